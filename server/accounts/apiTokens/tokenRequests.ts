// Limits the requests of each API token. A process takes them from the stored count in blocks, so that most requests write nothing.
import type { Client, TokenViewer } from '../../graphql/request.ts';
import type { Accounts } from '../accounts.ts';
import { rateLimitRules } from '../rateLimits.ts';

const rule = rateLimitRules.requestsOfToken;
/** How many requests a process counts at once. Each process may thus let so many more through than the limit says. */
const blockSize = 50;
/** The most tokens whose blocks are kept. */
const maximumBlocks = 10_000;

interface Block {
  left: number;
  /** The times between which the block may be used, in milliseconds. */
  readonly from: number;
  readonly until: number;
  /** Rejects with RATE_LIMITED if the block exceeds the limit. */
  readonly counted: Promise<void>;
}

export class TokenRequests {
  readonly #blocks = new Map<string, Block>();

  /** Counts one request; throws RATE_LIMITED beyond the limit. */
  async count(accounts: Accounts, { id, tokenId }: TokenViewer, client: Client): Promise<void> {
    const now = accounts.now().getTime();
    const open = this.#blocks.get(tokenId);
    if (open !== undefined && open.left > 0 && now >= open.from && now < open.until) {
      open.left -= 1;
      return open.counted;
    }
    const counted = accounts.countTry(rule, tokenId, client, id, blockSize);
    const block = { left: blockSize - 1, from: now, until: now + rule.window, counted };
    this.#blocks.delete(tokenId);
    this.#blocks.set(tokenId, block);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > maximumBlocks && oldest !== undefined) this.#blocks.delete(oldest);
    try {
      await counted;
    } catch (error) {
      if (this.#blocks.get(tokenId) === block) this.#blocks.delete(tokenId);
      throw error;
    }
  }
}

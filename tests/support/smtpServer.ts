// A mail server on this machine for tests: it takes mails, or refuses them as it is told.
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TakenMail {
  /** As the envelope names them. */
  readonly from: string;
  readonly to: readonly string[];
  /** Who had logged in to the mail server. */
  readonly user: string | undefined;
  /** It came through TLS. */
  readonly isEncrypted: boolean;
  readonly source: string;
  readonly message: Email;
}

export interface TestSmtpServer {
  readonly port: number;
  /** What was taken, oldest first. */
  readonly mails: readonly TakenMail[];
  /** How often somebody connected. */
  connections(): number;
  close(): Promise<void>;
}

export interface SmtpTestOptions extends Pick<SMTPServerOptions, 'secure' | 'disabledCommands' | 'authOptional'> {
  /** Who may log in; without it nobody has to. */
  login?: { readonly user: string; readonly password: string };
  /** Says no to an address, with its code. */
  refuse?: (address: string) => { code: number; message: string } | null;
  port?: number;
}

/** Starts one. It encrypts with a certificate of its own that nobody has signed. */
export async function startSmtpServer(options: SmtpTestOptions = {}): Promise<TestSmtpServer> {
  const { login, refuse, port = 0, ...rest } = options;
  const mails: TakenMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: login === undefined,
    // Without a word about its certificate.
    logger: false,
    ...rest,
    onConnect(_session, next) {
      connections += 1;
      next();
    },
    onAuth({ username, password }, _session, next) {
      if (username === login?.user && password === login?.password) next(null, { user: username });
      else next(Object.assign(new Error('Wrong name or password'), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, next) {
      const refusal = refuse?.(address) ?? null;
      next(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
    },
    onData(stream, session, next) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks);
        void PostalMime.parse(source).then((message) => {
          const { mailFrom, rcptTo } = session.envelope;
          mails.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            user: typeof session.user === 'string' ? session.user : undefined,
            isEncrypted: session.secure,
            source: source.toString('utf8'),
            message,
          });
          next();
        }, next);
      });
    },
  });
  // A client that does not trust the certificate breaks off: that is its test, not this server's end.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

// A local mail server for tests, which accepts or rejects mails as the test chooses.
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TakenMail {
  /** The addresses of the envelope. */
  readonly from: string;
  readonly to: readonly string[];
  /** The user that was logged in to the mail server. */
  readonly user: string | undefined;
  /** Whether the mail came over TLS. */
  readonly isEncrypted: boolean;
  readonly source: string;
  readonly message: Email;
}

export interface TestSmtpServer {
  readonly port: number;
  /** The accepted mails, oldest first. */
  readonly mails: readonly TakenMail[];
  /** How many connections were made. */
  connections(): number;
  close(): Promise<void>;
}

export interface SmtpTestOptions extends Pick<SMTPServerOptions, 'secure' | 'disabledCommands' | 'authOptional'> {
  /** The required user; if omitted, no login is required. */
  login?: { readonly user: string; readonly password: string };
  /** Rejects an address, with an SMTP status code. */
  refuse?: (address: string) => { code: number; message: string } | null;
  port?: number;
}

/** Starts the server with a self-signed certificate. */
export async function startSmtpServer(options: SmtpTestOptions = {}): Promise<TestSmtpServer> {
  const { login, refuse, port = 0, ...rest } = options;
  const mails: TakenMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: login === undefined,
    // Suppresses the warning about the certificate.
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
  // A client that rejects the certificate closes the connection; that is expected here.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

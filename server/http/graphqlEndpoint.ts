// Handles /api: checks the request, then lets graphql-yoga execute it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  type ParseOptions,
  parse,
} from 'graphql';
import { type GraphQLParams, type Plugin, createYoga } from 'graphql-yoga';
import type { Context } from '../graphql/context.ts';
import { type Execute, executeOperation } from '../graphql/executeOperation.ts';
import { checkText, limits, validateWithin } from '../graphql/limits.ts';
import { fieldResolver } from '../graphql/notImplementedFields.ts';
import { createOperationCache } from '../graphql/operationCache.ts';
import { maskError, withCode } from '../graphql/outcome.ts';
import { placeWrongValues } from '../graphql/wrongValues.ts';
import { addressOf } from './address.ts';
import { sendRefusal } from './answer.ts';
import type { ReadBody } from './bodies.ts';
import { parseJson } from './readJson.ts';
import { note } from './requestLog.ts';
import { asksForSchemaPage, sendSchemaPage } from './schemaPage.ts';
import { allowInlineParts } from './securityHeaders.ts';

/** Creates a self-contained page, with inline scripts and styles. */
export type RenderGraphiql = () => string | Promise<string>;

export interface GraphqlEndpointOptions {
  schema: GraphQLSchema;
  createContext: (request: IncomingMessage, response: ServerResponse) => Promise<Context>;
  reportError: (error: unknown) => void;
  /** Enables introspection and "Did you mean" suggestions. */
  development: boolean;
  /** Creates the GraphiQL page, which needs introspection; null for no such page. */
  graphiql: RenderGraphiql | null;
  readBody: ReadBody;
}

interface ServerContext {
  req: IncomingMessage;
  res: ServerResponse;
  /** The operation and its variables. */
  parameters: GraphQLParams;
}

function limitOperations({ introspection }: { introspection: boolean }): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string, options?: ParseOptions) => {
        checkText(source);
        return parse(source, { ...options, maxLexicalTokens: limits.tokens });
      });
    },
    onValidate({ addValidationRule, params, setValidationFn }) {
      setValidationFn(validateWithin);
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
      const document = params.documentAST as DocumentNode;
      return ({ result, setResult }) => setResult(placeWrongValues(result, document));
    },
  };
}

/**
 * Gives resolvers this server's context instead of yoga's. Yoga would copy the context, which evaluates the getter of the library, fixes the
 * viewer as before a log-in, and does all that even for operations that are never executed.
 */
function giveContext({ createContext }: GraphqlEndpointOptions): Plugin<ServerContext, ServerContext> {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn(async (args: ExecutionArgs) => {
        const { req, res } = args.contextValue as ServerContext;
        if (args.operationName) note(req, { operation: args.operationName.slice(0, 100) });
        const contextValue = await createContext(req, res);
        return executeOperation({ ...args, contextValue, fieldResolver }, executeFn as Execute);
      });
    },
  };
}

function codeErrors(development: boolean): Plugin<ServerContext, ServerContext> {
  return {
    onResultProcess(processed) {
      const { result, serverContext } = processed;
      if (Array.isArray(result) || !('errors' in result)) return;
      const errors = result.errors.map((error) => withCode(error, !development));
      note(serverContext.req, { codes: errors.map((error) => String(error.extensions.code)) });
      processed.setResult({ ...result, errors });
    },
  };
}

/** Passes the parameters that were read here to yoga, so that it does not read the request itself. */
const useReadParameters: Plugin<ServerContext, ServerContext> = {
  onRequestParse({ serverContext, setRequestParser }) {
    setRequestParser(() => serverContext.parameters);
  },
};

class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads a query parameter with JSON. Throws `Refused`. */
function readMember(parameters: URLSearchParams, name: string): unknown {
  const text = parameters.get(name);
  // Forms send an empty value for a field that was not filled in.
  if (text === null || text === '') return undefined;
  const parsed = parseJson(Buffer.from(text));
  if (parsed.kind === 'json') return parsed.value;
  throw new Refused(400, `${name} must be valid JSON, and not too deeply nested.`);
}

/** Reads the operation from the query of a GET. Throws `Refused`. */
function readAddress(request: IncomingMessage): object {
  const parameters = addressOf(request)?.searchParams ?? new URLSearchParams();
  const text = (name: string) => parameters.get(name) ?? undefined;
  return {
    query: text('query'),
    operationName: text('operationName'),
    variables: readMember(parameters, 'variables'),
    extensions: readMember(parameters, 'extensions'),
  };
}

/** Reads the operation from a body; null if the request was answered already. Throws `Refused` if the body is not an operation. */
async function readBodyOf(
  request: IncomingMessage,
  response: ServerResponse,
  readBody: ReadBody,
): Promise<object | null> {
  // Any site can send forms and plain text without a preflight request, but not JSON.
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refused(415, 'Send the operation as application/json.');
  const body = await readBody(request, response);
  if (body === null) return null;
  const { value } = body;
  if (Array.isArray(value)) throw new Refused(400, 'Send one operation per request.');
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    throw new Refused(400, 'The body must be an object with a query.');
  }
  return value;
}

/** Checks the type of `operationName`; yoga checks the other parameters. Throws `Refused`. */
function checkParameters(parameters: object): GraphQLParams {
  const { operationName } = parameters as { operationName?: unknown };
  if (operationName != null && typeof operationName !== 'string') {
    throw new Refused(400, 'operationName must be a string.');
  }
  return parameters;
}

/** Sends yoga's response. Yoga's own handler would expose the stack of an error that occurs before the operation is known. */
async function send(response: ServerResponse, answer: Response): Promise<void> {
  const text = await answer.text();
  // The client has disconnected.
  if (response.destroyed) return;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.statusCode = answer.status;
  response.end(text);
}

/** Answers a request; rejects with unexpected errors, which the caller handles like those of other addresses. */
export type GraphqlEndpoint = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function createGraphqlEndpoint(options: GraphqlEndpointOptions): GraphqlEndpoint {
  const { schema, development, graphiql, reportError, readBody, createContext } = options;
  const yoga = createYoga<ServerContext>({
    schema,
    graphqlEndpoint: '/api',
    cors: false,
    landingPage: false,
    graphiql: graphiql !== null,
    ...(graphiql && { renderGraphiQL: graphiql }),
    batching: false,
    multipart: false,
    maxRequestBodySize: false,
    logging: false,
    maskedErrors: { maskError: (error) => maskError(error, reportError) },
    parserAndValidationCache: {
      documentCache: createOperationCache(),
      // Errors are not cached, because clients could fill the memory with invalid operations.
      errorCache: { get: () => undefined, set: () => undefined },
    },
    plugins: [
      limitOperations({ introspection: development || graphiql !== null }),
      giveContext(options),
      codeErrors(development),
      useReadParameters,
    ],
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Visitors learn nothing of the schema.
    if (graphiql === null && asksForSchemaPage(request) && (await createContext(request, response)).viewer !== null) {
      sendSchemaPage(request, response, schema);
      return;
    }
    const isPost = request.method === 'POST';
    const read = isPost ? await readBodyOf(request, response, readBody) : readAddress(request);
    if (read === null) return;
    const parameters = checkParameters(read);
    // Yoga looks here for a body that was read already.
    if (isPost) Object.assign(request, { body: parameters });
    else if (graphiql !== null && request.headers.accept?.includes('text/html')) allowInlineParts(response);
    const context = { req: request, res: response, parameters };
    await send(response, await yoga.handleNodeRequestAndResponse(request, response, context));
  }

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      sendRefusal(response, error.status, 'BAD_REQUEST', error.message);
    }
  };
}

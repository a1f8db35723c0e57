// /api: checks the request, then lets graphql-yoga execute it.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  type ExecutionArgs,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  type ParseOptions,
  parse,
} from 'graphql';
import { type Plugin, createYoga } from 'graphql-yoga';
import type { Context } from '../graphql/context.ts';
import { codedError } from '../graphql/errors.ts';
import { type Execute, createExecutor } from '../graphql/execution/executePlanned.ts';
import { OperationLimits, limits } from '../graphql/limits.ts';
import { fieldResolver } from '../graphql/notImplementedFields.ts';
import { maskError, withCode } from '../graphql/outcome.ts';
import { sendRefusal } from './answer.ts';
import { readJson, tooDeeplyNested } from './readJson.ts';
import { note } from './requestLog.ts';
import { allowInlineParts } from './securityHeaders.ts';

/** A page that loads nothing from anywhere: its scripts and styles are in it. */
export type RenderGraphiql = () => string | Promise<string>;

export interface GraphqlEndpointOptions {
  schema: GraphQLSchema;
  createContext: (request: IncomingMessage, response: ServerResponse) => Promise<Context>;
  reportError: (error: unknown) => void;
  /** Introspection and "Did you mean". */
  development: boolean;
  /** Makes the page where operations are written by hand, which asks for the schema; without it there is no such page. */
  graphiql: RenderGraphiql | null;
  bodyLimit: number;
}

interface ServerContext {
  req: IncomingMessage;
  res: ServerResponse;
}

function limitOperations({ introspection }: { introspection: boolean }): Plugin {
  return {
    onParse({ params, setParseFn }) {
      if (String(params.source).length > limits.characters) {
        throw codedError('BAD_REQUEST', 'The operation is too long. Pass values as variables.', {
          http: { status: 400 },
        });
      }
      setParseFn((source: string, options?: ParseOptions) => parse(source, { ...options, maxTokens: limits.tokens }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(OperationLimits);
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

/**
 * Gives resolvers our context instead of yoga's: yoga copies what it is given, and with it what the library's getter answers,
 * who is logged in before a login, and all that for operations that are never executed.
 */
function giveContext({ schema, createContext }: GraphqlEndpointOptions): Plugin<ServerContext, ServerContext> {
  const execute = createExecutor(schema);
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn(async (args: ExecutionArgs) => {
        const { req, res } = args.contextValue as ServerContext;
        if (args.operationName) note(req, { operation: args.operationName.slice(0, 100) });
        const contextValue = await createContext(req, res);
        return execute({ ...args, contextValue, fieldResolver }, executeFn as Execute);
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

/** Refuses what must not be read as an operation; the parsed body of what may. */
async function readOperation(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): Promise<object | null> {
  const refuse = (status: number, ...refusal: [Parameters<typeof sendRefusal>[2], string]) => {
    sendRefusal(response, status, ...refusal);
    return null;
  };
  // Forms and plain text can be sent by any page without asking first; JSON cannot.
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') return refuse(415, 'BAD_REQUEST', 'Send the operation as application/json.');
  const body = await readJson(request, limit);
  if (body.kind === 'aborted') return null;
  if (body.kind === 'tooLarge') {
    response.setHeader('Connection', 'close');
    return refuse(413, 'PAYLOAD_TOO_LARGE', `A request can be at most ${Math.floor(limit / 1024 / 1024)} MB.`);
  }
  if (body.kind === 'broken') return refuse(400, 'BAD_REQUEST', 'The body is not valid JSON.');
  if (body.kind === 'tooDeep') return refuse(400, 'BAD_REQUEST', tooDeeplyNested);
  const { value } = body;
  if (Array.isArray(value)) return refuse(400, 'BAD_REQUEST', 'Send one operation per request.');
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    return refuse(400, 'BAD_REQUEST', 'The body must be an object with a query.');
  }
  return value;
}

export function createGraphqlEndpoint(options: GraphqlEndpointOptions): RequestListener {
  const { schema, development, graphiql, reportError } = options;
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
    // Errors are not kept: who sends broken operations could fill the memory with them.
    parserAndValidationCache: { errorCache: { get: () => undefined, set: () => undefined } },
    plugins: [
      limitOperations({ introspection: development || graphiql !== null }),
      giveContext(options),
      codeErrors(development),
    ],
  });

  return (request, response) => {
    void (async () => {
      if (request.method === 'POST') {
        const body = await readOperation(request, response, options.bodyLimit);
        if (body === null) return;
        // Where yoga looks for a body that was read already.
        Object.assign(request, { body });
      } else if (graphiql !== null && request.headers.accept?.includes('text/html')) allowInlineParts(response);
      await yoga(request, response);
    })().catch((error: unknown) => {
      reportError(error);
      if (!response.headersSent) sendRefusal(response, 500, 'INTERNAL_SERVER_ERROR', 'Internal Server Error');
      else response.destroy();
    });
  };
}

/** Operations whose example cannot succeed on a fresh service, with their refusal and the reason. */
export type Exception = {
  status: number
  code?: string
  why: string
  /** What another client than Swagger UI sends: with it the example succeeds. */
  headers?: Record<string, string>
}

const notOffered = {
  status: 501,
  code: 'marketplace.connect_refused',
  why: 'the operation is there to be refused',
}
const oneMediaType = {
  status: 406,
  why: 'MCP needs two media types in `Accept`, and Swagger UI sends one',
  headers: { accept: 'application/json, text/event-stream' },
}

export const exceptions: Record<string, Exception | undefined> = {
  promptsMcpGet: {
    status: 404,
    code: 'functions.not_found',
    why: 'the function of the prompt is a program of the caller',
  },
  mcpServersSync: {
    status: 502,
    code: 'mcp_servers.failed',
    why: 'the MCP server is a program of the caller',
  },
  connect: notOffered,
  connectInWorkspace: notOffered,
  mcp: oneMediaType,
  mcpInWorkspace: oneMediaType,
}

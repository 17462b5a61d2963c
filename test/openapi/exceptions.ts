/** Operations whose example cannot succeed on a fresh service, with their refusal and the reason. */
export type Exception = {
  status: number
  code: string
  why: string
}

const notOffered = {
  status: 501,
  code: 'marketplace.connect_refused',
  why: 'no orchestrator is allowed',
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
}

import type {
  CallToolResult,
  McpHttpHandler,
  Tool as ListedTool,
} from '@modelcontextprotocol/server'
import { VERSION } from '../../version.ts'
import { ToolError, type Tool } from './tool.ts'
import { TOOLS } from './tools.ts'

/** What a request may do: which tools it is offered, and how one of them is run. */
export type Session = {
  writes: boolean
  /** @throws ToolError */
  run(tool: Tool, input: unknown): Promise<object>
}

const INSTRUCTIONS =
  'Training of a rowing or paddling club, as the person whose token this is may see it. Quantities ' +
  'are in SI units, instants in ISO 8601. Members under 18 are left out, and so are reasons of ' +
  'health and notes: do not conclude from their absence. Sessions can be drafted, never published.'

const listed = ({ name, title, description, input, drafts }: Tool): ListedTool => ({
  name,
  title,
  description,
  inputSchema: input as unknown as ListedTool['inputSchema'],
  annotations: { readOnlyHint: !drafts, destructiveHint: false, openWorldHint: false },
})

const textResult = (text: string, isError = false): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(isError && { isError }),
})

async function runTool(
  { writes, run }: Session,
  name: string,
  input: unknown,
): Promise<CallToolResult> {
  const tool = TOOLS.find((one) => one.name === name && (writes || !one.drafts))
  if (!tool) return textResult(`There is no tool ${name} for this token.`, true)
  try {
    return textResult(JSON.stringify(await run(tool, input)))
  } catch (error) {
    if (error instanceof ToolError) return textResult(error.message, true)
    throw error
  }
}

/** Speaks the protocol; who asks is handed in with each request. Loaded when somebody asks first. */
export async function openProtocol(
  sessionOf: (request: Request) => Session,
): Promise<McpHttpHandler> {
  const { createMcpHandler, Server } = await import('@modelcontextprotocol/server')
  return createMcpHandler(({ requestInfo }) => {
    const session = sessionOf(requestInfo as Request)
    const server = new Server(
      { name: 'slipway', title: 'Slipway', version: VERSION },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
    )
    server.setRequestHandler('tools/list', () => ({
      tools: TOOLS.filter(({ drafts }) => session.writes || !drafts).map(listed),
    }))
    server.setRequestHandler('tools/call', ({ params }) =>
      runTool(session, params.name, params.arguments ?? {}),
    )
    return server
  })
}

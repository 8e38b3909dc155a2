/** The part of Fastify that the plugin uses for the route of its script. */
interface ScriptRoute {
  url: string
  handler(request: object, reply: Reply): unknown
}

interface Reply {
  header(name: string, value: string): Reply
  send(content: string): unknown
}

type Plugin = (
  fastify: { route(route: ScriptRoute): void; hasPlugin(): boolean; initialConfig: object },
  options: { configuration: { url: string } },
  done: () => void,
) => void

/**
 * Scalar's browser bundle. The package with the bundle as a file depends on everything that the bundle is made of, 286 MB; the
 * plugin for Fastify has it as a text, which its route for the script sends.
 */
export async function readScalarScript(): Promise<string> {
  const { default: plugin } = (await import('@scalar/fastify-api-reference')) as unknown as {
    default: Plugin
  }
  let script: string | undefined
  const reply: Reply = {
    header: () => reply,
    send(content) {
      script = content
    },
  }
  const route = ({ url, handler }: ScriptRoute) => {
    if (url.endsWith('.js')) handler({}, reply)
  }
  const fastify = { route, hasPlugin: () => false, initialConfig: {} }
  plugin(fastify, { configuration: { url: '/api/openapi.json' } }, () => {})
  if (!script) throw new Error('The plugin has no route for its script')
  return script
}

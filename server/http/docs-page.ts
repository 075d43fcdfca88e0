type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: { name?: string; in?: string; required?: boolean; schema?: unknown }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>
}
type Description = {
  info: { title: string; description: string }
  paths: Record<string, Record<string, Operation>>
}

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
const json = (value: unknown) => `<pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre>`
const fold = (title: string, value: unknown) =>
  value === undefined ? '' : `<details><summary>${escape(title)}</summary>${json(value)}</details>`

const STYLE = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent); }
  body {
    font: 15px/1.5 Inter, system-ui, sans-serif;
    margin: 0 auto;
    max-width: 60rem;
    padding: 2rem 1rem 4rem;
  }
  h1 { font-size: 1.6rem; }
  h2 {
    font-size: 1.15rem;
    margin-top: 2.5rem;
    border-bottom: 1px solid var(--line);
    padding-bottom: .3rem;
  }
  article { margin: 1.2rem 0; }
  h3 { font: 600 .95rem ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
  p { margin: .2rem 0; }
  .method { display: inline-block; min-width: 4.2rem; color: light-dark(#05665f, #5fd6cb); }
  pre {
    overflow: auto;
    padding: .8rem;
    border: 1px solid var(--line);
    border-radius: 6px;
    font-size: .8rem;
  }
  summary { cursor: pointer; }
  table { border-collapse: collapse; }
  td, th { text-align: left; padding: .2rem 1rem .2rem 0; }
  a { color: inherit; }`

function article(path: string, method: string, operation: Operation): string {
  const parameters = operation.parameters
    .filter((p) => p.name)
    .map(
      (p) =>
        `<li><code>${escape(p.name ?? '')}</code> in ${p.in}${p.required ? ', required' : ''}</li>`,
    )
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const reply = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))
  const replySchema = Object.values(reply?.[1].content ?? {})[0]?.schema
  return `<article id="${escape(operation.operationId)}">
    <h3><span class="method">${method.toUpperCase()}</span> /api/v2${escape(path)}</h3>
    <p>${escape(operation.summary)}. ${escape(operation.description)}</p>
    ${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
    ${fold('Body', body)}${fold(`Reply ${reply?.[0] ?? ''}`, replySchema)}
  </article>`
}

/** The readable page: every call by feature, then every error code. Plain HTML, no script. */
export function docsPage(
  { info, paths }: Description,
  errors: { code: string; status: number }[],
): string {
  const byTag = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags[0] ?? ''
      byTag.set(tag, [...(byTag.get(tag) ?? []), article(path, method, operation)])
    }
  }
  const sections = [...byTag].map(
    ([tag, articles]) => `<section><h2>${escape(tag)}</h2>${articles.join('')}</section>`,
  )
  const codes = errors.map(
    ({ code, status }) => `<tr id="${code}"><td>${status}</td><td><code>${code}</code></td></tr>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(info.title)} API</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${escape(info.title)} API</h1>
<p>${escape(info.description)} The same as <a href="/api/v2/openapi.json">OpenAPI 3.1</a>.
Send a bearer token, <code>selected-club-id</code> and <code>accept-language</code>; with a write an
<code>idempotency-key</code> as well, and it is done once however often it is sent.</p>
${sections.join('\n')}
<section><h2>errors</h2>
<table><thead><tr><th>Status</th><th>Code</th></tr></thead><tbody>${codes.join('')}</tbody></table>
</section>
</main></body>
</html>`
}

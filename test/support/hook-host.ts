import { QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { queryClient } from '../../web/api/query-client.ts'
import { notices } from '../../web/shell/notices.ts'
import { memoryStorage } from './memory-storage.ts'

/** Stands in for what React asks of a page that it draws nothing into. */
function emptyPage() {
  const document = Object.assign(new EventTarget(), { nodeType: 9, activeElement: null })
  return Object.assign(new EventTarget(), {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    ownerDocument: document,
  }) as unknown as HTMLElement
}

/** Lets the tests of a file mount hooks. Call it once, at its top. */
export function hostHooks(): void {
  beforeEach(() => {
    vi.stubGlobal('window', Object.assign(new EventTarget(), { HTMLIFrameElement: EventTarget }))
    vi.stubGlobal('localStorage', memoryStorage())
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  })
  afterEach(() => {
    queryClient.clear()
    notices.set([])
    vi.unstubAllGlobals()
  })
}

/** Runs a hook with its effects, as a page would that draws nothing. */
export async function mountHook<Input, Shown>(useHook: (input: Input) => Shown, first: Input) {
  const shown: Shown[] = []
  const Host = ({ input }: { input: Input }) => {
    shown.push(useHook(input))
    return null
  }
  const root = createRoot(emptyPage())
  const show = (input: Input) =>
    act(async () =>
      root.render(
        createElement(QueryClientProvider, { client: queryClient }, createElement(Host, { input })),
      ),
    )
  await show(first)
  const now = () => shown.at(-1) as Shown
  return {
    now,
    show,
    /** Does what a person would, and waits for what follows from it at once. */
    act: (work: (now: Shown) => unknown) => act(async () => void work(now())),
    leave: () => act(async () => root.unmount()),
  }
}

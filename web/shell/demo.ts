/**
 * When the demo begins again each day ("03:00"), null where it never does, and undefined where this
 * installation is no demo.
 */
export const demoResetsAt = ((): string | null | undefined => {
  const content = document.querySelector('meta[name="demo"]')?.getAttribute('content')
  return content === 'kept' ? null : (content ?? undefined)
})()

export const isDemo = demoResetsAt !== undefined

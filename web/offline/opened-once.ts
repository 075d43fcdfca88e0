/**
 * One connection for all who ask, opened again after the browser has closed it or has failed to
 * open it: on a full disk the next try may go well.
 */
export function openedOnce<Db>(open: (onClosed: () => void) => Promise<Db>): () => Promise<Db> {
  let opened: Promise<Db> | undefined
  const forget = () => {
    opened = undefined
  }
  return () => {
    opened ??= open(forget).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }
}

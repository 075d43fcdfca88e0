import { useEffect, useMemo } from 'react'

/** An address under which the browser shows what is in memory, for as long as it is shown. */
export function useObjectUrl(content: Blob | null | undefined): string | null {
  const address = useMemo(() => (content ? URL.createObjectURL(content) : null), [content])
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address)
    },
    [address],
  )
  return address
}

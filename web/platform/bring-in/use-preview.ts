import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * What the server says would become of a list, asked again when the list changes; the former
 * answer stands meanwhile. `list` has to keep its identity while it stays the same.
 */
export function usePreview<List, Preview>(
  list: List | null,
  ask: (list: List) => Promise<Preview>,
) {
  const [preview, setPreview] = useState<{ list: List; is: Preview } | null>(null)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: ask,
    onSuccess: (is, asked) => setPreview({ list: asked, is }),
  })
  useEffect(() => {
    if (list !== null) mutate(list)
  }, [list, mutate])
  return {
    preview: list === null ? null : (preview?.is ?? null),
    /** Whether what is shown is of another list than the one on the page. */
    isStale: preview?.list !== list,
    isPending,
    isError,
    retry: () => list !== null && mutate(list),
  }
}

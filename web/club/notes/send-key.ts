/** Ctrl or ⌘ and Enter send the content of a field of several lines. */
export const isSendKey = ({
  key,
  ctrlKey,
  metaKey,
}: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}): boolean => key === 'Enter' && (ctrlKey || metaKey)

import { useEffect } from 'react'

/**
 * A header also keeps search engines from indexing; this is for those who save the page they were
 * shown.
 */
export function useUnindexed(): void {
  useEffect(() => {
    const tag = Object.assign(document.createElement('meta'), {
      name: 'robots',
      content: 'noindex',
    })
    document.head.append(tag)
    return () => tag.remove()
  }, [])
}

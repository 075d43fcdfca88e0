import type { login } from '#contract/people/account.ts'
import type { Reply } from '#contract/endpoint.ts'
import { adoptLanguage } from '../../i18n/i18n.ts'
import { queryClient } from '../../api/query-client.ts'
import { keepToken } from '../../shell/session-store.ts'
import { loadViewer, type Viewer } from '../../shell/viewer.ts'

/** Signs this browser in and clears what it remembers of the previous person from memory. */
export async function enterAs({ accessToken, user }: Reply<typeof login>): Promise<Viewer> {
  queryClient.clear()
  keepToken(accessToken)
  await adoptLanguage(user.preferred_language)
  return loadViewer()
}

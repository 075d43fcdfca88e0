import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../paths/paths.ts'
import { notify, notifyOffer } from '../../shell/notices.ts'
import { useUnaware } from '../publishing/open.ts'

type Stored = { id: number; ids: readonly number[] }
type Manner = { published: boolean | null; isNew: boolean; isBack: boolean }

/**
 * Says what is stored, with a way to it where one goes elsewhere; of a change also how many do not
 * know it, with what notifies them.
 */
export function useSayDone() {
  const { t } = useTranslation('session-form')
  const navigate = useNavigate()
  const unawareOf = useUnaware()
  return async ({ id, ids }: Stored, { published, isNew, isBack }: Manner): Promise<void> => {
    const open = { label: t('toSession'), run: () => void navigate(paths.session(id)) }
    const text =
      ids.length > 1
        ? t('savedMany', { count: ids.length })
        : t(published === false ? 'savedDraft' : 'saved')
    const offer = isBack ? { action: open } : {}
    const unaware = isNew ? null : await unawareOf(ids, text)
    if (unaware) notifyOffer('success', unaware.text, { ...offer, secondAction: unaware.action })
    else notify('success', text, offer)
  }
}

import { useTranslation } from 'react-i18next'
import { isNonMemberOf } from '#domain/rules/imports.ts'
import { useFormat } from '../../format/format.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'

type Person = { user_id: number; full_name: string }
type Boat = { name: string; users: readonly Person[] }

/**
 * Asks before the recording of somebody goes to a boat they do not sit in, and says who does. True
 * where there is nothing to ask, or it is agreed.
 */
export function useAskAboard(): (
  owner: Person | undefined,
  boat: Boat | undefined,
) => Promise<boolean> {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const viewer = useViewer()
  const confirm = useConfirm()
  return async (owner, boat) => {
    const aboard = boat?.users ?? []
    if (
      !owner ||
      !boat ||
      !isNonMemberOf(
        viewer,
        owner.user_id,
        aboard.map(({ user_id }) => user_id),
      )
    )
      return true
    const people = format.conjunction(aboard.map(({ full_name }) => full_name))
    const words = { athlete: owner.full_name, crew: boat.name, people }
    return confirm({
      title: t('aboard.title', words),
      text: t(aboard.length === 0 ? 'aboard.empty' : 'aboard.text', words),
      confirm: t('aboard.confirm', words),
    })
  }
}

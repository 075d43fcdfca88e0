import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListKindName } from '#domain/bring-in/kinds.ts'
import { Page } from '../../ui/Page.tsx'
import { Steps } from './Steps.tsx'
import { TakenList, type Outcome } from './TakenList.tsx'
import type { ReadFile } from './use-list.ts'

type Ways = { to: string; crumb: { to: string; label: string }; onOther: () => void }

/** The third step: what came of the list, once it was taken in. */
export function useOutcome(
  kind: ListKindName,
  file: ReadFile,
  { to, crumb, onOther }: Ways,
): { page: ReactNode; show: (outcome: Outcome) => void } {
  const { t } = useTranslation('bring-in')
  const [outcome, show] = useState<Outcome | null>(null)
  const page = outcome && (
    <Page title={t(`pages.${kind}`)} crumb={crumb}>
      <Steps at="take" />
      <TakenList {...outcome} kind={kind} file={file.name} to={to} onOther={onOther} />
    </Page>
  )
  return { page, show }
}

import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/Page.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { Steps } from './Steps.tsx'
import type { ListKind } from './list-kind.ts'
import type { ReadFile } from './use-list.ts'

type BringInStartProps = {
  kind: Pick<ListKind<string>, 'kind' | 'sheetOf' | 'most'>
  crumb: { to: string; label: string }
  onFile: (file: ReadFile) => void
}

/** The first step: choosing a file. */
export function BringInStart({ kind, crumb, onFile }: BringInStartProps) {
  const { t } = useTranslation('bring-in')
  return (
    <Page title={t(`pages.${kind.kind}`)} crumb={crumb}>
      <Steps at="file" />
      <ChooseFile kind={kind} onFile={onFile} />
    </Page>
  )
}

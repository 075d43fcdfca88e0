import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useClubDay } from '../../format/club-clock.ts'
import { useFormat } from '../../format/format.ts'
import { useViewer } from '../../shell/viewer.ts'
import { useLightPaper } from '../../ui/use-light-paper.ts'
import { usePrinting } from '../../ui/use-printing.ts'
import '../../theme/paper.css'

/** Makes the page around it one for paper while it is printed. */
export const PaperMark = () => (usePrinting() ? <PaperHead /> : null)

/** Whose report it is and of which day, in the colours of a light screen. */
function PaperHead() {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { selected } = useViewer()
  useLightPaper()
  const printed = t('files.printed', { day: format.dayExact(useClubDay()) })
  return <Text data-paper>{[selected?.club.name, printed].filter(Boolean).join(' · ')}</Text>
}

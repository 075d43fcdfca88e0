import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverDate } from '../../format/server-clock.ts'
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
  const [now] = useState(() => serverDate())
  useLightPaper()
  const printed = t('files.printed', { day: format.dayExact(now) })
  return <Text data-paper>{[selected?.club.name, printed].filter(Boolean).join(' · ')}</Text>
}

import { ChangePicture } from './ChangePicture.tsx'
import { GroupPicture } from './GroupPicture.tsx'
import { PlacePicture } from './PlacePicture.tsx'
import { useChartParts, type ChartQuestion } from './use-chart-parts.ts'

/** A picture of one figure, or of several that belong together, over time or over people. */
export function ReportChart(question: ChartQuestion) {
  const { report, by, athletes, earlier } = question
  const parts = useChartParts(question)
  if (!parts) return null
  const { picture, figure, across, words, groups, canSplit, choice } = parts
  if (across === 'changes' && figure)
    return <ChangePicture report={report} figure={figure} athletes={athletes} />
  const drawn = { report, picture, athletes, label: words[across] }
  if (canSplit && groups && choice.isSplit && figure)
    return <GroupPicture {...drawn} by={by} groups={groups} figure={figure} />
  return (
    <PlacePicture
      {...drawn}
      by={by}
      across={across === 'changes' ? 'periods' : across}
      earlier={earlier}
    />
  )
}

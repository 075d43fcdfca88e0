import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addsUp, drawnAs, hasLeastOnTop } from '#domain/reports/pictures.ts'
import type { Period, Report, ReportAthlete } from '#domain/reports/report.ts'
import type { Days } from '#domain/reports/spans.ts'
import { CategoryLines } from '../../ui/charts/CategoryLines.tsx'
import { StackedBars } from '../../ui/charts/StackedBars.tsx'
import { GMT_ZONE_RAMP, SPEED_RAMP } from '../../ui/theme-colours.ts'
import { useZones } from '../../lookups/zones.ts'
import { useAskedReport } from './asked-report.ts'
import { placesOfPeople, placesOverTime, valuesAt } from './picture-series.ts'
import { useAxisWriter } from './use-axis-writer.ts'
import type { Picture } from './use-pictures.ts'
import { useReportContext } from './use-seasons.ts'
import { usePeriodWriter, type ShownFigure } from './use-report-words.ts'

type PlacePictureProps = {
  report: Report
  picture: Picture
  by: Period
  athletes: readonly ReportAthlete[]
  across: 'periods' | 'athletes' | 'squads'
  earlier: Days | null
  /** What there is one place for. */
  label: string
}

/** Figures at each place, beside those of the days compared with. */
export function PlacePicture(props: PlacePictureProps) {
  const [first] = props.picture.figures
  return first ? <Drawn {...props} first={first} /> : null
}

function Drawn(props: PlacePictureProps & { first: ShownFigure }) {
  const { report, picture, by, across, label, first } = props
  const places = usePlaces(props)
  const series = useSeries(props, places)
  const categories = useMemo(() => places.map((place) => place.label), [places])
  const declared = report.figures[first.name] ?? { kind: 'count' as const }
  const chart = {
    title: picture.label,
    categoryLabel: label,
    categories,
    series,
    unit: first.unit ?? '',
    write: useAxisWriter(report, first),
  }
  if (picture.figures.length === 1 && drawnAs(declared) === 'lines')
    return (
      <CategoryLines
        {...chart}
        leastOnTop={hasLeastOnTop(declared.kind)}
        isCourse={across === 'periods' && by !== 'weekday'}
      />
    )
  return <StackedBars {...chart} stacked={addsUp(declared.kind)} />
}

function usePlaces({ report, by, athletes, across, earlier }: PlacePictureProps) {
  const { t } = useTranslation('reports')
  const writePeriod = usePeriodWriter(by)
  const { start_date, end_date } = useAskedReport().query
  const context = useReportContext()
  const noSquad = t('noSquad')
  return useMemo(() => {
    if (across !== 'periods') return placesOfPeople(report, athletes, across, noSquad)
    const days = { start_date, end_date }
    const course = { report, by, days, earlier, context, writePeriod }
    return placesOverTime(course, athletes)
  }, [report, by, athletes, across, earlier, context, writePeriod, start_date, end_date, noSquad])
}

/** Each figure, and after it that of the days compared with; what nobody has is left out. */
function useSeries(
  { report, picture }: PlacePictureProps,
  places: ReturnType<typeof placesOverTime>,
) {
  const zones = useZones()
  return useMemo(() => {
    const isCompared = places.some(({ earlier }) => earlier !== null)
    const all = picture.figures.flatMap(({ name, label, earlierLabel }, place) => {
      const colour =
        picture.key === 'zones' && zones[place] ? zones[place].colour : colourAt(picture, place)
      const now = {
        key: name,
        label,
        colour,
        values: valuesAt(
          report,
          name,
          places.map(({ parts }) => parts),
        ),
      }
      if (!isCompared) return [now]
      const before = {
        key: `${name} earlier`,
        label: earlierLabel,
        colour,
        values: valuesAt(
          report,
          name,
          places.map(({ earlier }) => earlier),
        ),
        isEarlier: true,
      }
      return [now, before]
    })
    const isOne = picture.figures.length === 1
    return all.filter(({ values }) => isOne || values.some((value) => value))
  }, [report, picture, places, zones])
}

function colourAt({ figures }: Picture, place: number): string {
  if (figures.length === GMT_ZONE_RAMP.length) return GMT_ZONE_RAMP[place] ?? SPEED_RAMP[2]
  return SPEED_RAMP[figures.length > 1 ? place + 1 : 2] ?? SPEED_RAMP[2]
}

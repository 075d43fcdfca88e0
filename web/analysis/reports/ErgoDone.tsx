import { Stack, Title } from '@mantine/core'
import { IconStopwatch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ergoCurves, ergoPieces } from '#contract/analysis/reports-ergo.ts'
import { equalKey, equalOf, equalsOf } from '#domain/training/equal-pieces.ts'
import { query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { useAskedReport } from './asked-report.ts'
import { ErgoPieces } from './ErgoPieces.tsx'
import { ErgoPictures } from './ErgoPictures.tsx'
import { PowerCurves } from './PowerCurves.tsx'

/** What is behind the bests: pieces over the same, in a list and in pictures, and power held. */
export function ErgoDone({ isOfOne = false }: { isOfOne?: boolean }) {
  const { t } = useTranslation('reports')
  const { against: _against, ...asked } = useAskedReport().query
  const [search, change] = useSearchParam()
  const found = useQuery({
    ...query(ergoPieces, { query: asked }),
    placeholderData: keepPreviousData,
  })
  const answer = found.data?.data
  const equals = useMemo(() => equalsOf(answer?.pieces ?? []), [answer])
  const equal = equals.find((one) => equalKey(one) === search.get('over')) ?? equals[0]
  const pieces = useMemo(
    () =>
      (answer?.pieces ?? []).filter((piece) => {
        const own = equalOf(piece)
        return own !== null && equal !== undefined && equalKey(own) === equalKey(equal)
      }),
    [answer, equal],
  )
  return (
    <Stack gap="xl" mt="xl">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('ergoPieces.title')}
        </Title>
        {!answer && <Waiting for={found} rows={5} part />}
        {answer && !equal && (
          <PageState
            state="empty"
            icon={<IconStopwatch />}
            title={t('ergo.none')}
            text={t('ergo.noneText')}
          />
        )}
        {answer && equal && (
          <ErgoPieces
            isOfOne={isOfOne}
            {...{ equal, equals, pieces }}
            hidden={answer.count - answer.pieces.length}
            count={answer.count}
            onChoose={(over) => change({ over })}
          />
        )}
      </Stack>
      {equal && <ErgoPictures isOfOne={isOfOne} equal={equal} pieces={pieces} />}
      <PowerCurves call={ergoCurves} isOfOne={isOfOne} none={t('ergo.curveNone')} isErgo />
    </Stack>
  )
}

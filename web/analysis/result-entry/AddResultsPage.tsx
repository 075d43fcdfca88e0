import { Button, Stack, Text } from '@mantine/core'
import { IconCheck, IconListNumbers, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { isRowingOrPaddling, takesScores } from '#domain/constants/sports.ts'
import { opensEntry } from '#domain/rules/gated-values.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { TabHead, useSession } from '../../planning/session-facts/open.ts'
import { Clashes } from '../../sheet/Clashes.tsx'
import { EntrySteps, EntryTrouble } from '../../sheet/EntryBar.tsx'
import { LeftOutNote } from '../../sheet/LeftOutNote.tsx'
import { SkippedNote } from '../../sheet/SkippedNote.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { AddAlternative } from './AddAlternative.tsx'
import { Stranded } from './Stranded.tsx'
import { enteredFields, fieldsOf, gridOf, type Splits } from './grid-model.ts'
import { ownersOf, type Tab } from './owners.ts'
import { PhoneEntry } from './PhoneEntry.tsx'
import { scoresToEnterQuery } from './queries.ts'
import { ScoreSheet } from './ScoreSheet.tsx'
import { SheetBar } from './SheetBar.tsx'
import { StrengthEntry } from './StrengthEntry.tsx'
import { useChoice, type Order } from './use-choice.ts'
import { effortsByWord, useEfforts } from './use-efforts.ts'
import { useEntries } from './use-entries.ts'
import { useWords } from './use-words.ts'

/** Lets one enter results by hand, from paper or a spreadsheet. */
export function AddResultsPage() {
  const { t } = useTranslation('scores')
  const session = useSession()
  const asked = useQuery(scoresToEnterQuery(session.id))
  const { data } = asked
  if (!data) return <Waiting for={asked} rows={10} />
  const { all, own, own_alternative, ready } = data.data.user_actions
  const alternative = own_alternative && data.data.alternative_results
  const back = (
    <Button component={Link} to={paths.sessionResults(session.id)} variant="default" mt="sm">
      {t('toResults')}
    </Button>
  )
  if (session.kind === 'event' || !takesScores(data.data.sport_id))
    return (
      <PageState
        state="empty"
        title={t('notTaken.title')}
        text={t('notTaken.text')}
        action={back}
      />
    )
  if (!all && !own && !alternative)
    return <PageState state="unauthorized" part text={t('notYours')} action={back} />
  if (!ready && !alternative) return <NotReady scores={data.data} />
  return <Entry scores={data.data} />
}

/** Says what has to exist first, with a link to it for those who may plan. */
function NotReady({ scores }: { scores: SessionScores }) {
  const { t } = useTranslation('scores')
  const { id, user_actions } = useSession()
  const noPieces = scores.pieces.length === 0
  const plan = user_actions.edit && (
    <Button component={Link} to={paths.editSession(id)} mt="sm">
      {t('first.plan')}
    </Button>
  )
  return (
    <PageState
      state="empty"
      icon={noPieces ? <IconListNumbers /> : <IconUsers />}
      title={noPieces ? t('first.pieces') : t('first.people')}
      text={t('first.text')}
      action={plan}
    />
  )
}

const NO_PIECES: SessionScores['pieces'] = []
const orderOf = (tab: Tab, pieces: number): Order =>
  tab !== 'alternative' && pieces <= 3 ? 'wide' : 'person'

function Entry({ scores }: { scores: SessionScores }) {
  const { t } = useTranslation('scores')
  const session = useSession()
  const viewer = useViewer()
  const { user_id } = viewer
  const { language, unitSystem: units } = useFormat()
  const phone = usePhone()
  const choice = useChoice(scores.sport_id)
  const [sports, setSports] = useState<ReadonlyMap<number, number>>(new Map())
  // The columns stay as they were when the page opened: new ones would move the cells while
  // somebody types.
  const [entered] = useState(() => enteredFields(scores.results))
  const rated =
    entered.has('rpe') || opensEntry('addScores', 'results.*.scores.*.values.rpe', viewer)
  const efforts = useEfforts()
  const writing = useMemo(
    () => ({ language, units, efforts: effortsByWord(efforts) }),
    [language, units, efforts],
  )
  const desk = useEntries(session.id, scores, writing)
  const tabs = tabsOf(scores)
  const tab = tabs.find((one) => one === choice.tab) ?? tabs[0] ?? 'athlete'
  const owners = ownersOf(tab, scores, user_id, sports)
  const fields = fieldsOf(owners, rated ? [] : ['rpe'])
  const chosen = choice.fields.filter(
    (field) => fields.piece.includes(field) || fields.part.includes(field),
  )
  const usual = [...new Set([...fields.piece, ...fields.part])].filter(
    (field) => fields.usual.includes(field) || entered.has(field),
  )
  const shown = chosen.length > 0 ? chosen : usual
  const pieces = tab === 'alternative' ? NO_PIECES : scores.pieces
  const isStrength = fields.part.includes('reps')
  const bySet = isStrength && tab === 'athlete'
  // Exercises below each other, their sets side by side.
  const usualOrder = isStrength ? 'person' : orderOf(tab, pieces.length)
  const order = phone ? 'person' : (choice.order ?? usualOrder)
  const splits: Splits = choice.splits ?? (isStrength ? 'all' : 'time')
  const piece = tab === 'alternative' ? 0 : choice.piece
  const owner = owners.find(({ key }) => key === choice.owner)?.key ?? null
  const grid = gridOf(owners, pieces, { piece, owner, fields: shown, splits, order })
  const words = useWords(scores, efforts)
  const sheet = { scores, pieces, ...grid, desk, writing, words }
  const inAny = [...fields.piece, ...fields.part.filter((field) => !fields.piece.includes(field))]
  const isGuided = phone && bySet
  const steps = <EntrySteps desk={desk} />
  const bar = (
    <SheetBar
      {...{ tabs, tab, owners, pieces, fields: inAny, shown, splits, order, phone, words }}
      choice={{ ...choice, owner }}
    >
      {!isGuided && steps}
    </SheetBar>
  )
  return (
    <Stack gap={4}>
      <TabHead
        action={
          <Button
            component={Link}
            to={paths.sessionResults(session.id)}
            leftSection={<IconCheck size={18} aria-hidden />}
          >
            {t('done')}
          </Button>
        }
      />
      {isGuided ? steps : bar}
      {tab === 'alternative' && (
        <AddAlternative
          scores={scores}
          onAdd={(id, sport) => setSports(new Map(sports).set(id, sport))}
        />
      )}
      {owners.length === 0 ? (
        <Text c="dimmed">{t(`nobody.${tab}`)}</Text>
      ) : (
        <>
          <EntryTrouble desk={desk} />
          {desk.leftOut && <LeftOutNote leftOut={desk.leftOut} onClose={desk.putAway} />}
          {desk.skipped.length > 0 && (
            <SkippedNote names={desk.skipped.map(words.of)} onClose={desk.putSkippedAway} />
          )}
          <Clashes desk={desk} write={desk.cells.write} nameOf={words.of} />
          <Stranded desk={desk} words={words} />
          {isGuided && <StrengthEntry {...{ owners, scores, desk, writing, words }} />}
          {isGuided && (
            <Fold title={t('strength.more')}>
              <Stack gap="md">
                {bar}
                <PhoneEntry {...sheet} />
              </Stack>
            </Fold>
          )}
          {phone && !bySet && <PhoneEntry {...sheet} />}
          {!phone && <ScoreSheet {...sheet} />}
        </>
      )}
    </Stack>
  )
}

/**
 * Boats and squads are for who may enter everybody's; an alternative is for who may enter one at
 * all.
 */
function tabsOf({
  sport_id,
  crews,
  squads,
  alternative_results,
  athletes,
  user_actions: { all, own, ready },
}: SessionScores): Tab[] {
  const planned = ready && (all || own)
  return [
    ...(planned ? (['athlete'] as const) : []),
    ...(planned && all && (crews.length > 0 || isRowingOrPaddling(sport_id))
      ? (['crew'] as const)
      : []),
    ...(planned && all && squads.length > 0 ? (['squad'] as const) : []),
    ...(alternative_results || athletes.some(({ did_alternative }) => did_alternative)
      ? (['alternative'] as const)
      : []),
  ]
}

import { Stack, Text, Button } from '@mantine/core'
import { IconFlag, IconArrowsDiff } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import {
  raceReports,
  saveRaceReport,
  type racePieces,
  type RacePiece,
} from '#contract/analysis/race-analysis.ts'
import type { Reply } from '#contract/endpoint.ts'
import { lineKey, kindOf, MOST_RACE_LINES } from '#domain/race-analysis/kinds.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { inGroups } from '../../ui/table/grouping.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { useFormat } from '../../format/format.ts'
import { openModal, closeModal } from '../../shell/modals.ts'
import { lookAt } from '../../ui/line-looks.ts'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { comma } from '../../format/punctuation.ts'
import { pieceList } from './piece-list.tsx'
import { SessionHead } from './PieceLines.tsx'
import { crewOf } from './line-names.ts'

/** Gives what is ticked a name, keeps it and opens it. */
function SaveComparison({ pieces }: { pieces: readonly RacePiece[] }) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const navigate = useNavigate()
  const [first] = pieces
  const form = useForm(saveRaceReport, {
    initial: {
      name: first ? `${first.session}${comma()}${format.dayExact(first.date)}`.slice(0, 120) : '',
    },
    send: async ({ name }, call) => {
      const lines = pieces.map(({ session_id, piece, crew_id, user_id }) => ({
        session_id,
        piece,
        crew_id,
        user_id,
      }))
      return call(saveRaceReport, { body: { name, lines } })
    },
    refreshes: [raceReports],
    onSaved: ({ data }) => {
      closeModal()
      void navigate(paths.raceReport(data.kind, data.uuid))
    },
  })
  return (
    <Form of={form} submit={t('save.submit')} wide>
      <Text size="sm" c="dimmed">
        {t(`kinds.${kindOf(pieces)}`)}
      </Text>
      <TextField {...form.at('name')} label={t('save.name')} data-autofocus />
    </Form>
  )
}

type ChosenPiecesProps = {
  chosen: readonly RacePiece[]
  onRemove: (key: string) => void
  onClear: () => void
}

const differ = (pieces: readonly RacePiece[], of: (piece: RacePiece) => string | number) =>
  new Set(pieces.map(of)).size > 1

/** What is ticked, what kind of comparison it makes, and the way to it. */
function ChosenPieces({ chosen, onRemove, onClear }: ChosenPiecesProps) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const isTooMany = chosen.length > MOST_RACE_LINES
  const isUnlike =
    differ(chosen, (piece) => piece.class) || differ(chosen, ({ distance }) => Math.round(distance))
  const compare = () =>
    openModal({ title: t('save.title'), size: 'sm', content: <SaveComparison pieces={chosen} /> })
  return (
    <SelectionBar
      items={chosen.map((piece, place) => ({
        key: lineKey(piece),
        name: crewOf(piece),
        detail: format.dayOfMonth(piece.date),
        look: lookAt(place),
      }))}
      onRemove={onRemove}
      onClear={onClear}
      empty={t('pieces.none')}
      words={chosen.length === 0 ? '' : t(isUnlike ? 'pieces.unlike' : `kinds.${kindOf(chosen)}`)}
      problem={isTooMany ? t('pieces.most', { number: MOST_RACE_LINES }) : null}
      action={
        <Button leftSection={<IconArrowsDiff size={18} />} disabled={isTooMany} onClick={compare}>
          {t('pieces.compare', { count: chosen.length })}
        </Button>
      }
    />
  )
}

const keysOf = (named: string | null): readonly string[] => (named ?? '').split(',').filter(Boolean)

/**
 * The pieces that are ticked. They stand in the address, and stay ticked when other filters no
 * longer list them. A tick shows at once, before the address has changed.
 */
function useChosenPieces(pieces: readonly RacePiece[]) {
  const [search, change] = useSearchParam()
  const [keys, setKeys] = useState(() => keysOf(search.get('chosen')))
  const [last, setLast] = useState(pieces)
  const [seen, setSeen] = useState<ReadonlyMap<string, RacePiece>>(() => byKey(pieces))
  if (last !== pieces) {
    setLast(pieces)
    setSeen(new Map([...seen, ...byKey(pieces)]))
  }
  const chosen = useMemo(
    () =>
      new Map(
        keys.flatMap((key) => {
          const piece = seen.get(key)
          return piece ? [[key, piece] as const] : []
        }),
      ),
    [keys, seen],
  )
  const choose = (next: readonly string[]) => {
    setKeys(next)
    change({ chosen: next.join(',') })
  }
  const toggle = (piece: RacePiece) => {
    const key = lineKey(piece)
    choose(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key])
  }
  /** Ticks all of them, or none where all are ticked. */
  const toggleAll = (some: readonly RacePiece[]) => {
    const own = some.map(lineKey)
    const others = keys.filter((key) => !own.includes(key))
    choose(own.every((key) => keys.includes(key)) ? others : [...others, ...own])
  }
  const remove = (key: string) => choose(keys.filter((one) => one !== key))
  return { chosen, toggle, toggleAll, remove, clear: () => choose([]) }
}

const byKey = (pieces: readonly RacePiece[]) =>
  new Map(pieces.map((piece) => [lineKey(piece), piece]))

type RacePieces = Reply<typeof racePieces>['data']

/** The pieces there are, by session: one ticks some and compares them. */
export function PieceChooser({ found }: { found: RacePieces }) {
  const { t } = useTranslation('racing')
  const { pieces, count, is_counted } = found
  const { chosen, toggle, toggleAll, remove, clear } = useChosenPieces(pieces)
  const rows = useMemo(() => inOrder(pieces), [pieces])
  const isChosen = (piece: RacePiece) => chosen.has(lineKey(piece))
  if (count === 0)
    return (
      <PageState
        state="empty"
        icon={<IconFlag />}
        title={t('pieces.empty')}
        text={t('pieces.emptyText')}
      />
    )
  return (
    <Stack gap="sm">
      <ListTable
        of={pieceList}
        given={{ chosen, toggle }}
        rows={rows}
        grouping={{
          by: ({ session_id }) => String(session_id),
          renderHead: (own) => (
            <SessionHead pieces={own} isChosen={isChosen} onToggle={toggleAll} />
          ),
        }}
        isMarked={isChosen}
      />
      {count > pieces.length && (
        <Text size="sm" role="status">
          {is_counted
            ? t('pieces.latest', { number: pieces.length, count })
            : t('pieces.latestOfMore', { number: pieces.length })}
        </Text>
      )}
      <ChosenPieces chosen={[...chosen.values()]} onRemove={remove} onClear={clear} />
    </Stack>
  )
}

/** The latest session first, its pieces as they were rowed. */
const inOrder = (pieces: readonly RacePiece[]): RacePiece[] =>
  inGroups(pieces, ({ session_id }) => String(session_id)).flatMap((own) => own.toReversed())

import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gmts, saveGmts } from '#contract/lookups.ts'
import { api, ApiProblem, invalidate, query } from '../../api.ts'
import { notify } from '../../shell/notices.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { PageState } from '../../ui/PageState.tsx'
import classes from './clubs.module.css'
import { GoldMedalRow, type GmtDraft } from './GoldMedalRow.tsx'

/** Keyed by the sport that the call uses: 48 covers all of paddling. */
const SPORTS = { rowing: 1, paddling: 48 } as const
type GmtSport = keyof typeof SPORTS

/** The times a boat class is expected to win gold in, as the club holds them: one table a sport. */
export function GoldMedalTimes() {
  const { t } = useTranslation('clubs')
  const [sport, setSport] = useState<GmtSport>('rowing')
  const [drafts, setDrafts] = useState<ReadonlyMap<GmtSport, readonly GmtDraft[]>>(new Map())
  const { data, isError, refetch } = useQuery({
    ...query(gmts, { query: { sport: SPORTS[sport] } }),
    staleTime: Infinity,
  })
  useLeaveGuard(drafts.size > 0)
  const setDraft = (rows: readonly GmtDraft[]) => setDrafts((now) => new Map(now).set(sport, rows))
  // What was typed while it was being stored is a draft still.
  const forget = (stored: readonly GmtDraft[]) =>
    setDrafts((now) => new Map([...now].filter(([, rows]) => rows !== stored)))
  return (
    <section className={classes.part} aria-labelledby="gold-medal-times">
      <Title order={2} size="h3" id="gold-medal-times">
        {t('times.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('times.hint')}
      </Text>
      <SegmentedControl
        aria-label={t('times.sport')}
        value={sport}
        style={{ justifySelf: 'start' }}
        onChange={(value) => setSport(value === 'paddling' ? 'paddling' : 'rowing')}
        data={[
          { value: 'rowing', label: t('times.rowing') },
          { value: 'paddling', label: t('times.paddling') },
        ]}
      />
      {data ? (
        <Table
          key={sport}
          sport={sport}
          saved={data.data}
          draft={drafts.get(sport)}
          onDraft={setDraft}
          onStored={forget}
        />
      ) : isError ? (
        <PageState state="error" part retry={() => void refetch()} />
      ) : (
        <PageState state="loading" rows={6} />
      )}
    </section>
  )
}

type Saved = Omit<GmtDraft, 'key'> & { id: number; is_estimate: boolean }

const rowOf = ({ id, class: name, distance, time, status }: Saved): GmtDraft => ({
  key: id,
  class: name,
  distance,
  time,
  status,
})

type TableProps = {
  sport: GmtSport
  saved: readonly Saved[]
  /** Undefined while nothing was typed. */
  draft: readonly GmtDraft[] | undefined
  onDraft: (rows: readonly GmtDraft[]) => void
  onStored: (rows: readonly GmtDraft[]) => void
}

function Table({ sport, saved, draft, onDraft, onStored }: TableProps) {
  const { t } = useTranslation('clubs')
  const rows = draft ?? saved.map(rowOf)
  const save = useMutation({
    mutationFn: (stored: readonly GmtDraft[]) => {
      const times = stored.map(({ class: name, distance, time, status }) => ({
        class: name,
        distance: distance ?? 0,
        time: time ?? 0,
        status,
      }))
      return api(saveGmts, { body: { sport: SPORTS[sport], gmts: times } }, { own: [400] })
    },
    onSuccess: async (_, stored) => {
      notify('success', t('times.saved'))
      await invalidate(gmts)
      onStored(stored)
    },
  })
  const problem = save.error instanceof ApiProblem ? save.error : null
  const change = (key: number, part: Partial<GmtDraft>) =>
    onDraft(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const add = () => {
    const key = Math.min(0, ...rows.map((row) => row.key)) - 1
    onDraft([
      {
        key,
        class: '',
        distance: sport === 'rowing' ? 2000 : 1000,
        time: null,
        status: 'estimate',
      },
      ...rows,
    ])
  }
  return (
    <Stack
      component="form"
      gap="sm"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(rows)
      }}
    >
      <Group>
        <Button variant="default" leftSection={<IconPlus size={18} />} onClick={add}>
          {t('times.add')}
        </Button>
      </Group>
      <ul className={classes.times} aria-label={t('times.title')}>
        {rows.map((row, index) => (
          <GoldMedalRow
            key={row.key}
            row={row}
            errorOf={(field) => problem?.errors[`gmts.${index}.${field}`]?.[0] ?? null}
            onChange={(part) => change(row.key, part)}
            onRemove={() => onDraft(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ul>
      {rows.length === 0 && <Text>{t('times.none')}</Text>}
      {problem && (
        <Text c="red" role="alert" size="sm">
          {problem.message}
        </Text>
      )}
      <Button
        type="submit"
        loading={save.isPending}
        disabled={draft === undefined}
        style={{ alignSelf: 'flex-start' }}
      >
        {t('times.save')}
      </Button>
    </Stack>
  )
}

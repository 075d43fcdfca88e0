import { ActionIcon, Anchor, Badge, Group, Paper, Stack, Text } from '@mantine/core'
import { IconArrowBarToUp, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { ComparedSession, ShownComparison } from '#contract/analysis/comparison.ts'
import { MOST_LINES } from '#domain/comparison/limits.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { Fold } from '../../ui/Fold.tsx'
import { LineSample, type LineLook } from '../../ui/LineSample.tsx'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { onScheme } from '../../ui/theme-colours.ts'
import { usePhone } from '../../ui/use-phone.ts'
import ui from '../../ui/ui.module.css'
import { recordingNames, type NamedLine } from './compared-names.ts'
import { comma } from '../../format/punctuation.ts'

type ComparedLinesProps = {
  comparison: ShownComparison
  lines: readonly NamedLine[]
  looks: readonly LineLook[]
  onChange: (part: Record<string, string | null>) => void
}

/** The sessions with the recordings chosen of each, which stand in the address in their order. */
export function ComparedLines({ comparison, lines, looks, onChange }: ComparedLinesProps) {
  const { t } = useTranslation('comparison')
  const ids = lines.map(({ activity_id }) => activity_id)
  const set = (next: readonly number[]) => onChange({ recordings: next.join(',') || null })
  return (
    <Stack gap="sm">
      {lines.length > 0 && (
        <Stack gap={4} component="ul" m={0} p={0} aria-label={t('lines')}>
          {lines.map((line, index) => (
            <LineHead
              key={line.activity_id}
              line={line}
              look={looks[index]}
              piece={comparison.piece}
              onLead={() => set([line.activity_id, ...ids.filter((id) => id !== line.activity_id)])}
              onRemove={
                lines.length > 1
                  ? () => set(ids.filter((id) => id !== line.activity_id))
                  : undefined
              }
            />
          ))}
        </Stack>
      )}
      <Fold title={t('recordings')} startsOpen={lines.length === 0}>
        <Group gap="md" align="flex-start">
          {comparison.sessions.map((session) => (
            <SessionRecordings
              key={session.session_id}
              session={session}
              sessions={comparison.sessions}
              chosen={ids}
              onChoose={set}
            />
          ))}
        </Group>
      </Fold>
    </Stack>
  )
}

type LineHeadProps = {
  line: NamedLine
  look: LineLook | undefined
  piece: number
  onLead: () => void
  onRemove: (() => void) | undefined
}

/** A line by its letter and look, whose it is, and what may be done with it. */
function LineHead({ line, look, piece, onLead, onRemove }: LineHeadProps) {
  const { t } = useTranslation('comparison')
  const { mark, name, session, recording, missing } = line
  const label = `${mark} ${name}`
  const isFirst = mark === 'A'
  const size = usePhone() ? 44 : 'lg'
  const colour = look && onScheme(look.colour.light, look.colour.dark)
  return (
    <Group component="li" gap="sm" wrap="nowrap">
      <Text fw={650} style={{ color: colour }}>
        {mark}
      </Text>
      {look && <LineSample look={look} />}
      <Stack gap={0} miw={0}>
        <Group gap="xs">
          <Anchor component={Link} to={paths.sessionResults(session.session_id)}>
            {name}
          </Anchor>
          {recording.sport_id === SPORT.ergo && (
            <Badge variant="light" tt="none">
              {t('ergo')}
            </Badge>
          )}
          {isFirst && (
            <Text size="sm" c="dimmed">
              {t('leads')}
            </Text>
          )}
        </Group>
        {missing !== null && (
          <Text size="sm" c="dimmed" className={ui.tabular}>
            {t(`unlaid.${missing}`, { number: piece })}
          </Text>
        )}
      </Stack>
      <Group gap={4} wrap="nowrap" ml="auto">
        {!isFirst && (
          <ActionIcon
            variant="subtle"
            size={size}
            aria-label={t('lead1', { name: label })}
            title={t('leadShort')}
            onClick={onLead}
          >
            <IconArrowBarToUp size={18} />
          </ActionIcon>
        )}
        {onRemove && (
          <ActionIcon
            variant="subtle"
            size={size}
            aria-label={t('remove', { name: label })}
            title={t('remove', { name: label })}
            onClick={onRemove}
          >
            <IconX size={18} />
          </ActionIcon>
        )}
      </Group>
    </Group>
  )
}

type SessionRecordingsProps = {
  session: ComparedSession
  sessions: readonly ComparedSession[]
  chosen: readonly number[]
  onChoose: (ids: readonly number[]) => void
}

/** Which recordings of one session are compared; one further session can be taken out again. */
function SessionRecordings({ session, sessions, chosen, onChoose }: SessionRecordingsProps) {
  const { t } = useTranslation('comparison')
  const format = useFormat()
  const navigate = useNavigate()
  const size = usePhone() ? 44 : 'lg'
  const { session_id, recordings } = session
  const title = `${session.name}${comma()}${format.within.day(session.date)}`
  const own = recordings.map(({ activity_id }) => activity_id)
  const others = sessions.filter((one) => one.session_id !== session_id)
  const names = recordingNames(recordings)
  const change = (values: string[]) => {
    const ids = values.map(Number)
    onChoose([
      ...chosen.filter((id) => !own.includes(id) || ids.includes(id)),
      ...ids.filter((id) => !chosen.includes(id)),
    ])
  }
  const leave = () => {
    const [first, ...rest] = others.map((one) => one.session_id)
    const kept = chosen.filter((id) => !own.includes(id))
    if (first === undefined) return
    void navigate(
      paths.comparison(first, {
        with: rest.join(',') || null,
        recordings: kept.join(',') || null,
      }),
    )
  }
  return (
    <Paper withBorder p="sm" w={340} maw="100%" role="group" aria-label={title}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Text fw={500}>{title}</Text>
        {others.length > 0 && (
          <ActionIcon
            variant="subtle"
            size={size}
            aria-label={t('remove', { name: title })}
            title={t('remove', { name: title })}
            onClick={leave}
          >
            <IconX size={18} />
          </ActionIcon>
        )}
      </Group>
      {recordings.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('noRecordings')}
        </Text>
      ) : (
        <MultiChoice
          label={t('choose.count')}
          groups={[
            {
              group: title,
              items: recordings.map(({ activity_id }, index) => ({
                value: String(activity_id),
                label: names[index] ?? '',
              })),
            },
          ]}
          value={own.filter((id) => chosen.includes(id)).map(String)}
          error={chosen.length > MOST_LINES && t('mostLines', { number: MOST_LINES })}
          onChange={change}
        />
      )}
    </Paper>
  )
}

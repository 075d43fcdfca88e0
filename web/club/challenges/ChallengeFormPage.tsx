import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams, useNavigate } from 'react-router'
import { Group } from '@mantine/core'
import {
  challenge as readChallenge,
  challenges,
  createChallenge,
  deleteChallenge,
  updateChallenge,
  type ChallengeDetail,
} from '#contract/club/challenges.ts'
import { AGGREGATIONS, METRICS, VISIBILITIES, type Metric } from '#domain/challenges/metrics.ts'
import { isAllowedOutside } from '#domain/challenges/shown.ts'
import { addDays } from '#domain/time/week.ts'
import { sportsQuery, type SportOption } from '../../lookups/queries.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { useClubDay } from '../../format/club-clock.ts'
import { api } from '../../api/api.ts'
import { ManyField, RadioField, SelectField } from '../../form/ChoiceFields.tsx'
import { DeleteButton } from '../../form/DeleteButton.tsx'
import { sendDifference } from '../../form/difference.ts'
import { Form } from '../../form/Form.tsx'
import { ProseField, TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { DayField } from '../../ui/DayField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { challengeQuery } from './queries.ts'
import { ChallengePictures } from './ChallengePictures.tsx'

/** A target is written in these, of what is counted. */
const UNITS: Readonly<Partial<Record<Metric, number>>> = { distance: 1000, time: 3600 }
const unitOf = (metric: Metric) => UNITS[metric] ?? 1
const inUnits = <V extends { target: number | null; metric: Metric }>(values: V): V => ({
  ...values,
  target: values.target === null ? null : values.target * unitOf(values.metric),
})
/** A new challenge is four weeks long. */
const NEW_DAYS = 27

function firstValues(challenge: ChallengeDetail | null, today: string) {
  const { metric = 'distance' as Metric, target = null } = challenge ?? {}
  return {
    title: challenge?.title ?? '',
    description: challenge?.description ?? null,
    rules: challenge?.rules ?? null,
    type: challenge?.type ?? (1 as 1 | 2),
    sport_ids: challenge?.sport_ids ?? [],
    metric,
    aggregation: challenge?.aggregation ?? ('sum' as (typeof AGGREGATIONS)[number]),
    target: target === null ? null : target / unitOf(metric),
    first_day: challenge?.first_day ?? today,
    last_day: challenge?.last_day ?? addDays(today, NEW_DAYS),
    visibility: challenge?.visibility ?? ('club' as (typeof VISIBILITIES)[number]),
  }
}

type ChallengeFormProps = { challenge: ChallengeDetail | null; sports: readonly SportOption[] }

/** What a challenge is about, when it is, and who sees it. */
function ChallengeForm({ challenge, sports }: ChallengeFormProps) {
  const { t } = useTranslation('challenges')
  const navigate = useNavigate()
  const form = useForm(createChallenge, {
    initial: firstValues(challenge, useClubDay()),
    follows: true,
    send: async (values, call, before) => {
      const body = inUnits(values)
      if (!challenge) return (await call(createChallenge, { body })).data.slug
      const params = { id: challenge.id }
      await sendDifference(inUnits(before), body, (change) =>
        call(updateChallenge, { params, body: change }),
      )
      return challenge.slug
    },
    refreshes: [challenges, readChallenge],
    saved: t(challenge ? 'form.saved' : 'form.created'),
    onSaved: (slug) => navigate(paths.challenge(slug)),
  })
  const choices = <K extends string>(words: readonly K[], say: (word: K) => string) =>
    words.map((value) => ({ value, label: say(value) }))
  const { metric, type } = form.values
  const isAllowed = (visibility: (typeof VISIBILITIES)[number]) =>
    isAllowedOutside({ metric, type, visibility })
  const opensOutside = isAllowed('public')
  return (
    <Page title={challenge ? t('form.edit', { title: challenge.title }) : t('form.new')}>
      <Form
        of={form}
        submit={challenge ? t('form.save') : t('form.create')}
        actions={challenge && <DeleteChallenge challenge={challenge} onDeleted={form.leave} />}
        width={640}
        gap="lg"
      >
        <TextField {...form.at('title')} label={t('form.title')} />
        <ProseField {...form.at('description')} label={t('form.description')} />
        <RadioField
          {...form.at('type')}
          label={t('form.type')}
          choices={([1, 2] as const).map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <ManyField
          {...form.at('sport_ids')}
          label={t('form.sports')}
          description={t('form.sportsHint')}
          placeholder={t('form.pickSports')}
          groups={[
            {
              group: t('form.sports'),
              items: sports.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]}
        />
        <SelectField
          {...form.at('metric')}
          label={t('form.metric')}
          choices={choices(METRICS, (word) => t(`metrics.${word}`))}
        />
        <SelectField
          {...form.at('aggregation')}
          label={t('form.aggregation')}
          choices={choices(AGGREGATIONS, (word) => t(`aggregations.${word}`))}
        />
        <NumberField
          {...form.at('target')}
          label={t('form.target', { unit: t(`units.${metric}`) })}
          description={t('form.targetHint')}
        />
        <Group gap="sm" align="flex-start">
          <DayField {...dayAt(form.at('first_day'))} label={t('form.first')} />
          <DayField {...dayAt(form.at('last_day'))} label={t('form.last')} />
        </Group>
        <RadioField
          {...form.at('visibility')}
          label={t('form.visibility')}
          {...(!opensOutside && { description: t('form.staysInClub') })}
          choices={VISIBILITIES.filter(isAllowed).map((value) => ({
            value,
            label: t(`visibilities.${value}`),
            description: t(`visibilityHints.${value}`),
          }))}
        />
        <ProseField
          {...form.at('rules')}
          label={t('form.rules')}
          description={t('form.rulesHint')}
        />
      </Form>
      {challenge && <ChallengePictures challenge={challenge} />}
    </Page>
  )
}

type DayAt = { value: string; onChange: (day: string) => void; error: string | undefined }
const dayAt = ({ value, onChange, error }: DayAt) => ({ value, onChange, error: error ?? null })

type DeleteProps = { challenge: ChallengeDetail; onDeleted: () => void }

function DeleteChallenge({ challenge: { id, title }, onDeleted }: DeleteProps) {
  const { t } = useTranslation('challenges')
  return (
    <DeleteButton
      label={t('form.delete')}
      question={{
        title: t('form.deleteTitle', { title }),
        text: t('form.deleteText'),
        confirm: t('form.delete'),
      }}
      remove={() => api(deleteChallenge, { params: { id } })}
      done={t('form.deleted')}
      list={{ path: paths.challenges(), reads: challenges }}
      onDeleted={onDeleted}
    />
  )
}

/** A new challenge, or one of the club to change. */
export function ChallengeFormPage() {
  const { t } = useTranslation('challenges')
  const slug = useParams()['challengeSlug']
  const sports = useQuery(sportsQuery())
  const asked = useQuery({ ...challengeQuery(slug ?? ''), enabled: slug !== undefined })
  const challenge: ChallengeDetail | null = asked.data?.data ?? null
  if (challenge && !challenge.may.edit)
    return <Navigate to={paths.challenge(challenge.slug)} replace />
  if (sports.data && (slug === undefined || challenge))
    return <ChallengeForm key={slug} challenge={challenge} sports={sports.data.data} />
  return (
    <Page title={t('title')}>
      <Waiting for={slug === undefined ? sports : [sports, asked]} rows={8} missing={t('gone')} />
    </Page>
  )
}

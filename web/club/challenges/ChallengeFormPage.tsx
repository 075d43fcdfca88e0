import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import type { ChallengeDetail } from '#contract/club/challenges.ts'
import { sportsQuery } from '../../lookups/queries.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { ChallengeForm } from './ChallengeForm.tsx'
import { challengeQuery } from './queries.ts'

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

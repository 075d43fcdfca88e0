import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  endMemberGuardian,
  inviteGuardian,
  memberGuardians,
  resendGuardianInvitation,
  type MemberGuardian,
} from '#contract/club/guardians-links.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/constants/languages.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import classes from './guardians.module.css'

/** The guardians of a member under 18, for who manages members. */
export function MemberGuardians({ memberId }: { memberId: number }) {
  const { t } = useTranslation('guardians')
  const asked = useQuery(query(memberGuardians, { params: { id: memberId } }))
  const found = asked.data?.data
  if (found?.refused === 'of_age' && found.guardians.length === 0) return null
  return (
    <section
      aria-labelledby="member-guardians"
      style={{ marginBottom: 'var(--mantine-spacing-xl)' }}
    >
      <Title order={2} size="h4" id="member-guardians">
        {t('member.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('member.lead')}
      </Text>
      {!found && <Waiting for={asked} rows={2} part />}
      {found && (
        <Stack gap="sm" maw={720}>
          {found.guardians.length === 0 && <Text c="dimmed">{t('member.none')}</Text>}
          <ul className={classes.list}>
            {found.guardians.map((guardian) => (
              <Guardian key={guardian.id} guardian={guardian} memberId={memberId} />
            ))}
          </ul>
          {found.refused === null ? (
            <InviteForm memberId={memberId} contact={found.contact} />
          ) : (
            <Text size="sm">{t(`member.refused.${found.refused}`)}</Text>
          )}
        </Stack>
      )}
    </section>
  )
}

function Guardian({ guardian, memberId: id }: { guardian: MemberGuardian; memberId: number }) {
  const { t } = useTranslation('guardians')
  const format = useFormat()
  const confirm = useConfirm()
  const { state, email, full_name, invited_at, accepted_at } = guardian
  const params = { id, guardian_id: guardian.id }
  const again = useMutation({
    mutationFn: () => api(resendGuardianInvitation, { params }),
    onSuccess: async () => {
      notify('success', t('member.sent'))
      await invalidate(memberGuardians)
    },
  })
  const ending = useMutation({
    mutationFn: () => api(endMemberGuardian, { params }),
    onSuccess: async () => {
      notify('success', t('member.ended'))
      await invalidate(memberGuardians)
    },
  })
  const end = async () => {
    const name = full_name ?? email
    const question = {
      title: t('member.endTitle', { name }),
      text: t('member.endText', { name }),
      confirm: t('member.end'),
    }
    if (state !== 'active' || (await confirm({ ...question, dangerous: true }))) ending.mutate()
  }
  return (
    <li className={classes.line}>
      <div>
        <Text fw={600}>{full_name ?? email}</Text>
        {full_name !== null && <Text size="sm">{email}</Text>}
        <Text size="sm" c="dimmed">
          {t(`member.states.${state}`, { day: format.within.day(accepted_at ?? invited_at) })}
        </Text>
      </div>
      <Group gap="xs">
        {state !== 'active' && (
          <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
            {t('member.again')}
          </Button>
        )}
        <Button variant="subtle" color="red" loading={ending.isPending} onClick={() => void end()}>
          {t(state === 'active' ? 'member.end' : 'member.cancel')}
        </Button>
      </Group>
    </li>
  )
}

function InviteForm({ memberId, contact }: { memberId: number; contact: string | null }) {
  const { t } = useTranslation('guardians')
  const form = useForm(inviteGuardian, {
    initial: { email: contact ?? '', language: currentLanguage() },
    send: (body, call) => call(inviteGuardian, { params: { id: memberId }, body }),
    refreshes: [memberGuardians],
    saved: t('member.sent'),
    onSaved: (_, __, { reset }) => reset(),
    guard: false,
  })
  return (
    <Form of={form} submit={t('member.invite')} gap="sm">
      <Group gap="sm" grow preventGrowOverflow={false} align="start">
        <TextField
          {...form.at('email')}
          label={t('member.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          withAsterisk={false}
        />
        <SelectField
          {...form.at('language')}
          label={t('member.language')}
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </Group>
    </Form>
  )
}

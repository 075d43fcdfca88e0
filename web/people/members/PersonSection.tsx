import { SimpleGrid, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { correctMember, type Member } from '#contract/people/members.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { useViewer } from '../../shell/viewer.ts'
import { membersChanged } from './queries.ts'

/** Name and addresses of somebody who has not signed in yet, which the club can correct. */
export function PersonSection({ member }: { member: Member }) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  if (!member.is_noted || !hasPermission(viewer, 'invite-members')) return null
  return (
    <section aria-labelledby="member-person" style={{ marginBottom: 'var(--mantine-spacing-xl)' }}>
      <Title order={2} size="h4" id="member-person">
        {t('person.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t(member.email === null ? 'person.silent' : 'person.hint')}
      </Text>
      <PersonForm member={member} />
    </section>
  )
}

const NAMES = ['first_name', 'last_name'] as const

function PersonForm({ member }: { member: Member }) {
  const { t } = useTranslation('members')
  const form = useForm(correctMember, {
    initial: {
      first_name: member.first_name,
      last_name: member.last_name,
      email: member.email ?? '',
      guardian_email: member.guardian_email ?? '',
    },
    check: (values) => {
      const emptied = NAMES.filter((name) => member[name] !== '' && values[name].trim() === '')
      return Object.fromEntries(emptied.map((name) => [name, [t('person.nameEmpty')]]))
    },
    send: ({ first_name, last_name, email, guardian_email }, call) =>
      call(correctMember, {
        params: { id: member.id },
        body: {
          ...(first_name.trim() !== '' && { first_name: first_name.trim() }),
          ...(last_name.trim() !== '' && { last_name: last_name.trim() }),
          ...(email.trim() !== '' && { email: email.trim() }),
          guardian_email: guardian_email?.trim() || null,
        },
      }),
    saved: t('edit.changed'),
    onSaved: membersChanged,
  })
  return (
    <Form of={form} submit={t('person.save')} disabled={!form.dirty} gap="md" width={720}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {NAMES.map((name) => (
          <TextField
            key={name}
            {...form.at(name)}
            label={t(`person.${name}`)}
            autoComplete="off"
            maxLength={100}
          />
        ))}
        {(['email', 'guardian_email'] as const).map((name) => (
          <TextField
            key={name}
            {...form.at(name)}
            label={t(`person.${name}`)}
            type="email"
            autoComplete="off"
            maxLength={254}
          />
        ))}
      </SimpleGrid>
    </Form>
  )
}

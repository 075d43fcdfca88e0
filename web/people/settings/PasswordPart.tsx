import { Stack, Text, Button, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword, listSignIns, listTokens } from '#contract/people/settings.ts'
import type { Reply } from '#contract/endpoint.ts'
import {
  beginLinking,
  endLinkedSignIn,
  listLinkedSignIns,
} from '#contract/people/settings-links.ts'
import { NewPasswordField, leaveFor } from '../account/open.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import classes from './settings.module.css'

type Links = Reply<typeof listLinkedSignIns>['data']
type Link = Links['links'][number]
type Provider = Links['providers'][number]

const OWN = [0, 400, 404, 409, 429, 503]

/** The accounts elsewhere by which one signs in here; nothing where there are no providers. */
function LinkedSignIns() {
  const { t } = useTranslation('settings')
  const [chosen, choose] = useState<string | null>(null)
  const { data } = useQuery(query(listLinkedSignIns))
  const { providers = [], links = [] } = data?.data ?? {}
  if (providers.length + links.length === 0) return null
  const open = providers.filter(({ key }) => links.every(({ provider }) => provider !== key))
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        {t('links.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('links.text')}
      </Text>
      <ul className={classes.list}>
        {links.map((link) => (
          <Linked key={link.id} link={link} chosen={chosen} choose={choose} />
        ))}
        {open.map((provider) => (
          <Unlinked key={provider.key} provider={provider} chosen={chosen} choose={choose} />
        ))}
      </ul>
    </Stack>
  )
}

type Choice = { chosen: string | null; choose: (key: string | null) => void }

function Linked({
  link: { id, name, email, last_used_at },
  chosen,
  choose,
}: Choice & { link: Link }) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const form = useForm(endLinkedSignIn, {
    params: { id },
    initial: { password: '' },
    refreshes: [listLinkedSignIns],
    saved: t('links.ended'),
    guard: false,
    onSaved: () => choose(null),
  })
  const key = `unlink ${id}`
  return (
    <li className={classes.row}>
      <Stack gap={0} miw={0}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {[email, last_used_at && t('links.used', { used: format.within.dateTime(last_used_at) })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      {chosen === key ? (
        <Form of={form} submit={t('links.end')} danger>
          <CurrentPasswordField {...form.at('password')} />
        </Form>
      ) : (
        <Button
          variant="default"
          aria-label={t('links.endOf', { name })}
          onClick={() => choose(key)}
        >
          {t('links.end')}
        </Button>
      )}
    </li>
  )
}

function Unlinked({ provider: { key, name }, chosen, choose }: Choice & { provider: Provider }) {
  const { t } = useTranslation('settings')
  const form = useForm(beginLinking, {
    initial: { password: '' },
    own: OWN,
    guard: false,
    send: ({ password }, call) => call(beginLinking, { body: { provider: key, password } }),
    onSaved: ({ data }) => leaveFor(data, 'link'),
  })
  return (
    <li className={classes.row}>
      <Text fw={600}>{name}</Text>
      {chosen === key ? (
        <Form of={form} submit={t('links.go', { name })}>
          <CurrentPasswordField {...form.at('password')} />
        </Form>
      ) : (
        <Button variant="default" onClick={() => choose(key)}>
          {t('links.link', { name })}
        </Button>
      )}
    </li>
  )
}

export function PasswordPart() {
  const { t } = useTranslation('settings')
  const form = useForm(changePassword, {
    initial: { password: '', new_password: '' },
    refreshes: [listSignIns, listTokens],
    saved: t('password.done'),
    onSaved: (_, __, { reset }) => reset(),
  })
  return (
    <Stack gap="xl">
      <Form of={form} submit={t('password.submit')} width={460}>
        <Text size="sm" c="dimmed">
          {t('password.text')}
        </Text>
        <CurrentPasswordField {...form.at('password')} />
        <NewPasswordField {...form.at('new_password')} label={t('password.new')} />
      </Form>
      <LinkedSignIns />
    </Stack>
  )
}

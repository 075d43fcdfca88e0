import { Anchor, Button, Stack, Tabs, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { ROLE } from '#domain/constants/roles.ts'
import type { InvitedRow } from '#domain/rules/member-row.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { paths } from '../../paths/paths.ts'
import { SeatQuestion } from '../../shell/SeatQuestion.tsx'
import { Page } from '../../ui/Page.tsx'
import { NoMail } from '../account/open.ts'
import { AddOne } from './AddOne.tsx'
import { JoinLinks } from './JoinLinks.tsx'
import { OptionFields } from './OptionFields.tsx'
import { PastedList } from './PastedList.tsx'
import { ReviewRows } from './ReviewRows.tsx'
import type { InviteOptions } from './send-rows.ts'

const WAYS = ['one', 'list', 'file', 'link'] as const
type Way = (typeof WAYS)[number]

/** All the ways people are brought into the club. */
export function AddMemberPage() {
  const { t } = useTranslation('invitations')
  const [search, setSearch] = useSearchParams()
  const way = WAYS.find((one) => one === search.get('way')) ?? 'one'
  const [options, setOptions] = useState<InviteOptions>(() => ({
    role: ROLE.athlete,
    squads: [],
    invite: true,
    language: currentLanguage(),
  }))
  const asked = Number(search.get('squad'))
  const squad = Number.isSafeInteger(asked) && asked > 0 ? asked : null
  const [rows, setRows] = useState<readonly InvitedRow[] | null>(null)
  const open = (next: string | null) => {
    setRows(null)
    setSearch({ way: next ?? 'one' }, { replace: true, preventScrollReset: true })
  }
  return (
    <Page title={t('title')}>
      <SeatQuestion>
        <NoMail text={way === 'link' ? t('noMailHere') : t('noMail', { way: t('ways.link') })} />
        <Tabs value={way} onChange={open} keepMounted={false}>
          <Tabs.List mb="lg" aria-label={t('ways.label')}>
            {WAYS.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`ways.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {WAYS.map((one) => (
            <Tabs.Panel key={one} value={one}>
              {(one === 'one' || one === 'list') && (
                <OptionFields options={options} onChange={setOptions} />
              )}
              {rows && one !== 'link' ? (
                <ReviewRows
                  key={JSON.stringify(options)}
                  rows={rows}
                  options={options}
                  onCancel={() => setRows(null)}
                />
              ) : (
                <WayIn way={one} squad={squad} options={options} onRows={setRows} />
              )}
            </Tabs.Panel>
          ))}
        </Tabs>
      </SeatQuestion>
    </Page>
  )
}

type WayInProps = {
  way: Way
  /** The squad a link is to lead into, by the address of the page. */
  squad: number | null
  options: InviteOptions
  onRows: (rows: readonly InvitedRow[]) => void
}

function WayIn({ way, squad, options, onRows }: WayInProps) {
  switch (way) {
    case 'one':
      return <AddOne options={options} />
    case 'list':
      return <PastedList onRows={onRows} />
    case 'file':
      return <FileWay />
    case 'link':
      return <JoinLinks squad={squad} />
  }
}

/** A file is looked at on a page of its own. */
function FileWay() {
  const { t } = useTranslation('invitations')
  return (
    <Stack maw={720} align="flex-start">
      <Text>{t('file.text')}</Text>
      <Button component={Link} to={paths.bringIn('people')}>
        {t('file.open')}
      </Button>
      <Anchor href={SAMPLE} download="members.csv" size="sm">
        {t('file.sample')}
      </Anchor>
    </Stack>
  )
}

const SAMPLE_ROWS = [
  'first_name,last_name,email,guardian_email,phone,squad,side,gender,date_of_birth,language',
  'Ida,Jensen,ida@example.org,,+49 30 555 0101,U23,port,w,2004-07-31,en',
  'Noah,Fischer,,parents@example.org,,U13,scull,m,2014,de',
  '',
]
const SAMPLE = `data:text/csv;charset=utf-8,${encodeURIComponent(SAMPLE_ROWS.join('\r\n'))}`

import { SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailSample } from '#contract/platform/admin-mails.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import classes from './admin.module.css'

type MailLetterProps = { mail: Pick<MailSample, 'subject' | 'text' | 'html'> }

/** A mail as it looks, or as those who read plain text get it. */
export function MailLetter({ mail: { subject, text, html } }: MailLetterProps) {
  const { t } = useTranslation('admin')
  const [shown, setShown] = useState('html')
  const faces = [
    { value: 'html', label: t('mail.html') },
    { value: 'text', label: t('mail.text') },
  ]
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t('mail.as')}
        data={faces}
        value={shown}
        onChange={setShown}
        style={{ alignSelf: 'flex-start' }}
      />
      {shown === 'html' ? (
        // Nothing in it runs, and its links open nothing here.
        <iframe className={classes.letter} title={subject} sandbox="" srcDoc={html} />
      ) : (
        <ScrollRegion label={subject} className={classes.plain}>
          <pre>{text}</pre>
        </ScrollRegion>
      )}
    </Stack>
  )
}

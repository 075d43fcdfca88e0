import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { invoicePdf, type ClubOrder } from '#contract/platform/billing-club.ts'
import type { Language } from '#domain/constants/languages.ts'
import { download } from '../../api/api.ts'

type InvoiceButtonProps = { invoice: NonNullable<ClubOrder['invoice']>; language?: Language }

/** An invoice as a file, in the language of the reader or another one. */
export function InvoiceButton({ invoice: { id, number }, language }: InvoiceButtonProps) {
  const { t } = useTranslation('billing-club')
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      download(invoicePdf, { params: { id }, query: language === undefined ? {} : { language } }),
  })
  return (
    <Button
      variant="light"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('history.pdfOf', { number })}
    </Button>
  )
}

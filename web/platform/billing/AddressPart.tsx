import { Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  billingQuote,
  clubBilling,
  saveBillingAddress,
  type ClubBilling,
} from '#contract/platform/billing-club.ts'
import { countryChoices } from '../../lookups/countries.ts'
import { useFormat } from '../../format/format.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'

const emptyAt = (country: string) => ({
  name: '',
  street: '',
  postcode: '',
  city: '',
  country,
  tax_id: null,
  email: null,
})

/** Where bills go; its country decides on the tax. */
export function AddressPart({ billing }: { billing: ClubBilling }) {
  const { t } = useTranslation('billing-club')
  const { locale } = useFormat()
  const form = useForm(saveBillingAddress, {
    initial: billing.address ?? emptyAt(billing.payee.country),
    refreshes: [clubBilling, billingQuote],
    saved: t('address.saved'),
  })
  return (
    <Stack component="section" gap="md">
      <Title order={2} size="h3">
        {t('address.heading')}
      </Title>
      <Form of={form} submit={t('address.save')} width={480}>
        <TextField {...form.at('name')} label={t('address.name')} autoComplete="organization" />
        <TextField
          {...form.at('street')}
          label={t('address.street')}
          autoComplete="street-address"
        />
        <TextField
          {...form.at('postcode')}
          label={t('address.postcode')}
          autoComplete="postal-code"
        />
        <TextField {...form.at('city')} label={t('address.city')} autoComplete="address-level2" />
        <SearchSelect
          {...form.at('country')}
          label={t('address.country')}
          data={countryChoices(locale)}
          nothingFoundMessage={t('address.nothing')}
          onChange={(country) => country !== null && form.set({ country })}
        />
        <TextField
          {...form.at('tax_id')}
          label={t('address.taxId')}
          description={t('address.taxIdHint')}
        />
        <TextField {...form.at('email')} label={t('address.email')} type="email" />
      </Form>
    </Stack>
  )
}

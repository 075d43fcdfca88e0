import { useTranslation } from 'react-i18next'
import { FEATURE, type FeatureKey } from '#domain/constants/features.ts'
import {
  PLAN_FEATURES,
  SOLD_ADD_ONS,
  type PlanKey,
  type SoldAddOn,
} from '#domain/constants/plans.ts'

const FEATURE_KEYS = Object.keys(FEATURE) as FeatureKey[]
const isPlan = (key: string): key is PlanKey => key in PLAN_FEATURES
const isAddOn = (key: string): key is SoldAddOn => key in SOLD_ADD_ONS

/**
 * Plans, add-ons and features by their names. A plan or feature that the page does not know yet goes by its
 * key or number.
 */
export function usePlanWords() {
  const { t } = useTranslation('billing')
  return {
    plan: (key: string | null) => {
      if (key === null) return t('unknownPlan')
      if (isAddOn(key)) return t(`addOns.${key}`)
      return isPlan(key) ? t(`plans.${key}`) : key
    },
    feature: (id: number) => {
      const key = FEATURE_KEYS.find((name) => FEATURE[name] === id)
      return key ? t(`features.${key}`) : String(id)
    },
  }
}

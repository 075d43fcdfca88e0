import type { equipment as en } from '../../en/server/equipment.ts'
import type { Words } from '../../translation.ts'
import * as faults from '../shared/faults.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const equipment: Words<typeof en> = {
  sheet: terms.equipment,
  kinds: {
    boat: terms.boatHulls,
    oars: '桨',
    ergo: '测功仪',
    trailer: '拖车',
    launch: '教练艇',
    other: '其他',
  },
  states: { available: '可用', damaged: '损坏', repair: '维修中', retired: '已停用' },
  columns: {
    category: terms.category,
    name: terms.name,
    boat: terms.boatClass,
    manufacturer: '厂家',
    model: '型号',
    year: measures.year,
    weightMin: '适用体重下限（kg）',
    weightMax: '适用体重上限（kg）',
    location: terms.location,
    status: terms.condition,
    distance: measures.distanceKm,
    time: '时长（h）',
    lastUsed: terms.lastUsed,
    damages: terms.openDamageReports,
  },
  faults: {
    missing: faults.required,
    not_plain: faults.notPlain,
    too_long: faults.tooLong,
    no_choice: faults.unknownValue,
    no_year: '年份须在 1900 至 2100 之间。',
    no_weight: '体重须在 20 至 200 kg 之间。',
    min_above_max: '上限不能低于适用体重下限。',
  },
}

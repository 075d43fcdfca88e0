import type { equipment as en } from '../../en/server/equipment.ts'
import type { Words } from '../../translation.ts'

export const equipment: Words<typeof en> = {
  sheet: '器材',
  kinds: {
    boat: '船艇',
    oars: '桨',
    ergo: '测功仪',
    trailer: '拖车',
    launch: '教练艇',
    other: '其他',
  },
  states: { available: '可用', damaged: '损坏', repair: '维修中', retired: '已停用' },
  columns: {
    category: '类别',
    name: '名称',
    boat: '艇种',
    manufacturer: '厂家',
    model: '型号',
    year: '年份',
    weightMin: '适用体重下限（kg）',
    weightMax: '适用体重上限（kg）',
    location: '存放位置',
    status: '状态',
    distance: '里程（km）',
    time: '时长（h）',
    lastUsed: '最近使用',
    damages: '未修复损坏',
  },
  faults: {
    missing: '此项必填',
    not_plain: '请去掉链接、换行和不可见字符。',
    too_long: '内容过长。',
    no_choice: '无法识别，请填写列表中的选项。',
    no_year: '年份须在 1900 至 2100 之间。',
    no_weight: '体重须在 20 至 200 kg 之间。',
    min_above_max: '上限不能低于适用体重下限。',
  },
}

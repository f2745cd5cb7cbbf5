/** Katakana and what it spells; words run together there, so they are cut at these pieces. */
const KATAKANA: readonly (readonly [string, string])[] = [
  ['kick', 'キック'],
  ['flip', 'フリップ'],
  ['heel', 'ヒール'],
  ['ollie', 'オーリー|オリー'],
  ['nollie', 'ノーリー'],
  ['fakie', 'フェイキー|フェーキー'],
  ['switch', 'スイッチ|スウィッチ'],
  ['frontside', 'フロントサイド'],
  ['front', 'フロント'],
  ['backside', 'バックサイド'],
  ['back', 'バック'],
  ['pop', 'ポップ'],
  ['shuvit', 'ショービット|ショーヴィット|ショービッド|シャビット'],
  ['tre', 'トレ|トレー'],
  ['hard', 'ハード'],
  ['inward', 'インワード'],
  ['varial', 'バリアル|ヴァリアル'],
  ['laser', 'レーザー'],
  ['big spin', 'ビッグスピン'],
  ['big', 'ビッグ'],
  ['half', 'ハーフ'],
  ['full', 'フル'],
  ['cab', 'キャブ'],
  ['caballerial', 'キャバレリアル'],
  ['impossible', 'インポッシブル'],
  ['double', 'ダブル'],
  ['triple', 'トリプル'],
  ['late', 'レイト'],
  ['body', 'ボディ|ボディー'],
  ['board', 'ボード'],
  ['lip', 'リップ'],
  ['nose', 'ノーズ'],
  ['tail', 'テール|テイル'],
  ['slide', 'スライド'],
  ['blunt', 'ブラント'],
  ['grind', 'グラインド'],
  ['fifty fifty', 'フィフティフィフティ|フィフティーフィフティー|フィフティ・フィフティ'],
  ['five o', 'ファイブオー|ファイブ・オー'],
  ['smith', 'スミス'],
  ['feeble', 'フィーブル'],
  ['crooked', 'クルックド|クルックス'],
  ['manual', 'マニュアル'],
  ['no comply', 'ノーコンプライ'],
  ['boneless', 'ボーンレス|ボンレス'],
  ['casper', 'キャスパー'],
  ['primo', 'プリモ'],
  ['one eighty', 'ワンエイティ|ワンエイティー'],
  ['three sixty', 'スリーシックスティ|スリーシックスティー'],
  ['drop', 'ドロップ'],
  ['disaster', 'ディザスター'],
  ['rock and roll', 'ロックンロール'],
  ['rock', 'ロック'],
  ['roll', 'ロール'],
  ['stall', 'ストール'],
  ['air', 'エアー|エア'],
  ['indy', 'インディ|インディー'],
  ['revert', 'リバート'],
  ['power', 'パワー'],
  ['wall ride', 'ウォールライド'],
  ['to', 'トゥ|トゥー'],
  ['out', 'アウト'],
  ['up', 'アップ'],
  ['down', 'ダウン'],
  ['in', 'イン'],
  ['and', 'アンド'],
]

const plain = (text: string) => text.normalize('NFKD').replace(/\u30fb/g, '')

const PIECES = KATAKANA.flatMap(([english, spellings]) =>
  spellings.split('|').map((spelling) => [plain(spelling), english] as const),
).sort(([one], [other]) => other.length - one.length)

/** The English words of a run of katakana, longest pieces first; null when some of it is no word of a trick. */
export function fromKatakana(run: string): string[] | null {
  if (run === '') return []
  for (const [piece, english] of PIECES) {
    if (!run.startsWith(piece)) continue
    const rest = fromKatakana(run.slice(piece.length))
    if (rest) return [...english.split(' '), ...rest]
  }
  return null
}

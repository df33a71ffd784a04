/** An invented hotel chain. */
export interface Chain {
  /** Two capital letters, the prefix of its hotels' ids. */
  readonly code: string
  readonly name: string
  /** Minimum and maximum stars of its hotels. */
  readonly stars: readonly [number, number]
  /** Whether wholesalers (with half board and similar) or the chain itself sell it. */
  readonly source: 'BEDBANK' | 'DIRECTCHAIN'
}

/** Line: code, name, stars, source. */
const TABLE = `
AW|Alderwick|4-5|DIRECTCHAIN
BL|Bluelane|3-4|DIRECTCHAIN
CN|Cornerstone Inn|2-3|DIRECTCHAIN
DV|Delavigne|5-5|DIRECTCHAIN
EH|Eastholm|3-4|DIRECTCHAIN
FG|Fairgate|3-4|BEDBANK
GR|Grand Rosewell|5-5|DIRECTCHAIN
HB|Harbour and Beam|3-5|DIRECTCHAIN
JP|Juniper Stay|2-4|BEDBANK
KL|Kelling Suites|4-4|DIRECTCHAIN
LM|Lumen|3-4|DIRECTCHAIN
MO|Motel Orchard|1-2|DIRECTCHAIN
NV|Novalodge|2-3|DIRECTCHAIN
OR|Orangery Resorts|4-5|BEDBANK
PT|Portalis|4-5|DIRECTCHAIN
QS|Quill and Stone|3-4|DIRECTCHAIN
RB|Redbrick Rooms|1-3|BEDBANK
SL|Silverlake|3-5|BEDBANK
TW|Townhouse Collective|3-4|BEDBANK
VS|Vista Serena|4-5|BEDBANK
WB|Westbourne|4-5|DIRECTCHAIN
YH|Yellow Door Hostels|1-2|BEDBANK
ZZ|Hotel|2-4|BEDBANK
`

export const CHAINS: readonly Chain[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', stars = '', source] = line.split('|')
    const [low = 1, high = 5] = stars.split('-').map(Number)
    return { code, name, stars: [low, high], source: source === 'BEDBANK' ? 'BEDBANK' : 'DIRECTCHAIN' }
  })

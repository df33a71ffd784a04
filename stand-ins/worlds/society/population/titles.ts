import { fold } from '../text.ts'

/** How far up somebody works, in the words of prospect filters, the highest first. */
export const SENIORITIES = [
  'owner',
  'founder',
  'c_suite',
  'partner',
  'vp',
  'head',
  'director',
  'manager',
  'senior',
  'entry',
  'intern',
] as const

export type Seniority = (typeof SENIORITIES)[number]

interface Department {
  /** As prospect answers write it. */
  readonly name: string
  /** What its chief is chief of. */
  readonly chief: string
  readonly of: string
  readonly roles: readonly [string, string, string, string]
}

const TABLE = `
engineering|Technology|Engineering|Software Engineer,Data Engineer,Quality Engineer,Systems Engineer
sales|Revenue|Sales|Account Executive,Sales Representative,Account Manager,Sales Analyst
marketing|Marketing|Marketing|Content Strategist,Growth Marketer,Brand Designer,Campaign Specialist
operations|Operating|Operations|Operations Analyst,Project Coordinator,Supply Planner,Facilities Coordinator
finance|Financial|Finance|Accountant,Financial Analyst,Payroll Specialist,Controller
human_resources|People|People|Recruiter,People Partner,Benefits Specialist,Training Coordinator
product|Product|Product|Product Designer,Product Analyst,User Researcher,Technical Writer
support|Customer|Customer Success|Support Engineer,Customer Success Associate,Implementation Specialist,Service Analyst
legal|Legal|Legal|Counsel,Compliance Analyst,Contracts Specialist,Paralegal
information_technology|Information|Information Technology|Systems Administrator,Network Engineer,Security Analyst,Support Technician
executive|Executive|General Management|Chief of Staff,Strategy Associate,Executive Assistant,Office Manager
`

/** Where people work in a company: most in the first, its head alone in the last. */
export const DEPARTMENTS: readonly Department[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', chief = '', of = '', roles = ''] = line.split('|')
    return { name, chief, of, roles: roles.split(',') as unknown as Department['roles'] }
  })

/** What somebody does, in the words of a card. */
export interface Title {
  readonly text: string
  /** Folded, with a space before each word and the short forms behind, for searches. */
  readonly searched: string
  readonly seniority: Seniority
  readonly department: Department
}

const ROLES = 4

/** All titles, by their code. */
export const TITLES: readonly Title[] = SENIORITIES.flatMap((seniority) =>
  DEPARTMENTS.flatMap((department) =>
    department.roles.map((role) => {
      const text = textOf(seniority, department, role)
      return { text, searched: searchedOf(text), seniority, department }
    }),
  ),
)

/** The code of a title: its place in the list. */
export function titleCode(seniority: Seniority, department: number, role: number): number {
  return (SENIORITIES.indexOf(seniority) * DEPARTMENTS.length + department) * ROLES + role
}

function textOf(seniority: Seniority, { chief, of }: Department, role: string): string {
  switch (seniority) {
    case 'owner':
      return 'Owner'
    case 'founder':
      return `Founder & Chief ${chief} Officer`
    case 'partner':
      return 'Managing Partner'
    case 'c_suite':
      return `Chief ${chief} Officer`
    case 'vp':
      return `Vice President of ${of}`
    case 'head':
      return `Head of ${of}`
    case 'director':
      return `Director of ${of}`
    case 'manager':
      return `${of} Manager`
    case 'senior':
      return `Senior ${role}`
    case 'entry':
      return role
    case 'intern':
      return `${of} Intern`
  }
}

function searchedOf(text: string): string {
  const folded = fold(text)
  const chief = /chief (\w)\w* officer/.exec(folded)
  const short = chief ? ` c${chief[1]}o` : folded.includes('vice president') ? ' vp' : ''
  return ` ${folded}${short}`
}

import type { Account } from '../worlds/society/population/creators.ts'
import type { CompanyAccount } from './companyAccount.ts'

/** The page of a creator's account. */
export function pageOfCreator(account: Account) {
  return {
    userid: account.id,
    exists: true,
    username: account.creator.username,
    profile_picture: account.avatarUrl,
    biography: account.bio,
    media_count: account.posts,
    follower_count: account.followers,
    following_count: account.following,
    is_verified: account.isVerified,
    links_in_bio: account.website === null ? [] : [account.website],
  }
}

/** The page of a company's account. */
export function pageOfCompany(account: CompanyAccount) {
  return {
    userid: account.id,
    exists: true,
    username: account.username,
    profile_picture: account.avatar_url,
    biography: account.bio,
    media_count: account.posts_count,
    follower_count: account.followers,
    following_count: account.following,
    is_verified: account.verified,
    links_in_bio: [account.website],
  }
}

/** What is derived from a creator's posts, and what is known of the creator. */
export function describedCreator(account: Account) {
  const { person, creator } = account
  return {
    around: {
      email: account.email,
      location: [person.city.name, person.city.countryName].join(', '),
      first_name: person.firstName,
      is_creator: true,
      links_in_bio: account.website === null ? [] : [account.website],
    },
    account: {
      userid: account.id,
      username: creator.username,
      full_name: `${person.firstName} ${person.lastName}`,
      follower_count: account.followers,
      engagement_percent: Number((account.engagementRate * 100).toFixed(4)),
      avg_likes: account.averageLikes,
      avg_comments: account.averageComments,
      biography: account.bio,
      niche_class: creator.categories,
      profile_picture: account.avatarUrl,
    },
  }
}

/** What is derived from a company's posts. */
export function describedCompany(account: CompanyAccount) {
  return {
    around: { email: account.email, location: account.location, is_business: true, links_in_bio: [account.website] },
    account: {
      userid: account.id,
      username: account.username,
      follower_count: account.followers,
      engagement_percent: Number((account.engagement_rate * 100).toFixed(4)),
      avg_likes: account.avg_likes,
      avg_comments: account.avg_comments,
      biography: account.bio,
      niche_class: account.categories,
      profile_picture: account.avatar_url,
    },
  }
}

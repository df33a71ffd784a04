// Generated from prisma/schema by `npm run prisma:generate`. Its types are those of prisma/client/client.ts.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// What the operator of an installation forbids, and the record of who forbade it.

enum SuspendedKind {
  WALLET
  FILE
  SITE
  INBOX

  @@schema("abuse")
}

/// What is suspended now.
model Suspension {
  kind   SuspendedKind
  /// The wallet's address, the upload's id, or the inbox's address.
  target String
  reason String
  by     String
  since  DateTime      @default(now()) @db.Timestamptz(3)

  @@id([kind, target])
  @@map("suspension")
  @@schema("abuse")
}

/// A wallet that neither pays nor is paid here.
model RefusedAddress {
  /// @kyselyType(WalletAddress)
  address String   @id
  reason  String
  by      String
  since   DateTime @default(now()) @db.Timestamptz(3)

  @@map("refused_address")
  @@schema("abuse")
}

enum AbuseActionKind {
  SUSPENDED
  UNSUSPENDED
  REFUSED
  ALLOWED

  @@schema("abuse")
}

/// Every change of the two tables above. Append-only: a trigger refuses changes and deletions.
model AbuseAction {
  /// Ids are committed in their order, so the largest one names the state of both tables.
  id     BigInt          @id @default(autoincrement())
  at     DateTime        @default(now()) @db.Timestamptz(3)
  /// The user of the operating system, or who that says that it acts for.
  by     String
  action AbuseActionKind
  /// ADDRESS for the list of refused addresses.
  /// @kyselyType(SuspendedKind | 'ADDRESS')
  kind   String
  target String
  reason String

  @@index([kind, target])
  @@map("action")
  @@schema("abuse")
}

// What the blockchain data service reads out of its node's chain and keeps, because plain RPC cannot be asked for it: who
// sent what to whom, who holds what, who made which contract. Addresses and hashes are bytes, amounts whole numbers in the
// smallest unit. Every row belongs to a chain; a block that the chain dropped takes its rows with it.

enum TokenStandard {
  ERC20
  ERC721
  ERC1155

  @@map("token_standard")
  @@schema("data")
}

/// A chain that is followed, and where its index begins and ends.
model ChainIndex {
  /// EIP-155.
  chainId    Int      @id @map("chain_id")
  /// The oldest block that was read; nothing is known of those before.
  startBlock BigInt   @map("start_block")
  /// The newest block that was read; null before the first.
  headBlock  BigInt?  @map("head_block")
  headHash   Bytes?   @map("head_hash")
  /// When the head was last seen to be the node's own, or moved.
  seenAt     DateTime @default(now()) @map("seen_at") @db.Timestamptz(3)

  @@map("chain_index")
  @@schema("data")
}

/// A block of the chain as it is now.
model ChainBlock {
  chainId      Int      @map("chain_id")
  number       BigInt
  hash         Bytes
  parentHash   Bytes    @map("parent_hash")
  minedAt      DateTime @map("mined_at") @db.Timestamptz(0)
  miner        Bytes
  gasUsed      Decimal  @map("gas_used") @db.Decimal(78, 0)
  gasLimit     Decimal  @map("gas_limit") @db.Decimal(78, 0)
  /// Wei; null before EIP-1559.
  baseFee      Decimal? @map("base_fee") @db.Decimal(78, 0)
  /// Bytes.
  size         Int
  transactions Int
  /// Whether the node told what happened inside its transactions; if not, internal transfers of it are unknown.
  traced       Boolean

  @@id([chainId, number])
  @@index([chainId, minedAt])
  @@map("block")
  @@schema("data")
}

/// A transaction with what its receipt says.
model ChainTransaction {
  chainId           Int     @map("chain_id")
  block             BigInt
  /// Position in the block.
  index             Int
  hash              Bytes
  sender            Bytes
  /// Null for one that creates a contract.
  recipient         Bytes?
  nonce             BigInt
  /// Wei.
  value             Decimal @db.Decimal(78, 0)
  gas               BigInt
  /// Wei for each unit of gas, as it was paid.
  gasPrice          Decimal @map("gas_price") @db.Decimal(78, 0)
  input             Bytes
  /// The contract that it created.
  createdContract   Bytes?  @map("created_contract")
  gasUsed           BigInt  @map("gas_used")
  cumulativeGasUsed BigInt  @map("cumulative_gas_used")
  succeeded         Boolean

  @@id([chainId, block, index])
  @@index([chainId, hash])
  @@index([chainId, sender, block, index])
  @@index([chainId, recipient, block, index])
  @@map("transaction")
  @@schema("data")
}

/// Value that a contract passed on, or a contract that a contract made, inside a transaction.
model InternalTransfer {
  chainId          Int     @map("chain_id")
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int     @map("transaction_index")
  /// Position among those of its transaction, in the order of execution.
  position         Int
  transactionHash  Bytes   @map("transaction_hash")
  sender           Bytes
  /// The address that got the value; for a creation, the new contract. Null for a creation that failed.
  recipient        Bytes?
  /// Wei.
  value            Decimal @db.Decimal(78, 0)
  /// \`call\`, \`callcode\`, \`create\`, \`create2\` or \`selfdestruct\`.
  kind             String
  /// Where it stands in the tree of calls, such as \`0_2_1\`.
  tracePath        String  @map("trace_path")
  gas              BigInt
  gasUsed          BigInt  @map("gas_used")
  /// Why it failed; null when it did not, and neither did any call around it.
  failure          String?

  @@id([chainId, block, transactionIndex, position])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, transactionIndex, position])
  @@index([chainId, recipient, block, transactionIndex, position])
  @@map("internal_transfer")
  @@schema("data")
}

/// A transfer of a token, out of a log. A batch of ERC-1155 is several.
model TokenTransfer {
  chainId          Int           @map("chain_id")
  block            BigInt
  logIndex         Int           @map("log_index")
  /// Position in a batch; 0 elsewhere.
  batchIndex       Int           @map("batch_index")
  transactionIndex Int           @map("transaction_index")
  transactionHash  Bytes         @map("transaction_hash")
  standard         TokenStandard
  contract         Bytes
  /// The zero address where tokens were made.
  sender           Bytes
  /// The zero address where tokens were destroyed.
  recipient        Bytes
  /// 0 for ERC-20.
  tokenId          Decimal       @map("token_id") @db.Decimal(78, 0)
  /// In the token's smallest unit; 1 for ERC-721.
  value            Decimal       @db.Decimal(78, 0)

  @@id([chainId, block, logIndex, batchIndex])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, logIndex, batchIndex])
  @@index([chainId, recipient, block, logIndex, batchIndex])
  @@index([chainId, contract, block, logIndex, batchIndex])
  @@map("token_transfer")
  @@schema("data")
}

/// What the transfers of a token add up to for one owner. Below zero where the owner had some before the index begins.
model TokenHolding {
  chainId   Int           @map("chain_id")
  owner     Bytes
  standard  TokenStandard
  contract  Bytes
  /// 0 for ERC-20.
  tokenId   Decimal       @map("token_id") @db.Decimal(78, 0)
  /// Wide enough for the sums of contracts that tell of more than there can be.
  balance   Decimal       @db.Decimal(150, 0)
  /// How many sides of transfers it is the sum of; one to oneself has two.
  transfers Int

  @@id([chainId, owner, standard, contract, tokenId])
  @@index([chainId, contract, tokenId])
  @@map("token_holding")
  @@schema("data")
}

/// Who made a contract.
model ContractCreation {
  chainId          Int    @map("chain_id")
  contract         Bytes
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int    @map("transaction_index")
  transactionHash  Bytes  @map("transaction_hash")
  /// Who sent the transaction.
  creator          Bytes
  /// The contract that made it; null when the transaction itself did.
  factory          Bytes?

  @@id([chainId, contract, block, transactionIndex])
  @@index([chainId, block])
  @@map("contract_creation")
  @@schema("data")
}

/// Sums over the blocks of a day, in UTC.
model ChainDay {
  chainId      Int      @map("chain_id")
  day          DateTime @db.Date
  blocks       Int
  transactions BigInt
  /// Bytes of its blocks.
  size         BigInt

  @@id([chainId, day])
  @@map("chain_day")
  @@schema("data")
}

/// Published source of a contract, found by the runtime code it compiles to. The same source may stand at many addresses.
model VerifiedContract {
  /// SHA-256, hexadecimal, of the runtime code without the compiler's metadata at its end and with immutables as zeros.
  codeHash        String   @id @map("code_hash")
  /// Bytes of that code.
  codeLength      Int      @map("code_length")
  /// Where immutables stand in it: \`[{ "start": byte, "length": bytes }]\`.
  immutables      Json
  name            String
  /// One file as it is, several as the compiler's standard JSON input.
  sourceCode      String   @map("source_code")
  abi             Json
  /// \`v0.8.28+commit.7893614a\` and the like.
  compilerVersion String   @map("compiler_version")
  optimizer       Boolean
  /// Runs that the optimizer was set to.
  runs            Int
  evmVersion      String   @map("evm_version")
  /// Linked libraries: \`name:address\`, separated by semicolons; empty when there are none.
  libraries       String
  /// SPDX identifier; empty when the source names none.
  license         String
  /// Code that deploys it, without constructor arguments; null when the artifact does not hold it.
  creationCode    Bytes?   @map("creation_code")
  /// Where the source can be had by content, such as \`ipfs://\u2026\`; empty when the code does not say.
  contentAddress  String   @map("content_address")
  addedAt         DateTime @map("added_at") @db.Timestamptz(3)

  @@index([codeLength])
  @@map("verified_contract")
  @@schema("data")
}

// What the domain service keeps: orders for names, the names themselves, their DNS records, and who they are registered to.

/// What an order buys.
enum DomainOrderKind {
  REGISTRATION
  RENEWAL

  @@map("order_kind")
  @@schema("domains")
}

/// HELD before the money moves, PENDING once it has, then DONE or FAILED (and refunded); RELEASED when it never moved.
enum DomainOrderState {
  HELD
  PENDING
  DONE
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("domains")
}

/// Where a name stands with us. Expiry is a date, not a state.
enum OwnedDomainState {
  PENDING
  ACTIVE
  FAILED
  /// Another registrar has it.
  TRANSFERRED
  /// It was not renewed, and the registry has deleted it.
  RELEASED

  @@map("domain_state")
  @@schema("domains")
}

/// One line of one payment that buys a registration or a renewal.
model DomainOrder {
  id           BigInt           @id @default(autoincrement())
  /// The line that pays for it. An order is made once for each, however often the router asks.
  actId        String           @unique @map("act_id")
  kind         DomainOrderKind
  state        DomainOrderState @default(HELD)
  domain       String
  /// The name while the order is under way, null after: at most one order for a name is under way.
  claim        String?          @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  years        Int
  /// Atomic USDC.
  amount       BigInt
  /// The UTC day whose slot a registration takes; null for a renewal.
  slotDay      DateTime?        @map("slot_day") @db.Date
  /// 1 to 10; null for a renewal, and once let go.
  slot         Int?
  /// What a renewal starts from: the guard against renewing twice.
  expiryBefore DateTime?        @map("expiry_before") @db.Timestamptz(3)
  attempts     Int              @default(0)
  /// Until then one worker speaks with the registrar about this order and no other does.
  busyUntil    DateTime?        @map("busy_until") @db.Timestamptz(3)
  /// Why it is where it is.
  reason       String?
  heldAt       DateTime         @map("held_at") @db.Timestamptz(3)
  paidAt       DateTime?        @map("paid_at") @db.Timestamptz(3)
  finishedAt   DateTime?        @map("finished_at") @db.Timestamptz(3)

  @@unique([slotDay, slot])
  @@index([state, paidAt])
  @@map("orders")
  @@schema("domains")
}

/// A name that was paid for here.
model OwnedDomain {
  name                String           @id
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  owner               String
  state               OwnedDomainState
  /// The registration that made it what it is.
  orderId             BigInt           @map("order_id")
  registeredAt        DateTime?        @map("registered_at") @db.Timestamptz(3)
  expiresAt           DateTime?        @map("expires_at") @db.Timestamptz(3)
  /// SOA serial; grows with every change, over re-registrations too.
  serial              Int              @default(1)
  registrantEmail     String?          @map("registrant_email")
  registrationMailAt  DateTime?        @map("registration_mail_at") @db.Timestamptz(3)
  /// By then the registrant's e-mail must be verified, or the zone is no longer served.
  icannDueAt          DateTime?        @map("icann_due_at") @db.Timestamptz(3)
  icannVerifiedAt     DateTime?        @map("icann_verified_at") @db.Timestamptz(3)
  icannReminders      Int              @default(0) @map("icann_reminders")
  suspendedAt         DateTime?        @map("suspended_at") @db.Timestamptz(3)
  transferRequestedAt DateTime?        @map("transfer_requested_at") @db.Timestamptz(3)
  /// When the registry was last asked whether it has left.
  followedAt          DateTime?        @map("followed_at") @db.Timestamptz(3)
  createdAt           DateTime         @map("created_at") @db.Timestamptz(3)

  records DomainRecord[]

  @@index([owner, name])
  @@index([state, icannVerifiedAt])
  @@map("domains")
  @@schema("domains")
}

/// One DNS record of a zone, in presentation form.
model DomainRecord {
  id     BigInt @id @default(autoincrement())
  domain String
  /// Fully qualified, lower case, without a dot at the end.
  name   String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type   String
  value  String
  /// Seconds.
  ttl    Int

  zone OwnedDomain @relation(fields: [domain], references: [name], onDelete: Cascade)

  @@index([domain, name, type])
  @@map("records")
  @@schema("domains")
}

/// Who a wallet registers names for.
model RegistrantProfile {
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet          String    @id
  firstName       String    @map("first_name")
  lastName        String    @map("last_name")
  email           String
  addressLine1    String    @map("address_line1")
  addressLine2    String?   @map("address_line2")
  city            String
  state           String?
  postalCode      String    @map("postal_code")
  /// ISO 3166-1 alpha-2.
  country         String
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(3)
  createdAt       DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @map("updated_at") @db.Timestamptz(3)

  @@map("profiles")
  @@schema("domains")
}

/// One code that was sent to an e-mail address. The latest of a wallet is the one that counts.
model RegistrantEmailCode {
  id        BigInt    @id @default(autoincrement())
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet    String
  email     String
  salt      Bytes
  /// scrypt of the code: the table alone does not give it away.
  hash      Bytes
  tries     Int       @default(0)
  sentAt    DateTime  @map("sent_at") @db.Timestamptz(3)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(3)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(3)

  @@index([wallet, sentAt])
  @@index([email, sentAt])
  @@map("email_codes")
  @@schema("domains")
}

// What the enrichment service keeps: public pages that it has read, the pages of crawls, and pages that it keeps for wallets.

/// A public page of the web as it was when it was read last: what the web search of our own searches.
model WebPage {
  /// Without a fragment; the page's own canonical URL where it names one.
  url         String                  @id
  /// Lower case.
  host        String
  title       String?
  description String?
  author      String?
  image       String?
  favicon     String?
  /// The word of the search's category: \`news\`, \`company\`, \u2026; null for what is none of them.
  category    String?
  /// The article of the page.
  markdown    String
  /// The same in HTML.
  html        String
  /// Absolute URLs, in the order of the page.
  links       String[]
  images      String[]
  /// Whether its scripts were run.
  rendered    Boolean
  publishedAt DateTime?               @map("published_at") @db.Timestamptz(3)
  readAt      DateTime                @map("read_at") @db.Timestamptz(3)
  /// Title, description and article in words; written in the same statement.
  document    Unsupported("tsvector")
  /// Little-endian 32-bit floats, of length 1.
  vector      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String                  @map("vector_model")

  @@index([document(ops: raw("tsvector_ops"))], type: Gin, map: "web_page_document_idx")
  @@index([readAt(sort: Desc)])
  @@map("web_page")
  @@schema("enrich")
}

/// QUEUED until it is read; then COMPLETED, ERRORED, DISALLOWED by its robots.txt, or SKIPPED.
enum CrawlPageStatus {
  QUEUED
  COMPLETED
  ERRORED
  DISALLOWED
  SKIPPED
  CANCELLED

  @@map("crawl_page_status")
  @@schema("enrich")
}

/// A URL of a crawl; gone with the crawl's result.
model CrawlPage {
  /// The paid job.
  jobId      String          @map("job_id")
  /// From 0, in the order that they were found.
  position   Int
  url        String
  /// Links away from the first page.
  depth      Int
  status     CrawlPageStatus @default(QUEUED)
  /// What its server answered.
  statusCode Int?            @map("status_code")
  /// Where it was found in the end.
  foundUrl   String?         @map("found_url")
  title      String?
  html       String?
  markdown   String?
  json       Json?
  /// Milliseconds that a browser worked for it.
  browserMs  Int             @default(0) @map("browser_ms")

  @@id([jobId, position])
  @@unique([jobId, url])
  @@map("crawl_page")
  @@schema("enrich")
}

/// A page that a wallet had read. Its text is a document of the kit.
model ReadPage {
  /// A UUID.
  id        String   @id
  /// @kyselyType(WalletAddress)
  owner     String
  /// Where it was found, redirects followed.
  url       String
  title     String?
  /// Whether its scripts were run; null where the provider does not say.
  rendered  Boolean?
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([owner, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@map("read_page")
  @@schema("enrich")
}

// What the gateway keeps: organizations and their members, invite codes, and the index that search reads.

/// Who may do what in an organization.
enum GatewayRole {
  owner
  admin
  member

  @@map("organization_role")
  @@schema("gateway")
}

/// The networks that USDC is sent on.
enum GatewayNetwork {
  base
  tempo
  solana

  @@map("usdc_network")
  @@schema("gateway")
}

/// A group of wallets that makes invite codes together.
model GatewayOrganization {
  id        String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// Its name in requests: lower case, unique, never shaped like a uuid.
  slug      String   @unique
  name      String
  /// @kyselyType(WalletAddress)
  createdBy String   @map("created_by")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  members GatewayMember[]
  codes   GatewayInviteCode[]

  @@map("organization")
  @@schema("gateway")
}

/// One wallet's place in one organization. At least one owner stays; the code that changes members sees to it.
model GatewayMember {
  organizationId String      @map("organization_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet         String
  role           GatewayRole
  createdAt      DateTime    @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization @relation(fields: [organizationId], references: [id], onDelete: Cascade)

  @@id([organizationId, wallet])
  @@index([wallet, createdAt])
  @@map("organization_member")
  @@schema("gateway")
}

/// A code that grants a sum to each wallet that redeems it. Its status is computed, never stored.
model GatewayInviteCode {
  id              String         @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  code            String         @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  createdBy       String         @map("created_by")
  /// Null for a personal code.
  organizationId  String?        @map("organization_id") @db.Uuid
  /// Whole USD for each redemption. Not atomic units: the largest amount of the contract would not fit 64 bits.
  amountUsd       BigInt         @map("amount_usd")
  network         GatewayNetwork
  maxRedemptions  BigInt         @map("max_redemptions")
  redemptionCount BigInt         @default(0) @map("redemption_count")
  note            String?
  expiresAt       DateTime?      @map("expires_at") @db.Timestamptz(6)
  disabledAt      DateTime?      @map("disabled_at") @db.Timestamptz(6)
  createdAt       DateTime       @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization? @relation(fields: [organizationId], references: [id], onDelete: Restrict)
  redemptions  GatewayRedemption[]

  @@index([createdBy, createdAt, id])
  @@map("invite_code")
  @@schema("gateway")
}

/// One wallet's redemption of one code: the sum granted to it. No money moves here.
model GatewayRedemption {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  inviteCodeId String   @map("invite_code_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// Whole USD.
  amountUsd    BigInt   @map("amount_usd")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  inviteCode GatewayInviteCode @relation(fields: [inviteCodeId], references: [id])

  @@unique([inviteCodeId, wallet])
  @@map("invite_redemption")
  @@schema("gateway")
}

/// When each registry was last asked. The row is also the claim by which one process of many asks it.
model GatewayRegistry {
  url         String    @id
  attemptedAt DateTime  @map("attempted_at") @db.Timestamptz(6)
  /// When it last gave a whole listing.
  refreshedAt DateTime? @map("refreshed_at") @db.Timestamptz(6)
  /// Why the last attempt failed; null when it did not.
  failure     String?

  @@map("registry")
  @@schema("gateway")
}

/// One API origin that search knows, and the registry it was learnt from (\`own\` for this installation's services).
model GatewayOrigin {
  id           Int      @id @default(autoincrement())
  registry     String
  url          String   @unique
  title        String
  description  String
  favicon      String
  x402OriginId String?  @map("x402_origin_id")
  mppOriginId  String?  @map("mpp_origin_id")
  protocols    String[]
  /// Whether it is found without \`broad\`.
  vetted       Boolean

  endpoints GatewayEndpoint[]

  @@index([registry])
  @@map("origin")
  @@schema("gateway")
}

/// One endpoint of an origin, as each process reads it into its memory for search.
model GatewayEndpoint {
  id          Int     @id @default(autoincrement())
  originId    Int     @map("origin_id")
  method      String
  path        String
  summary     String
  description String
  /// @kyselyType('paid' | 'siwx' | 'apiKey' | 'apiKey+paid' | 'unprotected')
  authMode    String? @map("auth_mode")
  price       String?
  /// SHA-256 of everything that is indexed; an endpoint is written and embedded again only when it changes.
  digest      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String? @map("vector_model")
  /// Little-endian 32-bit floats, of length 1. Null until the model has answered.
  vector      Bytes?

  origin GatewayOrigin @relation(fields: [originId], references: [id], onDelete: Cascade)

  @@unique([originId, method, path])
  @@map("endpoint")
  @@schema("gateway")
}

/// One row: grows with every change of the index, so that each process knows when its copy in memory is old.
model GatewayIndexVersion {
  id      Int    @id @default(1)
  version BigInt

  @@map("index_version")
  @@schema("gateway")
}

/// A SIWX nonce that has been used. Nonces carry their own proof of having been issued here, so that only a use writes.
model SiwxNonce {
  nonce     String   @id
  /// @kyselyType(WalletAddress)
  address   String
  usedAt    DateTime @default(now()) @map("used_at") @db.Timestamptz(3)
  /// After this the nonce is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("siwx_nonce")
  @@schema("identity")
}

/// A wallet that signed in for a while. Deleted when it signs out.
model Session {
  /// SHA-256 of the token: what is kept opens nothing.
  tokenHash Bytes    @id @map("token_hash")
  /// @kyselyType(WalletAddress)
  address   String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("session")
  @@schema("identity")
}

/// A mutation that a signature authorised. Append-only: a trigger refuses every change but the outcome, written once.
model AuditEntry {
  id        String    @id @db.Uuid
  createdAt DateTime  @default(now()) @map("created_at") @db.Timestamptz(6)
  /// @kyselyType(WalletAddress)
  wallet    String
  /// The service whose path was called, or \`graphql\`.
  door      String
  method    String
  /// The documented path; null for GraphQL.
  path      String?
  /// Normalised, without its secrets.
  operation String
  /// By response key: the arguments of each root field, without its secrets.
  arguments Json
  /// The text that the wallet signed, and its signature.
  message   String
  signature String
  requestId String    @map("request_id")
  /// SHA-256 in hex of the request that ran, which the signed message names as its Request ID; null for older rows.
  digest    String?
  /// Null while it runs, and for ever where the process ended meanwhile.
  outcome   String?
  endedAt   DateTime? @map("ended_at") @db.Timestamptz(6)

  @@index([wallet, createdAt(sort: Desc), id(sort: Desc)])
  @@index([createdAt(sort: Desc), id(sort: Desc)])
  @@map("audit")
  @@schema("identity")
}

/// A host that wallets may have signed in under: each configured one, since its first start.
model SignInHost {
  name      String   @id
  firstSeen DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  @@map("host")
  @@schema("identity")
}

// What all services share: acts that money was paid for, and DNS records that services publish in our own zones.

/// HELD before the money moves, ASKED while a company carries it out, DONE once it happened, RELEASED when it was given up: the
/// money never moved, or goes back.
enum ActState {
  HELD
  ASKED
  DONE
  RELEASED

  @@map("act_state")
  @@schema("kit")
}

/// One line of one payment that buys something that cannot be undone.
model PaidAct {
  /// \`<payment id>:<line number>\`.
  actId   String    @id @map("act_id")
  /// \`Mutation.buyInbox\` and the like.
  field   String
  state   ActState  @default(HELD)
  /// What it holds against others while under way, such as \`mail.name:acme\`; null after.
  claim   String?   @unique
  heldAt  DateTime  @default(now()) @map("held_at") @db.Timestamptz(3)
  endedAt DateTime? @map("ended_at") @db.Timestamptz(3)

  @@map("act")
  @@schema("kit")
}

/// What a line of a payment bought, and what goes on existing: written in the transaction that makes it.
model Purchase {
  paymentId String   @map("payment_id") @db.Uuid
  /// The number of the line.
  position  Int
  /// The id of the node, such as that of a job or an inbox.
  node      String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, position, node])
  @@index([node])
  @@map("purchase")
  @@schema("kit")
}

/// A router's token that a subgraph in a process of its own has accepted: all processes of the subgraph accept it once.
model UsedToken {
  /// Its unique id.
  jti       String   @id
  /// After this the token is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("used_token")
  @@schema("kit")
}

/// The name that a field of an operation gave its result, for later fields of the same operation.
model ResultRef {
  paymentId String   @map("payment_id")
  name      String
  /// The type of the result, such as \`Picture\`.
  type      String
  /// Its natural key.
  key       String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, name])
  @@map("result_ref")
  @@schema("kit")
}

/// A file that a service keeps for a wallet for a while, and that other services use for that wallet: a page that is mailed.
model KeptDocument {
  /// The type of the node whose content it is, such as \`Page\`.
  type        String
  /// The natural key of that node.
  key         String
  /// @kyselyType(ServiceName)
  service     String
  /// @kyselyType(WalletAddress)
  owner       String
  filename    String
  contentType String   @map("content_type")
  /// Bytes.
  size        Int
  /// In the service's own part of the store.
  blobKey     String   @map("blob_key")
  expiresAt   DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([type, key])
  @@map("document")
  @@schema("kit")
}

/// A zone of the installation's own, such as the one that sites live in.
model PublishedZone {
  /// Lower-case ASCII, without a dot at the end.
  name   String @id
  /// SOA serial; grows with every change.
  serial Int    @default(1)

  records PublishedRecord[]

  @@map("dns_zone")
  @@schema("kit")
}

/// A record that a service publishes in such a zone.
model PublishedRecord {
  id    BigInt        @id @default(autoincrement())
  zone  String
  in    PublishedZone @relation(fields: [zone], references: [name], onDelete: Cascade)
  /// The service that wrote it; it replaces and withdraws its own only.
  /// @kyselyType(ServiceName)
  owner String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type  String
  /// Fully qualified, lower case; may begin with \`*.\`.
  name  String
  /// Presentation form.
  value String
  /// Seconds.
  ttl   Int

  @@index([zone])
  @@index([name, owner])
  @@map("dns_record")
  @@schema("kit")
}

/// PENDING until its first step, LOADING while it runs, then COMPLETE or FAILED (and its line is refunded).
enum JobState {
  PENDING
  LOADING
  COMPLETE
  FAILED

  @@map("job_state")
  @@schema("kit")
}

/// Work that a wallet paid for and that goes on after the answer. Only that wallet sees it.
model PaidJob {
  id         String    @id
  /// @kyselyType(ServiceName)
  service    String
  /// What it does, in the words of the service: \`video-a-generate\`.
  kind       String
  state      JobState  @default(PENDING)
  /// @kyselyType(WalletAddress)
  wallet     String
  /// The line that pays for it.
  actId      String    @unique @map("act_id")
  /// Where its facts come from.
  /// @kyselyType('live' | 'sandbox')
  source     String
  /// What was asked for.
  input      Json
  /// Percent.
  progress   Int       @default(0)
  /// Where the work stands, for the next step; null before the first and after the last.
  checkpoint Json?
  /// Null until it is complete, and after it has expired.
  result     Json?
  /// Why it failed, for the wallet that paid.
  error      String?
  /// Steps that failed since the last that did not.
  failures   Int       @default(0)
  /// Until then another process does not touch it; null while no step runs.
  leaseUntil DateTime? @map("lease_until") @db.Timestamptz(3)
  /// When the next step is due.
  dueAt      DateTime  @map("due_at") @db.Timestamptz(3)
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt  DateTime  @map("updated_at") @db.Timestamptz(3)
  /// When it must have ended, or it fails.
  deadline   DateTime  @db.Timestamptz(3)
  /// Until then its result is kept; null while it has none.
  expiresAt  DateTime? @map("expires_at") @db.Timestamptz(3)
  /// Its wallet does not want to see it any more.
  deletedAt  DateTime? @map("deleted_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([service, state, dueAt])
  @@index([expiresAt])
  @@map("job")
  @@schema("kit")
}

/// How much of a rate limit is used: a bucket that refills with time. A row that is whole again says nothing and is deleted.
model Rate {
  /// The rule and whom it counts: \`invite-codes:wallet:0x\u2026\`.
  key     String   @id
  /// When the bucket will be whole again if nothing more is taken.
  wholeAt DateTime @map("whole_at") @db.Timestamptz(6)

  @@index([wholeAt])
  @@map("rate")
  @@schema("kit")
}

/// Wrong guesses of a secret code, and until when no further one is looked at.
model Lockout {
  /// The kind of code and whom it counts: \`invite-code:wallet:0x\u2026\`.
  key          String   @id
  /// Wrong guesses, and those under way.
  failures     Int
  blockedUntil DateTime @map("blocked_until") @db.Timestamptz(3)
  /// When the wrong guesses are forgotten if no other follows.
  forgetAt     DateTime @map("forget_at") @db.Timestamptz(3)

  @@index([forgetAt])
  @@map("lockout")
  @@schema("kit")
}

/// The installation that this database is of, in one row, which the migration inserts: processes compare its id.
model Installation {
  id     String  @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// True in the one row.
  isOnly Boolean @unique @default(true) @map("is_only")

  @@map("installation")
  @@schema("kit")
}

/// One payment: one credential that arrived, and what became of it. Written only by prisma/ledger.
model Payment {
  id              String    @id @db.Uuid
  /// RESERVED, EXECUTED, SETTLING, PENDING, SETTLED, RELEASED, FAILED, REFUNDING or REFUNDED.
  state           String
  /// Why the row is where it is.
  reason          String
  /// ON_SUCCESS or UPFRONT.
  settle          String
  /// x402-v1, x402-v2 or mpp.
  protocol        String
  /// exact, upto or charge: with the network, the rail that the money moves on.
  scheme          String
  /// CAIP-2.
  network         String
  asset           String
  /// As its network spells it; EIP-55 on EVM chains.
  payer           String
  nonce           String
  payTo           String    @map("pay_to")
  /// What the credential allows to be taken, in atomic units of the asset.
  amount          Decimal   @db.Decimal(78, 0)
  /// What the work came to; null until it is done.
  chargeAmount    Decimal?  @map("charge_amount") @db.Decimal(78, 0)
  /// What was taken; what leaves of it again is in the disbursements.
  settledAmount   Decimal?  @map("settled_amount") @db.Decimal(78, 0)
  transactionHash String?   @map("transaction_hash")
  /// The log of the transfer in its block, where one transaction settled several payments.
  transactionLog  Int?      @map("transaction_log")
  /// The credential as it came, so that a recovering worker can settle it.
  credential      Json
  /// What the credential was checked against.
  requirements    Json
  credentialHash  Bytes     @map("credential_hash")
  requestHash     Bytes     @map("request_hash")
  /// The payer's own name for what it buys: an Idempotency-Key or payment identifier. Cleared when nothing is charged.
  idempotencyKey  String?   @map("idempotency_key")
  /// Equal for one payer's equal requests, and set while the payment is unsettled: a second one waits for it.
  openKey         Bytes?    @map("open_key")
  /// When the credential can no longer be settled.
  validBefore     DateTime  @map("valid_before") @db.Timestamptz(3)
  service         String
  method          String?
  path            String?
  operation       String?
  /// The URL that was paid for, as it was asked.
  resourceUrl     String?   @map("resource_url")
  requestId       String    @map("request_id")
  /// The process that holds the lease on the row, and when the lease expires.
  owner           String
  leaseUntil      DateTime  @map("lease_until") @db.Timestamptz(3)
  /// Given up, and the chain is asked whether it moved money all the same, until its credential has ended.
  isWatched       Boolean   @default(false) @map("is_watched")
  answerStatus    Int?      @map("answer_status")
  answerHeaders   Json?     @map("answer_headers")
  answerBody      Bytes?    @map("answer_body")
  /// Headers that tell what was paid, as they were first sent; null until that is certain.
  receiptHeaders  Json?     @map("receipt_headers")
  /// The organization that it was made for, of which the payer was a member then; null for the payer itself.
  organizationId  String?   @map("organization_id") @db.Uuid
  /// What its bill followed from; null for payments older than this column.
  basis           String?
  /// What the payer was known to hold when the payment was reserved; null for payments older than this column.
  balance         Decimal?  @db.Decimal(78, 0)
  /// Whether its answer was given again to a request that could have been copied from the chain.
  retold          Boolean   @default(false)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  settledAt       DateTime? @map("settled_at") @db.Timestamptz(3)

  lines         PaymentLine[]
  transitions   PaymentTransition[]
  disbursements Disbursement[]

  @@unique([scheme, network, payer, nonce])
  @@index([payer, createdAt(sort: Desc), id])
  @@index([createdAt])
  @@map("payment")
  @@schema("ledger")
}

/// One priced field of a payment's bill.
model PaymentLine {
  paymentId String   @map("payment_id") @db.Uuid
  position  Int
  /// Response path, joined by dots.
  path      String
  field     String
  service   String
  amount    Decimal  @db.Decimal(78, 0)
  /// What of the amount the line came to; null until the work is done.
  charged   Decimal? @db.Decimal(78, 0)
  units     Int
  settle    String
  /// PENDING, CHARGED, WAIVED, FAILED or REFUNDED.
  outcome   String   @default("PENDING")
  /// How many values were handed out that no waiver names; all units where the service says that its act is done. Null until
  /// the line has an answer, and where the answer was lost.
  delivered Int?
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@id([paymentId, position])
  @@map("payment_line")
  @@schema("ledger")
}

/// Every state a payment has been in, in order.
model PaymentTransition {
  id        BigInt   @id @default(autoincrement())
  paymentId String   @map("payment_id") @db.Uuid
  fromState String?  @map("from_state")
  toState   String   @map("to_state")
  reason    String
  at        DateTime @default(now()) @db.Timestamptz(3)
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@index([paymentId])
  @@map("payment_transition")
  @@schema("ledger")
}

/// One transfer of a part of a settled payment out of the operator's wallet, for one line or several: a refund or a payout.
/// Both reduce what is left of a line, count against the caps and are sent by the same worker, so they are one table.
model Disbursement {
  id              String    @id @db.Uuid
  paymentId       String    @map("payment_id") @db.Uuid
  /// REFUND returns money to the payer; PAYOUT pays it on to a wallet that the payer named.
  purpose         String
  /// Names the disbursement within its payment: the same key again is the same disbursement.
  key             String
  /// Atomic units of the payment's asset.
  amount          Decimal   @db.Decimal(78, 0)
  reason          String
  /// The wallet that gets a payout; null for a refund, which goes to the payer.
  recipient       String?
  /// See prisma/ledger/disbursementStates.ts.
  state           String
  /// Why it is in this state, for the operator.
  note            String?
  /// The transfer as it was signed, before it was sent; its outcome is looked up by this.
  prepared        Json?
  transactionHash String?   @map("transaction_hash")
  attempts        Int       @default(0)
  /// When it was counted against the caps of its hour and day; null until then, and again when nothing was signed.
  countedAt       DateTime? @map("counted_at") @db.Timestamptz(3)
  /// When the operator approved it, so that no cap holds it back.
  approvedAt      DateTime? @map("approved_at") @db.Timestamptz(3)
  /// When the lease of the process that works on it expires.
  leaseUntil      DateTime? @map("lease_until") @db.Timestamptz(3)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  payment         Payment   @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  lines DisbursementLine[]

  @@unique([paymentId, key])
  @@index([state])
  @@map("disbursement")
  @@schema("ledger")
}

/// The part of a disbursement that comes from one line.
model DisbursementLine {
  disbursementId String       @map("disbursement_id") @db.Uuid
  position       Int
  amount         Decimal      @db.Decimal(78, 0)
  disbursement   Disbursement @relation(fields: [disbursementId], references: [id], onDelete: Cascade)

  @@id([disbursementId, position])
  @@map("disbursement_line")
  @@schema("ledger")
}

/// A schema that bills were drawn from.
model SchemaVersion {
  /// SHA-256 of the supergraph, in hex.
  id         String   @id
  supergraph String
  firstSeen  DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  bases BillBasis[]

  @@map("schema_version")
  @@schema("ledger")
}

/// What bills follow from, shared by all payments for which it is the same.
model BillBasis {
  /// SHA-256 of all the rest, in hex.
  id            String   @id
  schemaVersion String   @map("schema_version")
  /// Without the arguments that no bill depends on.
  operation     String
  /// Those of \`operation\`: numbers and booleans.
  variables     Json
  /// Whether a part of the bill could be taken, or given back.
  takesPart     Boolean  @map("takes_part")
  /// Renewed when a payment needs it again after half a day; a day later it is deleted if no payment names it.
  firstSeen     DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  version SchemaVersion @relation(fields: [schemaVersion], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@map("bill_basis")
  @@schema("ledger")
}

/// What was counted against the caps on disbursements: one row for each day, with its latest hour.
model Outflow {
  /// Begins at midnight UTC.
  day        DateTime @id @db.Date
  /// Atomic USDC of the day.
  dayAmount  Decimal  @map("day_amount") @db.Decimal(78, 0)
  /// The latest hour of the day in which something was counted, 0 to 23.
  hour       Int
  /// Atomic USDC of that hour.
  hourAmount Decimal  @map("hour_amount") @db.Decimal(78, 0)

  @@map("outflow")
  @@schema("ledger")
}

/// A key that receipts are or were signed with. All stay published, so that every receipt can be checked; a key that got
/// into wrong hands is deleted here.
model ReceiptKey {
  /// Names the key in what it signed.
  name      String   @id
  /// The public key: \`x\` of an Ed25519 JWK.
  x         String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("receipt_key")
  @@schema("ledger")
}

/// A wallet whose payments a router streams to a client: each change of their state is notified to the routers that listen.
model PaymentWatch {
  wallet String
  /// The process that listens.
  router String   @db.Uuid
  /// The process renews it; after this time nothing is notified.
  until  DateTime @db.Timestamptz(3)

  @@id([wallet, router])
  @@map("payment_watch")
  @@schema("ledger")
}

// What the messaging service keeps: names that wallets own, inboxes and what is in them, mail on its way out.

/// A name that a wallet owns: mail to and from \`\u2026@<name>.<mail domain>\`.
model MailSubdomain {
  name              String    @id
  /// @kyselyType(WalletAddress)
  owner             String
  catchAllForwardTo String?   @map("catch_all_forward_to")
  /// When its DNS records were first seen by the resolvers.
  dnsVerifiedAt     DateTime? @map("dns_verified_at") @db.Timestamptz(3)
  /// When the DKIM key was first seen by the resolvers: from then on mail is sent from it.
  senderVerifiedAt  DateTime? @map("sender_verified_at") @db.Timestamptz(3)
  actId             String    @unique @map("act_id")
  createdAt         DateTime  @map("created_at") @db.Timestamptz(3)

  signers MailSigner[]
  inboxes Inbox[]

  @@index([owner])
  @@map("subdomain")
  @@schema("mail")
}

/// What mail from a domain of ours is signed with.
model DkimKey {
  /// The mail domain itself, or a subdomain's whole name.
  domain    String   @id
  selector  String
  /// PEM (PKCS8), encrypted with a key of the installation's secret.
  sealedKey String   @map("sealed_key")
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@map("dkim_key")
  @@schema("mail")
}

/// A wallet that may send from a subdomain, beside its owner.
model MailSigner {
  subdomain String
  in        MailSubdomain @relation(fields: [subdomain], references: [name], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  wallet    String
  addedAt   DateTime      @map("added_at") @db.Timestamptz(3)

  @@id([subdomain, wallet])
  @@map("signer")
  @@schema("mail")
}

/// A mailbox: \`username@<mail domain>\` that is paid for by time, or \`localPart@<subdomain>.<mail domain>\`.
model Inbox {
  /// Sorts by age.
  id             String         @id
  /// The whole address, lower case. Null once it was cancelled or removed, so that the name is free again.
  address        String?        @unique
  localPart      String         @map("local_part")
  /// Null for an inbox directly under the mail domain.
  subdomain      String?
  in             MailSubdomain? @relation(fields: [subdomain], references: [name])
  /// @kyselyType(WalletAddress)
  owner          String
  forwardTo      String?        @map("forward_to")
  retainMessages Boolean        @map("retain_messages")
  /// Null for one on a subdomain, which does not expire.
  expiresAt      DateTime?      @map("expires_at") @db.Timestamptz(3)
  cancelledAt    DateTime?      @map("cancelled_at") @db.Timestamptz(3)
  /// For which expiry its owner has been reminded.
  remindedFor    DateTime?      @map("reminded_for") @db.Timestamptz(3)
  createdAt      DateTime       @map("created_at") @db.Timestamptz(3)

  messages        Message[]
  deletedMessages DeletedMessage[]
  periods         InboxPeriod[]

  @@index([owner])
  @@index([subdomain])
  @@index([expiresAt])
  @@index([localPart, cancelledAt])
  @@map("inbox")
  @@schema("mail")
}

/// A period of an inbox that was paid for.
model InboxPeriod {
  /// The line that paid for it.
  actId    String   @id @map("act_id")
  inboxId  String   @map("inbox_id")
  inbox    Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  payer    String
  /// Atomic USDC.
  amount   Decimal  @db.Decimal(78, 0)
  days     Int
  paidAt   DateTime @map("paid_at") @db.Timestamptz(3)
  /// Atomic USDC of it that went back.
  refunded Decimal  @default(0) @db.Decimal(78, 0)

  @@index([inboxId])
  @@map("inbox_period")
  @@schema("mail")
}

/// A mail as it came, kept once however many inboxes it is in.
model StoredMail {
  id           String   @id
  /// Where the raw mail lies; null once it has been removed.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  envelopeFrom String   @map("envelope_from")
  fromEmail    String   @map("from_email")
  subject      String
  /// Results of SPF, DKIM and DMARC: pass, fail, none, \u2026
  spf          String
  dkim         String
  dmarc        String
  remoteIp     String   @map("remote_ip")
  receivedAt   DateTime @map("received_at") @db.Timestamptz(3)

  messages Message[]

  @@index([receivedAt])
  @@map("stored_mail")
  @@schema("mail")
}

/// A mail in an inbox.
model Message {
  /// Sorts by age.
  id         String     @id
  inboxId    String     @map("inbox_id")
  inbox      Inbox      @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  mailId     String     @map("mail_id")
  mail       StoredMail @relation(fields: [mailId], references: [id])
  readAt     DateTime?  @map("read_at") @db.Timestamptz(3)
  receivedAt DateTime   @map("received_at") @db.Timestamptz(3)

  @@unique([inboxId, mailId])
  @@index([inboxId, id(sort: Desc)])
  @@index([mailId])
  @@map("message")
  @@schema("mail")
}

/// The id of a message that was deleted: a client that deletes what it has listed goes on from there.
model DeletedMessage {
  id        String   @id
  inboxId   String   @map("inbox_id")
  inbox     Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  deletedAt DateTime @map("deleted_at") @db.Timestamptz(3)

  @@index([inboxId])
  @@index([deletedAt])
  @@map("deleted_message")
  @@schema("mail")
}

/// How many mails went on from one subdomain or inbox within an hour; there is a limit to it.
model ForwardCount {
  scope String
  hour  DateTime @db.Timestamptz(3)
  count Int

  @@id([scope, hour])
  @@map("forward_count")
  @@schema("mail")
}

/// A mail on its way out, or out.
model OutboundMail {
  id           String   @id
  /// @kyselyType('SEND' | 'FORWARD' | 'BOUNCE' | 'REMINDER')
  kind         String
  /// The line that paid for it; null for mail that is not paid for.
  actId        String?  @unique @map("act_id")
  /// The wallet that sent it.
  /// @kyselyType(WalletAddress)
  wallet       String?
  /// The subdomain that it counts against; null for the mail domain itself.
  subdomain    String?
  /// SMTP MAIL FROM; empty for bounces.
  envelopeFrom String   @map("envelope_from")
  headerFrom   String   @map("header_from")
  /// With its angle brackets.
  messageId    String   @map("message_id")
  subject      String
  /// Where the signed mail lies; null once everybody has it or it was given up.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  recipients OutboundRecipient[]

  @@index([subdomain, kind, createdAt])
  @@index([wallet, id])
  @@index([messageId])
  @@map("outbound_mail")
  @@schema("mail")
}

/// One address that an outbound mail goes to. QUEUED, SENT, or FAILED with the reason; BOUNCED when that came later.
model OutboundRecipient {
  mailId        String       @map("mail_id")
  mail          OutboundMail @relation(fields: [mailId], references: [id], onDelete: Cascade)
  address       String
  /// @kyselyType('QUEUED' | 'SENT' | 'FAILED' | 'BOUNCED')
  state         String       @default("QUEUED")
  attempts      Int          @default(0)
  nextAttemptAt DateTime?    @map("next_attempt_at") @db.Timestamptz(3)
  /// What the other server said last.
  reply         String?
  endedAt       DateTime?    @map("ended_at") @db.Timestamptz(3)

  @@id([mailId, address])
  @@index([state, nextAttemptAt])
  @@map("outbound_recipient")
  @@schema("mail")
}

// Each owner of tables has a file beside this one, \`<owner>.prisma\`, whose models carry \`@@schema("<owner>")\`.

generator client {
  provider               = "prisma-client"
  output                 = "../client"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "ts"
}

// The types of the tables for SQL that Kysely writes (prisma/sql.ts); values are as \`pg\` reads them. A column whose type
// is narrower than Postgres knows says so: \`/// @kyselyType(WalletAddress)\`.
generator tables {
  provider             = "prisma-kysely"
  output               = "../client"
  fileName             = "tables.ts"
  camelCase            = true
  dbTypeName           = "Tables"
  banner               = "import type { WalletAddress } from '../../schema/address.ts'\\nimport type { ServiceName } from '../../schema/services.ts'"
  bigIntTypeOverride   = "ColumnType<string, bigint | number | string, bigint | number | string>"
  decimalTypeOverride  = "ColumnType<string, bigint | number | string, bigint | number | string>"
  dateTimeTypeOverride = "Date"
  jsonTypeOverride     = "ColumnType<unknown, string, string>"
}

datasource db {
  provider = "postgresql"
  schemas  = ["ledger", "identity", "gateway", "domains", "kit", "upload", "mail", "data", "travel", "studio", "merch", "enrich", "abuse"]
}

// What the merchandise service keeps: what wallets ordered through it, and the orders of the embedded stand-in for a print
// company.

/// What is printed on.
enum MerchProduct {
  SHIRT
  MUG

  @@map("product")
  @@schema("merch")
}

/// HELD before the money moves, PAID after it, ASKING from the moment at which the print company may know of it, PLACED once
/// it does, then SHIPPED or FAILED (and refunded). RELEASED when the money never moved.
enum MerchOrderState {
  HELD
  PAID
  ASKING
  PLACED
  SHIPPED
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("merch")
}

/// One line of one payment that orders something printed. Only its wallet sees it.
model MerchOrder {
  id              String          @id @db.Uuid
  /// The line that pays for it.
  actId           String          @unique @map("act_id")
  state           MerchOrderState @default(HELD)
  product         MerchProduct
  /// Of a shirt: S to 5XL.
  /// @kyselyType('S' | 'M' | 'L' | 'XL' | 'XXL' | 'XXXL' | 'XXXXL' | 'XXXXXL')
  size            String?
  /// Of a shirt: Black or White.
  /// @kyselyType('BLACK' | 'WHITE')
  color           String?
  /// @kyselyType(WalletAddress)
  wallet          String
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source          String
  /// What the line pays, in atomic units.
  price           Decimal         @db.Decimal(78, 0)
  /// What of it is paid on once the order is shipped, in atomic units; null without a commission.
  commission      Decimal?        @db.Decimal(78, 0)
  /// Who gets that.
  /// @kyselyType(WalletAddress)
  commissionTo    String?         @map("commission_to")
  /// Whom it is sent to; null some time after its end, and when the money never moved.
  address         Json?
  /// The media type of the picture as it came; null until that was looked at.
  imageType       String?         @map("image_type")
  /// The job that makes the picture; null for a picture of the web. Without \`imageType\` it is waited for.
  pictureId       String?         @map("picture_id")
  /// What the print company calls it.
  providerOrderId String?         @map("provider_order_id")
  /// What the print company calls the printed thing.
  productId       String?         @map("product_id")
  /// Where it stands, in the print company's words.
  providerStatus  String?         @map("provider_status")
  /// Carrier, number and URL; null until it is sent.
  tracking        Json?
  /// Why it failed, for the wallet that paid.
  reason          String?
  /// When the next step is due; in the future while a process runs one. Null when there is none.
  dueAt           DateTime?       @map("due_at") @db.Timestamptz(3)
  createdAt       DateTime        @map("created_at") @db.Timestamptz(3)
  paidAt          DateTime?       @map("paid_at") @db.Timestamptz(3)
  /// When the print company was asked.
  askedAt         DateTime?       @map("asked_at") @db.Timestamptz(3)
  /// When the print company was last asked to print it.
  sentAt          DateTime?       @map("sent_at") @db.Timestamptz(3)
  updatedAt       DateTime        @map("updated_at") @db.Timestamptz(3)
  endedAt         DateTime?       @map("ended_at") @db.Timestamptz(3)
  /// When the carrier had delivered it, as far as the print company tells; null until then.
  deliveredAt     DateTime?       @map("delivered_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([dueAt])
  @@index([endedAt])
  @@index([pictureId, createdAt(sort: Desc), id])
  @@map("order")
  @@schema("merch")
}

/// The e-mails that an addressee gets, in the order of an order's states.
enum MerchNoticeKind {
  ORDERED
  PROCESSING
  SHIPPED
  DELIVERED
  FAILED

  @@map("notice_kind")
  @@schema("merch")
}

/// One e-mail to the addressee of an order: one for each change, written with the change.
model MerchNotice {
  orderId   String          @map("order_id") @db.Uuid
  kind      MerchNoticeKind
  createdAt DateTime        @map("created_at") @db.Timestamptz(3)
  /// When it is sent, or tried again; in the future while a process sends it. Null when it is sent or given up.
  dueAt     DateTime?       @map("due_at") @db.Timestamptz(3)
  /// When the relay took it.
  sentAt    DateTime?       @map("sent_at") @db.Timestamptz(3)

  @@id([orderId, kind])
  @@index([dueAt])
  @@map("notice")
  @@schema("merch")
}

/// An order in the stand-in for a print company, in the words of its wire format.
model MerchStandInOrder {
  /// 24 hexadecimal digits.
  id         String    @id
  /// The client's own name for it: the same one again is the same order.
  externalId String    @unique @map("external_id")
  payload    Json
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  /// When it was sent to production; null for a draft.
  sentAt     DateTime? @map("sent_at") @db.Timestamptz(3)
  canceledAt DateTime? @map("canceled_at") @db.Timestamptz(3)

  @@index([createdAt])
  @@map("stand_in_order")
  @@schema("merch")
}

// What the studio service keeps beside its jobs: pictures that wallets send to work on.

/// Room for a picture, and the picture once it has come. Only its wallet confirms and uses it.
model MediaUpload {
  id          String    @id
  /// @kyselyType(WalletAddress)
  wallet      String
  /// As the wallet wrote it.
  filename    String
  /// What it says it sends; the file is looked at when it is confirmed.
  contentType String    @map("content_type")
  /// Most bytes that are taken.
  maxBytes    Int       @map("max_bytes")
  /// Where it is in the service's part of the store.
  blobKey     String    @map("blob_key")
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  /// The file may be sent until then.
  sentBy      DateTime  @map("sent_by") @db.Timestamptz(3)
  /// Null until it is confirmed.
  confirmedAt DateTime? @map("confirmed_at") @db.Timestamptz(3)
  /// Bytes; null until it is confirmed.
  size        Int?
  /// It is removed then, with its row.
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("upload")
  @@schema("studio")
}

// What the travel service keeps: what wallets booked through it, flights that they announced, and the orders of the
// embedded stand-in for a GDS.

/// What a booking is of.
enum BookingKind {
  FLIGHT
  HOTEL
  TRANSFER

  @@map("booking_kind")
  @@schema("travel")
}

/// BOOKED once the upstream company confirmed it, CANCELLED by its wallet. Until then there is only its act.
enum BookingState {
  BOOKED
  CANCELLED

  @@map("booking_state")
  @@schema("travel")
}

/// One line of one payment that books something. Only its wallet sees, uses and cancels it.
model TravelBooking {
  /// The line that paid for it, and the act of it in kit.act.
  actId       String       @id @map("act_id")
  kind        BookingKind
  state       BookingState @default(BOOKED)
  /// @kyselyType(WalletAddress)
  wallet      String
  /// The upstream company's order id.
  orderId     String       @map("order_id")
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source      String
  /// The order as it was answered when it was booked, without card numbers and documents.
  payload     Json
  createdAt   DateTime     @default(now()) @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?    @map("cancelled_at") @db.Timestamptz(3)

  @@unique([kind, orderId])
  @@index([wallet, createdAt])
  @@map("booking")
  @@schema("travel")
}

/// An order in the stand-in for a GDS, in the words of its wire format.
model TravelStandInOrder {
  /// What it answers under: opaque, may hold characters that URLs reserve.
  id          String      @id
  kind        BookingKind
  /// The client's own reference: the same one again answers the same order.
  clientRef   String?     @unique @map("client_ref")
  payload     Json
  createdAt   DateTime    @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?   @map("cancelled_at") @db.Timestamptz(3)

  @@map("stand_in_order")
  @@schema("travel")
}

/// An announcement that a flight will be flown, sent on to the flight tracking company.
model FlightIntent {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// The line that paid for it: a request that is run twice files one intent.
  actId        String   @unique @map("act_id")
  /// The flight of the path, as the caller wrote it.
  flight       String
  /// The ident that it will be flown under.
  ident        String
  /// What the caller says of it.
  intent       String
  /// ICAO designator, such as B738.
  aircraftType String   @map("aircraft_type")
  /// ICAO code of the airport.
  origin       String
  /// ICAO code of the airport.
  destination  String
  intendedOff  DateTime @map("intended_off") @db.Timestamptz(3)
  intendedOn   DateTime @map("intended_on") @db.Timestamptz(3)
  /// Feet.
  altitude     Int?
  /// Knots.
  airspeed     Int?
  /// Fixes and airways, as filed.
  route        String?
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@map("flight_intent")
  @@schema("travel")
}

// What the hosting service keeps: slots that were bought, the one-time tickets to fill them, sites and their host names.

enum UploadKind {
  FILE
  SITE

  @@map("upload_kind")
  @@schema("upload")
}

/// A slot that was bought, and what was put into it.
model Upload {
  /// 10 characters of \`23456789abcdefghjkmnpqrstvwxyz\`.
  id                String     @id
  kind              UploadKind
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet            String
  /// As the buyer wrote it.
  filename          String
  /// As it stands in links: no path, no control characters.
  publicName        String     @map("public_name")
  contentType       String     @map("content_type")
  /// \`10mb\`, \`100mb\` or \`1gb\`.
  tier              String
  /// Bytes.
  maxSize           BigInt     @map("max_size")
  /// Bytes of the file, or of the zip that the live version of the site was made from; null until it is there.
  actualSize        BigInt?    @map("actual_size")
  /// Where the file lies in the store; null until it is there, and once it has been removed.
  blobKey           String?    @map("blob_key")
  etag              String?
  /// Atomic USDC, renewals included.
  pricePaid         Decimal    @map("price_paid") @db.Decimal(78, 0)
  transactionHash   String?    @map("transaction_hash")
  /// The line that paid for the slot.
  actId             String     @unique @map("act_id")
  /// Of a site: the upload that its files were taken from when it was bought.
  sourceId          String?    @map("source_id")
  createdAt         DateTime   @map("created_at") @db.Timestamptz(3)
  expiresAt         DateTime   @map("expires_at") @db.Timestamptz(3)
  uploadedAt        DateTime?  @map("uploaded_at") @db.Timestamptz(3)
  /// When its files were removed, after it had expired.
  removedAt         DateTime?  @map("removed_at") @db.Timestamptz(3)
  /// First certificates that an authority was asked for on its behalf, since \`certificatesSince\`.
  certificatesAsked Int        @default(0) @map("certificates_asked")
  /// When the day began in which they are counted; null before the first.
  certificatesSince DateTime?  @map("certificates_since") @db.Timestamptz(3)

  tickets      UploadTicket[]
  versions     SiteVersion[]
  customDomain CustomDomain?

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@index([sourceId])
  @@map("upload")
  @@schema("upload")
}

/// The right to fill a slot once. Its token is in the upload URL; only the token's hash is kept.
model UploadTicket {
  /// SHA-256 of the token, hexadecimal.
  tokenHash   String    @id @map("token_hash")
  uploadId    String    @map("upload_id")
  upload      Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where what it brings is stored; a fresh key for each ticket.
  blobKey     String    @unique @map("blob_key")
  /// Length that a resumable upload has announced; of what came, once it has. Bytes.
  announced   BigInt?
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)
  /// When the whole file had come, or nothing can come any more.
  completedAt DateTime? @map("completed_at") @db.Timestamptz(3)
  /// The request that writes at the moment, so that no two ever do.
  writer      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  writerUntil DateTime? @map("writer_until") @db.Timestamptz(3)
  /// Whether another request waits to take over.
  wanted      Boolean   @default(false)

  @@index([uploadId])
  @@index([expiresAt])
  @@map("ticket")
  @@schema("upload")
}

/// A zip that came for a site, and the site that was made of it.
model SiteVersion {
  id             BigInt    @id @default(autoincrement())
  uploadId       String    @map("upload_id")
  upload         Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where the zip lies; null once it has been removed.
  zipKey         String?   @unique @map("zip_key")
  /// Bytes of the zip.
  zipSize        BigInt    @map("zip_size")
  /// By path: where each file lies, with its size, entity tag and type. Null until it is extracted.
  manifest       Json?
  /// Where the files lie, all of them and nothing else; null until it is live, and once they have been removed.
  folder         String?   @unique
  fileCount      Int?      @map("file_count")
  /// Bytes of all files.
  totalSize      BigInt?   @map("total_size")
  receivedAt     DateTime  @map("received_at") @db.Timestamptz(3)
  activatedAt    DateTime? @map("activated_at") @db.Timestamptz(3)
  /// When a later version took its place, or the site was removed; its files go some time after.
  replacedAt     DateTime? @map("replaced_at") @db.Timestamptz(3)
  /// Why the zip is not taken, and never will be.
  refusal        String?
  /// The request that extracts it at the moment, so that no two ever do.
  extractor      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  extractorUntil DateTime? @map("extractor_until") @db.Timestamptz(3)

  @@index([uploadId])
  @@map("site_version")
  @@schema("upload")
}

/// Where a host name of a user's own stands.
enum CustomDomainState {
  PENDING_VALIDATION
  PENDING_ISSUANCE
  PENDING_DEPLOYMENT
  ACTIVE

  @@map("custom_domain_state")
  @@schema("upload")
}

/// A host name of a user's own that shows a site; and, without a site, the name that stands for all below SITES_DOMAIN.
model CustomDomain {
  id            String            @id
  uploadId      String?           @unique @map("upload_id")
  upload        Upload?           @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Lower-case ASCII (IDNA).
  hostname      String            @unique
  state         CustomDomainState
  /// What is missing, for the owner.
  note          String?
  /// PEM: the leaf and its intermediates.
  certificate   String?
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey     String?           @map("sealed_key")
  issuedAt      DateTime?         @map("issued_at") @db.Timestamptz(3)
  notAfter      DateTime?         @map("not_after") @db.Timestamptz(3)
  attempts      Int               @default(0)
  nextAttemptAt DateTime?         @map("next_attempt_at") @db.Timestamptz(3)
  createdAt     DateTime          @map("created_at") @db.Timestamptz(3)

  @@index([nextAttemptAt])
  @@map("custom_domain")
  @@schema("upload")
}

/// Our account at a certificate authority.
model AcmeAccount {
  directoryUrl String   @id @map("directory_url")
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey    String   @map("sealed_key")
  /// Where the authority keeps it; null until it is registered.
  accountUrl   String?  @map("account_url")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("acme_account")
  @@schema("upload")
}

/// What an authority asks for under \`/.well-known/acme-challenge/\`, so that any process can answer.
model AcmeHttpChallenge {
  hostname         String
  token            String
  keyAuthorization String   @map("key_authorization")
  expiresAt        DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([hostname, token])
  @@map("acme_http_challenge")
  @@schema("upload")
}

/// The authority of our own that signs certificates where there is no other; one row.
model LocalAuthority {
  id          Int      @id
  /// PEM.
  certificate String
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey   String   @map("sealed_key")
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)

  @@map("local_authority")
  @@schema("upload")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"ReadPage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"read_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"UsedToken":{"fields":[{"name":"jti","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_token","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"KeptDocument":{"fields":[{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"size","kind":"scalar","type":"Int"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"document","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Installation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"isOnly","kind":"scalar","type":"Boolean","dbName":"is_only"}],"dbName":"installation","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"credential","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"isWatched","kind":"scalar","type":"Boolean","dbName":"is_watched"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"answerHeaders","kind":"scalar","type":"Json","dbName":"answer_headers"},{"name":"answerBody","kind":"scalar","type":"Bytes","dbName":"answer_body"},{"name":"receiptHeaders","kind":"scalar","type":"Json","dbName":"receipt_headers"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"basis","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"lines","kind":"object","type":"PaymentLine","relationName":"PaymentToPaymentLine"},{"name":"transitions","kind":"object","type":"PaymentTransition","relationName":"PaymentToPaymentTransition"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"units","kind":"scalar","type":"Int"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentLine"}],"dbName":"payment_line","schema":"ledger"},"PaymentTransition":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"fromState","kind":"scalar","type":"String","dbName":"from_state"},{"name":"toState","kind":"scalar","type":"String","dbName":"to_state"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentTransition"}],"dbName":"payment_transition","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"canceledAt","kind":"scalar","type":"DateTime","dbName":"canceled_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","ReadPage.findUnique","ReadPage.findUniqueOrThrow","ReadPage.findFirst","ReadPage.findFirstOrThrow","ReadPage.findMany","ReadPage.createOne","ReadPage.createMany","ReadPage.createManyAndReturn","ReadPage.updateOne","ReadPage.updateMany","ReadPage.updateManyAndReturn","ReadPage.upsertOne","ReadPage.deleteOne","ReadPage.deleteMany","ReadPage.groupBy","ReadPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","UsedToken.findUnique","UsedToken.findUniqueOrThrow","UsedToken.findFirst","UsedToken.findFirstOrThrow","UsedToken.findMany","UsedToken.createOne","UsedToken.createMany","UsedToken.createManyAndReturn","UsedToken.updateOne","UsedToken.updateMany","UsedToken.updateManyAndReturn","UsedToken.upsertOne","UsedToken.deleteOne","UsedToken.deleteMany","UsedToken.groupBy","UsedToken.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","KeptDocument.findUnique","KeptDocument.findUniqueOrThrow","KeptDocument.findFirst","KeptDocument.findFirstOrThrow","KeptDocument.findMany","KeptDocument.createOne","KeptDocument.createMany","KeptDocument.createManyAndReturn","KeptDocument.updateOne","KeptDocument.updateMany","KeptDocument.updateManyAndReturn","KeptDocument.upsertOne","KeptDocument.deleteOne","KeptDocument.deleteMany","KeptDocument.groupBy","KeptDocument.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","Installation.findUnique","Installation.findUniqueOrThrow","Installation.findFirst","Installation.findFirstOrThrow","Installation.findMany","Installation.createOne","Installation.createMany","Installation.createManyAndReturn","Installation.updateOne","Installation.updateMany","Installation.updateManyAndReturn","Installation.upsertOne","Installation.deleteOne","Installation.deleteMany","Installation.groupBy","Installation.aggregate","payment","lines","transitions","disbursement","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","PaymentTransition.findUnique","PaymentTransition.findUniqueOrThrow","PaymentTransition.findFirst","PaymentTransition.findFirstOrThrow","PaymentTransition.findMany","PaymentTransition.createOne","PaymentTransition.createMany","PaymentTransition.createManyAndReturn","PaymentTransition.updateOne","PaymentTransition.updateMany","PaymentTransition.updateManyAndReturn","PaymentTransition.upsertOne","PaymentTransition.deleteOne","PaymentTransition.deleteMany","PaymentTransition.groupBy","PaymentTransition.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","sentAt","canceledAt","MerchNoticeKind","dueAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","fromState","toState","at","path","field","service","charged","units","settle","outcome","delivered","protocol","scheme","network","asset","nonce","payTo","chargeAmount","settledAmount","transactionLog","credential","requirements","credentialHash","requestHash","idempotencyKey","openKey","validBefore","method","resourceUrl","requestId","isWatched","answerStatus","answerHeaders","answerBody","receiptHeaders","organizationId","basis","balance","retold","settledAt","disbursementId_position","paymentId_key","paymentId_position","scheme_network_payer_nonce","isOnly","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","type_key","paymentId_name","jti","node","paymentId_position_node","ActState","claim","heldAt","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","has","hasEvery","hasSome","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","rendered","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","seenAt","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "hRnXBdwJCYUKAAC2EgAwhgoAAAQAEIcKAAC2EgAwvwoAALcSmw0i_QoBANgPACGVDQEA2A8AIZgNAQDYDwAhmQ1AANkPACGbDQAAuBIAIAEAAAABACABAAAAAQAgCIUKAAC2EgAwhgoAAAQAEIcKAAC2EgAwvwoAALcSmw0i_QoBANgPACGVDQEA2A8AIZgNAQDYDwAhmQ1AANkPACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBb8KAAAAmw0C_QoBAAAAAZUNAQAAAAGYDQEAAAABmQ1AAAAAAQEIAAAJACAFvwoAAACbDQL9CgEAAAABlQ0BAAAAAZgNAQAAAAGZDUAAAAABAQgAAAsAMAEIAAALADAFvwoAAIgYmw0i_QoBAL8SACGVDQEAvxIAIZgNAQC_EgAhmQ1AAMASACECAAAAAQAgCAAADgAgBb8KAACIGJsNIv0KAQC_EgAhlQ0BAL8SACGYDQEAvxIAIZkNQADAEgAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAhRgAIBYAAIcYACAXAACGGAAgCIUKAACyEgAwhgoAABcAEIcKAACyEgAwvwoAALMSmw0i_QoBAM0PACGVDQEAzQ8AIZgNAQDNDwAhmQ1AAM4PACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAeFCgAAsRIAMIYKAAAdABCHCgAAsRIAMPYKAQAAAAH9CgEA2A8AIZUNAQDYDwAhmQ1AANkPACEBAAAAGgAgAQAAABoAIAeFCgAAsRIAMIYKAAAdABCHCgAAsRIAMPYKAQDYDwAh_QoBANgPACGVDQEA2A8AIZkNQADZDwAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAT2CgEAAAAB_QoBAAAAAZUNAQAAAAGZDUAAAAABAQgAACIAIAT2CgEAAAAB_QoBAAAAAZUNAQAAAAGZDUAAAAABAQgAACQAMAEIAAAkADAE9goBAL8SACH9CgEAvxIAIZUNAQC_EgAhmQ1AAMASACECAAAAGgAgCAAAJwAgBPYKAQC_EgAh_QoBAL8SACGVDQEAvxIAIZkNQADAEgAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAghgAIBYAAIQYACAXAACDGAAgB4UKAACwEgAwhgoAADAAEIcKAACwEgAw9goBAM0PACH9CgEAzQ8AIZUNAQDNDwAhmQ1AAM4PACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAqFCgAArhIAMIYKAAA2ABCHCgAArhIAMIgKBAAAAAG_CgEA2A8AIf0KAQDYDwAhwgtAANkPACGVDQEA2A8AIZcNAACvEpcNIpgNAQDYDwAhAQAAADMAIAEAAAAzACAKhQoAAK4SADCGCgAANgAQhwoAAK4SADCICgQAiBAAIb8KAQDYDwAh_QoBANgPACHCC0AA2Q8AIZUNAQDYDwAhlw0AAK8Slw0imA0BANgPACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB4gKBAAAAAG_CgEAAAAB_QoBAAAAAcILQAAAAAGVDQEAAAABlw0AAACXDQKYDQEAAAABAQgAADsAIAeICgQAAAABvwoBAAAAAf0KAQAAAAHCC0AAAAABlQ0BAAAAAZcNAAAAlw0CmA0BAAAAAQEIAAA9ADABCAAAPQAwB4gKBADYEgAhvwoBAL8SACH9CgEAvxIAIcILQADAEgAhlQ0BAL8SACGXDQAAgRiXDSKYDQEAvxIAIQIAAAAzACAIAABAACAHiAoEANgSACG_CgEAvxIAIf0KAQC_EgAhwgtAAMASACGVDQEAvxIAIZcNAACBGJcNIpgNAQC_EgAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAA_BcAIBYAAP8XACAXAAD-FwAgOAAA_RcAIDkAAIAYACAKhQoAAKoSADCGCgAASQAQhwoAAKoSADCICgQA8A8AIb8KAQDNDwAh_QoBAM0PACHCC0AAzg8AIZUNAQDNDwAhlw0AAKsSlw0imA0BAM0PACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAiFCgAAqRIAMIYKAABPABCHCgAAqRIAMOwMAgAAAAGRDQQAiBAAIZINBACJEAAhkw0AAYQRACGUDUAA2Q8AIQEAAABMACABAAAATAAgCIUKAACpEgAwhgoAAE8AEIcKAACpEgAw7AwCANcPACGRDQQAiBAAIZINBACJEAAhkw0AAYQRACGUDUAA2Q8AIQKSDQAAxBIAIJMNAADEEgAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBewMAgAAAAGRDQQAAAABkg0EAAAAAZMNAAEAAAGUDUAAAAABAQgAAFQAIAXsDAIAAAABkQ0EAAAAAZINBAAAAAGTDQABAAABlA1AAAAAAQEIAABWADABCAAAVgAwBewMAgC-EgAhkQ0EANgSACGSDQQA2hIAIZMNAAGoFQAhlA1AAMASACECAAAATAAgCAAAWQAgBewMAgC-EgAhkQ0EANgSACGSDQQA2hIAIZMNAAGoFQAhlA1AAMASACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAAD3FwAgFgAA-hcAIBcAAPkXACA4AAD4FwAgOQAA-xcAIJINAADEEgAgkw0AAMQSACAIhQoAAKgSADCGCgAAYgAQhwoAAKgSADDsDAIAzA8AIZENBADwDwAhkg0EAPMPACGTDQAB-xAAIZQNQADODwAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQhQoAAKYSADCGCgAAaAAQhwoAAKYSADDoCgIA1w8AIcIMAAGDEQAh7AwCANcPACHuDAIA1w8AIYENEACKEAAhiQ0EAIgQACGKDQABgxEAIYsNQADZDwAhjA0AAYMRACGNDRAAihAAIY4NEADCEAAhjw0gAJMQACGQDQAApxIAIAEAAABlACABAAAAZQAgD4UKAACmEgAwhgoAAGgAEIcKAACmEgAw6AoCANcPACHCDAABgxEAIewMAgDXDwAh7gwCANcPACGBDRAAihAAIYkNBACIEAAhig0AAYMRACGLDUAA2Q8AIYwNAAGDEQAhjQ0QAIoQACGODRAAwhAAIY8NIACTEAAhAY4NAADEEgAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDOgKAgAAAAHCDAABAAAB7AwCAAAAAe4MAgAAAAGBDRAAAAABiQ0EAAAAAYoNAAEAAAGLDUAAAAABjA0AAQAAAY0NEAAAAAGODRAAAAABjw0gAAAAAQEIAABtACAM6AoCAAAAAcIMAAEAAAHsDAIAAAAB7gwCAAAAAYENEAAAAAGJDQQAAAABig0AAQAAAYsNQAAAAAGMDQABAAABjQ0QAAAAAY4NEAAAAAGPDSAAAAABAQgAAG8AMAEIAABvADAM6AoCAL4SACHCDAABpxUAIewMAgC-EgAh7gwCAL4SACGBDRAA6xIAIYkNBADYEgAhig0AAacVACGLDUAAwBIAIYwNAAGnFQAhjQ0QAOsSACGODRAAshMAIY8NIADiEgAhAgAAAGUAIAgAAHIAIAzoCgIAvhIAIcIMAAGnFQAh7AwCAL4SACHuDAIAvhIAIYENEADrEgAhiQ0EANgSACGKDQABpxUAIYsNQADAEgAhjA0AAacVACGNDRAA6xIAIY4NEACyEwAhjw0gAOISACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAADyFwAgFgAA9RcAIBcAAPQXACA4AADzFwAgOQAA9hcAII4NAADEEgAgD4UKAAClEgAwhgoAAHsAEIcKAAClEgAw6AoCAMwPACHCDAAB-hAAIewMAgDMDwAh7gwCAMwPACGBDRAAgRAAIYkNBADwDwAhig0AAfoQACGLDUAAzg8AIYwNAAH6EAAhjQ0QAIEQACGODRAAuBAAIY8NIAD8DwAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACAThQoAAKMSADCGCgAAgQEAEIcKAACjEgAwuwsAAYQRACHPCwQAiBAAIfILAAGDEQAh-QsQAIoQACHCDAABgxEAIewMAgDXDwAh8QwEAIgQACH9DAABgxEAIYANBACIEAAhgQ0EAIgQACGDDQIA1w8AIYQNEACKEAAhhQ0AAYQRACGGDQQAiBAAIYcNIACTEAAhiA0AAKQSACABAAAAfgAgAQAAAH4AIBKFCgAAoxIAMIYKAACBAQAQhwoAAKMSADC7CwABhBEAIc8LBACIEAAh8gsAAYMRACH5CxAAihAAIcIMAAGDEQAh7AwCANcPACHxDAQAiBAAIf0MAAGDEQAhgA0EAIgQACGBDQQAiBAAIYMNAgDXDwAhhA0QAIoQACGFDQABhBEAIYYNBACIEAAhhw0gAJMQACECuwsAAMQSACCFDQAAxBIAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA-7CwABAAABzwsEAAAAAfILAAEAAAH5CxAAAAABwgwAAQAAAewMAgAAAAHxDAQAAAAB_QwAAQAAAYANBAAAAAGBDQQAAAABgw0CAAAAAYQNEAAAAAGFDQABAAABhg0EAAAAAYcNIAAAAAEBCAAAhgEAIA-7CwABAAABzwsEAAAAAfILAAEAAAH5CxAAAAABwgwAAQAAAewMAgAAAAHxDAQAAAAB_QwAAQAAAYANBAAAAAGBDQQAAAABgw0CAAAAAYQNEAAAAAGFDQABAAABhg0EAAAAAYcNIAAAAAEBCAAAiAEAMAEIAACIAQAwD7sLAAGoFQAhzwsEANgSACHyCwABpxUAIfkLEADrEgAhwgwAAacVACHsDAIAvhIAIfEMBADYEgAh_QwAAacVACGADQQA2BIAIYENBADYEgAhgw0CAL4SACGEDRAA6xIAIYUNAAGoFQAhhg0EANgSACGHDSAA4hIAIQIAAAB-ACAIAACLAQAgD7sLAAGoFQAhzwsEANgSACHyCwABpxUAIfkLEADrEgAhwgwAAacVACHsDAIAvhIAIfEMBADYEgAh_QwAAacVACGADQQA2BIAIYENBADYEgAhgw0CAL4SACGEDRAA6xIAIYUNAAGoFQAhhg0EANgSACGHDSAA4hIAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAADtFwAgFgAA8BcAIBcAAO8XACA4AADuFwAgOQAA8RcAILsLAADEEgAghQ0AAMQSACAShQoAAKISADCGCgAAlAEAEIcKAACiEgAwuwsAAfsQACHPCwQA8A8AIfILAAH6EAAh-QsQAIEQACHCDAAB-hAAIewMAgDMDwAh8QwEAPAPACH9DAAB-hAAIYANBADwDwAhgQ0EAPAPACGDDQIAzA8AIYQNEACBEAAhhQ0AAfsQACGGDQQA8A8AIYcNIAD8DwAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBGFCgAAoBIAMIYKAACaAQAQhwoAAKASADC_CgEA2A8AIckKAAGDEQAhtwsCANcPACG7CwABhBEAIfkLEACKEAAhngwBAOMPACHsDAIA1w8AIfEMBACIEAAh8gwCANcPACH9DAABgxEAIf8MAQDYDwAhgA0EAIgQACGBDQQAiBAAIYINAAChEgAgAQAAAJcBACABAAAAlwEAIBCFCgAAoBIAMIYKAACaAQAQhwoAAKASADC_CgEA2A8AIckKAAGDEQAhtwsCANcPACG7CwABhBEAIfkLEACKEAAhngwBAOMPACHsDAIA1w8AIfEMBACIEAAh8gwCANcPACH9DAABgxEAIf8MAQDYDwAhgA0EAIgQACGBDQQAiBAAIQK7CwAAxBIAIJ4MAADEEgAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDb8KAQAAAAHJCgABAAABtwsCAAAAAbsLAAEAAAH5CxAAAAABngwBAAAAAewMAgAAAAHxDAQAAAAB8gwCAAAAAf0MAAEAAAH_DAEAAAABgA0EAAAAAYENBAAAAAEBCAAAnwEAIA2_CgEAAAAByQoAAQAAAbcLAgAAAAG7CwABAAAB-QsQAAAAAZ4MAQAAAAHsDAIAAAAB8QwEAAAAAfIMAgAAAAH9DAABAAAB_wwBAAAAAYANBAAAAAGBDQQAAAABAQgAAKEBADABCAAAoQEAMA2_CgEAvxIAIckKAAGnFQAhtwsCAL4SACG7CwABqBUAIfkLEADrEgAhngwBAMgSACHsDAIAvhIAIfEMBADYEgAh8gwCAL4SACH9DAABpxUAIf8MAQC_EgAhgA0EANgSACGBDQQA2BIAIQIAAACXAQAgCAAApAEAIA2_CgEAvxIAIckKAAGnFQAhtwsCAL4SACG7CwABqBUAIfkLEADrEgAhngwBAMgSACHsDAIAvhIAIfEMBADYEgAh8gwCAL4SACH9DAABpxUAIf8MAQC_EgAhgA0EANgSACGBDQQA2BIAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAOgXACAWAADrFwAgFwAA6hcAIDgAAOkXACA5AADsFwAguwsAAMQSACCeDAAAxBIAIBCFCgAAnxIAMIYKAACtAQAQhwoAAJ8SADC_CgEAzQ8AIckKAAH6EAAhtwsCAMwPACG7CwAB-xAAIfkLEACBEAAhngwBAN4PACHsDAIAzA8AIfEMBADwDwAh8gwCAMwPACH9DAAB-hAAIf8MAQDNDwAhgA0EAPAPACGBDQQA8A8AIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEIUKAACdEgAwhgoAALMBABCHCgAAnRIAMMkKAAGDEQAhuwsAAYMRACH5CxAAihAAIewMAgDXDwAh8AwAAYMRACHxDAQAiBAAIfIMAgDXDwAh9wwAAJoS9wwi-AwQAIoQACH7DAIA1w8AIfwMAgDXDwAh_QwAAYMRACH-DAAAnhIAIAEAAACwAQAgAQAAALABACAPhQoAAJ0SADCGCgAAswEAEIcKAACdEgAwyQoAAYMRACG7CwABgxEAIfkLEACKEAAh7AwCANcPACHwDAABgxEAIfEMBACIEAAh8gwCANcPACH3DAAAmhL3DCL4DBAAihAAIfsMAgDXDwAh_AwCANcPACH9DAABgxEAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAMyQoAAQAAAbsLAAEAAAH5CxAAAAAB7AwCAAAAAfAMAAEAAAHxDAQAAAAB8gwCAAAAAfcMAAAA9wwC-AwQAAAAAfsMAgAAAAH8DAIAAAAB_QwAAQAAAQEIAAC4AQAgDMkKAAEAAAG7CwABAAAB-QsQAAAAAewMAgAAAAHwDAABAAAB8QwEAAAAAfIMAgAAAAH3DAAAAPcMAvgMEAAAAAH7DAIAAAAB_AwCAAAAAf0MAAEAAAEBCAAAugEAMAEIAAC6AQAwDMkKAAGnFQAhuwsAAacVACH5CxAA6xIAIewMAgC-EgAh8AwAAacVACHxDAQA2BIAIfIMAgC-EgAh9wwAAOIX9wwi-AwQAOsSACH7DAIAvhIAIfwMAgC-EgAh_QwAAacVACECAAAAsAEAIAgAAL0BACAMyQoAAacVACG7CwABpxUAIfkLEADrEgAh7AwCAL4SACHwDAABpxUAIfEMBADYEgAh8gwCAL4SACH3DAAA4hf3DCL4DBAA6xIAIfsMAgC-EgAh_AwCAL4SACH9DAABpxUAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAOMXACAWAADmFwAgFwAA5RcAIDgAAOQXACA5AADnFwAgD4UKAACcEgAwhgoAAMYBABCHCgAAnBIAMMkKAAH6EAAhuwsAAfoQACH5CxAAgRAAIewMAgDMDwAh8AwAAfoQACHxDAQA8A8AIfIMAgDMDwAh9wwAAJYS9wwi-AwQAIEQACH7DAIAzA8AIfwMAgDMDwAh_QwAAfoQACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAuFCgAAmRIAMIYKAADMAQAQhwoAAJkSADCcCwABgxEAIeULEACKEAAh7AwCANcPACHwDAABgxEAIfcMAACaEvcMIvgMEACKEAAh-QwCANcPACH6DAAAmxIAIAEAAADJAQAgAQAAAMkBACAKhQoAAJkSADCGCgAAzAEAEIcKAACZEgAwnAsAAYMRACHlCxAAihAAIewMAgDXDwAh8AwAAYMRACH3DAAAmhL3DCL4DBAAihAAIfkMAgDXDwAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAecCwABAAAB5QsQAAAAAewMAgAAAAHwDAABAAAB9wwAAAD3DAL4DBAAAAAB-QwCAAAAAQEIAADRAQAgB5wLAAEAAAHlCxAAAAAB7AwCAAAAAfAMAAEAAAH3DAAAAPcMAvgMEAAAAAH5DAIAAAABAQgAANMBADABCAAA0wEAMAecCwABpxUAIeULEADrEgAh7AwCAL4SACHwDAABpxUAIfcMAADiF_cMIvgMEADrEgAh-QwCAL4SACECAAAAyQEAIAgAANYBACAHnAsAAacVACHlCxAA6xIAIewMAgC-EgAh8AwAAacVACH3DAAA4hf3DCL4DBAA6xIAIfkMAgC-EgAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAA3RcAIBYAAOAXACAXAADfFwAgOAAA3hcAIDkAAOEXACAKhQoAAJUSADCGCgAA3wEAEIcKAACVEgAwnAsAAfoQACHlCxAAgRAAIewMAgDMDwAh8AwAAfoQACH3DAAAlhL3DCL4DBAAgRAAIfkMAgDMDwAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALhQoAAJMSADCGCgAA5QEAEIcKAACTEgAwyQoAAYMRACHsDAIA1w8AIfAMAAGDEQAh8QwEAIgQACHyDAIA1w8AIfMMAAGDEQAh9AwAAYQRACH1DAAAlBIAIAEAAADiAQAgAQAAAOIBACAKhQoAAJMSADCGCgAA5QEAEIcKAACTEgAwyQoAAYMRACHsDAIA1w8AIfAMAAGDEQAh8QwEAIgQACHyDAIA1w8AIfMMAAGDEQAh9AwAAYQRACEB9AwAAMQSACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAHyQoAAQAAAewMAgAAAAHwDAABAAAB8QwEAAAAAfIMAgAAAAHzDAABAAAB9AwAAQAAAQEIAADqAQAgB8kKAAEAAAHsDAIAAAAB8AwAAQAAAfEMBAAAAAHyDAIAAAAB8wwAAQAAAfQMAAEAAAEBCAAA7AEAMAEIAADsAQAwB8kKAAGnFQAh7AwCAL4SACHwDAABpxUAIfEMBADYEgAh8gwCAL4SACHzDAABpxUAIfQMAAGoFQAhAgAAAOIBACAIAADvAQAgB8kKAAGnFQAh7AwCAL4SACHwDAABpxUAIfEMBADYEgAh8gwCAL4SACHzDAABpxUAIfQMAAGoFQAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAA2BcAIBYAANsXACAXAADaFwAgOAAA2RcAIDkAANwXACD0DAAAxBIAIAqFCgAAkhIAMIYKAAD4AQAQhwoAAJISADDJCgAB-hAAIewMAgDMDwAh8AwAAfoQACHxDAQA8A8AIfIMAgDMDwAh8wwAAfoQACH0DAAB-xAAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCYUKAACQEgAwhgoAAP4BABCHCgAAkBIAMOgKBACIEAAhrQtAANkPACHsDAIA1w8AIe0MAgDXDwAh7gwEAIgQACHvDAAAkRIAIAEAAAD7AQAgAQAAAPsBACAIhQoAAJASADCGCgAA_gEAEIcKAACQEgAw6AoEAIgQACGtC0AA2Q8AIewMAgDXDwAh7QwCANcPACHuDAQAiBAAIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAF6AoEAAAAAa0LQAAAAAHsDAIAAAAB7QwCAAAAAe4MBAAAAAEBCAAAgwIAIAXoCgQAAAABrQtAAAAAAewMAgAAAAHtDAIAAAAB7gwEAAAAAQEIAACFAgAwAQgAAIUCADAF6AoEANgSACGtC0AAwBIAIewMAgC-EgAh7QwCAL4SACHuDAQA2BIAIQIAAAD7AQAgCAAAiAIAIAXoCgQA2BIAIa0LQADAEgAh7AwCAL4SACHtDAIAvhIAIe4MBADYEgAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAA0xcAIBYAANYXACAXAADVFwAgOAAA1BcAIDkAANcXACAIhQoAAI8SADCGCgAAkQIAEIcKAACPEgAw6AoEAPAPACGtC0AAzg8AIewMAgDMDwAh7QwCAMwPACHuDAQA8A8AIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEoUKAACOEgAwhgoAAJcCABCHCgAAjhIAMKALQADZDwAhowsBANgPACHfDAEAAAAB4AwCANcPACHhDAAAohAAIOIMAQDYDwAh4wwAAKIQACDkDAEA2A8AIeUMIACTEAAh5gwCANcPACHnDAEA2A8AIegMAQDYDwAh6QwBANgPACHqDAABhBEAIesMAQDYDwAhAQAAAJQCACABAAAAlAIAIBKFCgAAjhIAMIYKAACXAgAQhwoAAI4SADCgC0AA2Q8AIaMLAQDYDwAh3wwBANgPACHgDAIA1w8AIeEMAACiEAAg4gwBANgPACHjDAAAohAAIOQMAQDYDwAh5QwgAJMQACHmDAIA1w8AIecMAQDYDwAh6AwBANgPACHpDAEA2A8AIeoMAAGEEQAh6wwBANgPACEB6gwAAMQSACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPoAtAAAAAAaMLAQAAAAHfDAEAAAAB4AwCAAAAAeEMgAAAAAHiDAEAAAAB4wyAAAAAAeQMAQAAAAHlDCAAAAAB5gwCAAAAAecMAQAAAAHoDAEAAAAB6QwBAAAAAeoMAAEAAAHrDAEAAAABAQgAAJwCACAPoAtAAAAAAaMLAQAAAAHfDAEAAAAB4AwCAAAAAeEMgAAAAAHiDAEAAAAB4wyAAAAAAeQMAQAAAAHlDCAAAAAB5gwCAAAAAecMAQAAAAHoDAEAAAAB6QwBAAAAAeoMAAEAAAHrDAEAAAABAQgAAJ4CADABCAAAngIAMA-gC0AAwBIAIaMLAQC_EgAh3wwBAL8SACHgDAIAvhIAIeEMgAAAAAHiDAEAvxIAIeMMgAAAAAHkDAEAvxIAIeUMIADiEgAh5gwCAL4SACHnDAEAvxIAIegMAQC_EgAh6QwBAL8SACHqDAABqBUAIesMAQC_EgAhAgAAAJQCACAIAAChAgAgD6ALQADAEgAhowsBAL8SACHfDAEAvxIAIeAMAgC-EgAh4QyAAAAAAeIMAQC_EgAh4wyAAAAAAeQMAQC_EgAh5QwgAOISACHmDAIAvhIAIecMAQC_EgAh6AwBAL8SACHpDAEAvxIAIeoMAAGoFQAh6wwBAL8SACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAADOFwAgFgAA0RcAIBcAANAXACA4AADPFwAgOQAA0hcAIOoMAADEEgAgEoUKAACNEgAwhgoAAKoCABCHCgAAjRIAMKALQADODwAhowsBAM0PACHfDAEAzQ8AIeAMAgDMDwAh4QwAAJwQACDiDAEAzQ8AIeMMAACcEAAg5AwBAM0PACHlDCAA_A8AIeYMAgDMDwAh5wwBAM0PACHoDAEAzQ8AIekMAQDNDwAh6gwAAfsQACHrDAEAzQ8AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFoUKAACJEgAwhgoAALACABCHCgAAiRIAMIgKBAAAAAGfCgAAixLYDCKjCgIA1w8AIb8KAACKEtcMIsAKAQDYDwAhygoBAAAAAf0KAQDjDwAh_gpAAO0PACGYCwQAiBAAIaELAQDYDwAhggwBAAAAAYMMQADZDwAh2AwCANcPACHZDEAA7Q8AIdoMAgCQEAAh2wxAAO0PACHcDEAA7Q8AId0MQADtDwAh3gwAAIwSACABAAAArQIAIAEAAACtAgAgFYUKAACJEgAwhgoAALACABCHCgAAiRIAMIgKBACIEAAhnwoAAIsS2AwiowoCANcPACG_CgAAihLXDCLACgEA2A8AIcoKAQDYDwAh_QoBAOMPACH-CkAA7Q8AIZgLBACIEAAhoQsBANgPACGCDAEA4w8AIYMMQADZDwAh2AwCANcPACHZDEAA7Q8AIdoMAgCQEAAh2wxAAO0PACHcDEAA7Q8AId0MQADtDwAhCP0KAADEEgAg_goAAMQSACCCDAAAxBIAINkMAADEEgAg2gwAAMQSACDbDAAAxBIAINwMAADEEgAg3QwAAMQSACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASiAoEAAAAAZ8KAAAA2AwCowoCAAAAAb8KAAAA1wwCwAoBAAAAAcoKAQAAAAH9CgEAAAAB_gpAAAAAAZgLBAAAAAGhCwEAAAABggwBAAAAAYMMQAAAAAHYDAIAAAAB2QxAAAAAAdoMAgAAAAHbDEAAAAAB3AxAAAAAAd0MQAAAAAEBCAAAtQIAIBKICgQAAAABnwoAAADYDAKjCgIAAAABvwoAAADXDALACgEAAAABygoBAAAAAf0KAQAAAAH-CkAAAAABmAsEAAAAAaELAQAAAAGCDAEAAAABgwxAAAAAAdgMAgAAAAHZDEAAAAAB2gwCAAAAAdsMQAAAAAHcDEAAAAAB3QxAAAAAAQEIAAC3AgAwAQgAALcCADASiAoEANgSACGfCgAAzRfYDCKjCgIAvhIAIb8KAADMF9cMIsAKAQC_EgAhygoBAL8SACH9CgEAyBIAIf4KQADPEgAhmAsEANgSACGhCwEAvxIAIYIMAQDIEgAhgwxAAMASACHYDAIAvhIAIdkMQADPEgAh2gwCANkSACHbDEAAzxIAIdwMQADPEgAh3QxAAM8SACECAAAArQIAIAgAALoCACASiAoEANgSACGfCgAAzRfYDCKjCgIAvhIAIb8KAADMF9cMIsAKAQC_EgAhygoBAL8SACH9CgEAyBIAIf4KQADPEgAhmAsEANgSACGhCwEAvxIAIYIMAQDIEgAhgwxAAMASACHYDAIAvhIAIdkMQADPEgAh2gwCANkSACHbDEAAzxIAIdwMQADPEgAh3QxAAM8SACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAADHFwAgFgAAyhcAIBcAAMkXACA4AADIFwAgOQAAyxcAIP0KAADEEgAg_goAAMQSACCCDAAAxBIAINkMAADEEgAg2gwAAMQSACDbDAAAxBIAINwMAADEEgAg3QwAAMQSACAVhQoAAIISADCGCgAAwwIAEIcKAACCEgAwiAoEAPAPACGfCgAAhBLYDCKjCgIAzA8AIb8KAACDEtcMIsAKAQDNDwAhygoBAM0PACH9CgEA3g8AIf4KQADmDwAhmAsEAPAPACGhCwEAzQ8AIYIMAQDeDwAhgwxAAM4PACHYDAIAzA8AIdkMQADmDwAh2gwCAPIPACHbDEAA5g8AIdwMQADmDwAh3QxAAOYPACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAA_xEAIIUKAAD9EQAwhgoAAM4CABCHCgAA_REAMIsKQADZDwAhmQpAAO0PACGfCgAA_hHNDCLiCgQAiBAAIZwLAQDYDwAhowsBAAAAAfsLAgDXDwAhzQxAAO0PACHODAEA4w8AIc8MQADtDwAh0AxAAO0PACHRDEAA7Q8AIdIMAgDXDwAh0wxAAO0PACHUDEAA7Q8AIdUMQADtDwAhAQAAAMYCACAK3AEAAIESACCFCgAAgBIAMIYKAADIAgAQhwoAAIASADCICgQAiBAAIaELAQDYDwAhowsBANgPACH4CwEA2A8AIfkLAQDYDwAh-gsCANcPACEB3AEAAMYXACAK3AEAAIESACCFCgAAgBIAMIYKAADIAgAQhwoAAIASADCICgQAAAABoQsBANgPACGjCwEA2A8AIfgLAQDYDwAh-QsBANgPACH6CwIA1w8AIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAAD_EQAghQoAAP0RADCGCgAAzgIAEIcKAAD9EQAwiwpAANkPACGZCkAA7Q8AIZ8KAAD-Ec0MIuIKBACIEAAhnAsBANgPACGjCwEA2A8AIfsLAgDXDwAhzQxAAO0PACHODAEA4w8AIc8MQADtDwAh0AxAAO0PACHRDEAA7Q8AIdIMAgDXDwAh0wxAAO0PACHUDEAA7Q8AIdUMQADtDwAhCt0BAADFFwAgmQoAAMQSACDNDAAAxBIAIM4MAADEEgAgzwwAAMQSACDQDAAAxBIAINEMAADEEgAg0wwAAMQSACDUDAAAxBIAINUMAADEEgAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAADEFwAgiwpAAAAAAZkKQAAAAAGfCgAAAM0MAuIKBAAAAAGcCwEAAAABowsBAAAAAfsLAgAAAAHNDEAAAAABzgwBAAAAAc8MQAAAAAHQDEAAAAAB0QxAAAAAAdIMAgAAAAHTDEAAAAAB1AxAAAAAAdUMQAAAAAEBCAAA0wIAIBCLCkAAAAABmQpAAAAAAZ8KAAAAzQwC4goEAAAAAZwLAQAAAAGjCwEAAAAB-wsCAAAAAc0MQAAAAAHODAEAAAABzwxAAAAAAdAMQAAAAAHRDEAAAAAB0gwCAAAAAdMMQAAAAAHUDEAAAAAB1QxAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAALcXACCLCkAAwBIAIZkKQADPEgAhnwoAALYXzQwi4goEANgSACGcCwEAvxIAIaMLAQC_EgAh-wsCAL4SACHNDEAAzxIAIc4MAQDIEgAhzwxAAM8SACHQDEAAzxIAIdEMQADPEgAh0gwCAL4SACHTDEAAzxIAIdQMQADPEgAh1QxAAM8SACECAAAAxgIAIAgAANgCACAQiwpAAMASACGZCkAAzxIAIZ8KAAC2F80MIuIKBADYEgAhnAsBAL8SACGjCwEAvxIAIfsLAgC-EgAhzQxAAM8SACHODAEAyBIAIc8MQADPEgAh0AxAAM8SACHRDEAAzxIAIdIMAgC-EgAh0wxAAM8SACHUDEAAzxIAIdUMQADPEgAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAAsRcAIBYAALQXACAXAACzFwAgOAAAshcAIDkAALUXACCZCgAAxBIAIM0MAADEEgAgzgwAAMQSACDPDAAAxBIAINAMAADEEgAg0QwAAMQSACDTDAAAxBIAINQMAADEEgAg1QwAAMQSACAThQoAAPkRADCGCgAA4QIAEIcKAAD5EQAwiwpAAM4PACGZCkAA5g8AIZ8KAAD6Ec0MIuIKBADwDwAhnAsBAM0PACGjCwEAzQ8AIfsLAgDMDwAhzQxAAOYPACHODAEA3g8AIc8MQADmDwAh0AxAAOYPACHRDEAA5g8AIdIMAgDMDwAh0wxAAOYPACHUDEAA5g8AIdUMQADmDwAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAACwFwAgiAoEAAAAAaELAQAAAAGjCwEAAAAB-AsBAAAAAfkLAQAAAAH6CwIAAAABAQgAAOkCACAGiAoEAAAAAaELAQAAAAGjCwEAAAAB-AsBAAAAAfkLAQAAAAH6CwIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAArxcAIIgKBADYEgAhoQsBAL8SACGjCwEAvxIAIfgLAQC_EgAh-QsBAL8SACH6CwIAvhIAIQIAAADKAgAgCAAA7gIAIAaICgQA2BIAIaELAQC_EgAhowsBAL8SACH4CwEAvxIAIfkLAQC_EgAh-gsCAL4SACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAACqFwAgFgAArRcAIBcAAKwXACA4AACrFwAgOQAArhcAIAmFCgAA-BEAMIYKAAD3AgAQhwoAAPgRADCICgQA8A8AIaELAQDNDwAhowsBAM0PACH4CwEAzQ8AIfkLAQDNDwAh-gsCAMwPACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBCFCgAA9xEAMIYKAAD9AgAQhwoAAPcRADCLCkAA2Q8AIZ8KAQDjDwAhwAoBAAAAAYALQADZDwAhwAwBANgPACHEDAEA2A8AIcUMAQDYDwAhxgwBANgPACHHDAEA4w8AIcgMAQDYDwAhyQwBANgPACHKDAEA2A8AIcsMQADtDwAhAQAAAPoCACABAAAA-gIAIBCFCgAA9xEAMIYKAAD9AgAQhwoAAPcRADCLCkAA2Q8AIZ8KAQDjDwAhwAoBANgPACGAC0AA2Q8AIcAMAQDYDwAhxAwBANgPACHFDAEA2A8AIcYMAQDYDwAhxwwBAOMPACHIDAEA2A8AIckMAQDYDwAhygwBANgPACHLDEAA7Q8AIQOfCgAAxBIAIMcMAADEEgAgywwAAMQSACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANiwpAAAAAAZ8KAQAAAAHACgEAAAABgAtAAAAAAcAMAQAAAAHEDAEAAAABxQwBAAAAAcYMAQAAAAHHDAEAAAAByAwBAAAAAckMAQAAAAHKDAEAAAABywxAAAAAAQEIAACCAwAgDYsKQAAAAAGfCgEAAAABwAoBAAAAAYALQAAAAAHADAEAAAABxAwBAAAAAcUMAQAAAAHGDAEAAAABxwwBAAAAAcgMAQAAAAHJDAEAAAABygwBAAAAAcsMQAAAAAEBCAAAhAMAMAEIAACEAwAwDYsKQADAEgAhnwoBAMgSACHACgEAvxIAIYALQADAEgAhwAwBAL8SACHEDAEAvxIAIcUMAQC_EgAhxgwBAL8SACHHDAEAyBIAIcgMAQC_EgAhyQwBAL8SACHKDAEAvxIAIcsMQADPEgAhAgAAAPoCACAIAACHAwAgDYsKQADAEgAhnwoBAMgSACHACgEAvxIAIYALQADAEgAhwAwBAL8SACHEDAEAvxIAIcUMAQC_EgAhxgwBAL8SACHHDAEAyBIAIcgMAQC_EgAhyQwBAL8SACHKDAEAvxIAIcsMQADPEgAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAApxcAIBYAAKkXACAXAACoFwAgnwoAAMQSACDHDAAAxBIAIMsMAADEEgAgEIUKAAD2EQAwhgoAAJADABCHCgAA9hEAMIsKQADODwAhnwoBAN4PACHACgEAzQ8AIYALQADODwAhwAwBAM0PACHEDAEAzQ8AIcUMAQDNDwAhxgwBAM0PACHHDAEA3g8AIcgMAQDNDwAhyQwBAM0PACHKDAEAzQ8AIcsMQADmDwAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMhQoAAPURADCGCgAAlgMAEIcKAAD1EQAwiAoEAAAAAZkKQADZDwAhwAoBANgPACHqCkAA2Q8AIYkMQADtDwAhwAwBANgPACHBDAABgxEAIcIMAAGDEQAhwwwCANcPACEBAAAAkwMAIAEAAACTAwAgDIUKAAD1EQAwhgoAAJYDABCHCgAA9REAMIgKBACIEAAhmQpAANkPACHACgEA2A8AIeoKQADZDwAhiQxAAO0PACHADAEA2A8AIcEMAAGDEQAhwgwAAYMRACHDDAIA1w8AIQGJDAAAxBIAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAmICgQAAAABmQpAAAAAAcAKAQAAAAHqCkAAAAABiQxAAAAAAcAMAQAAAAHBDAABAAABwgwAAQAAAcMMAgAAAAEBCAAAmwMAIAmICgQAAAABmQpAAAAAAcAKAQAAAAHqCkAAAAABiQxAAAAAAcAMAQAAAAHBDAABAAABwgwAAQAAAcMMAgAAAAEBCAAAnQMAMAEIAACdAwAwCYgKBADYEgAhmQpAAMASACHACgEAvxIAIeoKQADAEgAhiQxAAM8SACHADAEAvxIAIcEMAAGnFQAhwgwAAacVACHDDAIAvhIAIQIAAACTAwAgCAAAoAMAIAmICgQA2BIAIZkKQADAEgAhwAoBAL8SACHqCkAAwBIAIYkMQADPEgAhwAwBAL8SACHBDAABpxUAIcIMAAGnFQAhwwwCAL4SACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAACiFwAgFgAApRcAIBcAAKQXACA4AACjFwAgOQAAphcAIIkMAADEEgAgDIUKAAD0EQAwhgoAAKkDABCHCgAA9BEAMIgKBADwDwAhmQpAAM4PACHACgEAzQ8AIeoKQADODwAhiQxAAOYPACHADAEAzQ8AIcEMAAH6EAAhwgwAAfoQACHDDAIAzA8AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFIUKAADzEQAwhgoAAK8DABCHCgAA8xEAMJELQADZDwAhjAwBAOMPACGODAEA2A8AIY8MAAGDEQAhkQwBAAAAAZIMAQDjDwAhkwwBAOMPACGsDCAAkxAAIbMMAQDYDwAhtAwBANgPACG5DAEA2A8AIboMAQDjDwAhuwwBAOMPACG8DAEA4w8AIb0MAADEEQAgvgwAAMQRACC_DEAA7Q8AIQEAAACsAwAgAQAAAKwDACAUhQoAAPMRADCGCgAArwMAEIcKAADzEQAwkQtAANkPACGMDAEA4w8AIY4MAQDYDwAhjwwAAYMRACGRDAEA2A8AIZIMAQDjDwAhkwwBAOMPACGsDCAAkxAAIbMMAQDYDwAhtAwBANgPACG5DAEA2A8AIboMAQDjDwAhuwwBAOMPACG8DAEA4w8AIb0MAADEEQAgvgwAAMQRACC_DEAA7Q8AIQeMDAAAxBIAIJIMAADEEgAgkwwAAMQSACC6DAAAxBIAILsMAADEEgAgvAwAAMQSACC_DAAAxBIAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGRC0AAwBIAIYwMAQDIEgAhjgwBAL8SACGPDAABpxUAIZEMAQC_EgAhkgwBAMgSACGTDAEAyBIAIawMIADiEgAhswwBAL8SACG0DAEAvxIAIbkMAQC_EgAhugwBAMgSACG7DAEAyBIAIbwMAQDIEgAhvQwAAKAXACC-DAAAoRcAIL8MQADPEgAhAgAAAKwDACAIAAC0AwAgEZELQADAEgAhjAwBAMgSACGODAEAvxIAIY8MAAGnFQAhkQwBAL8SACGSDAEAyBIAIZMMAQDIEgAhrAwgAOISACGzDAEAvxIAIbQMAQC_EgAhuQwBAL8SACG6DAEAyBIAIbsMAQDIEgAhvAwBAMgSACG9DAAAoBcAIL4MAAChFwAgvwxAAM8SACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAJ0XACAWAACfFwAgFwAAnhcAIIwMAADEEgAgkgwAAMQSACCTDAAAxBIAILoMAADEEgAguwwAAMQSACC8DAAAxBIAIL8MAADEEgAgFIUKAADyEQAwhgoAALwDABCHCgAA8hEAMJELQADODwAhjAwBAN4PACGODAEAzQ8AIY8MAAH6EAAhkQwBAM0PACGSDAEA3g8AIZMMAQDeDwAhrAwgAPwPACGzDAEAzQ8AIbQMAQDNDwAhuQwBAM0PACG6DAEA3g8AIbsMAQDeDwAhvAwBAN4PACG9DAAAxBEAIL4MAADEEQAgvwxAAOYPACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGFCgAA7hEAMIYKAADCAwAQhwoAAO4RADC3CwIA1w8AIZEMAQDYDwAhkgwBAOMPACGtDAEA2A8AIa4MAgDXDwAhsAwAAO8RsAwisQwCAJAQACGyDAEA4w8AIbMMAQDjDwAhtAwBAOMPACG1DAAAjxAAILYMAgDXDwAhtwwAAPARACC4DAAA8REAIAEAAAC_AwAgAQAAAL8DACAPhQoAAO4RADCGCgAAwgMAEIcKAADuEQAwtwsCANcPACGRDAEA2A8AIZIMAQDjDwAhrQwBANgPACGuDAIA1w8AIbAMAADvEbAMIrEMAgCQEAAhsgwBAOMPACGzDAEA4w8AIbQMAQDjDwAhtQwAAI8QACC2DAIA1w8AIQaSDAAAxBIAILEMAADEEgAgsgwAAMQSACCzDAAAxBIAILQMAADEEgAgtQwAAMQSACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAMtwsCAAAAAZEMAQAAAAGSDAEAAAABrQwBAAAAAa4MAgAAAAGwDAAAALAMArEMAgAAAAGyDAEAAAABswwBAAAAAbQMAQAAAAG1DIAAAAABtgwCAAAAAQEIAADHAwAgDLcLAgAAAAGRDAEAAAABkgwBAAAAAa0MAQAAAAGuDAIAAAABsAwAAACwDAKxDAIAAAABsgwBAAAAAbMMAQAAAAG0DAEAAAABtQyAAAAAAbYMAgAAAAEBCAAAyQMAMAEIAADJAwAwDLcLAgC-EgAhkQwBAL8SACGSDAEAyBIAIa0MAQC_EgAhrgwCAL4SACGwDAAAnBewDCKxDAIA2RIAIbIMAQDIEgAhswwBAMgSACG0DAEAyBIAIbUMgAAAAAG2DAIAvhIAIQIAAAC_AwAgCAAAzAMAIAy3CwIAvhIAIZEMAQC_EgAhkgwBAMgSACGtDAEAvxIAIa4MAgC-EgAhsAwAAJwXsAwisQwCANkSACGyDAEAyBIAIbMMAQDIEgAhtAwBAMgSACG1DIAAAAABtgwCAL4SACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAACXFwAgFgAAmhcAIBcAAJkXACA4AACYFwAgOQAAmxcAIJIMAADEEgAgsQwAAMQSACCyDAAAxBIAILMMAADEEgAgtAwAAMQSACC1DAAAxBIAIA-FCgAA6hEAMIYKAADVAwAQhwoAAOoRADC3CwIAzA8AIZEMAQDNDwAhkgwBAN4PACGtDAEAzQ8AIa4MAgDMDwAhsAwAAOsRsAwisQwCAPIPACGyDAEA3g8AIbMMAQDeDwAhtAwBAN4PACG1DAAA8Q8AILYMAgDMDwAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKhQoAAOgRADCGCgAA2wMAEIcKAADoEQAwiAoBAAAAAYsKQADZDwAhmQpAANkPACGcCwEA2A8AIZEMAQDYDwAhkgwBAOMPACGsDCAA6REAIQEAAADYAwAgAQAAANgDACAKhQoAAOgRADCGCgAA2wMAEIcKAADoEQAwiAoBANgPACGLCkAA2Q8AIZkKQADZDwAhnAsBANgPACGRDAEA2A8AIZIMAQDjDwAhrAwgAOkRACECkgwAAMQSACCsDAAAxBIAIAMAAADbAwAgAwAA3AMAMAQAANgDACADAAAA2wMAIAMAANwDADAEAADYAwAgAwAAANsDACADAADcAwAwBAAA2AMAIAeICgEAAAABiwpAAAAAAZkKQAAAAAGcCwEAAAABkQwBAAAAAZIMAQAAAAGsDCAAAAABAQgAAOADACAHiAoBAAAAAYsKQAAAAAGZCkAAAAABnAsBAAAAAZEMAQAAAAGSDAEAAAABrAwgAAAAAQEIAADiAwAwAQgAAOIDADAHiAoBAL8SACGLCkAAwBIAIZkKQADAEgAhnAsBAL8SACGRDAEAvxIAIZIMAQDIEgAhrAwgAJYXACECAAAA2AMAIAgAAOUDACAHiAoBAL8SACGLCkAAwBIAIZkKQADAEgAhnAsBAL8SACGRDAEAvxIAIZIMAQDIEgAhrAwgAJYXACECAAAA2wMAIAgAAOcDACACAAAA2wMAIAgAAOcDACADAAAA2AMAIA8AAOADACAQAADlAwAgAQAAANgDACABAAAA2wMAIAUVAACTFwAgFgAAlRcAIBcAAJQXACCSDAAAxBIAIKwMAADEEgAgCoUKAADkEQAwhgoAAO4DABCHCgAA5BEAMIgKAQDNDwAhiwpAAM4PACGZCkAAzg8AIZwLAQDNDwAhkQwBAM0PACGSDAEA3g8AIawMIADlEQAhAwAAANsDACADAADtAwAwFAAA7gMAIAMAAADbAwAgAwAA3AMAMAQAANgDACAKywIAANoRACDOAgAA2xEAIIUKAADZEQAwhgoAAPsDABCHCgAA2REAMIgKAQAAAAGLCkAA2Q8AIaMLAQDYDwAhogwBANgPACGpDAEAAAABAQAAAPEDACAIygIAAOMRACCFCgAA4REAMIYKAADzAwAQhwoAAOERADCLCkAA2Q8AIcAKAQDYDwAh4wsBAJgQACGoDAAA4hGoDCIBygIAAJEXACAJygIAAOMRACCFCgAA4REAMIYKAADzAwAQhwoAAOERADCLCkAA2Q8AIcAKAQDYDwAh4wsBAJgQACGoDAAA4hGoDCKrDAAA4BEAIAMAAADzAwAgAwAA9AMAMAQAAPUDACARygIAAN4RACDNAgAA3xEAIIUKAADcEQAwhgoAAPcDABCHCgAA3BEAMIgKAQCYEAAhiwpAANkPACGZCkAA7Q8AIaAKAQDjDwAhzQsAAN0RpAwi4wsBAIURACGgDAQAiBAAIaEMAQDYDwAhogwBANgPACGkDAQAiBAAIaUMBACIEAAhpgxAAO0PACEGygIAAJEXACDNAgAAkhcAIJkKAADEEgAgoAoAAMQSACDjCwAAxBIAIKYMAADEEgAgEcoCAADeEQAgzQIAAN8RACCFCgAA3BEAMIYKAAD3AwAQhwoAANwRADCICgEAAAABiwpAANkPACGZCkAA7Q8AIaAKAQDjDwAhzQsAAN0RpAwi4wsBAIURACGgDAQAiBAAIaEMAQAAAAGiDAEA2A8AIaQMBACIEAAhpQwEAIgQACGmDEAA7Q8AIQMAAAD3AwAgAwAA-AMAMAQAAPkDACAKywIAANoRACDOAgAA2xEAIIUKAADZEQAwhgoAAPsDABCHCgAA2REAMIgKAQCYEAAhiwpAANkPACGjCwEA2A8AIaIMAQDYDwAhqQwBANgPACEBAAAA-wMAIAnMAgAA2BEAIIUKAADXEQAwhgoAAP0DABCHCgAA1xEAMIgKAQCYEAAhiwpAANkPACHACgEA2A8AIZ8MAQCYEAAhoAwEAIgQACEBzAIAAJAXACAKzAIAANgRACCFCgAA1xEAMIYKAAD9AwAQhwoAANcRADCICgEAAAABiwpAANkPACHACgEA2A8AIZ8MAQCYEAAhoAwEAIgQACGqDAAA1hEAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACABAAAA_QMAIAEAAADzAwAgAQAAAPcDACABAAAA8QMAIALLAgAAjhcAIM4CAACPFwAgAwAAAPsDACADAACFBAAwBAAA8QMAIAMAAAD7AwAgAwAAhQQAMAQAAPEDACADAAAA-wMAIAMAAIUEADAEAADxAwAgB8sCAACMFwAgzgIAAI0XACCICgEAAAABiwpAAAAAAaMLAQAAAAGiDAEAAAABqQwBAAAAAQEIAACJBAAgBYgKAQAAAAGLCkAAAAABowsBAAAAAaIMAQAAAAGpDAEAAAABAQgAAIsEADABCAAAiwQAMAfLAgAA8hYAIM4CAADzFgAgiAoBAL8SACGLCkAAwBIAIaMLAQC_EgAhogwBAL8SACGpDAEAvxIAIQIAAADxAwAgCAAAjgQAIAWICgEAvxIAIYsKQADAEgAhowsBAL8SACGiDAEAvxIAIakMAQC_EgAhAgAAAPsDACAIAACQBAAgAgAAAPsDACAIAACQBAAgAwAAAPEDACAPAACJBAAgEAAAjgQAIAEAAADxAwAgAQAAAPsDACADFQAA7xYAIBYAAPEWACAXAADwFgAgCIUKAADVEQAwhgoAAJcEABCHCgAA1REAMIgKAQCVEAAhiwpAAM4PACGjCwEAzQ8AIaIMAQDNDwAhqQwBAM0PACEDAAAA-wMAIAMAAJYEADAUAACXBAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAEAAAD1AwAgAQAAAPUDACADAAAA8wMAIAMAAPQDADAEAAD1AwAgAwAAAPMDACADAAD0AwAwBAAA9QMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACAFygIAAO4WACCLCkAAAAABwAoBAAAAAeMLAQAAAAGoDAAAAKgMAgEIAACfBAAgBIsKQAAAAAHACgEAAAAB4wsBAAAAAagMAAAAqAwCAQgAAKEEADABCAAAoQQAMAXKAgAA7RYAIIsKQADAEgAhwAoBAL8SACHjCwEAvxIAIagMAADsFqgMIgIAAAD1AwAgCAAApAQAIASLCkAAwBIAIcAKAQC_EgAh4wsBAL8SACGoDAAA7BaoDCICAAAA8wMAIAgAAKYEACACAAAA8wMAIAgAAKYEACADAAAA9QMAIA8AAJ8EACAQAACkBAAgAQAAAPUDACABAAAA8wMAIAMVAADpFgAgFgAA6xYAIBcAAOoWACAHhQoAANERADCGCgAArQQAEIcKAADREQAwiwpAAM4PACHACgEAzQ8AIeMLAQCVEAAhqAwAANIRqAwiAwAAAPMDACADAACsBAAwFAAArQQAIAMAAADzAwAgAwAA9AMAMAQAAPUDACABAAAA-QMAIAEAAAD5AwAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAMAAAD3AwAgAwAA-AMAMAQAAPkDACADAAAA9wMAIAMAAPgDADAEAAD5AwAgDsoCAADnFgAgzQIAAOgWACCICgEAAAABiwpAAAAAAZkKQAAAAAGgCgEAAAABzQsAAACkDALjCwEAAAABoAwEAAAAAaEMAQAAAAGiDAEAAAABpAwEAAAAAaUMBAAAAAGmDEAAAAABAQgAALUEACAMiAoBAAAAAYsKQAAAAAGZCkAAAAABoAoBAAAAAc0LAAAApAwC4wsBAAAAAaAMBAAAAAGhDAEAAAABogwBAAAAAaQMBAAAAAGlDAQAAAABpgxAAAAAAQEIAAC3BAAwAQgAALcEADABAAAA-wMAIA7KAgAA2RYAIM0CAADaFgAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAhoAoBAMgSACHNCwAA2BakDCLjCwEAyBIAIaAMBADYEgAhoQwBAL8SACGiDAEAvxIAIaQMBADYEgAhpQwEANgSACGmDEAAzxIAIQIAAAD5AwAgCAAAuwQAIAyICgEAvxIAIYsKQADAEgAhmQpAAM8SACGgCgEAyBIAIc0LAADYFqQMIuMLAQDIEgAhoAwEANgSACGhDAEAvxIAIaIMAQC_EgAhpAwEANgSACGlDAQA2BIAIaYMQADPEgAhAgAAAPcDACAIAAC9BAAgAgAAAPcDACAIAAC9BAAgAQAAAPsDACADAAAA-QMAIA8AALUEACAQAAC7BAAgAQAAAPkDACABAAAA9wMAIAkVAADTFgAgFgAA1hYAIBcAANUWACA4AADUFgAgOQAA1xYAIJkKAADEEgAgoAoAAMQSACDjCwAAxBIAIKYMAADEEgAgD4UKAADNEQAwhgoAAMUEABCHCgAAzREAMIgKAQCVEAAhiwpAAM4PACGZCkAA5g8AIaAKAQDeDwAhzQsAAM4RpAwi4wsBAPwQACGgDAQA8A8AIaEMAQDNDwAhogwBAM0PACGkDAQA8A8AIaUMBADwDwAhpgxAAOYPACEDAAAA9wMAIAMAAMQEADAUAADFBAAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAEAAAD_AwAgAQAAAP8DACADAAAA_QMAIAMAAP4DADAEAAD_AwAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACAGzAIAANIWACCICgEAAAABiwpAAAAAAcAKAQAAAAGfDAEAAAABoAwEAAAAAQEIAADNBAAgBYgKAQAAAAGLCkAAAAABwAoBAAAAAZ8MAQAAAAGgDAQAAAABAQgAAM8EADABCAAAzwQAMAbMAgAA0RYAIIgKAQC_EgAhiwpAAMASACHACgEAvxIAIZ8MAQC_EgAhoAwEANgSACECAAAA_wMAIAgAANIEACAFiAoBAL8SACGLCkAAwBIAIcAKAQC_EgAhnwwBAL8SACGgDAQA2BIAIQIAAAD9AwAgCAAA1AQAIAIAAAD9AwAgCAAA1AQAIAMAAAD_AwAgDwAAzQQAIBAAANIEACABAAAA_wMAIAEAAAD9AwAgBRUAAMwWACAWAADPFgAgFwAAzhYAIDgAAM0WACA5AADQFgAgCIUKAADMEQAwhgoAANsEABCHCgAAzBEAMIgKAQCVEAAhiwpAAM4PACHACgEAzQ8AIZ8MAQCVEAAhoAwEAPAPACEDAAAA_QMAIAMAANoEADAUAADbBAAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAeFCgAAyxEAMIYKAADhBAAQhwoAAMsRADCRDAEAAAABnAxAANkPACGdDEAA7Q8AIZ4MAQDjDwAhAQAAAN4EACABAAAA3gQAIAeFCgAAyxEAMIYKAADhBAAQhwoAAMsRADCRDAEA2A8AIZwMQADZDwAhnQxAAO0PACGeDAEA4w8AIQKdDAAAxBIAIJ4MAADEEgAgAwAAAOEEACADAADiBAAwBAAA3gQAIAMAAADhBAAgAwAA4gQAMAQAAN4EACADAAAA4QQAIAMAAOIEADAEAADeBAAgBJEMAQAAAAGcDEAAAAABnQxAAAAAAZ4MAQAAAAEBCAAA5gQAIASRDAEAAAABnAxAAAAAAZ0MQAAAAAGeDAEAAAABAQgAAOgEADABCAAA6AQAMASRDAEAvxIAIZwMQADAEgAhnQxAAM8SACGeDAEAyBIAIQIAAADeBAAgCAAA6wQAIASRDAEAvxIAIZwMQADAEgAhnQxAAM8SACGeDAEAyBIAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADeBAAgDwAA5gQAIBAAAOsEACABAAAA3gQAIAEAAADhBAAgBRUAAMkWACAWAADLFgAgFwAAyhYAIJ0MAADEEgAgngwAAMQSACAHhQoAAMoRADCGCgAA9AQAEIcKAADKEQAwkQwBAM0PACGcDEAAzg8AIZ0MQADmDwAhngwBAN4PACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA3gQAIA6gAwAAxhEAIIUKAADFEQAwhgoAAP8EABCHCgAAxREAMIgKAgAAAAGMDAEA2A8AIZAMAQDYDwAhkQwBAAAAAZIMAQDYDwAhkwwBANgPACGUDAEA4w8AIZUMAQDjDwAhlgwAAMQRACCXDCAAkxAAIQEAAAD3BAAgD58DAADJEQAghQoAAMgRADCGCgAA-QQAEIcKAADIEQAwiAoCANcPACHzCgEA4w8AIcMLAQDYDwAh2wsBANgPACGIDAABgxEAIYoMAgDXDwAhiwwBANgPACGMDAEA2A8AIY0MAQDjDwAhjgwBAOMPACGPDAABhBEAIQWfAwAAyBYAIPMKAADEEgAgjQwAAMQSACCODAAAxBIAII8MAADEEgAgEJ8DAADJEQAghQoAAMgRADCGCgAA-QQAEIcKAADIEQAwiAoCAAAAAfMKAQDjDwAhwwsBANgPACHbCwEA2A8AIYgMAAGDEQAhigwCANcPACGLDAEA2A8AIYwMAQDYDwAhjQwBAOMPACGODAEA4w8AIY8MAAGEEQAhmwwAAMcRACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAQAAAPkEACABAAAA9wQAIA6gAwAAxhEAIIUKAADFEQAwhgoAAP8EABCHCgAAxREAMIgKAgDXDwAhjAwBANgPACGQDAEA2A8AIZEMAQDYDwAhkgwBANgPACGTDAEA2A8AIZQMAQDjDwAhlQwBAOMPACGWDAAAxBEAIJcMIACTEAAhA6ADAADHFgAglAwAAMQSACCVDAAAxBIAIAMAAAD_BAAgAwAAgAUAMAQAAPcEACADAAAA_wQAIAMAAIAFADAEAAD3BAAgAwAAAP8EACADAACABQAwBAAA9wQAIAugAwAAxhYAIIgKAgAAAAGMDAEAAAABkAwBAAAAAZEMAQAAAAGSDAEAAAABkwwBAAAAAZQMAQAAAAGVDAEAAAABlgwAAMUWACCXDCAAAAABAQgAAIQFACAKiAoCAAAAAYwMAQAAAAGQDAEAAAABkQwBAAAAAZIMAQAAAAGTDAEAAAABlAwBAAAAAZUMAQAAAAGWDAAAxRYAIJcMIAAAAAEBCAAAhgUAMAEIAACGBQAwC6ADAAC4FgAgiAoCAL4SACGMDAEAvxIAIZAMAQC_EgAhkQwBAL8SACGSDAEAvxIAIZMMAQC_EgAhlAwBAMgSACGVDAEAyBIAIZYMAAC3FgAglwwgAOISACECAAAA9wQAIAgAAIkFACAKiAoCAL4SACGMDAEAvxIAIZAMAQC_EgAhkQwBAL8SACGSDAEAvxIAIZMMAQC_EgAhlAwBAMgSACGVDAEAyBIAIZYMAAC3FgAglwwgAOISACECAAAA_wQAIAgAAIsFACACAAAA_wQAIAgAAIsFACADAAAA9wQAIA8AAIQFACAQAACJBQAgAQAAAPcEACABAAAA_wQAIAcVAACyFgAgFgAAtRYAIBcAALQWACA4AACzFgAgOQAAthYAIJQMAADEEgAglQwAAMQSACANhQoAAMMRADCGCgAAkgUAEIcKAADDEQAwiAoCAMwPACGMDAEAzQ8AIZAMAQDNDwAhkQwBAM0PACGSDAEAzQ8AIZMMAQDNDwAhlAwBAN4PACGVDAEA3g8AIZYMAADEEQAglwwgAPwPACEDAAAA_wQAIAMAAJEFADAUAACSBQAgAwAAAP8EACADAACABQAwBAAA9wQAIAEAAAD7BAAgAQAAAPsEACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAwAAAPkEACADAAD6BAAwBAAA-wQAIAMAAAD5BAAgAwAA-gQAMAQAAPsEACAMnwMAALEWACCICgIAAAAB8woBAAAAAcMLAQAAAAHbCwEAAAABiAwAAQAAAYoMAgAAAAGLDAEAAAABjAwBAAAAAY0MAQAAAAGODAEAAAABjwwAAQAAAQEIAACaBQAgC4gKAgAAAAHzCgEAAAABwwsBAAAAAdsLAQAAAAGIDAABAAABigwCAAAAAYsMAQAAAAGMDAEAAAABjQwBAAAAAY4MAQAAAAGPDAABAAABAQgAAJwFADABCAAAnAUAMAyfAwAAsBYAIIgKAgC-EgAh8woBAMgSACHDCwEAvxIAIdsLAQC_EgAhiAwAAacVACGKDAIAvhIAIYsMAQC_EgAhjAwBAL8SACGNDAEAyBIAIY4MAQDIEgAhjwwAAagVACECAAAA-wQAIAgAAJ8FACALiAoCAL4SACHzCgEAyBIAIcMLAQC_EgAh2wsBAL8SACGIDAABpxUAIYoMAgC-EgAhiwwBAL8SACGMDAEAvxIAIY0MAQDIEgAhjgwBAMgSACGPDAABqBUAIQIAAAD5BAAgCAAAoQUAIAIAAAD5BAAgCAAAoQUAIAMAAAD7BAAgDwAAmgUAIBAAAJ8FACABAAAA-wQAIAEAAAD5BAAgCRUAAKsWACAWAACuFgAgFwAArRYAIDgAAKwWACA5AACvFgAg8woAAMQSACCNDAAAxBIAII4MAADEEgAgjwwAAMQSACAOhQoAAMIRADCGCgAAqAUAEIcKAADCEQAwiAoCAMwPACHzCgEA3g8AIcMLAQDNDwAh2wsBAM0PACGIDAAB-hAAIYoMAgDMDwAhiwwBAM0PACGMDAEAzQ8AIY0MAQDeDwAhjgwBAN4PACGPDAAB-xAAIQMAAAD5BAAgAwAApwUAMBQAAKgFACADAAAA-QQAIAMAAPoEADAEAAD7BAAgBZcGBACIEAAhhQoAAMERADCGCgAArgUAEIcKAADBEQAwiAoCAAAAAQEAAACrBQAgAQAAAKsFACAFlwYEAIgQACGFCgAAwREAMIYKAACuBQAQhwoAAMERADCICgIA1w8AIQADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAMAAACuBQAgAwAArwUAMAQAAKsFACAClwYEAAAAAYgKAgAAAAEBCAAAswUAIAKXBgQAAAABiAoCAAAAAQEIAAC1BQAwAQgAALUFADAClwYEANgSACGICgIAvhIAIQIAAACrBQAgCAAAuAUAIAKXBgQA2BIAIYgKAgC-EgAhAgAAAK4FACAIAAC6BQAgAgAAAK4FACAIAAC6BQAgAwAAAKsFACAPAACzBQAgEAAAuAUAIAEAAACrBQAgAQAAAK4FACAFFQAAphYAIBYAAKkWACAXAACoFgAgOAAApxYAIDkAAKoWACAFlwYEAPAPACGFCgAAwBEAMIYKAADBBQAQhwoAAMARADCICgIAzA8AIQMAAACuBQAgAwAAwAUAMBQAAMEFACADAAAArgUAIAMAAK8FADAEAACrBQAgB4UKAAC_EQAwhgoAAMcFABCHCgAAvxEAMJkKQADZDwAh9goBANgPACHPCwEAAAABiQxAANkPACEBAAAAxAUAIAEAAADEBQAgB4UKAAC_EQAwhgoAAMcFABCHCgAAvxEAMJkKQADZDwAh9goBANgPACHPCwEA2A8AIYkMQADZDwAhAAMAAADHBQAgAwAAyAUAMAQAAMQFACADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIASZCkAAAAAB9goBAAAAAc8LAQAAAAGJDEAAAAABAQgAAMwFACAEmQpAAAAAAfYKAQAAAAHPCwEAAAABiQxAAAAAAQEIAADOBQAwAQgAAM4FADAEmQpAAMASACH2CgEAvxIAIc8LAQC_EgAhiQxAAMASACECAAAAxAUAIAgAANEFACAEmQpAAMASACH2CgEAvxIAIc8LAQC_EgAhiQxAAMASACECAAAAxwUAIAgAANMFACACAAAAxwUAIAgAANMFACADAAAAxAUAIA8AAMwFACAQAADRBQAgAQAAAMQFACABAAAAxwUAIAMVAACjFgAgFgAApRYAIBcAAKQWACAHhQoAAL4RADCGCgAA2gUAEIcKAAC-EQAwmQpAAM4PACH2CgEAzQ8AIc8LAQDNDwAhiQxAAM4PACEDAAAAxwUAIAMAANkFADAUAADaBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAeFCgAAvREAMIYKAADgBQAQhwoAAL0RADCLCkAA2Q8AIZkKQADZDwAhtwoAAQAAAfYKAQDYDwAhAQAAAN0FACABAAAA3QUAIAeFCgAAvREAMIYKAADgBQAQhwoAAL0RADCLCkAA2Q8AIZkKQADZDwAhtwoAAYMRACH2CgEA2A8AIQADAAAA4AUAIAMAAOEFADAEAADdBQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAEiwpAAAAAAZkKQAAAAAG3CgABAAAB9goBAAAAAQEIAADlBQAgBIsKQAAAAAGZCkAAAAABtwoAAQAAAfYKAQAAAAEBCAAA5wUAMAEIAADnBQAwBIsKQADAEgAhmQpAAMASACG3CgABpxUAIfYKAQC_EgAhAgAAAN0FACAIAADqBQAgBIsKQADAEgAhmQpAAMASACG3CgABpxUAIfYKAQC_EgAhAgAAAOAFACAIAADsBQAgAgAAAOAFACAIAADsBQAgAwAAAN0FACAPAADlBQAgEAAA6gUAIAEAAADdBQAgAQAAAOAFACADFQAAoBYAIBYAAKIWACAXAAChFgAgB4UKAAC8EQAwhgoAAPMFABCHCgAAvBEAMIsKQADODwAhmQpAAM4PACG3CgAB-hAAIfYKAQDNDwAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACARhQoAALsRADCGCgAA-QUAEIcKAAC7EQAwiAoBAAAAAYsKQADZDwAhwAoBANgPACGBC0AA7Q8AIbELAQDYDwAhwwsBAOMPACHJCwEA4w8AIdsLAQDYDwAh3QsBANgPACGEDAEA2A8AIYUMAACiEAAghgwBANgPACGHDAEA2A8AIYgMAQDjDwAhAQAAAPYFACABAAAA9gUAIBGFCgAAuxEAMIYKAAD5BQAQhwoAALsRADCICgEAmBAAIYsKQADZDwAhwAoBANgPACGBC0AA7Q8AIbELAQDYDwAhwwsBAOMPACHJCwEA4w8AIdsLAQDYDwAh3QsBANgPACGEDAEA2A8AIYUMAACiEAAghgwBANgPACGHDAEA2A8AIYgMAQDjDwAhBIELAADEEgAgwwsAAMQSACDJCwAAxBIAIIgMAADEEgAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgDogKAQAAAAGLCkAAAAABwAoBAAAAAYELQAAAAAGxCwEAAAABwwsBAAAAAckLAQAAAAHbCwEAAAAB3QsBAAAAAYQMAQAAAAGFDIAAAAABhgwBAAAAAYcMAQAAAAGIDAEAAAABAQgAAP4FACAOiAoBAAAAAYsKQAAAAAHACgEAAAABgQtAAAAAAbELAQAAAAHDCwEAAAAByQsBAAAAAdsLAQAAAAHdCwEAAAABhAwBAAAAAYUMgAAAAAGGDAEAAAABhwwBAAAAAYgMAQAAAAEBCAAAgAYAMAEIAACABgAwDogKAQC_EgAhiwpAAMASACHACgEAvxIAIYELQADPEgAhsQsBAL8SACHDCwEAyBIAIckLAQDIEgAh2wsBAL8SACHdCwEAvxIAIYQMAQC_EgAhhQyAAAAAAYYMAQC_EgAhhwwBAL8SACGIDAEAyBIAIQIAAAD2BQAgCAAAgwYAIA6ICgEAvxIAIYsKQADAEgAhwAoBAL8SACGBC0AAzxIAIbELAQC_EgAhwwsBAMgSACHJCwEAyBIAIdsLAQC_EgAh3QsBAL8SACGEDAEAvxIAIYUMgAAAAAGGDAEAvxIAIYcMAQC_EgAhiAwBAMgSACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAcVAACdFgAgFgAAnxYAIBcAAJ4WACCBCwAAxBIAIMMLAADEEgAgyQsAAMQSACCIDAAAxBIAIBGFCgAAuhEAMIYKAACMBgAQhwoAALoRADCICgEAlRAAIYsKQADODwAhwAoBAM0PACGBC0AA5g8AIbELAQDNDwAhwwsBAN4PACHJCwEA3g8AIdsLAQDNDwAh3QsBAM0PACGEDAEAzQ8AIYUMAACcEAAghgwBAM0PACGHDAEAzQ8AIYgMAQDeDwAhAwAAAPkFACADAACLBgAwFAAAjAYAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACAFhQoAALkRADCGCgAAkgYAEIcKAAC5EQAwowsBAAAAAbQLQADZDwAhAQAAAI8GACABAAAAjwYAIAWFCgAAuREAMIYKAACSBgAQhwoAALkRADCjCwEA2A8AIbQLQADZDwAhAAMAAACSBgAgAwAAkwYAMAQAAI8GACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAKjCwEAAAABtAtAAAAAAQEIAACXBgAgAqMLAQAAAAG0C0AAAAABAQgAAJkGADABCAAAmQYAMAKjCwEAvxIAIbQLQADAEgAhAgAAAI8GACAIAACcBgAgAqMLAQC_EgAhtAtAAMASACECAAAAkgYAIAgAAJ4GACACAAAAkgYAIAgAAJ4GACADAAAAjwYAIA8AAJcGACAQAACcBgAgAQAAAI8GACABAAAAkgYAIAMVAACaFgAgFgAAnBYAIBcAAJsWACAFhQoAALgRADCGCgAApQYAEIcKAAC4EQAwowsBAM0PACG0C0AAzg8AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgCYUKAAC2EQAwhgoAAKsGABCHCgAAthEAMJ8KAAC3EYIMIsoKAQAAAAGBC0AA7Q8AIcQLAQDYDwAhggwBAAAAAYMMQADZDwAhAQAAAKgGACABAAAAqAYAIAmFCgAAthEAMIYKAACrBgAQhwoAALYRADCfCgAAtxGCDCLKCgEA2A8AIYELQADtDwAhxAsBANgPACGCDAEA4w8AIYMMQADZDwAhAoELAADEEgAgggwAAMQSACADAAAAqwYAIAMAAKwGADAEAACoBgAgAwAAAKsGACADAACsBgAwBAAAqAYAIAMAAACrBgAgAwAArAYAMAQAAKgGACAGnwoAAACCDALKCgEAAAABgQtAAAAAAcQLAQAAAAGCDAEAAAABgwxAAAAAAQEIAACwBgAgBp8KAAAAggwCygoBAAAAAYELQAAAAAHECwEAAAABggwBAAAAAYMMQAAAAAEBCAAAsgYAMAEIAACyBgAwBp8KAACZFoIMIsoKAQC_EgAhgQtAAM8SACHECwEAvxIAIYIMAQDIEgAhgwxAAMASACECAAAAqAYAIAgAALUGACAGnwoAAJkWggwiygoBAL8SACGBC0AAzxIAIcQLAQC_EgAhggwBAMgSACGDDEAAwBIAIQIAAACrBgAgCAAAtwYAIAIAAACrBgAgCAAAtwYAIAMAAACoBgAgDwAAsAYAIBAAALUGACABAAAAqAYAIAEAAACrBgAgBRUAAJYWACAWAACYFgAgFwAAlxYAIIELAADEEgAgggwAAMQSACAJhQoAALIRADCGCgAAvgYAEIcKAACyEQAwnwoAALMRggwiygoBAM0PACGBC0AA5g8AIcQLAQDNDwAhggwBAN4PACGDDEAAzg8AIQMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgCIUKAACwEQAwhgoAAMQGABCHCgAAsBEAMIsKQADZDwAhtwsCANcPACG4CwEAmBAAIf8LAQDYDwAhgAwAALERACABAAAAwQYAIAEAAADBBgAgB4UKAACwEQAwhgoAAMQGABCHCgAAsBEAMIsKQADZDwAhtwsCANcPACG4CwEAmBAAIf8LAQDYDwAhAAMAAADEBgAgAwAAxQYAMAQAAMEGACADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIASLCkAAAAABtwsCAAAAAbgLAQAAAAH_CwEAAAABAQgAAMkGACAEiwpAAAAAAbcLAgAAAAG4CwEAAAAB_wsBAAAAAQEIAADLBgAwAQgAAMsGADAEiwpAAMASACG3CwIAvhIAIbgLAQC_EgAh_wsBAL8SACECAAAAwQYAIAgAAM4GACAEiwpAAMASACG3CwIAvhIAIbgLAQC_EgAh_wsBAL8SACECAAAAxAYAIAgAANAGACACAAAAxAYAIAgAANAGACADAAAAwQYAIA8AAMkGACAQAADOBgAgAQAAAMEGACABAAAAxAYAIAUVAACRFgAgFgAAlBYAIBcAAJMWACA4AACSFgAgOQAAlRYAIAeFCgAArxEAMIYKAADXBgAQhwoAAK8RADCLCkAAzg8AIbcLAgDMDwAhuAsBAJUQACH_CwEAzQ8AIQMAAADEBgAgAwAA1gYAMBQAANcGACADAAAAxAYAIAMAAMUGADAEAADBBgAgBYUKAACuEQAwhgoAAN0GABCHCgAArhEAMJkKQADZDwAh_gsBAAAAAQEAAADaBgAgAQAAANoGACAFhQoAAK4RADCGCgAA3QYAEIcKAACuEQAwmQpAANkPACH-CwEA2A8AIQADAAAA3QYAIAMAAN4GADAEAADaBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAMAAADdBgAgAwAA3gYAMAQAANoGACACmQpAAAAAAf4LAQAAAAEBCAAA4gYAIAKZCkAAAAAB_gsBAAAAAQEIAADkBgAwAQgAAOQGADACmQpAAMASACH-CwEAvxIAIQIAAADaBgAgCAAA5wYAIAKZCkAAwBIAIf4LAQC_EgAhAgAAAN0GACAIAADpBgAgAgAAAN0GACAIAADpBgAgAwAAANoGACAPAADiBgAgEAAA5wYAIAEAAADaBgAgAQAAAN0GACADFQAAjhYAIBYAAJAWACAXAACPFgAgBYUKAACtEQAwhgoAAPAGABCHCgAArREAMJkKQADODwAh_gsBAM0PACEDAAAA3QYAIAMAAO8GADAUAADwBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAmFCgAAqxEAMIYKAAD2BgAQhwoAAKsRADCLCkAA2Q8AIaMLAQDYDwAhuAsBANgPACG6CwEA2A8AIfgLAQDYDwAh_QsAAKwRACABAAAA8wYAIAEAAADzBgAgCIUKAACrEQAwhgoAAPYGABCHCgAAqxEAMIsKQADZDwAhowsBANgPACG4CwEA2A8AIboLAQDYDwAh-AsBANgPACEAAwAAAPYGACADAAD3BgAwBAAA8wYAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACADAAAA9gYAIAMAAPcGADAEAADzBgAgBYsKQAAAAAGjCwEAAAABuAsBAAAAAboLAQAAAAH4CwEAAAABAQgAAPsGACAFiwpAAAAAAaMLAQAAAAG4CwEAAAABugsBAAAAAfgLAQAAAAEBCAAA_QYAMAEIAAD9BgAwBYsKQADAEgAhowsBAL8SACG4CwEAvxIAIboLAQC_EgAh-AsBAL8SACECAAAA8wYAIAgAAIAHACAFiwpAAMASACGjCwEAvxIAIbgLAQC_EgAhugsBAL8SACH4CwEAvxIAIQIAAAD2BgAgCAAAggcAIAIAAAD2BgAgCAAAggcAIAMAAADzBgAgDwAA-wYAIBAAAIAHACABAAAA8wYAIAEAAAD2BgAgAxUAAIsWACAWAACNFgAgFwAAjBYAIAiFCgAAqhEAMIYKAACJBwAQhwoAAKoRADCLCkAAzg8AIaMLAQDNDwAhuAsBAM0PACG6CwEAzQ8AIfgLAQDNDwAhAwAAAPYGACADAACIBwAwFAAAiQcAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACANhQoAAKgRADCGCgAAjwcAEIcKAACoEQAwmQpAANkPACG4CgEA2A8AIcEKAQDYDwAhwwoBANgPACHoCgIA1w8AIZwLAQDYDwAhugsBANgPACHFCwEA2A8AIfgLAQDYDwAh_AsAAKkRACABAAAAjAcAIAEAAACMBwAgDIUKAACoEQAwhgoAAI8HABCHCgAAqBEAMJkKQADZDwAhuAoBANgPACHBCgEA2A8AIcMKAQDYDwAh6AoCANcPACGcCwEA2A8AIboLAQDYDwAhxQsBANgPACH4CwEA2A8AIQADAAAAjwcAIAMAAJAHADAEAACMBwAgAwAAAI8HACADAACQBwAwBAAAjAcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACAJmQpAAAAAAbgKAQAAAAHBCgEAAAABwwoBAAAAAegKAgAAAAGcCwEAAAABugsBAAAAAcULAQAAAAH4CwEAAAABAQgAAJQHACAJmQpAAAAAAbgKAQAAAAHBCgEAAAABwwoBAAAAAegKAgAAAAGcCwEAAAABugsBAAAAAcULAQAAAAH4CwEAAAABAQgAAJYHADABCAAAlgcAMAmZCkAAwBIAIbgKAQC_EgAhwQoBAL8SACHDCgEAvxIAIegKAgC-EgAhnAsBAL8SACG6CwEAvxIAIcULAQC_EgAh-AsBAL8SACECAAAAjAcAIAgAAJkHACAJmQpAAMASACG4CgEAvxIAIcEKAQC_EgAhwwoBAL8SACHoCgIAvhIAIZwLAQC_EgAhugsBAL8SACHFCwEAvxIAIfgLAQC_EgAhAgAAAI8HACAIAACbBwAgAgAAAI8HACAIAACbBwAgAwAAAIwHACAPAACUBwAgEAAAmQcAIAEAAACMBwAgAQAAAI8HACAFFQAAhhYAIBYAAIkWACAXAACIFgAgOAAAhxYAIDkAAIoWACAMhQoAAKcRADCGCgAAogcAEIcKAACnEQAwmQpAAM4PACG4CgEAzQ8AIcEKAQDNDwAhwwoBAM0PACHoCgIAzA8AIZwLAQDNDwAhugsBAM0PACHFCwEAzQ8AIfgLAQDNDwAhAwAAAI8HACADAAChBwAwFAAAogcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACAG3QEAAKQRACCFCgAAoxEAMIYKAACtBwAQhwoAAKMRADCjCwEAAAAB-wsCANcPACEBAAAApQcAIAvcAQEA2A8AIeEEAACmEQAghQoAAKURADCGCgAApwcAEIcKAAClEQAwiAoEAIgQACGcCwEA2A8AIaMLAQDYDwAh-AsBANgPACH5CwEA2A8AIfoLAgDXDwAhAeEEAACFFgAgC9wBAQDYDwAh4QQAAKYRACCFCgAApREAMIYKAACnBwAQhwoAAKURADCICgQAAAABnAsBANgPACGjCwEA2A8AIfgLAQDYDwAh-QsBANgPACH6CwIA1w8AIQMAAACnBwAgAwAAqAcAMAQAAKkHACABAAAApwcAIAEAAAClBwAgBt0BAACkEQAghQoAAKMRADCGCgAArQcAEIcKAACjEQAwowsBANgPACH7CwIA1w8AIQHdAQAAhBYAIAMAAACtBwAgAwAArgcAMAQAAKUHACADAAAArQcAIAMAAK4HADAEAAClBwAgAwAAAK0HACADAACuBwAwBAAApQcAIAPdAQAAgxYAIKMLAQAAAAH7CwIAAAABAQgAALIHACACowsBAAAAAfsLAgAAAAEBCAAAtAcAMAEIAAC0BwAwA90BAAD2FQAgowsBAL8SACH7CwIAvhIAIQIAAAClBwAgCAAAtwcAIAKjCwEAvxIAIfsLAgC-EgAhAgAAAK0HACAIAAC5BwAgAgAAAK0HACAIAAC5BwAgAwAAAKUHACAPAACyBwAgEAAAtwcAIAEAAAClBwAgAQAAAK0HACAFFQAA8RUAIBYAAPQVACAXAADzFQAgOAAA8hUAIDkAAPUVACAFhQoAAKIRADCGCgAAwAcAEIcKAACiEQAwowsBAM0PACH7CwIAzA8AIQMAAACtBwAgAwAAvwcAMBQAAMAHACADAAAArQcAIAMAAK4HADAEAAClBwAgAQAAAKkHACABAAAAqQcAIAMAAACnBwAgAwAAqAcAMAQAAKkHACADAAAApwcAIAMAAKgHADAEAACpBwAgAwAAAKcHACADAACoBwAwBAAAqQcAIAjcAQEAAAAB4QQAAPAVACCICgQAAAABnAsBAAAAAaMLAQAAAAH4CwEAAAAB-QsBAAAAAfoLAgAAAAEBCAAAyAcAIAfcAQEAAAABiAoEAAAAAZwLAQAAAAGjCwEAAAAB-AsBAAAAAfkLAQAAAAH6CwIAAAABAQgAAMoHADABCAAAygcAMAjcAQEAvxIAIeEEAADvFQAgiAoEANgSACGcCwEAvxIAIaMLAQC_EgAh-AsBAL8SACH5CwEAvxIAIfoLAgC-EgAhAgAAAKkHACAIAADNBwAgB9wBAQC_EgAhiAoEANgSACGcCwEAvxIAIaMLAQC_EgAh-AsBAL8SACH5CwEAvxIAIfoLAgC-EgAhAgAAAKcHACAIAADPBwAgAgAAAKcHACAIAADPBwAgAwAAAKkHACAPAADIBwAgEAAAzQcAIAEAAACpBwAgAQAAAKcHACAFFQAA6hUAIBYAAO0VACAXAADsFQAgOAAA6xUAIDkAAO4VACAK3AEBAM0PACGFCgAAoREAMIYKAADWBwAQhwoAAKERADCICgQA8A8AIZwLAQDNDwAhowsBAM0PACH4CwEAzQ8AIfkLAQDNDwAh-gsCAMwPACEDAAAApwcAIAMAANUHADAUAADWBwAgAwAAAKcHACADAACoBwAwBAAAqQcAIBeFCgAAnxEAMIYKAADcBwAQhwoAAJ8RADCICgEAAAABiwpAANkPACGZCkAA7Q8AIZ8KAACgEfILIr8KAQDYDwAhwAoBANgPACHKCgEAAAAB4woBANgPACHtCkAA2Q8AIYALQADZDwAhkAtAAO0PACG_C0AA7Q8AIcULAQDYDwAh7QsCANcPACHyCwAAohAAIPMLAgDXDwAh9AsAAI8QACD1CwAAjxAAIPYLAQDjDwAh9wtAANkPACEBAAAA2QcAIAEAAADZBwAgF4UKAACfEQAwhgoAANwHABCHCgAAnxEAMIgKAQDYDwAhiwpAANkPACGZCkAA7Q8AIZ8KAACgEfILIr8KAQDYDwAhwAoBANgPACHKCgEA2A8AIeMKAQDYDwAh7QpAANkPACGAC0AA2Q8AIZALQADtDwAhvwtAAO0PACHFCwEA2A8AIe0LAgDXDwAh8gsAAKIQACDzCwIA1w8AIfQLAACPEAAg9QsAAI8QACD2CwEA4w8AIfcLQADZDwAhBpkKAADEEgAgkAsAAMQSACC_CwAAxBIAIPQLAADEEgAg9QsAAMQSACD2CwAAxBIAIAMAAADcBwAgAwAA3QcAMAQAANkHACADAAAA3AcAIAMAAN0HADAEAADZBwAgAwAAANwHACADAADdBwAwBAAA2QcAIBSICgEAAAABiwpAAAAAAZkKQAAAAAGfCgAAAPILAr8KAQAAAAHACgEAAAABygoBAAAAAeMKAQAAAAHtCkAAAAABgAtAAAAAAZALQAAAAAG_C0AAAAABxQsBAAAAAe0LAgAAAAHyC4AAAAAB8wsCAAAAAfQLgAAAAAH1C4AAAAAB9gsBAAAAAfcLQAAAAAEBCAAA4QcAIBSICgEAAAABiwpAAAAAAZkKQAAAAAGfCgAAAPILAr8KAQAAAAHACgEAAAABygoBAAAAAeMKAQAAAAHtCkAAAAABgAtAAAAAAZALQAAAAAG_C0AAAAABxQsBAAAAAe0LAgAAAAHyC4AAAAAB8wsCAAAAAfQLgAAAAAH1C4AAAAAB9gsBAAAAAfcLQAAAAAEBCAAA4wcAMAEIAADjBwAwFIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIZ8KAADpFfILIr8KAQC_EgAhwAoBAL8SACHKCgEAvxIAIeMKAQC_EgAh7QpAAMASACGAC0AAwBIAIZALQADPEgAhvwtAAM8SACHFCwEAvxIAIe0LAgC-EgAh8guAAAAAAfMLAgC-EgAh9AuAAAAAAfULgAAAAAH2CwEAyBIAIfcLQADAEgAhAgAAANkHACAIAADmBwAgFIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIZ8KAADpFfILIr8KAQC_EgAhwAoBAL8SACHKCgEAvxIAIeMKAQC_EgAh7QpAAMASACGAC0AAwBIAIZALQADPEgAhvwtAAM8SACHFCwEAvxIAIe0LAgC-EgAh8guAAAAAAfMLAgC-EgAh9AuAAAAAAfULgAAAAAH2CwEAyBIAIfcLQADAEgAhAgAAANwHACAIAADoBwAgAgAAANwHACAIAADoBwAgAwAAANkHACAPAADhBwAgEAAA5gcAIAEAAADZBwAgAQAAANwHACALFQAA5BUAIBYAAOcVACAXAADmFQAgOAAA5RUAIDkAAOgVACCZCgAAxBIAIJALAADEEgAgvwsAAMQSACD0CwAAxBIAIPULAADEEgAg9gsAAMQSACAXhQoAAJsRADCGCgAA7wcAEIcKAACbEQAwiAoBAM0PACGLCkAAzg8AIZkKQADmDwAhnwoAAJwR8gsivwoBAM0PACHACgEAzQ8AIcoKAQDNDwAh4woBAM0PACHtCkAAzg8AIYALQADODwAhkAtAAOYPACG_C0AA5g8AIcULAQDNDwAh7QsCAMwPACHyCwAAnBAAIPMLAgDMDwAh9AsAAPEPACD1CwAA8Q8AIPYLAQDeDwAh9wtAAM4PACEDAAAA3AcAIAMAAO4HADAUAADvBwAgAwAAANwHACADAADdBwAwBAAA2QcAIAWFCgAAmhEAMIYKAAD1BwAQhwoAAJoRADC6CwEAAAAB8AtAANkPACEBAAAA8gcAIAEAAADyBwAgBYUKAACaEQAwhgoAAPUHABCHCgAAmhEAMLoLAQDYDwAh8AtAANkPACEAAwAAAPUHACADAAD2BwAwBAAA8gcAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACADAAAA9QcAIAMAAPYHADAEAADyBwAgAroLAQAAAAHwC0AAAAABAQgAAPoHACACugsBAAAAAfALQAAAAAEBCAAA_AcAMAEIAAD8BwAwAroLAQC_EgAh8AtAAMASACECAAAA8gcAIAgAAP8HACACugsBAL8SACHwC0AAwBIAIQIAAAD1BwAgCAAAgQgAIAIAAAD1BwAgCAAAgQgAIAMAAADyBwAgDwAA-gcAIBAAAP8HACABAAAA8gcAIAEAAAD1BwAgAxUAAOEVACAWAADjFQAgFwAA4hUAIAWFCgAAmREAMIYKAACICAAQhwoAAJkRADC6CwEAzQ8AIfALQADODwAhAwAAAPUHACADAACHCAAwFAAAiAgAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACAHhQoAAJgRADCGCgAAjggAEIcKAACYEQAwugsBAAAAAe0LAgDXDwAh7gtAANkPACHvC0AA2Q8AIQEAAACLCAAgAQAAAIsIACAHhQoAAJgRADCGCgAAjggAEIcKAACYEQAwugsBANgPACHtCwIA1w8AIe4LQADZDwAh7wtAANkPACEAAwAAAI4IACADAACPCAAwBAAAiwgAIAMAAACOCAAgAwAAjwgAMAQAAIsIACADAAAAjggAIAMAAI8IADAEAACLCAAgBLoLAQAAAAHtCwIAAAAB7gtAAAAAAe8LQAAAAAEBCAAAkwgAIAS6CwEAAAAB7QsCAAAAAe4LQAAAAAHvC0AAAAABAQgAAJUIADABCAAAlQgAMAS6CwEAvxIAIe0LAgC-EgAh7gtAAMASACHvC0AAwBIAIQIAAACLCAAgCAAAmAgAIAS6CwEAvxIAIe0LAgC-EgAh7gtAAMASACHvC0AAwBIAIQIAAACOCAAgCAAAmggAIAIAAACOCAAgCAAAmggAIAMAAACLCAAgDwAAkwgAIBAAAJgIACABAAAAiwgAIAEAAACOCAAgBRUAANwVACAWAADfFQAgFwAA3hUAIDgAAN0VACA5AADgFQAgB4UKAACXEQAwhgoAAKEIABCHCgAAlxEAMLoLAQDNDwAh7QsCAMwPACHuC0AAzg8AIe8LQADODwAhAwAAAI4IACADAACgCAAwFAAAoQgAIAMAAACOCAAgAwAAjwgAMAQAAIsIACAFhQoAAJYRADCGCgAApwgAEIcKAACWEQAwiAoBAAAAAewLIAAAAAEBAAAApAgAIAEAAACkCAAgBYUKAACWEQAwhgoAAKcIABCHCgAAlhEAMIgKAQCYEAAh7AsgAJMQACEAAwAAAKcIACADAACoCAAwBAAApAgAIAMAAACnCAAgAwAAqAgAMAQAAKQIACADAAAApwgAIAMAAKgIADAEAACkCAAgAogKAQAAAAHsCyAAAAABAQgAAKwIACACiAoBAAAAAewLIAAAAAEBCAAArggAMAEIAACuCAAwAogKAQC_EgAh7AsgAOISACECAAAApAgAIAgAALEIACACiAoBAL8SACHsCyAA4hIAIQIAAACnCAAgCAAAswgAIAIAAACnCAAgCAAAswgAIAMAAACkCAAgDwAArAgAIBAAALEIACABAAAApAgAIAEAAACnCAAgAxUAANkVACAWAADbFQAgFwAA2hUAIAWFCgAAlREAMIYKAAC6CAAQhwoAAJURADCICgEAlRAAIewLIAD8DwAhAwAAAKcIACADAAC5CAAwFAAAuggAIAMAAACnCAAgAwAAqAgAMAQAAKQIACAywwUAAIYRACDEBQAAhxEAIMYFAACIEQAghQoAAIIRADCGCgAA1AgAEIcKAACCEQAwiAoBAAAAAYsKQADZDwAhnwoBANgPACHJCgEA4w8AIf0KAQDYDwAhgAtAANkPACGXCwEA2A8AIZgLEACKEAAhnAsBANgPACGxCwEA4w8AIb8LQADZDwAhwwsBAOMPACHFCwEA2A8AIcgLAQDYDwAhywsBANgPACHMCwEA2A8AIc0LAQDYDwAhzgsBANgPACHPCwEA2A8AIdALAQDYDwAh0QsQAMIQACHSCxAAwhAAIdMLAgCQEAAh1AsAAKIQACDVCwAAohAAINYLAAGDEQAh1wsAAYMRACHYCwEA4w8AIdkLAAGEEQAh2gtAANkPACHbCwEA4w8AIdwLAQDjDwAh3QsBANgPACHeCyAAkxAAId8LAgCQEAAh4AsAAI8QACDhCwABhBEAIeILAACPEAAg4wsBAIURACHkCwEA4w8AIeULEADCEAAh5gsgAJMQACHnC0AA7Q8AIesLAACUEQAgAQAAAL0IACAPwgUAAI8RACCFCgAAkxEAMIYKAAC_CAAQhwoAAJMRADCYCxAAihAAIbcLAgDXDwAhuAsBAJgQACHDCwEA2A8AIcQLAQDYDwAhxQsBANgPACHGCxAAwhAAIccLAgDXDwAhyAsBANgPACHJCwEA2A8AIcoLAgCQEAAhA8IFAADXFQAgxgsAAMQSACDKCwAAxBIAIBDCBQAAjxEAIIUKAACTEQAwhgoAAL8IABCHCgAAkxEAMJgLEACKEAAhtwsCANcPACG4CwEAmBAAIcMLAQDYDwAhxAsBANgPACHFCwEA2A8AIcYLEADCEAAhxwsCANcPACHICwEA2A8AIckLAQDYDwAhygsCAJAQACHqCwAAkhEAIAMAAAC_CAAgAwAAwAgAMAQAAMEIACAKwgUAAI8RACCFCgAAkREAMIYKAADDCAAQhwoAAJERADCICgQAiBAAIf0KAQDYDwAhuAsBAJgQACHACwEA4w8AIcELAQDYDwAhwgtAANkPACECwgUAANcVACDACwAAxBIAIArCBQAAjxEAIIUKAACREQAwhgoAAMMIABCHCgAAkREAMIgKBAAAAAH9CgEA2A8AIbgLAQCYEAAhwAsBAOMPACHBCwEA2A8AIcILQADZDwAhAwAAAMMIACADAADECAAwBAAAxQgAIBbCBQAAjxEAIMMFAACQEQAghQoAAI4RADCGCgAAxwgAEIcKAACOEQAwiAoBAJgQACGLCkAA2Q8AIZ8KAQDYDwAhoAoBAOMPACGjCgIA1w8AIckKAQDjDwAh_QoBANgPACGAC0AA2Q8AIZgLEACKEAAhuAsBAJgQACG5CwEA2A8AIboLAQDYDwAhuwsBAOMPACG8CwAAjxAAIL0LQADtDwAhvgtAAO0PACG_C0AA7Q8AIQnCBQAA1xUAIMMFAADYFQAgoAoAAMQSACDJCgAAxBIAILsLAADEEgAgvAsAAMQSACC9CwAAxBIAIL4LAADEEgAgvwsAAMQSACAXwgUAAI8RACDDBQAAkBEAIIUKAACOEQAwhgoAAMcIABCHCgAAjhEAMIgKAQAAAAGLCkAA2Q8AIZ8KAQDYDwAhoAoBAOMPACGjCgIA1w8AIckKAQDjDwAh_QoBANgPACGAC0AA2Q8AIZgLEACKEAAhuAsBAJgQACG5CwEA2A8AIboLAQDYDwAhuwsBAOMPACG8CwAAjxAAIL0LQADtDwAhvgtAAO0PACG_C0AA7Q8AIekLAACNEQAgAwAAAMcIACADAADICAAwBAAAyQgAIAfFBQAAjBEAIIUKAACLEQAwhgoAAMsIABCHCgAAixEAMJgLEACKEAAhtgsBAJgQACG3CwIA1w8AIQHFBQAA1hUAIAjFBQAAjBEAIIUKAACLEQAwhgoAAMsIABCHCgAAixEAMJgLEACKEAAhtgsBAJgQACG3CwIA1w8AIegLAACKEQAgAwAAAMsIACADAADMCAAwBAAAzQgAIAEAAADLCAAgAQAAAL8IACABAAAAwwgAIAEAAADHCAAgAQAAAL0IACAxwwUAAIYRACDEBQAAhxEAIMYFAACIEQAghQoAAIIRADCGCgAA1AgAEIcKAACCEQAwiAoBAJgQACGLCkAA2Q8AIZ8KAQDYDwAhyQoBAOMPACH9CgEA2A8AIYALQADZDwAhlwsBANgPACGYCxAAihAAIZwLAQDYDwAhsQsBAOMPACG_C0AA2Q8AIcMLAQDjDwAhxQsBANgPACHICwEA2A8AIcsLAQDYDwAhzAsBANgPACHNCwEA2A8AIc4LAQDYDwAhzwsBANgPACHQCwEA2A8AIdELEADCEAAh0gsQAMIQACHTCwIAkBAAIdQLAACiEAAg1QsAAKIQACDWCwABgxEAIdcLAAGDEQAh2AsBAOMPACHZCwABhBEAIdoLQADZDwAh2wsBAOMPACHcCwEA4w8AId0LAQDYDwAh3gsgAJMQACHfCwIAkBAAIeALAACPEAAg4QsAAYQRACHiCwAAjxAAIOMLAQCFEQAh5AsBAOMPACHlCxAAwhAAIeYLIACTEAAh5wtAAO0PACEVwwUAANMVACDEBQAA1BUAIMYFAADVFQAgyQoAAMQSACCxCwAAxBIAIMMLAADEEgAg0QsAAMQSACDSCwAAxBIAINMLAADEEgAg2AsAAMQSACDZCwAAxBIAINsLAADEEgAg3AsAAMQSACDfCwAAxBIAIOALAADEEgAg4QsAAMQSACDiCwAAxBIAIOMLAADEEgAg5AsAAMQSACDlCwAAxBIAIOcLAADEEgAgAwAAANQIACADAADVCAAwBAAAvQgAIAMAAADUCAAgAwAA1QgAMAQAAL0IACADAAAA1AgAIAMAANUIADAEAAC9CAAgLsMFAADQFQAgxAUAANEVACDGBQAA0hUAIIgKAQAAAAGLCkAAAAABnwoBAAAAAckKAQAAAAH9CgEAAAABgAtAAAAAAZcLAQAAAAGYCxAAAAABnAsBAAAAAbELAQAAAAG_C0AAAAABwwsBAAAAAcULAQAAAAHICwEAAAABywsBAAAAAcwLAQAAAAHNCwEAAAABzgsBAAAAAc8LAQAAAAHQCwEAAAAB0QsQAAAAAdILEAAAAAHTCwIAAAAB1AuAAAAAAdULgAAAAAHWCwABAAAB1wsAAQAAAdgLAQAAAAHZCwABAAAB2gtAAAAAAdsLAQAAAAHcCwEAAAAB3QsBAAAAAd4LIAAAAAHfCwIAAAAB4AuAAAAAAeELAAEAAAHiC4AAAAAB4wsBAAAAAeQLAQAAAAHlCxAAAAAB5gsgAAAAAecLQAAAAAEBCAAA2QgAICuICgEAAAABiwpAAAAAAZ8KAQAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGXCwEAAAABmAsQAAAAAZwLAQAAAAGxCwEAAAABvwtAAAAAAcMLAQAAAAHFCwEAAAAByAsBAAAAAcsLAQAAAAHMCwEAAAABzQsBAAAAAc4LAQAAAAHPCwEAAAAB0AsBAAAAAdELEAAAAAHSCxAAAAAB0wsCAAAAAdQLgAAAAAHVC4AAAAAB1gsAAQAAAdcLAAEAAAHYCwEAAAAB2QsAAQAAAdoLQAAAAAHbCwEAAAAB3AsBAAAAAd0LAQAAAAHeCyAAAAAB3wsCAAAAAeALgAAAAAHhCwABAAAB4guAAAAAAeMLAQAAAAHkCwEAAAAB5QsQAAAAAeYLIAAAAAHnC0AAAAABAQgAANsIADABCAAA2wgAMC7DBQAAqRUAIMQFAACqFQAgxgUAAKsVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhwwsBAMgSACHFCwEAvxIAIcgLAQC_EgAhywsBAL8SACHMCwEAvxIAIc0LAQC_EgAhzgsBAL8SACHPCwEAvxIAIdALAQC_EgAh0QsQALITACHSCxAAshMAIdMLAgDZEgAh1AuAAAAAAdULgAAAAAHWCwABpxUAIdcLAAGnFQAh2AsBAMgSACHZCwABqBUAIdoLQADAEgAh2wsBAMgSACHcCwEAyBIAId0LAQC_EgAh3gsgAOISACHfCwIA2RIAIeALgAAAAAHhCwABqBUAIeILgAAAAAHjCwEAyBIAIeQLAQDIEgAh5QsQALITACHmCyAA4hIAIecLQADPEgAhAgAAAL0IACAIAADeCAAgK4gKAQC_EgAhiwpAAMASACGfCgEAvxIAIckKAQDIEgAh_QoBAL8SACGAC0AAwBIAIZcLAQC_EgAhmAsQAOsSACGcCwEAvxIAIbELAQDIEgAhvwtAAMASACHDCwEAyBIAIcULAQC_EgAhyAsBAL8SACHLCwEAvxIAIcwLAQC_EgAhzQsBAL8SACHOCwEAvxIAIc8LAQC_EgAh0AsBAL8SACHRCxAAshMAIdILEACyEwAh0wsCANkSACHUC4AAAAAB1QuAAAAAAdYLAAGnFQAh1wsAAacVACHYCwEAyBIAIdkLAAGoFQAh2gtAAMASACHbCwEAyBIAIdwLAQDIEgAh3QsBAL8SACHeCyAA4hIAId8LAgDZEgAh4AuAAAAAAeELAAGoFQAh4guAAAAAAeMLAQDIEgAh5AsBAMgSACHlCxAAshMAIeYLIADiEgAh5wtAAM8SACECAAAA1AgAIAgAAOAIACACAAAA1AgAIAgAAOAIACADAAAAvQgAIA8AANkIACAQAADeCAAgAQAAAL0IACABAAAA1AgAIBcVAACiFQAgFgAApRUAIBcAAKQVACA4AACjFQAgOQAAphUAIMkKAADEEgAgsQsAAMQSACDDCwAAxBIAINELAADEEgAg0gsAAMQSACDTCwAAxBIAINgLAADEEgAg2QsAAMQSACDbCwAAxBIAINwLAADEEgAg3wsAAMQSACDgCwAAxBIAIOELAADEEgAg4gsAAMQSACDjCwAAxBIAIOQLAADEEgAg5QsAAMQSACDnCwAAxBIAIC6FCgAA-RAAMIYKAADnCAAQhwoAAPkQADCICgEAlRAAIYsKQADODwAhnwoBAM0PACHJCgEA3g8AIf0KAQDNDwAhgAtAAM4PACGXCwEAzQ8AIZgLEACBEAAhnAsBAM0PACGxCwEA3g8AIb8LQADODwAhwwsBAN4PACHFCwEAzQ8AIcgLAQDNDwAhywsBAM0PACHMCwEAzQ8AIc0LAQDNDwAhzgsBAM0PACHPCwEAzQ8AIdALAQDNDwAh0QsQALgQACHSCxAAuBAAIdMLAgDyDwAh1AsAAJwQACDVCwAAnBAAINYLAAH6EAAh1wsAAfoQACHYCwEA3g8AIdkLAAH7EAAh2gtAAM4PACHbCwEA3g8AIdwLAQDeDwAh3QsBAM0PACHeCyAA_A8AId8LAgDyDwAh4AsAAPEPACDhCwAB-xAAIeILAADxDwAg4wsBAPwQACHkCwEA3g8AIeULEAC4EAAh5gsgAPwPACHnC0AA5g8AIQMAAADUCAAgAwAA5ggAMBQAAOcIACADAAAA1AgAIAMAANUIADAEAAC9CAAgAQAAAMEIACABAAAAwQgAIAMAAAC_CAAgAwAAwAgAMAQAAMEIACADAAAAvwgAIAMAAMAIADAEAADBCAAgAwAAAL8IACADAADACAAwBAAAwQgAIAzCBQAAoRUAIJgLEAAAAAG3CwIAAAABuAsBAAAAAcMLAQAAAAHECwEAAAABxQsBAAAAAcYLEAAAAAHHCwIAAAAByAsBAAAAAckLAQAAAAHKCwIAAAABAQgAAO8IACALmAsQAAAAAbcLAgAAAAG4CwEAAAABwwsBAAAAAcQLAQAAAAHFCwEAAAABxgsQAAAAAccLAgAAAAHICwEAAAAByQsBAAAAAcoLAgAAAAEBCAAA8QgAMAEIAADxCAAwDMIFAACgFQAgmAsQAOsSACG3CwIAvhIAIbgLAQC_EgAhwwsBAL8SACHECwEAvxIAIcULAQC_EgAhxgsQALITACHHCwIAvhIAIcgLAQC_EgAhyQsBAL8SACHKCwIA2RIAIQIAAADBCAAgCAAA9AgAIAuYCxAA6xIAIbcLAgC-EgAhuAsBAL8SACHDCwEAvxIAIcQLAQC_EgAhxQsBAL8SACHGCxAAshMAIccLAgC-EgAhyAsBAL8SACHJCwEAvxIAIcoLAgDZEgAhAgAAAL8IACAIAAD2CAAgAgAAAL8IACAIAAD2CAAgAwAAAMEIACAPAADvCAAgEAAA9AgAIAEAAADBCAAgAQAAAL8IACAHFQAAmxUAIBYAAJ4VACAXAACdFQAgOAAAnBUAIDkAAJ8VACDGCwAAxBIAIMoLAADEEgAgDoUKAAD4EAAwhgoAAP0IABCHCgAA-BAAMJgLEACBEAAhtwsCAMwPACG4CwEAlRAAIcMLAQDNDwAhxAsBAM0PACHFCwEAzQ8AIcYLEAC4EAAhxwsCAMwPACHICwEAzQ8AIckLAQDNDwAhygsCAPIPACEDAAAAvwgAIAMAAPwIADAUAAD9CAAgAwAAAL8IACADAADACAAwBAAAwQgAIAEAAADFCAAgAQAAAMUIACADAAAAwwgAIAMAAMQIADAEAADFCAAgAwAAAMMIACADAADECAAwBAAAxQgAIAMAAADDCAAgAwAAxAgAMAQAAMUIACAHwgUAAJoVACCICgQAAAAB_QoBAAAAAbgLAQAAAAHACwEAAAABwQsBAAAAAcILQAAAAAEBCAAAhQkAIAaICgQAAAAB_QoBAAAAAbgLAQAAAAHACwEAAAABwQsBAAAAAcILQAAAAAEBCAAAhwkAMAEIAACHCQAwB8IFAACZFQAgiAoEANgSACH9CgEAvxIAIbgLAQC_EgAhwAsBAMgSACHBCwEAvxIAIcILQADAEgAhAgAAAMUIACAIAACKCQAgBogKBADYEgAh_QoBAL8SACG4CwEAvxIAIcALAQDIEgAhwQsBAL8SACHCC0AAwBIAIQIAAADDCAAgCAAAjAkAIAIAAADDCAAgCAAAjAkAIAMAAADFCAAgDwAAhQkAIBAAAIoJACABAAAAxQgAIAEAAADDCAAgBhUAAJQVACAWAACXFQAgFwAAlhUAIDgAAJUVACA5AACYFQAgwAsAAMQSACAJhQoAAPcQADCGCgAAkwkAEIcKAAD3EAAwiAoEAPAPACH9CgEAzQ8AIbgLAQCVEAAhwAsBAN4PACHBCwEAzQ8AIcILQADODwAhAwAAAMMIACADAACSCQAwFAAAkwkAIAMAAADDCAAgAwAAxAgAMAQAAMUIACABAAAAyQgAIAEAAADJCAAgAwAAAMcIACADAADICAAwBAAAyQgAIAMAAADHCAAgAwAAyAgAMAQAAMkIACADAAAAxwgAIAMAAMgIADAEAADJCAAgE8IFAACSFQAgwwUAAJMVACCICgEAAAABiwpAAAAAAZ8KAQAAAAGgCgEAAAABowoCAAAAAckKAQAAAAH9CgEAAAABgAtAAAAAAZgLEAAAAAG4CwEAAAABuQsBAAAAAboLAQAAAAG7CwEAAAABvAuAAAAAAb0LQAAAAAG-C0AAAAABvwtAAAAAAQEIAACbCQAgEYgKAQAAAAGLCkAAAAABnwoBAAAAAaAKAQAAAAGjCgIAAAAByQoBAAAAAf0KAQAAAAGAC0AAAAABmAsQAAAAAbgLAQAAAAG5CwEAAAABugsBAAAAAbsLAQAAAAG8C4AAAAABvQtAAAAAAb4LQAAAAAG_C0AAAAABAQgAAJ0JADABCAAAnQkAMBPCBQAAhBUAIMMFAACFFQAgiAoBAL8SACGLCkAAwBIAIZ8KAQC_EgAhoAoBAMgSACGjCgIAvhIAIckKAQDIEgAh_QoBAL8SACGAC0AAwBIAIZgLEADrEgAhuAsBAL8SACG5CwEAvxIAIboLAQC_EgAhuwsBAMgSACG8C4AAAAABvQtAAM8SACG-C0AAzxIAIb8LQADPEgAhAgAAAMkIACAIAACgCQAgEYgKAQC_EgAhiwpAAMASACGfCgEAvxIAIaAKAQDIEgAhowoCAL4SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGYCxAA6xIAIbgLAQC_EgAhuQsBAL8SACG6CwEAvxIAIbsLAQDIEgAhvAuAAAAAAb0LQADPEgAhvgtAAM8SACG_C0AAzxIAIQIAAADHCAAgCAAAogkAIAIAAADHCAAgCAAAogkAIAMAAADJCAAgDwAAmwkAIBAAAKAJACABAAAAyQgAIAEAAADHCAAgDBUAAP8UACAWAACCFQAgFwAAgRUAIDgAAIAVACA5AACDFQAgoAoAAMQSACDJCgAAxBIAILsLAADEEgAgvAsAAMQSACC9CwAAxBIAIL4LAADEEgAgvwsAAMQSACAUhQoAAPYQADCGCgAAqQkAEIcKAAD2EAAwiAoBAJUQACGLCkAAzg8AIZ8KAQDNDwAhoAoBAN4PACGjCgIAzA8AIckKAQDeDwAh_QoBAM0PACGAC0AAzg8AIZgLEACBEAAhuAsBAJUQACG5CwEAzQ8AIboLAQDNDwAhuwsBAN4PACG8CwAA8Q8AIL0LQADmDwAhvgtAAOYPACG_C0AA5g8AIQMAAADHCAAgAwAAqAkAMBQAAKkJACADAAAAxwgAIAMAAMgIADAEAADJCAAgAQAAAM0IACABAAAAzQgAIAMAAADLCAAgAwAAzAgAMAQAAM0IACADAAAAywgAIAMAAMwIADAEAADNCAAgAwAAAMsIACADAADMCAAwBAAAzQgAIATFBQAA_hQAIJgLEAAAAAG2CwEAAAABtwsCAAAAAQEIAACxCQAgA5gLEAAAAAG2CwEAAAABtwsCAAAAAQEIAACzCQAwAQgAALMJADAExQUAAP0UACCYCxAA6xIAIbYLAQC_EgAhtwsCAL4SACECAAAAzQgAIAgAALYJACADmAsQAOsSACG2CwEAvxIAIbcLAgC-EgAhAgAAAMsIACAIAAC4CQAgAgAAAMsIACAIAAC4CQAgAwAAAM0IACAPAACxCQAgEAAAtgkAIAEAAADNCAAgAQAAAMsIACAFFQAA-BQAIBYAAPsUACAXAAD6FAAgOAAA-RQAIDkAAPwUACAGhQoAAPUQADCGCgAAvwkAEIcKAAD1EAAwmAsQAIEQACG2CwEAlRAAIbcLAgDMDwAhAwAAAMsIACADAAC-CQAwFAAAvwkAIAMAAADLCAAgAwAAzAgAMAQAAM0IACAHmAYAAPIQACCFCgAA8RAAMIYKAADKCQAQhwoAAPEQADCICgEAAAABtAtAANkPACG1CwEA2A8AIQEAAADCCQAgCpcGAAD0EAAghQoAAPMQADCGCgAAxAkAEIcKAADzEAAwiAoBANgPACGwCwEA2A8AIbELAQDYDwAhsgsAAKIQACCzCyAAkxAAIbQLQADZDwAhAZcGAAD3FAAgCpcGAAD0EAAghQoAAPMQADCGCgAAxAkAEIcKAADzEAAwiAoBAAAAAbALAQDYDwAhsQsBANgPACGyCwAAohAAILMLIACTEAAhtAtAANkPACEDAAAAxAkAIAMAAMUJADAEAADGCQAgAQAAAMQJACABAAAAwgkAIAeYBgAA8hAAIIUKAADxEAAwhgoAAMoJABCHCgAA8RAAMIgKAQDYDwAhtAtAANkPACG1CwEA2A8AIQGYBgAA9hQAIAMAAADKCQAgAwAAywkAMAQAAMIJACADAAAAygkAIAMAAMsJADAEAADCCQAgAwAAAMoJACADAADLCQAwBAAAwgkAIASYBgAA9RQAIIgKAQAAAAG0C0AAAAABtQsBAAAAAQEIAADPCQAgA4gKAQAAAAG0C0AAAAABtQsBAAAAAQEIAADRCQAwAQgAANEJADAEmAYAAOgUACCICgEAvxIAIbQLQADAEgAhtQsBAL8SACECAAAAwgkAIAgAANQJACADiAoBAL8SACG0C0AAwBIAIbULAQC_EgAhAgAAAMoJACAIAADWCQAgAgAAAMoJACAIAADWCQAgAwAAAMIJACAPAADPCQAgEAAA1AkAIAEAAADCCQAgAQAAAMoJACADFQAA5RQAIBYAAOcUACAXAADmFAAgBoUKAADwEAAwhgoAAN0JABCHCgAA8BAAMIgKAQDNDwAhtAtAAM4PACG1CwEAzQ8AIQMAAADKCQAgAwAA3AkAMBQAAN0JACADAAAAygkAIAMAAMsJADAEAADCCQAgAQAAAMYJACABAAAAxgkAIAMAAADECQAgAwAAxQkAMAQAAMYJACADAAAAxAkAIAMAAMUJADAEAADGCQAgAwAAAMQJACADAADFCQAwBAAAxgkAIAeXBgAA5BQAIIgKAQAAAAGwCwEAAAABsQsBAAAAAbILgAAAAAGzCyAAAAABtAtAAAAAAQEIAADlCQAgBogKAQAAAAGwCwEAAAABsQsBAAAAAbILgAAAAAGzCyAAAAABtAtAAAAAAQEIAADnCQAwAQgAAOcJADAHlwYAAOMUACCICgEAvxIAIbALAQC_EgAhsQsBAL8SACGyC4AAAAABswsgAOISACG0C0AAwBIAIQIAAADGCQAgCAAA6gkAIAaICgEAvxIAIbALAQC_EgAhsQsBAL8SACGyC4AAAAABswsgAOISACG0C0AAwBIAIQIAAADECQAgCAAA7AkAIAIAAADECQAgCAAA7AkAIAMAAADGCQAgDwAA5QkAIBAAAOoJACABAAAAxgkAIAEAAADECQAgAxUAAOAUACAWAADiFAAgFwAA4RQAIAmFCgAA7xAAMIYKAADzCQAQhwoAAO8QADCICgEAzQ8AIbALAQDNDwAhsQsBAM0PACGyCwAAnBAAILMLIAD8DwAhtAtAAM4PACEDAAAAxAkAIAMAAPIJADAUAADzCQAgAwAAAMQJACADAADFCQAwBAAAxgkAIAeFCgAA7hAAMIYKAAD5CQAQhwoAAO4QADCMCwIA1w8AIa0LQAAAAAGuCxAAihAAIa8LEACKEAAhAQAAAPYJACABAAAA9gkAIAeFCgAA7hAAMIYKAAD5CQAQhwoAAO4QADCMCwIA1w8AIa0LQADZDwAhrgsQAIoQACGvCxAAihAAIQADAAAA-QkAIAMAAPoJADAEAAD2CQAgAwAAAPkJACADAAD6CQAwBAAA9gkAIAMAAAD5CQAgAwAA-gkAMAQAAPYJACAEjAsCAAAAAa0LQAAAAAGuCxAAAAABrwsQAAAAAQEIAAD-CQAgBIwLAgAAAAGtC0AAAAABrgsQAAAAAa8LEAAAAAEBCAAAgAoAMAEIAACACgAwBIwLAgC-EgAhrQtAAMASACGuCxAA6xIAIa8LEADrEgAhAgAAAPYJACAIAACDCgAgBIwLAgC-EgAhrQtAAMASACGuCxAA6xIAIa8LEADrEgAhAgAAAPkJACAIAACFCgAgAgAAAPkJACAIAACFCgAgAwAAAPYJACAPAAD-CQAgEAAAgwoAIAEAAAD2CQAgAQAAAPkJACAFFQAA2xQAIBYAAN4UACAXAADdFAAgOAAA3BQAIDkAAN8UACAHhQoAAO0QADCGCgAAjAoAEIcKAADtEAAwjAsCAMwPACGtC0AAzg8AIa4LEACBEAAhrwsQAIEQACEDAAAA-QkAIAMAAIsKADAUAACMCgAgAwAAAPkJACADAAD6CQAwBAAA9gkAIAaFCgAA7BAAMIYKAACSCgAQhwoAAOwQADCLCkAA2Q8AIaMLAQAAAAGsCwEA2A8AIQEAAACPCgAgAQAAAI8KACAGhQoAAOwQADCGCgAAkgoAEIcKAADsEAAwiwpAANkPACGjCwEA2A8AIawLAQDYDwAhAAMAAACSCgAgAwAAkwoAMAQAAI8KACADAAAAkgoAIAMAAJMKADAEAACPCgAgAwAAAJIKACADAACTCgAwBAAAjwoAIAOLCkAAAAABowsBAAAAAawLAQAAAAEBCAAAlwoAIAOLCkAAAAABowsBAAAAAawLAQAAAAEBCAAAmQoAMAEIAACZCgAwA4sKQADAEgAhowsBAL8SACGsCwEAvxIAIQIAAACPCgAgCAAAnAoAIAOLCkAAwBIAIaMLAQC_EgAhrAsBAL8SACECAAAAkgoAIAgAAJ4KACACAAAAkgoAIAgAAJ4KACADAAAAjwoAIA8AAJcKACAQAACcCgAgAQAAAI8KACABAAAAkgoAIAMVAADYFAAgFgAA2hQAIBcAANkUACAGhQoAAOsQADCGCgAApQoAEIcKAADrEAAwiwpAAM4PACGjCwEAzQ8AIawLAQDNDwAhAwAAAJIKACADAACkCgAwFAAApQoAIAMAAACSCgAgAwAAkwoAMAQAAI8KACAHhQoAAOkQADCGCgAAqwoAEIcKAADpEAAwwAoBANgPACGpCwEAmBAAIaoLQADZDwAhqwsAAOoQACABAAAAqAoAIAEAAACoCgAgBoUKAADpEAAwhgoAAKsKABCHCgAA6RAAMMAKAQDYDwAhqQsBAJgQACGqC0AA2Q8AIQADAAAAqwoAIAMAAKwKADAEAACoCgAgAwAAAKsKACADAACsCgAwBAAAqAoAIAMAAACrCgAgAwAArAoAMAQAAKgKACADwAoBAAAAAakLAQAAAAGqC0AAAAABAQgAALAKACADwAoBAAAAAakLAQAAAAGqC0AAAAABAQgAALIKADABCAAAsgoAMAPACgEAvxIAIakLAQC_EgAhqgtAAMASACECAAAAqAoAIAgAALUKACADwAoBAL8SACGpCwEAvxIAIaoLQADAEgAhAgAAAKsKACAIAAC3CgAgAgAAAKsKACAIAAC3CgAgAwAAAKgKACAPAACwCgAgEAAAtQoAIAEAAACoCgAgAQAAAKsKACADFQAA1RQAIBYAANcUACAXAADWFAAgBoUKAADoEAAwhgoAAL4KABCHCgAA6BAAMMAKAQDNDwAhqQsBAJUQACGqC0AAzg8AIQMAAACrCgAgAwAAvQoAMBQAAL4KACADAAAAqwoAIAMAAKwKADAEAACoCgAgDOkGAADfEAAg7wYAAOAQACCFCgAA3hAAMIYKAADLCgAQhwoAAN4QADCLCkAA2Q8AIcoKAQAAAAGcCwEA2A8AIaMLAQAAAAGkCwEA4w8AIaULQADtDwAhpgtAAO0PACEBAAAAwQoAIAfhBAAA5xAAIIUKAADmEAAwhgoAAMMKABCHCgAA5hAAMMAKAQDYDwAhhQsBANgPACGgC0AA2Q8AIQHhBAAA0hQAIAjhBAAA5xAAIIUKAADmEAAwhgoAAMMKABCHCgAA5hAAMMAKAQDYDwAhhQsBANgPACGgC0AA2Q8AIagLAADlEAAgAwAAAMMKACADAADECgAwBAAAxQoAIBLhBAAA4hAAIOsGAADREAAg7QYAAOMQACDuBgAA5BAAIIUKAADhEAAwhgoAAMcKABCHCgAA4RAAMIgKAQDYDwAhiwpAANkPACGZCkAA7Q8AIeAKQADtDwAh9goBAOMPACGFCwEA4w8AIZsLAQDYDwAhnAsBANgPACGdCwEA4w8AIZ4LIACTEAAhnwtAAO0PACEK4QQAANIUACDrBgAA8xMAIO0GAADTFAAg7gYAANQUACCZCgAAxBIAIOAKAADEEgAg9goAAMQSACCFCwAAxBIAIJ0LAADEEgAgnwsAAMQSACAS4QQAAOIQACDrBgAA0RAAIO0GAADjEAAg7gYAAOQQACCFCgAA4RAAMIYKAADHCgAQhwoAAOEQADCICgEAAAABiwpAANkPACGZCkAA7Q8AIeAKQADtDwAh9goBAAAAAYULAQDjDwAhmwsBANgPACGcCwEA2A8AIZ0LAQDjDwAhngsgAJMQACGfC0AA7Q8AIQMAAADHCgAgAwAAyAoAMAQAAMkKACAM6QYAAN8QACDvBgAA4BAAIIUKAADeEAAwhgoAAMsKABCHCgAA3hAAMIsKQADZDwAhygoBANgPACGcCwEA2A8AIaMLAQDYDwAhpAsBAOMPACGlC0AA7Q8AIaYLQADtDwAhAQAAAMsKACAK6gYAANkQACDsBgAA3RAAIIUKAADcEAAwhgoAAM0KABCHCgAA3BAAMIgKAQDYDwAhqwpAANkPACGDCwEA2A8AIY8LAQDYDwAhkQtAAO0PACED6gYAANAUACDsBgAA0RQAIJELAADEEgAgC-oGAADZEAAg7AYAAN0QACCFCgAA3BAAMIYKAADNCgAQhwoAANwQADCICgEAAAABqwpAANkPACGDCwEA2A8AIY8LAQDYDwAhkQtAAO0PACGnCwAA2xAAIAMAAADNCgAgAwAAzgoAMAQAAM8KACADAAAAzQoAIAMAAM4KADAEAADPCgAgAQAAAM0KACAH6gYAANkQACCFCgAA2hAAMIYKAADTCgAQhwoAANoQADCICgEA2A8AIY8LAQDYDwAhkAtAANkPACEB6gYAANAUACAH6gYAANkQACCFCgAA2hAAMIYKAADTCgAQhwoAANoQADCICgEAAAABjwsBANgPACGQC0AA2Q8AIQMAAADTCgAgAwAA1AoAMAQAANUKACAL6gYAANkQACCFCgAA2BAAMIYKAADXCgAQhwoAANgQADDKCgEA2A8AIf4KQADZDwAhjwsBANgPACGXCwEA2A8AIZgLEACKEAAhmQsCANcPACGaCxAAihAAIQHqBgAA0BQAIAvqBgAA2RAAIIUKAADYEAAwhgoAANcKABCHCgAA2BAAMMoKAQAAAAH-CkAA2Q8AIY8LAQDYDwAhlwsBANgPACGYCxAAihAAIZkLAgDXDwAhmgsQAIoQACEDAAAA1woAIAMAANgKADAEAADZCgAgAQAAAM0KACABAAAA0woAIAEAAADXCgAgAQAAAMMKACABAAAAxwoAIAEAAADBCgAgBekGAADOFAAg7wYAAM8UACCkCwAAxBIAIKULAADEEgAgpgsAAMQSACADAAAAywoAIAMAAOEKADAEAADBCgAgAwAAAMsKACADAADhCgAwBAAAwQoAIAMAAADLCgAgAwAA4QoAMAQAAMEKACAJ6QYAAMwUACDvBgAAzRQAIIsKQAAAAAHKCgEAAAABnAsBAAAAAaMLAQAAAAGkCwEAAAABpQtAAAAAAaYLQAAAAAEBCAAA5QoAIAeLCkAAAAABygoBAAAAAZwLAQAAAAGjCwEAAAABpAsBAAAAAaULQAAAAAGmC0AAAAABAQgAAOcKADABCAAA5woAMAnpBgAAshQAIO8GAACzFAAgiwpAAMASACHKCgEAvxIAIZwLAQC_EgAhowsBAL8SACGkCwEAyBIAIaULQADPEgAhpgtAAM8SACECAAAAwQoAIAgAAOoKACAHiwpAAMASACHKCgEAvxIAIZwLAQC_EgAhowsBAL8SACGkCwEAyBIAIaULQADPEgAhpgtAAM8SACECAAAAywoAIAgAAOwKACACAAAAywoAIAgAAOwKACADAAAAwQoAIA8AAOUKACAQAADqCgAgAQAAAMEKACABAAAAywoAIAYVAACvFAAgFgAAsRQAIBcAALAUACCkCwAAxBIAIKULAADEEgAgpgsAAMQSACAKhQoAANcQADCGCgAA8woAEIcKAADXEAAwiwpAAM4PACHKCgEAzQ8AIZwLAQDNDwAhowsBAM0PACGkCwEA3g8AIaULQADmDwAhpgtAAOYPACEDAAAAywoAIAMAAPIKADAUAADzCgAgAwAAAMsKACADAADhCgAwBAAAwQoAIAeFCgAA1hAAMIYKAAD5CgAQhwoAANYQADCKCgEA2A8AIYsKQADZDwAhoQsBAAAAAaILAQDYDwAhAQAAAPYKACABAAAA9goAIAeFCgAA1hAAMIYKAAD5CgAQhwoAANYQADCKCgEA2A8AIYsKQADZDwAhoQsBANgPACGiCwEA2A8AIQADAAAA-QoAIAMAAPoKADAEAAD2CgAgAwAAAPkKACADAAD6CgAwBAAA9goAIAMAAAD5CgAgAwAA-goAMAQAAPYKACAEigoBAAAAAYsKQAAAAAGhCwEAAAABogsBAAAAAQEIAAD-CgAgBIoKAQAAAAGLCkAAAAABoQsBAAAAAaILAQAAAAEBCAAAgAsAMAEIAACACwAwBIoKAQC_EgAhiwpAAMASACGhCwEAvxIAIaILAQC_EgAhAgAAAPYKACAIAACDCwAgBIoKAQC_EgAhiwpAAMASACGhCwEAvxIAIaILAQC_EgAhAgAAAPkKACAIAACFCwAgAgAAAPkKACAIAACFCwAgAwAAAPYKACAPAAD-CgAgEAAAgwsAIAEAAAD2CgAgAQAAAPkKACADFQAArBQAIBYAAK4UACAXAACtFAAgB4UKAADVEAAwhgoAAIwLABCHCgAA1RAAMIoKAQDNDwAhiwpAAM4PACGhCwEAzQ8AIaILAQDNDwAhAwAAAPkKACADAACLCwAwFAAAjAsAIAMAAAD5CgAgAwAA-goAMAQAAPYKACABAAAAxQoAIAEAAADFCgAgAwAAAMMKACADAADECgAwBAAAxQoAIAMAAADDCgAgAwAAxAoAMAQAAMUKACADAAAAwwoAIAMAAMQKADAEAADFCgAgBOEEAACrFAAgwAoBAAAAAYULAQAAAAGgC0AAAAABAQgAAJQLACADwAoBAAAAAYULAQAAAAGgC0AAAAABAQgAAJYLADABCAAAlgsAMAThBAAAqhQAIMAKAQC_EgAhhQsBAL8SACGgC0AAwBIAIQIAAADFCgAgCAAAmQsAIAPACgEAvxIAIYULAQC_EgAhoAtAAMASACECAAAAwwoAIAgAAJsLACACAAAAwwoAIAgAAJsLACADAAAAxQoAIA8AAJQLACAQAACZCwAgAQAAAMUKACABAAAAwwoAIAMVAACnFAAgFgAAqRQAIBcAAKgUACAGhQoAANQQADCGCgAAogsAEIcKAADUEAAwwAoBAM0PACGFCwEAzQ8AIaALQADODwAhAwAAAMMKACADAAChCwAwFAAAogsAIAMAAADDCgAgAwAAxAoAMAQAAMUKACABAAAAyQoAIAEAAADJCgAgAwAAAMcKACADAADICgAwBAAAyQoAIAMAAADHCgAgAwAAyAoAMAQAAMkKACADAAAAxwoAIAMAAMgKADAEAADJCgAgD-EEAACjFAAg6wYAAKQUACDtBgAApRQAIO4GAACmFAAgiAoBAAAAAYsKQAAAAAGZCkAAAAAB4ApAAAAAAfYKAQAAAAGFCwEAAAABmwsBAAAAAZwLAQAAAAGdCwEAAAABngsgAAAAAZ8LQAAAAAEBCAAAqgsAIAuICgEAAAABiwpAAAAAAZkKQAAAAAHgCkAAAAAB9goBAAAAAYULAQAAAAGbCwEAAAABnAsBAAAAAZ0LAQAAAAGeCyAAAAABnwtAAAAAAQEIAACsCwAwAQgAAKwLADABAAAAywoAIA_hBAAA_hMAIOsGAAD_EwAg7QYAAIAUACDuBgAAgRQAIIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIeAKQADPEgAh9goBAMgSACGFCwEAyBIAIZsLAQC_EgAhnAsBAL8SACGdCwEAyBIAIZ4LIADiEgAhnwtAAM8SACECAAAAyQoAIAgAALALACALiAoBAL8SACGLCkAAwBIAIZkKQADPEgAh4ApAAM8SACH2CgEAyBIAIYULAQDIEgAhmwsBAL8SACGcCwEAvxIAIZ0LAQDIEgAhngsgAOISACGfC0AAzxIAIQIAAADHCgAgCAAAsgsAIAIAAADHCgAgCAAAsgsAIAEAAADLCgAgAwAAAMkKACAPAACqCwAgEAAAsAsAIAEAAADJCgAgAQAAAMcKACAJFQAA-xMAIBYAAP0TACAXAAD8EwAgmQoAAMQSACDgCgAAxBIAIPYKAADEEgAghQsAAMQSACCdCwAAxBIAIJ8LAADEEgAgDoUKAADTEAAwhgoAALoLABCHCgAA0xAAMIgKAQDNDwAhiwpAAM4PACGZCkAA5g8AIeAKQADmDwAh9goBAN4PACGFCwEA3g8AIZsLAQDNDwAhnAsBAM0PACGdCwEA3g8AIZ4LIAD8DwAhnwtAAOYPACEDAAAAxwoAIAMAALkLADAUAAC6CwAgAwAAAMcKACADAADICgAwBAAAyQoAIAEAAADZCgAgAQAAANkKACADAAAA1woAIAMAANgKADAEAADZCgAgAwAAANcKACADAADYCgAwBAAA2QoAIAMAAADXCgAgAwAA2AoAMAQAANkKACAI6gYAAPoTACDKCgEAAAAB_gpAAAAAAY8LAQAAAAGXCwEAAAABmAsQAAAAAZkLAgAAAAGaCxAAAAABAQgAAMILACAHygoBAAAAAf4KQAAAAAGPCwEAAAABlwsBAAAAAZgLEAAAAAGZCwIAAAABmgsQAAAAAQEIAADECwAwAQgAAMQLADAI6gYAAPkTACDKCgEAvxIAIf4KQADAEgAhjwsBAL8SACGXCwEAvxIAIZgLEADrEgAhmQsCAL4SACGaCxAA6xIAIQIAAADZCgAgCAAAxwsAIAfKCgEAvxIAIf4KQADAEgAhjwsBAL8SACGXCwEAvxIAIZgLEADrEgAhmQsCAL4SACGaCxAA6xIAIQIAAADXCgAgCAAAyQsAIAIAAADXCgAgCAAAyQsAIAMAAADZCgAgDwAAwgsAIBAAAMcLACABAAAA2QoAIAEAAADXCgAgBRUAAPQTACAWAAD3EwAgFwAA9hMAIDgAAPUTACA5AAD4EwAgCoUKAADSEAAwhgoAANALABCHCgAA0hAAMMoKAQDNDwAh_gpAAM4PACGPCwEAzQ8AIZcLAQDNDwAhmAsQAIEQACGZCwIAzA8AIZoLEACBEAAhAwAAANcKACADAADPCwAwFAAA0AsAIAMAAADXCgAgAwAA2AoAMAQAANkKACAP6wYAANEQACCFCgAA0BAAMIYKAADWCwAQhwoAANAQADCICgEAAAABqwpAANkPACG4CgEA4w8AIegKAgDXDwAhhgsBANgPACGJCwEA2A8AIZILAQDYDwAhkwsBANgPACGUCwEA2A8AIZULAQDYDwAhlgsBANgPACEBAAAA0wsAIAEAAADTCwAgD-sGAADREAAghQoAANAQADCGCgAA1gsAEIcKAADQEAAwiAoBANgPACGrCkAA2Q8AIbgKAQDjDwAh6AoCANcPACGGCwEA2A8AIYkLAQDYDwAhkgsBANgPACGTCwEA2A8AIZQLAQDYDwAhlQsBANgPACGWCwEA2A8AIQLrBgAA8xMAILgKAADEEgAgAwAAANYLACADAADXCwAwBAAA0wsAIAMAAADWCwAgAwAA1wsAMAQAANMLACADAAAA1gsAIAMAANcLADAEAADTCwAgDOsGAADyEwAgiAoBAAAAAasKQAAAAAG4CgEAAAAB6AoCAAAAAYYLAQAAAAGJCwEAAAABkgsBAAAAAZMLAQAAAAGUCwEAAAABlQsBAAAAAZYLAQAAAAEBCAAA2wsAIAuICgEAAAABqwpAAAAAAbgKAQAAAAHoCgIAAAABhgsBAAAAAYkLAQAAAAGSCwEAAAABkwsBAAAAAZQLAQAAAAGVCwEAAAABlgsBAAAAAQEIAADdCwAwAQgAAN0LADAM6wYAAOUTACCICgEAvxIAIasKQADAEgAhuAoBAMgSACHoCgIAvhIAIYYLAQC_EgAhiQsBAL8SACGSCwEAvxIAIZMLAQC_EgAhlAsBAL8SACGVCwEAvxIAIZYLAQC_EgAhAgAAANMLACAIAADgCwAgC4gKAQC_EgAhqwpAAMASACG4CgEAyBIAIegKAgC-EgAhhgsBAL8SACGJCwEAvxIAIZILAQC_EgAhkwsBAL8SACGUCwEAvxIAIZULAQC_EgAhlgsBAL8SACECAAAA1gsAIAgAAOILACACAAAA1gsAIAgAAOILACADAAAA0wsAIA8AANsLACAQAADgCwAgAQAAANMLACABAAAA1gsAIAYVAADgEwAgFgAA4xMAIBcAAOITACA4AADhEwAgOQAA5BMAILgKAADEEgAgDoUKAADPEAAwhgoAAOkLABCHCgAAzxAAMIgKAQDNDwAhqwpAAM4PACG4CgEA3g8AIegKAgDMDwAhhgsBAM0PACGJCwEAzQ8AIZILAQDNDwAhkwsBAM0PACGUCwEAzQ8AIZULAQDNDwAhlgsBAM0PACEDAAAA1gsAIAMAAOgLADAUAADpCwAgAwAAANYLACADAADXCwAwBAAA0wsAIAEAAADPCgAgAQAAAM8KACADAAAAzQoAIAMAAM4KADAEAADPCgAgAwAAAM0KACADAADOCgAwBAAAzwoAIAMAAADNCgAgAwAAzgoAMAQAAM8KACAH6gYAAN4TACDsBgAA3xMAIIgKAQAAAAGrCkAAAAABgwsBAAAAAY8LAQAAAAGRC0AAAAABAQgAAPELACAFiAoBAAAAAasKQAAAAAGDCwEAAAABjwsBAAAAAZELQAAAAAEBCAAA8wsAMAEIAADzCwAwB-oGAADcEwAg7AYAAN0TACCICgEAvxIAIasKQADAEgAhgwsBAL8SACGPCwEAvxIAIZELQADPEgAhAgAAAM8KACAIAAD2CwAgBYgKAQC_EgAhqwpAAMASACGDCwEAvxIAIY8LAQC_EgAhkQtAAM8SACECAAAAzQoAIAgAAPgLACACAAAAzQoAIAgAAPgLACADAAAAzwoAIA8AAPELACAQAAD2CwAgAQAAAM8KACABAAAAzQoAIAQVAADZEwAgFgAA2xMAIBcAANoTACCRCwAAxBIAIAiFCgAAzhAAMIYKAAD_CwAQhwoAAM4QADCICgEAzQ8AIasKQADODwAhgwsBAM0PACGPCwEAzQ8AIZELQADmDwAhAwAAAM0KACADAAD-CwAwFAAA_wsAIAMAAADNCgAgAwAAzgoAMAQAAM8KACABAAAA1QoAIAEAAADVCgAgAwAAANMKACADAADUCgAwBAAA1QoAIAMAAADTCgAgAwAA1AoAMAQAANUKACADAAAA0woAIAMAANQKADAEAADVCgAgBOoGAADYEwAgiAoBAAAAAY8LAQAAAAGQC0AAAAABAQgAAIcMACADiAoBAAAAAY8LAQAAAAGQC0AAAAABAQgAAIkMADABCAAAiQwAMATqBgAA1xMAIIgKAQC_EgAhjwsBAL8SACGQC0AAwBIAIQIAAADVCgAgCAAAjAwAIAOICgEAvxIAIY8LAQC_EgAhkAtAAMASACECAAAA0woAIAgAAI4MACACAAAA0woAIAgAAI4MACADAAAA1QoAIA8AAIcMACAQAACMDAAgAQAAANUKACABAAAA0woAIAMVAADUEwAgFgAA1hMAIBcAANUTACAGhQoAAM0QADCGCgAAlQwAEIcKAADNEAAwiAoBAM0PACGPCwEAzQ8AIZALQADODwAhAwAAANMKACADAACUDAAwFAAAlQwAIAMAAADTCgAgAwAA1AoAMAQAANUKACAHhQoAAMsQADCGCgAAmwwAEIcKAADLEAAwiwsBANgPACGMC0AA2Q8AIY0LAgDXDwAhjgsAAMwQACABAAAAmAwAIAEAAACYDAAgBoUKAADLEAAwhgoAAJsMABCHCgAAyxAAMIsLAQDYDwAhjAtAANkPACGNCwIA1w8AIQADAAAAmwwAIAMAAJwMADAEAACYDAAgAwAAAJsMACADAACcDAAwBAAAmAwAIAMAAACbDAAgAwAAnAwAMAQAAJgMACADiwsBAAAAAYwLQAAAAAGNCwIAAAABAQgAAKAMACADiwsBAAAAAYwLQAAAAAGNCwIAAAABAQgAAKIMADABCAAAogwAMAOLCwEAvxIAIYwLQADAEgAhjQsCAL4SACECAAAAmAwAIAgAAKUMACADiwsBAL8SACGMC0AAwBIAIY0LAgC-EgAhAgAAAJsMACAIAACnDAAgAgAAAJsMACAIAACnDAAgAwAAAJgMACAPAACgDAAgEAAApQwAIAEAAACYDAAgAQAAAJsMACAFFQAAzxMAIBYAANITACAXAADREwAgOAAA0BMAIDkAANMTACAGhQoAAMoQADCGCgAArgwAEIcKAADKEAAwiwsBAM0PACGMC0AAzg8AIY0LAgDMDwAhAwAAAJsMACADAACtDAAwFAAArgwAIAMAAACbDAAgAwAAnAwAMAQAAJgMACAQgAgAAMYQACCFCgAAxRAAMIYKAAC5DAAQhwoAAMUQADCICgEAAAABiwpAANkPACG4CgEA4w8AIb8KAQDYDwAhwAoBAOMPACHKCgEAAAAB6AoCANcPACGFCwEA4w8AIYYLAQDYDwAhhwsBANgPACGICwEA2A8AIYkLAQDYDwAhAQAAALEMACAL7AYAAMkQACCFCgAAyBAAMIYKAACzDAAQhwoAAMgQADCfCgEA2A8AIaMKAgDXDwAhpApAAO0PACH2CgEA2A8AIYELQADtDwAhgwsBANgPACGECwEA4w8AIQTsBgAAzhMAIKQKAADEEgAggQsAAMQSACCECwAAxBIAIAzsBgAAyRAAIIUKAADIEAAwhgoAALMMABCHCgAAyBAAMJ8KAQDYDwAhowoCANcPACGkCkAA7Q8AIfYKAQDYDwAhgQtAAO0PACGDCwEA2A8AIYQLAQDjDwAhigsAAMcQACADAAAAswwAIAMAALQMADAEAAC1DAAgAQAAALMMACABAAAAsQwAIBCACAAAxhAAIIUKAADFEAAwhgoAALkMABCHCgAAxRAAMIgKAQDYDwAhiwpAANkPACG4CgEA4w8AIb8KAQDYDwAhwAoBAOMPACHKCgEA4w8AIegKAgDXDwAhhQsBAOMPACGGCwEA2A8AIYcLAQDYDwAhiAsBANgPACGJCwEA2A8AIQWACAAAzRMAILgKAADEEgAgwAoAAMQSACDKCgAAxBIAIIULAADEEgAgAwAAALkMACADAAC6DAAwBAAAsQwAIAMAAAC5DAAgAwAAugwAMAQAALEMACADAAAAuQwAIAMAALoMADAEAACxDAAgDYAIAADMEwAgiAoBAAAAAYsKQAAAAAG4CgEAAAABvwoBAAAAAcAKAQAAAAHKCgEAAAAB6AoCAAAAAYULAQAAAAGGCwEAAAABhwsBAAAAAYgLAQAAAAGJCwEAAAABAQgAAL4MACAMiAoBAAAAAYsKQAAAAAG4CgEAAAABvwoBAAAAAcAKAQAAAAHKCgEAAAAB6AoCAAAAAYULAQAAAAGGCwEAAAABhwsBAAAAAYgLAQAAAAGJCwEAAAABAQgAAMAMADABCAAAwAwAMA2ACAAAvxMAIIgKAQC_EgAhiwpAAMASACG4CgEAyBIAIb8KAQC_EgAhwAoBAMgSACHKCgEAyBIAIegKAgC-EgAhhQsBAMgSACGGCwEAvxIAIYcLAQC_EgAhiAsBAL8SACGJCwEAvxIAIQIAAACxDAAgCAAAwwwAIAyICgEAvxIAIYsKQADAEgAhuAoBAMgSACG_CgEAvxIAIcAKAQDIEgAhygoBAMgSACHoCgIAvhIAIYULAQDIEgAhhgsBAL8SACGHCwEAvxIAIYgLAQC_EgAhiQsBAL8SACECAAAAuQwAIAgAAMUMACACAAAAuQwAIAgAAMUMACADAAAAsQwAIA8AAL4MACAQAADDDAAgAQAAALEMACABAAAAuQwAIAkVAAC6EwAgFgAAvRMAIBcAALwTACA4AAC7EwAgOQAAvhMAILgKAADEEgAgwAoAAMQSACDKCgAAxBIAIIULAADEEgAgD4UKAADEEAAwhgoAAMwMABCHCgAAxBAAMIgKAQDNDwAhiwpAAM4PACG4CgEA3g8AIb8KAQDNDwAhwAoBAN4PACHKCgEA3g8AIegKAgDMDwAhhQsBAN4PACGGCwEAzQ8AIYcLAQDNDwAhiAsBAM0PACGJCwEAzQ8AIQMAAAC5DAAgAwAAywwAMBQAAMwMACADAAAAuQwAIAMAALoMADAEAACxDAAgAQAAALUMACABAAAAtQwAIAMAAACzDAAgAwAAtAwAMAQAALUMACADAAAAswwAIAMAALQMADAEAAC1DAAgAwAAALMMACADAAC0DAAwBAAAtQwAIAjsBgAAuRMAIJ8KAQAAAAGjCgIAAAABpApAAAAAAfYKAQAAAAGBC0AAAAABgwsBAAAAAYQLAQAAAAEBCAAA1AwAIAefCgEAAAABowoCAAAAAaQKQAAAAAH2CgEAAAABgQtAAAAAAYMLAQAAAAGECwEAAAABAQgAANYMADABCAAA1gwAMAjsBgAAuBMAIJ8KAQC_EgAhowoCAL4SACGkCkAAzxIAIfYKAQC_EgAhgQtAAM8SACGDCwEAvxIAIYQLAQDIEgAhAgAAALUMACAIAADZDAAgB58KAQC_EgAhowoCAL4SACGkCkAAzxIAIfYKAQC_EgAhgQtAAM8SACGDCwEAvxIAIYQLAQDIEgAhAgAAALMMACAIAADbDAAgAgAAALMMACAIAADbDAAgAwAAALUMACAPAADUDAAgEAAA2QwAIAEAAAC1DAAgAQAAALMMACAIFQAAsxMAIBYAALYTACAXAAC1EwAgOAAAtBMAIDkAALcTACCkCgAAxBIAIIELAADEEgAghAsAAMQSACAKhQoAAMMQADCGCgAA4gwAEIcKAADDEAAwnwoBAM0PACGjCgIAzA8AIaQKQADmDwAh9goBAM0PACGBC0AA5g8AIYMLAQDNDwAhhAsBAN4PACEDAAAAswwAIAMAAOEMADAUAADiDAAgAwAAALMMACADAAC0DAAwBAAAtQwAIB6FCgAAvxAAMIYKAADoDAAQhwoAAL8QADCICgEAAAABiwpAANkPACGfCgAAwBDwCiLACgEA2A8AIcoKAQAAAAHjCgEA2A8AIegKAQDjDwAh6gpAAO0PACHtCkAA7Q8AIfEKAADBEPEKIvIKAQDjDwAh8woQAIoQACH0ChAAwhAAIfUKAQDjDwAh9goAAI8QACD3CgEA4w8AIfgKAQDjDwAh-QoBAOMPACH6CgEA4w8AIfsKAQDjDwAh_AoAAI8QACD9CgEA4w8AIf4KQADtDwAh_wpAAO0PACGAC0AA2Q8AIYELQADtDwAhggtAAO0PACEBAAAA5QwAIAEAAADlDAAgHoUKAAC_EAAwhgoAAOgMABCHCgAAvxAAMIgKAQCYEAAhiwpAANkPACGfCgAAwBDwCiLACgEA2A8AIcoKAQDYDwAh4woBANgPACHoCgEA4w8AIeoKQADtDwAh7QpAAO0PACHxCgAAwRDxCiLyCgEA4w8AIfMKEACKEAAh9AoQAMIQACH1CgEA4w8AIfYKAACPEAAg9woBAOMPACH4CgEA4w8AIfkKAQDjDwAh-goBAOMPACH7CgEA4w8AIfwKAACPEAAg_QoBAOMPACH-CkAA7Q8AIf8KQADtDwAhgAtAANkPACGBC0AA7Q8AIYILQADtDwAhEugKAADEEgAg6goAAMQSACDtCgAAxBIAIPIKAADEEgAg9AoAAMQSACD1CgAAxBIAIPYKAADEEgAg9woAAMQSACD4CgAAxBIAIPkKAADEEgAg-goAAMQSACD7CgAAxBIAIPwKAADEEgAg_QoAAMQSACD-CgAAxBIAIP8KAADEEgAggQsAAMQSACCCCwAAxBIAIAMAAADoDAAgAwAA6QwAMAQAAOUMACADAAAA6AwAIAMAAOkMADAEAADlDAAgAwAAAOgMACADAADpDAAwBAAA5QwAIBuICgEAAAABiwpAAAAAAZ8KAAAA8AoCwAoBAAAAAcoKAQAAAAHjCgEAAAAB6AoBAAAAAeoKQAAAAAHtCkAAAAAB8QoAAADxCgLyCgEAAAAB8woQAAAAAfQKEAAAAAH1CgEAAAAB9gqAAAAAAfcKAQAAAAH4CgEAAAAB-QoBAAAAAfoKAQAAAAH7CgEAAAAB_AqAAAAAAf0KAQAAAAH-CkAAAAAB_wpAAAAAAYALQAAAAAGBC0AAAAABggtAAAAAAQEIAADtDAAgG4gKAQAAAAGLCkAAAAABnwoAAADwCgLACgEAAAABygoBAAAAAeMKAQAAAAHoCgEAAAAB6gpAAAAAAe0KQAAAAAHxCgAAAPEKAvIKAQAAAAHzChAAAAAB9AoQAAAAAfUKAQAAAAH2CoAAAAAB9woBAAAAAfgKAQAAAAH5CgEAAAAB-goBAAAAAfsKAQAAAAH8CoAAAAAB_QoBAAAAAf4KQAAAAAH_CkAAAAABgAtAAAAAAYELQAAAAAGCC0AAAAABAQgAAO8MADABCAAA7wwAMBuICgEAvxIAIYsKQADAEgAhnwoAALAT8AoiwAoBAL8SACHKCgEAvxIAIeMKAQC_EgAh6AoBAMgSACHqCkAAzxIAIe0KQADPEgAh8QoAALET8Qoi8goBAMgSACHzChAA6xIAIfQKEACyEwAh9QoBAMgSACH2CoAAAAAB9woBAMgSACH4CgEAyBIAIfkKAQDIEgAh-goBAMgSACH7CgEAyBIAIfwKgAAAAAH9CgEAyBIAIf4KQADPEgAh_wpAAM8SACGAC0AAwBIAIYELQADPEgAhggtAAM8SACECAAAA5QwAIAgAAPIMACAbiAoBAL8SACGLCkAAwBIAIZ8KAACwE_AKIsAKAQC_EgAhygoBAL8SACHjCgEAvxIAIegKAQDIEgAh6gpAAM8SACHtCkAAzxIAIfEKAACxE_EKIvIKAQDIEgAh8woQAOsSACH0ChAAshMAIfUKAQDIEgAh9gqAAAAAAfcKAQDIEgAh-AoBAMgSACH5CgEAyBIAIfoKAQDIEgAh-woBAMgSACH8CoAAAAAB_QoBAMgSACH-CkAAzxIAIf8KQADPEgAhgAtAAMASACGBC0AAzxIAIYILQADPEgAhAgAAAOgMACAIAAD0DAAgAgAAAOgMACAIAAD0DAAgAwAAAOUMACAPAADtDAAgEAAA8gwAIAEAAADlDAAgAQAAAOgMACAXFQAAqxMAIBYAAK4TACAXAACtEwAgOAAArBMAIDkAAK8TACDoCgAAxBIAIOoKAADEEgAg7QoAAMQSACDyCgAAxBIAIPQKAADEEgAg9QoAAMQSACD2CgAAxBIAIPcKAADEEgAg-AoAAMQSACD5CgAAxBIAIPoKAADEEgAg-woAAMQSACD8CgAAxBIAIP0KAADEEgAg_goAAMQSACD_CgAAxBIAIIELAADEEgAgggsAAMQSACAehQoAALUQADCGCgAA-wwAEIcKAAC1EAAwiAoBAJUQACGLCkAAzg8AIZ8KAAC2EPAKIsAKAQDNDwAhygoBAM0PACHjCgEAzQ8AIegKAQDeDwAh6gpAAOYPACHtCkAA5g8AIfEKAAC3EPEKIvIKAQDeDwAh8woQAIEQACH0ChAAuBAAIfUKAQDeDwAh9goAAPEPACD3CgEA3g8AIfgKAQDeDwAh-QoBAN4PACH6CgEA3g8AIfsKAQDeDwAh_AoAAPEPACD9CgEA3g8AIf4KQADmDwAh_wpAAOYPACGAC0AAzg8AIYELQADmDwAhggtAAOYPACEDAAAA6AwAIAMAAPoMADAUAAD7DAAgAwAAAOgMACADAADpDAAwBAAA5QwAIAmFCgAAshAAMIYKAACBDQAQhwoAALIQADCLCkAA2Q8AIb8KAACzEO0KIuIKAQCYEAAh6gpAAO0PACHtCkAA7Q8AIe4KAAC0EAAgAQAAAP4MACABAAAA_gwAIAiFCgAAshAAMIYKAACBDQAQhwoAALIQADCLCkAA2Q8AIb8KAACzEO0KIuIKAQCYEAAh6gpAAO0PACHtCkAA7Q8AIQLqCgAAxBIAIO0KAADEEgAgAwAAAIENACADAACCDQAwBAAA_gwAIAMAAACBDQAgAwAAgg0AMAQAAP4MACADAAAAgQ0AIAMAAIINADAEAAD-DAAgBYsKQAAAAAG_CgAAAO0KAuIKAQAAAAHqCkAAAAAB7QpAAAAAAQEIAACGDQAgBYsKQAAAAAG_CgAAAO0KAuIKAQAAAAHqCkAAAAAB7QpAAAAAAQEIAACIDQAwAQgAAIgNADAFiwpAAMASACG_CgAAqhPtCiLiCgEAvxIAIeoKQADPEgAh7QpAAM8SACECAAAA_gwAIAgAAIsNACAFiwpAAMASACG_CgAAqhPtCiLiCgEAvxIAIeoKQADPEgAh7QpAAM8SACECAAAAgQ0AIAgAAI0NACACAAAAgQ0AIAgAAI0NACADAAAA_gwAIA8AAIYNACAQAACLDQAgAQAAAP4MACABAAAAgQ0AIAUVAACnEwAgFgAAqRMAIBcAAKgTACDqCgAAxBIAIO0KAADEEgAgCIUKAACuEAAwhgoAAJQNABCHCgAArhAAMIsKQADODwAhvwoAAK8Q7Qoi4goBAJUQACHqCkAA5g8AIe0KQADmDwAhAwAAAIENACADAACTDQAwFAAAlA0AIAMAAACBDQAgAwAAgg0AMAQAAP4MACAJhQoAAK0QADCGCgAAmg0AEIcKAACtEAAwiAoBAAAAAYsKQADZDwAh3woAAKIQACDpCgEAAAAB6gpAAO0PACHrCkAA7Q8AIQEAAACXDQAgAQAAAJcNACAJhQoAAK0QADCGCgAAmg0AEIcKAACtEAAwiAoBANgPACGLCkAA2Q8AId8KAACiEAAg6QoBANgPACHqCkAA7Q8AIesKQADtDwAhAuoKAADEEgAg6woAAMQSACADAAAAmg0AIAMAAJsNADAEAACXDQAgAwAAAJoNACADAACbDQAwBAAAlw0AIAMAAACaDQAgAwAAmw0AMAQAAJcNACAGiAoBAAAAAYsKQAAAAAHfCoAAAAAB6QoBAAAAAeoKQAAAAAHrCkAAAAABAQgAAJ8NACAGiAoBAAAAAYsKQAAAAAHfCoAAAAAB6QoBAAAAAeoKQAAAAAHrCkAAAAABAQgAAKENADABCAAAoQ0AMAaICgEAvxIAIYsKQADAEgAh3wqAAAAAAekKAQC_EgAh6gpAAM8SACHrCkAAzxIAIQIAAACXDQAgCAAApA0AIAaICgEAvxIAIYsKQADAEgAh3wqAAAAAAekKAQC_EgAh6gpAAM8SACHrCkAAzxIAIQIAAACaDQAgCAAApg0AIAIAAACaDQAgCAAApg0AIAMAAACXDQAgDwAAnw0AIBAAAKQNACABAAAAlw0AIAEAAACaDQAgBRUAAKQTACAWAACmEwAgFwAApRMAIOoKAADEEgAg6woAAMQSACAJhQoAAKwQADCGCgAArQ0AEIcKAACsEAAwiAoBAM0PACGLCkAAzg8AId8KAACcEAAg6QoBAM0PACHqCkAA5g8AIesKQADmDwAhAwAAAJoNACADAACsDQAwFAAArQ0AIAMAAACaDQAgAwAAmw0AMAQAAJcNACAOhQoAAKsQADCGCgAAsw0AEIcKAACrEAAwiAoBAAAAAYsKQADZDwAhmQpAANkPACG4CgEA2A8AIcAKAQDYDwAhwQoBANgPACHDCgEA2A8AIeUKAgDXDwAh5gpAANkPACHnCkAA7Q8AIegKAgCQEAAhAQAAALANACABAAAAsA0AIA6FCgAAqxAAMIYKAACzDQAQhwoAAKsQADCICgEA2A8AIYsKQADZDwAhmQpAANkPACG4CgEA2A8AIcAKAQDYDwAhwQoBANgPACHDCgEA2A8AIeUKAgDXDwAh5gpAANkPACHnCkAA7Q8AIegKAgCQEAAhAucKAADEEgAg6AoAAMQSACADAAAAsw0AIAMAALQNADAEAACwDQAgAwAAALMNACADAAC0DQAwBAAAsA0AIAMAAACzDQAgAwAAtA0AMAQAALANACALiAoBAAAAAYsKQAAAAAGZCkAAAAABuAoBAAAAAcAKAQAAAAHBCgEAAAABwwoBAAAAAeUKAgAAAAHmCkAAAAAB5wpAAAAAAegKAgAAAAEBCAAAuA0AIAuICgEAAAABiwpAAAAAAZkKQAAAAAG4CgEAAAABwAoBAAAAAcEKAQAAAAHDCgEAAAAB5QoCAAAAAeYKQAAAAAHnCkAAAAAB6AoCAAAAAQEIAAC6DQAwAQgAALoNADALiAoBAL8SACGLCkAAwBIAIZkKQADAEgAhuAoBAL8SACHACgEAvxIAIcEKAQC_EgAhwwoBAL8SACHlCgIAvhIAIeYKQADAEgAh5wpAAM8SACHoCgIA2RIAIQIAAACwDQAgCAAAvQ0AIAuICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAvxIAIcAKAQC_EgAhwQoBAL8SACHDCgEAvxIAIeUKAgC-EgAh5gpAAMASACHnCkAAzxIAIegKAgDZEgAhAgAAALMNACAIAAC_DQAgAgAAALMNACAIAAC_DQAgAwAAALANACAPAAC4DQAgEAAAvQ0AIAEAAACwDQAgAQAAALMNACAHFQAAnxMAIBYAAKITACAXAAChEwAgOAAAoBMAIDkAAKMTACDnCgAAxBIAIOgKAADEEgAgDoUKAACqEAAwhgoAAMYNABCHCgAAqhAAMIgKAQDNDwAhiwpAAM4PACGZCkAAzg8AIbgKAQDNDwAhwAoBAM0PACHBCgEAzQ8AIcMKAQDNDwAh5QoCAMwPACHmCkAAzg8AIecKQADmDwAh6AoCAPIPACEDAAAAsw0AIAMAAMUNADAUAADGDQAgAwAAALMNACADAAC0DQAwBAAAsA0AIA2FCgAApxAAMIYKAADMDQAQhwoAAKcQADCLCkAA2Q8AIZ8KAACoEOIKIr8KAAChEN4KIsAKAQDYDwAhygoBAAAAAd8KAACiEAAg4ApAAO0PACHiCgEA2A8AIeMKAQDYDwAh5AoAAKkQACABAAAAyQ0AIAEAAADJDQAgDIUKAACnEAAwhgoAAMwNABCHCgAApxAAMIsKQADZDwAhnwoAAKgQ4goivwoAAKEQ3goiwAoBANgPACHKCgEA2A8AId8KAACiEAAg4ApAAO0PACHiCgEA2A8AIeMKAQDYDwAhAeAKAADEEgAgAwAAAMwNACADAADNDQAwBAAAyQ0AIAMAAADMDQAgAwAAzQ0AMAQAAMkNACADAAAAzA0AIAMAAM0NADAEAADJDQAgCYsKQAAAAAGfCgAAAOIKAr8KAAAA3goCwAoBAAAAAcoKAQAAAAHfCoAAAAAB4ApAAAAAAeIKAQAAAAHjCgEAAAABAQgAANENACAJiwpAAAAAAZ8KAAAA4goCvwoAAADeCgLACgEAAAABygoBAAAAAd8KgAAAAAHgCkAAAAAB4goBAAAAAeMKAQAAAAEBCAAA0w0AMAEIAADTDQAwCYsKQADAEgAhnwoAAJ4T4goivwoAAJoT3goiwAoBAL8SACHKCgEAvxIAId8KgAAAAAHgCkAAzxIAIeIKAQC_EgAh4woBAL8SACECAAAAyQ0AIAgAANYNACAJiwpAAMASACGfCgAAnhPiCiK_CgAAmhPeCiLACgEAvxIAIcoKAQC_EgAh3wqAAAAAAeAKQADPEgAh4goBAL8SACHjCgEAvxIAIQIAAADMDQAgCAAA2A0AIAIAAADMDQAgCAAA2A0AIAMAAADJDQAgDwAA0Q0AIBAAANYNACABAAAAyQ0AIAEAAADMDQAgBBUAAJsTACAWAACdEwAgFwAAnBMAIOAKAADEEgAgDIUKAACjEAAwhgoAAN8NABCHCgAAoxAAMIsKQADODwAhnwoAAKQQ4goivwoAAJsQ3goiwAoBAM0PACHKCgEAzQ8AId8KAACcEAAg4ApAAOYPACHiCgEAzQ8AIeMKAQDNDwAhAwAAAMwNACADAADeDQAwFAAA3w0AIAMAAADMDQAgAwAAzQ0AMAQAAMkNACAJhQoAAKAQADCGCgAA5Q0AEIcKAACgEAAwiAoBAAAAAYsKQADZDwAhvwoAAKEQ3goi3goBAAAAAd8KAACiEAAg4ApAAO0PACEBAAAA4g0AIAEAAADiDQAgCYUKAACgEAAwhgoAAOUNABCHCgAAoBAAMIgKAQDYDwAhiwpAANkPACG_CgAAoRDeCiLeCgEA4w8AId8KAACiEAAg4ApAAO0PACEC3goAAMQSACDgCgAAxBIAIAMAAADlDQAgAwAA5g0AMAQAAOINACADAAAA5Q0AIAMAAOYNADAEAADiDQAgAwAAAOUNACADAADmDQAwBAAA4g0AIAaICgEAAAABiwpAAAAAAb8KAAAA3goC3goBAAAAAd8KgAAAAAHgCkAAAAABAQgAAOoNACAGiAoBAAAAAYsKQAAAAAG_CgAAAN4KAt4KAQAAAAHfCoAAAAAB4ApAAAAAAQEIAADsDQAwAQgAAOwNADAGiAoBAL8SACGLCkAAwBIAIb8KAACaE94KIt4KAQDIEgAh3wqAAAAAAeAKQADPEgAhAgAAAOINACAIAADvDQAgBogKAQC_EgAhiwpAAMASACG_CgAAmhPeCiLeCgEAyBIAId8KgAAAAAHgCkAAzxIAIQIAAADlDQAgCAAA8Q0AIAIAAADlDQAgCAAA8Q0AIAMAAADiDQAgDwAA6g0AIBAAAO8NACABAAAA4g0AIAEAAADlDQAgBRUAAJcTACAWAACZEwAgFwAAmBMAIN4KAADEEgAg4AoAAMQSACAJhQoAAJoQADCGCgAA-A0AEIcKAACaEAAwiAoBAM0PACGLCkAAzg8AIb8KAACbEN4KIt4KAQDeDwAh3woAAJwQACDgCkAA5g8AIQMAAADlDQAgAwAA9w0AMBQAAPgNACADAAAA5Q0AIAMAAOYNADAEAADiDQAgEp8DAQDYDwAhhQoAAJcQADCGCgAA_g0AEIcKAACXEAAwiAoBAAAAAYsKQADZDwAhwAoBANgPACHKCgEAAAAB0woBANgPACHUCgEA2A8AIdUKAQDYDwAh1goBANgPACHXCgEA2A8AIdgKQADZDwAh2QpAANkPACHaCgIAkBAAIdsKAgCQEAAh3AoBAOMPACEBAAAA-w0AIAEAAAD7DQAgEp8DAQDYDwAhhQoAAJcQADCGCgAA_g0AEIcKAACXEAAwiAoBAJgQACGLCkAA2Q8AIcAKAQDYDwAhygoBANgPACHTCgEA2A8AIdQKAQDYDwAh1QoBANgPACHWCgEA2A8AIdcKAQDYDwAh2ApAANkPACHZCkAA2Q8AIdoKAgCQEAAh2woCAJAQACHcCgEA4w8AIQPaCgAAxBIAINsKAADEEgAg3AoAAMQSACADAAAA_g0AIAMAAP8NADAEAAD7DQAgAwAAAP4NACADAAD_DQAwBAAA-w0AIAMAAAD-DQAgAwAA_w0AMAQAAPsNACAPnwMBAAAAAYgKAQAAAAGLCkAAAAABwAoBAAAAAcoKAQAAAAHTCgEAAAAB1AoBAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKQAAAAAHZCkAAAAAB2goCAAAAAdsKAgAAAAHcCgEAAAABAQgAAIMOACAPnwMBAAAAAYgKAQAAAAGLCkAAAAABwAoBAAAAAcoKAQAAAAHTCgEAAAAB1AoBAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKQAAAAAHZCkAAAAAB2goCAAAAAdsKAgAAAAHcCgEAAAABAQgAAIUOADABCAAAhQ4AMA-fAwEAvxIAIYgKAQC_EgAhiwpAAMASACHACgEAvxIAIcoKAQC_EgAh0woBAL8SACHUCgEAvxIAIdUKAQC_EgAh1goBAL8SACHXCgEAvxIAIdgKQADAEgAh2QpAAMASACHaCgIA2RIAIdsKAgDZEgAh3AoBAMgSACECAAAA-w0AIAgAAIgOACAPnwMBAL8SACGICgEAvxIAIYsKQADAEgAhwAoBAL8SACHKCgEAvxIAIdMKAQC_EgAh1AoBAL8SACHVCgEAvxIAIdYKAQC_EgAh1woBAL8SACHYCkAAwBIAIdkKQADAEgAh2goCANkSACHbCgIA2RIAIdwKAQDIEgAhAgAAAP4NACAIAACKDgAgAgAAAP4NACAIAACKDgAgAwAAAPsNACAPAACDDgAgEAAAiA4AIAEAAAD7DQAgAQAAAP4NACAIFQAAkhMAIBYAAJUTACAXAACUEwAgOAAAkxMAIDkAAJYTACDaCgAAxBIAINsKAADEEgAg3AoAAMQSACASnwMBAM0PACGFCgAAlBAAMIYKAACRDgAQhwoAAJQQADCICgEAlRAAIYsKQADODwAhwAoBAM0PACHKCgEAzQ8AIdMKAQDNDwAh1AoBAM0PACHVCgEAzQ8AIdYKAQDNDwAh1woBAM0PACHYCkAAzg8AIdkKQADODwAh2goCAPIPACHbCgIA8g8AIdwKAQDeDwAhAwAAAP4NACADAACQDgAwFAAAkQ4AIAMAAAD-DQAgAwAA_w0AMAQAAPsNACAbkgkAAIsQACCTCQAAjBAAIJQJAACNEAAghQoAAIYQADCGCgAAoA4AEIcKAACGEAAwiAoBAAAAAYsKQADZDwAhmQpAANkPACG4CgEA4w8AIb8KAACHEL8KIsAKAQDYDwAhwQoBANgPACHCCgEA2A8AIcMKAQDYDwAhxAoBANgPACHFCgQAiBAAIcYKBACJEAAhxwoBAOMPACHIChAAihAAIckKAQDjDwAhygoBAAAAAcsKAQDjDwAhzApAAO0PACHNCkAA7Q8AIc4KAgDXDwAhzwpAAO0PACEBAAAAlA4AIA6RCQAAkRAAIIUKAACSEAAwhgoAAJYOABCHCgAAkhAAMIsKQADZDwAhmQpAANkPACGdCgEA2A8AIbcKAQDYDwAhuAoBANgPACG5CgQAiRAAIboKQADtDwAhuwoBAOMPACG8CkAA7Q8AIb0KIACTEAAhBZEJAADSEgAguQoAAMQSACC6CgAAxBIAILsKAADEEgAgvAoAAMQSACAOkQkAAJEQACCFCgAAkhAAMIYKAACWDgAQhwoAAJIQADCLCkAA2Q8AIZkKQADZDwAhnQoBANgPACG3CgEAAAABuAoBAAAAAbkKBACJEAAhugpAAO0PACG7CgEA4w8AIbwKQADtDwAhvQogAJMQACEDAAAAlg4AIAMAAJcOADAEAACYDgAgEpEJAACREAAghQoAAI4QADCGCgAAmg4AEIcKAACOEAAwiAoEAIgQACGdCgEA2A8AIaUKAQDjDwAhpgoEAIgQACGnCgAAjxAAIKgKAQDjDwAhqQoCAJAQACGqCgQAiRAAIasKQADZDwAhrApAAO0PACGtCkAA7Q8AIa4KAQDjDwAhrwoBAOMPACGwCkAA7Q8AIQuRCQAA0hIAIKUKAADEEgAgpwoAAMQSACCoCgAAxBIAIKkKAADEEgAgqgoAAMQSACCsCgAAxBIAIK0KAADEEgAgrgoAAMQSACCvCgAAxBIAILAKAADEEgAgEpEJAACREAAghQoAAI4QADCGCgAAmg4AEIcKAACOEAAwiAoEAAAAAZ0KAQDYDwAhpQoBAAAAAaYKBACIEAAhpwoAAI8QACCoCgEAAAABqQoCAJAQACGqCgQAiRAAIasKQADZDwAhrApAAO0PACGtCkAA7Q8AIa4KAQDjDwAhrwoBAOMPACGwCkAA7Q8AIQMAAACaDgAgAwAAmw4AMAQAAJwOACAQkQkAAO4PACCFCgAA6w8AMIYKAACeDgAQhwoAAOsPADCICgEA2A8AIYkKAQDjDwAhigoBAOMPACGLCkAA2Q8AIZYKAQDYDwAhnQoBAOMPACGfCgAA7A-fCiKgCgEA4w8AIaEKQADtDwAhogpAAO0PACGjCgIA1w8AIaQKQADtDwAhAQAAAJ4OACAbkgkAAIsQACCTCQAAjBAAIJQJAACNEAAghQoAAIYQADCGCgAAoA4AEIcKAACGEAAwiAoBANgPACGLCkAA2Q8AIZkKQADZDwAhuAoBAOMPACG_CgAAhxC_CiLACgEA2A8AIcEKAQDYDwAhwgoBANgPACHDCgEA2A8AIcQKAQDYDwAhxQoEAIgQACHGCgQAiRAAIccKAQDjDwAhyAoQAIoQACHJCgEA4w8AIcoKAQDYDwAhywoBAOMPACHMCkAA7Q8AIc0KQADtDwAhzgoCANcPACHPCkAA7Q8AIQEAAACgDgAgAQAAAJYOACABAAAAmg4AIAEAAACUDgAgC5IJAACPEwAgkwkAAJATACCUCQAAkRMAILgKAADEEgAgxgoAAMQSACDHCgAAxBIAIMkKAADEEgAgywoAAMQSACDMCgAAxBIAIM0KAADEEgAgzwoAAMQSACADAAAAoA4AIAMAAKUOADAEAACUDgAgAwAAAKAOACADAAClDgAwBAAAlA4AIAMAAACgDgAgAwAApQ4AMAQAAJQOACAYkgkAAIwTACCTCQAAjRMAIJQJAACOEwAgiAoBAAAAAYsKQAAAAAGZCkAAAAABuAoBAAAAAb8KAAAAvwoCwAoBAAAAAcEKAQAAAAHCCgEAAAABwwoBAAAAAcQKAQAAAAHFCgQAAAABxgoEAAAAAccKAQAAAAHIChAAAAAByQoBAAAAAcoKAQAAAAHLCgEAAAABzApAAAAAAc0KQAAAAAHOCgIAAAABzwpAAAAAAQEIAACpDgAgFYgKAQAAAAGLCkAAAAABmQpAAAAAAbgKAQAAAAG_CgAAAL8KAsAKAQAAAAHBCgEAAAABwgoBAAAAAcMKAQAAAAHECgEAAAABxQoEAAAAAcYKBAAAAAHHCgEAAAAByAoQAAAAAckKAQAAAAHKCgEAAAABywoBAAAAAcwKQAAAAAHNCkAAAAABzgoCAAAAAc8KQAAAAAEBCAAAqw4AMAEIAACrDgAwGJIJAADsEgAgkwkAAO0SACCUCQAA7hIAIIgKAQC_EgAhiwpAAMASACGZCkAAwBIAIbgKAQDIEgAhvwoAAOoSvwoiwAoBAL8SACHBCgEAvxIAIcIKAQC_EgAhwwoBAL8SACHECgEAvxIAIcUKBADYEgAhxgoEANoSACHHCgEAyBIAIcgKEADrEgAhyQoBAMgSACHKCgEAvxIAIcsKAQDIEgAhzApAAM8SACHNCkAAzxIAIc4KAgC-EgAhzwpAAM8SACECAAAAlA4AIAgAAK4OACAViAoBAL8SACGLCkAAwBIAIZkKQADAEgAhuAoBAMgSACG_CgAA6hK_CiLACgEAvxIAIcEKAQC_EgAhwgoBAL8SACHDCgEAvxIAIcQKAQC_EgAhxQoEANgSACHGCgQA2hIAIccKAQDIEgAhyAoQAOsSACHJCgEAyBIAIcoKAQC_EgAhywoBAMgSACHMCkAAzxIAIc0KQADPEgAhzgoCAL4SACHPCkAAzxIAIQIAAACgDgAgCAAAsA4AIAIAAACgDgAgCAAAsA4AIAMAAACUDgAgDwAAqQ4AIBAAAK4OACABAAAAlA4AIAEAAACgDgAgDRUAAOUSACAWAADoEgAgFwAA5xIAIDgAAOYSACA5AADpEgAguAoAAMQSACDGCgAAxBIAIMcKAADEEgAgyQoAAMQSACDLCgAAxBIAIMwKAADEEgAgzQoAAMQSACDPCgAAxBIAIBiFCgAA_w8AMIYKAAC3DgAQhwoAAP8PADCICgEAzQ8AIYsKQADODwAhmQpAAM4PACG4CgEA3g8AIb8KAACAEL8KIsAKAQDNDwAhwQoBAM0PACHCCgEAzQ8AIcMKAQDNDwAhxAoBAM0PACHFCgQA8A8AIcYKBADzDwAhxwoBAN4PACHIChAAgRAAIckKAQDeDwAhygoBAM0PACHLCgEA3g8AIcwKQADmDwAhzQpAAOYPACHOCgIAzA8AIc8KQADmDwAhAwAAAKAOACADAAC2DgAwFAAAtw4AIAMAAACgDgAgAwAApQ4AMAQAAJQOACABAAAAmA4AIAEAAACYDgAgAwAAAJYOACADAACXDgAwBAAAmA4AIAMAAACWDgAgAwAAlw4AMAQAAJgOACADAAAAlg4AIAMAAJcOADAEAACYDgAgC5EJAADkEgAgiwpAAAAAAZkKQAAAAAGdCgEAAAABtwoBAAAAAbgKAQAAAAG5CgQAAAABugpAAAAAAbsKAQAAAAG8CkAAAAABvQogAAAAAQEIAAC_DgAgCosKQAAAAAGZCkAAAAABnQoBAAAAAbcKAQAAAAG4CgEAAAABuQoEAAAAAboKQAAAAAG7CgEAAAABvApAAAAAAb0KIAAAAAEBCAAAwQ4AMAEIAADBDgAwC5EJAADjEgAgiwpAAMASACGZCkAAwBIAIZ0KAQC_EgAhtwoBAL8SACG4CgEAvxIAIbkKBADaEgAhugpAAM8SACG7CgEAyBIAIbwKQADPEgAhvQogAOISACECAAAAmA4AIAgAAMQOACAKiwpAAMASACGZCkAAwBIAIZ0KAQC_EgAhtwoBAL8SACG4CgEAvxIAIbkKBADaEgAhugpAAM8SACG7CgEAyBIAIbwKQADPEgAhvQogAOISACECAAAAlg4AIAgAAMYOACACAAAAlg4AIAgAAMYOACADAAAAmA4AIA8AAL8OACAQAADEDgAgAQAAAJgOACABAAAAlg4AIAkVAADdEgAgFgAA4BIAIBcAAN8SACA4AADeEgAgOQAA4RIAILkKAADEEgAgugoAAMQSACC7CgAAxBIAILwKAADEEgAgDYUKAAD7DwAwhgoAAM0OABCHCgAA-w8AMIsKQADODwAhmQpAAM4PACGdCgEAzQ8AIbcKAQDNDwAhuAoBAM0PACG5CgQA8w8AIboKQADmDwAhuwoBAN4PACG8CkAA5g8AIb0KIAD8DwAhAwAAAJYOACADAADMDgAwFAAAzQ4AIAMAAACWDgAgAwAAlw4AMAQAAJgOACABAAAAnA4AIAEAAACcDgAgAwAAAJoOACADAACbDgAwBAAAnA4AIAMAAACaDgAgAwAAmw4AMAQAAJwOACADAAAAmg4AIAMAAJsOADAEAACcDgAgD5EJAADcEgAgiAoEAAAAAZ0KAQAAAAGlCgEAAAABpgoEAAAAAacKgAAAAAGoCgEAAAABqQoCAAAAAaoKBAAAAAGrCkAAAAABrApAAAAAAa0KQAAAAAGuCgEAAAABrwoBAAAAAbAKQAAAAAEBCAAA1Q4AIA6ICgQAAAABnQoBAAAAAaUKAQAAAAGmCgQAAAABpwqAAAAAAagKAQAAAAGpCgIAAAABqgoEAAAAAasKQAAAAAGsCkAAAAABrQpAAAAAAa4KAQAAAAGvCgEAAAABsApAAAAAAQEIAADXDgAwAQgAANcOADAPkQkAANsSACCICgQA2BIAIZ0KAQC_EgAhpQoBAMgSACGmCgQA2BIAIacKgAAAAAGoCgEAyBIAIakKAgDZEgAhqgoEANoSACGrCkAAwBIAIawKQADPEgAhrQpAAM8SACGuCgEAyBIAIa8KAQDIEgAhsApAAM8SACECAAAAnA4AIAgAANoOACAOiAoEANgSACGdCgEAvxIAIaUKAQDIEgAhpgoEANgSACGnCoAAAAABqAoBAMgSACGpCgIA2RIAIaoKBADaEgAhqwpAAMASACGsCkAAzxIAIa0KQADPEgAhrgoBAMgSACGvCgEAyBIAIbAKQADPEgAhAgAAAJoOACAIAADcDgAgAgAAAJoOACAIAADcDgAgAwAAAJwOACAPAADVDgAgEAAA2g4AIAEAAACcDgAgAQAAAJoOACAPFQAA0xIAIBYAANYSACAXAADVEgAgOAAA1BIAIDkAANcSACClCgAAxBIAIKcKAADEEgAgqAoAAMQSACCpCgAAxBIAIKoKAADEEgAgrAoAAMQSACCtCgAAxBIAIK4KAADEEgAgrwoAAMQSACCwCgAAxBIAIBGFCgAA7w8AMIYKAADjDgAQhwoAAO8PADCICgQA8A8AIZ0KAQDNDwAhpQoBAN4PACGmCgQA8A8AIacKAADxDwAgqAoBAN4PACGpCgIA8g8AIaoKBADzDwAhqwpAAM4PACGsCkAA5g8AIa0KQADmDwAhrgoBAN4PACGvCgEA3g8AIbAKQADmDwAhAwAAAJoOACADAADiDgAwFAAA4w4AIAMAAACaDgAgAwAAmw4AMAQAAJwOACAQkQkAAO4PACCFCgAA6w8AMIYKAACeDgAQhwoAAOsPADCICgEAAAABiQoBAOMPACGKCgEA4w8AIYsKQADZDwAhlgoBAAAAAZ0KAQAAAAGfCgAA7A-fCiKgCgEA4w8AIaEKQADtDwAhogpAAO0PACGjCgIA1w8AIaQKQADtDwAhAQAAAOYOACABAAAA5g4AIAiRCQAA0hIAIIkKAADEEgAgigoAAMQSACCdCgAAxBIAIKAKAADEEgAgoQoAAMQSACCiCgAAxBIAIKQKAADEEgAgAwAAAJ4OACADAADpDgAwBAAA5g4AIAMAAACeDgAgAwAA6Q4AMAQAAOYOACADAAAAng4AIAMAAOkOADAEAADmDgAgDZEJAADREgAgiAoBAAAAAYkKAQAAAAGKCgEAAAABiwpAAAAAAZYKAQAAAAGdCgEAAAABnwoAAACfCgKgCgEAAAABoQpAAAAAAaIKQAAAAAGjCgIAAAABpApAAAAAAQEIAADtDgAgDIgKAQAAAAGJCgEAAAABigoBAAAAAYsKQAAAAAGWCgEAAAABnQoBAAAAAZ8KAAAAnwoCoAoBAAAAAaEKQAAAAAGiCkAAAAABowoCAAAAAaQKQAAAAAEBCAAA7w4AMAEIAADvDgAwAQAAAKAOACANkQkAANASACCICgEAvxIAIYkKAQDIEgAhigoBAMgSACGLCkAAwBIAIZYKAQC_EgAhnQoBAMgSACGfCgAAzhKfCiKgCgEAyBIAIaEKQADPEgAhogpAAM8SACGjCgIAvhIAIaQKQADPEgAhAgAAAOYOACAIAADzDgAgDIgKAQC_EgAhiQoBAMgSACGKCgEAyBIAIYsKQADAEgAhlgoBAL8SACGdCgEAyBIAIZ8KAADOEp8KIqAKAQDIEgAhoQpAAM8SACGiCkAAzxIAIaMKAgC-EgAhpApAAM8SACECAAAAng4AIAgAAPUOACACAAAAng4AIAgAAPUOACABAAAAoA4AIAMAAADmDgAgDwAA7Q4AIBAAAPMOACABAAAA5g4AIAEAAACeDgAgDBUAAMkSACAWAADMEgAgFwAAyxIAIDgAAMoSACA5AADNEgAgiQoAAMQSACCKCgAAxBIAIJ0KAADEEgAgoAoAAMQSACChCgAAxBIAIKIKAADEEgAgpAoAAMQSACAPhQoAAOQPADCGCgAA_Q4AEIcKAADkDwAwiAoBAM0PACGJCgEA3g8AIYoKAQDeDwAhiwpAAM4PACGWCgEAzQ8AIZ0KAQDeDwAhnwoAAOUPnwoioAoBAN4PACGhCkAA5g8AIaIKQADmDwAhowoCAMwPACGkCkAA5g8AIQMAAACeDgAgAwAA_A4AMBQAAP0OACADAAAAng4AIAMAAOkOADAEAADmDgAgB4UKAADiDwAwhgoAAIMPABCHCgAA4g8AMIoKAQDYDwAhiwpAANkPACGbCgEAAAABnAoBAOMPACEBAAAAgA8AIAEAAACADwAgB4UKAADiDwAwhgoAAIMPABCHCgAA4g8AMIoKAQDYDwAhiwpAANkPACGbCgEA2A8AIZwKAQDjDwAhAZwKAADEEgAgAwAAAIMPACADAACEDwAwBAAAgA8AIAMAAACDDwAgAwAAhA8AMAQAAIAPACADAAAAgw8AIAMAAIQPADAEAACADwAgBIoKAQAAAAGLCkAAAAABmwoBAAAAAZwKAQAAAAEBCAAAiA8AIASKCgEAAAABiwpAAAAAAZsKAQAAAAGcCgEAAAABAQgAAIoPADABCAAAig8AMASKCgEAvxIAIYsKQADAEgAhmwoBAL8SACGcCgEAyBIAIQIAAACADwAgCAAAjQ8AIASKCgEAvxIAIYsKQADAEgAhmwoBAL8SACGcCgEAyBIAIQIAAACDDwAgCAAAjw8AIAIAAACDDwAgCAAAjw8AIAMAAACADwAgDwAAiA8AIBAAAI0PACABAAAAgA8AIAEAAACDDwAgBBUAAMUSACAWAADHEgAgFwAAxhIAIJwKAADEEgAgB4UKAADdDwAwhgoAAJYPABCHCgAA3Q8AMIoKAQDNDwAhiwpAAM4PACGbCgEAzQ8AIZwKAQDeDwAhAwAAAIMPACADAACVDwAwFAAAlg8AIAMAAACDDwAgAwAAhA8AMAQAAIAPACAIhQoAANsPADCGCgAAnA8AEIcKAADbDwAwlgoBANgPACGXCgEA2A8AIZgKAQDYDwAhmQpAANkPACGaCgAA3A8AIAEAAACZDwAgAQAAAJkPACAHhQoAANsPADCGCgAAnA8AEIcKAADbDwAwlgoBANgPACGXCgEA2A8AIZgKAQDYDwAhmQpAANkPACEAAwAAAJwPACADAACdDwAwBAAAmQ8AIAMAAACcDwAgAwAAnQ8AMAQAAJkPACADAAAAnA8AIAMAAJ0PADAEAACZDwAgBJYKAQAAAAGXCgEAAAABmAoBAAAAAZkKQAAAAAEBCAAAoQ8AIASWCgEAAAABlwoBAAAAAZgKAQAAAAGZCkAAAAABAQgAAKMPADABCAAAow8AMASWCgEAvxIAIZcKAQC_EgAhmAoBAL8SACGZCkAAwBIAIQIAAACZDwAgCAAApg8AIASWCgEAvxIAIZcKAQC_EgAhmAoBAL8SACGZCkAAwBIAIQIAAACcDwAgCAAAqA8AIAIAAACcDwAgCAAAqA8AIAMAAACZDwAgDwAAoQ8AIBAAAKYPACABAAAAmQ8AIAEAAACcDwAgAxUAAMESACAWAADDEgAgFwAAwhIAIAeFCgAA2g8AMIYKAACvDwAQhwoAANoPADCWCgEAzQ8AIZcKAQDNDwAhmAoBAM0PACGZCkAAzg8AIQMAAACcDwAgAwAArg8AMBQAAK8PACADAAAAnA8AIAMAAJ0PADAEAACZDwAgB4UKAADWDwAwhgoAALUPABCHCgAA1g8AMIgKAgAAAAGJCgEA2A8AIYoKAQDYDwAhiwpAANkPACEBAAAAsg8AIAEAAACyDwAgB4UKAADWDwAwhgoAALUPABCHCgAA1g8AMIgKAgDXDwAhiQoBANgPACGKCgEA2A8AIYsKQADZDwAhAAMAAAC1DwAgAwAAtg8AMAQAALIPACADAAAAtQ8AIAMAALYPADAEAACyDwAgAwAAALUPACADAAC2DwAwBAAAsg8AIASICgIAAAABiQoBAAAAAYoKAQAAAAGLCkAAAAABAQgAALoPACAEiAoCAAAAAYkKAQAAAAGKCgEAAAABiwpAAAAAAQEIAAC8DwAwAQgAALwPADAEiAoCAL4SACGJCgEAvxIAIYoKAQC_EgAhiwpAAMASACECAAAAsg8AIAgAAL8PACAEiAoCAL4SACGJCgEAvxIAIYoKAQC_EgAhiwpAAMASACECAAAAtQ8AIAgAAMEPACACAAAAtQ8AIAgAAMEPACADAAAAsg8AIA8AALoPACAQAAC_DwAgAQAAALIPACABAAAAtQ8AIAUVAAC5EgAgFgAAvBIAIBcAALsSACA4AAC6EgAgOQAAvRIAIAeFCgAAyw8AMIYKAADIDwAQhwoAAMsPADCICgIAzA8AIYkKAQDNDwAhigoBAM0PACGLCkAAzg8AIQMAAAC1DwAgAwAAxw8AMBQAAMgPACADAAAAtQ8AIAMAALYPADAEAACyDwAgB4UKAADLDwAwhgoAAMgPABCHCgAAyw8AMIgKAgDMDwAhiQoBAM0PACGKCgEAzQ8AIYsKQADODwAhDRUAANAPACAWAADQDwAgFwAA0A8AIDgAANUPACA5AADQDwAg4QQCAAAABIwKAgAAAAGNCgIAAAAEjgoCAAAAAY8KAgAAAAGQCgIAAAABkQoCAAAAAZIKAgDUDwAhDhUAANAPACAWAADTDwAgFwAA0w8AIOEEAQAAAASMCgEAAAABjQoBAAAABI4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEA0g8AIZMKAQAAAAGUCgEAAAABlQoBAAAAAQsVAADQDwAgFgAA0Q8AIBcAANEPACDhBEAAAAAEjApAAAAAAY0KQAAAAASOCkAAAAABjwpAAAAAAZAKQAAAAAGRCkAAAAABkgpAAM8PACELFQAA0A8AIBYAANEPACAXAADRDwAg4QRAAAAABIwKQAAAAAGNCkAAAAAEjgpAAAAAAY8KQAAAAAGQCkAAAAABkQpAAAAAAZIKQADPDwAhCOEEAgAAAASMCgIAAAABjQoCAAAABI4KAgAAAAGPCgIAAAABkAoCAAAAAZEKAgAAAAGSCgIA0A8AIQjhBEAAAAAEjApAAAAAAY0KQAAAAASOCkAAAAABjwpAAAAAAZAKQAAAAAGRCkAAAAABkgpAANEPACEOFQAA0A8AIBYAANMPACAXAADTDwAg4QQBAAAABIwKAQAAAAGNCgEAAAAEjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQDSDwAhkwoBAAAAAZQKAQAAAAGVCgEAAAABC-EEAQAAAASMCgEAAAABjQoBAAAABI4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEA0w8AIZMKAQAAAAGUCgEAAAABlQoBAAAAAQ0VAADQDwAgFgAA0A8AIBcAANAPACA4AADVDwAgOQAA0A8AIOEEAgAAAASMCgIAAAABjQoCAAAABI4KAgAAAAGPCgIAAAABkAoCAAAAAZEKAgAAAAGSCgIA1A8AIQjhBAgAAAAEjAoIAAAAAY0KCAAAAASOCggAAAABjwoIAAAAAZAKCAAAAAGRCggAAAABkgoIANUPACEHhQoAANYPADCGCgAAtQ8AEIcKAADWDwAwiAoCANcPACGJCgEA2A8AIYoKAQDYDwAhiwpAANkPACEI4QQCAAAABIwKAgAAAAGNCgIAAAAEjgoCAAAAAY8KAgAAAAGQCgIAAAABkQoCAAAAAZIKAgDQDwAhC-EEAQAAAASMCgEAAAABjQoBAAAABI4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEA0w8AIZMKAQAAAAGUCgEAAAABlQoBAAAAAQjhBEAAAAAEjApAAAAAAY0KQAAAAASOCkAAAAABjwpAAAAAAZAKQAAAAAGRCkAAAAABkgpAANEPACEHhQoAANoPADCGCgAArw8AEIcKAADaDwAwlgoBAM0PACGXCgEAzQ8AIZgKAQDNDwAhmQpAAM4PACEHhQoAANsPADCGCgAAnA8AEIcKAADbDwAwlgoBANgPACGXCgEA2A8AIZgKAQDYDwAhmQpAANkPACEClgoBAAAAAZcKAQAAAAEHhQoAAN0PADCGCgAAlg8AEIcKAADdDwAwigoBAM0PACGLCkAAzg8AIZsKAQDNDwAhnAoBAN4PACEOFQAA4A8AIBYAAOEPACAXAADhDwAg4QQBAAAABYwKAQAAAAGNCgEAAAAFjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQDfDwAhkwoBAAAAAZQKAQAAAAGVCgEAAAABDhUAAOAPACAWAADhDwAgFwAA4Q8AIOEEAQAAAAWMCgEAAAABjQoBAAAABY4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEA3w8AIZMKAQAAAAGUCgEAAAABlQoBAAAAAQjhBAIAAAAFjAoCAAAAAY0KAgAAAAWOCgIAAAABjwoCAAAAAZAKAgAAAAGRCgIAAAABkgoCAOAPACEL4QQBAAAABYwKAQAAAAGNCgEAAAAFjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQDhDwAhkwoBAAAAAZQKAQAAAAGVCgEAAAABB4UKAADiDwAwhgoAAIMPABCHCgAA4g8AMIoKAQDYDwAhiwpAANkPACGbCgEA2A8AIZwKAQDjDwAhC-EEAQAAAAWMCgEAAAABjQoBAAAABY4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEA4Q8AIZMKAQAAAAGUCgEAAAABlQoBAAAAAQ-FCgAA5A8AMIYKAAD9DgAQhwoAAOQPADCICgEAzQ8AIYkKAQDeDwAhigoBAN4PACGLCkAAzg8AIZYKAQDNDwAhnQoBAN4PACGfCgAA5Q-fCiKgCgEA3g8AIaEKQADmDwAhogpAAOYPACGjCgIAzA8AIaQKQADmDwAhBxUAANAPACAWAADqDwAgFwAA6g8AIOEEAAAAnwoIjAoAAACfCgKNCgAAAJ8KCJIKAADpD58KIgsVAADgDwAgFgAA6A8AIBcAAOgPACDhBEAAAAAFjApAAAAAAY0KQAAAAAWOCkAAAAABjwpAAAAAAZAKQAAAAAGRCkAAAAABkgpAAOcPACELFQAA4A8AIBYAAOgPACAXAADoDwAg4QRAAAAABYwKQAAAAAGNCkAAAAAFjgpAAAAAAY8KQAAAAAGQCkAAAAABkQpAAAAAAZIKQADnDwAhCOEEQAAAAAWMCkAAAAABjQpAAAAABY4KQAAAAAGPCkAAAAABkApAAAAAAZEKQAAAAAGSCkAA6A8AIQcVAADQDwAgFgAA6g8AIBcAAOoPACDhBAAAAJ8KCIwKAAAAnwoCjQoAAACfCgiSCgAA6Q-fCiIE4QQAAACfCgiMCgAAAJ8KAo0KAAAAnwoIkgoAAOoPnwoiEJEJAADuDwAghQoAAOsPADCGCgAAng4AEIcKAADrDwAwiAoBANgPACGJCgEA4w8AIYoKAQDjDwAhiwpAANkPACGWCgEA2A8AIZ0KAQDjDwAhnwoAAOwPnwoioAoBAOMPACGhCkAA7Q8AIaIKQADtDwAhowoCANcPACGkCkAA7Q8AIQThBAAAAJ8KCIwKAAAAnwoCjQoAAACfCgiSCgAA6g-fCiII4QRAAAAABYwKQAAAAAGNCkAAAAAFjgpAAAAAAY8KQAAAAAGQCkAAAAABkQpAAAAAAZIKQADoDwAhHZIJAACLEAAgkwkAAIwQACCUCQAAjRAAIIUKAACGEAAwhgoAAKAOABCHCgAAhhAAMIgKAQDYDwAhiwpAANkPACGZCkAA2Q8AIbgKAQDjDwAhvwoAAIcQvwoiwAoBANgPACHBCgEA2A8AIcIKAQDYDwAhwwoBANgPACHECgEA2A8AIcUKBACIEAAhxgoEAIkQACHHCgEA4w8AIcgKEACKEAAhyQoBAOMPACHKCgEA2A8AIcsKAQDjDwAhzApAAO0PACHNCkAA7Q8AIc4KAgDXDwAhzwpAAO0PACGcDQAAoA4AIJ0NAACgDgAgEYUKAADvDwAwhgoAAOMOABCHCgAA7w8AMIgKBADwDwAhnQoBAM0PACGlCgEA3g8AIaYKBADwDwAhpwoAAPEPACCoCgEA3g8AIakKAgDyDwAhqgoEAPMPACGrCkAAzg8AIawKQADmDwAhrQpAAOYPACGuCgEA3g8AIa8KAQDeDwAhsApAAOYPACENFQAA0A8AIBYAAPoPACAXAAD6DwAgOAAA1Q8AIDkAAPoPACDhBAQAAAAEjAoEAAAAAY0KBAAAAASOCgQAAAABjwoEAAAAAZAKBAAAAAGRCgQAAAABkgoEAPkPACEPFQAA4A8AIBYAAPgPACAXAAD4DwAgjAqAAAAAAY4KgAAAAAGPCoAAAAABkAqAAAAAAZEKgAAAAAGSCoAAAAABsQoBAAAAAbIKAQAAAAGzCgEAAAABtAqAAAAAAbUKgAAAAAG2CoAAAAABDRUAAOAPACAWAADgDwAgFwAA4A8AIDgAAPUPACA5AADgDwAg4QQCAAAABYwKAgAAAAGNCgIAAAAFjgoCAAAAAY8KAgAAAAGQCgIAAAABkQoCAAAAAZIKAgD3DwAhDRUAAOAPACAWAAD2DwAgFwAA9g8AIDgAAPUPACA5AAD2DwAg4QQEAAAABYwKBAAAAAGNCgQAAAAFjgoEAAAAAY8KBAAAAAGQCgQAAAABkQoEAAAAAZIKBAD0DwAhDRUAAOAPACAWAAD2DwAgFwAA9g8AIDgAAPUPACA5AAD2DwAg4QQEAAAABYwKBAAAAAGNCgQAAAAFjgoEAAAAAY8KBAAAAAGQCgQAAAABkQoEAAAAAZIKBAD0DwAhCOEECAAAAAWMCggAAAABjQoIAAAABY4KCAAAAAGPCggAAAABkAoIAAAAAZEKCAAAAAGSCggA9Q8AIQjhBAQAAAAFjAoEAAAAAY0KBAAAAAWOCgQAAAABjwoEAAAAAZAKBAAAAAGRCgQAAAABkgoEAPYPACENFQAA4A8AIBYAAOAPACAXAADgDwAgOAAA9Q8AIDkAAOAPACDhBAIAAAAFjAoCAAAAAY0KAgAAAAWOCgIAAAABjwoCAAAAAZAKAgAAAAGRCgIAAAABkgoCAPcPACEMjAqAAAAAAY4KgAAAAAGPCoAAAAABkAqAAAAAAZEKgAAAAAGSCoAAAAABsQoBAAAAAbIKAQAAAAGzCgEAAAABtAqAAAAAAbUKgAAAAAG2CoAAAAABDRUAANAPACAWAAD6DwAgFwAA-g8AIDgAANUPACA5AAD6DwAg4QQEAAAABIwKBAAAAAGNCgQAAAAEjgoEAAAAAY8KBAAAAAGQCgQAAAABkQoEAAAAAZIKBAD5DwAhCOEEBAAAAASMCgQAAAABjQoEAAAABI4KBAAAAAGPCgQAAAABkAoEAAAAAZEKBAAAAAGSCgQA-g8AIQ2FCgAA-w8AMIYKAADNDgAQhwoAAPsPADCLCkAAzg8AIZkKQADODwAhnQoBAM0PACG3CgEAzQ8AIbgKAQDNDwAhuQoEAPMPACG6CkAA5g8AIbsKAQDeDwAhvApAAOYPACG9CiAA_A8AIQUVAADQDwAgFgAA_g8AIBcAAP4PACCMCiAAAAABkgogAP0PACEFFQAA0A8AIBYAAP4PACAXAAD-DwAgjAogAAAAAZIKIAD9DwAhAowKIAAAAAGSCiAA_g8AIRiFCgAA_w8AMIYKAAC3DgAQhwoAAP8PADCICgEAzQ8AIYsKQADODwAhmQpAAM4PACG4CgEA3g8AIb8KAACAEL8KIsAKAQDNDwAhwQoBAM0PACHCCgEAzQ8AIcMKAQDNDwAhxAoBAM0PACHFCgQA8A8AIcYKBADzDwAhxwoBAN4PACHIChAAgRAAIckKAQDeDwAhygoBAM0PACHLCgEA3g8AIcwKQADmDwAhzQpAAOYPACHOCgIAzA8AIc8KQADmDwAhBxUAANAPACAWAACFEAAgFwAAhRAAIOEEAAAAvwoIjAoAAAC_CgKNCgAAAL8KCJIKAACEEL8KIg0VAADQDwAgFgAAgxAAIBcAAIMQACA4AACDEAAgOQAAgxAAIOEEEAAAAASMChAAAAABjQoQAAAABI4KEAAAAAGPChAAAAABkAoQAAAAAZEKEAAAAAGSChAAghAAIQ0VAADQDwAgFgAAgxAAIBcAAIMQACA4AACDEAAgOQAAgxAAIOEEEAAAAASMChAAAAABjQoQAAAABI4KEAAAAAGPChAAAAABkAoQAAAAAZEKEAAAAAGSChAAghAAIQjhBBAAAAAEjAoQAAAAAY0KEAAAAASOChAAAAABjwoQAAAAAZAKEAAAAAGRChAAAAABkgoQAIMQACEHFQAA0A8AIBYAAIUQACAXAACFEAAg4QQAAAC_CgiMCgAAAL8KAo0KAAAAvwoIkgoAAIQQvwoiBOEEAAAAvwoIjAoAAAC_CgKNCgAAAL8KCJIKAACFEL8KIhuSCQAAixAAIJMJAACMEAAglAkAAI0QACCFCgAAhhAAMIYKAACgDgAQhwoAAIYQADCICgEA2A8AIYsKQADZDwAhmQpAANkPACG4CgEA4w8AIb8KAACHEL8KIsAKAQDYDwAhwQoBANgPACHCCgEA2A8AIcMKAQDYDwAhxAoBANgPACHFCgQAiBAAIcYKBACJEAAhxwoBAOMPACHIChAAihAAIckKAQDjDwAhygoBANgPACHLCgEA4w8AIcwKQADtDwAhzQpAAO0PACHOCgIA1w8AIc8KQADtDwAhBOEEAAAAvwoIjAoAAAC_CgKNCgAAAL8KCJIKAACFEL8KIgjhBAQAAAAEjAoEAAAAAY0KBAAAAASOCgQAAAABjwoEAAAAAZAKBAAAAAGRCgQAAAABkgoEAPoPACEI4QQEAAAABYwKBAAAAAGNCgQAAAAFjgoEAAAAAY8KBAAAAAGQCgQAAAABkQoEAAAAAZIKBAD2DwAhCOEEEAAAAASMChAAAAABjQoQAAAABI4KEAAAAAGPChAAAAABkAoQAAAAAZEKEAAAAAGSChAAgxAAIQPQCgAAlg4AINEKAACWDgAg0goAAJYOACAD0AoAAJoOACDRCgAAmg4AINIKAACaDgAgEpEJAADuDwAghQoAAOsPADCGCgAAng4AEIcKAADrDwAwiAoBANgPACGJCgEA4w8AIYoKAQDjDwAhiwpAANkPACGWCgEA2A8AIZ0KAQDjDwAhnwoAAOwPnwoioAoBAOMPACGhCkAA7Q8AIaIKQADtDwAhowoCANcPACGkCkAA7Q8AIZwNAACeDgAgnQ0AAJ4OACASkQkAAJEQACCFCgAAjhAAMIYKAACaDgAQhwoAAI4QADCICgQAiBAAIZ0KAQDYDwAhpQoBAOMPACGmCgQAiBAAIacKAACPEAAgqAoBAOMPACGpCgIAkBAAIaoKBACJEAAhqwpAANkPACGsCkAA7Q8AIa0KQADtDwAhrgoBAOMPACGvCgEA4w8AIbAKQADtDwAhDIwKgAAAAAGOCoAAAAABjwqAAAAAAZAKgAAAAAGRCoAAAAABkgqAAAAAAbEKAQAAAAGyCgEAAAABswoBAAAAAbQKgAAAAAG1CoAAAAABtgqAAAAAAQjhBAIAAAAFjAoCAAAAAY0KAgAAAAWOCgIAAAABjwoCAAAAAZAKAgAAAAGRCgIAAAABkgoCAOAPACEdkgkAAIsQACCTCQAAjBAAIJQJAACNEAAghQoAAIYQADCGCgAAoA4AEIcKAACGEAAwiAoBANgPACGLCkAA2Q8AIZkKQADZDwAhuAoBAOMPACG_CgAAhxC_CiLACgEA2A8AIcEKAQDYDwAhwgoBANgPACHDCgEA2A8AIcQKAQDYDwAhxQoEAIgQACHGCgQAiRAAIccKAQDjDwAhyAoQAIoQACHJCgEA4w8AIcoKAQDYDwAhywoBAOMPACHMCkAA7Q8AIc0KQADtDwAhzgoCANcPACHPCkAA7Q8AIZwNAACgDgAgnQ0AAKAOACAOkQkAAJEQACCFCgAAkhAAMIYKAACWDgAQhwoAAJIQADCLCkAA2Q8AIZkKQADZDwAhnQoBANgPACG3CgEA2A8AIbgKAQDYDwAhuQoEAIkQACG6CkAA7Q8AIbsKAQDjDwAhvApAAO0PACG9CiAAkxAAIQKMCiAAAAABkgogAP4PACESnwMBAM0PACGFCgAAlBAAMIYKAACRDgAQhwoAAJQQADCICgEAlRAAIYsKQADODwAhwAoBAM0PACHKCgEAzQ8AIdMKAQDNDwAh1AoBAM0PACHVCgEAzQ8AIdYKAQDNDwAh1woBAM0PACHYCkAAzg8AIdkKQADODwAh2goCAPIPACHbCgIA8g8AIdwKAQDeDwAhCxUAANAPACAWAADTDwAgFwAA0w8AIOEEAQAAAASMCgEAAAABjQoBAAAABI4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEAlhAAIQsVAADQDwAgFgAA0w8AIBcAANMPACDhBAEAAAAEjAoBAAAAAY0KAQAAAASOCgEAAAABjwoBAAAAAZAKAQAAAAGRCgEAAAABkgoBAJYQACESnwMBANgPACGFCgAAlxAAMIYKAAD-DQAQhwoAAJcQADCICgEAmBAAIYsKQADZDwAhwAoBANgPACHKCgEA2A8AIdMKAQDYDwAh1AoBANgPACHVCgEA2A8AIdYKAQDYDwAh1woBANgPACHYCkAA2Q8AIdkKQADZDwAh2goCAJAQACHbCgIAkBAAIdwKAQDjDwAhCOEEAQAAAASMCgEAAAABjQoBAAAABI4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEAmRAAIQjhBAEAAAAEjAoBAAAAAY0KAQAAAASOCgEAAAABjwoBAAAAAZAKAQAAAAGRCgEAAAABkgoBAJkQACEJhQoAAJoQADCGCgAA-A0AEIcKAACaEAAwiAoBAM0PACGLCkAAzg8AIb8KAACbEN4KIt4KAQDeDwAh3woAAJwQACDgCkAA5g8AIQcVAADQDwAgFgAAnxAAIBcAAJ8QACDhBAAAAN4KCIwKAAAA3goCjQoAAADeCgiSCgAAnhDeCiIPFQAA0A8AIBYAAJ0QACAXAACdEAAgjAqAAAAAAY4KgAAAAAGPCoAAAAABkAqAAAAAAZEKgAAAAAGSCoAAAAABsQoBAAAAAbIKAQAAAAGzCgEAAAABtAqAAAAAAbUKgAAAAAG2CoAAAAABDIwKgAAAAAGOCoAAAAABjwqAAAAAAZAKgAAAAAGRCoAAAAABkgqAAAAAAbEKAQAAAAGyCgEAAAABswoBAAAAAbQKgAAAAAG1CoAAAAABtgqAAAAAAQcVAADQDwAgFgAAnxAAIBcAAJ8QACDhBAAAAN4KCIwKAAAA3goCjQoAAADeCgiSCgAAnhDeCiIE4QQAAADeCgiMCgAAAN4KAo0KAAAA3goIkgoAAJ8Q3goiCYUKAACgEAAwhgoAAOUNABCHCgAAoBAAMIgKAQDYDwAhiwpAANkPACG_CgAAoRDeCiLeCgEA4w8AId8KAACiEAAg4ApAAO0PACEE4QQAAADeCgiMCgAAAN4KAo0KAAAA3goIkgoAAJ8Q3goiDIwKgAAAAAGOCoAAAAABjwqAAAAAAZAKgAAAAAGRCoAAAAABkgqAAAAAAbEKAQAAAAGyCgEAAAABswoBAAAAAbQKgAAAAAG1CoAAAAABtgqAAAAAAQyFCgAAoxAAMIYKAADfDQAQhwoAAKMQADCLCkAAzg8AIZ8KAACkEOIKIr8KAACbEN4KIsAKAQDNDwAhygoBAM0PACHfCgAAnBAAIOAKQADmDwAh4goBAM0PACHjCgEAzQ8AIQcVAADQDwAgFgAAphAAIBcAAKYQACDhBAAAAOIKCIwKAAAA4goCjQoAAADiCgiSCgAApRDiCiIHFQAA0A8AIBYAAKYQACAXAACmEAAg4QQAAADiCgiMCgAAAOIKAo0KAAAA4goIkgoAAKUQ4goiBOEEAAAA4goIjAoAAADiCgKNCgAAAOIKCJIKAACmEOIKIgyFCgAApxAAMIYKAADMDQAQhwoAAKcQADCLCkAA2Q8AIZ8KAACoEOIKIr8KAAChEN4KIsAKAQDYDwAhygoBANgPACHfCgAAohAAIOAKQADtDwAh4goBANgPACHjCgEA2A8AIQThBAAAAOIKCIwKAAAA4goCjQoAAADiCgiSCgAAphDiCiICvwoAAADeCgLiCgEAAAABDoUKAACqEAAwhgoAAMYNABCHCgAAqhAAMIgKAQDNDwAhiwpAAM4PACGZCkAAzg8AIbgKAQDNDwAhwAoBAM0PACHBCgEAzQ8AIcMKAQDNDwAh5QoCAMwPACHmCkAAzg8AIecKQADmDwAh6AoCAPIPACEOhQoAAKsQADCGCgAAsw0AEIcKAACrEAAwiAoBANgPACGLCkAA2Q8AIZkKQADZDwAhuAoBANgPACHACgEA2A8AIcEKAQDYDwAhwwoBANgPACHlCgIA1w8AIeYKQADZDwAh5wpAAO0PACHoCgIAkBAAIQmFCgAArBAAMIYKAACtDQAQhwoAAKwQADCICgEAzQ8AIYsKQADODwAh3woAAJwQACDpCgEAzQ8AIeoKQADmDwAh6wpAAOYPACEJhQoAAK0QADCGCgAAmg0AEIcKAACtEAAwiAoBANgPACGLCkAA2Q8AId8KAACiEAAg6QoBANgPACHqCkAA7Q8AIesKQADtDwAhCIUKAACuEAAwhgoAAJQNABCHCgAArhAAMIsKQADODwAhvwoAAK8Q7Qoi4goBAJUQACHqCkAA5g8AIe0KQADmDwAhBxUAANAPACAWAACxEAAgFwAAsRAAIOEEAAAA7QoIjAoAAADtCgKNCgAAAO0KCJIKAACwEO0KIgcVAADQDwAgFgAAsRAAIBcAALEQACDhBAAAAO0KCIwKAAAA7QoCjQoAAADtCgiSCgAAsBDtCiIE4QQAAADtCgiMCgAAAO0KAo0KAAAA7QoIkgoAALEQ7QoiCIUKAACyEAAwhgoAAIENABCHCgAAshAAMIsKQADZDwAhvwoAALMQ7Qoi4goBAJgQACHqCkAA7Q8AIe0KQADtDwAhBOEEAAAA7QoIjAoAAADtCgKNCgAAAO0KCJIKAACxEO0KIgK_CgAAAO0KAuIKAQAAAAEehQoAALUQADCGCgAA-wwAEIcKAAC1EAAwiAoBAJUQACGLCkAAzg8AIZ8KAAC2EPAKIsAKAQDNDwAhygoBAM0PACHjCgEAzQ8AIegKAQDeDwAh6gpAAOYPACHtCkAA5g8AIfEKAAC3EPEKIvIKAQDeDwAh8woQAIEQACH0ChAAuBAAIfUKAQDeDwAh9goAAPEPACD3CgEA3g8AIfgKAQDeDwAh-QoBAN4PACH6CgEA3g8AIfsKAQDeDwAh_AoAAPEPACD9CgEA3g8AIf4KQADmDwAh_wpAAOYPACGAC0AAzg8AIYELQADmDwAhggtAAOYPACEHFQAA0A8AIBYAAL4QACAXAAC-EAAg4QQAAADwCgiMCgAAAPAKAo0KAAAA8AoIkgoAAL0Q8AoiBxUAANAPACAWAAC8EAAgFwAAvBAAIOEEAAAA8QoIjAoAAADxCgKNCgAAAPEKCJIKAAC7EPEKIg0VAADgDwAgFgAAuhAAIBcAALoQACA4AAC6EAAgOQAAuhAAIOEEEAAAAAWMChAAAAABjQoQAAAABY4KEAAAAAGPChAAAAABkAoQAAAAAZEKEAAAAAGSChAAuRAAIQ0VAADgDwAgFgAAuhAAIBcAALoQACA4AAC6EAAgOQAAuhAAIOEEEAAAAAWMChAAAAABjQoQAAAABY4KEAAAAAGPChAAAAABkAoQAAAAAZEKEAAAAAGSChAAuRAAIQjhBBAAAAAFjAoQAAAAAY0KEAAAAAWOChAAAAABjwoQAAAAAZAKEAAAAAGRChAAAAABkgoQALoQACEHFQAA0A8AIBYAALwQACAXAAC8EAAg4QQAAADxCgiMCgAAAPEKAo0KAAAA8QoIkgoAALsQ8QoiBOEEAAAA8QoIjAoAAADxCgKNCgAAAPEKCJIKAAC8EPEKIgcVAADQDwAgFgAAvhAAIBcAAL4QACDhBAAAAPAKCIwKAAAA8AoCjQoAAADwCgiSCgAAvRDwCiIE4QQAAADwCgiMCgAAAPAKAo0KAAAA8AoIkgoAAL4Q8AoiHoUKAAC_EAAwhgoAAOgMABCHCgAAvxAAMIgKAQCYEAAhiwpAANkPACGfCgAAwBDwCiLACgEA2A8AIcoKAQDYDwAh4woBANgPACHoCgEA4w8AIeoKQADtDwAh7QpAAO0PACHxCgAAwRDxCiLyCgEA4w8AIfMKEACKEAAh9AoQAMIQACH1CgEA4w8AIfYKAACPEAAg9woBAOMPACH4CgEA4w8AIfkKAQDjDwAh-goBAOMPACH7CgEA4w8AIfwKAACPEAAg_QoBAOMPACH-CkAA7Q8AIf8KQADtDwAhgAtAANkPACGBC0AA7Q8AIYILQADtDwAhBOEEAAAA8AoIjAoAAADwCgKNCgAAAPAKCJIKAAC-EPAKIgThBAAAAPEKCIwKAAAA8QoCjQoAAADxCgiSCgAAvBDxCiII4QQQAAAABYwKEAAAAAGNChAAAAAFjgoQAAAAAY8KEAAAAAGQChAAAAABkQoQAAAAAZIKEAC6EAAhCoUKAADDEAAwhgoAAOIMABCHCgAAwxAAMJ8KAQDNDwAhowoCAMwPACGkCkAA5g8AIfYKAQDNDwAhgQtAAOYPACGDCwEAzQ8AIYQLAQDeDwAhD4UKAADEEAAwhgoAAMwMABCHCgAAxBAAMIgKAQDNDwAhiwpAAM4PACG4CgEA3g8AIb8KAQDNDwAhwAoBAN4PACHKCgEA3g8AIegKAgDMDwAhhQsBAN4PACGGCwEAzQ8AIYcLAQDNDwAhiAsBAM0PACGJCwEAzQ8AIRCACAAAxhAAIIUKAADFEAAwhgoAALkMABCHCgAAxRAAMIgKAQDYDwAhiwpAANkPACG4CgEA4w8AIb8KAQDYDwAhwAoBAOMPACHKCgEA4w8AIegKAgDXDwAhhQsBAOMPACGGCwEA2A8AIYcLAQDYDwAhiAsBANgPACGJCwEA2A8AIQPQCgAAswwAINEKAACzDAAg0goAALMMACAC9goBAAAAAYMLAQAAAAEL7AYAAMkQACCFCgAAyBAAMIYKAACzDAAQhwoAAMgQADCfCgEA2A8AIaMKAgDXDwAhpApAAO0PACH2CgEA2A8AIYELQADtDwAhgwsBANgPACGECwEA4w8AIRKACAAAxhAAIIUKAADFEAAwhgoAALkMABCHCgAAxRAAMIgKAQDYDwAhiwpAANkPACG4CgEA4w8AIb8KAQDYDwAhwAoBAOMPACHKCgEA4w8AIegKAgDXDwAhhQsBAOMPACGGCwEA2A8AIYcLAQDYDwAhiAsBANgPACGJCwEA2A8AIZwNAAC5DAAgnQ0AALkMACAGhQoAAMoQADCGCgAArgwAEIcKAADKEAAwiwsBAM0PACGMC0AAzg8AIY0LAgDMDwAhBoUKAADLEAAwhgoAAJsMABCHCgAAyxAAMIsLAQDYDwAhjAtAANkPACGNCwIA1w8AIQKLCwEAAAABjAtAAAAAAQaFCgAAzRAAMIYKAACVDAAQhwoAAM0QADCICgEAzQ8AIY8LAQDNDwAhkAtAAM4PACEIhQoAAM4QADCGCgAA_wsAEIcKAADOEAAwiAoBAM0PACGrCkAAzg8AIYMLAQDNDwAhjwsBAM0PACGRC0AA5g8AIQ6FCgAAzxAAMIYKAADpCwAQhwoAAM8QADCICgEAzQ8AIasKQADODwAhuAoBAN4PACHoCgIAzA8AIYYLAQDNDwAhiQsBAM0PACGSCwEAzQ8AIZMLAQDNDwAhlAsBAM0PACGVCwEAzQ8AIZYLAQDNDwAhD-sGAADREAAghQoAANAQADCGCgAA1gsAEIcKAADQEAAwiAoBANgPACGrCkAA2Q8AIbgKAQDjDwAh6AoCANcPACGGCwEA2A8AIYkLAQDYDwAhkgsBANgPACGTCwEA2A8AIZQLAQDYDwAhlQsBANgPACGWCwEA2A8AIQPQCgAAzQoAINEKAADNCgAg0goAAM0KACAKhQoAANIQADCGCgAA0AsAEIcKAADSEAAwygoBAM0PACH-CkAAzg8AIY8LAQDNDwAhlwsBAM0PACGYCxAAgRAAIZkLAgDMDwAhmgsQAIEQACEOhQoAANMQADCGCgAAugsAEIcKAADTEAAwiAoBAM0PACGLCkAAzg8AIZkKQADmDwAh4ApAAOYPACH2CgEA3g8AIYULAQDeDwAhmwsBAM0PACGcCwEAzQ8AIZ0LAQDeDwAhngsgAPwPACGfC0AA5g8AIQaFCgAA1BAAMIYKAACiCwAQhwoAANQQADDACgEAzQ8AIYULAQDNDwAhoAtAAM4PACEHhQoAANUQADCGCgAAjAsAEIcKAADVEAAwigoBAM0PACGLCkAAzg8AIaELAQDNDwAhogsBAM0PACEHhQoAANYQADCGCgAA-QoAEIcKAADWEAAwigoBANgPACGLCkAA2Q8AIaELAQDYDwAhogsBANgPACEKhQoAANcQADCGCgAA8woAEIcKAADXEAAwiwpAAM4PACHKCgEAzQ8AIZwLAQDNDwAhowsBAM0PACGkCwEA3g8AIaULQADmDwAhpgtAAOYPACEL6gYAANkQACCFCgAA2BAAMIYKAADXCgAQhwoAANgQADDKCgEA2A8AIf4KQADZDwAhjwsBANgPACGXCwEA2A8AIZgLEACKEAAhmQsCANcPACGaCxAAihAAIRThBAAA4hAAIOsGAADREAAg7QYAAOMQACDuBgAA5BAAIIUKAADhEAAwhgoAAMcKABCHCgAA4RAAMIgKAQDYDwAhiwpAANkPACGZCkAA7Q8AIeAKQADtDwAh9goBAOMPACGFCwEA4w8AIZsLAQDYDwAhnAsBANgPACGdCwEA4w8AIZ4LIACTEAAhnwtAAO0PACGcDQAAxwoAIJ0NAADHCgAgB-oGAADZEAAghQoAANoQADCGCgAA0woAEIcKAADaEAAwiAoBANgPACGPCwEA2A8AIZALQADZDwAhAoMLAQAAAAGPCwEAAAABCuoGAADZEAAg7AYAAN0QACCFCgAA3BAAMIYKAADNCgAQhwoAANwQADCICgEA2A8AIasKQADZDwAhgwsBANgPACGPCwEA2A8AIZELQADtDwAhEesGAADREAAghQoAANAQADCGCgAA1gsAEIcKAADQEAAwiAoBANgPACGrCkAA2Q8AIbgKAQDjDwAh6AoCANcPACGGCwEA2A8AIYkLAQDYDwAhkgsBANgPACGTCwEA2A8AIZQLAQDYDwAhlQsBANgPACGWCwEA2A8AIZwNAADWCwAgnQ0AANYLACAM6QYAAN8QACDvBgAA4BAAIIUKAADeEAAwhgoAAMsKABCHCgAA3hAAMIsKQADZDwAhygoBANgPACGcCwEA2A8AIaMLAQDYDwAhpAsBAOMPACGlC0AA7Q8AIaYLQADtDwAhA9AKAADDCgAg0QoAAMMKACDSCgAAwwoAIAPQCgAAxwoAINEKAADHCgAg0goAAMcKACAS4QQAAOIQACDrBgAA0RAAIO0GAADjEAAg7gYAAOQQACCFCgAA4RAAMIYKAADHCgAQhwoAAOEQADCICgEA2A8AIYsKQADZDwAhmQpAAO0PACHgCkAA7Q8AIfYKAQDjDwAhhQsBAOMPACGbCwEA2A8AIZwLAQDYDwAhnQsBAOMPACGeCyAAkxAAIZ8LQADtDwAhDukGAADfEAAg7wYAAOAQACCFCgAA3hAAMIYKAADLCgAQhwoAAN4QADCLCkAA2Q8AIcoKAQDYDwAhnAsBANgPACGjCwEA2A8AIaQLAQDjDwAhpQtAAO0PACGmC0AA7Q8AIZwNAADLCgAgnQ0AAMsKACAD0AoAANMKACDRCgAA0woAINIKAADTCgAgA9AKAADXCgAg0QoAANcKACDSCgAA1woAIALACgEAAAABhQsBAAAAAQfhBAAA5xAAIIUKAADmEAAwhgoAAMMKABCHCgAA5hAAMMAKAQDYDwAhhQsBANgPACGgC0AA2Q8AIQ7pBgAA3xAAIO8GAADgEAAghQoAAN4QADCGCgAAywoAEIcKAADeEAAwiwpAANkPACHKCgEA2A8AIZwLAQDYDwAhowsBANgPACGkCwEA4w8AIaULQADtDwAhpgtAAO0PACGcDQAAywoAIJ0NAADLCgAgBoUKAADoEAAwhgoAAL4KABCHCgAA6BAAMMAKAQDNDwAhqQsBAJUQACGqC0AAzg8AIQaFCgAA6RAAMIYKAACrCgAQhwoAAOkQADDACgEA2A8AIakLAQCYEAAhqgtAANkPACECwAoBAAAAAakLAQAAAAEGhQoAAOsQADCGCgAApQoAEIcKAADrEAAwiwpAAM4PACGjCwEAzQ8AIawLAQDNDwAhBoUKAADsEAAwhgoAAJIKABCHCgAA7BAAMIsKQADZDwAhowsBANgPACGsCwEA2A8AIQeFCgAA7RAAMIYKAACMCgAQhwoAAO0QADCMCwIAzA8AIa0LQADODwAhrgsQAIEQACGvCxAAgRAAIQeFCgAA7hAAMIYKAAD5CQAQhwoAAO4QADCMCwIA1w8AIa0LQADZDwAhrgsQAIoQACGvCxAAihAAIQmFCgAA7xAAMIYKAADzCQAQhwoAAO8QADCICgEAzQ8AIbALAQDNDwAhsQsBAM0PACGyCwAAnBAAILMLIAD8DwAhtAtAAM4PACEGhQoAAPAQADCGCgAA3QkAEIcKAADwEAAwiAoBAM0PACG0C0AAzg8AIbULAQDNDwAhB5gGAADyEAAghQoAAPEQADCGCgAAygkAEIcKAADxEAAwiAoBANgPACG0C0AA2Q8AIbULAQDYDwAhA9AKAADECQAg0QoAAMQJACDSCgAAxAkAIAqXBgAA9BAAIIUKAADzEAAwhgoAAMQJABCHCgAA8xAAMIgKAQDYDwAhsAsBANgPACGxCwEA2A8AIbILAACiEAAgswsgAJMQACG0C0AA2Q8AIQmYBgAA8hAAIIUKAADxEAAwhgoAAMoJABCHCgAA8RAAMIgKAQDYDwAhtAtAANkPACG1CwEA2A8AIZwNAADKCQAgnQ0AAMoJACAGhQoAAPUQADCGCgAAvwkAEIcKAAD1EAAwmAsQAIEQACG2CwEAlRAAIbcLAgDMDwAhFIUKAAD2EAAwhgoAAKkJABCHCgAA9hAAMIgKAQCVEAAhiwpAAM4PACGfCgEAzQ8AIaAKAQDeDwAhowoCAMwPACHJCgEA3g8AIf0KAQDNDwAhgAtAAM4PACGYCxAAgRAAIbgLAQCVEAAhuQsBAM0PACG6CwEAzQ8AIbsLAQDeDwAhvAsAAPEPACC9C0AA5g8AIb4LQADmDwAhvwtAAOYPACEJhQoAAPcQADCGCgAAkwkAEIcKAAD3EAAwiAoEAPAPACH9CgEAzQ8AIbgLAQCVEAAhwAsBAN4PACHBCwEAzQ8AIcILQADODwAhDoUKAAD4EAAwhgoAAP0IABCHCgAA-BAAMJgLEACBEAAhtwsCAMwPACG4CwEAlRAAIcMLAQDNDwAhxAsBAM0PACHFCwEAzQ8AIcYLEAC4EAAhxwsCAMwPACHICwEAzQ8AIckLAQDNDwAhygsCAPIPACEuhQoAAPkQADCGCgAA5wgAEIcKAAD5EAAwiAoBAJUQACGLCkAAzg8AIZ8KAQDNDwAhyQoBAN4PACH9CgEAzQ8AIYALQADODwAhlwsBAM0PACGYCxAAgRAAIZwLAQDNDwAhsQsBAN4PACG_C0AAzg8AIcMLAQDeDwAhxQsBAM0PACHICwEAzQ8AIcsLAQDNDwAhzAsBAM0PACHNCwEAzQ8AIc4LAQDNDwAhzwsBAM0PACHQCwEAzQ8AIdELEAC4EAAh0gsQALgQACHTCwIA8g8AIdQLAACcEAAg1QsAAJwQACDWCwAB-hAAIdcLAAH6EAAh2AsBAN4PACHZCwAB-xAAIdoLQADODwAh2wsBAN4PACHcCwEA3g8AId0LAQDNDwAh3gsgAPwPACHfCwIA8g8AIeALAADxDwAg4QsAAfsQACHiCwAA8Q8AIOMLAQD8EAAh5AsBAN4PACHlCxAAuBAAIeYLIAD8DwAh5wtAAOYPACEHFQAA0A8AIBYAAIERACAXAACBEQAg4QQAAQAABIwKAAEAAAGNCgABAAAEkgoAAYARACEHFQAA4A8AIBYAAP8QACAXAAD_EAAg4QQAAQAABYwKAAEAAAGNCgABAAAFkgoAAf4QACELFQAA4A8AIBYAAOEPACAXAADhDwAg4QQBAAAABYwKAQAAAAGNCgEAAAAFjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQD9EAAhCxUAAOAPACAWAADhDwAgFwAA4Q8AIOEEAQAAAAWMCgEAAAABjQoBAAAABY4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEA_RAAIQcVAADgDwAgFgAA_xAAIBcAAP8QACDhBAABAAAFjAoAAQAAAY0KAAEAAAWSCgAB_hAAIQThBAABAAAFjAoAAQAAAY0KAAEAAAWSCgAB_xAAIQcVAADQDwAgFgAAgREAIBcAAIERACDhBAABAAAEjAoAAQAAAY0KAAEAAASSCgABgBEAIQThBAABAAAEjAoAAQAAAY0KAAEAAASSCgABgREAITHDBQAAhhEAIMQFAACHEQAgxgUAAIgRACCFCgAAghEAMIYKAADUCAAQhwoAAIIRADCICgEAmBAAIYsKQADZDwAhnwoBANgPACHJCgEA4w8AIf0KAQDYDwAhgAtAANkPACGXCwEA2A8AIZgLEACKEAAhnAsBANgPACGxCwEA4w8AIb8LQADZDwAhwwsBAOMPACHFCwEA2A8AIcgLAQDYDwAhywsBANgPACHMCwEA2A8AIc0LAQDYDwAhzgsBANgPACHPCwEA2A8AIdALAQDYDwAh0QsQAMIQACHSCxAAwhAAIdMLAgCQEAAh1AsAAKIQACDVCwAAohAAINYLAAGDEQAh1wsAAYMRACHYCwEA4w8AIdkLAAGEEQAh2gtAANkPACHbCwEA4w8AIdwLAQDjDwAh3QsBANgPACHeCyAAkxAAId8LAgCQEAAh4AsAAI8QACDhCwABhBEAIeILAACPEAAg4wsBAIURACHkCwEA4w8AIeULEADCEAAh5gsgAJMQACHnC0AA7Q8AIQThBAABAAAEjAoAAQAAAY0KAAEAAASSCgABgREAIQThBAABAAAFjAoAAQAAAY0KAAEAAAWSCgAB_xAAIQjhBAEAAAAFjAoBAAAAAY0KAQAAAAWOCgEAAAABjwoBAAAAAZAKAQAAAAGRCgEAAAABkgoBAIkRACED0AoAAL8IACDRCgAAvwgAINIKAAC_CAAgA9AKAADDCAAg0QoAAMMIACDSCgAAwwgAIAPQCgAAxwgAINEKAADHCAAg0goAAMcIACAI4QQBAAAABYwKAQAAAAGNCgEAAAAFjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQCJEQAhArYLAQAAAAG3CwIAAAABB8UFAACMEQAghQoAAIsRADCGCgAAywgAEIcKAACLEQAwmAsQAIoQACG2CwEAmBAAIbcLAgDXDwAhGMIFAACPEQAgwwUAAJARACCFCgAAjhEAMIYKAADHCAAQhwoAAI4RADCICgEAmBAAIYsKQADZDwAhnwoBANgPACGgCgEA4w8AIaMKAgDXDwAhyQoBAOMPACH9CgEA2A8AIYALQADZDwAhmAsQAIoQACG4CwEAmBAAIbkLAQDYDwAhugsBANgPACG7CwEA4w8AIbwLAACPEAAgvQtAAO0PACG-C0AA7Q8AIb8LQADtDwAhnA0AAMcIACCdDQAAxwgAIAK4CwEAAAABugsBAAAAARbCBQAAjxEAIMMFAACQEQAghQoAAI4RADCGCgAAxwgAEIcKAACOEQAwiAoBAJgQACGLCkAA2Q8AIZ8KAQDYDwAhoAoBAOMPACGjCgIA1w8AIckKAQDjDwAh_QoBANgPACGAC0AA2Q8AIZgLEACKEAAhuAsBAJgQACG5CwEA2A8AIboLAQDYDwAhuwsBAOMPACG8CwAAjxAAIL0LQADtDwAhvgtAAO0PACG_C0AA7Q8AITPDBQAAhhEAIMQFAACHEQAgxgUAAIgRACCFCgAAghEAMIYKAADUCAAQhwoAAIIRADCICgEAmBAAIYsKQADZDwAhnwoBANgPACHJCgEA4w8AIf0KAQDYDwAhgAtAANkPACGXCwEA2A8AIZgLEACKEAAhnAsBANgPACGxCwEA4w8AIb8LQADZDwAhwwsBAOMPACHFCwEA2A8AIcgLAQDYDwAhywsBANgPACHMCwEA2A8AIc0LAQDYDwAhzgsBANgPACHPCwEA2A8AIdALAQDYDwAh0QsQAMIQACHSCxAAwhAAIdMLAgCQEAAh1AsAAKIQACDVCwAAohAAINYLAAGDEQAh1wsAAYMRACHYCwEA4w8AIdkLAAGEEQAh2gtAANkPACHbCwEA4w8AIdwLAQDjDwAh3QsBANgPACHeCyAAkxAAId8LAgCQEAAh4AsAAI8QACDhCwABhBEAIeILAACPEAAg4wsBAIURACHkCwEA4w8AIeULEADCEAAh5gsgAJMQACHnC0AA7Q8AIZwNAADUCAAgnQ0AANQIACAD0AoAAMsIACDRCgAAywgAINIKAADLCAAgCsIFAACPEQAghQoAAJERADCGCgAAwwgAEIcKAACREQAwiAoEAIgQACH9CgEA2A8AIbgLAQCYEAAhwAsBAOMPACHBCwEA2A8AIcILQADZDwAhArcLAgAAAAG4CwEAAAABD8IFAACPEQAghQoAAJMRADCGCgAAvwgAEIcKAACTEQAwmAsQAIoQACG3CwIA1w8AIbgLAQCYEAAhwwsBANgPACHECwEA2A8AIcULAQDYDwAhxgsQAMIQACHHCwIA1w8AIcgLAQDYDwAhyQsBANgPACHKCwIAkBAAIQSXCwEAAAABzAsBAAAAAc0LAQAAAAHPCwEAAAABBYUKAACVEQAwhgoAALoIABCHCgAAlREAMIgKAQCVEAAh7AsgAPwPACEFhQoAAJYRADCGCgAApwgAEIcKAACWEQAwiAoBAJgQACHsCyAAkxAAIQeFCgAAlxEAMIYKAAChCAAQhwoAAJcRADC6CwEAzQ8AIe0LAgDMDwAh7gtAAM4PACHvC0AAzg8AIQeFCgAAmBEAMIYKAACOCAAQhwoAAJgRADC6CwEA2A8AIe0LAgDXDwAh7gtAANkPACHvC0AA2Q8AIQWFCgAAmREAMIYKAACICAAQhwoAAJkRADC6CwEAzQ8AIfALQADODwAhBYUKAACaEQAwhgoAAPUHABCHCgAAmhEAMLoLAQDYDwAh8AtAANkPACEXhQoAAJsRADCGCgAA7wcAEIcKAACbEQAwiAoBAM0PACGLCkAAzg8AIZkKQADmDwAhnwoAAJwR8gsivwoBAM0PACHACgEAzQ8AIcoKAQDNDwAh4woBAM0PACHtCkAAzg8AIYALQADODwAhkAtAAOYPACG_C0AA5g8AIcULAQDNDwAh7QsCAMwPACHyCwAAnBAAIPMLAgDMDwAh9AsAAPEPACD1CwAA8Q8AIPYLAQDeDwAh9wtAAM4PACEHFQAA0A8AIBYAAJ4RACAXAACeEQAg4QQAAADyCwiMCgAAAPILAo0KAAAA8gsIkgoAAJ0R8gsiBxUAANAPACAWAACeEQAgFwAAnhEAIOEEAAAA8gsIjAoAAADyCwKNCgAAAPILCJIKAACdEfILIgThBAAAAPILCIwKAAAA8gsCjQoAAADyCwiSCgAAnhHyCyIXhQoAAJ8RADCGCgAA3AcAEIcKAACfEQAwiAoBANgPACGLCkAA2Q8AIZkKQADtDwAhnwoAAKAR8gsivwoBANgPACHACgEA2A8AIcoKAQDYDwAh4woBANgPACHtCkAA2Q8AIYALQADZDwAhkAtAAO0PACG_C0AA7Q8AIcULAQDYDwAh7QsCANcPACHyCwAAohAAIPMLAgDXDwAh9AsAAI8QACD1CwAAjxAAIPYLAQDjDwAh9wtAANkPACEE4QQAAADyCwiMCgAAAPILAo0KAAAA8gsIkgoAAJ4R8gsiCtwBAQDNDwAhhQoAAKERADCGCgAA1gcAEIcKAAChEQAwiAoEAPAPACGcCwEAzQ8AIaMLAQDNDwAh-AsBAM0PACH5CwEAzQ8AIfoLAgDMDwAhBYUKAACiEQAwhgoAAMAHABCHCgAAohEAMKMLAQDNDwAh-wsCAMwPACEG3QEAAKQRACCFCgAAoxEAMIYKAACtBwAQhwoAAKMRADCjCwEA2A8AIfsLAgDXDwAhA9AKAACnBwAg0QoAAKcHACDSCgAApwcAIAvcAQEA2A8AIeEEAACmEQAghQoAAKURADCGCgAApwcAEIcKAAClEQAwiAoEAIgQACGcCwEA2A8AIaMLAQDYDwAh-AsBANgPACH5CwEA2A8AIfoLAgDXDwAhCN0BAACkEQAghQoAAKMRADCGCgAArQcAEIcKAACjEQAwowsBANgPACH7CwIA1w8AIZwNAACtBwAgnQ0AAK0HACAMhQoAAKcRADCGCgAAogcAEIcKAACnEQAwmQpAAM4PACG4CgEAzQ8AIcEKAQDNDwAhwwoBAM0PACHoCgIAzA8AIZwLAQDNDwAhugsBAM0PACHFCwEAzQ8AIfgLAQDNDwAhDIUKAACoEQAwhgoAAI8HABCHCgAAqBEAMJkKQADZDwAhuAoBANgPACHBCgEA2A8AIcMKAQDYDwAh6AoCANcPACGcCwEA2A8AIboLAQDYDwAhxQsBANgPACH4CwEA2A8AIQK6CwEAAAAB-AsBAAAAAQiFCgAAqhEAMIYKAACJBwAQhwoAAKoRADCLCkAAzg8AIaMLAQDNDwAhuAsBAM0PACG6CwEAzQ8AIfgLAQDNDwAhCIUKAACrEQAwhgoAAPYGABCHCgAAqxEAMIsKQADZDwAhowsBANgPACG4CwEA2A8AIboLAQDYDwAh-AsBANgPACECowsBAAAAAbgLAQAAAAEFhQoAAK0RADCGCgAA8AYAEIcKAACtEQAwmQpAAM4PACH-CwEAzQ8AIQWFCgAArhEAMIYKAADdBgAQhwoAAK4RADCZCkAA2Q8AIf4LAQDYDwAhB4UKAACvEQAwhgoAANcGABCHCgAArxEAMIsKQADODwAhtwsCAMwPACG4CwEAlRAAIf8LAQDNDwAhB4UKAACwEQAwhgoAAMQGABCHCgAAsBEAMIsKQADZDwAhtwsCANcPACG4CwEAmBAAIf8LAQDYDwAhA7cLAgAAAAG4CwEAAAAB_wsBAAAAAQmFCgAAshEAMIYKAAC-BgAQhwoAALIRADCfCgAAsxGCDCLKCgEAzQ8AIYELQADmDwAhxAsBAM0PACGCDAEA3g8AIYMMQADODwAhBxUAANAPACAWAAC1EQAgFwAAtREAIOEEAAAAggwIjAoAAACCDAKNCgAAAIIMCJIKAAC0EYIMIgcVAADQDwAgFgAAtREAIBcAALURACDhBAAAAIIMCIwKAAAAggwCjQoAAACCDAiSCgAAtBGCDCIE4QQAAACCDAiMCgAAAIIMAo0KAAAAggwIkgoAALURggwiCYUKAAC2EQAwhgoAAKsGABCHCgAAthEAMJ8KAAC3EYIMIsoKAQDYDwAhgQtAAO0PACHECwEA2A8AIYIMAQDjDwAhgwxAANkPACEE4QQAAACCDAiMCgAAAIIMAo0KAAAAggwIkgoAALURggwiBYUKAAC4EQAwhgoAAKUGABCHCgAAuBEAMKMLAQDNDwAhtAtAAM4PACEFhQoAALkRADCGCgAAkgYAEIcKAAC5EQAwowsBANgPACG0C0AA2Q8AIRGFCgAAuhEAMIYKAACMBgAQhwoAALoRADCICgEAlRAAIYsKQADODwAhwAoBAM0PACGBC0AA5g8AIbELAQDNDwAhwwsBAN4PACHJCwEA3g8AIdsLAQDNDwAh3QsBAM0PACGEDAEAzQ8AIYUMAACcEAAghgwBAM0PACGHDAEAzQ8AIYgMAQDeDwAhEYUKAAC7EQAwhgoAAPkFABCHCgAAuxEAMIgKAQCYEAAhiwpAANkPACHACgEA2A8AIYELQADtDwAhsQsBANgPACHDCwEA4w8AIckLAQDjDwAh2wsBANgPACHdCwEA2A8AIYQMAQDYDwAhhQwAAKIQACCGDAEA2A8AIYcMAQDYDwAhiAwBAOMPACEHhQoAALwRADCGCgAA8wUAEIcKAAC8EQAwiwpAAM4PACGZCkAAzg8AIbcKAAH6EAAh9goBAM0PACEHhQoAAL0RADCGCgAA4AUAEIcKAAC9EQAwiwpAANkPACGZCkAA2Q8AIbcKAAGDEQAh9goBANgPACEHhQoAAL4RADCGCgAA2gUAEIcKAAC-EQAwmQpAAM4PACH2CgEAzQ8AIc8LAQDNDwAhiQxAAM4PACEHhQoAAL8RADCGCgAAxwUAEIcKAAC_EQAwmQpAANkPACH2CgEA2A8AIc8LAQDYDwAhiQxAANkPACEFlwYEAPAPACGFCgAAwBEAMIYKAADBBQAQhwoAAMARADCICgIAzA8AIQWXBgQAiBAAIYUKAADBEQAwhgoAAK4FABCHCgAAwREAMIgKAgDXDwAhDoUKAADCEQAwhgoAAKgFABCHCgAAwhEAMIgKAgDMDwAh8woBAN4PACHDCwEAzQ8AIdsLAQDNDwAhiAwAAfoQACGKDAIAzA8AIYsMAQDNDwAhjAwBAM0PACGNDAEA3g8AIY4MAQDeDwAhjwwAAfsQACENhQoAAMMRADCGCgAAkgUAEIcKAADDEQAwiAoCAMwPACGMDAEAzQ8AIZAMAQDNDwAhkQwBAM0PACGSDAEAzQ8AIZMMAQDNDwAhlAwBAN4PACGVDAEA3g8AIZYMAADEEQAglwwgAPwPACEEjAoBAAAABZgMAQAAAAGZDAEAAAAEmgwBAAAABA6gAwAAxhEAIIUKAADFEQAwhgoAAP8EABCHCgAAxREAMIgKAgDXDwAhjAwBANgPACGQDAEA2A8AIZEMAQDYDwAhkgwBANgPACGTDAEA2A8AIZQMAQDjDwAhlQwBAOMPACGWDAAAxBEAIJcMIACTEAAhA9AKAAD5BAAg0QoAAPkEACDSCgAA-QQAIAPDCwEAAAAB2wsBAAAAAYoMAgAAAAEPnwMAAMkRACCFCgAAyBEAMIYKAAD5BAAQhwoAAMgRADCICgIA1w8AIfMKAQDjDwAhwwsBANgPACHbCwEA2A8AIYgMAAGDEQAhigwCANcPACGLDAEA2A8AIYwMAQDYDwAhjQwBAOMPACGODAEA4w8AIY8MAAGEEQAhEKADAADGEQAghQoAAMURADCGCgAA_wQAEIcKAADFEQAwiAoCANcPACGMDAEA2A8AIZAMAQDYDwAhkQwBANgPACGSDAEA2A8AIZMMAQDYDwAhlAwBAOMPACGVDAEA4w8AIZYMAADEEQAglwwgAJMQACGcDQAA_wQAIJ0NAAD_BAAgB4UKAADKEQAwhgoAAPQEABCHCgAAyhEAMJEMAQDNDwAhnAxAAM4PACGdDEAA5g8AIZ4MAQDeDwAhB4UKAADLEQAwhgoAAOEEABCHCgAAyxEAMJEMAQDYDwAhnAxAANkPACGdDEAA7Q8AIZ4MAQDjDwAhCIUKAADMEQAwhgoAANsEABCHCgAAzBEAMIgKAQCVEAAhiwpAAM4PACHACgEAzQ8AIZ8MAQCVEAAhoAwEAPAPACEPhQoAAM0RADCGCgAAxQQAEIcKAADNEQAwiAoBAJUQACGLCkAAzg8AIZkKQADmDwAhoAoBAN4PACHNCwAAzhGkDCLjCwEA_BAAIaAMBADwDwAhoQwBAM0PACGiDAEAzQ8AIaQMBADwDwAhpQwEAPAPACGmDEAA5g8AIQcVAADQDwAgFgAA0BEAIBcAANARACDhBAAAAKQMCIwKAAAApAwCjQoAAACkDAiSCgAAzxGkDCIHFQAA0A8AIBYAANARACAXAADQEQAg4QQAAACkDAiMCgAAAKQMAo0KAAAApAwIkgoAAM8RpAwiBOEEAAAApAwIjAoAAACkDAKNCgAAAKQMCJIKAADQEaQMIgeFCgAA0REAMIYKAACtBAAQhwoAANERADCLCkAAzg8AIcAKAQDNDwAh4wsBAJUQACGoDAAA0hGoDCIHFQAA0A8AIBYAANQRACAXAADUEQAg4QQAAACoDAiMCgAAAKgMAo0KAAAAqAwIkgoAANMRqAwiBxUAANAPACAWAADUEQAgFwAA1BEAIOEEAAAAqAwIjAoAAACoDAKNCgAAAKgMCJIKAADTEagMIgThBAAAAKgMCIwKAAAAqAwCjQoAAACoDAiSCgAA1BGoDCIIhQoAANURADCGCgAAlwQAEIcKAADVEQAwiAoBAJUQACGLCkAAzg8AIaMLAQDNDwAhogwBAM0PACGpDAEAzQ8AIQLACgEAAAABnwwBAAAAAQnMAgAA2BEAIIUKAADXEQAwhgoAAP0DABCHCgAA1xEAMIgKAQCYEAAhiwpAANkPACHACgEA2A8AIZ8MAQCYEAAhoAwEAIgQACETygIAAN4RACDNAgAA3xEAIIUKAADcEQAwhgoAAPcDABCHCgAA3BEAMIgKAQCYEAAhiwpAANkPACGZCkAA7Q8AIaAKAQDjDwAhzQsAAN0RpAwi4wsBAIURACGgDAQAiBAAIaEMAQDYDwAhogwBANgPACGkDAQAiBAAIaUMBACIEAAhpgxAAO0PACGcDQAA9wMAIJ0NAAD3AwAgCssCAADaEQAgzgIAANsRACCFCgAA2REAMIYKAAD7AwAQhwoAANkRADCICgEAmBAAIYsKQADZDwAhowsBANgPACGiDAEA2A8AIakMAQDYDwAhA9AKAADzAwAg0QoAAPMDACDSCgAA8wMAIAPQCgAA9wMAINEKAAD3AwAg0goAAPcDACARygIAAN4RACDNAgAA3xEAIIUKAADcEQAwhgoAAPcDABCHCgAA3BEAMIgKAQCYEAAhiwpAANkPACGZCkAA7Q8AIaAKAQDjDwAhzQsAAN0RpAwi4wsBAIURACGgDAQAiBAAIaEMAQDYDwAhogwBANgPACGkDAQAiBAAIaUMBACIEAAhpgxAAO0PACEE4QQAAACkDAiMCgAAAKQMAo0KAAAApAwIkgoAANARpAwiDMsCAADaEQAgzgIAANsRACCFCgAA2REAMIYKAAD7AwAQhwoAANkRADCICgEAmBAAIYsKQADZDwAhowsBANgPACGiDAEA2A8AIakMAQDYDwAhnA0AAPsDACCdDQAA-wMAIAPQCgAA_QMAINEKAAD9AwAg0goAAP0DACACwAoBAAAAAeMLAQAAAAEIygIAAOMRACCFCgAA4REAMIYKAADzAwAQhwoAAOERADCLCkAA2Q8AIcAKAQDYDwAh4wsBAJgQACGoDAAA4hGoDCIE4QQAAACoDAiMCgAAAKgMAo0KAAAAqAwIkgoAANQRqAwiDMsCAADaEQAgzgIAANsRACCFCgAA2REAMIYKAAD7AwAQhwoAANkRADCICgEAmBAAIYsKQADZDwAhowsBANgPACGiDAEA2A8AIakMAQDYDwAhnA0AAPsDACCdDQAA-wMAIAqFCgAA5BEAMIYKAADuAwAQhwoAAOQRADCICgEAzQ8AIYsKQADODwAhmQpAAM4PACGcCwEAzQ8AIZEMAQDNDwAhkgwBAN4PACGsDCAA5REAIQUVAADgDwAgFgAA5xEAIBcAAOcRACCMCiAAAAABkgogAOYRACEFFQAA4A8AIBYAAOcRACAXAADnEQAgjAogAAAAAZIKIADmEQAhAowKIAAAAAGSCiAA5xEAIQqFCgAA6BEAMIYKAADbAwAQhwoAAOgRADCICgEA2A8AIYsKQADZDwAhmQpAANkPACGcCwEA2A8AIZEMAQDYDwAhkgwBAOMPACGsDCAA6REAIQKMCiAAAAABkgogAOcRACEPhQoAAOoRADCGCgAA1QMAEIcKAADqEQAwtwsCAMwPACGRDAEAzQ8AIZIMAQDeDwAhrQwBAM0PACGuDAIAzA8AIbAMAADrEbAMIrEMAgDyDwAhsgwBAN4PACGzDAEA3g8AIbQMAQDeDwAhtQwAAPEPACC2DAIAzA8AIQcVAADQDwAgFgAA7REAIBcAAO0RACDhBAAAALAMCIwKAAAAsAwCjQoAAACwDAiSCgAA7BGwDCIHFQAA0A8AIBYAAO0RACAXAADtEQAg4QQAAACwDAiMCgAAALAMAo0KAAAAsAwIkgoAAOwRsAwiBOEEAAAAsAwIjAoAAACwDAKNCgAAALAMCJIKAADtEbAMIg-FCgAA7hEAMIYKAADCAwAQhwoAAO4RADC3CwIA1w8AIZEMAQDYDwAhkgwBAOMPACGtDAEA2A8AIa4MAgDXDwAhsAwAAO8RsAwisQwCAJAQACGyDAEA4w8AIbMMAQDjDwAhtAwBAOMPACG1DAAAjxAAILYMAgDXDwAhBOEEAAAAsAwIjAoAAACwDAKNCgAAALAMCJIKAADtEbAMIgKRDAEAAAABrQwBAAAAAQK3CwIAAAABrQwBAAAAARSFCgAA8hEAMIYKAAC8AwAQhwoAAPIRADCRC0AAzg8AIYwMAQDeDwAhjgwBAM0PACGPDAAB-hAAIZEMAQDNDwAhkgwBAN4PACGTDAEA3g8AIawMIAD8DwAhswwBAM0PACG0DAEAzQ8AIbkMAQDNDwAhugwBAN4PACG7DAEA3g8AIbwMAQDeDwAhvQwAAMQRACC-DAAAxBEAIL8MQADmDwAhFIUKAADzEQAwhgoAAK8DABCHCgAA8xEAMJELQADZDwAhjAwBAOMPACGODAEA2A8AIY8MAAGDEQAhkQwBANgPACGSDAEA4w8AIZMMAQDjDwAhrAwgAJMQACGzDAEA2A8AIbQMAQDYDwAhuQwBANgPACG6DAEA4w8AIbsMAQDjDwAhvAwBAOMPACG9DAAAxBEAIL4MAADEEQAgvwxAAO0PACEMhQoAAPQRADCGCgAAqQMAEIcKAAD0EQAwiAoEAPAPACGZCkAAzg8AIcAKAQDNDwAh6gpAAM4PACGJDEAA5g8AIcAMAQDNDwAhwQwAAfoQACHCDAAB-hAAIcMMAgDMDwAhDIUKAAD1EQAwhgoAAJYDABCHCgAA9REAMIgKBACIEAAhmQpAANkPACHACgEA2A8AIeoKQADZDwAhiQxAAO0PACHADAEA2A8AIcEMAAGDEQAhwgwAAYMRACHDDAIA1w8AIRCFCgAA9hEAMIYKAACQAwAQhwoAAPYRADCLCkAAzg8AIZ8KAQDeDwAhwAoBAM0PACGAC0AAzg8AIcAMAQDNDwAhxAwBAM0PACHFDAEAzQ8AIcYMAQDNDwAhxwwBAN4PACHIDAEAzQ8AIckMAQDNDwAhygwBAM0PACHLDEAA5g8AIRCFCgAA9xEAMIYKAAD9AgAQhwoAAPcRADCLCkAA2Q8AIZ8KAQDjDwAhwAoBANgPACGAC0AA2Q8AIcAMAQDYDwAhxAwBANgPACHFDAEA2A8AIcYMAQDYDwAhxwwBAOMPACHIDAEA2A8AIckMAQDYDwAhygwBANgPACHLDEAA7Q8AIQmFCgAA-BEAMIYKAAD3AgAQhwoAAPgRADCICgQA8A8AIaELAQDNDwAhowsBAM0PACH4CwEAzQ8AIfkLAQDNDwAh-gsCAMwPACEThQoAAPkRADCGCgAA4QIAEIcKAAD5EQAwiwpAAM4PACGZCkAA5g8AIZ8KAAD6Ec0MIuIKBADwDwAhnAsBAM0PACGjCwEAzQ8AIfsLAgDMDwAhzQxAAOYPACHODAEA3g8AIc8MQADmDwAh0AxAAOYPACHRDEAA5g8AIdIMAgDMDwAh0wxAAOYPACHUDEAA5g8AIdUMQADmDwAhBxUAANAPACAWAAD8EQAgFwAA_BEAIOEEAAAAzQwIjAoAAADNDAKNCgAAAM0MCJIKAAD7Ec0MIgcVAADQDwAgFgAA_BEAIBcAAPwRACDhBAAAAM0MCIwKAAAAzQwCjQoAAADNDAiSCgAA-xHNDCIE4QQAAADNDAiMCgAAAM0MAo0KAAAAzQwIkgoAAPwRzQwiFN0BAAD_EQAghQoAAP0RADCGCgAAzgIAEIcKAAD9EQAwiwpAANkPACGZCkAA7Q8AIZ8KAAD-Ec0MIuIKBACIEAAhnAsBANgPACGjCwEA2A8AIfsLAgDXDwAhzQxAAO0PACHODAEA4w8AIc8MQADtDwAh0AxAAO0PACHRDEAA7Q8AIdIMAgDXDwAh0wxAAO0PACHUDEAA7Q8AIdUMQADtDwAhBOEEAAAAzQwIjAoAAADNDAKNCgAAAM0MCJIKAAD8Ec0MIgPQCgAAyAIAINEKAADIAgAg0goAAMgCACAK3AEAAIESACCFCgAAgBIAMIYKAADIAgAQhwoAAIASADCICgQAiBAAIaELAQDYDwAhowsBANgPACH4CwEA2A8AIfkLAQDYDwAh-gsCANcPACEW3QEAAP8RACCFCgAA_REAMIYKAADOAgAQhwoAAP0RADCLCkAA2Q8AIZkKQADtDwAhnwoAAP4RzQwi4goEAIgQACGcCwEA2A8AIaMLAQDYDwAh-wsCANcPACHNDEAA7Q8AIc4MAQDjDwAhzwxAAO0PACHQDEAA7Q8AIdEMQADtDwAh0gwCANcPACHTDEAA7Q8AIdQMQADtDwAh1QxAAO0PACGcDQAAzgIAIJ0NAADOAgAgFYUKAACCEgAwhgoAAMMCABCHCgAAghIAMIgKBADwDwAhnwoAAIQS2AwiowoCAMwPACG_CgAAgxLXDCLACgEAzQ8AIcoKAQDNDwAh_QoBAN4PACH-CkAA5g8AIZgLBADwDwAhoQsBAM0PACGCDAEA3g8AIYMMQADODwAh2AwCAMwPACHZDEAA5g8AIdoMAgDyDwAh2wxAAOYPACHcDEAA5g8AId0MQADmDwAhBxUAANAPACAWAACIEgAgFwAAiBIAIOEEAAAA1wwIjAoAAADXDAKNCgAAANcMCJIKAACHEtcMIgcVAADQDwAgFgAAhhIAIBcAAIYSACDhBAAAANgMCIwKAAAA2AwCjQoAAADYDAiSCgAAhRLYDCIHFQAA0A8AIBYAAIYSACAXAACGEgAg4QQAAADYDAiMCgAAANgMAo0KAAAA2AwIkgoAAIUS2AwiBOEEAAAA2AwIjAoAAADYDAKNCgAAANgMCJIKAACGEtgMIgcVAADQDwAgFgAAiBIAIBcAAIgSACDhBAAAANcMCIwKAAAA1wwCjQoAAADXDAiSCgAAhxLXDCIE4QQAAADXDAiMCgAAANcMAo0KAAAA1wwIkgoAAIgS1wwiFYUKAACJEgAwhgoAALACABCHCgAAiRIAMIgKBACIEAAhnwoAAIsS2AwiowoCANcPACG_CgAAihLXDCLACgEA2A8AIcoKAQDYDwAh_QoBAOMPACH-CkAA7Q8AIZgLBACIEAAhoQsBANgPACGCDAEA4w8AIYMMQADZDwAh2AwCANcPACHZDEAA7Q8AIdoMAgCQEAAh2wxAAO0PACHcDEAA7Q8AId0MQADtDwAhBOEEAAAA1wwIjAoAAADXDAKNCgAAANcMCJIKAACIEtcMIgThBAAAANgMCIwKAAAA2AwCjQoAAADYDAiSCgAAhhLYDCIC2QxAAAAAAdoMAgAAAAEShQoAAI0SADCGCgAAqgIAEIcKAACNEgAwoAtAAM4PACGjCwEAzQ8AId8MAQDNDwAh4AwCAMwPACHhDAAAnBAAIOIMAQDNDwAh4wwAAJwQACDkDAEAzQ8AIeUMIAD8DwAh5gwCAMwPACHnDAEAzQ8AIegMAQDNDwAh6QwBAM0PACHqDAAB-xAAIesMAQDNDwAhEoUKAACOEgAwhgoAAJcCABCHCgAAjhIAMKALQADZDwAhowsBANgPACHfDAEA2A8AIeAMAgDXDwAh4QwAAKIQACDiDAEA2A8AIeMMAACiEAAg5AwBANgPACHlDCAAkxAAIeYMAgDXDwAh5wwBANgPACHoDAEA2A8AIekMAQDYDwAh6gwAAYQRACHrDAEA2A8AIQiFCgAAjxIAMIYKAACRAgAQhwoAAI8SADDoCgQA8A8AIa0LQADODwAh7AwCAMwPACHtDAIAzA8AIe4MBADwDwAhCIUKAACQEgAwhgoAAP4BABCHCgAAkBIAMOgKBACIEAAhrQtAANkPACHsDAIA1w8AIe0MAgDXDwAh7gwEAIgQACECrQtAAAAAAewMAgAAAAEKhQoAAJISADCGCgAA-AEAEIcKAACSEgAwyQoAAfoQACHsDAIAzA8AIfAMAAH6EAAh8QwEAPAPACHyDAIAzA8AIfMMAAH6EAAh9AwAAfsQACEKhQoAAJMSADCGCgAA5QEAEIcKAACTEgAwyQoAAYMRACHsDAIA1w8AIfAMAAGDEQAh8QwEAIgQACHyDAIA1w8AIfMMAAGDEQAh9AwAAYQRACEE7AwCAAAAAfAMAAEAAAHxDAQAAAAB8gwCAAAAAQqFCgAAlRIAMIYKAADfAQAQhwoAAJUSADCcCwAB-hAAIeULEACBEAAh7AwCAMwPACHwDAAB-hAAIfcMAACWEvcMIvgMEACBEAAh-QwCAMwPACEHFQAA0A8AIBYAAJgSACAXAACYEgAg4QQAAAD3DAiMCgAAAPcMAo0KAAAA9wwIkgoAAJcS9wwiBxUAANAPACAWAACYEgAgFwAAmBIAIOEEAAAA9wwIjAoAAAD3DAKNCgAAAPcMCJIKAACXEvcMIgThBAAAAPcMCIwKAAAA9wwCjQoAAAD3DAiSCgAAmBL3DCIKhQoAAJkSADCGCgAAzAEAEIcKAACZEgAwnAsAAYMRACHlCxAAihAAIewMAgDXDwAh8AwAAYMRACH3DAAAmhL3DCL4DBAAihAAIfkMAgDXDwAhBOEEAAAA9wwIjAoAAAD3DAKNCgAAAPcMCJIKAACYEvcMIgWcCwABAAAB7AwCAAAAAfAMAAEAAAH3DAAAAPcMAvgMEAAAAAEPhQoAAJwSADCGCgAAxgEAEIcKAACcEgAwyQoAAfoQACG7CwAB-hAAIfkLEACBEAAh7AwCAMwPACHwDAAB-hAAIfEMBADwDwAh8gwCAMwPACH3DAAAlhL3DCL4DBAAgRAAIfsMAgDMDwAh_AwCAMwPACH9DAAB-hAAIQ-FCgAAnRIAMIYKAACzAQAQhwoAAJ0SADDJCgABgxEAIbsLAAGDEQAh-QsQAIoQACHsDAIA1w8AIfAMAAGDEQAh8QwEAIgQACHyDAIA1w8AIfcMAACaEvcMIvgMEACKEAAh-wwCANcPACH8DAIA1w8AIf0MAAGDEQAhBOwMAgAAAAHxDAQAAAAB-wwCAAAAAfwMAgAAAAEQhQoAAJ8SADCGCgAArQEAEIcKAACfEgAwvwoBAM0PACHJCgAB-hAAIbcLAgDMDwAhuwsAAfsQACH5CxAAgRAAIZ4MAQDeDwAh7AwCAMwPACHxDAQA8A8AIfIMAgDMDwAh_QwAAfoQACH_DAEAzQ8AIYANBADwDwAhgQ0EAPAPACEQhQoAAKASADCGCgAAmgEAEIcKAACgEgAwvwoBANgPACHJCgABgxEAIbcLAgDXDwAhuwsAAYQRACH5CxAAihAAIZ4MAQDjDwAh7AwCANcPACHxDAQAiBAAIfIMAgDXDwAh_QwAAYMRACH_DAEA2A8AIYANBACIEAAhgQ0EAIgQACEEtwsCAAAAAewMAgAAAAHxDAQAAAAB8gwCAAAAARKFCgAAohIAMIYKAACUAQAQhwoAAKISADC7CwAB-xAAIc8LBADwDwAh8gsAAfoQACH5CxAAgRAAIcIMAAH6EAAh7AwCAMwPACHxDAQA8A8AIf0MAAH6EAAhgA0EAPAPACGBDQQA8A8AIYMNAgDMDwAhhA0QAIEQACGFDQAB-xAAIYYNBADwDwAhhw0gAPwPACEShQoAAKMSADCGCgAAgQEAEIcKAACjEgAwuwsAAYQRACHPCwQAiBAAIfILAAGDEQAh-QsQAIoQACHCDAABgxEAIewMAgDXDwAh8QwEAIgQACH9DAABgxEAIYANBACIEAAhgQ0EAIgQACGDDQIA1w8AIYQNEACKEAAhhQ0AAYQRACGGDQQAiBAAIYcNIACTEAAhA-wMAgAAAAHxDAQAAAABgw0CAAAAAQ-FCgAApRIAMIYKAAB7ABCHCgAApRIAMOgKAgDMDwAhwgwAAfoQACHsDAIAzA8AIe4MAgDMDwAhgQ0QAIEQACGJDQQA8A8AIYoNAAH6EAAhiw1AAM4PACGMDQAB-hAAIY0NEACBEAAhjg0QALgQACGPDSAA_A8AIQ-FCgAAphIAMIYKAABoABCHCgAAphIAMOgKAgDXDwAhwgwAAYMRACHsDAIA1w8AIe4MAgDXDwAhgQ0QAIoQACGJDQQAiBAAIYoNAAGDEQAhiw1AANkPACGMDQABgxEAIY0NEACKEAAhjg0QAMIQACGPDSAAkxAAIQLsDAIAAAABiQ0EAAAAAQiFCgAAqBIAMIYKAABiABCHCgAAqBIAMOwMAgDMDwAhkQ0EAPAPACGSDQQA8w8AIZMNAAH7EAAhlA1AAM4PACEIhQoAAKkSADCGCgAATwAQhwoAAKkSADDsDAIA1w8AIZENBACIEAAhkg0EAIkQACGTDQABhBEAIZQNQADZDwAhCoUKAACqEgAwhgoAAEkAEIcKAACqEgAwiAoEAPAPACG_CgEAzQ8AIf0KAQDNDwAhwgtAAM4PACGVDQEAzQ8AIZcNAACrEpcNIpgNAQDNDwAhBxUAANAPACAWAACtEgAgFwAArRIAIOEEAAAAlw0IjAoAAACXDQKNCgAAAJcNCJIKAACsEpcNIgcVAADQDwAgFgAArRIAIBcAAK0SACDhBAAAAJcNCIwKAAAAlw0CjQoAAACXDQiSCgAArBKXDSIE4QQAAACXDQiMCgAAAJcNAo0KAAAAlw0IkgoAAK0Slw0iCoUKAACuEgAwhgoAADYAEIcKAACuEgAwiAoEAIgQACG_CgEA2A8AIf0KAQDYDwAhwgtAANkPACGVDQEA2A8AIZcNAACvEpcNIpgNAQDYDwAhBOEEAAAAlw0IjAoAAACXDQKNCgAAAJcNCJIKAACtEpcNIgeFCgAAsBIAMIYKAAAwABCHCgAAsBIAMPYKAQDNDwAh_QoBAM0PACGVDQEAzQ8AIZkNQADODwAhB4UKAACxEgAwhgoAAB0AEIcKAACxEgAw9goBANgPACH9CgEA2A8AIZUNAQDYDwAhmQ1AANkPACEIhQoAALISADCGCgAAFwAQhwoAALISADC_CgAAsxKbDSL9CgEAzQ8AIZUNAQDNDwAhmA0BAM0PACGZDUAAzg8AIQcVAADQDwAgFgAAtRIAIBcAALUSACDhBAAAAJsNCIwKAAAAmw0CjQoAAACbDQiSCgAAtBKbDSIHFQAA0A8AIBYAALUSACAXAAC1EgAg4QQAAACbDQiMCgAAAJsNAo0KAAAAmw0IkgoAALQSmw0iBOEEAAAAmw0IjAoAAACbDQKNCgAAAJsNCJIKAAC1EpsNIgiFCgAAthIAMIYKAAAEABCHCgAAthIAML8KAAC3EpsNIv0KAQDYDwAhlQ0BANgPACGYDQEA2A8AIZkNQADZDwAhBOEEAAAAmw0IjAoAAACbDQKNCgAAAJsNCJIKAAC1EpsNIgK_CgAAAJsNApgNAQAAAAEAAAAAAAWkDQIAAAABqA0CAAAAAakNAgAAAAGqDQIAAAABqw0CAAAAAQGkDQEAAAABAaQNQAAAAAEAAAAAAAAAAaQNAQAAAAEAAAAAAAGkDQAAAJ8KAgGkDUAAAAABBw8AAIEZACAQAACEGQAgng0AAIIZACCfDQAAgxkAIKANAACgDgAgoQ0AAKAOACCiDQAAlA4AIAMPAACBGQAgng0AAIIZACCiDQAAlA4AIAuSCQAAjxMAIJMJAACQEwAglAkAAJETACC4CgAAxBIAIMYKAADEEgAgxwoAAMQSACDJCgAAxBIAIMsKAADEEgAgzAoAAMQSACDNCgAAxBIAIM8KAADEEgAgAAAAAAAFpA0EAAAAAagNBAAAAAGpDQQAAAABqg0EAAAAAasNBAAAAAEFpA0CAAAAAagNAgAAAAGpDQIAAAABqg0CAAAAAasNAgAAAAEFpA0EAAAAAagNBAAAAAGpDQQAAAABqg0EAAAAAasNBAAAAAEFDwAA_BgAIBAAAP8YACCeDQAA_RgAIJ8NAAD-GAAgog0AAJQOACADDwAA_BgAIJ4NAAD9GAAgog0AAJQOACAAAAAAAAGkDSAAAAABBQ8AAPcYACAQAAD6GAAgng0AAPgYACCfDQAA-RgAIKINAACUDgAgAw8AAPcYACCeDQAA-BgAIKINAACUDgAgAAAAAAABpA0AAAC_CgIFpA0QAAAAAagNEAAAAAGpDRAAAAABqg0QAAAAAasNEAAAAAELDwAAgBMAMBAAAIUTADCeDQAAgRMAMJ8NAACCEwAwoA0AAIQTADChDQAAhBMAMKINAACEEwAwow0AAIMTACCkDQAAhBMAMKUNAACGEwAwpg0AAIcTADALDwAA9BIAMBAAAPkSADCeDQAA9RIAMJ8NAAD2EgAwoA0AAPgSADChDQAA-BIAMKINAAD4EgAwow0AAPcSACCkDQAA-BIAMKUNAAD6EgAwpg0AAPsSADAHDwAA7xIAIBAAAPISACCeDQAA8BIAIJ8NAADxEgAgoA0AAJ4OACChDQAAng4AIKINAADmDgAgC4gKAQAAAAGJCgEAAAABigoBAAAAAYsKQAAAAAGWCgEAAAABnwoAAACfCgKgCgEAAAABoQpAAAAAAaIKQAAAAAGjCgIAAAABpApAAAAAAQIAAADmDgAgDwAA7xIAIAMAAACeDgAgDwAA7xIAIBAAAPMSACANAAAAng4AIAgAAPMSACCICgEAvxIAIYkKAQDIEgAhigoBAMgSACGLCkAAwBIAIZYKAQC_EgAhnwoAAM4SnwoioAoBAMgSACGhCkAAzxIAIaIKQADPEgAhowoCAL4SACGkCkAAzxIAIQuICgEAvxIAIYkKAQDIEgAhigoBAMgSACGLCkAAwBIAIZYKAQC_EgAhnwoAAM4SnwoioAoBAMgSACGhCkAAzxIAIaIKQADPEgAhowoCAL4SACGkCkAAzxIAIQ2ICgQAAAABpQoBAAAAAaYKBAAAAAGnCoAAAAABqAoBAAAAAakKAgAAAAGqCgQAAAABqwpAAAAAAawKQAAAAAGtCkAAAAABrgoBAAAAAa8KAQAAAAGwCkAAAAABAgAAAJwOACAPAAD_EgAgAwAAAJwOACAPAAD_EgAgEAAA_hIAIAEIAAD2GAAwEpEJAACREAAghQoAAI4QADCGCgAAmg4AEIcKAACOEAAwiAoEAAAAAZ0KAQDYDwAhpQoBAAAAAaYKBACIEAAhpwoAAI8QACCoCgEAAAABqQoCAJAQACGqCgQAiRAAIasKQADZDwAhrApAAO0PACGtCkAA7Q8AIa4KAQDjDwAhrwoBAOMPACGwCkAA7Q8AIQIAAACcDgAgCAAA_hIAIAIAAAD8EgAgCAAA_RIAIBGFCgAA-xIAMIYKAAD8EgAQhwoAAPsSADCICgQAiBAAIZ0KAQDYDwAhpQoBAOMPACGmCgQAiBAAIacKAACPEAAgqAoBAOMPACGpCgIAkBAAIaoKBACJEAAhqwpAANkPACGsCkAA7Q8AIa0KQADtDwAhrgoBAOMPACGvCgEA4w8AIbAKQADtDwAhEYUKAAD7EgAwhgoAAPwSABCHCgAA-xIAMIgKBACIEAAhnQoBANgPACGlCgEA4w8AIaYKBACIEAAhpwoAAI8QACCoCgEA4w8AIakKAgCQEAAhqgoEAIkQACGrCkAA2Q8AIawKQADtDwAhrQpAAO0PACGuCgEA4w8AIa8KAQDjDwAhsApAAO0PACENiAoEANgSACGlCgEAyBIAIaYKBADYEgAhpwqAAAAAAagKAQDIEgAhqQoCANkSACGqCgQA2hIAIasKQADAEgAhrApAAM8SACGtCkAAzxIAIa4KAQDIEgAhrwoBAMgSACGwCkAAzxIAIQ2ICgQA2BIAIaUKAQDIEgAhpgoEANgSACGnCoAAAAABqAoBAMgSACGpCgIA2RIAIaoKBADaEgAhqwpAAMASACGsCkAAzxIAIa0KQADPEgAhrgoBAMgSACGvCgEAyBIAIbAKQADPEgAhDYgKBAAAAAGlCgEAAAABpgoEAAAAAacKgAAAAAGoCgEAAAABqQoCAAAAAaoKBAAAAAGrCkAAAAABrApAAAAAAa0KQAAAAAGuCgEAAAABrwoBAAAAAbAKQAAAAAEJiwpAAAAAAZkKQAAAAAG3CgEAAAABuAoBAAAAAbkKBAAAAAG6CkAAAAABuwoBAAAAAbwKQAAAAAG9CiAAAAABAgAAAJgOACAPAACLEwAgAwAAAJgOACAPAACLEwAgEAAAihMAIAEIAAD1GAAwDpEJAACREAAghQoAAJIQADCGCgAAlg4AEIcKAACSEAAwiwpAANkPACGZCkAA2Q8AIZ0KAQDYDwAhtwoBAAAAAbgKAQAAAAG5CgQAiRAAIboKQADtDwAhuwoBAOMPACG8CkAA7Q8AIb0KIACTEAAhAgAAAJgOACAIAACKEwAgAgAAAIgTACAIAACJEwAgDYUKAACHEwAwhgoAAIgTABCHCgAAhxMAMIsKQADZDwAhmQpAANkPACGdCgEA2A8AIbcKAQDYDwAhuAoBANgPACG5CgQAiRAAIboKQADtDwAhuwoBAOMPACG8CkAA7Q8AIb0KIACTEAAhDYUKAACHEwAwhgoAAIgTABCHCgAAhxMAMIsKQADZDwAhmQpAANkPACGdCgEA2A8AIbcKAQDYDwAhuAoBANgPACG5CgQAiRAAIboKQADtDwAhuwoBAOMPACG8CkAA7Q8AIb0KIACTEAAhCYsKQADAEgAhmQpAAMASACG3CgEAvxIAIbgKAQC_EgAhuQoEANoSACG6CkAAzxIAIbsKAQDIEgAhvApAAM8SACG9CiAA4hIAIQmLCkAAwBIAIZkKQADAEgAhtwoBAL8SACG4CgEAvxIAIbkKBADaEgAhugpAAM8SACG7CgEAyBIAIbwKQADPEgAhvQogAOISACEJiwpAAAAAAZkKQAAAAAG3CgEAAAABuAoBAAAAAbkKBAAAAAG6CkAAAAABuwoBAAAAAbwKQAAAAAG9CiAAAAABBA8AAIATADCeDQAAgRMAMKINAACEEwAwow0AAIMTACAEDwAA9BIAMJ4NAAD1EgAwog0AAPgSADCjDQAA9xIAIAMPAADvEgAgng0AAPASACCiDQAA5g4AIAAACJEJAADSEgAgiQoAAMQSACCKCgAAxBIAIJ0KAADEEgAgoAoAAMQSACChCgAAxBIAIKIKAADEEgAgpAoAAMQSACAAAAAAAAAAAAGkDQAAAN4KAgAAAAGkDQAAAOIKAgAAAAAAAAAAAAAAAaQNAAAA7QoCAAAAAAABpA0AAADwCgIBpA0AAADxCgIFpA0QAAAAAagNEAAAAAGpDRAAAAABqg0QAAAAAasNEAAAAAEAAAAAAAUPAADwGAAgEAAA8xgAIJ4NAADxGAAgnw0AAPIYACCiDQAAsQwAIAMPAADwGAAgng0AAPEYACCiDQAAsQwAIAAAAAAACw8AAMATADAQAADFEwAwng0AAMETADCfDQAAwhMAMKANAADEEwAwoQ0AAMQTADCiDQAAxBMAMKMNAADDEwAgpA0AAMQTADClDQAAxhMAMKYNAADHEwAwBp8KAQAAAAGjCgIAAAABpApAAAAAAfYKAQAAAAGBC0AAAAABhAsBAAAAAQIAAAC1DAAgDwAAyxMAIAMAAAC1DAAgDwAAyxMAIBAAAMoTACABCAAA7xgAMAzsBgAAyRAAIIUKAADIEAAwhgoAALMMABCHCgAAyBAAMJ8KAQDYDwAhowoCANcPACGkCkAA7Q8AIfYKAQDYDwAhgQtAAO0PACGDCwEA2A8AIYQLAQDjDwAhigsAAMcQACACAAAAtQwAIAgAAMoTACACAAAAyBMAIAgAAMkTACAKhQoAAMcTADCGCgAAyBMAEIcKAADHEwAwnwoBANgPACGjCgIA1w8AIaQKQADtDwAh9goBANgPACGBC0AA7Q8AIYMLAQDYDwAhhAsBAOMPACEKhQoAAMcTADCGCgAAyBMAEIcKAADHEwAwnwoBANgPACGjCgIA1w8AIaQKQADtDwAh9goBANgPACGBC0AA7Q8AIYMLAQDYDwAhhAsBAOMPACEGnwoBAL8SACGjCgIAvhIAIaQKQADPEgAh9goBAL8SACGBC0AAzxIAIYQLAQDIEgAhBp8KAQC_EgAhowoCAL4SACGkCkAAzxIAIfYKAQC_EgAhgQtAAM8SACGECwEAyBIAIQafCgEAAAABowoCAAAAAaQKQAAAAAH2CgEAAAABgQtAAAAAAYQLAQAAAAEEDwAAwBMAMJ4NAADBEwAwog0AAMQTADCjDQAAwxMAIAAFgAgAAM0TACC4CgAAxBIAIMAKAADEEgAgygoAAMQSACCFCwAAxBIAIAAAAAAAAAAABQ8AAOoYACAQAADtGAAgng0AAOsYACCfDQAA7BgAIKINAADJCgAgAw8AAOoYACCeDQAA6xgAIKINAADJCgAgAAAABQ8AAOIYACAQAADoGAAgng0AAOMYACCfDQAA5xgAIKINAADJCgAgBQ8AAOAYACAQAADlGAAgng0AAOEYACCfDQAA5BgAIKINAADTCwAgAw8AAOIYACCeDQAA4xgAIKINAADJCgAgAw8AAOAYACCeDQAA4RgAIKINAADTCwAgAAAAAAALDwAA5hMAMBAAAOsTADCeDQAA5xMAMJ8NAADoEwAwoA0AAOoTADChDQAA6hMAMKINAADqEwAwow0AAOkTACCkDQAA6hMAMKUNAADsEwAwpg0AAO0TADAF6gYAAN4TACCICgEAAAABqwpAAAAAAY8LAQAAAAGRC0AAAAABAgAAAM8KACAPAADxEwAgAwAAAM8KACAPAADxEwAgEAAA8BMAIAEIAADfGAAwC-oGAADZEAAg7AYAAN0QACCFCgAA3BAAMIYKAADNCgAQhwoAANwQADCICgEAAAABqwpAANkPACGDCwEA2A8AIY8LAQDYDwAhkQtAAO0PACGnCwAA2xAAIAIAAADPCgAgCAAA8BMAIAIAAADuEwAgCAAA7xMAIAiFCgAA7RMAMIYKAADuEwAQhwoAAO0TADCICgEA2A8AIasKQADZDwAhgwsBANgPACGPCwEA2A8AIZELQADtDwAhCIUKAADtEwAwhgoAAO4TABCHCgAA7RMAMIgKAQDYDwAhqwpAANkPACGDCwEA2A8AIY8LAQDYDwAhkQtAAO0PACEEiAoBAL8SACGrCkAAwBIAIY8LAQC_EgAhkQtAAM8SACEF6gYAANwTACCICgEAvxIAIasKQADAEgAhjwsBAL8SACGRC0AAzxIAIQXqBgAA3hMAIIgKAQAAAAGrCkAAAAABjwsBAAAAAZELQAAAAAEEDwAA5hMAMJ4NAADnEwAwog0AAOoTADCjDQAA6RMAIAAAAAAAAAUPAADaGAAgEAAA3RgAIJ4NAADbGAAgnw0AANwYACCiDQAAyQoAIAMPAADaGAAgng0AANsYACCiDQAAyQoAIAAAAAcPAADSGAAgEAAA2BgAIJ4NAADTGAAgnw0AANcYACCgDQAAywoAIKENAADLCgAgog0AAMEKACALDwAAmhQAMBAAAJ4UADCeDQAAmxQAMJ8NAACcFAAwoA0AAOoTADChDQAA6hMAMKINAADqEwAwow0AAJ0UACCkDQAA6hMAMKUNAACfFAAwpg0AAO0TADALDwAAjhQAMBAAAJMUADCeDQAAjxQAMJ8NAACQFAAwoA0AAJIUADChDQAAkhQAMKINAACSFAAwow0AAJEUACCkDQAAkhQAMKUNAACUFAAwpg0AAJUUADALDwAAghQAMBAAAIcUADCeDQAAgxQAMJ8NAACEFAAwoA0AAIYUADChDQAAhhQAMKINAACGFAAwow0AAIUUACCkDQAAhhQAMKUNAACIFAAwpg0AAIkUADAGygoBAAAAAf4KQAAAAAGXCwEAAAABmAsQAAAAAZkLAgAAAAGaCxAAAAABAgAAANkKACAPAACNFAAgAwAAANkKACAPAACNFAAgEAAAjBQAIAEIAADWGAAwC-oGAADZEAAghQoAANgQADCGCgAA1woAEIcKAADYEAAwygoBAAAAAf4KQADZDwAhjwsBANgPACGXCwEA2A8AIZgLEACKEAAhmQsCANcPACGaCxAAihAAIQIAAADZCgAgCAAAjBQAIAIAAACKFAAgCAAAixQAIAqFCgAAiRQAMIYKAACKFAAQhwoAAIkUADDKCgEA2A8AIf4KQADZDwAhjwsBANgPACGXCwEA2A8AIZgLEACKEAAhmQsCANcPACGaCxAAihAAIQqFCgAAiRQAMIYKAACKFAAQhwoAAIkUADDKCgEA2A8AIf4KQADZDwAhjwsBANgPACGXCwEA2A8AIZgLEACKEAAhmQsCANcPACGaCxAAihAAIQbKCgEAvxIAIf4KQADAEgAhlwsBAL8SACGYCxAA6xIAIZkLAgC-EgAhmgsQAOsSACEGygoBAL8SACH-CkAAwBIAIZcLAQC_EgAhmAsQAOsSACGZCwIAvhIAIZoLEADrEgAhBsoKAQAAAAH-CkAAAAABlwsBAAAAAZgLEAAAAAGZCwIAAAABmgsQAAAAAQKICgEAAAABkAtAAAAAAQIAAADVCgAgDwAAmRQAIAMAAADVCgAgDwAAmRQAIBAAAJgUACABCAAA1RgAMAfqBgAA2RAAIIUKAADaEAAwhgoAANMKABCHCgAA2hAAMIgKAQAAAAGPCwEA2A8AIZALQADZDwAhAgAAANUKACAIAACYFAAgAgAAAJYUACAIAACXFAAgBoUKAACVFAAwhgoAAJYUABCHCgAAlRQAMIgKAQDYDwAhjwsBANgPACGQC0AA2Q8AIQaFCgAAlRQAMIYKAACWFAAQhwoAAJUUADCICgEA2A8AIY8LAQDYDwAhkAtAANkPACECiAoBAL8SACGQC0AAwBIAIQKICgEAvxIAIZALQADAEgAhAogKAQAAAAGQC0AAAAABBewGAADfEwAgiAoBAAAAAasKQAAAAAGDCwEAAAABkQtAAAAAAQIAAADPCgAgDwAAohQAIAMAAADPCgAgDwAAohQAIBAAAKEUACABCAAA1BgAMAIAAADPCgAgCAAAoRQAIAIAAADuEwAgCAAAoBQAIASICgEAvxIAIasKQADAEgAhgwsBAL8SACGRC0AAzxIAIQXsBgAA3RMAIIgKAQC_EgAhqwpAAMASACGDCwEAvxIAIZELQADPEgAhBewGAADfEwAgiAoBAAAAAasKQAAAAAGDCwEAAAABkQtAAAAAAQMPAADSGAAgng0AANMYACCiDQAAwQoAIAQPAACaFAAwng0AAJsUADCiDQAA6hMAMKMNAACdFAAgBA8AAI4UADCeDQAAjxQAMKINAACSFAAwow0AAJEUACAEDwAAghQAMJ4NAACDFAAwog0AAIYUADCjDQAAhRQAIAAAAAUPAADNGAAgEAAA0BgAIJ4NAADOGAAgnw0AAM8YACCiDQAAwQoAIAMPAADNGAAgng0AAM4YACCiDQAAwQoAIAAAAAAAAAsPAADAFAAwEAAAxRQAMJ4NAADBFAAwnw0AAMIUADCgDQAAxBQAMKENAADEFAAwog0AAMQUADCjDQAAwxQAIKQNAADEFAAwpQ0AAMYUADCmDQAAxxQAMAsPAAC0FAAwEAAAuRQAMJ4NAAC1FAAwnw0AALYUADCgDQAAuBQAMKENAAC4FAAwog0AALgUADCjDQAAtxQAIKQNAAC4FAAwpQ0AALoUADCmDQAAuxQAMA3rBgAApBQAIO0GAAClFAAg7gYAAKYUACCICgEAAAABiwpAAAAAAZkKQAAAAAHgCkAAAAAB9goBAAAAAZsLAQAAAAGcCwEAAAABnQsBAAAAAZ4LIAAAAAGfC0AAAAABAgAAAMkKACAPAAC_FAAgAwAAAMkKACAPAAC_FAAgEAAAvhQAIAEIAADMGAAwEuEEAADiEAAg6wYAANEQACDtBgAA4xAAIO4GAADkEAAghQoAAOEQADCGCgAAxwoAEIcKAADhEAAwiAoBAAAAAYsKQADZDwAhmQpAAO0PACHgCkAA7Q8AIfYKAQAAAAGFCwEA4w8AIZsLAQDYDwAhnAsBANgPACGdCwEA4w8AIZ4LIACTEAAhnwtAAO0PACECAAAAyQoAIAgAAL4UACACAAAAvBQAIAgAAL0UACAOhQoAALsUADCGCgAAvBQAEIcKAAC7FAAwiAoBANgPACGLCkAA2Q8AIZkKQADtDwAh4ApAAO0PACH2CgEA4w8AIYULAQDjDwAhmwsBANgPACGcCwEA2A8AIZ0LAQDjDwAhngsgAJMQACGfC0AA7Q8AIQ6FCgAAuxQAMIYKAAC8FAAQhwoAALsUADCICgEA2A8AIYsKQADZDwAhmQpAAO0PACHgCkAA7Q8AIfYKAQDjDwAhhQsBAOMPACGbCwEA2A8AIZwLAQDYDwAhnQsBAOMPACGeCyAAkxAAIZ8LQADtDwAhCogKAQC_EgAhiwpAAMASACGZCkAAzxIAIeAKQADPEgAh9goBAMgSACGbCwEAvxIAIZwLAQC_EgAhnQsBAMgSACGeCyAA4hIAIZ8LQADPEgAhDesGAAD_EwAg7QYAAIAUACDuBgAAgRQAIIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIeAKQADPEgAh9goBAMgSACGbCwEAvxIAIZwLAQC_EgAhnQsBAMgSACGeCyAA4hIAIZ8LQADPEgAhDesGAACkFAAg7QYAAKUUACDuBgAAphQAIIgKAQAAAAGLCkAAAAABmQpAAAAAAeAKQAAAAAH2CgEAAAABmwsBAAAAAZwLAQAAAAGdCwEAAAABngsgAAAAAZ8LQAAAAAECwAoBAAAAAaALQAAAAAECAAAAxQoAIA8AAMsUACADAAAAxQoAIA8AAMsUACAQAADKFAAgAQgAAMsYADAI4QQAAOcQACCFCgAA5hAAMIYKAADDCgAQhwoAAOYQADDACgEA2A8AIYULAQDYDwAhoAtAANkPACGoCwAA5RAAIAIAAADFCgAgCAAAyhQAIAIAAADIFAAgCAAAyRQAIAaFCgAAxxQAMIYKAADIFAAQhwoAAMcUADDACgEA2A8AIYULAQDYDwAhoAtAANkPACEGhQoAAMcUADCGCgAAyBQAEIcKAADHFAAwwAoBANgPACGFCwEA2A8AIaALQADZDwAhAsAKAQC_EgAhoAtAAMASACECwAoBAL8SACGgC0AAwBIAIQLACgEAAAABoAtAAAAAAQQPAADAFAAwng0AAMEUADCiDQAAxBQAMKMNAADDFAAgBA8AALQUADCeDQAAtRQAMKINAAC4FAAwow0AALcUACAAAArhBAAA0hQAIOsGAADzEwAg7QYAANMUACDuBgAA1BQAIJkKAADEEgAg4AoAAMQSACD2CgAAxBIAIIULAADEEgAgnQsAAMQSACCfCwAAxBIAIALrBgAA8xMAILgKAADEEgAgBekGAADOFAAg7wYAAM8UACCkCwAAxBIAIKULAADEEgAgpgsAAMQSACAAAAAAAAAAAAAAAAAAAAAABQ8AAMYYACAQAADJGAAgng0AAMcYACCfDQAAyBgAIKINAADCCQAgAw8AAMYYACCeDQAAxxgAIKINAADCCQAgAAAACw8AAOkUADAQAADuFAAwng0AAOoUADCfDQAA6xQAMKANAADtFAAwoQ0AAO0UADCiDQAA7RQAMKMNAADsFAAgpA0AAO0UADClDQAA7xQAMKYNAADwFAAwBYgKAQAAAAGxCwEAAAABsguAAAAAAbMLIAAAAAG0C0AAAAABAgAAAMYJACAPAAD0FAAgAwAAAMYJACAPAAD0FAAgEAAA8xQAIAEIAADFGAAwCpcGAAD0EAAghQoAAPMQADCGCgAAxAkAEIcKAADzEAAwiAoBAAAAAbALAQDYDwAhsQsBANgPACGyCwAAohAAILMLIACTEAAhtAtAANkPACECAAAAxgkAIAgAAPMUACACAAAA8RQAIAgAAPIUACAJhQoAAPAUADCGCgAA8RQAEIcKAADwFAAwiAoBANgPACGwCwEA2A8AIbELAQDYDwAhsgsAAKIQACCzCyAAkxAAIbQLQADZDwAhCYUKAADwFAAwhgoAAPEUABCHCgAA8BQAMIgKAQDYDwAhsAsBANgPACGxCwEA2A8AIbILAACiEAAgswsgAJMQACG0C0AA2Q8AIQWICgEAvxIAIbELAQC_EgAhsguAAAAAAbMLIADiEgAhtAtAAMASACEFiAoBAL8SACGxCwEAvxIAIbILgAAAAAGzCyAA4hIAIbQLQADAEgAhBYgKAQAAAAGxCwEAAAABsguAAAAAAbMLIAAAAAG0C0AAAAABBA8AAOkUADCeDQAA6hQAMKINAADtFAAwow0AAOwUACAAAZgGAAD2FAAgAAAAAAAFDwAAwBgAIBAAAMMYACCeDQAAwRgAIJ8NAADCGAAgog0AAMkIACADDwAAwBgAIJ4NAADBGAAgog0AAMkIACAAAAAAAAUPAAC6GAAgEAAAvhgAIJ4NAAC7GAAgnw0AAL0YACCiDQAAvQgAIAsPAACGFQAwEAAAixUAMJ4NAACHFQAwnw0AAIgVADCgDQAAihUAMKENAACKFQAwog0AAIoVADCjDQAAiRUAIKQNAACKFQAwpQ0AAIwVADCmDQAAjRUAMAKYCxAAAAABtwsCAAAAAQIAAADNCAAgDwAAkRUAIAMAAADNCAAgDwAAkRUAIBAAAJAVACABCAAAvBgAMAjFBQAAjBEAIIUKAACLEQAwhgoAAMsIABCHCgAAixEAMJgLEACKEAAhtgsBAJgQACG3CwIA1w8AIegLAACKEQAgAgAAAM0IACAIAACQFQAgAgAAAI4VACAIAACPFQAgBoUKAACNFQAwhgoAAI4VABCHCgAAjRUAMJgLEACKEAAhtgsBAJgQACG3CwIA1w8AIQaFCgAAjRUAMIYKAACOFQAQhwoAAI0VADCYCxAAihAAIbYLAQCYEAAhtwsCANcPACECmAsQAOsSACG3CwIAvhIAIQKYCxAA6xIAIbcLAgC-EgAhApgLEAAAAAG3CwIAAAABAw8AALoYACCeDQAAuxgAIKINAAC9CAAgBA8AAIYVADCeDQAAhxUAMKINAACKFQAwow0AAIkVACAAAAAAAAUPAAC1GAAgEAAAuBgAIJ4NAAC2GAAgnw0AALcYACCiDQAAvQgAIAMPAAC1GAAgng0AALYYACCiDQAAvQgAIAAAAAAABQ8AALAYACAQAACzGAAgng0AALEYACCfDQAAshgAIKINAAC9CAAgAw8AALAYACCeDQAAsRgAIKINAAC9CAAgAAAAAAABpA0AAQAAAQGkDQABAAABCw8AAMQVADAQAADJFQAwng0AAMUVADCfDQAAxhUAMKANAADIFQAwoQ0AAMgVADCiDQAAyBUAMKMNAADHFQAgpA0AAMgVADClDQAAyhUAMKYNAADLFQAwCw8AALgVADAQAAC9FQAwng0AALkVADCfDQAAuhUAMKANAAC8FQAwoQ0AALwVADCiDQAAvBUAMKMNAAC7FQAgpA0AALwVADClDQAAvhUAMKYNAAC_FQAwCw8AAKwVADAQAACxFQAwng0AAK0VADCfDQAArhUAMKANAACwFQAwoQ0AALAVADCiDQAAsBUAMKMNAACvFQAgpA0AALAVADClDQAAshUAMKYNAACzFQAwEcMFAACTFQAgiAoBAAAAAYsKQAAAAAGfCgEAAAABoAoBAAAAAaMKAgAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGYCxAAAAABuQsBAAAAAboLAQAAAAG7CwEAAAABvAuAAAAAAb0LQAAAAAG-C0AAAAABvwtAAAAAAQIAAADJCAAgDwAAtxUAIAMAAADJCAAgDwAAtxUAIBAAALYVACABCAAArxgAMBfCBQAAjxEAIMMFAACQEQAghQoAAI4RADCGCgAAxwgAEIcKAACOEQAwiAoBAAAAAYsKQADZDwAhnwoBANgPACGgCgEA4w8AIaMKAgDXDwAhyQoBAOMPACH9CgEA2A8AIYALQADZDwAhmAsQAIoQACG4CwEAmBAAIbkLAQDYDwAhugsBANgPACG7CwEA4w8AIbwLAACPEAAgvQtAAO0PACG-C0AA7Q8AIb8LQADtDwAh6QsAAI0RACACAAAAyQgAIAgAALYVACACAAAAtBUAIAgAALUVACAUhQoAALMVADCGCgAAtBUAEIcKAACzFQAwiAoBAJgQACGLCkAA2Q8AIZ8KAQDYDwAhoAoBAOMPACGjCgIA1w8AIckKAQDjDwAh_QoBANgPACGAC0AA2Q8AIZgLEACKEAAhuAsBAJgQACG5CwEA2A8AIboLAQDYDwAhuwsBAOMPACG8CwAAjxAAIL0LQADtDwAhvgtAAO0PACG_C0AA7Q8AIRSFCgAAsxUAMIYKAAC0FQAQhwoAALMVADCICgEAmBAAIYsKQADZDwAhnwoBANgPACGgCgEA4w8AIaMKAgDXDwAhyQoBAOMPACH9CgEA2A8AIYALQADZDwAhmAsQAIoQACG4CwEAmBAAIbkLAQDYDwAhugsBANgPACG7CwEA4w8AIbwLAACPEAAgvQtAAO0PACG-C0AA7Q8AIb8LQADtDwAhEIgKAQC_EgAhiwpAAMASACGfCgEAvxIAIaAKAQDIEgAhowoCAL4SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGYCxAA6xIAIbkLAQC_EgAhugsBAL8SACG7CwEAyBIAIbwLgAAAAAG9C0AAzxIAIb4LQADPEgAhvwtAAM8SACERwwUAAIUVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACGgCgEAyBIAIaMKAgC-EgAhyQoBAMgSACH9CgEAvxIAIYALQADAEgAhmAsQAOsSACG5CwEAvxIAIboLAQC_EgAhuwsBAMgSACG8C4AAAAABvQtAAM8SACG-C0AAzxIAIb8LQADPEgAhEcMFAACTFQAgiAoBAAAAAYsKQAAAAAGfCgEAAAABoAoBAAAAAaMKAgAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGYCxAAAAABuQsBAAAAAboLAQAAAAG7CwEAAAABvAuAAAAAAb0LQAAAAAG-C0AAAAABvwtAAAAAAQWICgQAAAAB_QoBAAAAAcALAQAAAAHBCwEAAAABwgtAAAAAAQIAAADFCAAgDwAAwxUAIAMAAADFCAAgDwAAwxUAIBAAAMIVACABCAAArhgAMArCBQAAjxEAIIUKAACREQAwhgoAAMMIABCHCgAAkREAMIgKBAAAAAH9CgEA2A8AIbgLAQCYEAAhwAsBAOMPACHBCwEA2A8AIcILQADZDwAhAgAAAMUIACAIAADCFQAgAgAAAMAVACAIAADBFQAgCYUKAAC_FQAwhgoAAMAVABCHCgAAvxUAMIgKBACIEAAh_QoBANgPACG4CwEAmBAAIcALAQDjDwAhwQsBANgPACHCC0AA2Q8AIQmFCgAAvxUAMIYKAADAFQAQhwoAAL8VADCICgQAiBAAIf0KAQDYDwAhuAsBAJgQACHACwEA4w8AIcELAQDYDwAhwgtAANkPACEFiAoEANgSACH9CgEAvxIAIcALAQDIEgAhwQsBAL8SACHCC0AAwBIAIQWICgQA2BIAIf0KAQC_EgAhwAsBAMgSACHBCwEAvxIAIcILQADAEgAhBYgKBAAAAAH9CgEAAAABwAsBAAAAAcELAQAAAAHCC0AAAAABCpgLEAAAAAG3CwIAAAABwwsBAAAAAcQLAQAAAAHFCwEAAAABxgsQAAAAAccLAgAAAAHICwEAAAAByQsBAAAAAcoLAgAAAAECAAAAwQgAIA8AAM8VACADAAAAwQgAIA8AAM8VACAQAADOFQAgAQgAAK0YADAQwgUAAI8RACCFCgAAkxEAMIYKAAC_CAAQhwoAAJMRADCYCxAAihAAIbcLAgDXDwAhuAsBAJgQACHDCwEA2A8AIcQLAQDYDwAhxQsBANgPACHGCxAAwhAAIccLAgDXDwAhyAsBANgPACHJCwEA2A8AIcoLAgCQEAAh6gsAAJIRACACAAAAwQgAIAgAAM4VACACAAAAzBUAIAgAAM0VACAOhQoAAMsVADCGCgAAzBUAEIcKAADLFQAwmAsQAIoQACG3CwIA1w8AIbgLAQCYEAAhwwsBANgPACHECwEA2A8AIcULAQDYDwAhxgsQAMIQACHHCwIA1w8AIcgLAQDYDwAhyQsBANgPACHKCwIAkBAAIQ6FCgAAyxUAMIYKAADMFQAQhwoAAMsVADCYCxAAihAAIbcLAgDXDwAhuAsBAJgQACHDCwEA2A8AIcQLAQDYDwAhxQsBANgPACHGCxAAwhAAIccLAgDXDwAhyAsBANgPACHJCwEA2A8AIcoLAgCQEAAhCpgLEADrEgAhtwsCAL4SACHDCwEAvxIAIcQLAQC_EgAhxQsBAL8SACHGCxAAshMAIccLAgC-EgAhyAsBAL8SACHJCwEAvxIAIcoLAgDZEgAhCpgLEADrEgAhtwsCAL4SACHDCwEAvxIAIcQLAQC_EgAhxQsBAL8SACHGCxAAshMAIccLAgC-EgAhyAsBAL8SACHJCwEAvxIAIcoLAgDZEgAhCpgLEAAAAAG3CwIAAAABwwsBAAAAAcQLAQAAAAHFCwEAAAABxgsQAAAAAccLAgAAAAHICwEAAAAByQsBAAAAAcoLAgAAAAEEDwAAxBUAMJ4NAADFFQAwog0AAMgVADCjDQAAxxUAIAQPAAC4FQAwng0AALkVADCiDQAAvBUAMKMNAAC7FQAgBA8AAKwVADCeDQAArRUAMKINAACwFQAwow0AAK8VACAAAAAJwgUAANcVACDDBQAA2BUAIKAKAADEEgAgyQoAAMQSACC7CwAAxBIAILwLAADEEgAgvQsAAMQSACC-CwAAxBIAIL8LAADEEgAgFcMFAADTFQAgxAUAANQVACDGBQAA1RUAIMkKAADEEgAgsQsAAMQSACDDCwAAxBIAINELAADEEgAg0gsAAMQSACDTCwAAxBIAINgLAADEEgAg2QsAAMQSACDbCwAAxBIAINwLAADEEgAg3wsAAMQSACDgCwAAxBIAIOELAADEEgAg4gsAAMQSACDjCwAAxBIAIOQLAADEEgAg5QsAAMQSACDnCwAAxBIAIAAAAAAAAAAAAAAAAAAAAAAAAaQNAAAA8gsCAAAAAAAFDwAAqBgAIBAAAKsYACCeDQAAqRgAIJ8NAACqGAAgog0AAKUHACADDwAAqBgAIJ4NAACpGAAgog0AAKUHACAAAAAAAAsPAAD3FQAwEAAA_BUAMJ4NAAD4FQAwnw0AAPkVADCgDQAA-xUAMKENAAD7FQAwog0AAPsVADCjDQAA-hUAIKQNAAD7FQAwpQ0AAP0VADCmDQAA_hUAMAaICgQAAAABnAsBAAAAAaMLAQAAAAH4CwEAAAAB-QsBAAAAAfoLAgAAAAECAAAAqQcAIA8AAIIWACADAAAAqQcAIA8AAIIWACAQAACBFgAgAQgAAKcYADAL3AEBANgPACHhBAAAphEAIIUKAAClEQAwhgoAAKcHABCHCgAApREAMIgKBAAAAAGcCwEA2A8AIaMLAQDYDwAh-AsBANgPACH5CwEA2A8AIfoLAgDXDwAhAgAAAKkHACAIAACBFgAgAgAAAP8VACAIAACAFgAgCtwBAQDYDwAhhQoAAP4VADCGCgAA_xUAEIcKAAD-FQAwiAoEAIgQACGcCwEA2A8AIaMLAQDYDwAh-AsBANgPACH5CwEA2A8AIfoLAgDXDwAhCtwBAQDYDwAhhQoAAP4VADCGCgAA_xUAEIcKAAD-FQAwiAoEAIgQACGcCwEA2A8AIaMLAQDYDwAh-AsBANgPACH5CwEA2A8AIfoLAgDXDwAhBogKBADYEgAhnAsBAL8SACGjCwEAvxIAIfgLAQC_EgAh-QsBAL8SACH6CwIAvhIAIQaICgQA2BIAIZwLAQC_EgAhowsBAL8SACH4CwEAvxIAIfkLAQC_EgAh-gsCAL4SACEGiAoEAAAAAZwLAQAAAAGjCwEAAAAB-AsBAAAAAfkLAQAAAAH6CwIAAAABBA8AAPcVADCeDQAA-BUAMKINAAD7FQAwow0AAPoVACAAAd0BAACEFgAgAAAAAAAAAAAAAAAAAAAAAAAAAAGkDQAAAIIMAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAAohgAIBAAAKUYACCeDQAAoxgAIJ8NAACkGAAgog0AAPcEACADDwAAohgAIJ4NAACjGAAgog0AAPcEACAAAAAAAAKkDQEAAAAEpw0BAAAABQsPAAC5FgAwEAAAvhYAMJ4NAAC6FgAwnw0AALsWADCgDQAAvRYAMKENAAC9FgAwog0AAL0WADCjDQAAvBYAIKQNAAC9FgAwpQ0AAL8WADCmDQAAwBYAMAqICgIAAAAB8woBAAAAAcMLAQAAAAHbCwEAAAABiAwAAQAAAYsMAQAAAAGMDAEAAAABjQwBAAAAAY4MAQAAAAGPDAABAAABAgAAAPsEACAPAADEFgAgAwAAAPsEACAPAADEFgAgEAAAwxYAIAEIAAChGAAwEJ8DAADJEQAghQoAAMgRADCGCgAA-QQAEIcKAADIEQAwiAoCAAAAAfMKAQDjDwAhwwsBANgPACHbCwEA2A8AIYgMAAGDEQAhigwCANcPACGLDAEA2A8AIYwMAQDYDwAhjQwBAOMPACGODAEA4w8AIY8MAAGEEQAhmwwAAMcRACACAAAA-wQAIAgAAMMWACACAAAAwRYAIAgAAMIWACAOhQoAAMAWADCGCgAAwRYAEIcKAADAFgAwiAoCANcPACHzCgEA4w8AIcMLAQDYDwAh2wsBANgPACGIDAABgxEAIYoMAgDXDwAhiwwBANgPACGMDAEA2A8AIY0MAQDjDwAhjgwBAOMPACGPDAABhBEAIQ6FCgAAwBYAMIYKAADBFgAQhwoAAMAWADCICgIA1w8AIfMKAQDjDwAhwwsBANgPACHbCwEA2A8AIYgMAAGDEQAhigwCANcPACGLDAEA2A8AIYwMAQDYDwAhjQwBAOMPACGODAEA4w8AIY8MAAGEEQAhCogKAgC-EgAh8woBAMgSACHDCwEAvxIAIdsLAQC_EgAhiAwAAacVACGLDAEAvxIAIYwMAQC_EgAhjQwBAMgSACGODAEAyBIAIY8MAAGoFQAhCogKAgC-EgAh8woBAMgSACHDCwEAvxIAIdsLAQC_EgAhiAwAAacVACGLDAEAvxIAIYwMAQC_EgAhjQwBAMgSACGODAEAyBIAIY8MAAGoFQAhCogKAgAAAAHzCgEAAAABwwsBAAAAAdsLAQAAAAGIDAABAAABiwwBAAAAAYwMAQAAAAGNDAEAAAABjgwBAAAAAY8MAAEAAAEBpA0BAAAABAQPAAC5FgAwng0AALoWADCiDQAAvRYAMKMNAAC8FgAgAAOgAwAAxxYAIJQMAADEEgAglQwAAMQSACAAAAAAAAAAAAUPAACcGAAgEAAAnxgAIJ4NAACdGAAgnw0AAJ4YACCiDQAA-QMAIAMPAACcGAAgng0AAJ0YACCiDQAA-QMAIAAAAAAAAaQNAAAApAwCBw8AAJYYACAQAACaGAAgng0AAJcYACCfDQAAmRgAIKANAAD7AwAgoQ0AAPsDACCiDQAA8QMAIAsPAADbFgAwEAAA4BYAMJ4NAADcFgAwnw0AAN0WADCgDQAA3xYAMKENAADfFgAwog0AAN8WADCjDQAA3hYAIKQNAADfFgAwpQ0AAOEWADCmDQAA4hYAMASICgEAAAABiwpAAAAAAcAKAQAAAAGgDAQAAAABAgAAAP8DACAPAADmFgAgAwAAAP8DACAPAADmFgAgEAAA5RYAIAEIAACYGAAwCswCAADYEQAghQoAANcRADCGCgAA_QMAEIcKAADXEQAwiAoBAAAAAYsKQADZDwAhwAoBANgPACGfDAEAmBAAIaAMBACIEAAhqgwAANYRACACAAAA_wMAIAgAAOUWACACAAAA4xYAIAgAAOQWACAIhQoAAOIWADCGCgAA4xYAEIcKAADiFgAwiAoBAJgQACGLCkAA2Q8AIcAKAQDYDwAhnwwBAJgQACGgDAQAiBAAIQiFCgAA4hYAMIYKAADjFgAQhwoAAOIWADCICgEAmBAAIYsKQADZDwAhwAoBANgPACGfDAEAmBAAIaAMBACIEAAhBIgKAQC_EgAhiwpAAMASACHACgEAvxIAIaAMBADYEgAhBIgKAQC_EgAhiwpAAMASACHACgEAvxIAIaAMBADYEgAhBIgKAQAAAAGLCkAAAAABwAoBAAAAAaAMBAAAAAEDDwAAlhgAIJ4NAACXGAAgog0AAPEDACAEDwAA2xYAMJ4NAADcFgAwog0AAN8WADCjDQAA3hYAIAAAAAGkDQAAAKgMAgUPAACRGAAgEAAAlBgAIJ4NAACSGAAgnw0AAJMYACCiDQAA8QMAIAMPAACRGAAgng0AAJIYACCiDQAA8QMAIAAAAAsPAACAFwAwEAAAhRcAMJ4NAACBFwAwnw0AAIIXADCgDQAAhBcAMKENAACEFwAwog0AAIQXADCjDQAAgxcAIKQNAACEFwAwpQ0AAIYXADCmDQAAhxcAMAsPAAD0FgAwEAAA-RYAMJ4NAAD1FgAwnw0AAPYWADCgDQAA-BYAMKENAAD4FgAwog0AAPgWADCjDQAA9xYAIKQNAAD4FgAwpQ0AAPoWADCmDQAA-xYAMAzNAgAA6BYAIIgKAQAAAAGLCkAAAAABmQpAAAAAAaAKAQAAAAHNCwAAAKQMAqAMBAAAAAGhDAEAAAABogwBAAAAAaQMBAAAAAGlDAQAAAABpgxAAAAAAQIAAAD5AwAgDwAA_xYAIAMAAAD5AwAgDwAA_xYAIBAAAP4WACABCAAAkBgAMBHKAgAA3hEAIM0CAADfEQAghQoAANwRADCGCgAA9wMAEIcKAADcEQAwiAoBAAAAAYsKQADZDwAhmQpAAO0PACGgCgEA4w8AIc0LAADdEaQMIuMLAQCFEQAhoAwEAIgQACGhDAEAAAABogwBANgPACGkDAQAiBAAIaUMBACIEAAhpgxAAO0PACECAAAA-QMAIAgAAP4WACACAAAA_BYAIAgAAP0WACAPhQoAAPsWADCGCgAA_BYAEIcKAAD7FgAwiAoBAJgQACGLCkAA2Q8AIZkKQADtDwAhoAoBAOMPACHNCwAA3RGkDCLjCwEAhREAIaAMBACIEAAhoQwBANgPACGiDAEA2A8AIaQMBACIEAAhpQwEAIgQACGmDEAA7Q8AIQ-FCgAA-xYAMIYKAAD8FgAQhwoAAPsWADCICgEAmBAAIYsKQADZDwAhmQpAAO0PACGgCgEA4w8AIc0LAADdEaQMIuMLAQCFEQAhoAwEAIgQACGhDAEA2A8AIaIMAQDYDwAhpAwEAIgQACGlDAQAiBAAIaYMQADtDwAhC4gKAQC_EgAhiwpAAMASACGZCkAAzxIAIaAKAQDIEgAhzQsAANgWpAwioAwEANgSACGhDAEAvxIAIaIMAQC_EgAhpAwEANgSACGlDAQA2BIAIaYMQADPEgAhDM0CAADaFgAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAhoAoBAMgSACHNCwAA2BakDCKgDAQA2BIAIaEMAQC_EgAhogwBAL8SACGkDAQA2BIAIaUMBADYEgAhpgxAAM8SACEMzQIAAOgWACCICgEAAAABiwpAAAAAAZkKQAAAAAGgCgEAAAABzQsAAACkDAKgDAQAAAABoQwBAAAAAaIMAQAAAAGkDAQAAAABpQwEAAAAAaYMQAAAAAEDiwpAAAAAAcAKAQAAAAGoDAAAAKgMAgIAAAD1AwAgDwAAixcAIAMAAAD1AwAgDwAAixcAIBAAAIoXACABCAAAjxgAMAnKAgAA4xEAIIUKAADhEQAwhgoAAPMDABCHCgAA4REAMIsKQADZDwAhwAoBANgPACHjCwEAmBAAIagMAADiEagMIqsMAADgEQAgAgAAAPUDACAIAACKFwAgAgAAAIgXACAIAACJFwAgB4UKAACHFwAwhgoAAIgXABCHCgAAhxcAMIsKQADZDwAhwAoBANgPACHjCwEAmBAAIagMAADiEagMIgeFCgAAhxcAMIYKAACIFwAQhwoAAIcXADCLCkAA2Q8AIcAKAQDYDwAh4wsBAJgQACGoDAAA4hGoDCIDiwpAAMASACHACgEAvxIAIagMAADsFqgMIgOLCkAAwBIAIcAKAQC_EgAhqAwAAOwWqAwiA4sKQAAAAAHACgEAAAABqAwAAACoDAIEDwAAgBcAMJ4NAACBFwAwog0AAIQXADCjDQAAgxcAIAQPAAD0FgAwng0AAPUWADCiDQAA-BYAMKMNAAD3FgAgAAAGygIAAJEXACDNAgAAkhcAIJkKAADEEgAgoAoAAMQSACDjCwAAxBIAIKYMAADEEgAgAssCAACOFwAgzgIAAI8XACAAAAAAAaQNIAAAAAEAAAAAAAGkDQAAALAMAgAAAAKkDQEAAAAEpw0BAAAABQKkDQEAAAAEpw0BAAAABQAAAAAAAAAAAAAAAAAFDwAAihgAIBAAAI0YACCeDQAAixgAIJ8NAACMGAAgog0AAMYCACADDwAAihgAIJ4NAACLGAAgog0AAMYCACAAAAAAAAGkDQAAAM0MAgsPAAC4FwAwEAAAvRcAMJ4NAAC5FwAwnw0AALoXADCgDQAAvBcAMKENAAC8FwAwog0AALwXADCjDQAAuxcAIKQNAAC8FwAwpQ0AAL4XADCmDQAAvxcAMAWICgQAAAABowsBAAAAAfgLAQAAAAH5CwEAAAAB-gsCAAAAAQIAAADKAgAgDwAAwxcAIAMAAADKAgAgDwAAwxcAIBAAAMIXACABCAAAiRgAMArcAQAAgRIAIIUKAACAEgAwhgoAAMgCABCHCgAAgBIAMIgKBAAAAAGhCwEA2A8AIaMLAQDYDwAh-AsBANgPACH5CwEA2A8AIfoLAgDXDwAhAgAAAMoCACAIAADCFwAgAgAAAMAXACAIAADBFwAgCYUKAAC_FwAwhgoAAMAXABCHCgAAvxcAMIgKBACIEAAhoQsBANgPACGjCwEA2A8AIfgLAQDYDwAh-QsBANgPACH6CwIA1w8AIQmFCgAAvxcAMIYKAADAFwAQhwoAAL8XADCICgQAiBAAIaELAQDYDwAhowsBANgPACH4CwEA2A8AIfkLAQDYDwAh-gsCANcPACEFiAoEANgSACGjCwEAvxIAIfgLAQC_EgAh-QsBAL8SACH6CwIAvhIAIQWICgQA2BIAIaMLAQC_EgAh-AsBAL8SACH5CwEAvxIAIfoLAgC-EgAhBYgKBAAAAAGjCwEAAAAB-AsBAAAAAfkLAQAAAAH6CwIAAAABBA8AALgXADCeDQAAuRcAMKINAAC8FwAwow0AALsXACAACt0BAADFFwAgmQoAAMQSACDNDAAAxBIAIM4MAADEEgAgzwwAAMQSACDQDAAAxBIAINEMAADEEgAg0wwAAMQSACDUDAAAxBIAINUMAADEEgAgAAAAAAABpA0AAADXDAIBpA0AAADYDAIAAAAAAAAAAAAAAAAAAAAAAAAAAAGkDQAAAPcMAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGkDQAAAJcNAgAAAAAAAAGkDQAAAJsNAgWICgQAAAABowsBAAAAAfgLAQAAAAH5CwEAAAAB-gsCAAAAARCLCkAAAAABmQpAAAAAAZ8KAAAAzQwC4goEAAAAAZwLAQAAAAGjCwEAAAAB-wsCAAAAAc0MQAAAAAHODAEAAAABzwxAAAAAAdAMQAAAAAHRDEAAAAAB0gwCAAAAAdMMQAAAAAHUDEAAAAAB1QxAAAAAAQIAAADGAgAgDwAAihgAIAMAAADOAgAgDwAAihgAIBAAAI4YACASAAAAzgIAIAgAAI4YACCLCkAAwBIAIZkKQADPEgAhnwoAALYXzQwi4goEANgSACGcCwEAvxIAIaMLAQC_EgAh-wsCAL4SACHNDEAAzxIAIc4MAQDIEgAhzwxAAM8SACHQDEAAzxIAIdEMQADPEgAh0gwCAL4SACHTDEAAzxIAIdQMQADPEgAh1QxAAM8SACEQiwpAAMASACGZCkAAzxIAIZ8KAAC2F80MIuIKBADYEgAhnAsBAL8SACGjCwEAvxIAIfsLAgC-EgAhzQxAAM8SACHODAEAyBIAIc8MQADPEgAh0AxAAM8SACHRDEAAzxIAIdIMAgC-EgAh0wxAAM8SACHUDEAAzxIAIdUMQADPEgAhA4sKQAAAAAHACgEAAAABqAwAAACoDAILiAoBAAAAAYsKQAAAAAGZCkAAAAABoAoBAAAAAc0LAAAApAwCoAwEAAAAAaEMAQAAAAGiDAEAAAABpAwEAAAAAaUMBAAAAAGmDEAAAAABBs4CAACNFwAgiAoBAAAAAYsKQAAAAAGjCwEAAAABogwBAAAAAakMAQAAAAECAAAA8QMAIA8AAJEYACADAAAA-wMAIA8AAJEYACAQAACVGAAgCAAAAPsDACAIAACVGAAgzgIAAPMWACCICgEAvxIAIYsKQADAEgAhowsBAL8SACGiDAEAvxIAIakMAQC_EgAhBs4CAADzFgAgiAoBAL8SACGLCkAAwBIAIaMLAQC_EgAhogwBAL8SACGpDAEAvxIAIQbLAgAAjBcAIIgKAQAAAAGLCkAAAAABowsBAAAAAaIMAQAAAAGpDAEAAAABAgAAAPEDACAPAACWGAAgBIgKAQAAAAGLCkAAAAABwAoBAAAAAaAMBAAAAAEDAAAA-wMAIA8AAJYYACAQAACbGAAgCAAAAPsDACAIAACbGAAgywIAAPIWACCICgEAvxIAIYsKQADAEgAhowsBAL8SACGiDAEAvxIAIakMAQC_EgAhBssCAADyFgAgiAoBAL8SACGLCkAAwBIAIaMLAQC_EgAhogwBAL8SACGpDAEAvxIAIQ3KAgAA5xYAIIgKAQAAAAGLCkAAAAABmQpAAAAAAaAKAQAAAAHNCwAAAKQMAuMLAQAAAAGgDAQAAAABoQwBAAAAAaIMAQAAAAGkDAQAAAABpQwEAAAAAaYMQAAAAAECAAAA-QMAIA8AAJwYACADAAAA9wMAIA8AAJwYACAQAACgGAAgDwAAAPcDACAIAACgGAAgygIAANkWACCICgEAvxIAIYsKQADAEgAhmQpAAM8SACGgCgEAyBIAIc0LAADYFqQMIuMLAQDIEgAhoAwEANgSACGhDAEAvxIAIaIMAQC_EgAhpAwEANgSACGlDAQA2BIAIaYMQADPEgAhDcoCAADZFgAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAhoAoBAMgSACHNCwAA2BakDCLjCwEAyBIAIaAMBADYEgAhoQwBAL8SACGiDAEAvxIAIaQMBADYEgAhpQwEANgSACGmDEAAzxIAIQqICgIAAAAB8woBAAAAAcMLAQAAAAHbCwEAAAABiAwAAQAAAYsMAQAAAAGMDAEAAAABjQwBAAAAAY4MAQAAAAGPDAABAAABCogKAgAAAAGMDAEAAAABkAwBAAAAAZEMAQAAAAGSDAEAAAABkwwBAAAAAZQMAQAAAAGVDAEAAAABlgwAAMUWACCXDCAAAAABAgAAAPcEACAPAACiGAAgAwAAAP8EACAPAACiGAAgEAAAphgAIAwAAAD_BAAgCAAAphgAIIgKAgC-EgAhjAwBAL8SACGQDAEAvxIAIZEMAQC_EgAhkgwBAL8SACGTDAEAvxIAIZQMAQDIEgAhlQwBAMgSACGWDAAAtxYAIJcMIADiEgAhCogKAgC-EgAhjAwBAL8SACGQDAEAvxIAIZEMAQC_EgAhkgwBAL8SACGTDAEAvxIAIZQMAQDIEgAhlQwBAMgSACGWDAAAtxYAIJcMIADiEgAhBogKBAAAAAGcCwEAAAABowsBAAAAAfgLAQAAAAH5CwEAAAAB-gsCAAAAAQKjCwEAAAAB-wsCAAAAAQIAAAClBwAgDwAAqBgAIAMAAACtBwAgDwAAqBgAIBAAAKwYACAEAAAArQcAIAgAAKwYACCjCwEAvxIAIfsLAgC-EgAhAqMLAQC_EgAh-wsCAL4SACEKmAsQAAAAAbcLAgAAAAHDCwEAAAABxAsBAAAAAcULAQAAAAHGCxAAAAABxwsCAAAAAcgLAQAAAAHJCwEAAAABygsCAAAAAQWICgQAAAAB_QoBAAAAAcALAQAAAAHBCwEAAAABwgtAAAAAARCICgEAAAABiwpAAAAAAZ8KAQAAAAGgCgEAAAABowoCAAAAAckKAQAAAAH9CgEAAAABgAtAAAAAAZgLEAAAAAG5CwEAAAABugsBAAAAAbsLAQAAAAG8C4AAAAABvQtAAAAAAb4LQAAAAAG_C0AAAAABLcQFAADRFQAgxgUAANIVACCICgEAAAABiwpAAAAAAZ8KAQAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGXCwEAAAABmAsQAAAAAZwLAQAAAAGxCwEAAAABvwtAAAAAAcMLAQAAAAHFCwEAAAAByAsBAAAAAcsLAQAAAAHMCwEAAAABzQsBAAAAAc4LAQAAAAHPCwEAAAAB0AsBAAAAAdELEAAAAAHSCxAAAAAB0wsCAAAAAdQLgAAAAAHVC4AAAAAB1gsAAQAAAdcLAAEAAAHYCwEAAAAB2QsAAQAAAdoLQAAAAAHbCwEAAAAB3AsBAAAAAd0LAQAAAAHeCyAAAAAB3wsCAAAAAeALgAAAAAHhCwABAAAB4guAAAAAAeMLAQAAAAHkCwEAAAAB5QsQAAAAAeYLIAAAAAHnC0AAAAABAgAAAL0IACAPAACwGAAgAwAAANQIACAPAACwGAAgEAAAtBgAIC8AAADUCAAgCAAAtBgAIMQFAACqFQAgxgUAAKsVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhwwsBAMgSACHFCwEAvxIAIcgLAQC_EgAhywsBAL8SACHMCwEAvxIAIc0LAQC_EgAhzgsBAL8SACHPCwEAvxIAIdALAQC_EgAh0QsQALITACHSCxAAshMAIdMLAgDZEgAh1AuAAAAAAdULgAAAAAHWCwABpxUAIdcLAAGnFQAh2AsBAMgSACHZCwABqBUAIdoLQADAEgAh2wsBAMgSACHcCwEAyBIAId0LAQC_EgAh3gsgAOISACHfCwIA2RIAIeALgAAAAAHhCwABqBUAIeILgAAAAAHjCwEAyBIAIeQLAQDIEgAh5QsQALITACHmCyAA4hIAIecLQADPEgAhLcQFAACqFQAgxgUAAKsVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhwwsBAMgSACHFCwEAvxIAIcgLAQC_EgAhywsBAL8SACHMCwEAvxIAIc0LAQC_EgAhzgsBAL8SACHPCwEAvxIAIdALAQC_EgAh0QsQALITACHSCxAAshMAIdMLAgDZEgAh1AuAAAAAAdULgAAAAAHWCwABpxUAIdcLAAGnFQAh2AsBAMgSACHZCwABqBUAIdoLQADAEgAh2wsBAMgSACHcCwEAyBIAId0LAQC_EgAh3gsgAOISACHfCwIA2RIAIeALgAAAAAHhCwABqBUAIeILgAAAAAHjCwEAyBIAIeQLAQDIEgAh5QsQALITACHmCyAA4hIAIecLQADPEgAhLcMFAADQFQAgxgUAANIVACCICgEAAAABiwpAAAAAAZ8KAQAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGXCwEAAAABmAsQAAAAAZwLAQAAAAGxCwEAAAABvwtAAAAAAcMLAQAAAAHFCwEAAAAByAsBAAAAAcsLAQAAAAHMCwEAAAABzQsBAAAAAc4LAQAAAAHPCwEAAAAB0AsBAAAAAdELEAAAAAHSCxAAAAAB0wsCAAAAAdQLgAAAAAHVC4AAAAAB1gsAAQAAAdcLAAEAAAHYCwEAAAAB2QsAAQAAAdoLQAAAAAHbCwEAAAAB3AsBAAAAAd0LAQAAAAHeCyAAAAAB3wsCAAAAAeALgAAAAAHhCwABAAAB4guAAAAAAeMLAQAAAAHkCwEAAAAB5QsQAAAAAeYLIAAAAAHnC0AAAAABAgAAAL0IACAPAAC1GAAgAwAAANQIACAPAAC1GAAgEAAAuRgAIC8AAADUCAAgCAAAuRgAIMMFAACpFQAgxgUAAKsVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhwwsBAMgSACHFCwEAvxIAIcgLAQC_EgAhywsBAL8SACHMCwEAvxIAIc0LAQC_EgAhzgsBAL8SACHPCwEAvxIAIdALAQC_EgAh0QsQALITACHSCxAAshMAIdMLAgDZEgAh1AuAAAAAAdULgAAAAAHWCwABpxUAIdcLAAGnFQAh2AsBAMgSACHZCwABqBUAIdoLQADAEgAh2wsBAMgSACHcCwEAyBIAId0LAQC_EgAh3gsgAOISACHfCwIA2RIAIeALgAAAAAHhCwABqBUAIeILgAAAAAHjCwEAyBIAIeQLAQDIEgAh5QsQALITACHmCyAA4hIAIecLQADPEgAhLcMFAACpFQAgxgUAAKsVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhwwsBAMgSACHFCwEAvxIAIcgLAQC_EgAhywsBAL8SACHMCwEAvxIAIc0LAQC_EgAhzgsBAL8SACHPCwEAvxIAIdALAQC_EgAh0QsQALITACHSCxAAshMAIdMLAgDZEgAh1AuAAAAAAdULgAAAAAHWCwABpxUAIdcLAAGnFQAh2AsBAMgSACHZCwABqBUAIdoLQADAEgAh2wsBAMgSACHcCwEAyBIAId0LAQC_EgAh3gsgAOISACHfCwIA2RIAIeALgAAAAAHhCwABqBUAIeILgAAAAAHjCwEAyBIAIeQLAQDIEgAh5QsQALITACHmCyAA4hIAIecLQADPEgAhLcMFAADQFQAgxAUAANEVACCICgEAAAABiwpAAAAAAZ8KAQAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGXCwEAAAABmAsQAAAAAZwLAQAAAAGxCwEAAAABvwtAAAAAAcMLAQAAAAHFCwEAAAAByAsBAAAAAcsLAQAAAAHMCwEAAAABzQsBAAAAAc4LAQAAAAHPCwEAAAAB0AsBAAAAAdELEAAAAAHSCxAAAAAB0wsCAAAAAdQLgAAAAAHVC4AAAAAB1gsAAQAAAdcLAAEAAAHYCwEAAAAB2QsAAQAAAdoLQAAAAAHbCwEAAAAB3AsBAAAAAd0LAQAAAAHeCyAAAAAB3wsCAAAAAeALgAAAAAHhCwABAAAB4guAAAAAAeMLAQAAAAHkCwEAAAAB5QsQAAAAAeYLIAAAAAHnC0AAAAABAgAAAL0IACAPAAC6GAAgApgLEAAAAAG3CwIAAAABAwAAANQIACAPAAC6GAAgEAAAvxgAIC8AAADUCAAgCAAAvxgAIMMFAACpFQAgxAUAAKoVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhwwsBAMgSACHFCwEAvxIAIcgLAQC_EgAhywsBAL8SACHMCwEAvxIAIc0LAQC_EgAhzgsBAL8SACHPCwEAvxIAIdALAQC_EgAh0QsQALITACHSCxAAshMAIdMLAgDZEgAh1AuAAAAAAdULgAAAAAHWCwABpxUAIdcLAAGnFQAh2AsBAMgSACHZCwABqBUAIdoLQADAEgAh2wsBAMgSACHcCwEAyBIAId0LAQC_EgAh3gsgAOISACHfCwIA2RIAIeALgAAAAAHhCwABqBUAIeILgAAAAAHjCwEAyBIAIeQLAQDIEgAh5QsQALITACHmCyAA4hIAIecLQADPEgAhLcMFAACpFQAgxAUAAKoVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhwwsBAMgSACHFCwEAvxIAIcgLAQC_EgAhywsBAL8SACHMCwEAvxIAIc0LAQC_EgAhzgsBAL8SACHPCwEAvxIAIdALAQC_EgAh0QsQALITACHSCxAAshMAIdMLAgDZEgAh1AuAAAAAAdULgAAAAAHWCwABpxUAIdcLAAGnFQAh2AsBAMgSACHZCwABqBUAIdoLQADAEgAh2wsBAMgSACHcCwEAyBIAId0LAQC_EgAh3gsgAOISACHfCwIA2RIAIeALgAAAAAHhCwABqBUAIeILgAAAAAHjCwEAyBIAIeQLAQDIEgAh5QsQALITACHmCyAA4hIAIecLQADPEgAhEsIFAACSFQAgiAoBAAAAAYsKQAAAAAGfCgEAAAABoAoBAAAAAaMKAgAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGYCxAAAAABuAsBAAAAAbkLAQAAAAG6CwEAAAABuwsBAAAAAbwLgAAAAAG9C0AAAAABvgtAAAAAAb8LQAAAAAECAAAAyQgAIA8AAMAYACADAAAAxwgAIA8AAMAYACAQAADEGAAgFAAAAMcIACAIAADEGAAgwgUAAIQVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACGgCgEAyBIAIaMKAgC-EgAhyQoBAMgSACH9CgEAvxIAIYALQADAEgAhmAsQAOsSACG4CwEAvxIAIbkLAQC_EgAhugsBAL8SACG7CwEAyBIAIbwLgAAAAAG9C0AAzxIAIb4LQADPEgAhvwtAAM8SACESwgUAAIQVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACGgCgEAyBIAIaMKAgC-EgAhyQoBAMgSACH9CgEAvxIAIYALQADAEgAhmAsQAOsSACG4CwEAvxIAIbkLAQC_EgAhugsBAL8SACG7CwEAyBIAIbwLgAAAAAG9C0AAzxIAIb4LQADPEgAhvwtAAM8SACEFiAoBAAAAAbELAQAAAAGyC4AAAAABswsgAAAAAbQLQAAAAAEDiAoBAAAAAbQLQAAAAAG1CwEAAAABAgAAAMIJACAPAADGGAAgAwAAAMoJACAPAADGGAAgEAAAyhgAIAUAAADKCQAgCAAAyhgAIIgKAQC_EgAhtAtAAMASACG1CwEAvxIAIQOICgEAvxIAIbQLQADAEgAhtQsBAL8SACECwAoBAAAAAaALQAAAAAEKiAoBAAAAAYsKQAAAAAGZCkAAAAAB4ApAAAAAAfYKAQAAAAGbCwEAAAABnAsBAAAAAZ0LAQAAAAGeCyAAAAABnwtAAAAAAQjvBgAAzRQAIIsKQAAAAAHKCgEAAAABnAsBAAAAAaMLAQAAAAGkCwEAAAABpQtAAAAAAaYLQAAAAAECAAAAwQoAIA8AAM0YACADAAAAywoAIA8AAM0YACAQAADRGAAgCgAAAMsKACAIAADRGAAg7wYAALMUACCLCkAAwBIAIcoKAQC_EgAhnAsBAL8SACGjCwEAvxIAIaQLAQDIEgAhpQtAAM8SACGmC0AAzxIAIQjvBgAAsxQAIIsKQADAEgAhygoBAL8SACGcCwEAvxIAIaMLAQC_EgAhpAsBAMgSACGlC0AAzxIAIaYLQADPEgAhCOkGAADMFAAgiwpAAAAAAcoKAQAAAAGcCwEAAAABowsBAAAAAaQLAQAAAAGlC0AAAAABpgtAAAAAAQIAAADBCgAgDwAA0hgAIASICgEAAAABqwpAAAAAAYMLAQAAAAGRC0AAAAABAogKAQAAAAGQC0AAAAABBsoKAQAAAAH-CkAAAAABlwsBAAAAAZgLEAAAAAGZCwIAAAABmgsQAAAAAQMAAADLCgAgDwAA0hgAIBAAANkYACAKAAAAywoAIAgAANkYACDpBgAAshQAIIsKQADAEgAhygoBAL8SACGcCwEAvxIAIaMLAQC_EgAhpAsBAMgSACGlC0AAzxIAIaYLQADPEgAhCOkGAACyFAAgiwpAAMASACHKCgEAvxIAIZwLAQC_EgAhowsBAL8SACGkCwEAyBIAIaULQADPEgAhpgtAAM8SACEO4QQAAKMUACDrBgAApBQAIO0GAAClFAAgiAoBAAAAAYsKQAAAAAGZCkAAAAAB4ApAAAAAAfYKAQAAAAGFCwEAAAABmwsBAAAAAZwLAQAAAAGdCwEAAAABngsgAAAAAZ8LQAAAAAECAAAAyQoAIA8AANoYACADAAAAxwoAIA8AANoYACAQAADeGAAgEAAAAMcKACAIAADeGAAg4QQAAP4TACDrBgAA_xMAIO0GAACAFAAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAh4ApAAM8SACH2CgEAyBIAIYULAQDIEgAhmwsBAL8SACGcCwEAvxIAIZ0LAQDIEgAhngsgAOISACGfC0AAzxIAIQ7hBAAA_hMAIOsGAAD_EwAg7QYAAIAUACCICgEAvxIAIYsKQADAEgAhmQpAAM8SACHgCkAAzxIAIfYKAQDIEgAhhQsBAMgSACGbCwEAvxIAIZwLAQC_EgAhnQsBAMgSACGeCyAA4hIAIZ8LQADPEgAhBIgKAQAAAAGrCkAAAAABjwsBAAAAAZELQAAAAAELiAoBAAAAAasKQAAAAAG4CgEAAAAB6AoCAAAAAYYLAQAAAAGJCwEAAAABkgsBAAAAAZMLAQAAAAGUCwEAAAABlQsBAAAAAZYLAQAAAAECAAAA0wsAIA8AAOAYACAO4QQAAKMUACDtBgAApRQAIO4GAACmFAAgiAoBAAAAAYsKQAAAAAGZCkAAAAAB4ApAAAAAAfYKAQAAAAGFCwEAAAABmwsBAAAAAZwLAQAAAAGdCwEAAAABngsgAAAAAZ8LQAAAAAECAAAAyQoAIA8AAOIYACADAAAA1gsAIA8AAOAYACAQAADmGAAgDQAAANYLACAIAADmGAAgiAoBAL8SACGrCkAAwBIAIbgKAQDIEgAh6AoCAL4SACGGCwEAvxIAIYkLAQC_EgAhkgsBAL8SACGTCwEAvxIAIZQLAQC_EgAhlQsBAL8SACGWCwEAvxIAIQuICgEAvxIAIasKQADAEgAhuAoBAMgSACHoCgIAvhIAIYYLAQC_EgAhiQsBAL8SACGSCwEAvxIAIZMLAQC_EgAhlAsBAL8SACGVCwEAvxIAIZYLAQC_EgAhAwAAAMcKACAPAADiGAAgEAAA6RgAIBAAAADHCgAgCAAA6RgAIOEEAAD-EwAg7QYAAIAUACDuBgAAgRQAIIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIeAKQADPEgAh9goBAMgSACGFCwEAyBIAIZsLAQC_EgAhnAsBAL8SACGdCwEAyBIAIZ4LIADiEgAhnwtAAM8SACEO4QQAAP4TACDtBgAAgBQAIO4GAACBFAAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAh4ApAAM8SACH2CgEAyBIAIYULAQDIEgAhmwsBAL8SACGcCwEAvxIAIZ0LAQDIEgAhngsgAOISACGfC0AAzxIAIQ7hBAAAoxQAIOsGAACkFAAg7gYAAKYUACCICgEAAAABiwpAAAAAAZkKQAAAAAHgCkAAAAAB9goBAAAAAYULAQAAAAGbCwEAAAABnAsBAAAAAZ0LAQAAAAGeCyAAAAABnwtAAAAAAQIAAADJCgAgDwAA6hgAIAMAAADHCgAgDwAA6hgAIBAAAO4YACAQAAAAxwoAIAgAAO4YACDhBAAA_hMAIOsGAAD_EwAg7gYAAIEUACCICgEAvxIAIYsKQADAEgAhmQpAAM8SACHgCkAAzxIAIfYKAQDIEgAhhQsBAMgSACGbCwEAvxIAIZwLAQC_EgAhnQsBAMgSACGeCyAA4hIAIZ8LQADPEgAhDuEEAAD-EwAg6wYAAP8TACDuBgAAgRQAIIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIeAKQADPEgAh9goBAMgSACGFCwEAyBIAIZsLAQC_EgAhnAsBAL8SACGdCwEAyBIAIZ4LIADiEgAhnwtAAM8SACEGnwoBAAAAAaMKAgAAAAGkCkAAAAAB9goBAAAAAYELQAAAAAGECwEAAAABDIgKAQAAAAGLCkAAAAABuAoBAAAAAb8KAQAAAAHACgEAAAABygoBAAAAAegKAgAAAAGFCwEAAAABhgsBAAAAAYcLAQAAAAGICwEAAAABiQsBAAAAAQIAAACxDAAgDwAA8BgAIAMAAAC5DAAgDwAA8BgAIBAAAPQYACAOAAAAuQwAIAgAAPQYACCICgEAvxIAIYsKQADAEgAhuAoBAMgSACG_CgEAvxIAIcAKAQDIEgAhygoBAMgSACHoCgIAvhIAIYULAQDIEgAhhgsBAL8SACGHCwEAvxIAIYgLAQC_EgAhiQsBAL8SACEMiAoBAL8SACGLCkAAwBIAIbgKAQDIEgAhvwoBAL8SACHACgEAyBIAIcoKAQDIEgAh6AoCAL4SACGFCwEAyBIAIYYLAQC_EgAhhwsBAL8SACGICwEAvxIAIYkLAQC_EgAhCYsKQAAAAAGZCkAAAAABtwoBAAAAAbgKAQAAAAG5CgQAAAABugpAAAAAAbsKAQAAAAG8CkAAAAABvQogAAAAAQ2ICgQAAAABpQoBAAAAAaYKBAAAAAGnCoAAAAABqAoBAAAAAakKAgAAAAGqCgQAAAABqwpAAAAAAawKQAAAAAGtCkAAAAABrgoBAAAAAa8KAQAAAAGwCkAAAAABF5MJAACNEwAglAkAAI4TACCICgEAAAABiwpAAAAAAZkKQAAAAAG4CgEAAAABvwoAAAC_CgLACgEAAAABwQoBAAAAAcIKAQAAAAHDCgEAAAABxAoBAAAAAcUKBAAAAAHGCgQAAAABxwoBAAAAAcgKEAAAAAHJCgEAAAABygoBAAAAAcsKAQAAAAHMCkAAAAABzQpAAAAAAc4KAgAAAAHPCkAAAAABAgAAAJQOACAPAAD3GAAgAwAAAKAOACAPAAD3GAAgEAAA-xgAIBkAAACgDgAgCAAA-xgAIJMJAADtEgAglAkAAO4SACCICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAyBIAIb8KAADqEr8KIsAKAQC_EgAhwQoBAL8SACHCCgEAvxIAIcMKAQC_EgAhxAoBAL8SACHFCgQA2BIAIcYKBADaEgAhxwoBAMgSACHIChAA6xIAIckKAQDIEgAhygoBAL8SACHLCgEAyBIAIcwKQADPEgAhzQpAAM8SACHOCgIAvhIAIc8KQADPEgAhF5MJAADtEgAglAkAAO4SACCICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAyBIAIb8KAADqEr8KIsAKAQC_EgAhwQoBAL8SACHCCgEAvxIAIcMKAQC_EgAhxAoBAL8SACHFCgQA2BIAIcYKBADaEgAhxwoBAMgSACHIChAA6xIAIckKAQDIEgAhygoBAL8SACHLCgEAyBIAIcwKQADPEgAhzQpAAM8SACHOCgIAvhIAIc8KQADPEgAhF5IJAACMEwAglAkAAI4TACCICgEAAAABiwpAAAAAAZkKQAAAAAG4CgEAAAABvwoAAAC_CgLACgEAAAABwQoBAAAAAcIKAQAAAAHDCgEAAAABxAoBAAAAAcUKBAAAAAHGCgQAAAABxwoBAAAAAcgKEAAAAAHJCgEAAAABygoBAAAAAcsKAQAAAAHMCkAAAAABzQpAAAAAAc4KAgAAAAHPCkAAAAABAgAAAJQOACAPAAD8GAAgAwAAAKAOACAPAAD8GAAgEAAAgBkAIBkAAACgDgAgCAAAgBkAIJIJAADsEgAglAkAAO4SACCICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAyBIAIb8KAADqEr8KIsAKAQC_EgAhwQoBAL8SACHCCgEAvxIAIcMKAQC_EgAhxAoBAL8SACHFCgQA2BIAIcYKBADaEgAhxwoBAMgSACHIChAA6xIAIckKAQDIEgAhygoBAL8SACHLCgEAyBIAIcwKQADPEgAhzQpAAM8SACHOCgIAvhIAIc8KQADPEgAhF5IJAADsEgAglAkAAO4SACCICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAyBIAIb8KAADqEr8KIsAKAQC_EgAhwQoBAL8SACHCCgEAvxIAIcMKAQC_EgAhxAoBAL8SACHFCgQA2BIAIcYKBADaEgAhxwoBAMgSACHIChAA6xIAIckKAQDIEgAhygoBAL8SACHLCgEAyBIAIcwKQADPEgAhzQpAAM8SACHOCgIAvhIAIc8KQADPEgAhF5IJAACMEwAgkwkAAI0TACCICgEAAAABiwpAAAAAAZkKQAAAAAG4CgEAAAABvwoAAAC_CgLACgEAAAABwQoBAAAAAcIKAQAAAAHDCgEAAAABxAoBAAAAAcUKBAAAAAHGCgQAAAABxwoBAAAAAcgKEAAAAAHJCgEAAAABygoBAAAAAcsKAQAAAAHMCkAAAAABzQpAAAAAAc4KAgAAAAHPCkAAAAABAgAAAJQOACAPAACBGQAgAwAAAKAOACAPAACBGQAgEAAAhRkAIBkAAACgDgAgCAAAhRkAIJIJAADsEgAgkwkAAO0SACCICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAyBIAIb8KAADqEr8KIsAKAQC_EgAhwQoBAL8SACHCCgEAvxIAIcMKAQC_EgAhxAoBAL8SACHFCgQA2BIAIcYKBADaEgAhxwoBAMgSACHIChAA6xIAIckKAQDIEgAhygoBAL8SACHLCgEAyBIAIcwKQADPEgAhzQpAAM8SACHOCgIAvhIAIc8KQADPEgAhF5IJAADsEgAgkwkAAO0SACCICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAyBIAIb8KAADqEr8KIsAKAQC_EgAhwQoBAL8SACHCCgEAvxIAIcMKAQC_EgAhxAoBAL8SACHFCgQA2BIAIcYKBADaEgAhxwoBAMgSACHIChAA6xIAIckKAQDIEgAhygoBAL8SACHLCgEAyBIAIcwKQADPEgAhzQpAAM8SACHOCgIAvhIAIc8KQADPEgAhAAAAAAMVAAYWAAcXAAgAAAADFQAGFgAHFwAIAAAAAxUADhYADxcAEAAAAAMVAA4WAA8XABAAAAAFFQAWFgAZFwAaOAAXOQAYAAAAAAAFFQAWFgAZFwAaOAAXOQAYAAAABRUAIBYAIxcAJDgAITkAIgAAAAAABRUAIBYAIxcAJDgAITkAIgAAAAUVACoWAC0XAC44ACs5ACwAAAAAAAUVACoWAC0XAC44ACs5ACwAAAAFFQA0FgA3FwA4OAA1OQA2AAAAAAAFFQA0FgA3FwA4OAA1OQA2AAAABRUAPhYAQRcAQjgAPzkAQAAAAAAABRUAPhYAQRcAQjgAPzkAQAAAAAUVAEgWAEsXAEw4AEk5AEoAAAAAAAUVAEgWAEsXAEw4AEk5AEoAAAAFFQBSFgBVFwBWOABTOQBUAAAAAAAFFQBSFgBVFwBWOABTOQBUAAAABRUAXBYAXxcAYDgAXTkAXgAAAAAABRUAXBYAXxcAYDgAXTkAXgAAAAUVAGYWAGkXAGo4AGc5AGgAAAAAAAUVAGYWAGkXAGo4AGc5AGgAAAAFFQBwFgBzFwB0OABxOQByAAAAAAAFFQBwFgBzFwB0OABxOQByAAAABRUAehYAfRcAfjgAezkAfAAAAAAABRUAehYAfRcAfjgAezkAfAIVAIIB3QHLAoEBAdwBAIABAd0BzAIAAAAFFQCGARYAiQEXAIoBOACHATkAiAEAAAAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQHcAQCAAQHcAQCAAQUVAI8BFgCSARcAkwE4AJABOQCRAQAAAAAABRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAxUAmQEWAJoBFwCbAQAAAAMVAJkBFgCaARcAmwEAAAAFFQChARYApAEXAKUBOACiATkAowEAAAAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAxUAqgEWAKsBFwCsAQAAAAMVAKoBFgCrARcArAEAAAAFFQCyARYAtQEXALYBOACzATkAtAEAAAAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAMVALwBFgC9ARcAvgEAAAADFQC8ARYAvQEXAL4BAxUAxQHLAvYDwQHOAvoDwgEBygIAwAEDFQDEAcoC_APAAc0CgATDAQHMAgDCAQHNAoEEAALLAoIEAM4CgwQAAAADFQDJARYAygEXAMsBAAAAAxUAyQEWAMoBFwDLAQHKAgDAAQHKAgDAAQMVANABFgDRARcA0gEAAAADFQDQARYA0QEXANIBAcoCugTAAQHKAsAEwAEFFQDXARYA2gEXANsBOADYATkA2QEAAAAAAAUVANcBFgDaARcA2wE4ANgBOQDZAQHMAgDCAQHMAgDCAQUVAOABFgDjARcA5AE4AOEBOQDiAQAAAAAABRUA4AEWAOMBFwDkATgA4QE5AOIBAAAAAxUA6gEWAOsBFwDsAQAAAAMVAOoBFgDrARcA7AECFQDwAaAD_ATvAQGfAwDuAQGgA_0EAAAABRUA9AEWAPcBFwD4ATgA9QE5APYBAAAAAAAFFQD0ARYA9wEXAPgBOAD1ATkA9gEBnwMA7gEBnwMA7gEFFQD9ARYAgAIXAIECOAD-ATkA_wEAAAAAAAUVAP0BFgCAAhcAgQI4AP4BOQD_AQAAAAUVAIcCFgCKAhcAiwI4AIgCOQCJAgAAAAAABRUAhwIWAIoCFwCLAjgAiAI5AIkCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJECFgCSAhcAkwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAmQIWAJoCFwCbAgAAAAMVAKECFgCiAhcAowIAAAADFQChAhYAogIXAKMCAAAAAxUAqQIWAKoCFwCrAgAAAAMVAKkCFgCqAhcAqwIAAAADFQCxAhYAsgIXALMCAAAAAxUAsQIWALICFwCzAgAAAAUVALkCFgC8AhcAvQI4ALoCOQC7AgAAAAAABRUAuQIWALwCFwC9AjgAugI5ALsCAAAAAxUAwwIWAMQCFwDFAgAAAAMVAMMCFgDEAhcAxQIAAAADFQDLAhYAzAIXAM0CAAAAAxUAywIWAMwCFwDNAgAAAAUVANMCFgDWAhcA1wI4ANQCOQDVAgAAAAAABRUA0wIWANYCFwDXAjgA1AI5ANUCAhUA2wLdAaoH2gIB4QQA2QIB3QGrBwAAAAUVAN8CFgDiAhcA4wI4AOACOQDhAgAAAAAABRUA3wIWAOICFwDjAjgA4AI5AOECAeEEANkCAeEEANkCBRUA6AIWAOsCFwDsAjgA6QI5AOoCAAAAAAAFFQDoAhYA6wIXAOwCOADpAjkA6gIAAAAFFQDyAhYA9QIXAPYCOADzAjkA9AIAAAAAAAUVAPICFgD1AhcA9gI4APMCOQD0AgAAAAMVAPwCFgD9AhcA_gIAAAADFQD8AhYA_QIXAP4CAAAABRUAhAMWAIcDFwCIAzgAhQM5AIYDAAAAAAAFFQCEAxYAhwMXAIgDOACFAzkAhgMAAAADFQCOAxYAjwMXAJADAAAAAxUAjgMWAI8DFwCQAwQVAJgDwwXCCJMDxAXGCJQDxgXKCJUDAcIFAJIDAcIFAJIDAxUAlwPCBQCSA8MFzgiWAwHFBQCVAwHDBc8IAAPDBdAIAMQF0QgAxgXSCAAAAAUVAJwDFgCfAxcAoAM4AJ0DOQCeAwAAAAAABRUAnAMWAJ8DFwCgAzgAnQM5AJ4DAcIFAJIDAcIFAJIDBRUApQMWAKgDFwCpAzgApgM5AKcDAAAAAAAFFQClAxYAqAMXAKkDOACmAzkApwMBwgUAkgMBwgUAkgMFFQCuAxYAsQMXALIDOACvAzkAsAMAAAAAAAUVAK4DFgCxAxcAsgM4AK8DOQCwAwHCBQCSAwHCBQCSAwUVALcDFgC6AxcAuwM4ALgDOQC5AwAAAAAABRUAtwMWALoDFwC7AzgAuAM5ALkDAcUFAJUDAcUFAJUDBRUAwAMWAMMDFwDEAzgAwQM5AMIDAAAAAAAFFQDAAxYAwwMXAMQDOADBAzkAwgMCFQDIA5gGxwnHAwGXBgDGAwGYBsgJAAAAAxUAzAMWAM0DFwDOAwAAAAMVAMwDFgDNAxcAzgMBlwYAxgMBlwYAxgMDFQDTAxYA1AMXANUDAAAAAxUA0wMWANQDFwDVAwAAAAUVANsDFgDeAxcA3wM4ANwDOQDdAwAAAAAABRUA2wMWAN4DFwDfAzgA3AM5AN0DAAAAAxUA5QMWAOYDFwDnAwAAAAMVAOUDFgDmAxcA5wMAAAADFQDtAxYA7gMXAO8DAAAAAxUA7QMWAO4DFwDvAwMVAPoD6QbGCvID7wbKCvMDAeEEAPEDBRUA-QPhBMwK8QPrBtAK9APtBtYK9wPuBtoK-AMC6gYA8wPsBgD1AwIVAPYD6wbRCvQDAesG0goAAeoGAPMDAeoGAPMDA-sG2woA7QbcCgDuBt0KAALpBt4KAO8G3woAAAADFQD-AxYA_wMXAIAEAAAAAxUA_gMWAP8DFwCABAAAAAMVAIYEFgCHBBcAiAQAAAADFQCGBBYAhwQXAIgEAeEEAPEDAeEEAPEDAxUAjQQWAI4EFwCPBAAAAAMVAI0EFgCOBBcAjwQB4QSvC_EDAeEEtQvxAwMVAJQEFgCVBBcAlgQAAAADFQCUBBYAlQQXAJYEAeoGAPMDAeoGAPMDBRUAmwQWAJ4EFwCfBDgAnAQ5AJ0EAAAAAAAFFQCbBBYAngQXAJ8EOACcBDkAnQQAAAUVAKQEFgCnBBcAqAQ4AKUEOQCmBAAAAAAABRUApAQWAKcEFwCoBDgApQQ5AKYEAuoGAPMD7AYA9QMC6gYA8wPsBgD1AwMVAK0EFgCuBBcArwQAAAADFQCtBBYArgQXAK8EAeoGAPMDAeoGAPMDAxUAtAQWALUEFwC2BAAAAAMVALQEFgC1BBcAtgQAAAAFFQC8BBYAvwQXAMAEOAC9BDkAvgQAAAAAAAUVALwEFgC_BBcAwAQ4AL0EOQC-BAIVAMQEgAi2DMMEAewGAMIEAYAItwwAAAAFFQDIBBYAywQXAMwEOADJBDkAygQAAAAAAAUVAMgEFgDLBBcAzAQ4AMkEOQDKBAHsBgDCBAHsBgDCBAUVANEEFgDUBBcA1QQ4ANIEOQDTBAAAAAAABRUA0QQWANQEFwDVBDgA0gQ5ANMEAAAABRUA2wQWAN4EFwDfBDgA3AQ5AN0EAAAAAAAFFQDbBBYA3gQXAN8EOADcBDkA3QQAAAADFQDlBBYA5gQXAOcEAAAAAxUA5QQWAOYEFwDnBAAAAAMVAO0EFgDuBBcA7wQAAAADFQDtBBYA7gQXAO8EAAAABRUA9QQWAPgEFwD5BDgA9gQ5APcEAAAAAAAFFQD1BBYA-AQXAPkEOAD2BDkA9wQAAAADFQD_BBYAgAUXAIEFAAAAAxUA_wQWAIAFFwCBBQAAAAMVAIcFFgCIBRcAiQUAAAADFQCHBRYAiAUXAIkFAAAABRUAjwUWAJIFFwCTBTgAkAU5AJEFAAAAAAAFFQCPBRYAkgUXAJMFOACQBTkAkQUEFQCZBZIJmQ6WBZMJnQ6XBZQJnw6YBQGRCQCVBQGRCQCVBQGRCaEOlQUCkgmiDgCTCaMOAAAABRUAnQUWAKAFFwChBTgAngU5AJ8FAAAAAAAFFQCdBRYAoAUXAKEFOACeBTkAnwUBkQkAlQUBkQkAlQUFFQCmBRYAqQUXAKoFOACnBTkAqAUAAAAAAAUVAKYFFgCpBRcAqgU4AKcFOQCoBQGRCQCVBQGRCQCVBQUVAK8FFgCyBRcAswU4ALAFOQCxBQAAAAAABRUArwUWALIFFwCzBTgAsAU5ALEFAZEJ8g6VBQGRCfgOlQUFFQC4BRYAuwUXALwFOAC5BTkAugUAAAAAAAUVALgFFgC7BRcAvAU4ALkFOQC6BQAAAAMVAMIFFgDDBRcAxAUAAAADFQDCBRYAwwUXAMQFAAAAAxUAygUWAMsFFwDMBQAAAAMVAMoFFgDLBRcAzAUAAAAFFQDSBRYA1QUXANYFOADTBTkA1AUAAAAAAAUVANIFFgDVBRcA1gU4ANMFOQDUBQECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAigxDSkyESo0Eis1Eiw4Ei05Ei46Ei88EjA-AjE_EzJBEjNDAjREFDVFEjZGEjdHAjpKFTtLGzxNHD1OHD5RHD9SHEBTHEFVHEJXAkNYHURaHEVcAkZdHkdeHEhfHElgAkpjH0tkJUxmJk1nJk5qJk9rJlBsJlFuJlJwAlNxJ1RzJlV1AlZ2KFd3Jlh4Jll5Alp8KVt9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFNjAHKAU6NAcsBTo4BzgFOjwHPAU6QAdABTpEB0gFOkgHUAQKTAdUBT5QB1wFOlQHZAQKWAdoBUJcB2wFOmAHcAU6ZAd0BApoB4AFRmwHhAVecAeMBWJ0B5AFYngHnAVifAegBWKAB6QFYoQHrAViiAe0BAqMB7gFZpAHwAVilAfIBAqYB8wFapwH0AVioAfUBWKkB9gECqgH5AVurAfoBYawB_AFirQH9AWKuAYACYq8BgQJisAGCAmKxAYQCYrIBhgICswGHAmO0AYkCYrUBiwICtgGMAmS3AY0CYrgBjgJiuQGPAgK6AZICZbsBkwJrvAGVAmy9AZYCbL4BmQJsvwGaAmzAAZsCbMEBnQJswgGfAgLDAaACbcQBogJsxQGkAgLGAaUCbscBpgJsyAGnAmzJAagCAsoBqwJvywGsAnXMAa4Cds0BrwJ2zgGyAnbPAbMCdtABtAJ20QG2AnbSAbgCAtMBuQJ31AG7AnbVAb0CAtYBvgJ41wG_AnbYAcACdtkBwQIC2gHEAnnbAcUCf94BxwKAAd8BzQKAAeAB0AKAAeEB0QKAAeIB0gKAAeMB1AKAAeQB1gIC5QHXAoMB5gHZAoAB5wHbAgLoAdwChAHpAd0CgAHqAd4CgAHrAd8CAuwB4gKFAe0B4wKLAe4B5AKBAe8B5QKBAfAB5gKBAfEB5wKBAfIB6AKBAfMB6gKBAfQB7AIC9QHtAowB9gHvAoEB9wHxAgL4AfICjQH5AfMCgQH6AfQCgQH7AfUCAvwB-AKOAf0B-QKUAf4B-wKVAf8B_AKVAYAC_wKVAYECgAOVAYICgQOVAYMCgwOVAYQChQMChQKGA5YBhgKIA5UBhwKKAwKIAosDlwGJAowDlQGKAo0DlQGLAo4DAowCkQOYAY0CkgOcAY4ClAOdAY8ClQOdAZACmAOdAZECmQOdAZICmgOdAZMCnAOdAZQCngMClQKfA54BlgKhA50BlwKjAwKYAqQDnwGZAqUDnQGaAqYDnQGbAqcDApwCqgOgAZ0CqwOmAZ4CrQOnAZ8CrgOnAaACsQOnAaECsgOnAaICswOnAaMCtQOnAaQCtwMCpQK4A6gBpgK5A6cBpwK6AwKoAr0DqQGpAr4DrQGqAsADrgGrAsEDrgGsAsQDrgGtAsUDrgGuAsYDrgGvAsgDrgGwAsoDArECywOvAbICzQOuAbMCzwMCtALQA7ABtQLRA64BtgLSA64BtwLTAwK4AtYDsQG5AtcDtwG6AtkDuAG7AtoDuAG8At0DuAG9At4DuAG-At8DuAG_AuEDuAHAAuMDAsEC5AO5AcIC5gO4AcMC6AMCxALpA7oBxQLqA7gBxgLrA7gBxwLsAwLIAu8DuwHJAvADvwHPAvIDwAHQAoQEwAHRAoYEwAHSAocEwAHTAogEwAHUAooEwAHVAowEAtYCjQTGAdcCjwTAAdgCkQQC2QKSBMcB2gKTBMAB2wKUBMAB3AKVBALdApgEyAHeApkEzAHfApoEwQHgApsEwQHhApwEwQHiAp0EwQHjAp4EwQHkAqAEwQHlAqIEAuYCowTNAecCpQTBAegCpwQC6QKoBM4B6gKpBMEB6wKqBMEB7AKrBALtAq4EzwHuAq8E0wHvArAEwgHwArEEwgHxArIEwgHyArMEwgHzArQEwgH0ArYEwgH1ArgEAvYCuQTUAfcCvATCAfgCvgQC-QK_BNUB-gLBBMIB-wLCBMIB_ALDBAL9AsYE1gH-AscE3AH_AsgEwwGAA8kEwwGBA8oEwwGCA8sEwwGDA8wEwwGEA84EwwGFA9AEAoYD0QTdAYcD0wTDAYgD1QQCiQPWBN4BigPXBMMBiwPYBMMBjAPZBAKNA9wE3wGOA90E5QGPA98E5gGQA-AE5gGRA-ME5gGSA-QE5gGTA-UE5gGUA-cE5gGVA-kEApYD6gTnAZcD7ATmAZgD7gQCmQPvBOgBmgPwBOYBmwPxBOYBnAPyBAKdA_UE6QGeA_YE7QGhA_gE7gGiA_4E7gGjA4EF7gGkA4IF7gGlA4MF7gGmA4UF7gGnA4cFAqgDiAXxAakDigXuAaoDjAUCqwONBfIBrAOOBe4BrQOPBe4BrgOQBQKvA5MF8wGwA5QF-QGxA5UF7wGyA5YF7wGzA5cF7wG0A5gF7wG1A5kF7wG2A5sF7wG3A50FArgDngX6AbkDoAXvAboDogUCuwOjBfsBvAOkBe8BvQOlBe8BvgOmBQK_A6kF_AHAA6oFggLBA6wFgwLCA60FgwLDA7AFgwLEA7EFgwLFA7IFgwLGA7QFgwLHA7YFAsgDtwWEAskDuQWDAsoDuwUCywO8BYUCzAO9BYMCzQO-BYMCzgO_BQLPA8IFhgLQA8MFjALRA8UFjQLSA8YFjQLTA8kFjQLUA8oFjQLVA8sFjQLWA80FjQLXA88FAtgD0AWOAtkD0gWNAtoD1AUC2wPVBY8C3APWBY0C3QPXBY0C3gPYBQLfA9sFkALgA9wFlALhA94FlQLiA98FlQLjA-IFlQLkA-MFlQLlA-QFlQLmA-YFlQLnA-gFAugD6QWWAukD6wWVAuoD7QUC6wPuBZcC7APvBZUC7QPwBZUC7gPxBQLvA_QFmALwA_UFnALxA_cFnQLyA_gFnQLzA_sFnQL0A_wFnQL1A_0FnQL2A_8FnQL3A4EGAvgDggaeAvkDhAadAvoDhgYC-wOHBp8C_AOIBp0C_QOJBp0C_gOKBgL_A40GoAKABI4GpAKBBJAGpQKCBJEGpQKDBJQGpQKEBJUGpQKFBJYGpQKGBJgGpQKHBJoGAogEmwamAokEnQalAooEnwYCiwSgBqcCjAShBqUCjQSiBqUCjgSjBgKPBKYGqAKQBKcGrAKRBKkGrQKSBKoGrQKTBK0GrQKUBK4GrQKVBK8GrQKWBLEGrQKXBLMGApgEtAauApkEtgatApoEuAYCmwS5Bq8CnAS6Bq0CnQS7Bq0CngS8BgKfBL8GsAKgBMAGtAKhBMIGtQKiBMMGtQKjBMYGtQKkBMcGtQKlBMgGtQKmBMoGtQKnBMwGAqgEzQa2AqkEzwa1AqoE0QYCqwTSBrcCrATTBrUCrQTUBrUCrgTVBgKvBNgGuAKwBNkGvgKxBNsGvwKyBNwGvwKzBN8GvwK0BOAGvwK1BOEGvwK2BOMGvwK3BOUGArgE5gbAArkE6Aa_AroE6gYCuwTrBsECvATsBr8CvQTtBr8CvgTuBgK_BPEGwgLABPIGxgLBBPQGxwLCBPUGxwLDBPgGxwLEBPkGxwLFBPoGxwLGBPwGxwLHBP4GAsgE_wbIAskEgQfHAsoEgwcCywSEB8kCzASFB8cCzQSGB8cCzgSHBwLPBIoHygLQBIsHzgLRBI0HzwLSBI4HzwLTBJEHzwLUBJIHzwLVBJMHzwLWBJUHzwLXBJcHAtgEmAfQAtkEmgfPAtoEnAcC2wSdB9EC3ASeB88C3QSfB88C3gSgBwLfBKMH0gLgBKQH2ALiBKYH2QLjBKwH2QLkBK8H2QLlBLAH2QLmBLEH2QLnBLMH2QLoBLUHAukEtgfcAuoEuAfZAusEugcC7AS7B90C7QS8B9kC7gS9B9kC7wS-BwLwBMEH3gLxBMIH5ALyBMMH2gLzBMQH2gL0BMUH2gL1BMYH2gL2BMcH2gL3BMkH2gL4BMsHAvkEzAflAvoEzgfaAvsE0AcC_ATRB-YC_QTSB9oC_gTTB9oC_wTUBwKABdcH5wKBBdgH7QKCBdoH7gKDBdsH7gKEBd4H7gKFBd8H7gKGBeAH7gKHBeIH7gKIBeQHAokF5QfvAooF5wfuAosF6QcCjAXqB_ACjQXrB-4CjgXsB-4CjwXtBwKQBfAH8QKRBfEH9wKSBfMH-AKTBfQH-AKUBfcH-AKVBfgH-AKWBfkH-AKXBfsH-AKYBf0HApkF_gf5ApoFgAj4ApsFgggCnAWDCPoCnQWECPgCngWFCPgCnwWGCAKgBYkI-wKhBYoI_wKiBYwIgAOjBY0IgAOkBZAIgAOlBZEIgAOmBZIIgAOnBZQIgAOoBZYIAqkFlwiBA6oFmQiAA6sFmwgCrAWcCIIDrQWdCIADrgWeCIADrwWfCAKwBaIIgwOxBaMIiQOyBaUIigOzBaYIigO0BakIigO1BaoIigO2BasIigO3Ba0IigO4Ba8IArkFsAiLA7oFsgiKA7sFtAgCvAW1CIwDvQW2CIoDvgW3CIoDvwW4CALABbsIjQPBBbwIkQPHBb4IkgPIBdMIkgPJBdYIkgPKBdcIkgPLBdgIkgPMBdoIkgPNBdwIAs4F3QiZA88F3wiSA9AF4QgC0QXiCJoD0gXjCJID0wXkCJID1AXlCALVBegImwPWBekIoQPXBeoIkwPYBesIkwPZBewIkwPaBe0IkwPbBe4IkwPcBfAIkwPdBfIIAt4F8wiiA98F9QiTA-AF9wgC4QX4CKMD4gX5CJMD4wX6CJMD5AX7CALlBf4IpAPmBf8IqgPnBYAJlAPoBYEJlAPpBYIJlAPqBYMJlAPrBYQJlAPsBYYJlAPtBYgJAu4FiQmrA-8FiwmUA_AFjQkC8QWOCawD8gWPCZQD8wWQCZQD9AWRCQL1BZQJrQP2BZUJswP3BZYJlQP4BZcJlQP5BZgJlQP6BZkJlQP7BZoJlQP8BZwJlQP9BZ4JAv4Fnwm0A_8FoQmVA4AGowkCgQakCbUDggalCZUDgwamCZUDhAanCQKFBqoJtgOGBqsJvAOHBqwJlgOIBq0JlgOJBq4JlgOKBq8JlgOLBrAJlgOMBrIJlgONBrQJAo4GtQm9A48GtwmWA5AGuQkCkQa6Cb4Dkga7CZYDkwa8CZYDlAa9CQKVBsAJvwOWBsEJxQOZBsMJxgOaBskJxgObBswJxgOcBs0JxgOdBs4JxgOeBtAJxgOfBtIJAqAG0wnJA6EG1QnGA6IG1wkCowbYCcoDpAbZCcYDpQbaCcYDpgbbCQKnBt4JywOoBt8JzwOpBuAJxwOqBuEJxwOrBuIJxwOsBuMJxwOtBuQJxwOuBuYJxwOvBugJArAG6QnQA7EG6wnHA7IG7QkCswbuCdEDtAbvCccDtQbwCccDtgbxCQK3BvQJ0gO4BvUJ1gO5BvcJ1wO6BvgJ1wO7BvsJ1wO8BvwJ1wO9Bv0J1wO-Bv8J1wO_BoEKAsAGggrYA8EGhArXA8IGhgoCwwaHCtkDxAaICtcDxQaJCtcDxgaKCgLHBo0K2gPIBo4K4APJBpAK4QPKBpEK4QPLBpQK4QPMBpUK4QPNBpYK4QPOBpgK4QPPBpoKAtAGmwriA9EGnQrhA9IGnwoC0wagCuMD1AahCuED1QaiCuED1gajCgLXBqYK5APYBqcK6APZBqkK6QPaBqoK6QPbBq0K6QPcBq4K6QPdBq8K6QPeBrEK6QPfBrMKAuAGtArqA-EGtgrpA-IGuAoC4wa5CusD5Aa6CukD5Qa7CukD5ga8CgLnBr8K7APoBsAK8APwBsIK8QPxBuAK8QPyBuIK8QPzBuMK8QP0BuQK8QP1BuYK8QP2BugKAvcG6Qr7A_gG6wrxA_kG7QoC-gbuCvwD-wbvCvED_AbwCvED_QbxCgL-BvQK_QP_BvUKgQSAB_cKggSBB_gKggSCB_sKggSDB_wKggSEB_0KggSFB_8KggSGB4ELAocHgguDBIgHhAuCBIkHhgsCigeHC4QEiweIC4IEjAeJC4IEjQeKCwKOB40LhQSPB44LiQSQB48L8gORB5AL8gOSB5EL8gOTB5IL8gOUB5ML8gOVB5UL8gOWB5cLApcHmAuKBJgHmgvyA5kHnAsCmgedC4sEmweeC_IDnAefC_IDnQegCwKeB6MLjASfB6QLkASgB6UL8wOhB6YL8wOiB6cL8wOjB6gL8wOkB6kL8wOlB6sL8wOmB60LAqcHrguRBKgHsQvzA6kHswsCqge0C5IEqwe2C_MDrAe3C_MDrQe4CwKuB7sLkwSvB7wLlwSwB70L-AOxB74L-AOyB78L-AOzB8AL-AO0B8EL-AO1B8ML-AO2B8ULArcHxguYBLgHyAv4A7kHygsCugfLC5kEuwfMC_gDvAfNC_gDvQfOCwK-B9ELmgS_B9ILoATAB9QL9QPBB9UL9QPCB9gL9QPDB9kL9QPEB9oL9QPFB9wL9QPGB94LAscH3wuhBMgH4Qv1A8kH4wsCygfkC6IEywflC_UDzAfmC_UDzQfnCwLOB-oLowTPB-sLqQTQB-wL9APRB-0L9APSB-4L9APTB-8L9APUB_AL9APVB_IL9APWB_QLAtcH9QuqBNgH9wv0A9kH-QsC2gf6C6sE2wf7C_QD3Af8C_QD3Qf9CwLeB4AMrATfB4EMsATgB4IM9wPhB4MM9wPiB4QM9wPjB4UM9wPkB4YM9wPlB4gM9wPmB4oMAucHiwyxBOgHjQz3A-kHjwwC6geQDLIE6weRDPcD7AeSDPcD7QeTDALuB5YMswTvB5cMtwTwB5kMuATxB5oMuATyB50MuATzB54MuAT0B58MuAT1B6EMuAT2B6MMAvcHpAy5BPgHpgy4BPkHqAwC-gepDLoE-weqDLgE_AerDLgE_QesDAL-B68MuwT_B7AMwQSBCLIMwgSCCLgMwgSDCLsMwgSECLwMwgSFCL0MwgSGCL8MwgSHCMEMAogIwgzFBIkIxAzCBIoIxgwCiwjHDMYEjAjIDMIEjQjJDMIEjgjKDAKPCM0MxwSQCM4MzQSRCM8MwwSSCNAMwwSTCNEMwwSUCNIMwwSVCNMMwwSWCNUMwwSXCNcMApgI2AzOBJkI2gzDBJoI3AwCmwjdDM8EnAjeDMMEnQjfDMMEngjgDAKfCOMM0ASgCOQM1gShCOYM1wSiCOcM1wSjCOoM1wSkCOsM1wSlCOwM1wSmCO4M1wSnCPAMAqgI8QzYBKkI8wzXBKoI9QwCqwj2DNkErAj3DNcErQj4DNcErgj5DAKvCPwM2gSwCP0M4ASxCP8M4QSyCIAN4QSzCIMN4QS0CIQN4QS1CIUN4QS2CIcN4QS3CIkNArgIig3iBLkIjA3hBLoIjg0CuwiPDeMEvAiQDeEEvQiRDeEEvgiSDQK_CJUN5ATACJYN6ATBCJgN6QTCCJkN6QTDCJwN6QTECJ0N6QTFCJ4N6QTGCKAN6QTHCKINAsgIow3qBMkIpQ3pBMoIpw0CywioDesEzAipDekEzQiqDekEzgirDQLPCK4N7ATQCK8N8ATRCLEN8QTSCLIN8QTTCLUN8QTUCLYN8QTVCLcN8QTWCLkN8QTXCLsNAtgIvA3yBNkIvg3xBNoIwA0C2wjBDfME3AjCDfEE3QjDDfEE3gjEDQLfCMcN9ATgCMgN-gThCMoN-wTiCMsN-wTjCM4N-wTkCM8N-wTlCNAN-wTmCNIN-wTnCNQNAugI1Q38BOkI1w37BOoI2Q0C6wjaDf0E7AjbDfsE7QjcDfsE7gjdDQLvCOAN_gTwCOENggXxCOMNgwXyCOQNgwXzCOcNgwX0COgNgwX1COkNgwX2COsNgwX3CO0NAvgI7g2EBfkI8A2DBfoI8g0C-wjzDYUF_Aj0DYMF_Qj1DYMF_gj2DQL_CPkNhgWACfoNigWBCfwNiwWCCf0NiwWDCYAOiwWECYEOiwWFCYIOiwWGCYQOiwWHCYYOAogJhw6MBYkJiQ6LBYoJiw4CiwmMDo0FjAmNDosFjQmODosFjgmPDgKPCZIOjgWQCZMOlAWVCZUOlQWWCaQOlQWXCaYOlQWYCacOlQWZCagOlQWaCaoOlQWbCawOApwJrQ6aBZ0Jrw6VBZ4JsQ4CnwmyDpsFoAmzDpUFoQm0DpUFogm1DgKjCbgOnAWkCbkOogWlCboOlgWmCbsOlgWnCbwOlgWoCb0OlgWpCb4OlgWqCcAOlgWrCcIOAqwJww6jBa0JxQ6WBa4Jxw4CrwnIDqQFsAnJDpYFsQnKDpYFsgnLDgKzCc4OpQW0Cc8OqwW1CdAOlwW2CdEOlwW3CdIOlwW4CdMOlwW5CdQOlwW6CdYOlwW7CdgOArwJ2Q6sBb0J2w6XBb4J3Q4CvwneDq0FwAnfDpcFwQngDpcFwgnhDgLDCeQOrgXECeUOtAXFCecOmAXGCegOmAXHCeoOmAXICesOmAXJCewOmAXKCe4OmAXLCfAOAswJ8Q61Bc0J9A6YBc4J9g4Czwn3DrYF0An5DpgF0Qn6DpgF0gn7DgLTCf4OtwXUCf8OvQXVCYEPvgXWCYIPvgXXCYUPvgXYCYYPvgXZCYcPvgXaCYkPvgXbCYsPAtwJjA-_Bd0Jjg--Bd4JkA8C3wmRD8AF4AmSD74F4QmTD74F4gmUDwLjCZcPwQXkCZgPxQXlCZoPxgXmCZsPxgXnCZ4PxgXoCZ8PxgXpCaAPxgXqCaIPxgXrCaQPAuwJpQ_HBe0Jpw_GBe4JqQ8C7wmqD8gF8AmrD8YF8QmsD8YF8gmtDwLzCbAPyQX0CbEPzQX1CbMPzgX2CbQPzgX3CbcPzgX4CbgPzgX5CbkPzgX6CbsPzgX7Cb0PAvwJvg_PBf0JwA_OBf4Jwg8C_wnDD9AFgArED84FgQrFD84FggrGDwKDCskP0QWECsoP1wU"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AbuseActionScalarFieldEnum: () => AbuseActionScalarFieldEnum,
  AcmeAccountScalarFieldEnum: () => AcmeAccountScalarFieldEnum,
  AcmeHttpChallengeScalarFieldEnum: () => AcmeHttpChallengeScalarFieldEnum,
  AnyNull: () => AnyNull2,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BillBasisScalarFieldEnum: () => BillBasisScalarFieldEnum,
  ChainBlockScalarFieldEnum: () => ChainBlockScalarFieldEnum,
  ChainDayScalarFieldEnum: () => ChainDayScalarFieldEnum,
  ChainIndexScalarFieldEnum: () => ChainIndexScalarFieldEnum,
  ChainTransactionScalarFieldEnum: () => ChainTransactionScalarFieldEnum,
  ContractCreationScalarFieldEnum: () => ContractCreationScalarFieldEnum,
  CrawlPageScalarFieldEnum: () => CrawlPageScalarFieldEnum,
  CustomDomainScalarFieldEnum: () => CustomDomainScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DeletedMessageScalarFieldEnum: () => DeletedMessageScalarFieldEnum,
  DisbursementLineScalarFieldEnum: () => DisbursementLineScalarFieldEnum,
  DisbursementScalarFieldEnum: () => DisbursementScalarFieldEnum,
  DkimKeyScalarFieldEnum: () => DkimKeyScalarFieldEnum,
  DomainOrderScalarFieldEnum: () => DomainOrderScalarFieldEnum,
  DomainRecordScalarFieldEnum: () => DomainRecordScalarFieldEnum,
  FlightIntentScalarFieldEnum: () => FlightIntentScalarFieldEnum,
  ForwardCountScalarFieldEnum: () => ForwardCountScalarFieldEnum,
  GatewayEndpointScalarFieldEnum: () => GatewayEndpointScalarFieldEnum,
  GatewayIndexVersionScalarFieldEnum: () => GatewayIndexVersionScalarFieldEnum,
  GatewayInviteCodeScalarFieldEnum: () => GatewayInviteCodeScalarFieldEnum,
  GatewayMemberScalarFieldEnum: () => GatewayMemberScalarFieldEnum,
  GatewayOrganizationScalarFieldEnum: () => GatewayOrganizationScalarFieldEnum,
  GatewayOriginScalarFieldEnum: () => GatewayOriginScalarFieldEnum,
  GatewayRedemptionScalarFieldEnum: () => GatewayRedemptionScalarFieldEnum,
  GatewayRegistryScalarFieldEnum: () => GatewayRegistryScalarFieldEnum,
  InboxPeriodScalarFieldEnum: () => InboxPeriodScalarFieldEnum,
  InboxScalarFieldEnum: () => InboxScalarFieldEnum,
  InstallationScalarFieldEnum: () => InstallationScalarFieldEnum,
  InternalTransferScalarFieldEnum: () => InternalTransferScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  KeptDocumentScalarFieldEnum: () => KeptDocumentScalarFieldEnum,
  LocalAuthorityScalarFieldEnum: () => LocalAuthorityScalarFieldEnum,
  LockoutScalarFieldEnum: () => LockoutScalarFieldEnum,
  MailSignerScalarFieldEnum: () => MailSignerScalarFieldEnum,
  MailSubdomainScalarFieldEnum: () => MailSubdomainScalarFieldEnum,
  MediaUploadScalarFieldEnum: () => MediaUploadScalarFieldEnum,
  MerchNoticeScalarFieldEnum: () => MerchNoticeScalarFieldEnum,
  MerchOrderScalarFieldEnum: () => MerchOrderScalarFieldEnum,
  MerchStandInOrderScalarFieldEnum: () => MerchStandInOrderScalarFieldEnum,
  MessageScalarFieldEnum: () => MessageScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  OutboundMailScalarFieldEnum: () => OutboundMailScalarFieldEnum,
  OutboundRecipientScalarFieldEnum: () => OutboundRecipientScalarFieldEnum,
  OutflowScalarFieldEnum: () => OutflowScalarFieldEnum,
  OwnedDomainScalarFieldEnum: () => OwnedDomainScalarFieldEnum,
  PaidActScalarFieldEnum: () => PaidActScalarFieldEnum,
  PaidJobScalarFieldEnum: () => PaidJobScalarFieldEnum,
  PaymentLineScalarFieldEnum: () => PaymentLineScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PaymentTransitionScalarFieldEnum: () => PaymentTransitionScalarFieldEnum,
  PaymentWatchScalarFieldEnum: () => PaymentWatchScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  PublishedRecordScalarFieldEnum: () => PublishedRecordScalarFieldEnum,
  PublishedZoneScalarFieldEnum: () => PublishedZoneScalarFieldEnum,
  PurchaseScalarFieldEnum: () => PurchaseScalarFieldEnum,
  QueryMode: () => QueryMode,
  RateScalarFieldEnum: () => RateScalarFieldEnum,
  ReadPageScalarFieldEnum: () => ReadPageScalarFieldEnum,
  ReceiptKeyScalarFieldEnum: () => ReceiptKeyScalarFieldEnum,
  RefusedAddressScalarFieldEnum: () => RefusedAddressScalarFieldEnum,
  RegistrantEmailCodeScalarFieldEnum: () => RegistrantEmailCodeScalarFieldEnum,
  RegistrantProfileScalarFieldEnum: () => RegistrantProfileScalarFieldEnum,
  ResultRefScalarFieldEnum: () => ResultRefScalarFieldEnum,
  SchemaVersionScalarFieldEnum: () => SchemaVersionScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  SignInHostScalarFieldEnum: () => SignInHostScalarFieldEnum,
  SiteVersionScalarFieldEnum: () => SiteVersionScalarFieldEnum,
  SiwxNonceScalarFieldEnum: () => SiwxNonceScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoredMailScalarFieldEnum: () => StoredMailScalarFieldEnum,
  SuspensionScalarFieldEnum: () => SuspensionScalarFieldEnum,
  TokenHoldingScalarFieldEnum: () => TokenHoldingScalarFieldEnum,
  TokenTransferScalarFieldEnum: () => TokenTransferScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  TravelBookingScalarFieldEnum: () => TravelBookingScalarFieldEnum,
  TravelStandInOrderScalarFieldEnum: () => TravelStandInOrderScalarFieldEnum,
  UploadScalarFieldEnum: () => UploadScalarFieldEnum,
  UploadTicketScalarFieldEnum: () => UploadTicketScalarFieldEnum,
  UsedTokenScalarFieldEnum: () => UsedTokenScalarFieldEnum,
  VerifiedContractScalarFieldEnum: () => VerifiedContractScalarFieldEnum,
  WebPageScalarFieldEnum: () => WebPageScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  Suspension: "Suspension",
  RefusedAddress: "RefusedAddress",
  AbuseAction: "AbuseAction",
  ChainIndex: "ChainIndex",
  ChainBlock: "ChainBlock",
  ChainTransaction: "ChainTransaction",
  InternalTransfer: "InternalTransfer",
  TokenTransfer: "TokenTransfer",
  TokenHolding: "TokenHolding",
  ContractCreation: "ContractCreation",
  ChainDay: "ChainDay",
  VerifiedContract: "VerifiedContract",
  DomainOrder: "DomainOrder",
  OwnedDomain: "OwnedDomain",
  DomainRecord: "DomainRecord",
  RegistrantProfile: "RegistrantProfile",
  RegistrantEmailCode: "RegistrantEmailCode",
  WebPage: "WebPage",
  CrawlPage: "CrawlPage",
  ReadPage: "ReadPage",
  GatewayOrganization: "GatewayOrganization",
  GatewayMember: "GatewayMember",
  GatewayInviteCode: "GatewayInviteCode",
  GatewayRedemption: "GatewayRedemption",
  GatewayRegistry: "GatewayRegistry",
  GatewayOrigin: "GatewayOrigin",
  GatewayEndpoint: "GatewayEndpoint",
  GatewayIndexVersion: "GatewayIndexVersion",
  SiwxNonce: "SiwxNonce",
  Session: "Session",
  AuditEntry: "AuditEntry",
  SignInHost: "SignInHost",
  PaidAct: "PaidAct",
  Purchase: "Purchase",
  UsedToken: "UsedToken",
  ResultRef: "ResultRef",
  KeptDocument: "KeptDocument",
  PublishedZone: "PublishedZone",
  PublishedRecord: "PublishedRecord",
  PaidJob: "PaidJob",
  Rate: "Rate",
  Lockout: "Lockout",
  Installation: "Installation",
  Payment: "Payment",
  PaymentLine: "PaymentLine",
  PaymentTransition: "PaymentTransition",
  Disbursement: "Disbursement",
  DisbursementLine: "DisbursementLine",
  SchemaVersion: "SchemaVersion",
  BillBasis: "BillBasis",
  Outflow: "Outflow",
  ReceiptKey: "ReceiptKey",
  PaymentWatch: "PaymentWatch",
  MailSubdomain: "MailSubdomain",
  DkimKey: "DkimKey",
  MailSigner: "MailSigner",
  Inbox: "Inbox",
  InboxPeriod: "InboxPeriod",
  StoredMail: "StoredMail",
  Message: "Message",
  DeletedMessage: "DeletedMessage",
  ForwardCount: "ForwardCount",
  OutboundMail: "OutboundMail",
  OutboundRecipient: "OutboundRecipient",
  MerchOrder: "MerchOrder",
  MerchNotice: "MerchNotice",
  MerchStandInOrder: "MerchStandInOrder",
  MediaUpload: "MediaUpload",
  TravelBooking: "TravelBooking",
  TravelStandInOrder: "TravelStandInOrder",
  FlightIntent: "FlightIntent",
  Upload: "Upload",
  UploadTicket: "UploadTicket",
  SiteVersion: "SiteVersion",
  CustomDomain: "CustomDomain",
  AcmeAccount: "AcmeAccount",
  AcmeHttpChallenge: "AcmeHttpChallenge",
  LocalAuthority: "LocalAuthority"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var SuspensionScalarFieldEnum = {
  kind: "kind",
  target: "target",
  reason: "reason",
  by: "by",
  since: "since"
};
var RefusedAddressScalarFieldEnum = {
  address: "address",
  reason: "reason",
  by: "by",
  since: "since"
};
var AbuseActionScalarFieldEnum = {
  id: "id",
  at: "at",
  by: "by",
  action: "action",
  kind: "kind",
  target: "target",
  reason: "reason"
};
var ChainIndexScalarFieldEnum = {
  chainId: "chainId",
  startBlock: "startBlock",
  headBlock: "headBlock",
  headHash: "headHash",
  seenAt: "seenAt"
};
var ChainBlockScalarFieldEnum = {
  chainId: "chainId",
  number: "number",
  hash: "hash",
  parentHash: "parentHash",
  minedAt: "minedAt",
  miner: "miner",
  gasUsed: "gasUsed",
  gasLimit: "gasLimit",
  baseFee: "baseFee",
  size: "size",
  transactions: "transactions",
  traced: "traced"
};
var ChainTransactionScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  index: "index",
  hash: "hash",
  sender: "sender",
  recipient: "recipient",
  nonce: "nonce",
  value: "value",
  gas: "gas",
  gasPrice: "gasPrice",
  input: "input",
  createdContract: "createdContract",
  gasUsed: "gasUsed",
  cumulativeGasUsed: "cumulativeGasUsed",
  succeeded: "succeeded"
};
var InternalTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  transactionIndex: "transactionIndex",
  position: "position",
  transactionHash: "transactionHash",
  sender: "sender",
  recipient: "recipient",
  value: "value",
  kind: "kind",
  tracePath: "tracePath",
  gas: "gas",
  gasUsed: "gasUsed",
  failure: "failure"
};
var TokenTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  logIndex: "logIndex",
  batchIndex: "batchIndex",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  standard: "standard",
  contract: "contract",
  sender: "sender",
  recipient: "recipient",
  tokenId: "tokenId",
  value: "value"
};
var TokenHoldingScalarFieldEnum = {
  chainId: "chainId",
  owner: "owner",
  standard: "standard",
  contract: "contract",
  tokenId: "tokenId",
  balance: "balance",
  transfers: "transfers"
};
var ContractCreationScalarFieldEnum = {
  chainId: "chainId",
  contract: "contract",
  block: "block",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  creator: "creator",
  factory: "factory"
};
var ChainDayScalarFieldEnum = {
  chainId: "chainId",
  day: "day",
  blocks: "blocks",
  transactions: "transactions",
  size: "size"
};
var VerifiedContractScalarFieldEnum = {
  codeHash: "codeHash",
  codeLength: "codeLength",
  immutables: "immutables",
  name: "name",
  sourceCode: "sourceCode",
  abi: "abi",
  compilerVersion: "compilerVersion",
  optimizer: "optimizer",
  runs: "runs",
  evmVersion: "evmVersion",
  libraries: "libraries",
  license: "license",
  creationCode: "creationCode",
  contentAddress: "contentAddress",
  addedAt: "addedAt"
};
var DomainOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  kind: "kind",
  state: "state",
  domain: "domain",
  claim: "claim",
  wallet: "wallet",
  years: "years",
  amount: "amount",
  slotDay: "slotDay",
  slot: "slot",
  expiryBefore: "expiryBefore",
  attempts: "attempts",
  busyUntil: "busyUntil",
  reason: "reason",
  heldAt: "heldAt",
  paidAt: "paidAt",
  finishedAt: "finishedAt"
};
var OwnedDomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  state: "state",
  orderId: "orderId",
  registeredAt: "registeredAt",
  expiresAt: "expiresAt",
  serial: "serial",
  registrantEmail: "registrantEmail",
  registrationMailAt: "registrationMailAt",
  icannDueAt: "icannDueAt",
  icannVerifiedAt: "icannVerifiedAt",
  icannReminders: "icannReminders",
  suspendedAt: "suspendedAt",
  transferRequestedAt: "transferRequestedAt",
  followedAt: "followedAt",
  createdAt: "createdAt"
};
var DomainRecordScalarFieldEnum = {
  id: "id",
  domain: "domain",
  name: "name",
  type: "type",
  value: "value",
  ttl: "ttl"
};
var RegistrantProfileScalarFieldEnum = {
  wallet: "wallet",
  firstName: "firstName",
  lastName: "lastName",
  email: "email",
  addressLine1: "addressLine1",
  addressLine2: "addressLine2",
  city: "city",
  state: "state",
  postalCode: "postalCode",
  country: "country",
  emailVerifiedAt: "emailVerifiedAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var RegistrantEmailCodeScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  email: "email",
  salt: "salt",
  hash: "hash",
  tries: "tries",
  sentAt: "sentAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var WebPageScalarFieldEnum = {
  url: "url",
  host: "host",
  title: "title",
  description: "description",
  author: "author",
  image: "image",
  favicon: "favicon",
  category: "category",
  markdown: "markdown",
  html: "html",
  links: "links",
  images: "images",
  rendered: "rendered",
  publishedAt: "publishedAt",
  readAt: "readAt",
  vector: "vector",
  vectorModel: "vectorModel"
};
var CrawlPageScalarFieldEnum = {
  jobId: "jobId",
  position: "position",
  url: "url",
  depth: "depth",
  status: "status",
  statusCode: "statusCode",
  foundUrl: "foundUrl",
  title: "title",
  html: "html",
  markdown: "markdown",
  json: "json",
  browserMs: "browserMs"
};
var ReadPageScalarFieldEnum = {
  id: "id",
  owner: "owner",
  url: "url",
  title: "title",
  rendered: "rendered",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var GatewayOrganizationScalarFieldEnum = {
  id: "id",
  slug: "slug",
  name: "name",
  createdBy: "createdBy",
  createdAt: "createdAt"
};
var GatewayMemberScalarFieldEnum = {
  organizationId: "organizationId",
  wallet: "wallet",
  role: "role",
  createdAt: "createdAt"
};
var GatewayInviteCodeScalarFieldEnum = {
  id: "id",
  code: "code",
  createdBy: "createdBy",
  organizationId: "organizationId",
  amountUsd: "amountUsd",
  network: "network",
  maxRedemptions: "maxRedemptions",
  redemptionCount: "redemptionCount",
  note: "note",
  expiresAt: "expiresAt",
  disabledAt: "disabledAt",
  createdAt: "createdAt"
};
var GatewayRedemptionScalarFieldEnum = {
  id: "id",
  inviteCodeId: "inviteCodeId",
  wallet: "wallet",
  amountUsd: "amountUsd",
  createdAt: "createdAt"
};
var GatewayRegistryScalarFieldEnum = {
  url: "url",
  attemptedAt: "attemptedAt",
  refreshedAt: "refreshedAt",
  failure: "failure"
};
var GatewayOriginScalarFieldEnum = {
  id: "id",
  registry: "registry",
  url: "url",
  title: "title",
  description: "description",
  favicon: "favicon",
  x402OriginId: "x402OriginId",
  mppOriginId: "mppOriginId",
  protocols: "protocols",
  vetted: "vetted"
};
var GatewayEndpointScalarFieldEnum = {
  id: "id",
  originId: "originId",
  method: "method",
  path: "path",
  summary: "summary",
  description: "description",
  authMode: "authMode",
  price: "price",
  digest: "digest",
  vectorModel: "vectorModel",
  vector: "vector"
};
var GatewayIndexVersionScalarFieldEnum = {
  id: "id",
  version: "version"
};
var SiwxNonceScalarFieldEnum = {
  nonce: "nonce",
  address: "address",
  usedAt: "usedAt",
  expiresAt: "expiresAt"
};
var SessionScalarFieldEnum = {
  tokenHash: "tokenHash",
  address: "address",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  wallet: "wallet",
  door: "door",
  method: "method",
  path: "path",
  operation: "operation",
  arguments: "arguments",
  message: "message",
  signature: "signature",
  requestId: "requestId",
  digest: "digest",
  outcome: "outcome",
  endedAt: "endedAt"
};
var SignInHostScalarFieldEnum = {
  name: "name",
  firstSeen: "firstSeen"
};
var PaidActScalarFieldEnum = {
  actId: "actId",
  field: "field",
  state: "state",
  claim: "claim",
  heldAt: "heldAt",
  endedAt: "endedAt"
};
var PurchaseScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  node: "node",
  createdAt: "createdAt"
};
var UsedTokenScalarFieldEnum = {
  jti: "jti",
  expiresAt: "expiresAt"
};
var ResultRefScalarFieldEnum = {
  paymentId: "paymentId",
  name: "name",
  type: "type",
  key: "key",
  createdAt: "createdAt"
};
var KeptDocumentScalarFieldEnum = {
  type: "type",
  key: "key",
  service: "service",
  owner: "owner",
  filename: "filename",
  contentType: "contentType",
  size: "size",
  blobKey: "blobKey",
  expiresAt: "expiresAt"
};
var PublishedZoneScalarFieldEnum = {
  name: "name",
  serial: "serial"
};
var PublishedRecordScalarFieldEnum = {
  id: "id",
  zone: "zone",
  owner: "owner",
  type: "type",
  name: "name",
  value: "value",
  ttl: "ttl"
};
var PaidJobScalarFieldEnum = {
  id: "id",
  service: "service",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  actId: "actId",
  source: "source",
  input: "input",
  progress: "progress",
  checkpoint: "checkpoint",
  result: "result",
  error: "error",
  failures: "failures",
  leaseUntil: "leaseUntil",
  dueAt: "dueAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  deadline: "deadline",
  expiresAt: "expiresAt",
  deletedAt: "deletedAt"
};
var RateScalarFieldEnum = {
  key: "key",
  wholeAt: "wholeAt"
};
var LockoutScalarFieldEnum = {
  key: "key",
  failures: "failures",
  blockedUntil: "blockedUntil",
  forgetAt: "forgetAt"
};
var InstallationScalarFieldEnum = {
  id: "id",
  isOnly: "isOnly"
};
var PaymentScalarFieldEnum = {
  id: "id",
  state: "state",
  reason: "reason",
  settle: "settle",
  protocol: "protocol",
  scheme: "scheme",
  network: "network",
  asset: "asset",
  payer: "payer",
  nonce: "nonce",
  payTo: "payTo",
  amount: "amount",
  chargeAmount: "chargeAmount",
  settledAmount: "settledAmount",
  transactionHash: "transactionHash",
  transactionLog: "transactionLog",
  credential: "credential",
  requirements: "requirements",
  credentialHash: "credentialHash",
  requestHash: "requestHash",
  idempotencyKey: "idempotencyKey",
  openKey: "openKey",
  validBefore: "validBefore",
  service: "service",
  method: "method",
  path: "path",
  operation: "operation",
  resourceUrl: "resourceUrl",
  requestId: "requestId",
  owner: "owner",
  leaseUntil: "leaseUntil",
  isWatched: "isWatched",
  answerStatus: "answerStatus",
  answerHeaders: "answerHeaders",
  answerBody: "answerBody",
  receiptHeaders: "receiptHeaders",
  organizationId: "organizationId",
  basis: "basis",
  balance: "balance",
  retold: "retold",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  settledAt: "settledAt"
};
var PaymentLineScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  path: "path",
  field: "field",
  service: "service",
  amount: "amount",
  charged: "charged",
  units: "units",
  settle: "settle",
  outcome: "outcome",
  delivered: "delivered"
};
var PaymentTransitionScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  fromState: "fromState",
  toState: "toState",
  reason: "reason",
  at: "at"
};
var DisbursementScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  purpose: "purpose",
  key: "key",
  amount: "amount",
  reason: "reason",
  recipient: "recipient",
  state: "state",
  note: "note",
  prepared: "prepared",
  transactionHash: "transactionHash",
  attempts: "attempts",
  countedAt: "countedAt",
  approvedAt: "approvedAt",
  leaseUntil: "leaseUntil",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var DisbursementLineScalarFieldEnum = {
  disbursementId: "disbursementId",
  position: "position",
  amount: "amount"
};
var SchemaVersionScalarFieldEnum = {
  id: "id",
  supergraph: "supergraph",
  firstSeen: "firstSeen"
};
var BillBasisScalarFieldEnum = {
  id: "id",
  schemaVersion: "schemaVersion",
  operation: "operation",
  variables: "variables",
  takesPart: "takesPart",
  firstSeen: "firstSeen"
};
var OutflowScalarFieldEnum = {
  day: "day",
  dayAmount: "dayAmount",
  hour: "hour",
  hourAmount: "hourAmount"
};
var ReceiptKeyScalarFieldEnum = {
  name: "name",
  x: "x",
  createdAt: "createdAt"
};
var PaymentWatchScalarFieldEnum = {
  wallet: "wallet",
  router: "router",
  until: "until"
};
var MailSubdomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  catchAllForwardTo: "catchAllForwardTo",
  dnsVerifiedAt: "dnsVerifiedAt",
  senderVerifiedAt: "senderVerifiedAt",
  actId: "actId",
  createdAt: "createdAt"
};
var DkimKeyScalarFieldEnum = {
  domain: "domain",
  selector: "selector",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var MailSignerScalarFieldEnum = {
  subdomain: "subdomain",
  wallet: "wallet",
  addedAt: "addedAt"
};
var InboxScalarFieldEnum = {
  id: "id",
  address: "address",
  localPart: "localPart",
  subdomain: "subdomain",
  owner: "owner",
  forwardTo: "forwardTo",
  retainMessages: "retainMessages",
  expiresAt: "expiresAt",
  cancelledAt: "cancelledAt",
  remindedFor: "remindedFor",
  createdAt: "createdAt"
};
var InboxPeriodScalarFieldEnum = {
  actId: "actId",
  inboxId: "inboxId",
  payer: "payer",
  amount: "amount",
  days: "days",
  paidAt: "paidAt",
  refunded: "refunded"
};
var StoredMailScalarFieldEnum = {
  id: "id",
  blobKey: "blobKey",
  size: "size",
  envelopeFrom: "envelopeFrom",
  fromEmail: "fromEmail",
  subject: "subject",
  spf: "spf",
  dkim: "dkim",
  dmarc: "dmarc",
  remoteIp: "remoteIp",
  receivedAt: "receivedAt"
};
var MessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  mailId: "mailId",
  readAt: "readAt",
  receivedAt: "receivedAt"
};
var DeletedMessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  deletedAt: "deletedAt"
};
var ForwardCountScalarFieldEnum = {
  scope: "scope",
  hour: "hour",
  count: "count"
};
var OutboundMailScalarFieldEnum = {
  id: "id",
  kind: "kind",
  actId: "actId",
  wallet: "wallet",
  subdomain: "subdomain",
  envelopeFrom: "envelopeFrom",
  headerFrom: "headerFrom",
  messageId: "messageId",
  subject: "subject",
  blobKey: "blobKey",
  size: "size",
  createdAt: "createdAt"
};
var OutboundRecipientScalarFieldEnum = {
  mailId: "mailId",
  address: "address",
  state: "state",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  reply: "reply",
  endedAt: "endedAt"
};
var MerchOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  state: "state",
  product: "product",
  size: "size",
  color: "color",
  wallet: "wallet",
  source: "source",
  price: "price",
  commission: "commission",
  commissionTo: "commissionTo",
  address: "address",
  imageType: "imageType",
  pictureId: "pictureId",
  providerOrderId: "providerOrderId",
  productId: "productId",
  providerStatus: "providerStatus",
  tracking: "tracking",
  reason: "reason",
  dueAt: "dueAt",
  createdAt: "createdAt",
  paidAt: "paidAt",
  askedAt: "askedAt",
  sentAt: "sentAt",
  updatedAt: "updatedAt",
  endedAt: "endedAt",
  deliveredAt: "deliveredAt"
};
var MerchNoticeScalarFieldEnum = {
  orderId: "orderId",
  kind: "kind",
  createdAt: "createdAt",
  dueAt: "dueAt",
  sentAt: "sentAt"
};
var MerchStandInOrderScalarFieldEnum = {
  id: "id",
  externalId: "externalId",
  payload: "payload",
  createdAt: "createdAt",
  sentAt: "sentAt",
  canceledAt: "canceledAt"
};
var MediaUploadScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  filename: "filename",
  contentType: "contentType",
  maxBytes: "maxBytes",
  blobKey: "blobKey",
  createdAt: "createdAt",
  sentBy: "sentBy",
  confirmedAt: "confirmedAt",
  size: "size",
  expiresAt: "expiresAt"
};
var TravelBookingScalarFieldEnum = {
  actId: "actId",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  orderId: "orderId",
  source: "source",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var TravelStandInOrderScalarFieldEnum = {
  id: "id",
  kind: "kind",
  clientRef: "clientRef",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var FlightIntentScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  actId: "actId",
  flight: "flight",
  ident: "ident",
  intent: "intent",
  aircraftType: "aircraftType",
  origin: "origin",
  destination: "destination",
  intendedOff: "intendedOff",
  intendedOn: "intendedOn",
  altitude: "altitude",
  airspeed: "airspeed",
  route: "route",
  createdAt: "createdAt"
};
var UploadScalarFieldEnum = {
  id: "id",
  kind: "kind",
  wallet: "wallet",
  filename: "filename",
  publicName: "publicName",
  contentType: "contentType",
  tier: "tier",
  maxSize: "maxSize",
  actualSize: "actualSize",
  blobKey: "blobKey",
  etag: "etag",
  pricePaid: "pricePaid",
  transactionHash: "transactionHash",
  actId: "actId",
  sourceId: "sourceId",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  uploadedAt: "uploadedAt",
  removedAt: "removedAt",
  certificatesAsked: "certificatesAsked",
  certificatesSince: "certificatesSince"
};
var UploadTicketScalarFieldEnum = {
  tokenHash: "tokenHash",
  uploadId: "uploadId",
  blobKey: "blobKey",
  announced: "announced",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  completedAt: "completedAt",
  writer: "writer",
  writerUntil: "writerUntil",
  wanted: "wanted"
};
var SiteVersionScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  zipKey: "zipKey",
  zipSize: "zipSize",
  manifest: "manifest",
  folder: "folder",
  fileCount: "fileCount",
  totalSize: "totalSize",
  receivedAt: "receivedAt",
  activatedAt: "activatedAt",
  replacedAt: "replacedAt",
  refusal: "refusal",
  extractor: "extractor",
  extractorUntil: "extractorUntil"
};
var CustomDomainScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  hostname: "hostname",
  state: "state",
  note: "note",
  certificate: "certificate",
  sealedKey: "sealedKey",
  issuedAt: "issuedAt",
  notAfter: "notAfter",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  createdAt: "createdAt"
};
var AcmeAccountScalarFieldEnum = {
  directoryUrl: "directoryUrl",
  sealedKey: "sealedKey",
  accountUrl: "accountUrl",
  createdAt: "createdAt"
};
var AcmeHttpChallengeScalarFieldEnum = {
  hostname: "hostname",
  token: "token",
  keyAuthorization: "keyAuthorization",
  expiresAt: "expiresAt"
};
var LocalAuthorityScalarFieldEnum = {
  id: "id",
  certificate: "certificate",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// enums.ts
var enums_exports = {};
__export(enums_exports, {
  AbuseActionKind: () => AbuseActionKind,
  ActState: () => ActState,
  BookingKind: () => BookingKind,
  BookingState: () => BookingState,
  CrawlPageStatus: () => CrawlPageStatus,
  CustomDomainState: () => CustomDomainState,
  DomainOrderKind: () => DomainOrderKind,
  DomainOrderState: () => DomainOrderState,
  GatewayNetwork: () => GatewayNetwork,
  GatewayRole: () => GatewayRole,
  JobState: () => JobState,
  MerchNoticeKind: () => MerchNoticeKind,
  MerchOrderState: () => MerchOrderState,
  MerchProduct: () => MerchProduct,
  OwnedDomainState: () => OwnedDomainState,
  SuspendedKind: () => SuspendedKind,
  TokenStandard: () => TokenStandard,
  UploadKind: () => UploadKind
});
var SuspendedKind = {
  WALLET: "WALLET",
  FILE: "FILE",
  SITE: "SITE",
  INBOX: "INBOX"
};
var AbuseActionKind = {
  SUSPENDED: "SUSPENDED",
  UNSUSPENDED: "UNSUSPENDED",
  REFUSED: "REFUSED",
  ALLOWED: "ALLOWED"
};
var TokenStandard = {
  ERC20: "ERC20",
  ERC721: "ERC721",
  ERC1155: "ERC1155"
};
var DomainOrderKind = {
  REGISTRATION: "REGISTRATION",
  RENEWAL: "RENEWAL"
};
var DomainOrderState = {
  HELD: "HELD",
  PENDING: "PENDING",
  DONE: "DONE",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var OwnedDomainState = {
  PENDING: "PENDING",
  ACTIVE: "ACTIVE",
  FAILED: "FAILED",
  TRANSFERRED: "TRANSFERRED",
  RELEASED: "RELEASED"
};
var CrawlPageStatus = {
  QUEUED: "QUEUED",
  COMPLETED: "COMPLETED",
  ERRORED: "ERRORED",
  DISALLOWED: "DISALLOWED",
  SKIPPED: "SKIPPED",
  CANCELLED: "CANCELLED"
};
var GatewayRole = {
  owner: "owner",
  admin: "admin",
  member: "member"
};
var GatewayNetwork = {
  base: "base",
  tempo: "tempo",
  solana: "solana"
};
var ActState = {
  HELD: "HELD",
  ASKED: "ASKED",
  DONE: "DONE",
  RELEASED: "RELEASED"
};
var JobState = {
  PENDING: "PENDING",
  LOADING: "LOADING",
  COMPLETE: "COMPLETE",
  FAILED: "FAILED"
};
var MerchProduct = {
  SHIRT: "SHIRT",
  MUG: "MUG"
};
var MerchOrderState = {
  HELD: "HELD",
  PAID: "PAID",
  ASKING: "ASKING",
  PLACED: "PLACED",
  SHIPPED: "SHIPPED",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var MerchNoticeKind = {
  ORDERED: "ORDERED",
  PROCESSING: "PROCESSING",
  SHIPPED: "SHIPPED",
  DELIVERED: "DELIVERED",
  FAILED: "FAILED"
};
var BookingKind = {
  FLIGHT: "FLIGHT",
  HOTEL: "HOTEL",
  TRANSFER: "TRANSFER"
};
var BookingState = {
  BOOKED: "BOOKED",
  CANCELLED: "CANCELLED"
};
var UploadKind = {
  FILE: "FILE",
  SITE: "SITE"
};
var CustomDomainState = {
  PENDING_VALIDATION: "PENDING_VALIDATION",
  PENDING_ISSUANCE: "PENDING_ISSUANCE",
  PENDING_DEPLOYMENT: "PENDING_DEPLOYMENT",
  ACTIVE: "ACTIVE"
};

// client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  AbuseActionKind,
  ActState,
  BookingKind,
  BookingState,
  CrawlPageStatus,
  CustomDomainState,
  DomainOrderKind,
  DomainOrderState,
  GatewayNetwork,
  GatewayRole,
  JobState,
  MerchNoticeKind,
  MerchOrderState,
  MerchProduct,
  OwnedDomainState,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  SuspendedKind,
  TokenStandard,
  UploadKind
};

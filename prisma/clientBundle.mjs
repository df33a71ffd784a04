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
  id         String   @id
  /// The client's own name for it: the same one again is the same order.
  externalId String   @unique @map("external_id")
  payload    Json
  createdAt  DateTime @map("created_at") @db.Timestamptz(3)

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
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"ReadPage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"read_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"KeptDocument":{"fields":[{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"size","kind":"scalar","type":"Int"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"document","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"credential","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"isWatched","kind":"scalar","type":"Boolean","dbName":"is_watched"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"answerHeaders","kind":"scalar","type":"Json","dbName":"answer_headers"},{"name":"answerBody","kind":"scalar","type":"Bytes","dbName":"answer_body"},{"name":"receiptHeaders","kind":"scalar","type":"Json","dbName":"receipt_headers"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"basis","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"lines","kind":"object","type":"PaymentLine","relationName":"PaymentToPaymentLine"},{"name":"transitions","kind":"object","type":"PaymentTransition","relationName":"PaymentToPaymentTransition"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"units","kind":"scalar","type":"Int"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentLine"}],"dbName":"payment_line","schema":"ledger"},"PaymentTransition":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"fromState","kind":"scalar","type":"String","dbName":"from_state"},{"name":"toState","kind":"scalar","type":"String","dbName":"to_state"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentTransition"}],"dbName":"payment_transition","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","ReadPage.findUnique","ReadPage.findUniqueOrThrow","ReadPage.findFirst","ReadPage.findFirstOrThrow","ReadPage.findMany","ReadPage.createOne","ReadPage.createMany","ReadPage.createManyAndReturn","ReadPage.updateOne","ReadPage.updateMany","ReadPage.updateManyAndReturn","ReadPage.upsertOne","ReadPage.deleteOne","ReadPage.deleteMany","ReadPage.groupBy","ReadPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","KeptDocument.findUnique","KeptDocument.findUniqueOrThrow","KeptDocument.findFirst","KeptDocument.findFirstOrThrow","KeptDocument.findMany","KeptDocument.createOne","KeptDocument.createMany","KeptDocument.createManyAndReturn","KeptDocument.updateOne","KeptDocument.updateMany","KeptDocument.updateManyAndReturn","KeptDocument.upsertOne","KeptDocument.deleteOne","KeptDocument.deleteMany","KeptDocument.groupBy","KeptDocument.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","payment","lines","transitions","disbursement","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","PaymentTransition.findUnique","PaymentTransition.findUniqueOrThrow","PaymentTransition.findFirst","PaymentTransition.findFirstOrThrow","PaymentTransition.findMany","PaymentTransition.createOne","PaymentTransition.createMany","PaymentTransition.createManyAndReturn","PaymentTransition.updateOne","PaymentTransition.updateMany","PaymentTransition.updateManyAndReturn","PaymentTransition.upsertOne","PaymentTransition.deleteOne","PaymentTransition.deleteMany","PaymentTransition.groupBy","PaymentTransition.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","MerchNoticeKind","dueAt","sentAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","fromState","toState","at","path","field","service","charged","units","settle","outcome","delivered","protocol","scheme","network","asset","nonce","payTo","chargeAmount","settledAmount","transactionLog","credential","requirements","credentialHash","requestHash","idempotencyKey","openKey","validBefore","method","resourceUrl","requestId","isWatched","answerStatus","answerHeaders","answerBody","receiptHeaders","organizationId","basis","balance","retold","settledAt","disbursementId_position","paymentId_key","paymentId_position","scheme_network_payer_nonce","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","type_key","paymentId_name","node","paymentId_position_node","ActState","claim","heldAt","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","has","hasEvery","hasSome","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","rendered","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","seenAt","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "yRjHBbwJCeUJAACAEgAw5gkAAAQAEOcJAACAEgAwnwoAAIES-Awi3AoBAKYPACHyDAEApg8AIfUMAQCmDwAh9gxAAKcPACH4DAAAghIAIAEAAAABACABAAAAAQAgCOUJAACAEgAw5gkAAAQAEOcJAACAEgAwnwoAAIES-Awi3AoBAKYPACHyDAEApg8AIfUMAQCmDwAh9gxAAKcPACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBZ8KAAAA-AwC3AoBAAAAAfIMAQAAAAH1DAEAAAAB9gxAAAAAAQEIAAAJACAFnwoAAAD4DALcCgEAAAAB8gwBAAAAAfUMAQAAAAH2DEAAAAABAQgAAAsAMAEIAAALADAFnwoAAMwX-Awi3AoBAIkSACHyDAEAiRIAIfUMAQCJEgAh9gxAAIoSACECAAAAAQAgCAAADgAgBZ8KAADMF_gMItwKAQCJEgAh8gwBAIkSACH1DAEAiRIAIfYMQACKEgAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAyRcAIBYAAMsXACAXAADKFwAgCOUJAAD8EQAw5gkAABcAEOcJAAD8EQAwnwoAAP0R-Awi3AoBAJsPACHyDAEAmw8AIfUMAQCbDwAh9gxAAJwPACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAflCQAA-xEAMOYJAAAdABDnCQAA-xEAMNUKAQAAAAHcCgEApg8AIfIMAQCmDwAh9gxAAKcPACEBAAAAGgAgAQAAABoAIAflCQAA-xEAMOYJAAAdABDnCQAA-xEAMNUKAQCmDwAh3AoBAKYPACHyDAEApg8AIfYMQACnDwAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIATVCgEAAAAB3AoBAAAAAfIMAQAAAAH2DEAAAAABAQgAACIAIATVCgEAAAAB3AoBAAAAAfIMAQAAAAH2DEAAAAABAQgAACQAMAEIAAAkADAE1QoBAIkSACHcCgEAiRIAIfIMAQCJEgAh9gxAAIoSACECAAAAGgAgCAAAJwAgBNUKAQCJEgAh3AoBAIkSACHyDAEAiRIAIfYMQACKEgAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAxhcAIBYAAMgXACAXAADHFwAgB-UJAAD6EQAw5gkAADAAEOcJAAD6EQAw1QoBAJsPACHcCgEAmw8AIfIMAQCbDwAh9gxAAJwPACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIArlCQAA-BEAMOYJAAA2ABDnCQAA-BEAMOgJBAAAAAGfCgEApg8AIdwKAQCmDwAhoQtAAKcPACHyDAEApg8AIfQMAAD5EfQMIvUMAQCmDwAhAQAAADMAIAEAAAAzACAK5QkAAPgRADDmCQAANgAQ5wkAAPgRADDoCQQA1g8AIZ8KAQCmDwAh3AoBAKYPACGhC0AApw8AIfIMAQCmDwAh9AwAAPkR9Awi9QwBAKYPACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB-gJBAAAAAGfCgEAAAAB3AoBAAAAAaELQAAAAAHyDAEAAAAB9AwAAAD0DAL1DAEAAAABAQgAADsAIAfoCQQAAAABnwoBAAAAAdwKAQAAAAGhC0AAAAAB8gwBAAAAAfQMAAAA9AwC9QwBAAAAAQEIAAA9ADABCAAAPQAwB-gJBACiEgAhnwoBAIkSACHcCgEAiRIAIaELQACKEgAh8gwBAIkSACH0DAAAxRf0DCL1DAEAiRIAIQIAAAAzACAIAABAACAH6AkEAKISACGfCgEAiRIAIdwKAQCJEgAhoQtAAIoSACHyDAEAiRIAIfQMAADFF_QMIvUMAQCJEgAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAAwBcAIBYAAMMXACAXAADCFwAgOAAAwRcAIDkAAMQXACAK5QkAAPQRADDmCQAASQAQ5wkAAPQRADDoCQQAvg8AIZ8KAQCbDwAh3AoBAJsPACGhC0AAnA8AIfIMAQCbDwAh9AwAAPUR9Awi9QwBAJsPACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAjlCQAA8xEAMOYJAABPABDnCQAA8xEAMMkMAgAAAAHuDAQA1g8AIe8MBADXDwAh8AwAAdIQACHxDEAApw8AIQEAAABMACABAAAATAAgCOUJAADzEQAw5gkAAE8AEOcJAADzEQAwyQwCAKUPACHuDAQA1g8AIe8MBADXDwAh8AwAAdIQACHxDEAApw8AIQLvDAAAjhIAIPAMAACOEgAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBckMAgAAAAHuDAQAAAAB7wwEAAAAAfAMAAEAAAHxDEAAAAABAQgAAFQAIAXJDAIAAAAB7gwEAAAAAe8MBAAAAAHwDAABAAAB8QxAAAAAAQEIAABWADABCAAAVgAwBckMAgCIEgAh7gwEAKISACHvDAQApBIAIfAMAAHyFAAh8QxAAIoSACECAAAATAAgCAAAWQAgBckMAgCIEgAh7gwEAKISACHvDAQApBIAIfAMAAHyFAAh8QxAAIoSACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAAC7FwAgFgAAvhcAIBcAAL0XACA4AAC8FwAgOQAAvxcAIO8MAACOEgAg8AwAAI4SACAI5QkAAPIRADDmCQAAYgAQ5wkAAPIRADDJDAIAmg8AIe4MBAC-DwAh7wwEAMEPACHwDAAByRAAIfEMQACcDwAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQ5QkAAPARADDmCQAAaAAQ5wkAAPARADDICgIApQ8AIZ8MAAHREAAhyQwCAKUPACHLDAIApQ8AId4MEADYDwAh5gwEANYPACHnDAAB0RAAIegMQACnDwAh6QwAAdEQACHqDBAA2A8AIesMEACQEAAh7AwgAOEPACHtDAAA8REAIAEAAABlACABAAAAZQAgD-UJAADwEQAw5gkAAGgAEOcJAADwEQAwyAoCAKUPACGfDAAB0RAAIckMAgClDwAhywwCAKUPACHeDBAA2A8AIeYMBADWDwAh5wwAAdEQACHoDEAApw8AIekMAAHREAAh6gwQANgPACHrDBAAkBAAIewMIADhDwAhAesMAACOEgAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDMgKAgAAAAGfDAABAAAByQwCAAAAAcsMAgAAAAHeDBAAAAAB5gwEAAAAAecMAAEAAAHoDEAAAAAB6QwAAQAAAeoMEAAAAAHrDBAAAAAB7AwgAAAAAQEIAABtACAMyAoCAAAAAZ8MAAEAAAHJDAIAAAABywwCAAAAAd4MEAAAAAHmDAQAAAAB5wwAAQAAAegMQAAAAAHpDAABAAAB6gwQAAAAAesMEAAAAAHsDCAAAAABAQgAAG8AMAEIAABvADAMyAoCAIgSACGfDAAB8RQAIckMAgCIEgAhywwCAIgSACHeDBAAtRIAIeYMBACiEgAh5wwAAfEUACHoDEAAihIAIekMAAHxFAAh6gwQALUSACHrDBAA_BIAIewMIACsEgAhAgAAAGUAIAgAAHIAIAzICgIAiBIAIZ8MAAHxFAAhyQwCAIgSACHLDAIAiBIAId4MEAC1EgAh5gwEAKISACHnDAAB8RQAIegMQACKEgAh6QwAAfEUACHqDBAAtRIAIesMEAD8EgAh7AwgAKwSACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAAC2FwAgFgAAuRcAIBcAALgXACA4AAC3FwAgOQAAuhcAIOsMAACOEgAgD-UJAADvEQAw5gkAAHsAEOcJAADvEQAwyAoCAJoPACGfDAAByBAAIckMAgCaDwAhywwCAJoPACHeDBAAzw8AIeYMBAC-DwAh5wwAAcgQACHoDEAAnA8AIekMAAHIEAAh6gwQAM8PACHrDBAAhhAAIewMIADKDwAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACAT5QkAAO0RADDmCQAAgQEAEOcJAADtEQAwmgsAAdIQACGuCwQA1g8AIdALAAHREAAh1wsQANgPACGfDAAB0RAAIckMAgClDwAhzgwEANYPACHaDAAB0RAAId0MBADWDwAh3gwEANYPACHgDAIApQ8AIeEMEADYDwAh4gwAAdIQACHjDAQA1g8AIeQMIADhDwAh5QwAAO4RACABAAAAfgAgAQAAAH4AIBLlCQAA7REAMOYJAACBAQAQ5wkAAO0RADCaCwAB0hAAIa4LBADWDwAh0AsAAdEQACHXCxAA2A8AIZ8MAAHREAAhyQwCAKUPACHODAQA1g8AIdoMAAHREAAh3QwEANYPACHeDAQA1g8AIeAMAgClDwAh4QwQANgPACHiDAAB0hAAIeMMBADWDwAh5AwgAOEPACECmgsAAI4SACDiDAAAjhIAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA-aCwABAAABrgsEAAAAAdALAAEAAAHXCxAAAAABnwwAAQAAAckMAgAAAAHODAQAAAAB2gwAAQAAAd0MBAAAAAHeDAQAAAAB4AwCAAAAAeEMEAAAAAHiDAABAAAB4wwEAAAAAeQMIAAAAAEBCAAAhgEAIA-aCwABAAABrgsEAAAAAdALAAEAAAHXCxAAAAABnwwAAQAAAckMAgAAAAHODAQAAAAB2gwAAQAAAd0MBAAAAAHeDAQAAAAB4AwCAAAAAeEMEAAAAAHiDAABAAAB4wwEAAAAAeQMIAAAAAEBCAAAiAEAMAEIAACIAQAwD5oLAAHyFAAhrgsEAKISACHQCwAB8RQAIdcLEAC1EgAhnwwAAfEUACHJDAIAiBIAIc4MBACiEgAh2gwAAfEUACHdDAQAohIAId4MBACiEgAh4AwCAIgSACHhDBAAtRIAIeIMAAHyFAAh4wwEAKISACHkDCAArBIAIQIAAAB-ACAIAACLAQAgD5oLAAHyFAAhrgsEAKISACHQCwAB8RQAIdcLEAC1EgAhnwwAAfEUACHJDAIAiBIAIc4MBACiEgAh2gwAAfEUACHdDAQAohIAId4MBACiEgAh4AwCAIgSACHhDBAAtRIAIeIMAAHyFAAh4wwEAKISACHkDCAArBIAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAACxFwAgFgAAtBcAIBcAALMXACA4AACyFwAgOQAAtRcAIJoLAACOEgAg4gwAAI4SACAS5QkAAOwRADDmCQAAlAEAEOcJAADsEQAwmgsAAckQACGuCwQAvg8AIdALAAHIEAAh1wsQAM8PACGfDAAByBAAIckMAgCaDwAhzgwEAL4PACHaDAAByBAAId0MBAC-DwAh3gwEAL4PACHgDAIAmg8AIeEMEADPDwAh4gwAAckQACHjDAQAvg8AIeQMIADKDwAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBHlCQAA6hEAMOYJAACaAQAQ5wkAAOoRADCfCgEApg8AIakKAAHREAAhlgsCAKUPACGaCwAB0hAAIdcLEADYDwAh-wsBALEPACHJDAIApQ8AIc4MBADWDwAhzwwCAKUPACHaDAAB0RAAIdwMAQCmDwAh3QwEANYPACHeDAQA1g8AId8MAADrEQAgAQAAAJcBACABAAAAlwEAIBDlCQAA6hEAMOYJAACaAQAQ5wkAAOoRADCfCgEApg8AIakKAAHREAAhlgsCAKUPACGaCwAB0hAAIdcLEADYDwAh-wsBALEPACHJDAIApQ8AIc4MBADWDwAhzwwCAKUPACHaDAAB0RAAIdwMAQCmDwAh3QwEANYPACHeDAQA1g8AIQKaCwAAjhIAIPsLAACOEgAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDZ8KAQAAAAGpCgABAAABlgsCAAAAAZoLAAEAAAHXCxAAAAAB-wsBAAAAAckMAgAAAAHODAQAAAABzwwCAAAAAdoMAAEAAAHcDAEAAAAB3QwEAAAAAd4MBAAAAAEBCAAAnwEAIA2fCgEAAAABqQoAAQAAAZYLAgAAAAGaCwABAAAB1wsQAAAAAfsLAQAAAAHJDAIAAAABzgwEAAAAAc8MAgAAAAHaDAABAAAB3AwBAAAAAd0MBAAAAAHeDAQAAAABAQgAAKEBADABCAAAoQEAMA2fCgEAiRIAIakKAAHxFAAhlgsCAIgSACGaCwAB8hQAIdcLEAC1EgAh-wsBAJISACHJDAIAiBIAIc4MBACiEgAhzwwCAIgSACHaDAAB8RQAIdwMAQCJEgAh3QwEAKISACHeDAQAohIAIQIAAACXAQAgCAAApAEAIA2fCgEAiRIAIakKAAHxFAAhlgsCAIgSACGaCwAB8hQAIdcLEAC1EgAh-wsBAJISACHJDAIAiBIAIc4MBACiEgAhzwwCAIgSACHaDAAB8RQAIdwMAQCJEgAh3QwEAKISACHeDAQAohIAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAKwXACAWAACvFwAgFwAArhcAIDgAAK0XACA5AACwFwAgmgsAAI4SACD7CwAAjhIAIBDlCQAA6REAMOYJAACtAQAQ5wkAAOkRADCfCgEAmw8AIakKAAHIEAAhlgsCAJoPACGaCwAByRAAIdcLEADPDwAh-wsBAKwPACHJDAIAmg8AIc4MBAC-DwAhzwwCAJoPACHaDAAByBAAIdwMAQCbDwAh3QwEAL4PACHeDAQAvg8AIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEOUJAADnEQAw5gkAALMBABDnCQAA5xEAMKkKAAHREAAhmgsAAdEQACHXCxAA2A8AIckMAgClDwAhzQwAAdEQACHODAQA1g8AIc8MAgClDwAh1AwAAOQR1Awi1QwQANgPACHYDAIApQ8AIdkMAgClDwAh2gwAAdEQACHbDAAA6BEAIAEAAACwAQAgAQAAALABACAP5QkAAOcRADDmCQAAswEAEOcJAADnEQAwqQoAAdEQACGaCwAB0RAAIdcLEADYDwAhyQwCAKUPACHNDAAB0RAAIc4MBADWDwAhzwwCAKUPACHUDAAA5BHUDCLVDBAA2A8AIdgMAgClDwAh2QwCAKUPACHaDAAB0RAAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAMqQoAAQAAAZoLAAEAAAHXCxAAAAAByQwCAAAAAc0MAAEAAAHODAQAAAABzwwCAAAAAdQMAAAA1AwC1QwQAAAAAdgMAgAAAAHZDAIAAAAB2gwAAQAAAQEIAAC4AQAgDKkKAAEAAAGaCwABAAAB1wsQAAAAAckMAgAAAAHNDAABAAABzgwEAAAAAc8MAgAAAAHUDAAAANQMAtUMEAAAAAHYDAIAAAAB2QwCAAAAAdoMAAEAAAEBCAAAugEAMAEIAAC6AQAwDKkKAAHxFAAhmgsAAfEUACHXCxAAtRIAIckMAgCIEgAhzQwAAfEUACHODAQAohIAIc8MAgCIEgAh1AwAAKYX1Awi1QwQALUSACHYDAIAiBIAIdkMAgCIEgAh2gwAAfEUACECAAAAsAEAIAgAAL0BACAMqQoAAfEUACGaCwAB8RQAIdcLEAC1EgAhyQwCAIgSACHNDAAB8RQAIc4MBACiEgAhzwwCAIgSACHUDAAAphfUDCLVDBAAtRIAIdgMAgCIEgAh2QwCAIgSACHaDAAB8RQAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAKcXACAWAACqFwAgFwAAqRcAIDgAAKgXACA5AACrFwAgD-UJAADmEQAw5gkAAMYBABDnCQAA5hEAMKkKAAHIEAAhmgsAAcgQACHXCxAAzw8AIckMAgCaDwAhzQwAAcgQACHODAQAvg8AIc8MAgCaDwAh1AwAAOAR1Awi1QwQAM8PACHYDAIAmg8AIdkMAgCaDwAh2gwAAcgQACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAvlCQAA4xEAMOYJAADMAQAQ5wkAAOMRADD7CgAB0RAAIcQLEADYDwAhyQwCAKUPACHNDAAB0RAAIdQMAADkEdQMItUMEADYDwAh1gwCAKUPACHXDAAA5REAIAEAAADJAQAgAQAAAMkBACAK5QkAAOMRADDmCQAAzAEAEOcJAADjEQAw-woAAdEQACHECxAA2A8AIckMAgClDwAhzQwAAdEQACHUDAAA5BHUDCLVDBAA2A8AIdYMAgClDwAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAf7CgABAAABxAsQAAAAAckMAgAAAAHNDAABAAAB1AwAAADUDALVDBAAAAAB1gwCAAAAAQEIAADRAQAgB_sKAAEAAAHECxAAAAAByQwCAAAAAc0MAAEAAAHUDAAAANQMAtUMEAAAAAHWDAIAAAABAQgAANMBADABCAAA0wEAMAf7CgAB8RQAIcQLEAC1EgAhyQwCAIgSACHNDAAB8RQAIdQMAACmF9QMItUMEAC1EgAh1gwCAIgSACECAAAAyQEAIAgAANYBACAH-woAAfEUACHECxAAtRIAIckMAgCIEgAhzQwAAfEUACHUDAAAphfUDCLVDBAAtRIAIdYMAgCIEgAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAAoRcAIBYAAKQXACAXAACjFwAgOAAAohcAIDkAAKUXACAK5QkAAN8RADDmCQAA3wEAEOcJAADfEQAw-woAAcgQACHECxAAzw8AIckMAgCaDwAhzQwAAcgQACHUDAAA4BHUDCLVDBAAzw8AIdYMAgCaDwAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAL5QkAAN0RADDmCQAA5QEAEOcJAADdEQAwqQoAAdEQACHJDAIApQ8AIc0MAAHREAAhzgwEANYPACHPDAIApQ8AIdAMAAHREAAh0QwAAdIQACHSDAAA3hEAIAEAAADiAQAgAQAAAOIBACAK5QkAAN0RADDmCQAA5QEAEOcJAADdEQAwqQoAAdEQACHJDAIApQ8AIc0MAAHREAAhzgwEANYPACHPDAIApQ8AIdAMAAHREAAh0QwAAdIQACEB0QwAAI4SACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAHqQoAAQAAAckMAgAAAAHNDAABAAABzgwEAAAAAc8MAgAAAAHQDAABAAAB0QwAAQAAAQEIAADqAQAgB6kKAAEAAAHJDAIAAAABzQwAAQAAAc4MBAAAAAHPDAIAAAAB0AwAAQAAAdEMAAEAAAEBCAAA7AEAMAEIAADsAQAwB6kKAAHxFAAhyQwCAIgSACHNDAAB8RQAIc4MBACiEgAhzwwCAIgSACHQDAAB8RQAIdEMAAHyFAAhAgAAAOIBACAIAADvAQAgB6kKAAHxFAAhyQwCAIgSACHNDAAB8RQAIc4MBACiEgAhzwwCAIgSACHQDAAB8RQAIdEMAAHyFAAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAAnBcAIBYAAJ8XACAXAACeFwAgOAAAnRcAIDkAAKAXACDRDAAAjhIAIArlCQAA3BEAMOYJAAD4AQAQ5wkAANwRADCpCgAByBAAIckMAgCaDwAhzQwAAcgQACHODAQAvg8AIc8MAgCaDwAh0AwAAcgQACHRDAAByRAAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCeUJAADaEQAw5gkAAP4BABDnCQAA2hEAMMgKBADWDwAhjAtAAKcPACHJDAIApQ8AIcoMAgClDwAhywwEANYPACHMDAAA2xEAIAEAAAD7AQAgAQAAAPsBACAI5QkAANoRADDmCQAA_gEAEOcJAADaEQAwyAoEANYPACGMC0AApw8AIckMAgClDwAhygwCAKUPACHLDAQA1g8AIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAFyAoEAAAAAYwLQAAAAAHJDAIAAAABygwCAAAAAcsMBAAAAAEBCAAAgwIAIAXICgQAAAABjAtAAAAAAckMAgAAAAHKDAIAAAABywwEAAAAAQEIAACFAgAwAQgAAIUCADAFyAoEAKISACGMC0AAihIAIckMAgCIEgAhygwCAIgSACHLDAQAohIAIQIAAAD7AQAgCAAAiAIAIAXICgQAohIAIYwLQACKEgAhyQwCAIgSACHKDAIAiBIAIcsMBACiEgAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAAlxcAIBYAAJoXACAXAACZFwAgOAAAmBcAIDkAAJsXACAI5QkAANkRADDmCQAAkQIAEOcJAADZEQAwyAoEAL4PACGMC0AAnA8AIckMAgCaDwAhygwCAJoPACHLDAQAvg8AIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEuUJAADYEQAw5gkAAJcCABDnCQAA2BEAMP8KQACnDwAhggsBAKYPACG8DAEAAAABvQwCAKUPACG-DAAA8A8AIL8MAQCmDwAhwAwAAPAPACDBDAEApg8AIcIMIADhDwAhwwwCAKUPACHEDAEApg8AIcUMAQCmDwAhxgwBAKYPACHHDAAB0hAAIcgMAQCmDwAhAQAAAJQCACABAAAAlAIAIBLlCQAA2BEAMOYJAACXAgAQ5wkAANgRADD_CkAApw8AIYILAQCmDwAhvAwBAKYPACG9DAIApQ8AIb4MAADwDwAgvwwBAKYPACHADAAA8A8AIMEMAQCmDwAhwgwgAOEPACHDDAIApQ8AIcQMAQCmDwAhxQwBAKYPACHGDAEApg8AIccMAAHSEAAhyAwBAKYPACEBxwwAAI4SACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAP_wpAAAAAAYILAQAAAAG8DAEAAAABvQwCAAAAAb4MgAAAAAG_DAEAAAABwAyAAAAAAcEMAQAAAAHCDCAAAAABwwwCAAAAAcQMAQAAAAHFDAEAAAABxgwBAAAAAccMAAEAAAHIDAEAAAABAQgAAJwCACAP_wpAAAAAAYILAQAAAAG8DAEAAAABvQwCAAAAAb4MgAAAAAG_DAEAAAABwAyAAAAAAcEMAQAAAAHCDCAAAAABwwwCAAAAAcQMAQAAAAHFDAEAAAABxgwBAAAAAccMAAEAAAHIDAEAAAABAQgAAJ4CADABCAAAngIAMA__CkAAihIAIYILAQCJEgAhvAwBAIkSACG9DAIAiBIAIb4MgAAAAAG_DAEAiRIAIcAMgAAAAAHBDAEAiRIAIcIMIACsEgAhwwwCAIgSACHEDAEAiRIAIcUMAQCJEgAhxgwBAIkSACHHDAAB8hQAIcgMAQCJEgAhAgAAAJQCACAIAAChAgAgD_8KQACKEgAhggsBAIkSACG8DAEAiRIAIb0MAgCIEgAhvgyAAAAAAb8MAQCJEgAhwAyAAAAAAcEMAQCJEgAhwgwgAKwSACHDDAIAiBIAIcQMAQCJEgAhxQwBAIkSACHGDAEAiRIAIccMAAHyFAAhyAwBAIkSACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAACSFwAgFgAAlRcAIBcAAJQXACA4AACTFwAgOQAAlhcAIMcMAACOEgAgEuUJAADXEQAw5gkAAKoCABDnCQAA1xEAMP8KQACcDwAhggsBAJsPACG8DAEAmw8AIb0MAgCaDwAhvgwAAOoPACC_DAEAmw8AIcAMAADqDwAgwQwBAJsPACHCDCAAyg8AIcMMAgCaDwAhxAwBAJsPACHFDAEAmw8AIcYMAQCbDwAhxwwAAckQACHIDAEAmw8AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFuUJAADTEQAw5gkAALACABDnCQAA0xEAMOgJBAAAAAH_CQAA1RG1DCKDCgIApQ8AIZ8KAADUEbQMIqAKAQCmDwAhqgoBAAAAAdwKAQCxDwAh3QpAALsPACH3CgQA1g8AIYALAQCmDwAh3wsBAAAAAeALQACnDwAhtQwCAKUPACG2DEAAuw8AIbcMAgDeDwAhuAxAALsPACG5DEAAuw8AIboMQAC7DwAhuwwAANYRACABAAAArQIAIAEAAACtAgAgFeUJAADTEQAw5gkAALACABDnCQAA0xEAMOgJBADWDwAh_wkAANURtQwigwoCAKUPACGfCgAA1BG0DCKgCgEApg8AIaoKAQCmDwAh3AoBALEPACHdCkAAuw8AIfcKBADWDwAhgAsBAKYPACHfCwEAsQ8AIeALQACnDwAhtQwCAKUPACG2DEAAuw8AIbcMAgDeDwAhuAxAALsPACG5DEAAuw8AIboMQAC7DwAhCNwKAACOEgAg3QoAAI4SACDfCwAAjhIAILYMAACOEgAgtwwAAI4SACC4DAAAjhIAILkMAACOEgAgugwAAI4SACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACAS6AkEAAAAAf8JAAAAtQwCgwoCAAAAAZ8KAAAAtAwCoAoBAAAAAaoKAQAAAAHcCgEAAAAB3QpAAAAAAfcKBAAAAAGACwEAAAAB3wsBAAAAAeALQAAAAAG1DAIAAAABtgxAAAAAAbcMAgAAAAG4DEAAAAABuQxAAAAAAboMQAAAAAEBCAAAtQIAIBLoCQQAAAAB_wkAAAC1DAKDCgIAAAABnwoAAAC0DAKgCgEAAAABqgoBAAAAAdwKAQAAAAHdCkAAAAAB9woEAAAAAYALAQAAAAHfCwEAAAAB4AtAAAAAAbUMAgAAAAG2DEAAAAABtwwCAAAAAbgMQAAAAAG5DEAAAAABugxAAAAAAQEIAAC3AgAwAQgAALcCADAS6AkEAKISACH_CQAAkRe1DCKDCgIAiBIAIZ8KAACQF7QMIqAKAQCJEgAhqgoBAIkSACHcCgEAkhIAId0KQACZEgAh9woEAKISACGACwEAiRIAId8LAQCSEgAh4AtAAIoSACG1DAIAiBIAIbYMQACZEgAhtwwCAKMSACG4DEAAmRIAIbkMQACZEgAhugxAAJkSACECAAAArQIAIAgAALoCACAS6AkEAKISACH_CQAAkRe1DCKDCgIAiBIAIZ8KAACQF7QMIqAKAQCJEgAhqgoBAIkSACHcCgEAkhIAId0KQACZEgAh9woEAKISACGACwEAiRIAId8LAQCSEgAh4AtAAIoSACG1DAIAiBIAIbYMQACZEgAhtwwCAKMSACG4DEAAmRIAIbkMQACZEgAhugxAAJkSACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAACLFwAgFgAAjhcAIBcAAI0XACA4AACMFwAgOQAAjxcAINwKAACOEgAg3QoAAI4SACDfCwAAjhIAILYMAACOEgAgtwwAAI4SACC4DAAAjhIAILkMAACOEgAgugwAAI4SACAV5QkAAMwRADDmCQAAwwIAEOcJAADMEQAw6AkEAL4PACH_CQAAzhG1DCKDCgIAmg8AIZ8KAADNEbQMIqAKAQCbDwAhqgoBAJsPACHcCgEArA8AId0KQAC0DwAh9woEAL4PACGACwEAmw8AId8LAQCsDwAh4AtAAJwPACG1DAIAmg8AIbYMQAC0DwAhtwwCAMAPACG4DEAAtA8AIbkMQAC0DwAhugxAALQPACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAAyREAIOUJAADHEQAw5gkAAM4CABDnCQAAxxEAMOsJQACnDwAh-QlAALsPACH_CQAAyBGqDCLCCgQA1g8AIfsKAQCmDwAhggsBAAAAAdkLAgClDwAhqgxAALsPACGrDAEAsQ8AIawMQAC7DwAhrQxAALsPACGuDEAAuw8AIa8MAgClDwAhsAxAALsPACGxDEAAuw8AIbIMQAC7DwAhAQAAAMYCACAK3AEAAMsRACDlCQAAyhEAMOYJAADIAgAQ5wkAAMoRADDoCQQA1g8AIYALAQCmDwAhggsBAKYPACHWCwEApg8AIdcLAQCmDwAh2AsCAKUPACEB3AEAAIoXACAK3AEAAMsRACDlCQAAyhEAMOYJAADIAgAQ5wkAAMoRADDoCQQAAAABgAsBAKYPACGCCwEApg8AIdYLAQCmDwAh1wsBAKYPACHYCwIApQ8AIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAADJEQAg5QkAAMcRADDmCQAAzgIAEOcJAADHEQAw6wlAAKcPACH5CUAAuw8AIf8JAADIEaoMIsIKBADWDwAh-woBAKYPACGCCwEApg8AIdkLAgClDwAhqgxAALsPACGrDAEAsQ8AIawMQAC7DwAhrQxAALsPACGuDEAAuw8AIa8MAgClDwAhsAxAALsPACGxDEAAuw8AIbIMQAC7DwAhCt0BAACJFwAg-QkAAI4SACCqDAAAjhIAIKsMAACOEgAgrAwAAI4SACCtDAAAjhIAIK4MAACOEgAgsAwAAI4SACCxDAAAjhIAILIMAACOEgAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAACIFwAg6wlAAAAAAfkJQAAAAAH_CQAAAKoMAsIKBAAAAAH7CgEAAAABggsBAAAAAdkLAgAAAAGqDEAAAAABqwwBAAAAAawMQAAAAAGtDEAAAAABrgxAAAAAAa8MAgAAAAGwDEAAAAABsQxAAAAAAbIMQAAAAAEBCAAA0wIAIBDrCUAAAAAB-QlAAAAAAf8JAAAAqgwCwgoEAAAAAfsKAQAAAAGCCwEAAAAB2QsCAAAAAaoMQAAAAAGrDAEAAAABrAxAAAAAAa0MQAAAAAGuDEAAAAABrwwCAAAAAbAMQAAAAAGxDEAAAAABsgxAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAAPsWACDrCUAAihIAIfkJQACZEgAh_wkAAPoWqgwiwgoEAKISACH7CgEAiRIAIYILAQCJEgAh2QsCAIgSACGqDEAAmRIAIasMAQCSEgAhrAxAAJkSACGtDEAAmRIAIa4MQACZEgAhrwwCAIgSACGwDEAAmRIAIbEMQACZEgAhsgxAAJkSACECAAAAxgIAIAgAANgCACAQ6wlAAIoSACH5CUAAmRIAIf8JAAD6FqoMIsIKBACiEgAh-woBAIkSACGCCwEAiRIAIdkLAgCIEgAhqgxAAJkSACGrDAEAkhIAIawMQACZEgAhrQxAAJkSACGuDEAAmRIAIa8MAgCIEgAhsAxAAJkSACGxDEAAmRIAIbIMQACZEgAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAA9RYAIBYAAPgWACAXAAD3FgAgOAAA9hYAIDkAAPkWACD5CQAAjhIAIKoMAACOEgAgqwwAAI4SACCsDAAAjhIAIK0MAACOEgAgrgwAAI4SACCwDAAAjhIAILEMAACOEgAgsgwAAI4SACAT5QkAAMMRADDmCQAA4QIAEOcJAADDEQAw6wlAAJwPACH5CUAAtA8AIf8JAADEEaoMIsIKBAC-DwAh-woBAJsPACGCCwEAmw8AIdkLAgCaDwAhqgxAALQPACGrDAEArA8AIawMQAC0DwAhrQxAALQPACGuDEAAtA8AIa8MAgCaDwAhsAxAALQPACGxDEAAtA8AIbIMQAC0DwAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAAD0FgAg6AkEAAAAAYALAQAAAAGCCwEAAAAB1gsBAAAAAdcLAQAAAAHYCwIAAAABAQgAAOkCACAG6AkEAAAAAYALAQAAAAGCCwEAAAAB1gsBAAAAAdcLAQAAAAHYCwIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAA8xYAIOgJBACiEgAhgAsBAIkSACGCCwEAiRIAIdYLAQCJEgAh1wsBAIkSACHYCwIAiBIAIQIAAADKAgAgCAAA7gIAIAboCQQAohIAIYALAQCJEgAhggsBAIkSACHWCwEAiRIAIdcLAQCJEgAh2AsCAIgSACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAADuFgAgFgAA8RYAIBcAAPAWACA4AADvFgAgOQAA8hYAIAnlCQAAwhEAMOYJAAD3AgAQ5wkAAMIRADDoCQQAvg8AIYALAQCbDwAhggsBAJsPACHWCwEAmw8AIdcLAQCbDwAh2AsCAJoPACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBDlCQAAwREAMOYJAAD9AgAQ5wkAAMERADDrCUAApw8AIf8JAQCxDwAhoAoBAAAAAd8KQACnDwAhnQwBAKYPACGhDAEApg8AIaIMAQCmDwAhowwBAKYPACGkDAEAsQ8AIaUMAQCmDwAhpgwBAKYPACGnDAEApg8AIagMQAC7DwAhAQAAAPoCACABAAAA-gIAIBDlCQAAwREAMOYJAAD9AgAQ5wkAAMERADDrCUAApw8AIf8JAQCxDwAhoAoBAKYPACHfCkAApw8AIZ0MAQCmDwAhoQwBAKYPACGiDAEApg8AIaMMAQCmDwAhpAwBALEPACGlDAEApg8AIaYMAQCmDwAhpwwBAKYPACGoDEAAuw8AIQP_CQAAjhIAIKQMAACOEgAgqAwAAI4SACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAN6wlAAAAAAf8JAQAAAAGgCgEAAAAB3wpAAAAAAZ0MAQAAAAGhDAEAAAABogwBAAAAAaMMAQAAAAGkDAEAAAABpQwBAAAAAaYMAQAAAAGnDAEAAAABqAxAAAAAAQEIAACCAwAgDesJQAAAAAH_CQEAAAABoAoBAAAAAd8KQAAAAAGdDAEAAAABoQwBAAAAAaIMAQAAAAGjDAEAAAABpAwBAAAAAaUMAQAAAAGmDAEAAAABpwwBAAAAAagMQAAAAAEBCAAAhAMAMAEIAACEAwAwDesJQACKEgAh_wkBAJISACGgCgEAiRIAId8KQACKEgAhnQwBAIkSACGhDAEAiRIAIaIMAQCJEgAhowwBAIkSACGkDAEAkhIAIaUMAQCJEgAhpgwBAIkSACGnDAEAiRIAIagMQACZEgAhAgAAAPoCACAIAACHAwAgDesJQACKEgAh_wkBAJISACGgCgEAiRIAId8KQACKEgAhnQwBAIkSACGhDAEAiRIAIaIMAQCJEgAhowwBAIkSACGkDAEAkhIAIaUMAQCJEgAhpgwBAIkSACGnDAEAiRIAIagMQACZEgAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAA6xYAIBYAAO0WACAXAADsFgAg_wkAAI4SACCkDAAAjhIAIKgMAACOEgAgEOUJAADAEQAw5gkAAJADABDnCQAAwBEAMOsJQACcDwAh_wkBAKwPACGgCgEAmw8AId8KQACcDwAhnQwBAJsPACGhDAEAmw8AIaIMAQCbDwAhowwBAJsPACGkDAEArA8AIaUMAQCbDwAhpgwBAJsPACGnDAEAmw8AIagMQAC0DwAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAM5QkAAL8RADDmCQAAlgMAEOcJAAC_EQAw6AkEAAAAAfkJQACnDwAhoAoBAKYPACHMCkAApw8AIeYLQAC7DwAhnQwBAKYPACGeDAAB0RAAIZ8MAAHREAAhoAwCAKUPACEBAAAAkwMAIAEAAACTAwAgDOUJAAC_EQAw5gkAAJYDABDnCQAAvxEAMOgJBADWDwAh-QlAAKcPACGgCgEApg8AIcwKQACnDwAh5gtAALsPACGdDAEApg8AIZ4MAAHREAAhnwwAAdEQACGgDAIApQ8AIQHmCwAAjhIAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAnoCQQAAAAB-QlAAAAAAaAKAQAAAAHMCkAAAAAB5gtAAAAAAZ0MAQAAAAGeDAABAAABnwwAAQAAAaAMAgAAAAEBCAAAmwMAIAnoCQQAAAAB-QlAAAAAAaAKAQAAAAHMCkAAAAAB5gtAAAAAAZ0MAQAAAAGeDAABAAABnwwAAQAAAaAMAgAAAAEBCAAAnQMAMAEIAACdAwAwCegJBACiEgAh-QlAAIoSACGgCgEAiRIAIcwKQACKEgAh5gtAAJkSACGdDAEAiRIAIZ4MAAHxFAAhnwwAAfEUACGgDAIAiBIAIQIAAACTAwAgCAAAoAMAIAnoCQQAohIAIfkJQACKEgAhoAoBAIkSACHMCkAAihIAIeYLQACZEgAhnQwBAIkSACGeDAAB8RQAIZ8MAAHxFAAhoAwCAIgSACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAADmFgAgFgAA6RYAIBcAAOgWACA4AADnFgAgOQAA6hYAIOYLAACOEgAgDOUJAAC-EQAw5gkAAKkDABDnCQAAvhEAMOgJBAC-DwAh-QlAAJwPACGgCgEAmw8AIcwKQACcDwAh5gtAALQPACGdDAEAmw8AIZ4MAAHIEAAhnwwAAcgQACGgDAIAmg8AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFOUJAAC9EQAw5gkAAK8DABDnCQAAvREAMPAKQACnDwAh6QsBALEPACHrCwEApg8AIewLAAHREAAh7gsBAAAAAe8LAQCxDwAh8AsBALEPACGJDCAA4Q8AIZAMAQCmDwAhkQwBAKYPACGWDAEApg8AIZcMAQCxDwAhmAwBALEPACGZDAEAsQ8AIZoMAACOEQAgmwwAAI4RACCcDEAAuw8AIQEAAACsAwAgAQAAAKwDACAU5QkAAL0RADDmCQAArwMAEOcJAAC9EQAw8ApAAKcPACHpCwEAsQ8AIesLAQCmDwAh7AsAAdEQACHuCwEApg8AIe8LAQCxDwAh8AsBALEPACGJDCAA4Q8AIZAMAQCmDwAhkQwBAKYPACGWDAEApg8AIZcMAQCxDwAhmAwBALEPACGZDAEAsQ8AIZoMAACOEQAgmwwAAI4RACCcDEAAuw8AIQfpCwAAjhIAIO8LAACOEgAg8AsAAI4SACCXDAAAjhIAIJgMAACOEgAgmQwAAI4SACCcDAAAjhIAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBHwCkAAihIAIekLAQCSEgAh6wsBAIkSACHsCwAB8RQAIe4LAQCJEgAh7wsBAJISACHwCwEAkhIAIYkMIACsEgAhkAwBAIkSACGRDAEAiRIAIZYMAQCJEgAhlwwBAJISACGYDAEAkhIAIZkMAQCSEgAhmgwAAOQWACCbDAAA5RYAIJwMQACZEgAhAgAAAKwDACAIAAC0AwAgEfAKQACKEgAh6QsBAJISACHrCwEAiRIAIewLAAHxFAAh7gsBAIkSACHvCwEAkhIAIfALAQCSEgAhiQwgAKwSACGQDAEAiRIAIZEMAQCJEgAhlgwBAIkSACGXDAEAkhIAIZgMAQCSEgAhmQwBAJISACGaDAAA5BYAIJsMAADlFgAgnAxAAJkSACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAOEWACAWAADjFgAgFwAA4hYAIOkLAACOEgAg7wsAAI4SACDwCwAAjhIAIJcMAACOEgAgmAwAAI4SACCZDAAAjhIAIJwMAACOEgAgFOUJAAC8EQAw5gkAALwDABDnCQAAvBEAMPAKQACcDwAh6QsBAKwPACHrCwEAmw8AIewLAAHIEAAh7gsBAJsPACHvCwEArA8AIfALAQCsDwAhiQwgAMoPACGQDAEAmw8AIZEMAQCbDwAhlgwBAJsPACGXDAEArA8AIZgMAQCsDwAhmQwBAKwPACGaDAAAjhEAIJsMAACOEQAgnAxAALQPACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBHlCQAAuBEAMOYJAADCAwAQ5wkAALgRADCWCwIApQ8AIe4LAQCmDwAh7wsBALEPACGKDAEApg8AIYsMAgClDwAhjQwAALkRjQwijgwCAN4PACGPDAEAsQ8AIZAMAQCxDwAhkQwBALEPACGSDAAA3Q8AIJMMAgClDwAhlAwAALoRACCVDAAAuxEAIAEAAAC_AwAgAQAAAL8DACAP5QkAALgRADDmCQAAwgMAEOcJAAC4EQAwlgsCAKUPACHuCwEApg8AIe8LAQCxDwAhigwBAKYPACGLDAIApQ8AIY0MAAC5EY0MIo4MAgDeDwAhjwwBALEPACGQDAEAsQ8AIZEMAQCxDwAhkgwAAN0PACCTDAIApQ8AIQbvCwAAjhIAII4MAACOEgAgjwwAAI4SACCQDAAAjhIAIJEMAACOEgAgkgwAAI4SACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAMlgsCAAAAAe4LAQAAAAHvCwEAAAABigwBAAAAAYsMAgAAAAGNDAAAAI0MAo4MAgAAAAGPDAEAAAABkAwBAAAAAZEMAQAAAAGSDIAAAAABkwwCAAAAAQEIAADHAwAgDJYLAgAAAAHuCwEAAAAB7wsBAAAAAYoMAQAAAAGLDAIAAAABjQwAAACNDAKODAIAAAABjwwBAAAAAZAMAQAAAAGRDAEAAAABkgyAAAAAAZMMAgAAAAEBCAAAyQMAMAEIAADJAwAwDJYLAgCIEgAh7gsBAIkSACHvCwEAkhIAIYoMAQCJEgAhiwwCAIgSACGNDAAA4BaNDCKODAIAoxIAIY8MAQCSEgAhkAwBAJISACGRDAEAkhIAIZIMgAAAAAGTDAIAiBIAIQIAAAC_AwAgCAAAzAMAIAyWCwIAiBIAIe4LAQCJEgAh7wsBAJISACGKDAEAiRIAIYsMAgCIEgAhjQwAAOAWjQwijgwCAKMSACGPDAEAkhIAIZAMAQCSEgAhkQwBAJISACGSDIAAAAABkwwCAIgSACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAADbFgAgFgAA3hYAIBcAAN0WACA4AADcFgAgOQAA3xYAIO8LAACOEgAgjgwAAI4SACCPDAAAjhIAIJAMAACOEgAgkQwAAI4SACCSDAAAjhIAIA_lCQAAtBEAMOYJAADVAwAQ5wkAALQRADCWCwIAmg8AIe4LAQCbDwAh7wsBAKwPACGKDAEAmw8AIYsMAgCaDwAhjQwAALURjQwijgwCAMAPACGPDAEArA8AIZAMAQCsDwAhkQwBAKwPACGSDAAAvw8AIJMMAgCaDwAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAK5QkAALIRADDmCQAA2wMAEOcJAACyEQAw6AkBAAAAAesJQACnDwAh-QlAAKcPACH7CgEApg8AIe4LAQCmDwAh7wsBALEPACGJDCAAsxEAIQEAAADYAwAgAQAAANgDACAK5QkAALIRADDmCQAA2wMAEOcJAACyEQAw6AkBAKYPACHrCUAApw8AIfkJQACnDwAh-woBAKYPACHuCwEApg8AIe8LAQCxDwAhiQwgALMRACEC7wsAAI4SACCJDAAAjhIAIAMAAADbAwAgAwAA3AMAMAQAANgDACADAAAA2wMAIAMAANwDADAEAADYAwAgAwAAANsDACADAADcAwAwBAAA2AMAIAfoCQEAAAAB6wlAAAAAAfkJQAAAAAH7CgEAAAAB7gsBAAAAAe8LAQAAAAGJDCAAAAABAQgAAOADACAH6AkBAAAAAesJQAAAAAH5CUAAAAAB-woBAAAAAe4LAQAAAAHvCwEAAAABiQwgAAAAAQEIAADiAwAwAQgAAOIDADAH6AkBAIkSACHrCUAAihIAIfkJQACKEgAh-woBAIkSACHuCwEAiRIAIe8LAQCSEgAhiQwgANoWACECAAAA2AMAIAgAAOUDACAH6AkBAIkSACHrCUAAihIAIfkJQACKEgAh-woBAIkSACHuCwEAiRIAIe8LAQCSEgAhiQwgANoWACECAAAA2wMAIAgAAOcDACACAAAA2wMAIAgAAOcDACADAAAA2AMAIA8AAOADACAQAADlAwAgAQAAANgDACABAAAA2wMAIAUVAADXFgAgFgAA2RYAIBcAANgWACDvCwAAjhIAIIkMAACOEgAgCuUJAACuEQAw5gkAAO4DABDnCQAArhEAMOgJAQCbDwAh6wlAAJwPACH5CUAAnA8AIfsKAQCbDwAh7gsBAJsPACHvCwEArA8AIYkMIACvEQAhAwAAANsDACADAADtAwAwFAAA7gMAIAMAAADbAwAgAwAA3AMAMAQAANgDACAKywIAAKQRACDOAgAApREAIOUJAACjEQAw5gkAAPsDABDnCQAAoxEAMOgJAQAAAAHrCUAApw8AIYILAQCmDwAh_wsBAKYPACGGDAEAAAABAQAAAPEDACAIygIAAK0RACDlCQAAqxEAMOYJAADzAwAQ5wkAAKsRADDrCUAApw8AIaAKAQCmDwAhwgsBAOYPACGFDAAArBGFDCIBygIAANUWACAJygIAAK0RACDlCQAAqxEAMOYJAADzAwAQ5wkAAKsRADDrCUAApw8AIaAKAQCmDwAhwgsBAOYPACGFDAAArBGFDCKIDAAAqhEAIAMAAADzAwAgAwAA9AMAMAQAAPUDACARygIAAKgRACDNAgAAqREAIOUJAACmEQAw5gkAAPcDABDnCQAAphEAMOgJAQDmDwAh6wlAAKcPACH5CUAAuw8AIYAKAQCxDwAhrAsAAKcRgQwiwgsBANMQACH9CwQA1g8AIf4LAQCmDwAh_wsBAKYPACGBDAQA1g8AIYIMBADWDwAhgwxAALsPACEGygIAANUWACDNAgAA1hYAIPkJAACOEgAggAoAAI4SACDCCwAAjhIAIIMMAACOEgAgEcoCAACoEQAgzQIAAKkRACDlCQAAphEAMOYJAAD3AwAQ5wkAAKYRADDoCQEAAAAB6wlAAKcPACH5CUAAuw8AIYAKAQCxDwAhrAsAAKcRgQwiwgsBANMQACH9CwQA1g8AIf4LAQAAAAH_CwEApg8AIYEMBADWDwAhggwEANYPACGDDEAAuw8AIQMAAAD3AwAgAwAA-AMAMAQAAPkDACAKywIAAKQRACDOAgAApREAIOUJAACjEQAw5gkAAPsDABDnCQAAoxEAMOgJAQDmDwAh6wlAAKcPACGCCwEApg8AIf8LAQCmDwAhhgwBAKYPACEBAAAA-wMAIAnMAgAAohEAIOUJAAChEQAw5gkAAP0DABDnCQAAoREAMOgJAQDmDwAh6wlAAKcPACGgCgEApg8AIfwLAQDmDwAh_QsEANYPACEBzAIAANQWACAKzAIAAKIRACDlCQAAoREAMOYJAAD9AwAQ5wkAAKERADDoCQEAAAAB6wlAAKcPACGgCgEApg8AIfwLAQDmDwAh_QsEANYPACGHDAAAoBEAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACABAAAA_QMAIAEAAADzAwAgAQAAAPcDACABAAAA8QMAIALLAgAA0hYAIM4CAADTFgAgAwAAAPsDACADAACFBAAwBAAA8QMAIAMAAAD7AwAgAwAAhQQAMAQAAPEDACADAAAA-wMAIAMAAIUEADAEAADxAwAgB8sCAADQFgAgzgIAANEWACDoCQEAAAAB6wlAAAAAAYILAQAAAAH_CwEAAAABhgwBAAAAAQEIAACJBAAgBegJAQAAAAHrCUAAAAABggsBAAAAAf8LAQAAAAGGDAEAAAABAQgAAIsEADABCAAAiwQAMAfLAgAAthYAIM4CAAC3FgAg6AkBAIkSACHrCUAAihIAIYILAQCJEgAh_wsBAIkSACGGDAEAiRIAIQIAAADxAwAgCAAAjgQAIAXoCQEAiRIAIesJQACKEgAhggsBAIkSACH_CwEAiRIAIYYMAQCJEgAhAgAAAPsDACAIAACQBAAgAgAAAPsDACAIAACQBAAgAwAAAPEDACAPAACJBAAgEAAAjgQAIAEAAADxAwAgAQAAAPsDACADFQAAsxYAIBYAALUWACAXAAC0FgAgCOUJAACfEQAw5gkAAJcEABDnCQAAnxEAMOgJAQDjDwAh6wlAAJwPACGCCwEAmw8AIf8LAQCbDwAhhgwBAJsPACEDAAAA-wMAIAMAAJYEADAUAACXBAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAEAAAD1AwAgAQAAAPUDACADAAAA8wMAIAMAAPQDADAEAAD1AwAgAwAAAPMDACADAAD0AwAwBAAA9QMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACAFygIAALIWACDrCUAAAAABoAoBAAAAAcILAQAAAAGFDAAAAIUMAgEIAACfBAAgBOsJQAAAAAGgCgEAAAABwgsBAAAAAYUMAAAAhQwCAQgAAKEEADABCAAAoQQAMAXKAgAAsRYAIOsJQACKEgAhoAoBAIkSACHCCwEAiRIAIYUMAACwFoUMIgIAAAD1AwAgCAAApAQAIATrCUAAihIAIaAKAQCJEgAhwgsBAIkSACGFDAAAsBaFDCICAAAA8wMAIAgAAKYEACACAAAA8wMAIAgAAKYEACADAAAA9QMAIA8AAJ8EACAQAACkBAAgAQAAAPUDACABAAAA8wMAIAMVAACtFgAgFgAArxYAIBcAAK4WACAH5QkAAJsRADDmCQAArQQAEOcJAACbEQAw6wlAAJwPACGgCgEAmw8AIcILAQDjDwAhhQwAAJwRhQwiAwAAAPMDACADAACsBAAwFAAArQQAIAMAAADzAwAgAwAA9AMAMAQAAPUDACABAAAA-QMAIAEAAAD5AwAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAMAAAD3AwAgAwAA-AMAMAQAAPkDACADAAAA9wMAIAMAAPgDADAEAAD5AwAgDsoCAACrFgAgzQIAAKwWACDoCQEAAAAB6wlAAAAAAfkJQAAAAAGACgEAAAABrAsAAACBDALCCwEAAAAB_QsEAAAAAf4LAQAAAAH_CwEAAAABgQwEAAAAAYIMBAAAAAGDDEAAAAABAQgAALUEACAM6AkBAAAAAesJQAAAAAH5CUAAAAABgAoBAAAAAawLAAAAgQwCwgsBAAAAAf0LBAAAAAH-CwEAAAAB_wsBAAAAAYEMBAAAAAGCDAQAAAABgwxAAAAAAQEIAAC3BAAwAQgAALcEADABAAAA-wMAIA7KAgAAnRYAIM0CAACeFgAg6AkBAIkSACHrCUAAihIAIfkJQACZEgAhgAoBAJISACGsCwAAnBaBDCLCCwEAkhIAIf0LBACiEgAh_gsBAIkSACH_CwEAiRIAIYEMBACiEgAhggwEAKISACGDDEAAmRIAIQIAAAD5AwAgCAAAuwQAIAzoCQEAiRIAIesJQACKEgAh-QlAAJkSACGACgEAkhIAIawLAACcFoEMIsILAQCSEgAh_QsEAKISACH-CwEAiRIAIf8LAQCJEgAhgQwEAKISACGCDAQAohIAIYMMQACZEgAhAgAAAPcDACAIAAC9BAAgAgAAAPcDACAIAAC9BAAgAQAAAPsDACADAAAA-QMAIA8AALUEACAQAAC7BAAgAQAAAPkDACABAAAA9wMAIAkVAACXFgAgFgAAmhYAIBcAAJkWACA4AACYFgAgOQAAmxYAIPkJAACOEgAggAoAAI4SACDCCwAAjhIAIIMMAACOEgAgD-UJAACXEQAw5gkAAMUEABDnCQAAlxEAMOgJAQDjDwAh6wlAAJwPACH5CUAAtA8AIYAKAQCsDwAhrAsAAJgRgQwiwgsBAMoQACH9CwQAvg8AIf4LAQCbDwAh_wsBAJsPACGBDAQAvg8AIYIMBAC-DwAhgwxAALQPACEDAAAA9wMAIAMAAMQEADAUAADFBAAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAEAAAD_AwAgAQAAAP8DACADAAAA_QMAIAMAAP4DADAEAAD_AwAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACAGzAIAAJYWACDoCQEAAAAB6wlAAAAAAaAKAQAAAAH8CwEAAAAB_QsEAAAAAQEIAADNBAAgBegJAQAAAAHrCUAAAAABoAoBAAAAAfwLAQAAAAH9CwQAAAABAQgAAM8EADABCAAAzwQAMAbMAgAAlRYAIOgJAQCJEgAh6wlAAIoSACGgCgEAiRIAIfwLAQCJEgAh_QsEAKISACECAAAA_wMAIAgAANIEACAF6AkBAIkSACHrCUAAihIAIaAKAQCJEgAh_AsBAIkSACH9CwQAohIAIQIAAAD9AwAgCAAA1AQAIAIAAAD9AwAgCAAA1AQAIAMAAAD_AwAgDwAAzQQAIBAAANIEACABAAAA_wMAIAEAAAD9AwAgBRUAAJAWACAWAACTFgAgFwAAkhYAIDgAAJEWACA5AACUFgAgCOUJAACWEQAw5gkAANsEABDnCQAAlhEAMOgJAQDjDwAh6wlAAJwPACGgCgEAmw8AIfwLAQDjDwAh_QsEAL4PACEDAAAA_QMAIAMAANoEADAUAADbBAAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAflCQAAlREAMOYJAADhBAAQ5wkAAJURADDuCwEAAAAB-QtAAKcPACH6C0AAuw8AIfsLAQCxDwAhAQAAAN4EACABAAAA3gQAIAflCQAAlREAMOYJAADhBAAQ5wkAAJURADDuCwEApg8AIfkLQACnDwAh-gtAALsPACH7CwEAsQ8AIQL6CwAAjhIAIPsLAACOEgAgAwAAAOEEACADAADiBAAwBAAA3gQAIAMAAADhBAAgAwAA4gQAMAQAAN4EACADAAAA4QQAIAMAAOIEADAEAADeBAAgBO4LAQAAAAH5C0AAAAAB-gtAAAAAAfsLAQAAAAEBCAAA5gQAIATuCwEAAAAB-QtAAAAAAfoLQAAAAAH7CwEAAAABAQgAAOgEADABCAAA6AQAMATuCwEAiRIAIfkLQACKEgAh-gtAAJkSACH7CwEAkhIAIQIAAADeBAAgCAAA6wQAIATuCwEAiRIAIfkLQACKEgAh-gtAAJkSACH7CwEAkhIAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADeBAAgDwAA5gQAIBAAAOsEACABAAAA3gQAIAEAAADhBAAgBRUAAI0WACAWAACPFgAgFwAAjhYAIPoLAACOEgAg-wsAAI4SACAH5QkAAJQRADDmCQAA9AQAEOcJAACUEQAw7gsBAJsPACH5C0AAnA8AIfoLQAC0DwAh-wsBAKwPACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA3gQAIA6gAwAAkBEAIOUJAACPEQAw5gkAAP8EABDnCQAAjxEAMOgJAgAAAAHpCwEApg8AIe0LAQCmDwAh7gsBAAAAAe8LAQCmDwAh8AsBAKYPACHxCwEAsQ8AIfILAQCxDwAh8wsAAI4RACD0CyAA4Q8AIQEAAAD3BAAgD58DAACTEQAg5QkAAJIRADDmCQAA-QQAEOcJAACSEQAw6AkCAKUPACHSCgEAsQ8AIaILAQCmDwAhugsBAKYPACHlCwAB0RAAIecLAgClDwAh6AsBAKYPACHpCwEApg8AIeoLAQCxDwAh6wsBALEPACHsCwAB0hAAIQWfAwAAjBYAINIKAACOEgAg6gsAAI4SACDrCwAAjhIAIOwLAACOEgAgEJ8DAACTEQAg5QkAAJIRADDmCQAA-QQAEOcJAACSEQAw6AkCAAAAAdIKAQCxDwAhogsBAKYPACG6CwEApg8AIeULAAHREAAh5wsCAKUPACHoCwEApg8AIekLAQCmDwAh6gsBALEPACHrCwEAsQ8AIewLAAHSEAAh-AsAAJERACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAQAAAPkEACABAAAA9wQAIA6gAwAAkBEAIOUJAACPEQAw5gkAAP8EABDnCQAAjxEAMOgJAgClDwAh6QsBAKYPACHtCwEApg8AIe4LAQCmDwAh7wsBAKYPACHwCwEApg8AIfELAQCxDwAh8gsBALEPACHzCwAAjhEAIPQLIADhDwAhA6ADAACLFgAg8QsAAI4SACDyCwAAjhIAIAMAAAD_BAAgAwAAgAUAMAQAAPcEACADAAAA_wQAIAMAAIAFADAEAAD3BAAgAwAAAP8EACADAACABQAwBAAA9wQAIAugAwAAihYAIOgJAgAAAAHpCwEAAAAB7QsBAAAAAe4LAQAAAAHvCwEAAAAB8AsBAAAAAfELAQAAAAHyCwEAAAAB8wsAAIkWACD0CyAAAAABAQgAAIQFACAK6AkCAAAAAekLAQAAAAHtCwEAAAAB7gsBAAAAAe8LAQAAAAHwCwEAAAAB8QsBAAAAAfILAQAAAAHzCwAAiRYAIPQLIAAAAAEBCAAAhgUAMAEIAACGBQAwC6ADAAD8FQAg6AkCAIgSACHpCwEAiRIAIe0LAQCJEgAh7gsBAIkSACHvCwEAiRIAIfALAQCJEgAh8QsBAJISACHyCwEAkhIAIfMLAAD7FQAg9AsgAKwSACECAAAA9wQAIAgAAIkFACAK6AkCAIgSACHpCwEAiRIAIe0LAQCJEgAh7gsBAIkSACHvCwEAiRIAIfALAQCJEgAh8QsBAJISACHyCwEAkhIAIfMLAAD7FQAg9AsgAKwSACECAAAA_wQAIAgAAIsFACACAAAA_wQAIAgAAIsFACADAAAA9wQAIA8AAIQFACAQAACJBQAgAQAAAPcEACABAAAA_wQAIAcVAAD2FQAgFgAA-RUAIBcAAPgVACA4AAD3FQAgOQAA-hUAIPELAACOEgAg8gsAAI4SACAN5QkAAI0RADDmCQAAkgUAEOcJAACNEQAw6AkCAJoPACHpCwEAmw8AIe0LAQCbDwAh7gsBAJsPACHvCwEAmw8AIfALAQCbDwAh8QsBAKwPACHyCwEArA8AIfMLAACOEQAg9AsgAMoPACEDAAAA_wQAIAMAAJEFADAUAACSBQAgAwAAAP8EACADAACABQAwBAAA9wQAIAEAAAD7BAAgAQAAAPsEACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAwAAAPkEACADAAD6BAAwBAAA-wQAIAMAAAD5BAAgAwAA-gQAMAQAAPsEACAMnwMAAPUVACDoCQIAAAAB0goBAAAAAaILAQAAAAG6CwEAAAAB5QsAAQAAAecLAgAAAAHoCwEAAAAB6QsBAAAAAeoLAQAAAAHrCwEAAAAB7AsAAQAAAQEIAACaBQAgC-gJAgAAAAHSCgEAAAABogsBAAAAAboLAQAAAAHlCwABAAAB5wsCAAAAAegLAQAAAAHpCwEAAAAB6gsBAAAAAesLAQAAAAHsCwABAAABAQgAAJwFADABCAAAnAUAMAyfAwAA9BUAIOgJAgCIEgAh0goBAJISACGiCwEAiRIAIboLAQCJEgAh5QsAAfEUACHnCwIAiBIAIegLAQCJEgAh6QsBAIkSACHqCwEAkhIAIesLAQCSEgAh7AsAAfIUACECAAAA-wQAIAgAAJ8FACAL6AkCAIgSACHSCgEAkhIAIaILAQCJEgAhugsBAIkSACHlCwAB8RQAIecLAgCIEgAh6AsBAIkSACHpCwEAiRIAIeoLAQCSEgAh6wsBAJISACHsCwAB8hQAIQIAAAD5BAAgCAAAoQUAIAIAAAD5BAAgCAAAoQUAIAMAAAD7BAAgDwAAmgUAIBAAAJ8FACABAAAA-wQAIAEAAAD5BAAgCRUAAO8VACAWAADyFQAgFwAA8RUAIDgAAPAVACA5AADzFQAg0goAAI4SACDqCwAAjhIAIOsLAACOEgAg7AsAAI4SACAO5QkAAIwRADDmCQAAqAUAEOcJAACMEQAw6AkCAJoPACHSCgEArA8AIaILAQCbDwAhugsBAJsPACHlCwAByBAAIecLAgCaDwAh6AsBAJsPACHpCwEAmw8AIeoLAQCsDwAh6wsBAKwPACHsCwAByRAAIQMAAAD5BAAgAwAApwUAMBQAAKgFACADAAAA-QQAIAMAAPoEADAEAAD7BAAgBfcFBADWDwAh5QkAAIsRADDmCQAArgUAEOcJAACLEQAw6AkCAAAAAQEAAACrBQAgAQAAAKsFACAF9wUEANYPACHlCQAAixEAMOYJAACuBQAQ5wkAAIsRADDoCQIApQ8AIQADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAMAAACuBQAgAwAArwUAMAQAAKsFACAC9wUEAAAAAegJAgAAAAEBCAAAswUAIAL3BQQAAAAB6AkCAAAAAQEIAAC1BQAwAQgAALUFADAC9wUEAKISACHoCQIAiBIAIQIAAACrBQAgCAAAuAUAIAL3BQQAohIAIegJAgCIEgAhAgAAAK4FACAIAAC6BQAgAgAAAK4FACAIAAC6BQAgAwAAAKsFACAPAACzBQAgEAAAuAUAIAEAAACrBQAgAQAAAK4FACAFFQAA6hUAIBYAAO0VACAXAADsFQAgOAAA6xUAIDkAAO4VACAF9wUEAL4PACHlCQAAihEAMOYJAADBBQAQ5wkAAIoRADDoCQIAmg8AIQMAAACuBQAgAwAAwAUAMBQAAMEFACADAAAArgUAIAMAAK8FADAEAACrBQAgB-UJAACJEQAw5gkAAMcFABDnCQAAiREAMPkJQACnDwAh1QoBAKYPACGuCwEAAAAB5gtAAKcPACEBAAAAxAUAIAEAAADEBQAgB-UJAACJEQAw5gkAAMcFABDnCQAAiREAMPkJQACnDwAh1QoBAKYPACGuCwEApg8AIeYLQACnDwAhAAMAAADHBQAgAwAAyAUAMAQAAMQFACADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAT5CUAAAAAB1QoBAAAAAa4LAQAAAAHmC0AAAAABAQgAAMwFACAE-QlAAAAAAdUKAQAAAAGuCwEAAAAB5gtAAAAAAQEIAADOBQAwAQgAAM4FADAE-QlAAIoSACHVCgEAiRIAIa4LAQCJEgAh5gtAAIoSACECAAAAxAUAIAgAANEFACAE-QlAAIoSACHVCgEAiRIAIa4LAQCJEgAh5gtAAIoSACECAAAAxwUAIAgAANMFACACAAAAxwUAIAgAANMFACADAAAAxAUAIA8AAMwFACAQAADRBQAgAQAAAMQFACABAAAAxwUAIAMVAADnFQAgFgAA6RUAIBcAAOgVACAH5QkAAIgRADDmCQAA2gUAEOcJAACIEQAw-QlAAJwPACHVCgEAmw8AIa4LAQCbDwAh5gtAAJwPACEDAAAAxwUAIAMAANkFADAUAADaBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAflCQAAhxEAMOYJAADgBQAQ5wkAAIcRADDrCUAApw8AIfkJQACnDwAhlwoAAQAAAdUKAQCmDwAhAQAAAN0FACABAAAA3QUAIAflCQAAhxEAMOYJAADgBQAQ5wkAAIcRADDrCUAApw8AIfkJQACnDwAhlwoAAdEQACHVCgEApg8AIQADAAAA4AUAIAMAAOEFADAEAADdBQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAE6wlAAAAAAfkJQAAAAAGXCgABAAAB1QoBAAAAAQEIAADlBQAgBOsJQAAAAAH5CUAAAAABlwoAAQAAAdUKAQAAAAEBCAAA5wUAMAEIAADnBQAwBOsJQACKEgAh-QlAAIoSACGXCgAB8RQAIdUKAQCJEgAhAgAAAN0FACAIAADqBQAgBOsJQACKEgAh-QlAAIoSACGXCgAB8RQAIdUKAQCJEgAhAgAAAOAFACAIAADsBQAgAgAAAOAFACAIAADsBQAgAwAAAN0FACAPAADlBQAgEAAA6gUAIAEAAADdBQAgAQAAAOAFACADFQAA5BUAIBYAAOYVACAXAADlFQAgB-UJAACGEQAw5gkAAPMFABDnCQAAhhEAMOsJQACcDwAh-QlAAJwPACGXCgAByBAAIdUKAQCbDwAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAR5QkAAIURADDmCQAA-QUAEOcJAACFEQAw6AkBAAAAAesJQACnDwAhoAoBAKYPACHgCkAAuw8AIZALAQCmDwAhogsBALEPACGoCwEAsQ8AIboLAQCmDwAhvAsBAKYPACHhCwEApg8AIeILAADwDwAg4wsBAKYPACHkCwEApg8AIeULAQCxDwAhAQAAAPYFACABAAAA9gUAIBHlCQAAhREAMOYJAAD5BQAQ5wkAAIURADDoCQEA5g8AIesJQACnDwAhoAoBAKYPACHgCkAAuw8AIZALAQCmDwAhogsBALEPACGoCwEAsQ8AIboLAQCmDwAhvAsBAKYPACHhCwEApg8AIeILAADwDwAg4wsBAKYPACHkCwEApg8AIeULAQCxDwAhBOAKAACOEgAgogsAAI4SACCoCwAAjhIAIOULAACOEgAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgDugJAQAAAAHrCUAAAAABoAoBAAAAAeAKQAAAAAGQCwEAAAABogsBAAAAAagLAQAAAAG6CwEAAAABvAsBAAAAAeELAQAAAAHiC4AAAAAB4wsBAAAAAeQLAQAAAAHlCwEAAAABAQgAAP4FACAO6AkBAAAAAesJQAAAAAGgCgEAAAAB4ApAAAAAAZALAQAAAAGiCwEAAAABqAsBAAAAAboLAQAAAAG8CwEAAAAB4QsBAAAAAeILgAAAAAHjCwEAAAAB5AsBAAAAAeULAQAAAAEBCAAAgAYAMAEIAACABgAwDugJAQCJEgAh6wlAAIoSACGgCgEAiRIAIeAKQACZEgAhkAsBAIkSACGiCwEAkhIAIagLAQCSEgAhugsBAIkSACG8CwEAiRIAIeELAQCJEgAh4guAAAAAAeMLAQCJEgAh5AsBAIkSACHlCwEAkhIAIQIAAAD2BQAgCAAAgwYAIA7oCQEAiRIAIesJQACKEgAhoAoBAIkSACHgCkAAmRIAIZALAQCJEgAhogsBAJISACGoCwEAkhIAIboLAQCJEgAhvAsBAIkSACHhCwEAiRIAIeILgAAAAAHjCwEAiRIAIeQLAQCJEgAh5QsBAJISACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAcVAADhFQAgFgAA4xUAIBcAAOIVACDgCgAAjhIAIKILAACOEgAgqAsAAI4SACDlCwAAjhIAIBHlCQAAhBEAMOYJAACMBgAQ5wkAAIQRADDoCQEA4w8AIesJQACcDwAhoAoBAJsPACHgCkAAtA8AIZALAQCbDwAhogsBAKwPACGoCwEArA8AIboLAQCbDwAhvAsBAJsPACHhCwEAmw8AIeILAADqDwAg4wsBAJsPACHkCwEAmw8AIeULAQCsDwAhAwAAAPkFACADAACLBgAwFAAAjAYAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACAF5QkAAIMRADDmCQAAkgYAEOcJAACDEQAwggsBAAAAAZMLQACnDwAhAQAAAI8GACABAAAAjwYAIAXlCQAAgxEAMOYJAACSBgAQ5wkAAIMRADCCCwEApg8AIZMLQACnDwAhAAMAAACSBgAgAwAAkwYAMAQAAI8GACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAKCCwEAAAABkwtAAAAAAQEIAACXBgAgAoILAQAAAAGTC0AAAAABAQgAAJkGADABCAAAmQYAMAKCCwEAiRIAIZMLQACKEgAhAgAAAI8GACAIAACcBgAgAoILAQCJEgAhkwtAAIoSACECAAAAkgYAIAgAAJ4GACACAAAAkgYAIAgAAJ4GACADAAAAjwYAIA8AAJcGACAQAACcBgAgAQAAAI8GACABAAAAkgYAIAMVAADeFQAgFgAA4BUAIBcAAN8VACAF5QkAAIIRADDmCQAApQYAEOcJAACCEQAwggsBAJsPACGTC0AAnA8AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgCeUJAACAEQAw5gkAAKsGABDnCQAAgBEAMP8JAACBEd8LIqoKAQAAAAHgCkAAuw8AIaMLAQCmDwAh3wsBAAAAAeALQACnDwAhAQAAAKgGACABAAAAqAYAIAnlCQAAgBEAMOYJAACrBgAQ5wkAAIARADD_CQAAgRHfCyKqCgEApg8AIeAKQAC7DwAhowsBAKYPACHfCwEAsQ8AIeALQACnDwAhAuAKAACOEgAg3wsAAI4SACADAAAAqwYAIAMAAKwGADAEAACoBgAgAwAAAKsGACADAACsBgAwBAAAqAYAIAMAAACrBgAgAwAArAYAMAQAAKgGACAG_wkAAADfCwKqCgEAAAAB4ApAAAAAAaMLAQAAAAHfCwEAAAAB4AtAAAAAAQEIAACwBgAgBv8JAAAA3wsCqgoBAAAAAeAKQAAAAAGjCwEAAAAB3wsBAAAAAeALQAAAAAEBCAAAsgYAMAEIAACyBgAwBv8JAADdFd8LIqoKAQCJEgAh4ApAAJkSACGjCwEAiRIAId8LAQCSEgAh4AtAAIoSACECAAAAqAYAIAgAALUGACAG_wkAAN0V3wsiqgoBAIkSACHgCkAAmRIAIaMLAQCJEgAh3wsBAJISACHgC0AAihIAIQIAAACrBgAgCAAAtwYAIAIAAACrBgAgCAAAtwYAIAMAAACoBgAgDwAAsAYAIBAAALUGACABAAAAqAYAIAEAAACrBgAgBRUAANoVACAWAADcFQAgFwAA2xUAIOAKAACOEgAg3wsAAI4SACAJ5QkAAPwQADDmCQAAvgYAEOcJAAD8EAAw_wkAAP0Q3wsiqgoBAJsPACHgCkAAtA8AIaMLAQCbDwAh3wsBAKwPACHgC0AAnA8AIQMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgCOUJAAD6EAAw5gkAAMQGABDnCQAA-hAAMOsJQACnDwAhlgsCAKUPACGXCwEA5g8AIdwLAQCmDwAh3QsAAPsQACABAAAAwQYAIAEAAADBBgAgB-UJAAD6EAAw5gkAAMQGABDnCQAA-hAAMOsJQACnDwAhlgsCAKUPACGXCwEA5g8AIdwLAQCmDwAhAAMAAADEBgAgAwAAxQYAMAQAAMEGACADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIATrCUAAAAABlgsCAAAAAZcLAQAAAAHcCwEAAAABAQgAAMkGACAE6wlAAAAAAZYLAgAAAAGXCwEAAAAB3AsBAAAAAQEIAADLBgAwAQgAAMsGADAE6wlAAIoSACGWCwIAiBIAIZcLAQCJEgAh3AsBAIkSACECAAAAwQYAIAgAAM4GACAE6wlAAIoSACGWCwIAiBIAIZcLAQCJEgAh3AsBAIkSACECAAAAxAYAIAgAANAGACACAAAAxAYAIAgAANAGACADAAAAwQYAIA8AAMkGACAQAADOBgAgAQAAAMEGACABAAAAxAYAIAUVAADVFQAgFgAA2BUAIBcAANcVACA4AADWFQAgOQAA2RUAIAflCQAA-RAAMOYJAADXBgAQ5wkAAPkQADDrCUAAnA8AIZYLAgCaDwAhlwsBAOMPACHcCwEAmw8AIQMAAADEBgAgAwAA1gYAMBQAANcGACADAAAAxAYAIAMAAMUGADAEAADBBgAgCeUJAAD3EAAw5gkAAN0GABDnCQAA9xAAMOsJQACnDwAhggsBAKYPACGXCwEApg8AIZkLAQCmDwAh1gsBAKYPACHbCwAA-BAAIAEAAADaBgAgAQAAANoGACAI5QkAAPcQADDmCQAA3QYAEOcJAAD3EAAw6wlAAKcPACGCCwEApg8AIZcLAQCmDwAhmQsBAKYPACHWCwEApg8AIQADAAAA3QYAIAMAAN4GADAEAADaBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAMAAADdBgAgAwAA3gYAMAQAANoGACAF6wlAAAAAAYILAQAAAAGXCwEAAAABmQsBAAAAAdYLAQAAAAEBCAAA4gYAIAXrCUAAAAABggsBAAAAAZcLAQAAAAGZCwEAAAAB1gsBAAAAAQEIAADkBgAwAQgAAOQGADAF6wlAAIoSACGCCwEAiRIAIZcLAQCJEgAhmQsBAIkSACHWCwEAiRIAIQIAAADaBgAgCAAA5wYAIAXrCUAAihIAIYILAQCJEgAhlwsBAIkSACGZCwEAiRIAIdYLAQCJEgAhAgAAAN0GACAIAADpBgAgAgAAAN0GACAIAADpBgAgAwAAANoGACAPAADiBgAgEAAA5wYAIAEAAADaBgAgAQAAAN0GACADFQAA0hUAIBYAANQVACAXAADTFQAgCOUJAAD2EAAw5gkAAPAGABDnCQAA9hAAMOsJQACcDwAhggsBAJsPACGXCwEAmw8AIZkLAQCbDwAh1gsBAJsPACEDAAAA3QYAIAMAAO8GADAUAADwBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIA3lCQAA9BAAMOYJAAD2BgAQ5wkAAPQQADD5CUAApw8AIZgKAQCmDwAhoQoBAKYPACGjCgEApg8AIcgKAgClDwAh-woBAKYPACGZCwEApg8AIaQLAQCmDwAh1gsBAKYPACHaCwAA9RAAIAEAAADzBgAgAQAAAPMGACAM5QkAAPQQADDmCQAA9gYAEOcJAAD0EAAw-QlAAKcPACGYCgEApg8AIaEKAQCmDwAhowoBAKYPACHICgIApQ8AIfsKAQCmDwAhmQsBAKYPACGkCwEApg8AIdYLAQCmDwAhAAMAAAD2BgAgAwAA9wYAMAQAAPMGACADAAAA9gYAIAMAAPcGADAEAADzBgAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAn5CUAAAAABmAoBAAAAAaEKAQAAAAGjCgEAAAAByAoCAAAAAfsKAQAAAAGZCwEAAAABpAsBAAAAAdYLAQAAAAEBCAAA-wYAIAn5CUAAAAABmAoBAAAAAaEKAQAAAAGjCgEAAAAByAoCAAAAAfsKAQAAAAGZCwEAAAABpAsBAAAAAdYLAQAAAAEBCAAA_QYAMAEIAAD9BgAwCfkJQACKEgAhmAoBAIkSACGhCgEAiRIAIaMKAQCJEgAhyAoCAIgSACH7CgEAiRIAIZkLAQCJEgAhpAsBAIkSACHWCwEAiRIAIQIAAADzBgAgCAAAgAcAIAn5CUAAihIAIZgKAQCJEgAhoQoBAIkSACGjCgEAiRIAIcgKAgCIEgAh-woBAIkSACGZCwEAiRIAIaQLAQCJEgAh1gsBAIkSACECAAAA9gYAIAgAAIIHACACAAAA9gYAIAgAAIIHACADAAAA8wYAIA8AAPsGACAQAACABwAgAQAAAPMGACABAAAA9gYAIAUVAADNFQAgFgAA0BUAIBcAAM8VACA4AADOFQAgOQAA0RUAIAzlCQAA8xAAMOYJAACJBwAQ5wkAAPMQADD5CUAAnA8AIZgKAQCbDwAhoQoBAJsPACGjCgEAmw8AIcgKAgCaDwAh-woBAJsPACGZCwEAmw8AIaQLAQCbDwAh1gsBAJsPACEDAAAA9gYAIAMAAIgHADAUAACJBwAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAbdAQAA8BAAIOUJAADvEAAw5gkAAJQHABDnCQAA7xAAMIILAQAAAAHZCwIApQ8AIQEAAACMBwAgC9wBAQCmDwAh0QQAAPIQACDlCQAA8RAAMOYJAACOBwAQ5wkAAPEQADDoCQQA1g8AIfsKAQCmDwAhggsBAKYPACHWCwEApg8AIdcLAQCmDwAh2AsCAKUPACEB0QQAAMwVACAL3AEBAKYPACHRBAAA8hAAIOUJAADxEAAw5gkAAI4HABDnCQAA8RAAMOgJBAAAAAH7CgEApg8AIYILAQCmDwAh1gsBAKYPACHXCwEApg8AIdgLAgClDwAhAwAAAI4HACADAACPBwAwBAAAkAcAIAEAAACOBwAgAQAAAIwHACAG3QEAAPAQACDlCQAA7xAAMOYJAACUBwAQ5wkAAO8QADCCCwEApg8AIdkLAgClDwAhAd0BAADLFQAgAwAAAJQHACADAACVBwAwBAAAjAcAIAMAAACUBwAgAwAAlQcAMAQAAIwHACADAAAAlAcAIAMAAJUHADAEAACMBwAgA90BAADKFQAgggsBAAAAAdkLAgAAAAEBCAAAmQcAIAKCCwEAAAAB2QsCAAAAAQEIAACbBwAwAQgAAJsHADAD3QEAAL0VACCCCwEAiRIAIdkLAgCIEgAhAgAAAIwHACAIAACeBwAgAoILAQCJEgAh2QsCAIgSACECAAAAlAcAIAgAAKAHACACAAAAlAcAIAgAAKAHACADAAAAjAcAIA8AAJkHACAQAACeBwAgAQAAAIwHACABAAAAlAcAIAUVAAC4FQAgFgAAuxUAIBcAALoVACA4AAC5FQAgOQAAvBUAIAXlCQAA7hAAMOYJAACnBwAQ5wkAAO4QADCCCwEAmw8AIdkLAgCaDwAhAwAAAJQHACADAACmBwAwFAAApwcAIAMAAACUBwAgAwAAlQcAMAQAAIwHACABAAAAkAcAIAEAAACQBwAgAwAAAI4HACADAACPBwAwBAAAkAcAIAMAAACOBwAgAwAAjwcAMAQAAJAHACADAAAAjgcAIAMAAI8HADAEAACQBwAgCNwBAQAAAAHRBAAAtxUAIOgJBAAAAAH7CgEAAAABggsBAAAAAdYLAQAAAAHXCwEAAAAB2AsCAAAAAQEIAACvBwAgB9wBAQAAAAHoCQQAAAAB-woBAAAAAYILAQAAAAHWCwEAAAAB1wsBAAAAAdgLAgAAAAEBCAAAsQcAMAEIAACxBwAwCNwBAQCJEgAh0QQAALYVACDoCQQAohIAIfsKAQCJEgAhggsBAIkSACHWCwEAiRIAIdcLAQCJEgAh2AsCAIgSACECAAAAkAcAIAgAALQHACAH3AEBAIkSACHoCQQAohIAIfsKAQCJEgAhggsBAIkSACHWCwEAiRIAIdcLAQCJEgAh2AsCAIgSACECAAAAjgcAIAgAALYHACACAAAAjgcAIAgAALYHACADAAAAkAcAIA8AAK8HACAQAAC0BwAgAQAAAJAHACABAAAAjgcAIAUVAACxFQAgFgAAtBUAIBcAALMVACA4AACyFQAgOQAAtRUAIArcAQEAmw8AIeUJAADtEAAw5gkAAL0HABDnCQAA7RAAMOgJBAC-DwAh-woBAJsPACGCCwEAmw8AIdYLAQCbDwAh1wsBAJsPACHYCwIAmg8AIQMAAACOBwAgAwAAvAcAMBQAAL0HACADAAAAjgcAIAMAAI8HADAEAACQBwAgF-UJAADrEAAw5gkAAMMHABDnCQAA6xAAMOgJAQAAAAHrCUAApw8AIfkJQAC7DwAh_wkAAOwQ0AsinwoBAKYPACGgCgEApg8AIaoKAQAAAAHDCgEApg8AIcsKQACnDwAh3wpAAKcPACHvCkAAuw8AIZ4LQAC7DwAhpAsBAKYPACHLCwIApQ8AIdALAADwDwAg0QsCAKUPACHSCwAA3Q8AINMLAADdDwAg1AsBALEPACHVC0AApw8AIQEAAADABwAgAQAAAMAHACAX5QkAAOsQADDmCQAAwwcAEOcJAADrEAAw6AkBAKYPACHrCUAApw8AIfkJQAC7DwAh_wkAAOwQ0AsinwoBAKYPACGgCgEApg8AIaoKAQCmDwAhwwoBAKYPACHLCkAApw8AId8KQACnDwAh7wpAALsPACGeC0AAuw8AIaQLAQCmDwAhywsCAKUPACHQCwAA8A8AINELAgClDwAh0gsAAN0PACDTCwAA3Q8AINQLAQCxDwAh1QtAAKcPACEG-QkAAI4SACDvCgAAjhIAIJ4LAACOEgAg0gsAAI4SACDTCwAAjhIAINQLAACOEgAgAwAAAMMHACADAADEBwAwBAAAwAcAIAMAAADDBwAgAwAAxAcAMAQAAMAHACADAAAAwwcAIAMAAMQHADAEAADABwAgFOgJAQAAAAHrCUAAAAAB-QlAAAAAAf8JAAAA0AsCnwoBAAAAAaAKAQAAAAGqCgEAAAABwwoBAAAAAcsKQAAAAAHfCkAAAAAB7wpAAAAAAZ4LQAAAAAGkCwEAAAABywsCAAAAAdALgAAAAAHRCwIAAAAB0guAAAAAAdMLgAAAAAHUCwEAAAAB1QtAAAAAAQEIAADIBwAgFOgJAQAAAAHrCUAAAAAB-QlAAAAAAf8JAAAA0AsCnwoBAAAAAaAKAQAAAAGqCgEAAAABwwoBAAAAAcsKQAAAAAHfCkAAAAAB7wpAAAAAAZ4LQAAAAAGkCwEAAAABywsCAAAAAdALgAAAAAHRCwIAAAAB0guAAAAAAdMLgAAAAAHUCwEAAAAB1QtAAAAAAQEIAADKBwAwAQgAAMoHADAU6AkBAIkSACHrCUAAihIAIfkJQACZEgAh_wkAALAV0AsinwoBAIkSACGgCgEAiRIAIaoKAQCJEgAhwwoBAIkSACHLCkAAihIAId8KQACKEgAh7wpAAJkSACGeC0AAmRIAIaQLAQCJEgAhywsCAIgSACHQC4AAAAAB0QsCAIgSACHSC4AAAAAB0wuAAAAAAdQLAQCSEgAh1QtAAIoSACECAAAAwAcAIAgAAM0HACAU6AkBAIkSACHrCUAAihIAIfkJQACZEgAh_wkAALAV0AsinwoBAIkSACGgCgEAiRIAIaoKAQCJEgAhwwoBAIkSACHLCkAAihIAId8KQACKEgAh7wpAAJkSACGeC0AAmRIAIaQLAQCJEgAhywsCAIgSACHQC4AAAAAB0QsCAIgSACHSC4AAAAAB0wuAAAAAAdQLAQCSEgAh1QtAAIoSACECAAAAwwcAIAgAAM8HACACAAAAwwcAIAgAAM8HACADAAAAwAcAIA8AAMgHACAQAADNBwAgAQAAAMAHACABAAAAwwcAIAsVAACrFQAgFgAArhUAIBcAAK0VACA4AACsFQAgOQAArxUAIPkJAACOEgAg7woAAI4SACCeCwAAjhIAINILAACOEgAg0wsAAI4SACDUCwAAjhIAIBflCQAA5xAAMOYJAADWBwAQ5wkAAOcQADDoCQEAmw8AIesJQACcDwAh-QlAALQPACH_CQAA6BDQCyKfCgEAmw8AIaAKAQCbDwAhqgoBAJsPACHDCgEAmw8AIcsKQACcDwAh3wpAAJwPACHvCkAAtA8AIZ4LQAC0DwAhpAsBAJsPACHLCwIAmg8AIdALAADqDwAg0QsCAJoPACHSCwAAvw8AINMLAAC_DwAg1AsBAKwPACHVC0AAnA8AIQMAAADDBwAgAwAA1QcAMBQAANYHACADAAAAwwcAIAMAAMQHADAEAADABwAgBeUJAADmEAAw5gkAANwHABDnCQAA5hAAMJkLAQAAAAHOC0AApw8AIQEAAADZBwAgAQAAANkHACAF5QkAAOYQADDmCQAA3AcAEOcJAADmEAAwmQsBAKYPACHOC0AApw8AIQADAAAA3AcAIAMAAN0HADAEAADZBwAgAwAAANwHACADAADdBwAwBAAA2QcAIAMAAADcBwAgAwAA3QcAMAQAANkHACACmQsBAAAAAc4LQAAAAAEBCAAA4QcAIAKZCwEAAAABzgtAAAAAAQEIAADjBwAwAQgAAOMHADACmQsBAIkSACHOC0AAihIAIQIAAADZBwAgCAAA5gcAIAKZCwEAiRIAIc4LQACKEgAhAgAAANwHACAIAADoBwAgAgAAANwHACAIAADoBwAgAwAAANkHACAPAADhBwAgEAAA5gcAIAEAAADZBwAgAQAAANwHACADFQAAqBUAIBYAAKoVACAXAACpFQAgBeUJAADlEAAw5gkAAO8HABDnCQAA5RAAMJkLAQCbDwAhzgtAAJwPACEDAAAA3AcAIAMAAO4HADAUAADvBwAgAwAAANwHACADAADdBwAwBAAA2QcAIAflCQAA5BAAMOYJAAD1BwAQ5wkAAOQQADCZCwEAAAABywsCAKUPACHMC0AApw8AIc0LQACnDwAhAQAAAPIHACABAAAA8gcAIAflCQAA5BAAMOYJAAD1BwAQ5wkAAOQQADCZCwEApg8AIcsLAgClDwAhzAtAAKcPACHNC0AApw8AIQADAAAA9QcAIAMAAPYHADAEAADyBwAgAwAAAPUHACADAAD2BwAwBAAA8gcAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACAEmQsBAAAAAcsLAgAAAAHMC0AAAAABzQtAAAAAAQEIAAD6BwAgBJkLAQAAAAHLCwIAAAABzAtAAAAAAc0LQAAAAAEBCAAA_AcAMAEIAAD8BwAwBJkLAQCJEgAhywsCAIgSACHMC0AAihIAIc0LQACKEgAhAgAAAPIHACAIAAD_BwAgBJkLAQCJEgAhywsCAIgSACHMC0AAihIAIc0LQACKEgAhAgAAAPUHACAIAACBCAAgAgAAAPUHACAIAACBCAAgAwAAAPIHACAPAAD6BwAgEAAA_wcAIAEAAADyBwAgAQAAAPUHACAFFQAAoxUAIBYAAKYVACAXAAClFQAgOAAApBUAIDkAAKcVACAH5QkAAOMQADDmCQAAiAgAEOcJAADjEAAwmQsBAJsPACHLCwIAmg8AIcwLQACcDwAhzQtAAJwPACEDAAAA9QcAIAMAAIcIADAUAACICAAgAwAAAPUHACADAAD2BwAwBAAA8gcAIDKjBQAA1BAAIKQFAADVEAAgpgUAANYQACDlCQAA0BAAMOYJAACiCAAQ5wkAANAQADDoCQEAAAAB6wlAAKcPACH_CQEApg8AIakKAQCxDwAh3AoBAKYPACHfCkAApw8AIfYKAQCmDwAh9woQANgPACH7CgEApg8AIZALAQCxDwAhngtAAKcPACGiCwEAsQ8AIaQLAQCmDwAhpwsBAKYPACGqCwEApg8AIasLAQCmDwAhrAsBAKYPACGtCwEApg8AIa4LAQCmDwAhrwsBAKYPACGwCxAAkBAAIbELEACQEAAhsgsCAN4PACGzCwAA8A8AILQLAADwDwAgtQsAAdEQACG2CwAB0RAAIbcLAQCxDwAhuAsAAdIQACG5C0AApw8AIboLAQCxDwAhuwsBALEPACG8CwEApg8AIb0LIADhDwAhvgsCAN4PACG_CwAA3Q8AIMALAAHSEAAhwQsAAN0PACDCCwEA0xAAIcMLAQCxDwAhxAsQAJAQACHFCyAA4Q8AIcYLQAC7DwAhygsAAOIQACABAAAAiwgAIA-iBQAA3RAAIOUJAADhEAAw5gkAAI0IABDnCQAA4RAAMPcKEADYDwAhlgsCAKUPACGXCwEA5g8AIaILAQCmDwAhowsBAKYPACGkCwEApg8AIaULEACQEAAhpgsCAKUPACGnCwEApg8AIagLAQCmDwAhqQsCAN4PACEDogUAAKEVACClCwAAjhIAIKkLAACOEgAgEKIFAADdEAAg5QkAAOEQADDmCQAAjQgAEOcJAADhEAAw9woQANgPACGWCwIApQ8AIZcLAQDmDwAhogsBAKYPACGjCwEApg8AIaQLAQCmDwAhpQsQAJAQACGmCwIApQ8AIacLAQCmDwAhqAsBAKYPACGpCwIA3g8AIckLAADgEAAgAwAAAI0IACADAACOCAAwBAAAjwgAIAqiBQAA3RAAIOUJAADfEAAw5gkAAJEIABDnCQAA3xAAMOgJBADWDwAh3AoBAKYPACGXCwEA5g8AIZ8LAQCxDwAhoAsBAKYPACGhC0AApw8AIQKiBQAAoRUAIJ8LAACOEgAgCqIFAADdEAAg5QkAAN8QADDmCQAAkQgAEOcJAADfEAAw6AkEAAAAAdwKAQCmDwAhlwsBAOYPACGfCwEAsQ8AIaALAQCmDwAhoQtAAKcPACEDAAAAkQgAIAMAAJIIADAEAACTCAAgFqIFAADdEAAgowUAAN4QACDlCQAA3BAAMOYJAACVCAAQ5wkAANwQADDoCQEA5g8AIesJQACnDwAh_wkBAKYPACGACgEAsQ8AIYMKAgClDwAhqQoBALEPACHcCgEApg8AId8KQACnDwAh9woQANgPACGXCwEA5g8AIZgLAQCmDwAhmQsBAKYPACGaCwEAsQ8AIZsLAADdDwAgnAtAALsPACGdC0AAuw8AIZ4LQAC7DwAhCaIFAAChFQAgowUAAKIVACCACgAAjhIAIKkKAACOEgAgmgsAAI4SACCbCwAAjhIAIJwLAACOEgAgnQsAAI4SACCeCwAAjhIAIBeiBQAA3RAAIKMFAADeEAAg5QkAANwQADDmCQAAlQgAEOcJAADcEAAw6AkBAAAAAesJQACnDwAh_wkBAKYPACGACgEAsQ8AIYMKAgClDwAhqQoBALEPACHcCgEApg8AId8KQACnDwAh9woQANgPACGXCwEA5g8AIZgLAQCmDwAhmQsBAKYPACGaCwEAsQ8AIZsLAADdDwAgnAtAALsPACGdC0AAuw8AIZ4LQAC7DwAhyAsAANsQACADAAAAlQgAIAMAAJYIADAEAACXCAAgB6UFAADaEAAg5QkAANkQADDmCQAAmQgAEOcJAADZEAAw9woQANgPACGVCwEA5g8AIZYLAgClDwAhAaUFAACgFQAgCKUFAADaEAAg5QkAANkQADDmCQAAmQgAEOcJAADZEAAw9woQANgPACGVCwEA5g8AIZYLAgClDwAhxwsAANgQACADAAAAmQgAIAMAAJoIADAEAACbCAAgAQAAAJkIACABAAAAjQgAIAEAAACRCAAgAQAAAJUIACABAAAAiwgAIDGjBQAA1BAAIKQFAADVEAAgpgUAANYQACDlCQAA0BAAMOYJAACiCAAQ5wkAANAQADDoCQEA5g8AIesJQACnDwAh_wkBAKYPACGpCgEAsQ8AIdwKAQCmDwAh3wpAAKcPACH2CgEApg8AIfcKEADYDwAh-woBAKYPACGQCwEAsQ8AIZ4LQACnDwAhogsBALEPACGkCwEApg8AIacLAQCmDwAhqgsBAKYPACGrCwEApg8AIawLAQCmDwAhrQsBAKYPACGuCwEApg8AIa8LAQCmDwAhsAsQAJAQACGxCxAAkBAAIbILAgDeDwAhswsAAPAPACC0CwAA8A8AILULAAHREAAhtgsAAdEQACG3CwEAsQ8AIbgLAAHSEAAhuQtAAKcPACG6CwEAsQ8AIbsLAQCxDwAhvAsBAKYPACG9CyAA4Q8AIb4LAgDeDwAhvwsAAN0PACDACwAB0hAAIcELAADdDwAgwgsBANMQACHDCwEAsQ8AIcQLEACQEAAhxQsgAOEPACHGC0AAuw8AIRWjBQAAnRUAIKQFAACeFQAgpgUAAJ8VACCpCgAAjhIAIJALAACOEgAgogsAAI4SACCwCwAAjhIAILELAACOEgAgsgsAAI4SACC3CwAAjhIAILgLAACOEgAgugsAAI4SACC7CwAAjhIAIL4LAACOEgAgvwsAAI4SACDACwAAjhIAIMELAACOEgAgwgsAAI4SACDDCwAAjhIAIMQLAACOEgAgxgsAAI4SACADAAAAoggAIAMAAKMIADAEAACLCAAgAwAAAKIIACADAACjCAAwBAAAiwgAIAMAAACiCAAgAwAAowgAMAQAAIsIACAuowUAAJoVACCkBQAAmxUAIKYFAACcFQAg6AkBAAAAAesJQAAAAAH_CQEAAAABqQoBAAAAAdwKAQAAAAHfCkAAAAAB9goBAAAAAfcKEAAAAAH7CgEAAAABkAsBAAAAAZ4LQAAAAAGiCwEAAAABpAsBAAAAAacLAQAAAAGqCwEAAAABqwsBAAAAAawLAQAAAAGtCwEAAAABrgsBAAAAAa8LAQAAAAGwCxAAAAABsQsQAAAAAbILAgAAAAGzC4AAAAABtAuAAAAAAbULAAEAAAG2CwABAAABtwsBAAAAAbgLAAEAAAG5C0AAAAABugsBAAAAAbsLAQAAAAG8CwEAAAABvQsgAAAAAb4LAgAAAAG_C4AAAAABwAsAAQAAAcELgAAAAAHCCwEAAAABwwsBAAAAAcQLEAAAAAHFCyAAAAABxgtAAAAAAQEIAACnCAAgK-gJAQAAAAHrCUAAAAAB_wkBAAAAAakKAQAAAAHcCgEAAAAB3wpAAAAAAfYKAQAAAAH3ChAAAAAB-woBAAAAAZALAQAAAAGeC0AAAAABogsBAAAAAaQLAQAAAAGnCwEAAAABqgsBAAAAAasLAQAAAAGsCwEAAAABrQsBAAAAAa4LAQAAAAGvCwEAAAABsAsQAAAAAbELEAAAAAGyCwIAAAABswuAAAAAAbQLgAAAAAG1CwABAAABtgsAAQAAAbcLAQAAAAG4CwABAAABuQtAAAAAAboLAQAAAAG7CwEAAAABvAsBAAAAAb0LIAAAAAG-CwIAAAABvwuAAAAAAcALAAEAAAHBC4AAAAABwgsBAAAAAcMLAQAAAAHECxAAAAABxQsgAAAAAcYLQAAAAAEBCAAAqQgAMAEIAACpCAAwLqMFAADzFAAgpAUAAPQUACCmBQAA9RQAIOgJAQCJEgAh6wlAAIoSACH_CQEAiRIAIakKAQCSEgAh3AoBAIkSACHfCkAAihIAIfYKAQCJEgAh9woQALUSACH7CgEAiRIAIZALAQCSEgAhngtAAIoSACGiCwEAkhIAIaQLAQCJEgAhpwsBAIkSACGqCwEAiRIAIasLAQCJEgAhrAsBAIkSACGtCwEAiRIAIa4LAQCJEgAhrwsBAIkSACGwCxAA_BIAIbELEAD8EgAhsgsCAKMSACGzC4AAAAABtAuAAAAAAbULAAHxFAAhtgsAAfEUACG3CwEAkhIAIbgLAAHyFAAhuQtAAIoSACG6CwEAkhIAIbsLAQCSEgAhvAsBAIkSACG9CyAArBIAIb4LAgCjEgAhvwuAAAAAAcALAAHyFAAhwQuAAAAAAcILAQCSEgAhwwsBAJISACHECxAA_BIAIcULIACsEgAhxgtAAJkSACECAAAAiwgAIAgAAKwIACAr6AkBAIkSACHrCUAAihIAIf8JAQCJEgAhqQoBAJISACHcCgEAiRIAId8KQACKEgAh9goBAIkSACH3ChAAtRIAIfsKAQCJEgAhkAsBAJISACGeC0AAihIAIaILAQCSEgAhpAsBAIkSACGnCwEAiRIAIaoLAQCJEgAhqwsBAIkSACGsCwEAiRIAIa0LAQCJEgAhrgsBAIkSACGvCwEAiRIAIbALEAD8EgAhsQsQAPwSACGyCwIAoxIAIbMLgAAAAAG0C4AAAAABtQsAAfEUACG2CwAB8RQAIbcLAQCSEgAhuAsAAfIUACG5C0AAihIAIboLAQCSEgAhuwsBAJISACG8CwEAiRIAIb0LIACsEgAhvgsCAKMSACG_C4AAAAABwAsAAfIUACHBC4AAAAABwgsBAJISACHDCwEAkhIAIcQLEAD8EgAhxQsgAKwSACHGC0AAmRIAIQIAAACiCAAgCAAArggAIAIAAACiCAAgCAAArggAIAMAAACLCAAgDwAApwgAIBAAAKwIACABAAAAiwgAIAEAAACiCAAgFxUAAOwUACAWAADvFAAgFwAA7hQAIDgAAO0UACA5AADwFAAgqQoAAI4SACCQCwAAjhIAIKILAACOEgAgsAsAAI4SACCxCwAAjhIAILILAACOEgAgtwsAAI4SACC4CwAAjhIAILoLAACOEgAguwsAAI4SACC-CwAAjhIAIL8LAACOEgAgwAsAAI4SACDBCwAAjhIAIMILAACOEgAgwwsAAI4SACDECwAAjhIAIMYLAACOEgAgLuUJAADHEAAw5gkAALUIABDnCQAAxxAAMOgJAQDjDwAh6wlAAJwPACH_CQEAmw8AIakKAQCsDwAh3AoBAJsPACHfCkAAnA8AIfYKAQCbDwAh9woQAM8PACH7CgEAmw8AIZALAQCsDwAhngtAAJwPACGiCwEArA8AIaQLAQCbDwAhpwsBAJsPACGqCwEAmw8AIasLAQCbDwAhrAsBAJsPACGtCwEAmw8AIa4LAQCbDwAhrwsBAJsPACGwCxAAhhAAIbELEACGEAAhsgsCAMAPACGzCwAA6g8AILQLAADqDwAgtQsAAcgQACG2CwAByBAAIbcLAQCsDwAhuAsAAckQACG5C0AAnA8AIboLAQCsDwAhuwsBAKwPACG8CwEAmw8AIb0LIADKDwAhvgsCAMAPACG_CwAAvw8AIMALAAHJEAAhwQsAAL8PACDCCwEAyhAAIcMLAQCsDwAhxAsQAIYQACHFCyAAyg8AIcYLQAC0DwAhAwAAAKIIACADAAC0CAAwFAAAtQgAIAMAAACiCAAgAwAAowgAMAQAAIsIACABAAAAjwgAIAEAAACPCAAgAwAAAI0IACADAACOCAAwBAAAjwgAIAMAAACNCAAgAwAAjggAMAQAAI8IACADAAAAjQgAIAMAAI4IADAEAACPCAAgDKIFAADrFAAg9woQAAAAAZYLAgAAAAGXCwEAAAABogsBAAAAAaMLAQAAAAGkCwEAAAABpQsQAAAAAaYLAgAAAAGnCwEAAAABqAsBAAAAAakLAgAAAAEBCAAAvQgAIAv3ChAAAAABlgsCAAAAAZcLAQAAAAGiCwEAAAABowsBAAAAAaQLAQAAAAGlCxAAAAABpgsCAAAAAacLAQAAAAGoCwEAAAABqQsCAAAAAQEIAAC_CAAwAQgAAL8IADAMogUAAOoUACD3ChAAtRIAIZYLAgCIEgAhlwsBAIkSACGiCwEAiRIAIaMLAQCJEgAhpAsBAIkSACGlCxAA_BIAIaYLAgCIEgAhpwsBAIkSACGoCwEAiRIAIakLAgCjEgAhAgAAAI8IACAIAADCCAAgC_cKEAC1EgAhlgsCAIgSACGXCwEAiRIAIaILAQCJEgAhowsBAIkSACGkCwEAiRIAIaULEAD8EgAhpgsCAIgSACGnCwEAiRIAIagLAQCJEgAhqQsCAKMSACECAAAAjQgAIAgAAMQIACACAAAAjQgAIAgAAMQIACADAAAAjwgAIA8AAL0IACAQAADCCAAgAQAAAI8IACABAAAAjQgAIAcVAADlFAAgFgAA6BQAIBcAAOcUACA4AADmFAAgOQAA6RQAIKULAACOEgAgqQsAAI4SACAO5QkAAMYQADDmCQAAywgAEOcJAADGEAAw9woQAM8PACGWCwIAmg8AIZcLAQDjDwAhogsBAJsPACGjCwEAmw8AIaQLAQCbDwAhpQsQAIYQACGmCwIAmg8AIacLAQCbDwAhqAsBAJsPACGpCwIAwA8AIQMAAACNCAAgAwAAyggAMBQAAMsIACADAAAAjQgAIAMAAI4IADAEAACPCAAgAQAAAJMIACABAAAAkwgAIAMAAACRCAAgAwAAkggAMAQAAJMIACADAAAAkQgAIAMAAJIIADAEAACTCAAgAwAAAJEIACADAACSCAAwBAAAkwgAIAeiBQAA5BQAIOgJBAAAAAHcCgEAAAABlwsBAAAAAZ8LAQAAAAGgCwEAAAABoQtAAAAAAQEIAADTCAAgBugJBAAAAAHcCgEAAAABlwsBAAAAAZ8LAQAAAAGgCwEAAAABoQtAAAAAAQEIAADVCAAwAQgAANUIADAHogUAAOMUACDoCQQAohIAIdwKAQCJEgAhlwsBAIkSACGfCwEAkhIAIaALAQCJEgAhoQtAAIoSACECAAAAkwgAIAgAANgIACAG6AkEAKISACHcCgEAiRIAIZcLAQCJEgAhnwsBAJISACGgCwEAiRIAIaELQACKEgAhAgAAAJEIACAIAADaCAAgAgAAAJEIACAIAADaCAAgAwAAAJMIACAPAADTCAAgEAAA2AgAIAEAAACTCAAgAQAAAJEIACAGFQAA3hQAIBYAAOEUACAXAADgFAAgOAAA3xQAIDkAAOIUACCfCwAAjhIAIAnlCQAAxRAAMOYJAADhCAAQ5wkAAMUQADDoCQQAvg8AIdwKAQCbDwAhlwsBAOMPACGfCwEArA8AIaALAQCbDwAhoQtAAJwPACEDAAAAkQgAIAMAAOAIADAUAADhCAAgAwAAAJEIACADAACSCAAwBAAAkwgAIAEAAACXCAAgAQAAAJcIACADAAAAlQgAIAMAAJYIADAEAACXCAAgAwAAAJUIACADAACWCAAwBAAAlwgAIAMAAACVCAAgAwAAlggAMAQAAJcIACATogUAANwUACCjBQAA3RQAIOgJAQAAAAHrCUAAAAAB_wkBAAAAAYAKAQAAAAGDCgIAAAABqQoBAAAAAdwKAQAAAAHfCkAAAAAB9woQAAAAAZcLAQAAAAGYCwEAAAABmQsBAAAAAZoLAQAAAAGbC4AAAAABnAtAAAAAAZ0LQAAAAAGeC0AAAAABAQgAAOkIACAR6AkBAAAAAesJQAAAAAH_CQEAAAABgAoBAAAAAYMKAgAAAAGpCgEAAAAB3AoBAAAAAd8KQAAAAAH3ChAAAAABlwsBAAAAAZgLAQAAAAGZCwEAAAABmgsBAAAAAZsLgAAAAAGcC0AAAAABnQtAAAAAAZ4LQAAAAAEBCAAA6wgAMAEIAADrCAAwE6IFAADOFAAgowUAAM8UACDoCQEAiRIAIesJQACKEgAh_wkBAIkSACGACgEAkhIAIYMKAgCIEgAhqQoBAJISACHcCgEAiRIAId8KQACKEgAh9woQALUSACGXCwEAiRIAIZgLAQCJEgAhmQsBAIkSACGaCwEAkhIAIZsLgAAAAAGcC0AAmRIAIZ0LQACZEgAhngtAAJkSACECAAAAlwgAIAgAAO4IACAR6AkBAIkSACHrCUAAihIAIf8JAQCJEgAhgAoBAJISACGDCgIAiBIAIakKAQCSEgAh3AoBAIkSACHfCkAAihIAIfcKEAC1EgAhlwsBAIkSACGYCwEAiRIAIZkLAQCJEgAhmgsBAJISACGbC4AAAAABnAtAAJkSACGdC0AAmRIAIZ4LQACZEgAhAgAAAJUIACAIAADwCAAgAgAAAJUIACAIAADwCAAgAwAAAJcIACAPAADpCAAgEAAA7ggAIAEAAACXCAAgAQAAAJUIACAMFQAAyRQAIBYAAMwUACAXAADLFAAgOAAAyhQAIDkAAM0UACCACgAAjhIAIKkKAACOEgAgmgsAAI4SACCbCwAAjhIAIJwLAACOEgAgnQsAAI4SACCeCwAAjhIAIBTlCQAAxBAAMOYJAAD3CAAQ5wkAAMQQADDoCQEA4w8AIesJQACcDwAh_wkBAJsPACGACgEArA8AIYMKAgCaDwAhqQoBAKwPACHcCgEAmw8AId8KQACcDwAh9woQAM8PACGXCwEA4w8AIZgLAQCbDwAhmQsBAJsPACGaCwEArA8AIZsLAAC_DwAgnAtAALQPACGdC0AAtA8AIZ4LQAC0DwAhAwAAAJUIACADAAD2CAAwFAAA9wgAIAMAAACVCAAgAwAAlggAMAQAAJcIACABAAAAmwgAIAEAAACbCAAgAwAAAJkIACADAACaCAAwBAAAmwgAIAMAAACZCAAgAwAAmggAMAQAAJsIACADAAAAmQgAIAMAAJoIADAEAACbCAAgBKUFAADIFAAg9woQAAAAAZULAQAAAAGWCwIAAAABAQgAAP8IACAD9woQAAAAAZULAQAAAAGWCwIAAAABAQgAAIEJADABCAAAgQkAMASlBQAAxxQAIPcKEAC1EgAhlQsBAIkSACGWCwIAiBIAIQIAAACbCAAgCAAAhAkAIAP3ChAAtRIAIZULAQCJEgAhlgsCAIgSACECAAAAmQgAIAgAAIYJACACAAAAmQgAIAgAAIYJACADAAAAmwgAIA8AAP8IACAQAACECQAgAQAAAJsIACABAAAAmQgAIAUVAADCFAAgFgAAxRQAIBcAAMQUACA4AADDFAAgOQAAxhQAIAblCQAAwxAAMOYJAACNCQAQ5wkAAMMQADD3ChAAzw8AIZULAQDjDwAhlgsCAJoPACEDAAAAmQgAIAMAAIwJADAUAACNCQAgAwAAAJkIACADAACaCAAwBAAAmwgAIAf4BQAAwBAAIOUJAAC_EAAw5gkAAJgJABDnCQAAvxAAMOgJAQAAAAGTC0AApw8AIZQLAQCmDwAhAQAAAJAJACAK9wUAAMIQACDlCQAAwRAAMOYJAACSCQAQ5wkAAMEQADDoCQEApg8AIY8LAQCmDwAhkAsBAKYPACGRCwAA8A8AIJILIADhDwAhkwtAAKcPACEB9wUAAMEUACAK9wUAAMIQACDlCQAAwRAAMOYJAACSCQAQ5wkAAMEQADDoCQEAAAABjwsBAKYPACGQCwEApg8AIZELAADwDwAgkgsgAOEPACGTC0AApw8AIQMAAACSCQAgAwAAkwkAMAQAAJQJACABAAAAkgkAIAEAAACQCQAgB_gFAADAEAAg5QkAAL8QADDmCQAAmAkAEOcJAAC_EAAw6AkBAKYPACGTC0AApw8AIZQLAQCmDwAhAfgFAADAFAAgAwAAAJgJACADAACZCQAwBAAAkAkAIAMAAACYCQAgAwAAmQkAMAQAAJAJACADAAAAmAkAIAMAAJkJADAEAACQCQAgBPgFAAC_FAAg6AkBAAAAAZMLQAAAAAGUCwEAAAABAQgAAJ0JACAD6AkBAAAAAZMLQAAAAAGUCwEAAAABAQgAAJ8JADABCAAAnwkAMAT4BQAAshQAIOgJAQCJEgAhkwtAAIoSACGUCwEAiRIAIQIAAACQCQAgCAAAogkAIAPoCQEAiRIAIZMLQACKEgAhlAsBAIkSACECAAAAmAkAIAgAAKQJACACAAAAmAkAIAgAAKQJACADAAAAkAkAIA8AAJ0JACAQAACiCQAgAQAAAJAJACABAAAAmAkAIAMVAACvFAAgFgAAsRQAIBcAALAUACAG5QkAAL4QADDmCQAAqwkAEOcJAAC-EAAw6AkBAJsPACGTC0AAnA8AIZQLAQCbDwAhAwAAAJgJACADAACqCQAwFAAAqwkAIAMAAACYCQAgAwAAmQkAMAQAAJAJACABAAAAlAkAIAEAAACUCQAgAwAAAJIJACADAACTCQAwBAAAlAkAIAMAAACSCQAgAwAAkwkAMAQAAJQJACADAAAAkgkAIAMAAJMJADAEAACUCQAgB_cFAACuFAAg6AkBAAAAAY8LAQAAAAGQCwEAAAABkQuAAAAAAZILIAAAAAGTC0AAAAABAQgAALMJACAG6AkBAAAAAY8LAQAAAAGQCwEAAAABkQuAAAAAAZILIAAAAAGTC0AAAAABAQgAALUJADABCAAAtQkAMAf3BQAArRQAIOgJAQCJEgAhjwsBAIkSACGQCwEAiRIAIZELgAAAAAGSCyAArBIAIZMLQACKEgAhAgAAAJQJACAIAAC4CQAgBugJAQCJEgAhjwsBAIkSACGQCwEAiRIAIZELgAAAAAGSCyAArBIAIZMLQACKEgAhAgAAAJIJACAIAAC6CQAgAgAAAJIJACAIAAC6CQAgAwAAAJQJACAPAACzCQAgEAAAuAkAIAEAAACUCQAgAQAAAJIJACADFQAAqhQAIBYAAKwUACAXAACrFAAgCeUJAAC9EAAw5gkAAMEJABDnCQAAvRAAMOgJAQCbDwAhjwsBAJsPACGQCwEAmw8AIZELAADqDwAgkgsgAMoPACGTC0AAnA8AIQMAAACSCQAgAwAAwAkAMBQAAMEJACADAAAAkgkAIAMAAJMJADAEAACUCQAgB-UJAAC8EAAw5gkAAMcJABDnCQAAvBAAMOsKAgClDwAhjAtAAAAAAY0LEADYDwAhjgsQANgPACEBAAAAxAkAIAEAAADECQAgB-UJAAC8EAAw5gkAAMcJABDnCQAAvBAAMOsKAgClDwAhjAtAAKcPACGNCxAA2A8AIY4LEADYDwAhAAMAAADHCQAgAwAAyAkAMAQAAMQJACADAAAAxwkAIAMAAMgJADAEAADECQAgAwAAAMcJACADAADICQAwBAAAxAkAIATrCgIAAAABjAtAAAAAAY0LEAAAAAGOCxAAAAABAQgAAMwJACAE6woCAAAAAYwLQAAAAAGNCxAAAAABjgsQAAAAAQEIAADOCQAwAQgAAM4JADAE6woCAIgSACGMC0AAihIAIY0LEAC1EgAhjgsQALUSACECAAAAxAkAIAgAANEJACAE6woCAIgSACGMC0AAihIAIY0LEAC1EgAhjgsQALUSACECAAAAxwkAIAgAANMJACACAAAAxwkAIAgAANMJACADAAAAxAkAIA8AAMwJACAQAADRCQAgAQAAAMQJACABAAAAxwkAIAUVAAClFAAgFgAAqBQAIBcAAKcUACA4AACmFAAgOQAAqRQAIAflCQAAuxAAMOYJAADaCQAQ5wkAALsQADDrCgIAmg8AIYwLQACcDwAhjQsQAM8PACGOCxAAzw8AIQMAAADHCQAgAwAA2QkAMBQAANoJACADAAAAxwkAIAMAAMgJADAEAADECQAgBuUJAAC6EAAw5gkAAOAJABDnCQAAuhAAMOsJQACnDwAhggsBAAAAAYsLAQCmDwAhAQAAAN0JACABAAAA3QkAIAblCQAAuhAAMOYJAADgCQAQ5wkAALoQADDrCUAApw8AIYILAQCmDwAhiwsBAKYPACEAAwAAAOAJACADAADhCQAwBAAA3QkAIAMAAADgCQAgAwAA4QkAMAQAAN0JACADAAAA4AkAIAMAAOEJADAEAADdCQAgA-sJQAAAAAGCCwEAAAABiwsBAAAAAQEIAADlCQAgA-sJQAAAAAGCCwEAAAABiwsBAAAAAQEIAADnCQAwAQgAAOcJADAD6wlAAIoSACGCCwEAiRIAIYsLAQCJEgAhAgAAAN0JACAIAADqCQAgA-sJQACKEgAhggsBAIkSACGLCwEAiRIAIQIAAADgCQAgCAAA7AkAIAIAAADgCQAgCAAA7AkAIAMAAADdCQAgDwAA5QkAIBAAAOoJACABAAAA3QkAIAEAAADgCQAgAxUAAKIUACAWAACkFAAgFwAAoxQAIAblCQAAuRAAMOYJAADzCQAQ5wkAALkQADDrCUAAnA8AIYILAQCbDwAhiwsBAJsPACEDAAAA4AkAIAMAAPIJADAUAADzCQAgAwAAAOAJACADAADhCQAwBAAA3QkAIAflCQAAtxAAMOYJAAD5CQAQ5wkAALcQADCgCgEApg8AIYgLAQDmDwAhiQtAAKcPACGKCwAAuBAAIAEAAAD2CQAgAQAAAPYJACAG5QkAALcQADDmCQAA-QkAEOcJAAC3EAAwoAoBAKYPACGICwEA5g8AIYkLQACnDwAhAAMAAAD5CQAgAwAA-gkAMAQAAPYJACADAAAA-QkAIAMAAPoJADAEAAD2CQAgAwAAAPkJACADAAD6CQAwBAAA9gkAIAOgCgEAAAABiAsBAAAAAYkLQAAAAAEBCAAA_gkAIAOgCgEAAAABiAsBAAAAAYkLQAAAAAEBCAAAgAoAMAEIAACACgAwA6AKAQCJEgAhiAsBAIkSACGJC0AAihIAIQIAAAD2CQAgCAAAgwoAIAOgCgEAiRIAIYgLAQCJEgAhiQtAAIoSACECAAAA-QkAIAgAAIUKACACAAAA-QkAIAgAAIUKACADAAAA9gkAIA8AAP4JACAQAACDCgAgAQAAAPYJACABAAAA-QkAIAMVAACfFAAgFgAAoRQAIBcAAKAUACAG5QkAALYQADDmCQAAjAoAEOcJAAC2EAAwoAoBAJsPACGICwEA4w8AIYkLQACcDwAhAwAAAPkJACADAACLCgAwFAAAjAoAIAMAAAD5CQAgAwAA-gkAMAQAAPYJACAMyQYAAK0QACDPBgAArhAAIOUJAACsEAAw5gkAAJkKABDnCQAArBAAMOsJQACnDwAhqgoBAAAAAfsKAQCmDwAhggsBAAAAAYMLAQCxDwAhhAtAALsPACGFC0AAuw8AIQEAAACPCgAgB9EEAAC1EAAg5QkAALQQADDmCQAAkQoAEOcJAAC0EAAwoAoBAKYPACHkCgEApg8AIf8KQACnDwAhAdEEAACcFAAgCNEEAAC1EAAg5QkAALQQADDmCQAAkQoAEOcJAAC0EAAwoAoBAKYPACHkCgEApg8AIf8KQACnDwAhhwsAALMQACADAAAAkQoAIAMAAJIKADAEAACTCgAgEtEEAACwEAAgywYAAJ8QACDNBgAAsRAAIM4GAACyEAAg5QkAAK8QADDmCQAAlQoAEOcJAACvEAAw6AkBAKYPACHrCUAApw8AIfkJQAC7DwAhwApAALsPACHVCgEAsQ8AIeQKAQCxDwAh-goBAKYPACH7CgEApg8AIfwKAQCxDwAh_QogAOEPACH-CkAAuw8AIQrRBAAAnBQAIMsGAAC9EwAgzQYAAJ0UACDOBgAAnhQAIPkJAACOEgAgwAoAAI4SACDVCgAAjhIAIOQKAACOEgAg_AoAAI4SACD-CgAAjhIAIBLRBAAAsBAAIMsGAACfEAAgzQYAALEQACDOBgAAshAAIOUJAACvEAAw5gkAAJUKABDnCQAArxAAMOgJAQAAAAHrCUAApw8AIfkJQAC7DwAhwApAALsPACHVCgEAAAAB5AoBALEPACH6CgEApg8AIfsKAQCmDwAh_AoBALEPACH9CiAA4Q8AIf4KQAC7DwAhAwAAAJUKACADAACWCgAwBAAAlwoAIAzJBgAArRAAIM8GAACuEAAg5QkAAKwQADDmCQAAmQoAEOcJAACsEAAw6wlAAKcPACGqCgEApg8AIfsKAQCmDwAhggsBAKYPACGDCwEAsQ8AIYQLQAC7DwAhhQtAALsPACEBAAAAmQoAIArKBgAApxAAIMwGAACrEAAg5QkAAKoQADDmCQAAmwoAEOcJAACqEAAw6AkBAKYPACGLCkAApw8AIeIKAQCmDwAh7goBAKYPACHwCkAAuw8AIQPKBgAAmhQAIMwGAACbFAAg8AoAAI4SACALygYAAKcQACDMBgAAqxAAIOUJAACqEAAw5gkAAJsKABDnCQAAqhAAMOgJAQAAAAGLCkAApw8AIeIKAQCmDwAh7goBAKYPACHwCkAAuw8AIYYLAACpEAAgAwAAAJsKACADAACcCgAwBAAAnQoAIAMAAACbCgAgAwAAnAoAMAQAAJ0KACABAAAAmwoAIAfKBgAApxAAIOUJAACoEAAw5gkAAKEKABDnCQAAqBAAMOgJAQCmDwAh7goBAKYPACHvCkAApw8AIQHKBgAAmhQAIAfKBgAApxAAIOUJAACoEAAw5gkAAKEKABDnCQAAqBAAMOgJAQAAAAHuCgEApg8AIe8KQACnDwAhAwAAAKEKACADAACiCgAwBAAAowoAIAvKBgAApxAAIOUJAACmEAAw5gkAAKUKABDnCQAAphAAMKoKAQCmDwAh3QpAAKcPACHuCgEApg8AIfYKAQCmDwAh9woQANgPACH4CgIApQ8AIfkKEADYDwAhAcoGAACaFAAgC8oGAACnEAAg5QkAAKYQADDmCQAApQoAEOcJAACmEAAwqgoBAAAAAd0KQACnDwAh7goBAKYPACH2CgEApg8AIfcKEADYDwAh-AoCAKUPACH5ChAA2A8AIQMAAAClCgAgAwAApgoAMAQAAKcKACABAAAAmwoAIAEAAAChCgAgAQAAAKUKACABAAAAkQoAIAEAAACVCgAgAQAAAI8KACAFyQYAAJgUACDPBgAAmRQAIIMLAACOEgAghAsAAI4SACCFCwAAjhIAIAMAAACZCgAgAwAArwoAMAQAAI8KACADAAAAmQoAIAMAAK8KADAEAACPCgAgAwAAAJkKACADAACvCgAwBAAAjwoAIAnJBgAAlhQAIM8GAACXFAAg6wlAAAAAAaoKAQAAAAH7CgEAAAABggsBAAAAAYMLAQAAAAGEC0AAAAABhQtAAAAAAQEIAACzCgAgB-sJQAAAAAGqCgEAAAAB-woBAAAAAYILAQAAAAGDCwEAAAABhAtAAAAAAYULQAAAAAEBCAAAtQoAMAEIAAC1CgAwCckGAAD8EwAgzwYAAP0TACDrCUAAihIAIaoKAQCJEgAh-woBAIkSACGCCwEAiRIAIYMLAQCSEgAhhAtAAJkSACGFC0AAmRIAIQIAAACPCgAgCAAAuAoAIAfrCUAAihIAIaoKAQCJEgAh-woBAIkSACGCCwEAiRIAIYMLAQCSEgAhhAtAAJkSACGFC0AAmRIAIQIAAACZCgAgCAAAugoAIAIAAACZCgAgCAAAugoAIAMAAACPCgAgDwAAswoAIBAAALgKACABAAAAjwoAIAEAAACZCgAgBhUAAPkTACAWAAD7EwAgFwAA-hMAIIMLAACOEgAghAsAAI4SACCFCwAAjhIAIArlCQAApRAAMOYJAADBCgAQ5wkAAKUQADDrCUAAnA8AIaoKAQCbDwAh-woBAJsPACGCCwEAmw8AIYMLAQCsDwAhhAtAALQPACGFC0AAtA8AIQMAAACZCgAgAwAAwAoAMBQAAMEKACADAAAAmQoAIAMAAK8KADAEAACPCgAgB-UJAACkEAAw5gkAAMcKABDnCQAApBAAMOoJAQCmDwAh6wlAAKcPACGACwEAAAABgQsBAKYPACEBAAAAxAoAIAEAAADECgAgB-UJAACkEAAw5gkAAMcKABDnCQAApBAAMOoJAQCmDwAh6wlAAKcPACGACwEApg8AIYELAQCmDwAhAAMAAADHCgAgAwAAyAoAMAQAAMQKACADAAAAxwoAIAMAAMgKADAEAADECgAgAwAAAMcKACADAADICgAwBAAAxAoAIATqCQEAAAAB6wlAAAAAAYALAQAAAAGBCwEAAAABAQgAAMwKACAE6gkBAAAAAesJQAAAAAGACwEAAAABgQsBAAAAAQEIAADOCgAwAQgAAM4KADAE6gkBAIkSACHrCUAAihIAIYALAQCJEgAhgQsBAIkSACECAAAAxAoAIAgAANEKACAE6gkBAIkSACHrCUAAihIAIYALAQCJEgAhgQsBAIkSACECAAAAxwoAIAgAANMKACACAAAAxwoAIAgAANMKACADAAAAxAoAIA8AAMwKACAQAADRCgAgAQAAAMQKACABAAAAxwoAIAMVAAD2EwAgFgAA-BMAIBcAAPcTACAH5QkAAKMQADDmCQAA2goAEOcJAACjEAAw6gkBAJsPACHrCUAAnA8AIYALAQCbDwAhgQsBAJsPACEDAAAAxwoAIAMAANkKADAUAADaCgAgAwAAAMcKACADAADICgAwBAAAxAoAIAEAAACTCgAgAQAAAJMKACADAAAAkQoAIAMAAJIKADAEAACTCgAgAwAAAJEKACADAACSCgAwBAAAkwoAIAMAAACRCgAgAwAAkgoAMAQAAJMKACAE0QQAAPUTACCgCgEAAAAB5AoBAAAAAf8KQAAAAAEBCAAA4goAIAOgCgEAAAAB5AoBAAAAAf8KQAAAAAEBCAAA5AoAMAEIAADkCgAwBNEEAAD0EwAgoAoBAIkSACHkCgEAiRIAIf8KQACKEgAhAgAAAJMKACAIAADnCgAgA6AKAQCJEgAh5AoBAIkSACH_CkAAihIAIQIAAACRCgAgCAAA6QoAIAIAAACRCgAgCAAA6QoAIAMAAACTCgAgDwAA4goAIBAAAOcKACABAAAAkwoAIAEAAACRCgAgAxUAAPETACAWAADzEwAgFwAA8hMAIAblCQAAohAAMOYJAADwCgAQ5wkAAKIQADCgCgEAmw8AIeQKAQCbDwAh_wpAAJwPACEDAAAAkQoAIAMAAO8KADAUAADwCgAgAwAAAJEKACADAACSCgAwBAAAkwoAIAEAAACXCgAgAQAAAJcKACADAAAAlQoAIAMAAJYKADAEAACXCgAgAwAAAJUKACADAACWCgAwBAAAlwoAIAMAAACVCgAgAwAAlgoAMAQAAJcKACAP0QQAAO0TACDLBgAA7hMAIM0GAADvEwAgzgYAAPATACDoCQEAAAAB6wlAAAAAAfkJQAAAAAHACkAAAAAB1QoBAAAAAeQKAQAAAAH6CgEAAAAB-woBAAAAAfwKAQAAAAH9CiAAAAAB_gpAAAAAAQEIAAD4CgAgC-gJAQAAAAHrCUAAAAAB-QlAAAAAAcAKQAAAAAHVCgEAAAAB5AoBAAAAAfoKAQAAAAH7CgEAAAAB_AoBAAAAAf0KIAAAAAH-CkAAAAABAQgAAPoKADABCAAA-goAMAEAAACZCgAgD9EEAADIEwAgywYAAMkTACDNBgAAyhMAIM4GAADLEwAg6AkBAIkSACHrCUAAihIAIfkJQACZEgAhwApAAJkSACHVCgEAkhIAIeQKAQCSEgAh-goBAIkSACH7CgEAiRIAIfwKAQCSEgAh_QogAKwSACH-CkAAmRIAIQIAAACXCgAgCAAA_goAIAvoCQEAiRIAIesJQACKEgAh-QlAAJkSACHACkAAmRIAIdUKAQCSEgAh5AoBAJISACH6CgEAiRIAIfsKAQCJEgAh_AoBAJISACH9CiAArBIAIf4KQACZEgAhAgAAAJUKACAIAACACwAgAgAAAJUKACAIAACACwAgAQAAAJkKACADAAAAlwoAIA8AAPgKACAQAAD-CgAgAQAAAJcKACABAAAAlQoAIAkVAADFEwAgFgAAxxMAIBcAAMYTACD5CQAAjhIAIMAKAACOEgAg1QoAAI4SACDkCgAAjhIAIPwKAACOEgAg_goAAI4SACAO5QkAAKEQADDmCQAAiAsAEOcJAAChEAAw6AkBAJsPACHrCUAAnA8AIfkJQAC0DwAhwApAALQPACHVCgEArA8AIeQKAQCsDwAh-goBAJsPACH7CgEAmw8AIfwKAQCsDwAh_QogAMoPACH-CkAAtA8AIQMAAACVCgAgAwAAhwsAMBQAAIgLACADAAAAlQoAIAMAAJYKADAEAACXCgAgAQAAAKcKACABAAAApwoAIAMAAAClCgAgAwAApgoAMAQAAKcKACADAAAApQoAIAMAAKYKADAEAACnCgAgAwAAAKUKACADAACmCgAwBAAApwoAIAjKBgAAxBMAIKoKAQAAAAHdCkAAAAAB7goBAAAAAfYKAQAAAAH3ChAAAAAB-AoCAAAAAfkKEAAAAAEBCAAAkAsAIAeqCgEAAAAB3QpAAAAAAe4KAQAAAAH2CgEAAAAB9woQAAAAAfgKAgAAAAH5ChAAAAABAQgAAJILADABCAAAkgsAMAjKBgAAwxMAIKoKAQCJEgAh3QpAAIoSACHuCgEAiRIAIfYKAQCJEgAh9woQALUSACH4CgIAiBIAIfkKEAC1EgAhAgAAAKcKACAIAACVCwAgB6oKAQCJEgAh3QpAAIoSACHuCgEAiRIAIfYKAQCJEgAh9woQALUSACH4CgIAiBIAIfkKEAC1EgAhAgAAAKUKACAIAACXCwAgAgAAAKUKACAIAACXCwAgAwAAAKcKACAPAACQCwAgEAAAlQsAIAEAAACnCgAgAQAAAKUKACAFFQAAvhMAIBYAAMETACAXAADAEwAgOAAAvxMAIDkAAMITACAK5QkAAKAQADDmCQAAngsAEOcJAACgEAAwqgoBAJsPACHdCkAAnA8AIe4KAQCbDwAh9goBAJsPACH3ChAAzw8AIfgKAgCaDwAh-QoQAM8PACEDAAAApQoAIAMAAJ0LADAUAACeCwAgAwAAAKUKACADAACmCgAwBAAApwoAIA_LBgAAnxAAIOUJAACeEAAw5gkAAKQLABDnCQAAnhAAMOgJAQAAAAGLCkAApw8AIZgKAQCxDwAhyAoCAKUPACHlCgEApg8AIegKAQCmDwAh8QoBAKYPACHyCgEApg8AIfMKAQCmDwAh9AoBAKYPACH1CgEApg8AIQEAAAChCwAgAQAAAKELACAPywYAAJ8QACDlCQAAnhAAMOYJAACkCwAQ5wkAAJ4QADDoCQEApg8AIYsKQACnDwAhmAoBALEPACHICgIApQ8AIeUKAQCmDwAh6AoBAKYPACHxCgEApg8AIfIKAQCmDwAh8woBAKYPACH0CgEApg8AIfUKAQCmDwAhAssGAAC9EwAgmAoAAI4SACADAAAApAsAIAMAAKULADAEAAChCwAgAwAAAKQLACADAAClCwAwBAAAoQsAIAMAAACkCwAgAwAApQsAMAQAAKELACAMywYAALwTACDoCQEAAAABiwpAAAAAAZgKAQAAAAHICgIAAAAB5QoBAAAAAegKAQAAAAHxCgEAAAAB8goBAAAAAfMKAQAAAAH0CgEAAAAB9QoBAAAAAQEIAACpCwAgC-gJAQAAAAGLCkAAAAABmAoBAAAAAcgKAgAAAAHlCgEAAAAB6AoBAAAAAfEKAQAAAAHyCgEAAAAB8woBAAAAAfQKAQAAAAH1CgEAAAABAQgAAKsLADABCAAAqwsAMAzLBgAArxMAIOgJAQCJEgAhiwpAAIoSACGYCgEAkhIAIcgKAgCIEgAh5QoBAIkSACHoCgEAiRIAIfEKAQCJEgAh8goBAIkSACHzCgEAiRIAIfQKAQCJEgAh9QoBAIkSACECAAAAoQsAIAgAAK4LACAL6AkBAIkSACGLCkAAihIAIZgKAQCSEgAhyAoCAIgSACHlCgEAiRIAIegKAQCJEgAh8QoBAIkSACHyCgEAiRIAIfMKAQCJEgAh9AoBAIkSACH1CgEAiRIAIQIAAACkCwAgCAAAsAsAIAIAAACkCwAgCAAAsAsAIAMAAAChCwAgDwAAqQsAIBAAAK4LACABAAAAoQsAIAEAAACkCwAgBhUAAKoTACAWAACtEwAgFwAArBMAIDgAAKsTACA5AACuEwAgmAoAAI4SACAO5QkAAJ0QADDmCQAAtwsAEOcJAACdEAAw6AkBAJsPACGLCkAAnA8AIZgKAQCsDwAhyAoCAJoPACHlCgEAmw8AIegKAQCbDwAh8QoBAJsPACHyCgEAmw8AIfMKAQCbDwAh9AoBAJsPACH1CgEAmw8AIQMAAACkCwAgAwAAtgsAMBQAALcLACADAAAApAsAIAMAAKULADAEAAChCwAgAQAAAJ0KACABAAAAnQoAIAMAAACbCgAgAwAAnAoAMAQAAJ0KACADAAAAmwoAIAMAAJwKADAEAACdCgAgAwAAAJsKACADAACcCgAwBAAAnQoAIAfKBgAAqBMAIMwGAACpEwAg6AkBAAAAAYsKQAAAAAHiCgEAAAAB7goBAAAAAfAKQAAAAAEBCAAAvwsAIAXoCQEAAAABiwpAAAAAAeIKAQAAAAHuCgEAAAAB8ApAAAAAAQEIAADBCwAwAQgAAMELADAHygYAAKYTACDMBgAApxMAIOgJAQCJEgAhiwpAAIoSACHiCgEAiRIAIe4KAQCJEgAh8ApAAJkSACECAAAAnQoAIAgAAMQLACAF6AkBAIkSACGLCkAAihIAIeIKAQCJEgAh7goBAIkSACHwCkAAmRIAIQIAAACbCgAgCAAAxgsAIAIAAACbCgAgCAAAxgsAIAMAAACdCgAgDwAAvwsAIBAAAMQLACABAAAAnQoAIAEAAACbCgAgBBUAAKMTACAWAAClEwAgFwAApBMAIPAKAACOEgAgCOUJAACcEAAw5gkAAM0LABDnCQAAnBAAMOgJAQCbDwAhiwpAAJwPACHiCgEAmw8AIe4KAQCbDwAh8ApAALQPACEDAAAAmwoAIAMAAMwLADAUAADNCwAgAwAAAJsKACADAACcCgAwBAAAnQoAIAEAAACjCgAgAQAAAKMKACADAAAAoQoAIAMAAKIKADAEAACjCgAgAwAAAKEKACADAACiCgAwBAAAowoAIAMAAAChCgAgAwAAogoAMAQAAKMKACAEygYAAKITACDoCQEAAAAB7goBAAAAAe8KQAAAAAEBCAAA1QsAIAPoCQEAAAAB7goBAAAAAe8KQAAAAAEBCAAA1wsAMAEIAADXCwAwBMoGAAChEwAg6AkBAIkSACHuCgEAiRIAIe8KQACKEgAhAgAAAKMKACAIAADaCwAgA-gJAQCJEgAh7goBAIkSACHvCkAAihIAIQIAAAChCgAgCAAA3AsAIAIAAAChCgAgCAAA3AsAIAMAAACjCgAgDwAA1QsAIBAAANoLACABAAAAowoAIAEAAAChCgAgAxUAAJ4TACAWAACgEwAgFwAAnxMAIAblCQAAmxAAMOYJAADjCwAQ5wkAAJsQADDoCQEAmw8AIe4KAQCbDwAh7wpAAJwPACEDAAAAoQoAIAMAAOILADAUAADjCwAgAwAAAKEKACADAACiCgAwBAAAowoAIAflCQAAmRAAMOYJAADpCwAQ5wkAAJkQADDqCgEApg8AIesKQACnDwAh7AoCAKUPACHtCgAAmhAAIAEAAADmCwAgAQAAAOYLACAG5QkAAJkQADDmCQAA6QsAEOcJAACZEAAw6goBAKYPACHrCkAApw8AIewKAgClDwAhAAMAAADpCwAgAwAA6gsAMAQAAOYLACADAAAA6QsAIAMAAOoLADAEAADmCwAgAwAAAOkLACADAADqCwAwBAAA5gsAIAPqCgEAAAAB6wpAAAAAAewKAgAAAAEBCAAA7gsAIAPqCgEAAAAB6wpAAAAAAewKAgAAAAEBCAAA8AsAMAEIAADwCwAwA-oKAQCJEgAh6wpAAIoSACHsCgIAiBIAIQIAAADmCwAgCAAA8wsAIAPqCgEAiRIAIesKQACKEgAh7AoCAIgSACECAAAA6QsAIAgAAPULACACAAAA6QsAIAgAAPULACADAAAA5gsAIA8AAO4LACAQAADzCwAgAQAAAOYLACABAAAA6QsAIAUVAACZEwAgFgAAnBMAIBcAAJsTACA4AACaEwAgOQAAnRMAIAblCQAAmBAAMOYJAAD8CwAQ5wkAAJgQADDqCgEAmw8AIesKQACcDwAh7AoCAJoPACEDAAAA6QsAIAMAAPsLADAUAAD8CwAgAwAAAOkLACADAADqCwAwBAAA5gsAIBDgBwAAlBAAIOUJAACTEAAw5gkAAIcMABDnCQAAkxAAMOgJAQAAAAHrCUAApw8AIZgKAQCxDwAhnwoBAKYPACGgCgEAsQ8AIaoKAQAAAAHICgIApQ8AIeQKAQCxDwAh5QoBAKYPACHmCgEApg8AIecKAQCmDwAh6AoBAKYPACEBAAAA_wsAIAvMBgAAlxAAIOUJAACWEAAw5gkAAIEMABDnCQAAlhAAMP8JAQCmDwAhgwoCAKUPACGECkAAuw8AIdUKAQCmDwAh4ApAALsPACHiCgEApg8AIeMKAQCxDwAhBMwGAACYEwAghAoAAI4SACDgCgAAjhIAIOMKAACOEgAgDMwGAACXEAAg5QkAAJYQADDmCQAAgQwAEOcJAACWEAAw_wkBAKYPACGDCgIApQ8AIYQKQAC7DwAh1QoBAKYPACHgCkAAuw8AIeIKAQCmDwAh4woBALEPACHpCgAAlRAAIAMAAACBDAAgAwAAggwAMAQAAIMMACABAAAAgQwAIAEAAAD_CwAgEOAHAACUEAAg5QkAAJMQADDmCQAAhwwAEOcJAACTEAAw6AkBAKYPACHrCUAApw8AIZgKAQCxDwAhnwoBAKYPACGgCgEAsQ8AIaoKAQCxDwAhyAoCAKUPACHkCgEAsQ8AIeUKAQCmDwAh5goBAKYPACHnCgEApg8AIegKAQCmDwAhBeAHAACXEwAgmAoAAI4SACCgCgAAjhIAIKoKAACOEgAg5AoAAI4SACADAAAAhwwAIAMAAIgMADAEAAD_CwAgAwAAAIcMACADAACIDAAwBAAA_wsAIAMAAACHDAAgAwAAiAwAMAQAAP8LACAN4AcAAJYTACDoCQEAAAAB6wlAAAAAAZgKAQAAAAGfCgEAAAABoAoBAAAAAaoKAQAAAAHICgIAAAAB5AoBAAAAAeUKAQAAAAHmCgEAAAAB5woBAAAAAegKAQAAAAEBCAAAjAwAIAzoCQEAAAAB6wlAAAAAAZgKAQAAAAGfCgEAAAABoAoBAAAAAaoKAQAAAAHICgIAAAAB5AoBAAAAAeUKAQAAAAHmCgEAAAAB5woBAAAAAegKAQAAAAEBCAAAjgwAMAEIAACODAAwDeAHAACJEwAg6AkBAIkSACHrCUAAihIAIZgKAQCSEgAhnwoBAIkSACGgCgEAkhIAIaoKAQCSEgAhyAoCAIgSACHkCgEAkhIAIeUKAQCJEgAh5goBAIkSACHnCgEAiRIAIegKAQCJEgAhAgAAAP8LACAIAACRDAAgDOgJAQCJEgAh6wlAAIoSACGYCgEAkhIAIZ8KAQCJEgAhoAoBAJISACGqCgEAkhIAIcgKAgCIEgAh5AoBAJISACHlCgEAiRIAIeYKAQCJEgAh5woBAIkSACHoCgEAiRIAIQIAAACHDAAgCAAAkwwAIAIAAACHDAAgCAAAkwwAIAMAAAD_CwAgDwAAjAwAIBAAAJEMACABAAAA_wsAIAEAAACHDAAgCRUAAIQTACAWAACHEwAgFwAAhhMAIDgAAIUTACA5AACIEwAgmAoAAI4SACCgCgAAjhIAIKoKAACOEgAg5AoAAI4SACAP5QkAAJIQADDmCQAAmgwAEOcJAACSEAAw6AkBAJsPACHrCUAAnA8AIZgKAQCsDwAhnwoBAJsPACGgCgEArA8AIaoKAQCsDwAhyAoCAJoPACHkCgEArA8AIeUKAQCbDwAh5goBAJsPACHnCgEAmw8AIegKAQCbDwAhAwAAAIcMACADAACZDAAwFAAAmgwAIAMAAACHDAAgAwAAiAwAMAQAAP8LACABAAAAgwwAIAEAAACDDAAgAwAAAIEMACADAACCDAAwBAAAgwwAIAMAAACBDAAgAwAAggwAMAQAAIMMACADAAAAgQwAIAMAAIIMADAEAACDDAAgCMwGAACDEwAg_wkBAAAAAYMKAgAAAAGECkAAAAAB1QoBAAAAAeAKQAAAAAHiCgEAAAAB4woBAAAAAQEIAACiDAAgB_8JAQAAAAGDCgIAAAABhApAAAAAAdUKAQAAAAHgCkAAAAAB4goBAAAAAeMKAQAAAAEBCAAApAwAMAEIAACkDAAwCMwGAACCEwAg_wkBAIkSACGDCgIAiBIAIYQKQACZEgAh1QoBAIkSACHgCkAAmRIAIeIKAQCJEgAh4woBAJISACECAAAAgwwAIAgAAKcMACAH_wkBAIkSACGDCgIAiBIAIYQKQACZEgAh1QoBAIkSACHgCkAAmRIAIeIKAQCJEgAh4woBAJISACECAAAAgQwAIAgAAKkMACACAAAAgQwAIAgAAKkMACADAAAAgwwAIA8AAKIMACAQAACnDAAgAQAAAIMMACABAAAAgQwAIAgVAAD9EgAgFgAAgBMAIBcAAP8SACA4AAD-EgAgOQAAgRMAIIQKAACOEgAg4AoAAI4SACDjCgAAjhIAIArlCQAAkRAAMOYJAACwDAAQ5wkAAJEQADD_CQEAmw8AIYMKAgCaDwAhhApAALQPACHVCgEAmw8AIeAKQAC0DwAh4goBAJsPACHjCgEArA8AIQMAAACBDAAgAwAArwwAMBQAALAMACADAAAAgQwAIAMAAIIMADAEAACDDAAgHeUJAACNEAAw5gkAALYMABDnCQAAjRAAMOgJAQAAAAHrCUAApw8AIf8JAACOEM8KIqAKAQCmDwAhqgoBAAAAAcMKAQCmDwAhyAoBALEPACHLCkAAuw8AIdAKAACPENAKItEKAQCxDwAh0goQANgPACHTChAAkBAAIdQKAQCxDwAh1QoAAN0PACDWCgEAsQ8AIdcKAQCxDwAh2AoBALEPACHZCgEAsQ8AIdoKAQCxDwAh2woAAN0PACDcCgEAsQ8AId0KQAC7DwAh3gpAALsPACHfCkAApw8AIeAKQAC7DwAh4QpAALsPACEBAAAAswwAIAEAAACzDAAgHeUJAACNEAAw5gkAALYMABDnCQAAjRAAMOgJAQDmDwAh6wlAAKcPACH_CQAAjhDPCiKgCgEApg8AIaoKAQCmDwAhwwoBAKYPACHICgEAsQ8AIcsKQAC7DwAh0AoAAI8Q0Aoi0QoBALEPACHSChAA2A8AIdMKEACQEAAh1AoBALEPACHVCgAA3Q8AINYKAQCxDwAh1woBALEPACHYCgEAsQ8AIdkKAQCxDwAh2goBALEPACHbCgAA3Q8AINwKAQCxDwAh3QpAALsPACHeCkAAuw8AId8KQACnDwAh4ApAALsPACHhCkAAuw8AIRHICgAAjhIAIMsKAACOEgAg0QoAAI4SACDTCgAAjhIAINQKAACOEgAg1QoAAI4SACDWCgAAjhIAINcKAACOEgAg2AoAAI4SACDZCgAAjhIAINoKAACOEgAg2woAAI4SACDcCgAAjhIAIN0KAACOEgAg3goAAI4SACDgCgAAjhIAIOEKAACOEgAgAwAAALYMACADAAC3DAAwBAAAswwAIAMAAAC2DAAgAwAAtwwAMAQAALMMACADAAAAtgwAIAMAALcMADAEAACzDAAgGugJAQAAAAHrCUAAAAAB_wkAAADPCgKgCgEAAAABqgoBAAAAAcMKAQAAAAHICgEAAAABywpAAAAAAdAKAAAA0AoC0QoBAAAAAdIKEAAAAAHTChAAAAAB1AoBAAAAAdUKgAAAAAHWCgEAAAAB1woBAAAAAdgKAQAAAAHZCgEAAAAB2goBAAAAAdsKgAAAAAHcCgEAAAAB3QpAAAAAAd4KQAAAAAHfCkAAAAAB4ApAAAAAAeEKQAAAAAEBCAAAuwwAIBroCQEAAAAB6wlAAAAAAf8JAAAAzwoCoAoBAAAAAaoKAQAAAAHDCgEAAAAByAoBAAAAAcsKQAAAAAHQCgAAANAKAtEKAQAAAAHSChAAAAAB0woQAAAAAdQKAQAAAAHVCoAAAAAB1goBAAAAAdcKAQAAAAHYCgEAAAAB2QoBAAAAAdoKAQAAAAHbCoAAAAAB3AoBAAAAAd0KQAAAAAHeCkAAAAAB3wpAAAAAAeAKQAAAAAHhCkAAAAABAQgAAL0MADABCAAAvQwAMBroCQEAiRIAIesJQACKEgAh_wkAAPoSzwoioAoBAIkSACGqCgEAiRIAIcMKAQCJEgAhyAoBAJISACHLCkAAmRIAIdAKAAD7EtAKItEKAQCSEgAh0goQALUSACHTChAA_BIAIdQKAQCSEgAh1QqAAAAAAdYKAQCSEgAh1woBAJISACHYCgEAkhIAIdkKAQCSEgAh2goBAJISACHbCoAAAAAB3AoBAJISACHdCkAAmRIAId4KQACZEgAh3wpAAIoSACHgCkAAmRIAIeEKQACZEgAhAgAAALMMACAIAADADAAgGugJAQCJEgAh6wlAAIoSACH_CQAA-hLPCiKgCgEAiRIAIaoKAQCJEgAhwwoBAIkSACHICgEAkhIAIcsKQACZEgAh0AoAAPsS0Aoi0QoBAJISACHSChAAtRIAIdMKEAD8EgAh1AoBAJISACHVCoAAAAAB1goBAJISACHXCgEAkhIAIdgKAQCSEgAh2QoBAJISACHaCgEAkhIAIdsKgAAAAAHcCgEAkhIAId0KQACZEgAh3gpAAJkSACHfCkAAihIAIeAKQACZEgAh4QpAAJkSACECAAAAtgwAIAgAAMIMACACAAAAtgwAIAgAAMIMACADAAAAswwAIA8AALsMACAQAADADAAgAQAAALMMACABAAAAtgwAIBYVAAD1EgAgFgAA-BIAIBcAAPcSACA4AAD2EgAgOQAA-RIAIMgKAACOEgAgywoAAI4SACDRCgAAjhIAINMKAACOEgAg1AoAAI4SACDVCgAAjhIAINYKAACOEgAg1woAAI4SACDYCgAAjhIAINkKAACOEgAg2goAAI4SACDbCgAAjhIAINwKAACOEgAg3QoAAI4SACDeCgAAjhIAIOAKAACOEgAg4QoAAI4SACAd5QkAAIMQADDmCQAAyQwAEOcJAACDEAAw6AkBAOMPACHrCUAAnA8AIf8JAACEEM8KIqAKAQCbDwAhqgoBAJsPACHDCgEAmw8AIcgKAQCsDwAhywpAALQPACHQCgAAhRDQCiLRCgEArA8AIdIKEADPDwAh0woQAIYQACHUCgEArA8AIdUKAAC_DwAg1goBAKwPACHXCgEArA8AIdgKAQCsDwAh2QoBAKwPACHaCgEArA8AIdsKAAC_DwAg3AoBAKwPACHdCkAAtA8AId4KQAC0DwAh3wpAAJwPACHgCkAAtA8AIeEKQAC0DwAhAwAAALYMACADAADIDAAwFAAAyQwAIAMAAAC2DAAgAwAAtwwAMAQAALMMACAJ5QkAAIAQADDmCQAAzwwAEOcJAACAEAAw6wlAAKcPACGfCgAAgRDLCiLCCgEA5g8AIcsKQAC7DwAhzApAALsPACHNCgAAghAAIAEAAADMDAAgAQAAAMwMACAI5QkAAIAQADDmCQAAzwwAEOcJAACAEAAw6wlAAKcPACGfCgAAgRDLCiLCCgEA5g8AIcsKQAC7DwAhzApAALsPACECywoAAI4SACDMCgAAjhIAIAMAAADPDAAgAwAA0AwAMAQAAMwMACADAAAAzwwAIAMAANAMADAEAADMDAAgAwAAAM8MACADAADQDAAwBAAAzAwAIAXrCUAAAAABnwoAAADLCgLCCgEAAAABywpAAAAAAcwKQAAAAAEBCAAA1AwAIAXrCUAAAAABnwoAAADLCgLCCgEAAAABywpAAAAAAcwKQAAAAAEBCAAA1gwAMAEIAADWDAAwBesJQACKEgAhnwoAAPQSywoiwgoBAIkSACHLCkAAmRIAIcwKQACZEgAhAgAAAMwMACAIAADZDAAgBesJQACKEgAhnwoAAPQSywoiwgoBAIkSACHLCkAAmRIAIcwKQACZEgAhAgAAAM8MACAIAADbDAAgAgAAAM8MACAIAADbDAAgAwAAAMwMACAPAADUDAAgEAAA2QwAIAEAAADMDAAgAQAAAM8MACAFFQAA8RIAIBYAAPMSACAXAADyEgAgywoAAI4SACDMCgAAjhIAIAjlCQAA_A8AMOYJAADiDAAQ5wkAAPwPADDrCUAAnA8AIZ8KAAD9D8sKIsIKAQDjDwAhywpAALQPACHMCkAAtA8AIQMAAADPDAAgAwAA4QwAMBQAAOIMACADAAAAzwwAIAMAANAMADAEAADMDAAgB-UJAAD7DwAw5gkAAOgMABDnCQAA-w8AMOgJAQAAAAHrCUAApw8AIb8KAADwDwAgyQoBAAAAAQEAAADlDAAgAQAAAOUMACAH5QkAAPsPADDmCQAA6AwAEOcJAAD7DwAw6AkBAKYPACHrCUAApw8AIb8KAADwDwAgyQoBAKYPACEAAwAAAOgMACADAADpDAAwBAAA5QwAIAMAAADoDAAgAwAA6QwAMAQAAOUMACADAAAA6AwAIAMAAOkMADAEAADlDAAgBOgJAQAAAAHrCUAAAAABvwqAAAAAAckKAQAAAAEBCAAA7QwAIAToCQEAAAAB6wlAAAAAAb8KgAAAAAHJCgEAAAABAQgAAO8MADABCAAA7wwAMAToCQEAiRIAIesJQACKEgAhvwqAAAAAAckKAQCJEgAhAgAAAOUMACAIAADyDAAgBOgJAQCJEgAh6wlAAIoSACG_CoAAAAAByQoBAIkSACECAAAA6AwAIAgAAPQMACACAAAA6AwAIAgAAPQMACADAAAA5QwAIA8AAO0MACAQAADyDAAgAQAAAOUMACABAAAA6AwAIAMVAADuEgAgFgAA8BIAIBcAAO8SACAH5QkAAPoPADDmCQAA-wwAEOcJAAD6DwAw6AkBAJsPACHrCUAAnA8AIb8KAADqDwAgyQoBAJsPACEDAAAA6AwAIAMAAPoMADAUAAD7DAAgAwAAAOgMACADAADpDAAwBAAA5QwAIA7lCQAA-Q8AMOYJAACBDQAQ5wkAAPkPADDoCQEAAAAB6wlAAKcPACH5CUAApw8AIZgKAQCmDwAhoAoBAKYPACGhCgEApg8AIaMKAQCmDwAhxQoCAKUPACHGCkAApw8AIccKQAC7DwAhyAoCAN4PACEBAAAA_gwAIAEAAAD-DAAgDuUJAAD5DwAw5gkAAIENABDnCQAA-Q8AMOgJAQCmDwAh6wlAAKcPACH5CUAApw8AIZgKAQCmDwAhoAoBAKYPACGhCgEApg8AIaMKAQCmDwAhxQoCAKUPACHGCkAApw8AIccKQAC7DwAhyAoCAN4PACECxwoAAI4SACDICgAAjhIAIAMAAACBDQAgAwAAgg0AMAQAAP4MACADAAAAgQ0AIAMAAIINADAEAAD-DAAgAwAAAIENACADAACCDQAwBAAA_gwAIAvoCQEAAAAB6wlAAAAAAfkJQAAAAAGYCgEAAAABoAoBAAAAAaEKAQAAAAGjCgEAAAABxQoCAAAAAcYKQAAAAAHHCkAAAAAByAoCAAAAAQEIAACGDQAgC-gJAQAAAAHrCUAAAAAB-QlAAAAAAZgKAQAAAAGgCgEAAAABoQoBAAAAAaMKAQAAAAHFCgIAAAABxgpAAAAAAccKQAAAAAHICgIAAAABAQgAAIgNADABCAAAiA0AMAvoCQEAiRIAIesJQACKEgAh-QlAAIoSACGYCgEAiRIAIaAKAQCJEgAhoQoBAIkSACGjCgEAiRIAIcUKAgCIEgAhxgpAAIoSACHHCkAAmRIAIcgKAgCjEgAhAgAAAP4MACAIAACLDQAgC-gJAQCJEgAh6wlAAIoSACH5CUAAihIAIZgKAQCJEgAhoAoBAIkSACGhCgEAiRIAIaMKAQCJEgAhxQoCAIgSACHGCkAAihIAIccKQACZEgAhyAoCAKMSACECAAAAgQ0AIAgAAI0NACACAAAAgQ0AIAgAAI0NACADAAAA_gwAIA8AAIYNACAQAACLDQAgAQAAAP4MACABAAAAgQ0AIAcVAADpEgAgFgAA7BIAIBcAAOsSACA4AADqEgAgOQAA7RIAIMcKAACOEgAgyAoAAI4SACAO5QkAAPgPADDmCQAAlA0AEOcJAAD4DwAw6AkBAJsPACHrCUAAnA8AIfkJQACcDwAhmAoBAJsPACGgCgEAmw8AIaEKAQCbDwAhowoBAJsPACHFCgIAmg8AIcYKQACcDwAhxwpAALQPACHICgIAwA8AIQMAAACBDQAgAwAAkw0AMBQAAJQNACADAAAAgQ0AIAMAAIINADAEAAD-DAAgDeUJAAD1DwAw5gkAAJoNABDnCQAA9Q8AMOsJQACnDwAh_wkAAPYPwgoinwoAAO8PvgoioAoBAKYPACGqCgEAAAABvwoAAPAPACDACkAAuw8AIcIKAQCmDwAhwwoBAKYPACHECgAA9w8AIAEAAACXDQAgAQAAAJcNACAM5QkAAPUPADDmCQAAmg0AEOcJAAD1DwAw6wlAAKcPACH_CQAA9g_CCiKfCgAA7w--CiKgCgEApg8AIaoKAQCmDwAhvwoAAPAPACDACkAAuw8AIcIKAQCmDwAhwwoBAKYPACEBwAoAAI4SACADAAAAmg0AIAMAAJsNADAEAACXDQAgAwAAAJoNACADAACbDQAwBAAAlw0AIAMAAACaDQAgAwAAmw0AMAQAAJcNACAJ6wlAAAAAAf8JAAAAwgoCnwoAAAC-CgKgCgEAAAABqgoBAAAAAb8KgAAAAAHACkAAAAABwgoBAAAAAcMKAQAAAAEBCAAAnw0AIAnrCUAAAAAB_wkAAADCCgKfCgAAAL4KAqAKAQAAAAGqCgEAAAABvwqAAAAAAcAKQAAAAAHCCgEAAAABwwoBAAAAAQEIAAChDQAwAQgAAKENADAJ6wlAAIoSACH_CQAA6BLCCiKfCgAA5BK-CiKgCgEAiRIAIaoKAQCJEgAhvwqAAAAAAcAKQACZEgAhwgoBAIkSACHDCgEAiRIAIQIAAACXDQAgCAAApA0AIAnrCUAAihIAIf8JAADoEsIKIp8KAADkEr4KIqAKAQCJEgAhqgoBAIkSACG_CoAAAAABwApAAJkSACHCCgEAiRIAIcMKAQCJEgAhAgAAAJoNACAIAACmDQAgAgAAAJoNACAIAACmDQAgAwAAAJcNACAPAACfDQAgEAAApA0AIAEAAACXDQAgAQAAAJoNACAEFQAA5RIAIBYAAOcSACAXAADmEgAgwAoAAI4SACAM5QkAAPEPADDmCQAArQ0AEOcJAADxDwAw6wlAAJwPACH_CQAA8g_CCiKfCgAA6Q--CiKgCgEAmw8AIaoKAQCbDwAhvwoAAOoPACDACkAAtA8AIcIKAQCbDwAhwwoBAJsPACEDAAAAmg0AIAMAAKwNADAUAACtDQAgAwAAAJoNACADAACbDQAwBAAAlw0AIAnlCQAA7g8AMOYJAACzDQAQ5wkAAO4PADDoCQEAAAAB6wlAAKcPACGfCgAA7w--CiK-CgEAAAABvwoAAPAPACDACkAAuw8AIQEAAACwDQAgAQAAALANACAJ5QkAAO4PADDmCQAAsw0AEOcJAADuDwAw6AkBAKYPACHrCUAApw8AIZ8KAADvD74KIr4KAQCxDwAhvwoAAPAPACDACkAAuw8AIQK-CgAAjhIAIMAKAACOEgAgAwAAALMNACADAAC0DQAwBAAAsA0AIAMAAACzDQAgAwAAtA0AMAQAALANACADAAAAsw0AIAMAALQNADAEAACwDQAgBugJAQAAAAHrCUAAAAABnwoAAAC-CgK-CgEAAAABvwqAAAAAAcAKQAAAAAEBCAAAuA0AIAboCQEAAAAB6wlAAAAAAZ8KAAAAvgoCvgoBAAAAAb8KgAAAAAHACkAAAAABAQgAALoNADABCAAAug0AMAboCQEAiRIAIesJQACKEgAhnwoAAOQSvgoivgoBAJISACG_CoAAAAABwApAAJkSACECAAAAsA0AIAgAAL0NACAG6AkBAIkSACHrCUAAihIAIZ8KAADkEr4KIr4KAQCSEgAhvwqAAAAAAcAKQACZEgAhAgAAALMNACAIAAC_DQAgAgAAALMNACAIAAC_DQAgAwAAALANACAPAAC4DQAgEAAAvQ0AIAEAAACwDQAgAQAAALMNACAFFQAA4RIAIBYAAOMSACAXAADiEgAgvgoAAI4SACDACgAAjhIAIAnlCQAA6A8AMOYJAADGDQAQ5wkAAOgPADDoCQEAmw8AIesJQACcDwAhnwoAAOkPvgoivgoBAKwPACG_CgAA6g8AIMAKQAC0DwAhAwAAALMNACADAADFDQAwFAAAxg0AIAMAAACzDQAgAwAAtA0AMAQAALANACASnwMBAKYPACHlCQAA5Q8AMOYJAADMDQAQ5wkAAOUPADDoCQEAAAAB6wlAAKcPACGgCgEApg8AIaoKAQAAAAGzCgEApg8AIbQKAQCmDwAhtQoBAKYPACG2CgEApg8AIbcKAQCmDwAhuApAAKcPACG5CkAApw8AIboKAgDeDwAhuwoCAN4PACG8CgEAsQ8AIQEAAADJDQAgAQAAAMkNACASnwMBAKYPACHlCQAA5Q8AMOYJAADMDQAQ5wkAAOUPADDoCQEA5g8AIesJQACnDwAhoAoBAKYPACGqCgEApg8AIbMKAQCmDwAhtAoBAKYPACG1CgEApg8AIbYKAQCmDwAhtwoBAKYPACG4CkAApw8AIbkKQACnDwAhugoCAN4PACG7CgIA3g8AIbwKAQCxDwAhA7oKAACOEgAguwoAAI4SACC8CgAAjhIAIAMAAADMDQAgAwAAzQ0AMAQAAMkNACADAAAAzA0AIAMAAM0NADAEAADJDQAgAwAAAMwNACADAADNDQAwBAAAyQ0AIA-fAwEAAAAB6AkBAAAAAesJQAAAAAGgCgEAAAABqgoBAAAAAbMKAQAAAAG0CgEAAAABtQoBAAAAAbYKAQAAAAG3CgEAAAABuApAAAAAAbkKQAAAAAG6CgIAAAABuwoCAAAAAbwKAQAAAAEBCAAA0Q0AIA-fAwEAAAAB6AkBAAAAAesJQAAAAAGgCgEAAAABqgoBAAAAAbMKAQAAAAG0CgEAAAABtQoBAAAAAbYKAQAAAAG3CgEAAAABuApAAAAAAbkKQAAAAAG6CgIAAAABuwoCAAAAAbwKAQAAAAEBCAAA0w0AMAEIAADTDQAwD58DAQCJEgAh6AkBAIkSACHrCUAAihIAIaAKAQCJEgAhqgoBAIkSACGzCgEAiRIAIbQKAQCJEgAhtQoBAIkSACG2CgEAiRIAIbcKAQCJEgAhuApAAIoSACG5CkAAihIAIboKAgCjEgAhuwoCAKMSACG8CgEAkhIAIQIAAADJDQAgCAAA1g0AIA-fAwEAiRIAIegJAQCJEgAh6wlAAIoSACGgCgEAiRIAIaoKAQCJEgAhswoBAIkSACG0CgEAiRIAIbUKAQCJEgAhtgoBAIkSACG3CgEAiRIAIbgKQACKEgAhuQpAAIoSACG6CgIAoxIAIbsKAgCjEgAhvAoBAJISACECAAAAzA0AIAgAANgNACACAAAAzA0AIAgAANgNACADAAAAyQ0AIA8AANENACAQAADWDQAgAQAAAMkNACABAAAAzA0AIAgVAADcEgAgFgAA3xIAIBcAAN4SACA4AADdEgAgOQAA4BIAILoKAACOEgAguwoAAI4SACC8CgAAjhIAIBKfAwEAmw8AIeUJAADiDwAw5gkAAN8NABDnCQAA4g8AMOgJAQDjDwAh6wlAAJwPACGgCgEAmw8AIaoKAQCbDwAhswoBAJsPACG0CgEAmw8AIbUKAQCbDwAhtgoBAJsPACG3CgEAmw8AIbgKQACcDwAhuQpAAJwPACG6CgIAwA8AIbsKAgDADwAhvAoBAKwPACEDAAAAzA0AIAMAAN4NADAUAADfDQAgAwAAAMwNACADAADNDQAwBAAAyQ0AIBvyCAAA2Q8AIPMIAADaDwAg9AgAANsPACDlCQAA1A8AMOYJAADuDQAQ5wkAANQPADDoCQEAAAAB6wlAAKcPACH5CUAApw8AIZgKAQCxDwAhnwoAANUPnwoioAoBAKYPACGhCgEApg8AIaIKAQCmDwAhowoBAKYPACGkCgEApg8AIaUKBADWDwAhpgoEANcPACGnCgEAsQ8AIagKEADYDwAhqQoBALEPACGqCgEAAAABqwoBALEPACGsCkAAuw8AIa0KQAC7DwAhrgoCAKUPACGvCkAAuw8AIQEAAADiDQAgDvEIAADfDwAg5QkAAOAPADDmCQAA5A0AEOcJAADgDwAw6wlAAKcPACH5CUAApw8AIf0JAQCmDwAhlwoBAKYPACGYCgEApg8AIZkKBADXDwAhmgpAALsPACGbCgEAsQ8AIZwKQAC7DwAhnQogAOEPACEF8QgAAJwSACCZCgAAjhIAIJoKAACOEgAgmwoAAI4SACCcCgAAjhIAIA7xCAAA3w8AIOUJAADgDwAw5gkAAOQNABDnCQAA4A8AMOsJQACnDwAh-QlAAKcPACH9CQEApg8AIZcKAQAAAAGYCgEAAAABmQoEANcPACGaCkAAuw8AIZsKAQCxDwAhnApAALsPACGdCiAA4Q8AIQMAAADkDQAgAwAA5Q0AMAQAAOYNACAS8QgAAN8PACDlCQAA3A8AMOYJAADoDQAQ5wkAANwPADDoCQQA1g8AIf0JAQCmDwAhhQoBALEPACGGCgQA1g8AIYcKAADdDwAgiAoBALEPACGJCgIA3g8AIYoKBADXDwAhiwpAAKcPACGMCkAAuw8AIY0KQAC7DwAhjgoBALEPACGPCgEAsQ8AIZAKQAC7DwAhC_EIAACcEgAghQoAAI4SACCHCgAAjhIAIIgKAACOEgAgiQoAAI4SACCKCgAAjhIAIIwKAACOEgAgjQoAAI4SACCOCgAAjhIAII8KAACOEgAgkAoAAI4SACAS8QgAAN8PACDlCQAA3A8AMOYJAADoDQAQ5wkAANwPADDoCQQAAAAB_QkBAKYPACGFCgEAAAABhgoEANYPACGHCgAA3Q8AIIgKAQAAAAGJCgIA3g8AIYoKBADXDwAhiwpAAKcPACGMCkAAuw8AIY0KQAC7DwAhjgoBALEPACGPCgEAsQ8AIZAKQAC7DwAhAwAAAOgNACADAADpDQAwBAAA6g0AIBDxCAAAvA8AIOUJAAC5DwAw5gkAAOwNABDnCQAAuQ8AMOgJAQCmDwAh6QkBALEPACHqCQEAsQ8AIesJQACnDwAh9gkBAKYPACH9CQEAsQ8AIf8JAAC6D_8JIoAKAQCxDwAhgQpAALsPACGCCkAAuw8AIYMKAgClDwAhhApAALsPACEBAAAA7A0AIBvyCAAA2Q8AIPMIAADaDwAg9AgAANsPACDlCQAA1A8AMOYJAADuDQAQ5wkAANQPADDoCQEApg8AIesJQACnDwAh-QlAAKcPACGYCgEAsQ8AIZ8KAADVD58KIqAKAQCmDwAhoQoBAKYPACGiCgEApg8AIaMKAQCmDwAhpAoBAKYPACGlCgQA1g8AIaYKBADXDwAhpwoBALEPACGoChAA2A8AIakKAQCxDwAhqgoBAKYPACGrCgEAsQ8AIawKQAC7DwAhrQpAALsPACGuCgIApQ8AIa8KQAC7DwAhAQAAAO4NACABAAAA5A0AIAEAAADoDQAgAQAAAOINACAL8ggAANkSACDzCAAA2hIAIPQIAADbEgAgmAoAAI4SACCmCgAAjhIAIKcKAACOEgAgqQoAAI4SACCrCgAAjhIAIKwKAACOEgAgrQoAAI4SACCvCgAAjhIAIAMAAADuDQAgAwAA8w0AMAQAAOINACADAAAA7g0AIAMAAPMNADAEAADiDQAgAwAAAO4NACADAADzDQAwBAAA4g0AIBjyCAAA1hIAIPMIAADXEgAg9AgAANgSACDoCQEAAAAB6wlAAAAAAfkJQAAAAAGYCgEAAAABnwoAAACfCgKgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAoBAAAAAaUKBAAAAAGmCgQAAAABpwoBAAAAAagKEAAAAAGpCgEAAAABqgoBAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KAgAAAAGvCkAAAAABAQgAAPcNACAV6AkBAAAAAesJQAAAAAH5CUAAAAABmAoBAAAAAZ8KAAAAnwoCoAoBAAAAAaEKAQAAAAGiCgEAAAABowoBAAAAAaQKAQAAAAGlCgQAAAABpgoEAAAAAacKAQAAAAGoChAAAAABqQoBAAAAAaoKAQAAAAGrCgEAAAABrApAAAAAAa0KQAAAAAGuCgIAAAABrwpAAAAAAQEIAAD5DQAwAQgAAPkNADAY8ggAALYSACDzCAAAtxIAIPQIAAC4EgAg6AkBAIkSACHrCUAAihIAIfkJQACKEgAhmAoBAJISACGfCgAAtBKfCiKgCgEAiRIAIaEKAQCJEgAhogoBAIkSACGjCgEAiRIAIaQKAQCJEgAhpQoEAKISACGmCgQApBIAIacKAQCSEgAhqAoQALUSACGpCgEAkhIAIaoKAQCJEgAhqwoBAJISACGsCkAAmRIAIa0KQACZEgAhrgoCAIgSACGvCkAAmRIAIQIAAADiDQAgCAAA_A0AIBXoCQEAiRIAIesJQACKEgAh-QlAAIoSACGYCgEAkhIAIZ8KAAC0Ep8KIqAKAQCJEgAhoQoBAIkSACGiCgEAiRIAIaMKAQCJEgAhpAoBAIkSACGlCgQAohIAIaYKBACkEgAhpwoBAJISACGoChAAtRIAIakKAQCSEgAhqgoBAIkSACGrCgEAkhIAIawKQACZEgAhrQpAAJkSACGuCgIAiBIAIa8KQACZEgAhAgAAAO4NACAIAAD-DQAgAgAAAO4NACAIAAD-DQAgAwAAAOINACAPAAD3DQAgEAAA_A0AIAEAAADiDQAgAQAAAO4NACANFQAArxIAIBYAALISACAXAACxEgAgOAAAsBIAIDkAALMSACCYCgAAjhIAIKYKAACOEgAgpwoAAI4SACCpCgAAjhIAIKsKAACOEgAgrAoAAI4SACCtCgAAjhIAIK8KAACOEgAgGOUJAADNDwAw5gkAAIUOABDnCQAAzQ8AMOgJAQCbDwAh6wlAAJwPACH5CUAAnA8AIZgKAQCsDwAhnwoAAM4PnwoioAoBAJsPACGhCgEAmw8AIaIKAQCbDwAhowoBAJsPACGkCgEAmw8AIaUKBAC-DwAhpgoEAMEPACGnCgEArA8AIagKEADPDwAhqQoBAKwPACGqCgEAmw8AIasKAQCsDwAhrApAALQPACGtCkAAtA8AIa4KAgCaDwAhrwpAALQPACEDAAAA7g0AIAMAAIQOADAUAACFDgAgAwAAAO4NACADAADzDQAwBAAA4g0AIAEAAADmDQAgAQAAAOYNACADAAAA5A0AIAMAAOUNADAEAADmDQAgAwAAAOQNACADAADlDQAwBAAA5g0AIAMAAADkDQAgAwAA5Q0AMAQAAOYNACAL8QgAAK4SACDrCUAAAAAB-QlAAAAAAf0JAQAAAAGXCgEAAAABmAoBAAAAAZkKBAAAAAGaCkAAAAABmwoBAAAAAZwKQAAAAAGdCiAAAAABAQgAAI0OACAK6wlAAAAAAfkJQAAAAAH9CQEAAAABlwoBAAAAAZgKAQAAAAGZCgQAAAABmgpAAAAAAZsKAQAAAAGcCkAAAAABnQogAAAAAQEIAACPDgAwAQgAAI8OADAL8QgAAK0SACDrCUAAihIAIfkJQACKEgAh_QkBAIkSACGXCgEAiRIAIZgKAQCJEgAhmQoEAKQSACGaCkAAmRIAIZsKAQCSEgAhnApAAJkSACGdCiAArBIAIQIAAADmDQAgCAAAkg4AIArrCUAAihIAIfkJQACKEgAh_QkBAIkSACGXCgEAiRIAIZgKAQCJEgAhmQoEAKQSACGaCkAAmRIAIZsKAQCSEgAhnApAAJkSACGdCiAArBIAIQIAAADkDQAgCAAAlA4AIAIAAADkDQAgCAAAlA4AIAMAAADmDQAgDwAAjQ4AIBAAAJIOACABAAAA5g0AIAEAAADkDQAgCRUAAKcSACAWAACqEgAgFwAAqRIAIDgAAKgSACA5AACrEgAgmQoAAI4SACCaCgAAjhIAIJsKAACOEgAgnAoAAI4SACAN5QkAAMkPADDmCQAAmw4AEOcJAADJDwAw6wlAAJwPACH5CUAAnA8AIf0JAQCbDwAhlwoBAJsPACGYCgEAmw8AIZkKBADBDwAhmgpAALQPACGbCgEArA8AIZwKQAC0DwAhnQogAMoPACEDAAAA5A0AIAMAAJoOADAUAACbDgAgAwAAAOQNACADAADlDQAwBAAA5g0AIAEAAADqDQAgAQAAAOoNACADAAAA6A0AIAMAAOkNADAEAADqDQAgAwAAAOgNACADAADpDQAwBAAA6g0AIAMAAADoDQAgAwAA6Q0AMAQAAOoNACAP8QgAAKYSACDoCQQAAAAB_QkBAAAAAYUKAQAAAAGGCgQAAAABhwqAAAAAAYgKAQAAAAGJCgIAAAABigoEAAAAAYsKQAAAAAGMCkAAAAABjQpAAAAAAY4KAQAAAAGPCgEAAAABkApAAAAAAQEIAACjDgAgDugJBAAAAAH9CQEAAAABhQoBAAAAAYYKBAAAAAGHCoAAAAABiAoBAAAAAYkKAgAAAAGKCgQAAAABiwpAAAAAAYwKQAAAAAGNCkAAAAABjgoBAAAAAY8KAQAAAAGQCkAAAAABAQgAAKUOADABCAAApQ4AMA_xCAAApRIAIOgJBACiEgAh_QkBAIkSACGFCgEAkhIAIYYKBACiEgAhhwqAAAAAAYgKAQCSEgAhiQoCAKMSACGKCgQApBIAIYsKQACKEgAhjApAAJkSACGNCkAAmRIAIY4KAQCSEgAhjwoBAJISACGQCkAAmRIAIQIAAADqDQAgCAAAqA4AIA7oCQQAohIAIf0JAQCJEgAhhQoBAJISACGGCgQAohIAIYcKgAAAAAGICgEAkhIAIYkKAgCjEgAhigoEAKQSACGLCkAAihIAIYwKQACZEgAhjQpAAJkSACGOCgEAkhIAIY8KAQCSEgAhkApAAJkSACECAAAA6A0AIAgAAKoOACACAAAA6A0AIAgAAKoOACADAAAA6g0AIA8AAKMOACAQAACoDgAgAQAAAOoNACABAAAA6A0AIA8VAACdEgAgFgAAoBIAIBcAAJ8SACA4AACeEgAgOQAAoRIAIIUKAACOEgAghwoAAI4SACCICgAAjhIAIIkKAACOEgAgigoAAI4SACCMCgAAjhIAII0KAACOEgAgjgoAAI4SACCPCgAAjhIAIJAKAACOEgAgEeUJAAC9DwAw5gkAALEOABDnCQAAvQ8AMOgJBAC-DwAh_QkBAJsPACGFCgEArA8AIYYKBAC-DwAhhwoAAL8PACCICgEArA8AIYkKAgDADwAhigoEAMEPACGLCkAAnA8AIYwKQAC0DwAhjQpAALQPACGOCgEArA8AIY8KAQCsDwAhkApAALQPACEDAAAA6A0AIAMAALAOADAUAACxDgAgAwAAAOgNACADAADpDQAwBAAA6g0AIBDxCAAAvA8AIOUJAAC5DwAw5gkAAOwNABDnCQAAuQ8AMOgJAQAAAAHpCQEAsQ8AIeoJAQCxDwAh6wlAAKcPACH2CQEAAAAB_QkBAAAAAf8JAAC6D_8JIoAKAQCxDwAhgQpAALsPACGCCkAAuw8AIYMKAgClDwAhhApAALsPACEBAAAAtA4AIAEAAAC0DgAgCPEIAACcEgAg6QkAAI4SACDqCQAAjhIAIP0JAACOEgAggAoAAI4SACCBCgAAjhIAIIIKAACOEgAghAoAAI4SACADAAAA7A0AIAMAALcOADAEAAC0DgAgAwAAAOwNACADAAC3DgAwBAAAtA4AIAMAAADsDQAgAwAAtw4AMAQAALQOACAN8QgAAJsSACDoCQEAAAAB6QkBAAAAAeoJAQAAAAHrCUAAAAAB9gkBAAAAAf0JAQAAAAH_CQAAAP8JAoAKAQAAAAGBCkAAAAABggpAAAAAAYMKAgAAAAGECkAAAAABAQgAALsOACAM6AkBAAAAAekJAQAAAAHqCQEAAAAB6wlAAAAAAfYJAQAAAAH9CQEAAAAB_wkAAAD_CQKACgEAAAABgQpAAAAAAYIKQAAAAAGDCgIAAAABhApAAAAAAQEIAAC9DgAwAQgAAL0OADABAAAA7g0AIA3xCAAAmhIAIOgJAQCJEgAh6QkBAJISACHqCQEAkhIAIesJQACKEgAh9gkBAIkSACH9CQEAkhIAIf8JAACYEv8JIoAKAQCSEgAhgQpAAJkSACGCCkAAmRIAIYMKAgCIEgAhhApAAJkSACECAAAAtA4AIAgAAMEOACAM6AkBAIkSACHpCQEAkhIAIeoJAQCSEgAh6wlAAIoSACH2CQEAiRIAIf0JAQCSEgAh_wkAAJgS_wkigAoBAJISACGBCkAAmRIAIYIKQACZEgAhgwoCAIgSACGECkAAmRIAIQIAAADsDQAgCAAAww4AIAIAAADsDQAgCAAAww4AIAEAAADuDQAgAwAAALQOACAPAAC7DgAgEAAAwQ4AIAEAAAC0DgAgAQAAAOwNACAMFQAAkxIAIBYAAJYSACAXAACVEgAgOAAAlBIAIDkAAJcSACDpCQAAjhIAIOoJAACOEgAg_QkAAI4SACCACgAAjhIAIIEKAACOEgAgggoAAI4SACCECgAAjhIAIA_lCQAAsg8AMOYJAADLDgAQ5wkAALIPADDoCQEAmw8AIekJAQCsDwAh6gkBAKwPACHrCUAAnA8AIfYJAQCbDwAh_QkBAKwPACH_CQAAsw__CSKACgEArA8AIYEKQAC0DwAhggpAALQPACGDCgIAmg8AIYQKQAC0DwAhAwAAAOwNACADAADKDgAwFAAAyw4AIAMAAADsDQAgAwAAtw4AMAQAALQOACAH5QkAALAPADDmCQAA0Q4AEOcJAACwDwAw6gkBAKYPACHrCUAApw8AIfsJAQAAAAH8CQEAsQ8AIQEAAADODgAgAQAAAM4OACAH5QkAALAPADDmCQAA0Q4AEOcJAACwDwAw6gkBAKYPACHrCUAApw8AIfsJAQCmDwAh_AkBALEPACEB_AkAAI4SACADAAAA0Q4AIAMAANIOADAEAADODgAgAwAAANEOACADAADSDgAwBAAAzg4AIAMAAADRDgAgAwAA0g4AMAQAAM4OACAE6gkBAAAAAesJQAAAAAH7CQEAAAAB_AkBAAAAAQEIAADWDgAgBOoJAQAAAAHrCUAAAAAB-wkBAAAAAfwJAQAAAAEBCAAA2A4AMAEIAADYDgAwBOoJAQCJEgAh6wlAAIoSACH7CQEAiRIAIfwJAQCSEgAhAgAAAM4OACAIAADbDgAgBOoJAQCJEgAh6wlAAIoSACH7CQEAiRIAIfwJAQCSEgAhAgAAANEOACAIAADdDgAgAgAAANEOACAIAADdDgAgAwAAAM4OACAPAADWDgAgEAAA2w4AIAEAAADODgAgAQAAANEOACAEFQAAjxIAIBYAAJESACAXAACQEgAg_AkAAI4SACAH5QkAAKsPADDmCQAA5A4AEOcJAACrDwAw6gkBAJsPACHrCUAAnA8AIfsJAQCbDwAh_AkBAKwPACEDAAAA0Q4AIAMAAOMOADAUAADkDgAgAwAAANEOACADAADSDgAwBAAAzg4AIAjlCQAAqQ8AMOYJAADqDgAQ5wkAAKkPADD2CQEApg8AIfcJAQCmDwAh-AkBAKYPACH5CUAApw8AIfoJAACqDwAgAQAAAOcOACABAAAA5w4AIAflCQAAqQ8AMOYJAADqDgAQ5wkAAKkPADD2CQEApg8AIfcJAQCmDwAh-AkBAKYPACH5CUAApw8AIQADAAAA6g4AIAMAAOsOADAEAADnDgAgAwAAAOoOACADAADrDgAwBAAA5w4AIAMAAADqDgAgAwAA6w4AMAQAAOcOACAE9gkBAAAAAfcJAQAAAAH4CQEAAAAB-QlAAAAAAQEIAADvDgAgBPYJAQAAAAH3CQEAAAAB-AkBAAAAAfkJQAAAAAEBCAAA8Q4AMAEIAADxDgAwBPYJAQCJEgAh9wkBAIkSACH4CQEAiRIAIfkJQACKEgAhAgAAAOcOACAIAAD0DgAgBPYJAQCJEgAh9wkBAIkSACH4CQEAiRIAIfkJQACKEgAhAgAAAOoOACAIAAD2DgAgAgAAAOoOACAIAAD2DgAgAwAAAOcOACAPAADvDgAgEAAA9A4AIAEAAADnDgAgAQAAAOoOACADFQAAixIAIBYAAI0SACAXAACMEgAgB-UJAACoDwAw5gkAAP0OABDnCQAAqA8AMPYJAQCbDwAh9wkBAJsPACH4CQEAmw8AIfkJQACcDwAhAwAAAOoOACADAAD8DgAwFAAA_Q4AIAMAAADqDgAgAwAA6w4AMAQAAOcOACAH5QkAAKQPADDmCQAAgw8AEOcJAACkDwAw6AkCAAAAAekJAQCmDwAh6gkBAKYPACHrCUAApw8AIQEAAACADwAgAQAAAIAPACAH5QkAAKQPADDmCQAAgw8AEOcJAACkDwAw6AkCAKUPACHpCQEApg8AIeoJAQCmDwAh6wlAAKcPACEAAwAAAIMPACADAACEDwAwBAAAgA8AIAMAAACDDwAgAwAAhA8AMAQAAIAPACADAAAAgw8AIAMAAIQPADAEAACADwAgBOgJAgAAAAHpCQEAAAAB6gkBAAAAAesJQAAAAAEBCAAAiA8AIAToCQIAAAAB6QkBAAAAAeoJAQAAAAHrCUAAAAABAQgAAIoPADABCAAAig8AMAToCQIAiBIAIekJAQCJEgAh6gkBAIkSACHrCUAAihIAIQIAAACADwAgCAAAjQ8AIAToCQIAiBIAIekJAQCJEgAh6gkBAIkSACHrCUAAihIAIQIAAACDDwAgCAAAjw8AIAIAAACDDwAgCAAAjw8AIAMAAACADwAgDwAAiA8AIBAAAI0PACABAAAAgA8AIAEAAACDDwAgBRUAAIMSACAWAACGEgAgFwAAhRIAIDgAAIQSACA5AACHEgAgB-UJAACZDwAw5gkAAJYPABDnCQAAmQ8AMOgJAgCaDwAh6QkBAJsPACHqCQEAmw8AIesJQACcDwAhAwAAAIMPACADAACVDwAwFAAAlg8AIAMAAACDDwAgAwAAhA8AMAQAAIAPACAH5QkAAJkPADDmCQAAlg8AEOcJAACZDwAw6AkCAJoPACHpCQEAmw8AIeoJAQCbDwAh6wlAAJwPACENFQAAng8AIBYAAJ4PACAXAACeDwAgOAAAow8AIDkAAJ4PACDRBAIAAAAE7AkCAAAAAe0JAgAAAATuCQIAAAAB7wkCAAAAAfAJAgAAAAHxCQIAAAAB8gkCAKIPACEOFQAAng8AIBYAAKEPACAXAAChDwAg0QQBAAAABOwJAQAAAAHtCQEAAAAE7gkBAAAAAe8JAQAAAAHwCQEAAAAB8QkBAAAAAfIJAQCgDwAh8wkBAAAAAfQJAQAAAAH1CQEAAAABCxUAAJ4PACAWAACfDwAgFwAAnw8AINEEQAAAAATsCUAAAAAB7QlAAAAABO4JQAAAAAHvCUAAAAAB8AlAAAAAAfEJQAAAAAHyCUAAnQ8AIQsVAACeDwAgFgAAnw8AIBcAAJ8PACDRBEAAAAAE7AlAAAAAAe0JQAAAAATuCUAAAAAB7wlAAAAAAfAJQAAAAAHxCUAAAAAB8glAAJ0PACEI0QQCAAAABOwJAgAAAAHtCQIAAAAE7gkCAAAAAe8JAgAAAAHwCQIAAAAB8QkCAAAAAfIJAgCeDwAhCNEEQAAAAATsCUAAAAAB7QlAAAAABO4JQAAAAAHvCUAAAAAB8AlAAAAAAfEJQAAAAAHyCUAAnw8AIQ4VAACeDwAgFgAAoQ8AIBcAAKEPACDRBAEAAAAE7AkBAAAAAe0JAQAAAATuCQEAAAAB7wkBAAAAAfAJAQAAAAHxCQEAAAAB8gkBAKAPACHzCQEAAAAB9AkBAAAAAfUJAQAAAAEL0QQBAAAABOwJAQAAAAHtCQEAAAAE7gkBAAAAAe8JAQAAAAHwCQEAAAAB8QkBAAAAAfIJAQChDwAh8wkBAAAAAfQJAQAAAAH1CQEAAAABDRUAAJ4PACAWAACeDwAgFwAAng8AIDgAAKMPACA5AACeDwAg0QQCAAAABOwJAgAAAAHtCQIAAAAE7gkCAAAAAe8JAgAAAAHwCQIAAAAB8QkCAAAAAfIJAgCiDwAhCNEECAAAAATsCQgAAAAB7QkIAAAABO4JCAAAAAHvCQgAAAAB8AkIAAAAAfEJCAAAAAHyCQgAow8AIQflCQAApA8AMOYJAACDDwAQ5wkAAKQPADDoCQIApQ8AIekJAQCmDwAh6gkBAKYPACHrCUAApw8AIQjRBAIAAAAE7AkCAAAAAe0JAgAAAATuCQIAAAAB7wkCAAAAAfAJAgAAAAHxCQIAAAAB8gkCAJ4PACEL0QQBAAAABOwJAQAAAAHtCQEAAAAE7gkBAAAAAe8JAQAAAAHwCQEAAAAB8QkBAAAAAfIJAQChDwAh8wkBAAAAAfQJAQAAAAH1CQEAAAABCNEEQAAAAATsCUAAAAAB7QlAAAAABO4JQAAAAAHvCUAAAAAB8AlAAAAAAfEJQAAAAAHyCUAAnw8AIQflCQAAqA8AMOYJAAD9DgAQ5wkAAKgPADD2CQEAmw8AIfcJAQCbDwAh-AkBAJsPACH5CUAAnA8AIQflCQAAqQ8AMOYJAADqDgAQ5wkAAKkPADD2CQEApg8AIfcJAQCmDwAh-AkBAKYPACH5CUAApw8AIQL2CQEAAAAB9wkBAAAAAQflCQAAqw8AMOYJAADkDgAQ5wkAAKsPADDqCQEAmw8AIesJQACcDwAh-wkBAJsPACH8CQEArA8AIQ4VAACuDwAgFgAArw8AIBcAAK8PACDRBAEAAAAF7AkBAAAAAe0JAQAAAAXuCQEAAAAB7wkBAAAAAfAJAQAAAAHxCQEAAAAB8gkBAK0PACHzCQEAAAAB9AkBAAAAAfUJAQAAAAEOFQAArg8AIBYAAK8PACAXAACvDwAg0QQBAAAABewJAQAAAAHtCQEAAAAF7gkBAAAAAe8JAQAAAAHwCQEAAAAB8QkBAAAAAfIJAQCtDwAh8wkBAAAAAfQJAQAAAAH1CQEAAAABCNEEAgAAAAXsCQIAAAAB7QkCAAAABe4JAgAAAAHvCQIAAAAB8AkCAAAAAfEJAgAAAAHyCQIArg8AIQvRBAEAAAAF7AkBAAAAAe0JAQAAAAXuCQEAAAAB7wkBAAAAAfAJAQAAAAHxCQEAAAAB8gkBAK8PACHzCQEAAAAB9AkBAAAAAfUJAQAAAAEH5QkAALAPADDmCQAA0Q4AEOcJAACwDwAw6gkBAKYPACHrCUAApw8AIfsJAQCmDwAh_AkBALEPACEL0QQBAAAABewJAQAAAAHtCQEAAAAF7gkBAAAAAe8JAQAAAAHwCQEAAAAB8QkBAAAAAfIJAQCvDwAh8wkBAAAAAfQJAQAAAAH1CQEAAAABD-UJAACyDwAw5gkAAMsOABDnCQAAsg8AMOgJAQCbDwAh6QkBAKwPACHqCQEArA8AIesJQACcDwAh9gkBAJsPACH9CQEArA8AIf8JAACzD_8JIoAKAQCsDwAhgQpAALQPACGCCkAAtA8AIYMKAgCaDwAhhApAALQPACEHFQAAng8AIBYAALgPACAXAAC4DwAg0QQAAAD_CQjsCQAAAP8JAu0JAAAA_wkI8gkAALcP_wkiCxUAAK4PACAWAAC2DwAgFwAAtg8AINEEQAAAAAXsCUAAAAAB7QlAAAAABe4JQAAAAAHvCUAAAAAB8AlAAAAAAfEJQAAAAAHyCUAAtQ8AIQsVAACuDwAgFgAAtg8AIBcAALYPACDRBEAAAAAF7AlAAAAAAe0JQAAAAAXuCUAAAAAB7wlAAAAAAfAJQAAAAAHxCUAAAAAB8glAALUPACEI0QRAAAAABewJQAAAAAHtCUAAAAAF7glAAAAAAe8JQAAAAAHwCUAAAAAB8QlAAAAAAfIJQAC2DwAhBxUAAJ4PACAWAAC4DwAgFwAAuA8AINEEAAAA_wkI7AkAAAD_CQLtCQAAAP8JCPIJAAC3D_8JIgTRBAAAAP8JCOwJAAAA_wkC7QkAAAD_CQjyCQAAuA__CSIQ8QgAALwPACDlCQAAuQ8AMOYJAADsDQAQ5wkAALkPADDoCQEApg8AIekJAQCxDwAh6gkBALEPACHrCUAApw8AIfYJAQCmDwAh_QkBALEPACH_CQAAug__CSKACgEAsQ8AIYEKQAC7DwAhggpAALsPACGDCgIApQ8AIYQKQAC7DwAhBNEEAAAA_wkI7AkAAAD_CQLtCQAAAP8JCPIJAAC4D_8JIgjRBEAAAAAF7AlAAAAAAe0JQAAAAAXuCUAAAAAB7wlAAAAAAfAJQAAAAAHxCUAAAAAB8glAALYPACEd8ggAANkPACDzCAAA2g8AIPQIAADbDwAg5QkAANQPADDmCQAA7g0AEOcJAADUDwAw6AkBAKYPACHrCUAApw8AIfkJQACnDwAhmAoBALEPACGfCgAA1Q-fCiKgCgEApg8AIaEKAQCmDwAhogoBAKYPACGjCgEApg8AIaQKAQCmDwAhpQoEANYPACGmCgQA1w8AIacKAQCxDwAhqAoQANgPACGpCgEAsQ8AIaoKAQCmDwAhqwoBALEPACGsCkAAuw8AIa0KQAC7DwAhrgoCAKUPACGvCkAAuw8AIfkMAADuDQAg-gwAAO4NACAR5QkAAL0PADDmCQAAsQ4AEOcJAAC9DwAw6AkEAL4PACH9CQEAmw8AIYUKAQCsDwAhhgoEAL4PACGHCgAAvw8AIIgKAQCsDwAhiQoCAMAPACGKCgQAwQ8AIYsKQACcDwAhjApAALQPACGNCkAAtA8AIY4KAQCsDwAhjwoBAKwPACGQCkAAtA8AIQ0VAACeDwAgFgAAyA8AIBcAAMgPACA4AACjDwAgOQAAyA8AINEEBAAAAATsCQQAAAAB7QkEAAAABO4JBAAAAAHvCQQAAAAB8AkEAAAAAfEJBAAAAAHyCQQAxw8AIQ8VAACuDwAgFgAAxg8AIBcAAMYPACDsCYAAAAAB7gmAAAAAAe8JgAAAAAHwCYAAAAAB8QmAAAAAAfIJgAAAAAGRCgEAAAABkgoBAAAAAZMKAQAAAAGUCoAAAAABlQqAAAAAAZYKgAAAAAENFQAArg8AIBYAAK4PACAXAACuDwAgOAAAww8AIDkAAK4PACDRBAIAAAAF7AkCAAAAAe0JAgAAAAXuCQIAAAAB7wkCAAAAAfAJAgAAAAHxCQIAAAAB8gkCAMUPACENFQAArg8AIBYAAMQPACAXAADEDwAgOAAAww8AIDkAAMQPACDRBAQAAAAF7AkEAAAAAe0JBAAAAAXuCQQAAAAB7wkEAAAAAfAJBAAAAAHxCQQAAAAB8gkEAMIPACENFQAArg8AIBYAAMQPACAXAADEDwAgOAAAww8AIDkAAMQPACDRBAQAAAAF7AkEAAAAAe0JBAAAAAXuCQQAAAAB7wkEAAAAAfAJBAAAAAHxCQQAAAAB8gkEAMIPACEI0QQIAAAABewJCAAAAAHtCQgAAAAF7gkIAAAAAe8JCAAAAAHwCQgAAAAB8QkIAAAAAfIJCADDDwAhCNEEBAAAAAXsCQQAAAAB7QkEAAAABe4JBAAAAAHvCQQAAAAB8AkEAAAAAfEJBAAAAAHyCQQAxA8AIQ0VAACuDwAgFgAArg8AIBcAAK4PACA4AADDDwAgOQAArg8AINEEAgAAAAXsCQIAAAAB7QkCAAAABe4JAgAAAAHvCQIAAAAB8AkCAAAAAfEJAgAAAAHyCQIAxQ8AIQzsCYAAAAAB7gmAAAAAAe8JgAAAAAHwCYAAAAAB8QmAAAAAAfIJgAAAAAGRCgEAAAABkgoBAAAAAZMKAQAAAAGUCoAAAAABlQqAAAAAAZYKgAAAAAENFQAAng8AIBYAAMgPACAXAADIDwAgOAAAow8AIDkAAMgPACDRBAQAAAAE7AkEAAAAAe0JBAAAAATuCQQAAAAB7wkEAAAAAfAJBAAAAAHxCQQAAAAB8gkEAMcPACEI0QQEAAAABOwJBAAAAAHtCQQAAAAE7gkEAAAAAe8JBAAAAAHwCQQAAAAB8QkEAAAAAfIJBADIDwAhDeUJAADJDwAw5gkAAJsOABDnCQAAyQ8AMOsJQACcDwAh-QlAAJwPACH9CQEAmw8AIZcKAQCbDwAhmAoBAJsPACGZCgQAwQ8AIZoKQAC0DwAhmwoBAKwPACGcCkAAtA8AIZ0KIADKDwAhBRUAAJ4PACAWAADMDwAgFwAAzA8AIOwJIAAAAAHyCSAAyw8AIQUVAACeDwAgFgAAzA8AIBcAAMwPACDsCSAAAAAB8gkgAMsPACEC7AkgAAAAAfIJIADMDwAhGOUJAADNDwAw5gkAAIUOABDnCQAAzQ8AMOgJAQCbDwAh6wlAAJwPACH5CUAAnA8AIZgKAQCsDwAhnwoAAM4PnwoioAoBAJsPACGhCgEAmw8AIaIKAQCbDwAhowoBAJsPACGkCgEAmw8AIaUKBAC-DwAhpgoEAMEPACGnCgEArA8AIagKEADPDwAhqQoBAKwPACGqCgEAmw8AIasKAQCsDwAhrApAALQPACGtCkAAtA8AIa4KAgCaDwAhrwpAALQPACEHFQAAng8AIBYAANMPACAXAADTDwAg0QQAAACfCgjsCQAAAJ8KAu0JAAAAnwoI8gkAANIPnwoiDRUAAJ4PACAWAADRDwAgFwAA0Q8AIDgAANEPACA5AADRDwAg0QQQAAAABOwJEAAAAAHtCRAAAAAE7gkQAAAAAe8JEAAAAAHwCRAAAAAB8QkQAAAAAfIJEADQDwAhDRUAAJ4PACAWAADRDwAgFwAA0Q8AIDgAANEPACA5AADRDwAg0QQQAAAABOwJEAAAAAHtCRAAAAAE7gkQAAAAAe8JEAAAAAHwCRAAAAAB8QkQAAAAAfIJEADQDwAhCNEEEAAAAATsCRAAAAAB7QkQAAAABO4JEAAAAAHvCRAAAAAB8AkQAAAAAfEJEAAAAAHyCRAA0Q8AIQcVAACeDwAgFgAA0w8AIBcAANMPACDRBAAAAJ8KCOwJAAAAnwoC7QkAAACfCgjyCQAA0g-fCiIE0QQAAACfCgjsCQAAAJ8KAu0JAAAAnwoI8gkAANMPnwoiG_IIAADZDwAg8wgAANoPACD0CAAA2w8AIOUJAADUDwAw5gkAAO4NABDnCQAA1A8AMOgJAQCmDwAh6wlAAKcPACH5CUAApw8AIZgKAQCxDwAhnwoAANUPnwoioAoBAKYPACGhCgEApg8AIaIKAQCmDwAhowoBAKYPACGkCgEApg8AIaUKBADWDwAhpgoEANcPACGnCgEAsQ8AIagKEADYDwAhqQoBALEPACGqCgEApg8AIasKAQCxDwAhrApAALsPACGtCkAAuw8AIa4KAgClDwAhrwpAALsPACEE0QQAAACfCgjsCQAAAJ8KAu0JAAAAnwoI8gkAANMPnwoiCNEEBAAAAATsCQQAAAAB7QkEAAAABO4JBAAAAAHvCQQAAAAB8AkEAAAAAfEJBAAAAAHyCQQAyA8AIQjRBAQAAAAF7AkEAAAAAe0JBAAAAAXuCQQAAAAB7wkEAAAAAfAJBAAAAAHxCQQAAAAB8gkEAMQPACEI0QQQAAAABOwJEAAAAAHtCRAAAAAE7gkQAAAAAe8JEAAAAAHwCRAAAAAB8QkQAAAAAfIJEADRDwAhA7AKAADkDQAgsQoAAOQNACCyCgAA5A0AIAOwCgAA6A0AILEKAADoDQAgsgoAAOgNACAS8QgAALwPACDlCQAAuQ8AMOYJAADsDQAQ5wkAALkPADDoCQEApg8AIekJAQCxDwAh6gkBALEPACHrCUAApw8AIfYJAQCmDwAh_QkBALEPACH_CQAAug__CSKACgEAsQ8AIYEKQAC7DwAhggpAALsPACGDCgIApQ8AIYQKQAC7DwAh-QwAAOwNACD6DAAA7A0AIBLxCAAA3w8AIOUJAADcDwAw5gkAAOgNABDnCQAA3A8AMOgJBADWDwAh_QkBAKYPACGFCgEAsQ8AIYYKBADWDwAhhwoAAN0PACCICgEAsQ8AIYkKAgDeDwAhigoEANcPACGLCkAApw8AIYwKQAC7DwAhjQpAALsPACGOCgEAsQ8AIY8KAQCxDwAhkApAALsPACEM7AmAAAAAAe4JgAAAAAHvCYAAAAAB8AmAAAAAAfEJgAAAAAHyCYAAAAABkQoBAAAAAZIKAQAAAAGTCgEAAAABlAqAAAAAAZUKgAAAAAGWCoAAAAABCNEEAgAAAAXsCQIAAAAB7QkCAAAABe4JAgAAAAHvCQIAAAAB8AkCAAAAAfEJAgAAAAHyCQIArg8AIR3yCAAA2Q8AIPMIAADaDwAg9AgAANsPACDlCQAA1A8AMOYJAADuDQAQ5wkAANQPADDoCQEApg8AIesJQACnDwAh-QlAAKcPACGYCgEAsQ8AIZ8KAADVD58KIqAKAQCmDwAhoQoBAKYPACGiCgEApg8AIaMKAQCmDwAhpAoBAKYPACGlCgQA1g8AIaYKBADXDwAhpwoBALEPACGoChAA2A8AIakKAQCxDwAhqgoBAKYPACGrCgEAsQ8AIawKQAC7DwAhrQpAALsPACGuCgIApQ8AIa8KQAC7DwAh-QwAAO4NACD6DAAA7g0AIA7xCAAA3w8AIOUJAADgDwAw5gkAAOQNABDnCQAA4A8AMOsJQACnDwAh-QlAAKcPACH9CQEApg8AIZcKAQCmDwAhmAoBAKYPACGZCgQA1w8AIZoKQAC7DwAhmwoBALEPACGcCkAAuw8AIZ0KIADhDwAhAuwJIAAAAAHyCSAAzA8AIRKfAwEAmw8AIeUJAADiDwAw5gkAAN8NABDnCQAA4g8AMOgJAQDjDwAh6wlAAJwPACGgCgEAmw8AIaoKAQCbDwAhswoBAJsPACG0CgEAmw8AIbUKAQCbDwAhtgoBAJsPACG3CgEAmw8AIbgKQACcDwAhuQpAAJwPACG6CgIAwA8AIbsKAgDADwAhvAoBAKwPACELFQAAng8AIBYAAKEPACAXAAChDwAg0QQBAAAABOwJAQAAAAHtCQEAAAAE7gkBAAAAAe8JAQAAAAHwCQEAAAAB8QkBAAAAAfIJAQDkDwAhCxUAAJ4PACAWAAChDwAgFwAAoQ8AINEEAQAAAATsCQEAAAAB7QkBAAAABO4JAQAAAAHvCQEAAAAB8AkBAAAAAfEJAQAAAAHyCQEA5A8AIRKfAwEApg8AIeUJAADlDwAw5gkAAMwNABDnCQAA5Q8AMOgJAQDmDwAh6wlAAKcPACGgCgEApg8AIaoKAQCmDwAhswoBAKYPACG0CgEApg8AIbUKAQCmDwAhtgoBAKYPACG3CgEApg8AIbgKQACnDwAhuQpAAKcPACG6CgIA3g8AIbsKAgDeDwAhvAoBALEPACEI0QQBAAAABOwJAQAAAAHtCQEAAAAE7gkBAAAAAe8JAQAAAAHwCQEAAAAB8QkBAAAAAfIJAQDnDwAhCNEEAQAAAATsCQEAAAAB7QkBAAAABO4JAQAAAAHvCQEAAAAB8AkBAAAAAfEJAQAAAAHyCQEA5w8AIQnlCQAA6A8AMOYJAADGDQAQ5wkAAOgPADDoCQEAmw8AIesJQACcDwAhnwoAAOkPvgoivgoBAKwPACG_CgAA6g8AIMAKQAC0DwAhBxUAAJ4PACAWAADtDwAgFwAA7Q8AINEEAAAAvgoI7AkAAAC-CgLtCQAAAL4KCPIJAADsD74KIg8VAACeDwAgFgAA6w8AIBcAAOsPACDsCYAAAAAB7gmAAAAAAe8JgAAAAAHwCYAAAAAB8QmAAAAAAfIJgAAAAAGRCgEAAAABkgoBAAAAAZMKAQAAAAGUCoAAAAABlQqAAAAAAZYKgAAAAAEM7AmAAAAAAe4JgAAAAAHvCYAAAAAB8AmAAAAAAfEJgAAAAAHyCYAAAAABkQoBAAAAAZIKAQAAAAGTCgEAAAABlAqAAAAAAZUKgAAAAAGWCoAAAAABBxUAAJ4PACAWAADtDwAgFwAA7Q8AINEEAAAAvgoI7AkAAAC-CgLtCQAAAL4KCPIJAADsD74KIgTRBAAAAL4KCOwJAAAAvgoC7QkAAAC-CgjyCQAA7Q--CiIJ5QkAAO4PADDmCQAAsw0AEOcJAADuDwAw6AkBAKYPACHrCUAApw8AIZ8KAADvD74KIr4KAQCxDwAhvwoAAPAPACDACkAAuw8AIQTRBAAAAL4KCOwJAAAAvgoC7QkAAAC-CgjyCQAA7Q--CiIM7AmAAAAAAe4JgAAAAAHvCYAAAAAB8AmAAAAAAfEJgAAAAAHyCYAAAAABkQoBAAAAAZIKAQAAAAGTCgEAAAABlAqAAAAAAZUKgAAAAAGWCoAAAAABDOUJAADxDwAw5gkAAK0NABDnCQAA8Q8AMOsJQACcDwAh_wkAAPIPwgoinwoAAOkPvgoioAoBAJsPACGqCgEAmw8AIb8KAADqDwAgwApAALQPACHCCgEAmw8AIcMKAQCbDwAhBxUAAJ4PACAWAAD0DwAgFwAA9A8AINEEAAAAwgoI7AkAAADCCgLtCQAAAMIKCPIJAADzD8IKIgcVAACeDwAgFgAA9A8AIBcAAPQPACDRBAAAAMIKCOwJAAAAwgoC7QkAAADCCgjyCQAA8w_CCiIE0QQAAADCCgjsCQAAAMIKAu0JAAAAwgoI8gkAAPQPwgoiDOUJAAD1DwAw5gkAAJoNABDnCQAA9Q8AMOsJQACnDwAh_wkAAPYPwgoinwoAAO8PvgoioAoBAKYPACGqCgEApg8AIb8KAADwDwAgwApAALsPACHCCgEApg8AIcMKAQCmDwAhBNEEAAAAwgoI7AkAAADCCgLtCQAAAMIKCPIJAAD0D8IKIgKfCgAAAL4KAsIKAQAAAAEO5QkAAPgPADDmCQAAlA0AEOcJAAD4DwAw6AkBAJsPACHrCUAAnA8AIfkJQACcDwAhmAoBAJsPACGgCgEAmw8AIaEKAQCbDwAhowoBAJsPACHFCgIAmg8AIcYKQACcDwAhxwpAALQPACHICgIAwA8AIQ7lCQAA-Q8AMOYJAACBDQAQ5wkAAPkPADDoCQEApg8AIesJQACnDwAh-QlAAKcPACGYCgEApg8AIaAKAQCmDwAhoQoBAKYPACGjCgEApg8AIcUKAgClDwAhxgpAAKcPACHHCkAAuw8AIcgKAgDeDwAhB-UJAAD6DwAw5gkAAPsMABDnCQAA-g8AMOgJAQCbDwAh6wlAAJwPACG_CgAA6g8AIMkKAQCbDwAhB-UJAAD7DwAw5gkAAOgMABDnCQAA-w8AMOgJAQCmDwAh6wlAAKcPACG_CgAA8A8AIMkKAQCmDwAhCOUJAAD8DwAw5gkAAOIMABDnCQAA_A8AMOsJQACcDwAhnwoAAP0PywoiwgoBAOMPACHLCkAAtA8AIcwKQAC0DwAhBxUAAJ4PACAWAAD_DwAgFwAA_w8AINEEAAAAywoI7AkAAADLCgLtCQAAAMsKCPIJAAD-D8sKIgcVAACeDwAgFgAA_w8AIBcAAP8PACDRBAAAAMsKCOwJAAAAywoC7QkAAADLCgjyCQAA_g_LCiIE0QQAAADLCgjsCQAAAMsKAu0JAAAAywoI8gkAAP8PywoiCOUJAACAEAAw5gkAAM8MABDnCQAAgBAAMOsJQACnDwAhnwoAAIEQywoiwgoBAOYPACHLCkAAuw8AIcwKQAC7DwAhBNEEAAAAywoI7AkAAADLCgLtCQAAAMsKCPIJAAD_D8sKIgKfCgAAAMsKAsIKAQAAAAEd5QkAAIMQADDmCQAAyQwAEOcJAACDEAAw6AkBAOMPACHrCUAAnA8AIf8JAACEEM8KIqAKAQCbDwAhqgoBAJsPACHDCgEAmw8AIcgKAQCsDwAhywpAALQPACHQCgAAhRDQCiLRCgEArA8AIdIKEADPDwAh0woQAIYQACHUCgEArA8AIdUKAAC_DwAg1goBAKwPACHXCgEArA8AIdgKAQCsDwAh2QoBAKwPACHaCgEArA8AIdsKAAC_DwAg3AoBAKwPACHdCkAAtA8AId4KQAC0DwAh3wpAAJwPACHgCkAAtA8AIeEKQAC0DwAhBxUAAJ4PACAWAACMEAAgFwAAjBAAINEEAAAAzwoI7AkAAADPCgLtCQAAAM8KCPIJAACLEM8KIgcVAACeDwAgFgAAihAAIBcAAIoQACDRBAAAANAKCOwJAAAA0AoC7QkAAADQCgjyCQAAiRDQCiINFQAArg8AIBYAAIgQACAXAACIEAAgOAAAiBAAIDkAAIgQACDRBBAAAAAF7AkQAAAAAe0JEAAAAAXuCRAAAAAB7wkQAAAAAfAJEAAAAAHxCRAAAAAB8gkQAIcQACENFQAArg8AIBYAAIgQACAXAACIEAAgOAAAiBAAIDkAAIgQACDRBBAAAAAF7AkQAAAAAe0JEAAAAAXuCRAAAAAB7wkQAAAAAfAJEAAAAAHxCRAAAAAB8gkQAIcQACEI0QQQAAAABewJEAAAAAHtCRAAAAAF7gkQAAAAAe8JEAAAAAHwCRAAAAAB8QkQAAAAAfIJEACIEAAhBxUAAJ4PACAWAACKEAAgFwAAihAAINEEAAAA0AoI7AkAAADQCgLtCQAAANAKCPIJAACJENAKIgTRBAAAANAKCOwJAAAA0AoC7QkAAADQCgjyCQAAihDQCiIHFQAAng8AIBYAAIwQACAXAACMEAAg0QQAAADPCgjsCQAAAM8KAu0JAAAAzwoI8gkAAIsQzwoiBNEEAAAAzwoI7AkAAADPCgLtCQAAAM8KCPIJAACMEM8KIh3lCQAAjRAAMOYJAAC2DAAQ5wkAAI0QADDoCQEA5g8AIesJQACnDwAh_wkAAI4QzwoioAoBAKYPACGqCgEApg8AIcMKAQCmDwAhyAoBALEPACHLCkAAuw8AIdAKAACPENAKItEKAQCxDwAh0goQANgPACHTChAAkBAAIdQKAQCxDwAh1QoAAN0PACDWCgEAsQ8AIdcKAQCxDwAh2AoBALEPACHZCgEAsQ8AIdoKAQCxDwAh2woAAN0PACDcCgEAsQ8AId0KQAC7DwAh3gpAALsPACHfCkAApw8AIeAKQAC7DwAh4QpAALsPACEE0QQAAADPCgjsCQAAAM8KAu0JAAAAzwoI8gkAAIwQzwoiBNEEAAAA0AoI7AkAAADQCgLtCQAAANAKCPIJAACKENAKIgjRBBAAAAAF7AkQAAAAAe0JEAAAAAXuCRAAAAAB7wkQAAAAAfAJEAAAAAHxCRAAAAAB8gkQAIgQACEK5QkAAJEQADDmCQAAsAwAEOcJAACREAAw_wkBAJsPACGDCgIAmg8AIYQKQAC0DwAh1QoBAJsPACHgCkAAtA8AIeIKAQCbDwAh4woBAKwPACEP5QkAAJIQADDmCQAAmgwAEOcJAACSEAAw6AkBAJsPACHrCUAAnA8AIZgKAQCsDwAhnwoBAJsPACGgCgEArA8AIaoKAQCsDwAhyAoCAJoPACHkCgEArA8AIeUKAQCbDwAh5goBAJsPACHnCgEAmw8AIegKAQCbDwAhEOAHAACUEAAg5QkAAJMQADDmCQAAhwwAEOcJAACTEAAw6AkBAKYPACHrCUAApw8AIZgKAQCxDwAhnwoBAKYPACGgCgEAsQ8AIaoKAQCxDwAhyAoCAKUPACHkCgEAsQ8AIeUKAQCmDwAh5goBAKYPACHnCgEApg8AIegKAQCmDwAhA7AKAACBDAAgsQoAAIEMACCyCgAAgQwAIALVCgEAAAAB4goBAAAAAQvMBgAAlxAAIOUJAACWEAAw5gkAAIEMABDnCQAAlhAAMP8JAQCmDwAhgwoCAKUPACGECkAAuw8AIdUKAQCmDwAh4ApAALsPACHiCgEApg8AIeMKAQCxDwAhEuAHAACUEAAg5QkAAJMQADDmCQAAhwwAEOcJAACTEAAw6AkBAKYPACHrCUAApw8AIZgKAQCxDwAhnwoBAKYPACGgCgEAsQ8AIaoKAQCxDwAhyAoCAKUPACHkCgEAsQ8AIeUKAQCmDwAh5goBAKYPACHnCgEApg8AIegKAQCmDwAh-QwAAIcMACD6DAAAhwwAIAblCQAAmBAAMOYJAAD8CwAQ5wkAAJgQADDqCgEAmw8AIesKQACcDwAh7AoCAJoPACEG5QkAAJkQADDmCQAA6QsAEOcJAACZEAAw6goBAKYPACHrCkAApw8AIewKAgClDwAhAuoKAQAAAAHrCkAAAAABBuUJAACbEAAw5gkAAOMLABDnCQAAmxAAMOgJAQCbDwAh7goBAJsPACHvCkAAnA8AIQjlCQAAnBAAMOYJAADNCwAQ5wkAAJwQADDoCQEAmw8AIYsKQACcDwAh4goBAJsPACHuCgEAmw8AIfAKQAC0DwAhDuUJAACdEAAw5gkAALcLABDnCQAAnRAAMOgJAQCbDwAhiwpAAJwPACGYCgEArA8AIcgKAgCaDwAh5QoBAJsPACHoCgEAmw8AIfEKAQCbDwAh8goBAJsPACHzCgEAmw8AIfQKAQCbDwAh9QoBAJsPACEPywYAAJ8QACDlCQAAnhAAMOYJAACkCwAQ5wkAAJ4QADDoCQEApg8AIYsKQACnDwAhmAoBALEPACHICgIApQ8AIeUKAQCmDwAh6AoBAKYPACHxCgEApg8AIfIKAQCmDwAh8woBAKYPACH0CgEApg8AIfUKAQCmDwAhA7AKAACbCgAgsQoAAJsKACCyCgAAmwoAIArlCQAAoBAAMOYJAACeCwAQ5wkAAKAQADCqCgEAmw8AId0KQACcDwAh7goBAJsPACH2CgEAmw8AIfcKEADPDwAh-AoCAJoPACH5ChAAzw8AIQ7lCQAAoRAAMOYJAACICwAQ5wkAAKEQADDoCQEAmw8AIesJQACcDwAh-QlAALQPACHACkAAtA8AIdUKAQCsDwAh5AoBAKwPACH6CgEAmw8AIfsKAQCbDwAh_AoBAKwPACH9CiAAyg8AIf4KQAC0DwAhBuUJAACiEAAw5gkAAPAKABDnCQAAohAAMKAKAQCbDwAh5AoBAJsPACH_CkAAnA8AIQflCQAAoxAAMOYJAADaCgAQ5wkAAKMQADDqCQEAmw8AIesJQACcDwAhgAsBAJsPACGBCwEAmw8AIQflCQAApBAAMOYJAADHCgAQ5wkAAKQQADDqCQEApg8AIesJQACnDwAhgAsBAKYPACGBCwEApg8AIQrlCQAApRAAMOYJAADBCgAQ5wkAAKUQADDrCUAAnA8AIaoKAQCbDwAh-woBAJsPACGCCwEAmw8AIYMLAQCsDwAhhAtAALQPACGFC0AAtA8AIQvKBgAApxAAIOUJAACmEAAw5gkAAKUKABDnCQAAphAAMKoKAQCmDwAh3QpAAKcPACHuCgEApg8AIfYKAQCmDwAh9woQANgPACH4CgIApQ8AIfkKEADYDwAhFNEEAACwEAAgywYAAJ8QACDNBgAAsRAAIM4GAACyEAAg5QkAAK8QADDmCQAAlQoAEOcJAACvEAAw6AkBAKYPACHrCUAApw8AIfkJQAC7DwAhwApAALsPACHVCgEAsQ8AIeQKAQCxDwAh-goBAKYPACH7CgEApg8AIfwKAQCxDwAh_QogAOEPACH-CkAAuw8AIfkMAACVCgAg-gwAAJUKACAHygYAAKcQACDlCQAAqBAAMOYJAAChCgAQ5wkAAKgQADDoCQEApg8AIe4KAQCmDwAh7wpAAKcPACEC4goBAAAAAe4KAQAAAAEKygYAAKcQACDMBgAAqxAAIOUJAACqEAAw5gkAAJsKABDnCQAAqhAAMOgJAQCmDwAhiwpAAKcPACHiCgEApg8AIe4KAQCmDwAh8ApAALsPACERywYAAJ8QACDlCQAAnhAAMOYJAACkCwAQ5wkAAJ4QADDoCQEApg8AIYsKQACnDwAhmAoBALEPACHICgIApQ8AIeUKAQCmDwAh6AoBAKYPACHxCgEApg8AIfIKAQCmDwAh8woBAKYPACH0CgEApg8AIfUKAQCmDwAh-QwAAKQLACD6DAAApAsAIAzJBgAArRAAIM8GAACuEAAg5QkAAKwQADDmCQAAmQoAEOcJAACsEAAw6wlAAKcPACGqCgEApg8AIfsKAQCmDwAhggsBAKYPACGDCwEAsQ8AIYQLQAC7DwAhhQtAALsPACEDsAoAAJEKACCxCgAAkQoAILIKAACRCgAgA7AKAACVCgAgsQoAAJUKACCyCgAAlQoAIBLRBAAAsBAAIMsGAACfEAAgzQYAALEQACDOBgAAshAAIOUJAACvEAAw5gkAAJUKABDnCQAArxAAMOgJAQCmDwAh6wlAAKcPACH5CUAAuw8AIcAKQAC7DwAh1QoBALEPACHkCgEAsQ8AIfoKAQCmDwAh-woBAKYPACH8CgEAsQ8AIf0KIADhDwAh_gpAALsPACEOyQYAAK0QACDPBgAArhAAIOUJAACsEAAw5gkAAJkKABDnCQAArBAAMOsJQACnDwAhqgoBAKYPACH7CgEApg8AIYILAQCmDwAhgwsBALEPACGEC0AAuw8AIYULQAC7DwAh-QwAAJkKACD6DAAAmQoAIAOwCgAAoQoAILEKAAChCgAgsgoAAKEKACADsAoAAKUKACCxCgAApQoAILIKAAClCgAgAqAKAQAAAAHkCgEAAAABB9EEAAC1EAAg5QkAALQQADDmCQAAkQoAEOcJAAC0EAAwoAoBAKYPACHkCgEApg8AIf8KQACnDwAhDskGAACtEAAgzwYAAK4QACDlCQAArBAAMOYJAACZCgAQ5wkAAKwQADDrCUAApw8AIaoKAQCmDwAh-woBAKYPACGCCwEApg8AIYMLAQCxDwAhhAtAALsPACGFC0AAuw8AIfkMAACZCgAg-gwAAJkKACAG5QkAALYQADDmCQAAjAoAEOcJAAC2EAAwoAoBAJsPACGICwEA4w8AIYkLQACcDwAhBuUJAAC3EAAw5gkAAPkJABDnCQAAtxAAMKAKAQCmDwAhiAsBAOYPACGJC0AApw8AIQKgCgEAAAABiAsBAAAAAQblCQAAuRAAMOYJAADzCQAQ5wkAALkQADDrCUAAnA8AIYILAQCbDwAhiwsBAJsPACEG5QkAALoQADDmCQAA4AkAEOcJAAC6EAAw6wlAAKcPACGCCwEApg8AIYsLAQCmDwAhB-UJAAC7EAAw5gkAANoJABDnCQAAuxAAMOsKAgCaDwAhjAtAAJwPACGNCxAAzw8AIY4LEADPDwAhB-UJAAC8EAAw5gkAAMcJABDnCQAAvBAAMOsKAgClDwAhjAtAAKcPACGNCxAA2A8AIY4LEADYDwAhCeUJAAC9EAAw5gkAAMEJABDnCQAAvRAAMOgJAQCbDwAhjwsBAJsPACGQCwEAmw8AIZELAADqDwAgkgsgAMoPACGTC0AAnA8AIQblCQAAvhAAMOYJAACrCQAQ5wkAAL4QADDoCQEAmw8AIZMLQACcDwAhlAsBAJsPACEH-AUAAMAQACDlCQAAvxAAMOYJAACYCQAQ5wkAAL8QADDoCQEApg8AIZMLQACnDwAhlAsBAKYPACEDsAoAAJIJACCxCgAAkgkAILIKAACSCQAgCvcFAADCEAAg5QkAAMEQADDmCQAAkgkAEOcJAADBEAAw6AkBAKYPACGPCwEApg8AIZALAQCmDwAhkQsAAPAPACCSCyAA4Q8AIZMLQACnDwAhCfgFAADAEAAg5QkAAL8QADDmCQAAmAkAEOcJAAC_EAAw6AkBAKYPACGTC0AApw8AIZQLAQCmDwAh-QwAAJgJACD6DAAAmAkAIAblCQAAwxAAMOYJAACNCQAQ5wkAAMMQADD3ChAAzw8AIZULAQDjDwAhlgsCAJoPACEU5QkAAMQQADDmCQAA9wgAEOcJAADEEAAw6AkBAOMPACHrCUAAnA8AIf8JAQCbDwAhgAoBAKwPACGDCgIAmg8AIakKAQCsDwAh3AoBAJsPACHfCkAAnA8AIfcKEADPDwAhlwsBAOMPACGYCwEAmw8AIZkLAQCbDwAhmgsBAKwPACGbCwAAvw8AIJwLQAC0DwAhnQtAALQPACGeC0AAtA8AIQnlCQAAxRAAMOYJAADhCAAQ5wkAAMUQADDoCQQAvg8AIdwKAQCbDwAhlwsBAOMPACGfCwEArA8AIaALAQCbDwAhoQtAAJwPACEO5QkAAMYQADDmCQAAywgAEOcJAADGEAAw9woQAM8PACGWCwIAmg8AIZcLAQDjDwAhogsBAJsPACGjCwEAmw8AIaQLAQCbDwAhpQsQAIYQACGmCwIAmg8AIacLAQCbDwAhqAsBAJsPACGpCwIAwA8AIS7lCQAAxxAAMOYJAAC1CAAQ5wkAAMcQADDoCQEA4w8AIesJQACcDwAh_wkBAJsPACGpCgEArA8AIdwKAQCbDwAh3wpAAJwPACH2CgEAmw8AIfcKEADPDwAh-woBAJsPACGQCwEArA8AIZ4LQACcDwAhogsBAKwPACGkCwEAmw8AIacLAQCbDwAhqgsBAJsPACGrCwEAmw8AIawLAQCbDwAhrQsBAJsPACGuCwEAmw8AIa8LAQCbDwAhsAsQAIYQACGxCxAAhhAAIbILAgDADwAhswsAAOoPACC0CwAA6g8AILULAAHIEAAhtgsAAcgQACG3CwEArA8AIbgLAAHJEAAhuQtAAJwPACG6CwEArA8AIbsLAQCsDwAhvAsBAJsPACG9CyAAyg8AIb4LAgDADwAhvwsAAL8PACDACwAByRAAIcELAAC_DwAgwgsBAMoQACHDCwEArA8AIcQLEACGEAAhxQsgAMoPACHGC0AAtA8AIQcVAACeDwAgFgAAzxAAIBcAAM8QACDRBAABAAAE7AkAAQAAAe0JAAEAAATyCQABzhAAIQcVAACuDwAgFgAAzRAAIBcAAM0QACDRBAABAAAF7AkAAQAAAe0JAAEAAAXyCQABzBAAIQsVAACuDwAgFgAArw8AIBcAAK8PACDRBAEAAAAF7AkBAAAAAe0JAQAAAAXuCQEAAAAB7wkBAAAAAfAJAQAAAAHxCQEAAAAB8gkBAMsQACELFQAArg8AIBYAAK8PACAXAACvDwAg0QQBAAAABewJAQAAAAHtCQEAAAAF7gkBAAAAAe8JAQAAAAHwCQEAAAAB8QkBAAAAAfIJAQDLEAAhBxUAAK4PACAWAADNEAAgFwAAzRAAINEEAAEAAAXsCQABAAAB7QkAAQAABfIJAAHMEAAhBNEEAAEAAAXsCQABAAAB7QkAAQAABfIJAAHNEAAhBxUAAJ4PACAWAADPEAAgFwAAzxAAINEEAAEAAATsCQABAAAB7QkAAQAABPIJAAHOEAAhBNEEAAEAAATsCQABAAAB7QkAAQAABPIJAAHPEAAhMaMFAADUEAAgpAUAANUQACCmBQAA1hAAIOUJAADQEAAw5gkAAKIIABDnCQAA0BAAMOgJAQDmDwAh6wlAAKcPACH_CQEApg8AIakKAQCxDwAh3AoBAKYPACHfCkAApw8AIfYKAQCmDwAh9woQANgPACH7CgEApg8AIZALAQCxDwAhngtAAKcPACGiCwEAsQ8AIaQLAQCmDwAhpwsBAKYPACGqCwEApg8AIasLAQCmDwAhrAsBAKYPACGtCwEApg8AIa4LAQCmDwAhrwsBAKYPACGwCxAAkBAAIbELEACQEAAhsgsCAN4PACGzCwAA8A8AILQLAADwDwAgtQsAAdEQACG2CwAB0RAAIbcLAQCxDwAhuAsAAdIQACG5C0AApw8AIboLAQCxDwAhuwsBALEPACG8CwEApg8AIb0LIADhDwAhvgsCAN4PACG_CwAA3Q8AIMALAAHSEAAhwQsAAN0PACDCCwEA0xAAIcMLAQCxDwAhxAsQAJAQACHFCyAA4Q8AIcYLQAC7DwAhBNEEAAEAAATsCQABAAAB7QkAAQAABPIJAAHPEAAhBNEEAAEAAAXsCQABAAAB7QkAAQAABfIJAAHNEAAhCNEEAQAAAAXsCQEAAAAB7QkBAAAABe4JAQAAAAHvCQEAAAAB8AkBAAAAAfEJAQAAAAHyCQEA1xAAIQOwCgAAjQgAILEKAACNCAAgsgoAAI0IACADsAoAAJEIACCxCgAAkQgAILIKAACRCAAgA7AKAACVCAAgsQoAAJUIACCyCgAAlQgAIAjRBAEAAAAF7AkBAAAAAe0JAQAAAAXuCQEAAAAB7wkBAAAAAfAJAQAAAAHxCQEAAAAB8gkBANcQACEClQsBAAAAAZYLAgAAAAEHpQUAANoQACDlCQAA2RAAMOYJAACZCAAQ5wkAANkQADD3ChAA2A8AIZULAQDmDwAhlgsCAKUPACEYogUAAN0QACCjBQAA3hAAIOUJAADcEAAw5gkAAJUIABDnCQAA3BAAMOgJAQDmDwAh6wlAAKcPACH_CQEApg8AIYAKAQCxDwAhgwoCAKUPACGpCgEAsQ8AIdwKAQCmDwAh3wpAAKcPACH3ChAA2A8AIZcLAQDmDwAhmAsBAKYPACGZCwEApg8AIZoLAQCxDwAhmwsAAN0PACCcC0AAuw8AIZ0LQAC7DwAhngtAALsPACH5DAAAlQgAIPoMAACVCAAgApcLAQAAAAGZCwEAAAABFqIFAADdEAAgowUAAN4QACDlCQAA3BAAMOYJAACVCAAQ5wkAANwQADDoCQEA5g8AIesJQACnDwAh_wkBAKYPACGACgEAsQ8AIYMKAgClDwAhqQoBALEPACHcCgEApg8AId8KQACnDwAh9woQANgPACGXCwEA5g8AIZgLAQCmDwAhmQsBAKYPACGaCwEAsQ8AIZsLAADdDwAgnAtAALsPACGdC0AAuw8AIZ4LQAC7DwAhM6MFAADUEAAgpAUAANUQACCmBQAA1hAAIOUJAADQEAAw5gkAAKIIABDnCQAA0BAAMOgJAQDmDwAh6wlAAKcPACH_CQEApg8AIakKAQCxDwAh3AoBAKYPACHfCkAApw8AIfYKAQCmDwAh9woQANgPACH7CgEApg8AIZALAQCxDwAhngtAAKcPACGiCwEAsQ8AIaQLAQCmDwAhpwsBAKYPACGqCwEApg8AIasLAQCmDwAhrAsBAKYPACGtCwEApg8AIa4LAQCmDwAhrwsBAKYPACGwCxAAkBAAIbELEACQEAAhsgsCAN4PACGzCwAA8A8AILQLAADwDwAgtQsAAdEQACG2CwAB0RAAIbcLAQCxDwAhuAsAAdIQACG5C0AApw8AIboLAQCxDwAhuwsBALEPACG8CwEApg8AIb0LIADhDwAhvgsCAN4PACG_CwAA3Q8AIMALAAHSEAAhwQsAAN0PACDCCwEA0xAAIcMLAQCxDwAhxAsQAJAQACHFCyAA4Q8AIcYLQAC7DwAh-QwAAKIIACD6DAAAoggAIAOwCgAAmQgAILEKAACZCAAgsgoAAJkIACAKogUAAN0QACDlCQAA3xAAMOYJAACRCAAQ5wkAAN8QADDoCQQA1g8AIdwKAQCmDwAhlwsBAOYPACGfCwEAsQ8AIaALAQCmDwAhoQtAAKcPACEClgsCAAAAAZcLAQAAAAEPogUAAN0QACDlCQAA4RAAMOYJAACNCAAQ5wkAAOEQADD3ChAA2A8AIZYLAgClDwAhlwsBAOYPACGiCwEApg8AIaMLAQCmDwAhpAsBAKYPACGlCxAAkBAAIaYLAgClDwAhpwsBAKYPACGoCwEApg8AIakLAgDeDwAhBPYKAQAAAAGrCwEAAAABrAsBAAAAAa4LAQAAAAEH5QkAAOMQADDmCQAAiAgAEOcJAADjEAAwmQsBAJsPACHLCwIAmg8AIcwLQACcDwAhzQtAAJwPACEH5QkAAOQQADDmCQAA9QcAEOcJAADkEAAwmQsBAKYPACHLCwIApQ8AIcwLQACnDwAhzQtAAKcPACEF5QkAAOUQADDmCQAA7wcAEOcJAADlEAAwmQsBAJsPACHOC0AAnA8AIQXlCQAA5hAAMOYJAADcBwAQ5wkAAOYQADCZCwEApg8AIc4LQACnDwAhF-UJAADnEAAw5gkAANYHABDnCQAA5xAAMOgJAQCbDwAh6wlAAJwPACH5CUAAtA8AIf8JAADoENALIp8KAQCbDwAhoAoBAJsPACGqCgEAmw8AIcMKAQCbDwAhywpAAJwPACHfCkAAnA8AIe8KQAC0DwAhngtAALQPACGkCwEAmw8AIcsLAgCaDwAh0AsAAOoPACDRCwIAmg8AIdILAAC_DwAg0wsAAL8PACDUCwEArA8AIdULQACcDwAhBxUAAJ4PACAWAADqEAAgFwAA6hAAINEEAAAA0AsI7AkAAADQCwLtCQAAANALCPIJAADpENALIgcVAACeDwAgFgAA6hAAIBcAAOoQACDRBAAAANALCOwJAAAA0AsC7QkAAADQCwjyCQAA6RDQCyIE0QQAAADQCwjsCQAAANALAu0JAAAA0AsI8gkAAOoQ0AsiF-UJAADrEAAw5gkAAMMHABDnCQAA6xAAMOgJAQCmDwAh6wlAAKcPACH5CUAAuw8AIf8JAADsENALIp8KAQCmDwAhoAoBAKYPACGqCgEApg8AIcMKAQCmDwAhywpAAKcPACHfCkAApw8AIe8KQAC7DwAhngtAALsPACGkCwEApg8AIcsLAgClDwAh0AsAAPAPACDRCwIApQ8AIdILAADdDwAg0wsAAN0PACDUCwEAsQ8AIdULQACnDwAhBNEEAAAA0AsI7AkAAADQCwLtCQAAANALCPIJAADqENALIgrcAQEAmw8AIeUJAADtEAAw5gkAAL0HABDnCQAA7RAAMOgJBAC-DwAh-woBAJsPACGCCwEAmw8AIdYLAQCbDwAh1wsBAJsPACHYCwIAmg8AIQXlCQAA7hAAMOYJAACnBwAQ5wkAAO4QADCCCwEAmw8AIdkLAgCaDwAhBt0BAADwEAAg5QkAAO8QADDmCQAAlAcAEOcJAADvEAAwggsBAKYPACHZCwIApQ8AIQOwCgAAjgcAILEKAACOBwAgsgoAAI4HACAL3AEBAKYPACHRBAAA8hAAIOUJAADxEAAw5gkAAI4HABDnCQAA8RAAMOgJBADWDwAh-woBAKYPACGCCwEApg8AIdYLAQCmDwAh1wsBAKYPACHYCwIApQ8AIQjdAQAA8BAAIOUJAADvEAAw5gkAAJQHABDnCQAA7xAAMIILAQCmDwAh2QsCAKUPACH5DAAAlAcAIPoMAACUBwAgDOUJAADzEAAw5gkAAIkHABDnCQAA8xAAMPkJQACcDwAhmAoBAJsPACGhCgEAmw8AIaMKAQCbDwAhyAoCAJoPACH7CgEAmw8AIZkLAQCbDwAhpAsBAJsPACHWCwEAmw8AIQzlCQAA9BAAMOYJAAD2BgAQ5wkAAPQQADD5CUAApw8AIZgKAQCmDwAhoQoBAKYPACGjCgEApg8AIcgKAgClDwAh-woBAKYPACGZCwEApg8AIaQLAQCmDwAh1gsBAKYPACECmQsBAAAAAdYLAQAAAAEI5QkAAPYQADDmCQAA8AYAEOcJAAD2EAAw6wlAAJwPACGCCwEAmw8AIZcLAQCbDwAhmQsBAJsPACHWCwEAmw8AIQjlCQAA9xAAMOYJAADdBgAQ5wkAAPcQADDrCUAApw8AIYILAQCmDwAhlwsBAKYPACGZCwEApg8AIdYLAQCmDwAhAoILAQAAAAGXCwEAAAABB-UJAAD5EAAw5gkAANcGABDnCQAA-RAAMOsJQACcDwAhlgsCAJoPACGXCwEA4w8AIdwLAQCbDwAhB-UJAAD6EAAw5gkAAMQGABDnCQAA-hAAMOsJQACnDwAhlgsCAKUPACGXCwEA5g8AIdwLAQCmDwAhA5YLAgAAAAGXCwEAAAAB3AsBAAAAAQnlCQAA_BAAMOYJAAC-BgAQ5wkAAPwQADD_CQAA_RDfCyKqCgEAmw8AIeAKQAC0DwAhowsBAJsPACHfCwEArA8AIeALQACcDwAhBxUAAJ4PACAWAAD_EAAgFwAA_xAAINEEAAAA3wsI7AkAAADfCwLtCQAAAN8LCPIJAAD-EN8LIgcVAACeDwAgFgAA_xAAIBcAAP8QACDRBAAAAN8LCOwJAAAA3wsC7QkAAADfCwjyCQAA_hDfCyIE0QQAAADfCwjsCQAAAN8LAu0JAAAA3wsI8gkAAP8Q3wsiCeUJAACAEQAw5gkAAKsGABDnCQAAgBEAMP8JAACBEd8LIqoKAQCmDwAh4ApAALsPACGjCwEApg8AId8LAQCxDwAh4AtAAKcPACEE0QQAAADfCwjsCQAAAN8LAu0JAAAA3wsI8gkAAP8Q3wsiBeUJAACCEQAw5gkAAKUGABDnCQAAghEAMIILAQCbDwAhkwtAAJwPACEF5QkAAIMRADDmCQAAkgYAEOcJAACDEQAwggsBAKYPACGTC0AApw8AIRHlCQAAhBEAMOYJAACMBgAQ5wkAAIQRADDoCQEA4w8AIesJQACcDwAhoAoBAJsPACHgCkAAtA8AIZALAQCbDwAhogsBAKwPACGoCwEArA8AIboLAQCbDwAhvAsBAJsPACHhCwEAmw8AIeILAADqDwAg4wsBAJsPACHkCwEAmw8AIeULAQCsDwAhEeUJAACFEQAw5gkAAPkFABDnCQAAhREAMOgJAQDmDwAh6wlAAKcPACGgCgEApg8AIeAKQAC7DwAhkAsBAKYPACGiCwEAsQ8AIagLAQCxDwAhugsBAKYPACG8CwEApg8AIeELAQCmDwAh4gsAAPAPACDjCwEApg8AIeQLAQCmDwAh5QsBALEPACEH5QkAAIYRADDmCQAA8wUAEOcJAACGEQAw6wlAAJwPACH5CUAAnA8AIZcKAAHIEAAh1QoBAJsPACEH5QkAAIcRADDmCQAA4AUAEOcJAACHEQAw6wlAAKcPACH5CUAApw8AIZcKAAHREAAh1QoBAKYPACEH5QkAAIgRADDmCQAA2gUAEOcJAACIEQAw-QlAAJwPACHVCgEAmw8AIa4LAQCbDwAh5gtAAJwPACEH5QkAAIkRADDmCQAAxwUAEOcJAACJEQAw-QlAAKcPACHVCgEApg8AIa4LAQCmDwAh5gtAAKcPACEF9wUEAL4PACHlCQAAihEAMOYJAADBBQAQ5wkAAIoRADDoCQIAmg8AIQX3BQQA1g8AIeUJAACLEQAw5gkAAK4FABDnCQAAixEAMOgJAgClDwAhDuUJAACMEQAw5gkAAKgFABDnCQAAjBEAMOgJAgCaDwAh0goBAKwPACGiCwEAmw8AIboLAQCbDwAh5QsAAcgQACHnCwIAmg8AIegLAQCbDwAh6QsBAJsPACHqCwEArA8AIesLAQCsDwAh7AsAAckQACEN5QkAAI0RADDmCQAAkgUAEOcJAACNEQAw6AkCAJoPACHpCwEAmw8AIe0LAQCbDwAh7gsBAJsPACHvCwEAmw8AIfALAQCbDwAh8QsBAKwPACHyCwEArA8AIfMLAACOEQAg9AsgAMoPACEE7AkBAAAABfULAQAAAAH2CwEAAAAE9wsBAAAABA6gAwAAkBEAIOUJAACPEQAw5gkAAP8EABDnCQAAjxEAMOgJAgClDwAh6QsBAKYPACHtCwEApg8AIe4LAQCmDwAh7wsBAKYPACHwCwEApg8AIfELAQCxDwAh8gsBALEPACHzCwAAjhEAIPQLIADhDwAhA7AKAAD5BAAgsQoAAPkEACCyCgAA-QQAIAOiCwEAAAABugsBAAAAAecLAgAAAAEPnwMAAJMRACDlCQAAkhEAMOYJAAD5BAAQ5wkAAJIRADDoCQIApQ8AIdIKAQCxDwAhogsBAKYPACG6CwEApg8AIeULAAHREAAh5wsCAKUPACHoCwEApg8AIekLAQCmDwAh6gsBALEPACHrCwEAsQ8AIewLAAHSEAAhEKADAACQEQAg5QkAAI8RADDmCQAA_wQAEOcJAACPEQAw6AkCAKUPACHpCwEApg8AIe0LAQCmDwAh7gsBAKYPACHvCwEApg8AIfALAQCmDwAh8QsBALEPACHyCwEAsQ8AIfMLAACOEQAg9AsgAOEPACH5DAAA_wQAIPoMAAD_BAAgB-UJAACUEQAw5gkAAPQEABDnCQAAlBEAMO4LAQCbDwAh-QtAAJwPACH6C0AAtA8AIfsLAQCsDwAhB-UJAACVEQAw5gkAAOEEABDnCQAAlREAMO4LAQCmDwAh-QtAAKcPACH6C0AAuw8AIfsLAQCxDwAhCOUJAACWEQAw5gkAANsEABDnCQAAlhEAMOgJAQDjDwAh6wlAAJwPACGgCgEAmw8AIfwLAQDjDwAh_QsEAL4PACEP5QkAAJcRADDmCQAAxQQAEOcJAACXEQAw6AkBAOMPACHrCUAAnA8AIfkJQAC0DwAhgAoBAKwPACGsCwAAmBGBDCLCCwEAyhAAIf0LBAC-DwAh_gsBAJsPACH_CwEAmw8AIYEMBAC-DwAhggwEAL4PACGDDEAAtA8AIQcVAACeDwAgFgAAmhEAIBcAAJoRACDRBAAAAIEMCOwJAAAAgQwC7QkAAACBDAjyCQAAmRGBDCIHFQAAng8AIBYAAJoRACAXAACaEQAg0QQAAACBDAjsCQAAAIEMAu0JAAAAgQwI8gkAAJkRgQwiBNEEAAAAgQwI7AkAAACBDALtCQAAAIEMCPIJAACaEYEMIgflCQAAmxEAMOYJAACtBAAQ5wkAAJsRADDrCUAAnA8AIaAKAQCbDwAhwgsBAOMPACGFDAAAnBGFDCIHFQAAng8AIBYAAJ4RACAXAACeEQAg0QQAAACFDAjsCQAAAIUMAu0JAAAAhQwI8gkAAJ0RhQwiBxUAAJ4PACAWAACeEQAgFwAAnhEAINEEAAAAhQwI7AkAAACFDALtCQAAAIUMCPIJAACdEYUMIgTRBAAAAIUMCOwJAAAAhQwC7QkAAACFDAjyCQAAnhGFDCII5QkAAJ8RADDmCQAAlwQAEOcJAACfEQAw6AkBAOMPACHrCUAAnA8AIYILAQCbDwAh_wsBAJsPACGGDAEAmw8AIQKgCgEAAAAB_AsBAAAAAQnMAgAAohEAIOUJAAChEQAw5gkAAP0DABDnCQAAoREAMOgJAQDmDwAh6wlAAKcPACGgCgEApg8AIfwLAQDmDwAh_QsEANYPACETygIAAKgRACDNAgAAqREAIOUJAACmEQAw5gkAAPcDABDnCQAAphEAMOgJAQDmDwAh6wlAAKcPACH5CUAAuw8AIYAKAQCxDwAhrAsAAKcRgQwiwgsBANMQACH9CwQA1g8AIf4LAQCmDwAh_wsBAKYPACGBDAQA1g8AIYIMBADWDwAhgwxAALsPACH5DAAA9wMAIPoMAAD3AwAgCssCAACkEQAgzgIAAKURACDlCQAAoxEAMOYJAAD7AwAQ5wkAAKMRADDoCQEA5g8AIesJQACnDwAhggsBAKYPACH_CwEApg8AIYYMAQCmDwAhA7AKAADzAwAgsQoAAPMDACCyCgAA8wMAIAOwCgAA9wMAILEKAAD3AwAgsgoAAPcDACARygIAAKgRACDNAgAAqREAIOUJAACmEQAw5gkAAPcDABDnCQAAphEAMOgJAQDmDwAh6wlAAKcPACH5CUAAuw8AIYAKAQCxDwAhrAsAAKcRgQwiwgsBANMQACH9CwQA1g8AIf4LAQCmDwAh_wsBAKYPACGBDAQA1g8AIYIMBADWDwAhgwxAALsPACEE0QQAAACBDAjsCQAAAIEMAu0JAAAAgQwI8gkAAJoRgQwiDMsCAACkEQAgzgIAAKURACDlCQAAoxEAMOYJAAD7AwAQ5wkAAKMRADDoCQEA5g8AIesJQACnDwAhggsBAKYPACH_CwEApg8AIYYMAQCmDwAh-QwAAPsDACD6DAAA-wMAIAOwCgAA_QMAILEKAAD9AwAgsgoAAP0DACACoAoBAAAAAcILAQAAAAEIygIAAK0RACDlCQAAqxEAMOYJAADzAwAQ5wkAAKsRADDrCUAApw8AIaAKAQCmDwAhwgsBAOYPACGFDAAArBGFDCIE0QQAAACFDAjsCQAAAIUMAu0JAAAAhQwI8gkAAJ4RhQwiDMsCAACkEQAgzgIAAKURACDlCQAAoxEAMOYJAAD7AwAQ5wkAAKMRADDoCQEA5g8AIesJQACnDwAhggsBAKYPACH_CwEApg8AIYYMAQCmDwAh-QwAAPsDACD6DAAA-wMAIArlCQAArhEAMOYJAADuAwAQ5wkAAK4RADDoCQEAmw8AIesJQACcDwAh-QlAAJwPACH7CgEAmw8AIe4LAQCbDwAh7wsBAKwPACGJDCAArxEAIQUVAACuDwAgFgAAsREAIBcAALERACDsCSAAAAAB8gkgALARACEFFQAArg8AIBYAALERACAXAACxEQAg7AkgAAAAAfIJIACwEQAhAuwJIAAAAAHyCSAAsREAIQrlCQAAshEAMOYJAADbAwAQ5wkAALIRADDoCQEApg8AIesJQACnDwAh-QlAAKcPACH7CgEApg8AIe4LAQCmDwAh7wsBALEPACGJDCAAsxEAIQLsCSAAAAAB8gkgALERACEP5QkAALQRADDmCQAA1QMAEOcJAAC0EQAwlgsCAJoPACHuCwEAmw8AIe8LAQCsDwAhigwBAJsPACGLDAIAmg8AIY0MAAC1EY0MIo4MAgDADwAhjwwBAKwPACGQDAEArA8AIZEMAQCsDwAhkgwAAL8PACCTDAIAmg8AIQcVAACeDwAgFgAAtxEAIBcAALcRACDRBAAAAI0MCOwJAAAAjQwC7QkAAACNDAjyCQAAthGNDCIHFQAAng8AIBYAALcRACAXAAC3EQAg0QQAAACNDAjsCQAAAI0MAu0JAAAAjQwI8gkAALYRjQwiBNEEAAAAjQwI7AkAAACNDALtCQAAAI0MCPIJAAC3EY0MIg_lCQAAuBEAMOYJAADCAwAQ5wkAALgRADCWCwIApQ8AIe4LAQCmDwAh7wsBALEPACGKDAEApg8AIYsMAgClDwAhjQwAALkRjQwijgwCAN4PACGPDAEAsQ8AIZAMAQCxDwAhkQwBALEPACGSDAAA3Q8AIJMMAgClDwAhBNEEAAAAjQwI7AkAAACNDALtCQAAAI0MCPIJAAC3EY0MIgLuCwEAAAABigwBAAAAAQKWCwIAAAABigwBAAAAARTlCQAAvBEAMOYJAAC8AwAQ5wkAALwRADDwCkAAnA8AIekLAQCsDwAh6wsBAJsPACHsCwAByBAAIe4LAQCbDwAh7wsBAKwPACHwCwEArA8AIYkMIADKDwAhkAwBAJsPACGRDAEAmw8AIZYMAQCbDwAhlwwBAKwPACGYDAEArA8AIZkMAQCsDwAhmgwAAI4RACCbDAAAjhEAIJwMQAC0DwAhFOUJAAC9EQAw5gkAAK8DABDnCQAAvREAMPAKQACnDwAh6QsBALEPACHrCwEApg8AIewLAAHREAAh7gsBAKYPACHvCwEAsQ8AIfALAQCxDwAhiQwgAOEPACGQDAEApg8AIZEMAQCmDwAhlgwBAKYPACGXDAEAsQ8AIZgMAQCxDwAhmQwBALEPACGaDAAAjhEAIJsMAACOEQAgnAxAALsPACEM5QkAAL4RADDmCQAAqQMAEOcJAAC-EQAw6AkEAL4PACH5CUAAnA8AIaAKAQCbDwAhzApAAJwPACHmC0AAtA8AIZ0MAQCbDwAhngwAAcgQACGfDAAByBAAIaAMAgCaDwAhDOUJAAC_EQAw5gkAAJYDABDnCQAAvxEAMOgJBADWDwAh-QlAAKcPACGgCgEApg8AIcwKQACnDwAh5gtAALsPACGdDAEApg8AIZ4MAAHREAAhnwwAAdEQACGgDAIApQ8AIRDlCQAAwBEAMOYJAACQAwAQ5wkAAMARADDrCUAAnA8AIf8JAQCsDwAhoAoBAJsPACHfCkAAnA8AIZ0MAQCbDwAhoQwBAJsPACGiDAEAmw8AIaMMAQCbDwAhpAwBAKwPACGlDAEAmw8AIaYMAQCbDwAhpwwBAJsPACGoDEAAtA8AIRDlCQAAwREAMOYJAAD9AgAQ5wkAAMERADDrCUAApw8AIf8JAQCxDwAhoAoBAKYPACHfCkAApw8AIZ0MAQCmDwAhoQwBAKYPACGiDAEApg8AIaMMAQCmDwAhpAwBALEPACGlDAEApg8AIaYMAQCmDwAhpwwBAKYPACGoDEAAuw8AIQnlCQAAwhEAMOYJAAD3AgAQ5wkAAMIRADDoCQQAvg8AIYALAQCbDwAhggsBAJsPACHWCwEAmw8AIdcLAQCbDwAh2AsCAJoPACET5QkAAMMRADDmCQAA4QIAEOcJAADDEQAw6wlAAJwPACH5CUAAtA8AIf8JAADEEaoMIsIKBAC-DwAh-woBAJsPACGCCwEAmw8AIdkLAgCaDwAhqgxAALQPACGrDAEArA8AIawMQAC0DwAhrQxAALQPACGuDEAAtA8AIa8MAgCaDwAhsAxAALQPACGxDEAAtA8AIbIMQAC0DwAhBxUAAJ4PACAWAADGEQAgFwAAxhEAINEEAAAAqgwI7AkAAACqDALtCQAAAKoMCPIJAADFEaoMIgcVAACeDwAgFgAAxhEAIBcAAMYRACDRBAAAAKoMCOwJAAAAqgwC7QkAAACqDAjyCQAAxRGqDCIE0QQAAACqDAjsCQAAAKoMAu0JAAAAqgwI8gkAAMYRqgwiFN0BAADJEQAg5QkAAMcRADDmCQAAzgIAEOcJAADHEQAw6wlAAKcPACH5CUAAuw8AIf8JAADIEaoMIsIKBADWDwAh-woBAKYPACGCCwEApg8AIdkLAgClDwAhqgxAALsPACGrDAEAsQ8AIawMQAC7DwAhrQxAALsPACGuDEAAuw8AIa8MAgClDwAhsAxAALsPACGxDEAAuw8AIbIMQAC7DwAhBNEEAAAAqgwI7AkAAACqDALtCQAAAKoMCPIJAADGEaoMIgOwCgAAyAIAILEKAADIAgAgsgoAAMgCACAK3AEAAMsRACDlCQAAyhEAMOYJAADIAgAQ5wkAAMoRADDoCQQA1g8AIYALAQCmDwAhggsBAKYPACHWCwEApg8AIdcLAQCmDwAh2AsCAKUPACEW3QEAAMkRACDlCQAAxxEAMOYJAADOAgAQ5wkAAMcRADDrCUAApw8AIfkJQAC7DwAh_wkAAMgRqgwiwgoEANYPACH7CgEApg8AIYILAQCmDwAh2QsCAKUPACGqDEAAuw8AIasMAQCxDwAhrAxAALsPACGtDEAAuw8AIa4MQAC7DwAhrwwCAKUPACGwDEAAuw8AIbEMQAC7DwAhsgxAALsPACH5DAAAzgIAIPoMAADOAgAgFeUJAADMEQAw5gkAAMMCABDnCQAAzBEAMOgJBAC-DwAh_wkAAM4RtQwigwoCAJoPACGfCgAAzRG0DCKgCgEAmw8AIaoKAQCbDwAh3AoBAKwPACHdCkAAtA8AIfcKBAC-DwAhgAsBAJsPACHfCwEArA8AIeALQACcDwAhtQwCAJoPACG2DEAAtA8AIbcMAgDADwAhuAxAALQPACG5DEAAtA8AIboMQAC0DwAhBxUAAJ4PACAWAADSEQAgFwAA0hEAINEEAAAAtAwI7AkAAAC0DALtCQAAALQMCPIJAADREbQMIgcVAACeDwAgFgAA0BEAIBcAANARACDRBAAAALUMCOwJAAAAtQwC7QkAAAC1DAjyCQAAzxG1DCIHFQAAng8AIBYAANARACAXAADQEQAg0QQAAAC1DAjsCQAAALUMAu0JAAAAtQwI8gkAAM8RtQwiBNEEAAAAtQwI7AkAAAC1DALtCQAAALUMCPIJAADQEbUMIgcVAACeDwAgFgAA0hEAIBcAANIRACDRBAAAALQMCOwJAAAAtAwC7QkAAAC0DAjyCQAA0RG0DCIE0QQAAAC0DAjsCQAAALQMAu0JAAAAtAwI8gkAANIRtAwiFeUJAADTEQAw5gkAALACABDnCQAA0xEAMOgJBADWDwAh_wkAANURtQwigwoCAKUPACGfCgAA1BG0DCKgCgEApg8AIaoKAQCmDwAh3AoBALEPACHdCkAAuw8AIfcKBADWDwAhgAsBAKYPACHfCwEAsQ8AIeALQACnDwAhtQwCAKUPACG2DEAAuw8AIbcMAgDeDwAhuAxAALsPACG5DEAAuw8AIboMQAC7DwAhBNEEAAAAtAwI7AkAAAC0DALtCQAAALQMCPIJAADSEbQMIgTRBAAAALUMCOwJAAAAtQwC7QkAAAC1DAjyCQAA0BG1DCICtgxAAAAAAbcMAgAAAAES5QkAANcRADDmCQAAqgIAEOcJAADXEQAw_wpAAJwPACGCCwEAmw8AIbwMAQCbDwAhvQwCAJoPACG-DAAA6g8AIL8MAQCbDwAhwAwAAOoPACDBDAEAmw8AIcIMIADKDwAhwwwCAJoPACHEDAEAmw8AIcUMAQCbDwAhxgwBAJsPACHHDAAByRAAIcgMAQCbDwAhEuUJAADYEQAw5gkAAJcCABDnCQAA2BEAMP8KQACnDwAhggsBAKYPACG8DAEApg8AIb0MAgClDwAhvgwAAPAPACC_DAEApg8AIcAMAADwDwAgwQwBAKYPACHCDCAA4Q8AIcMMAgClDwAhxAwBAKYPACHFDAEApg8AIcYMAQCmDwAhxwwAAdIQACHIDAEApg8AIQjlCQAA2REAMOYJAACRAgAQ5wkAANkRADDICgQAvg8AIYwLQACcDwAhyQwCAJoPACHKDAIAmg8AIcsMBAC-DwAhCOUJAADaEQAw5gkAAP4BABDnCQAA2hEAMMgKBADWDwAhjAtAAKcPACHJDAIApQ8AIcoMAgClDwAhywwEANYPACECjAtAAAAAAckMAgAAAAEK5QkAANwRADDmCQAA-AEAEOcJAADcEQAwqQoAAcgQACHJDAIAmg8AIc0MAAHIEAAhzgwEAL4PACHPDAIAmg8AIdAMAAHIEAAh0QwAAckQACEK5QkAAN0RADDmCQAA5QEAEOcJAADdEQAwqQoAAdEQACHJDAIApQ8AIc0MAAHREAAhzgwEANYPACHPDAIApQ8AIdAMAAHREAAh0QwAAdIQACEEyQwCAAAAAc0MAAEAAAHODAQAAAABzwwCAAAAAQrlCQAA3xEAMOYJAADfAQAQ5wkAAN8RADD7CgAByBAAIcQLEADPDwAhyQwCAJoPACHNDAAByBAAIdQMAADgEdQMItUMEADPDwAh1gwCAJoPACEHFQAAng8AIBYAAOIRACAXAADiEQAg0QQAAADUDAjsCQAAANQMAu0JAAAA1AwI8gkAAOER1AwiBxUAAJ4PACAWAADiEQAgFwAA4hEAINEEAAAA1AwI7AkAAADUDALtCQAAANQMCPIJAADhEdQMIgTRBAAAANQMCOwJAAAA1AwC7QkAAADUDAjyCQAA4hHUDCIK5QkAAOMRADDmCQAAzAEAEOcJAADjEQAw-woAAdEQACHECxAA2A8AIckMAgClDwAhzQwAAdEQACHUDAAA5BHUDCLVDBAA2A8AIdYMAgClDwAhBNEEAAAA1AwI7AkAAADUDALtCQAAANQMCPIJAADiEdQMIgX7CgABAAAByQwCAAAAAc0MAAEAAAHUDAAAANQMAtUMEAAAAAEP5QkAAOYRADDmCQAAxgEAEOcJAADmEQAwqQoAAcgQACGaCwAByBAAIdcLEADPDwAhyQwCAJoPACHNDAAByBAAIc4MBAC-DwAhzwwCAJoPACHUDAAA4BHUDCLVDBAAzw8AIdgMAgCaDwAh2QwCAJoPACHaDAAByBAAIQ_lCQAA5xEAMOYJAACzAQAQ5wkAAOcRADCpCgAB0RAAIZoLAAHREAAh1wsQANgPACHJDAIApQ8AIc0MAAHREAAhzgwEANYPACHPDAIApQ8AIdQMAADkEdQMItUMEADYDwAh2AwCAKUPACHZDAIApQ8AIdoMAAHREAAhBMkMAgAAAAHODAQAAAAB2AwCAAAAAdkMAgAAAAEQ5QkAAOkRADDmCQAArQEAEOcJAADpEQAwnwoBAJsPACGpCgAByBAAIZYLAgCaDwAhmgsAAckQACHXCxAAzw8AIfsLAQCsDwAhyQwCAJoPACHODAQAvg8AIc8MAgCaDwAh2gwAAcgQACHcDAEAmw8AId0MBAC-DwAh3gwEAL4PACEQ5QkAAOoRADDmCQAAmgEAEOcJAADqEQAwnwoBAKYPACGpCgAB0RAAIZYLAgClDwAhmgsAAdIQACHXCxAA2A8AIfsLAQCxDwAhyQwCAKUPACHODAQA1g8AIc8MAgClDwAh2gwAAdEQACHcDAEApg8AId0MBADWDwAh3gwEANYPACEElgsCAAAAAckMAgAAAAHODAQAAAABzwwCAAAAARLlCQAA7BEAMOYJAACUAQAQ5wkAAOwRADCaCwAByRAAIa4LBAC-DwAh0AsAAcgQACHXCxAAzw8AIZ8MAAHIEAAhyQwCAJoPACHODAQAvg8AIdoMAAHIEAAh3QwEAL4PACHeDAQAvg8AIeAMAgCaDwAh4QwQAM8PACHiDAAByRAAIeMMBAC-DwAh5AwgAMoPACES5QkAAO0RADDmCQAAgQEAEOcJAADtEQAwmgsAAdIQACGuCwQA1g8AIdALAAHREAAh1wsQANgPACGfDAAB0RAAIckMAgClDwAhzgwEANYPACHaDAAB0RAAId0MBADWDwAh3gwEANYPACHgDAIApQ8AIeEMEADYDwAh4gwAAdIQACHjDAQA1g8AIeQMIADhDwAhA8kMAgAAAAHODAQAAAAB4AwCAAAAAQ_lCQAA7xEAMOYJAAB7ABDnCQAA7xEAMMgKAgCaDwAhnwwAAcgQACHJDAIAmg8AIcsMAgCaDwAh3gwQAM8PACHmDAQAvg8AIecMAAHIEAAh6AxAAJwPACHpDAAByBAAIeoMEADPDwAh6wwQAIYQACHsDCAAyg8AIQ_lCQAA8BEAMOYJAABoABDnCQAA8BEAMMgKAgClDwAhnwwAAdEQACHJDAIApQ8AIcsMAgClDwAh3gwQANgPACHmDAQA1g8AIecMAAHREAAh6AxAAKcPACHpDAAB0RAAIeoMEADYDwAh6wwQAJAQACHsDCAA4Q8AIQLJDAIAAAAB5gwEAAAAAQjlCQAA8hEAMOYJAABiABDnCQAA8hEAMMkMAgCaDwAh7gwEAL4PACHvDAQAwQ8AIfAMAAHJEAAh8QxAAJwPACEI5QkAAPMRADDmCQAATwAQ5wkAAPMRADDJDAIApQ8AIe4MBADWDwAh7wwEANcPACHwDAAB0hAAIfEMQACnDwAhCuUJAAD0EQAw5gkAAEkAEOcJAAD0EQAw6AkEAL4PACGfCgEAmw8AIdwKAQCbDwAhoQtAAJwPACHyDAEAmw8AIfQMAAD1EfQMIvUMAQCbDwAhBxUAAJ4PACAWAAD3EQAgFwAA9xEAINEEAAAA9AwI7AkAAAD0DALtCQAAAPQMCPIJAAD2EfQMIgcVAACeDwAgFgAA9xEAIBcAAPcRACDRBAAAAPQMCOwJAAAA9AwC7QkAAAD0DAjyCQAA9hH0DCIE0QQAAAD0DAjsCQAAAPQMAu0JAAAA9AwI8gkAAPcR9AwiCuUJAAD4EQAw5gkAADYAEOcJAAD4EQAw6AkEANYPACGfCgEApg8AIdwKAQCmDwAhoQtAAKcPACHyDAEApg8AIfQMAAD5EfQMIvUMAQCmDwAhBNEEAAAA9AwI7AkAAAD0DALtCQAAAPQMCPIJAAD3EfQMIgflCQAA-hEAMOYJAAAwABDnCQAA-hEAMNUKAQCbDwAh3AoBAJsPACHyDAEAmw8AIfYMQACcDwAhB-UJAAD7EQAw5gkAAB0AEOcJAAD7EQAw1QoBAKYPACHcCgEApg8AIfIMAQCmDwAh9gxAAKcPACEI5QkAAPwRADDmCQAAFwAQ5wkAAPwRADCfCgAA_RH4DCLcCgEAmw8AIfIMAQCbDwAh9QwBAJsPACH2DEAAnA8AIQcVAACeDwAgFgAA_xEAIBcAAP8RACDRBAAAAPgMCOwJAAAA-AwC7QkAAAD4DAjyCQAA_hH4DCIHFQAAng8AIBYAAP8RACAXAAD_EQAg0QQAAAD4DAjsCQAAAPgMAu0JAAAA-AwI8gkAAP4R-AwiBNEEAAAA-AwI7AkAAAD4DALtCQAAAPgMCPIJAAD_EfgMIgjlCQAAgBIAMOYJAAAEABDnCQAAgBIAMJ8KAACBEvgMItwKAQCmDwAh8gwBAKYPACH1DAEApg8AIfYMQACnDwAhBNEEAAAA-AwI7AkAAAD4DALtCQAAAPgMCPIJAAD_EfgMIgKfCgAAAPgMAvUMAQAAAAEAAAAAAAWBDQIAAAABhQ0CAAAAAYYNAgAAAAGHDQIAAAABiA0CAAAAAQGBDQEAAAABAYENQAAAAAEAAAAAAAAAAYENAQAAAAEAAAAAAAGBDQAAAP8JAgGBDUAAAAABBw8AAMUYACAQAADIGAAg-wwAAMYYACD8DAAAxxgAIP0MAADuDQAg_gwAAO4NACD_DAAA4g0AIAMPAADFGAAg-wwAAMYYACD_DAAA4g0AIAvyCAAA2RIAIPMIAADaEgAg9AgAANsSACCYCgAAjhIAIKYKAACOEgAgpwoAAI4SACCpCgAAjhIAIKsKAACOEgAgrAoAAI4SACCtCgAAjhIAIK8KAACOEgAgAAAAAAAFgQ0EAAAAAYUNBAAAAAGGDQQAAAABhw0EAAAAAYgNBAAAAAEFgQ0CAAAAAYUNAgAAAAGGDQIAAAABhw0CAAAAAYgNAgAAAAEFgQ0EAAAAAYUNBAAAAAGGDQQAAAABhw0EAAAAAYgNBAAAAAEFDwAAwBgAIBAAAMMYACD7DAAAwRgAIPwMAADCGAAg_wwAAOINACADDwAAwBgAIPsMAADBGAAg_wwAAOINACAAAAAAAAGBDSAAAAABBQ8AALsYACAQAAC-GAAg-wwAALwYACD8DAAAvRgAIP8MAADiDQAgAw8AALsYACD7DAAAvBgAIP8MAADiDQAgAAAAAAABgQ0AAACfCgIFgQ0QAAAAAYUNEAAAAAGGDRAAAAABhw0QAAAAAYgNEAAAAAELDwAAyhIAMBAAAM8SADD7DAAAyxIAMPwMAADMEgAw_QwAAM4SADD-DAAAzhIAMP8MAADOEgAwgA0AAM0SACCBDQAAzhIAMIINAADQEgAwgw0AANESADALDwAAvhIAMBAAAMMSADD7DAAAvxIAMPwMAADAEgAw_QwAAMISADD-DAAAwhIAMP8MAADCEgAwgA0AAMESACCBDQAAwhIAMIINAADEEgAwgw0AAMUSADAHDwAAuRIAIBAAALwSACD7DAAAuhIAIPwMAAC7EgAg_QwAAOwNACD-DAAA7A0AIP8MAAC0DgAgC-gJAQAAAAHpCQEAAAAB6gkBAAAAAesJQAAAAAH2CQEAAAAB_wkAAAD_CQKACgEAAAABgQpAAAAAAYIKQAAAAAGDCgIAAAABhApAAAAAAQIAAAC0DgAgDwAAuRIAIAMAAADsDQAgDwAAuRIAIBAAAL0SACANAAAA7A0AIAgAAL0SACDoCQEAiRIAIekJAQCSEgAh6gkBAJISACHrCUAAihIAIfYJAQCJEgAh_wkAAJgS_wkigAoBAJISACGBCkAAmRIAIYIKQACZEgAhgwoCAIgSACGECkAAmRIAIQvoCQEAiRIAIekJAQCSEgAh6gkBAJISACHrCUAAihIAIfYJAQCJEgAh_wkAAJgS_wkigAoBAJISACGBCkAAmRIAIYIKQACZEgAhgwoCAIgSACGECkAAmRIAIQ3oCQQAAAABhQoBAAAAAYYKBAAAAAGHCoAAAAABiAoBAAAAAYkKAgAAAAGKCgQAAAABiwpAAAAAAYwKQAAAAAGNCkAAAAABjgoBAAAAAY8KAQAAAAGQCkAAAAABAgAAAOoNACAPAADJEgAgAwAAAOoNACAPAADJEgAgEAAAyBIAIAEIAAC6GAAwEvEIAADfDwAg5QkAANwPADDmCQAA6A0AEOcJAADcDwAw6AkEAAAAAf0JAQCmDwAhhQoBAAAAAYYKBADWDwAhhwoAAN0PACCICgEAAAABiQoCAN4PACGKCgQA1w8AIYsKQACnDwAhjApAALsPACGNCkAAuw8AIY4KAQCxDwAhjwoBALEPACGQCkAAuw8AIQIAAADqDQAgCAAAyBIAIAIAAADGEgAgCAAAxxIAIBHlCQAAxRIAMOYJAADGEgAQ5wkAAMUSADDoCQQA1g8AIf0JAQCmDwAhhQoBALEPACGGCgQA1g8AIYcKAADdDwAgiAoBALEPACGJCgIA3g8AIYoKBADXDwAhiwpAAKcPACGMCkAAuw8AIY0KQAC7DwAhjgoBALEPACGPCgEAsQ8AIZAKQAC7DwAhEeUJAADFEgAw5gkAAMYSABDnCQAAxRIAMOgJBADWDwAh_QkBAKYPACGFCgEAsQ8AIYYKBADWDwAhhwoAAN0PACCICgEAsQ8AIYkKAgDeDwAhigoEANcPACGLCkAApw8AIYwKQAC7DwAhjQpAALsPACGOCgEAsQ8AIY8KAQCxDwAhkApAALsPACEN6AkEAKISACGFCgEAkhIAIYYKBACiEgAhhwqAAAAAAYgKAQCSEgAhiQoCAKMSACGKCgQApBIAIYsKQACKEgAhjApAAJkSACGNCkAAmRIAIY4KAQCSEgAhjwoBAJISACGQCkAAmRIAIQ3oCQQAohIAIYUKAQCSEgAhhgoEAKISACGHCoAAAAABiAoBAJISACGJCgIAoxIAIYoKBACkEgAhiwpAAIoSACGMCkAAmRIAIY0KQACZEgAhjgoBAJISACGPCgEAkhIAIZAKQACZEgAhDegJBAAAAAGFCgEAAAABhgoEAAAAAYcKgAAAAAGICgEAAAABiQoCAAAAAYoKBAAAAAGLCkAAAAABjApAAAAAAY0KQAAAAAGOCgEAAAABjwoBAAAAAZAKQAAAAAEJ6wlAAAAAAfkJQAAAAAGXCgEAAAABmAoBAAAAAZkKBAAAAAGaCkAAAAABmwoBAAAAAZwKQAAAAAGdCiAAAAABAgAAAOYNACAPAADVEgAgAwAAAOYNACAPAADVEgAgEAAA1BIAIAEIAAC5GAAwDvEIAADfDwAg5QkAAOAPADDmCQAA5A0AEOcJAADgDwAw6wlAAKcPACH5CUAApw8AIf0JAQCmDwAhlwoBAAAAAZgKAQAAAAGZCgQA1w8AIZoKQAC7DwAhmwoBALEPACGcCkAAuw8AIZ0KIADhDwAhAgAAAOYNACAIAADUEgAgAgAAANISACAIAADTEgAgDeUJAADREgAw5gkAANISABDnCQAA0RIAMOsJQACnDwAh-QlAAKcPACH9CQEApg8AIZcKAQCmDwAhmAoBAKYPACGZCgQA1w8AIZoKQAC7DwAhmwoBALEPACGcCkAAuw8AIZ0KIADhDwAhDeUJAADREgAw5gkAANISABDnCQAA0RIAMOsJQACnDwAh-QlAAKcPACH9CQEApg8AIZcKAQCmDwAhmAoBAKYPACGZCgQA1w8AIZoKQAC7DwAhmwoBALEPACGcCkAAuw8AIZ0KIADhDwAhCesJQACKEgAh-QlAAIoSACGXCgEAiRIAIZgKAQCJEgAhmQoEAKQSACGaCkAAmRIAIZsKAQCSEgAhnApAAJkSACGdCiAArBIAIQnrCUAAihIAIfkJQACKEgAhlwoBAIkSACGYCgEAiRIAIZkKBACkEgAhmgpAAJkSACGbCgEAkhIAIZwKQACZEgAhnQogAKwSACEJ6wlAAAAAAfkJQAAAAAGXCgEAAAABmAoBAAAAAZkKBAAAAAGaCkAAAAABmwoBAAAAAZwKQAAAAAGdCiAAAAABBA8AAMoSADD7DAAAyxIAMP8MAADOEgAwgA0AAM0SACAEDwAAvhIAMPsMAAC_EgAw_wwAAMISADCADQAAwRIAIAMPAAC5EgAg-wwAALoSACD_DAAAtA4AIAAACPEIAACcEgAg6QkAAI4SACDqCQAAjhIAIP0JAACOEgAggAoAAI4SACCBCgAAjhIAIIIKAACOEgAghAoAAI4SACAAAAAAAAAAAAGBDQAAAL4KAgAAAAGBDQAAAMIKAgAAAAAAAAAAAAAAAYENAAAAywoCAAAAAAABgQ0AAADPCgIBgQ0AAADQCgIFgQ0QAAAAAYUNEAAAAAGGDRAAAAABhw0QAAAAAYgNEAAAAAEAAAAAAAUPAAC0GAAgEAAAtxgAIPsMAAC1GAAg_AwAALYYACD_DAAA_wsAIAMPAAC0GAAg-wwAALUYACD_DAAA_wsAIAAAAAAACw8AAIoTADAQAACPEwAw-wwAAIsTADD8DAAAjBMAMP0MAACOEwAw_gwAAI4TADD_DAAAjhMAMIANAACNEwAggQ0AAI4TADCCDQAAkBMAMIMNAACREwAwBv8JAQAAAAGDCgIAAAABhApAAAAAAdUKAQAAAAHgCkAAAAAB4woBAAAAAQIAAACDDAAgDwAAlRMAIAMAAACDDAAgDwAAlRMAIBAAAJQTACABCAAAsxgAMAzMBgAAlxAAIOUJAACWEAAw5gkAAIEMABDnCQAAlhAAMP8JAQCmDwAhgwoCAKUPACGECkAAuw8AIdUKAQCmDwAh4ApAALsPACHiCgEApg8AIeMKAQCxDwAh6QoAAJUQACACAAAAgwwAIAgAAJQTACACAAAAkhMAIAgAAJMTACAK5QkAAJETADDmCQAAkhMAEOcJAACREwAw_wkBAKYPACGDCgIApQ8AIYQKQAC7DwAh1QoBAKYPACHgCkAAuw8AIeIKAQCmDwAh4woBALEPACEK5QkAAJETADDmCQAAkhMAEOcJAACREwAw_wkBAKYPACGDCgIApQ8AIYQKQAC7DwAh1QoBAKYPACHgCkAAuw8AIeIKAQCmDwAh4woBALEPACEG_wkBAIkSACGDCgIAiBIAIYQKQACZEgAh1QoBAIkSACHgCkAAmRIAIeMKAQCSEgAhBv8JAQCJEgAhgwoCAIgSACGECkAAmRIAIdUKAQCJEgAh4ApAAJkSACHjCgEAkhIAIQb_CQEAAAABgwoCAAAAAYQKQAAAAAHVCgEAAAAB4ApAAAAAAeMKAQAAAAEEDwAAihMAMPsMAACLEwAw_wwAAI4TADCADQAAjRMAIAAF4AcAAJcTACCYCgAAjhIAIKAKAACOEgAgqgoAAI4SACDkCgAAjhIAIAAAAAAAAAAABQ8AAK4YACAQAACxGAAg-wwAAK8YACD8DAAAsBgAIP8MAACXCgAgAw8AAK4YACD7DAAArxgAIP8MAACXCgAgAAAABQ8AAKYYACAQAACsGAAg-wwAAKcYACD8DAAAqxgAIP8MAACXCgAgBQ8AAKQYACAQAACpGAAg-wwAAKUYACD8DAAAqBgAIP8MAAChCwAgAw8AAKYYACD7DAAApxgAIP8MAACXCgAgAw8AAKQYACD7DAAApRgAIP8MAAChCwAgAAAAAAALDwAAsBMAMBAAALUTADD7DAAAsRMAMPwMAACyEwAw_QwAALQTADD-DAAAtBMAMP8MAAC0EwAwgA0AALMTACCBDQAAtBMAMIINAAC2EwAwgw0AALcTADAFygYAAKgTACDoCQEAAAABiwpAAAAAAe4KAQAAAAHwCkAAAAABAgAAAJ0KACAPAAC7EwAgAwAAAJ0KACAPAAC7EwAgEAAAuhMAIAEIAACjGAAwC8oGAACnEAAgzAYAAKsQACDlCQAAqhAAMOYJAACbCgAQ5wkAAKoQADDoCQEAAAABiwpAAKcPACHiCgEApg8AIe4KAQCmDwAh8ApAALsPACGGCwAAqRAAIAIAAACdCgAgCAAAuhMAIAIAAAC4EwAgCAAAuRMAIAjlCQAAtxMAMOYJAAC4EwAQ5wkAALcTADDoCQEApg8AIYsKQACnDwAh4goBAKYPACHuCgEApg8AIfAKQAC7DwAhCOUJAAC3EwAw5gkAALgTABDnCQAAtxMAMOgJAQCmDwAhiwpAAKcPACHiCgEApg8AIe4KAQCmDwAh8ApAALsPACEE6AkBAIkSACGLCkAAihIAIe4KAQCJEgAh8ApAAJkSACEFygYAAKYTACDoCQEAiRIAIYsKQACKEgAh7goBAIkSACHwCkAAmRIAIQXKBgAAqBMAIOgJAQAAAAGLCkAAAAAB7goBAAAAAfAKQAAAAAEEDwAAsBMAMPsMAACxEwAw_wwAALQTADCADQAAsxMAIAAAAAAAAAUPAACeGAAgEAAAoRgAIPsMAACfGAAg_AwAAKAYACD_DAAAlwoAIAMPAACeGAAg-wwAAJ8YACD_DAAAlwoAIAAAAAcPAACWGAAgEAAAnBgAIPsMAACXGAAg_AwAAJsYACD9DAAAmQoAIP4MAACZCgAg_wwAAI8KACALDwAA5BMAMBAAAOgTADD7DAAA5RMAMPwMAADmEwAw_QwAALQTADD-DAAAtBMAMP8MAAC0EwAwgA0AAOcTACCBDQAAtBMAMIINAADpEwAwgw0AALcTADALDwAA2BMAMBAAAN0TADD7DAAA2RMAMPwMAADaEwAw_QwAANwTADD-DAAA3BMAMP8MAADcEwAwgA0AANsTACCBDQAA3BMAMIINAADeEwAwgw0AAN8TADALDwAAzBMAMBAAANETADD7DAAAzRMAMPwMAADOEwAw_QwAANATADD-DAAA0BMAMP8MAADQEwAwgA0AAM8TACCBDQAA0BMAMIINAADSEwAwgw0AANMTADAGqgoBAAAAAd0KQAAAAAH2CgEAAAAB9woQAAAAAfgKAgAAAAH5ChAAAAABAgAAAKcKACAPAADXEwAgAwAAAKcKACAPAADXEwAgEAAA1hMAIAEIAACaGAAwC8oGAACnEAAg5QkAAKYQADDmCQAApQoAEOcJAACmEAAwqgoBAAAAAd0KQACnDwAh7goBAKYPACH2CgEApg8AIfcKEADYDwAh-AoCAKUPACH5ChAA2A8AIQIAAACnCgAgCAAA1hMAIAIAAADUEwAgCAAA1RMAIArlCQAA0xMAMOYJAADUEwAQ5wkAANMTADCqCgEApg8AId0KQACnDwAh7goBAKYPACH2CgEApg8AIfcKEADYDwAh-AoCAKUPACH5ChAA2A8AIQrlCQAA0xMAMOYJAADUEwAQ5wkAANMTADCqCgEApg8AId0KQACnDwAh7goBAKYPACH2CgEApg8AIfcKEADYDwAh-AoCAKUPACH5ChAA2A8AIQaqCgEAiRIAId0KQACKEgAh9goBAIkSACH3ChAAtRIAIfgKAgCIEgAh-QoQALUSACEGqgoBAIkSACHdCkAAihIAIfYKAQCJEgAh9woQALUSACH4CgIAiBIAIfkKEAC1EgAhBqoKAQAAAAHdCkAAAAAB9goBAAAAAfcKEAAAAAH4CgIAAAAB-QoQAAAAAQLoCQEAAAAB7wpAAAAAAQIAAACjCgAgDwAA4xMAIAMAAACjCgAgDwAA4xMAIBAAAOITACABCAAAmRgAMAfKBgAApxAAIOUJAACoEAAw5gkAAKEKABDnCQAAqBAAMOgJAQAAAAHuCgEApg8AIe8KQACnDwAhAgAAAKMKACAIAADiEwAgAgAAAOATACAIAADhEwAgBuUJAADfEwAw5gkAAOATABDnCQAA3xMAMOgJAQCmDwAh7goBAKYPACHvCkAApw8AIQblCQAA3xMAMOYJAADgEwAQ5wkAAN8TADDoCQEApg8AIe4KAQCmDwAh7wpAAKcPACEC6AkBAIkSACHvCkAAihIAIQLoCQEAiRIAIe8KQACKEgAhAugJAQAAAAHvCkAAAAABBcwGAACpEwAg6AkBAAAAAYsKQAAAAAHiCgEAAAAB8ApAAAAAAQIAAACdCgAgDwAA7BMAIAMAAACdCgAgDwAA7BMAIBAAAOsTACABCAAAmBgAMAIAAACdCgAgCAAA6xMAIAIAAAC4EwAgCAAA6hMAIAToCQEAiRIAIYsKQACKEgAh4goBAIkSACHwCkAAmRIAIQXMBgAApxMAIOgJAQCJEgAhiwpAAIoSACHiCgEAiRIAIfAKQACZEgAhBcwGAACpEwAg6AkBAAAAAYsKQAAAAAHiCgEAAAAB8ApAAAAAAQMPAACWGAAg-wwAAJcYACD_DAAAjwoAIAQPAADkEwAw-wwAAOUTADD_DAAAtBMAMIANAADnEwAgBA8AANgTADD7DAAA2RMAMP8MAADcEwAwgA0AANsTACAEDwAAzBMAMPsMAADNEwAw_wwAANATADCADQAAzxMAIAAAAAUPAACRGAAgEAAAlBgAIPsMAACSGAAg_AwAAJMYACD_DAAAjwoAIAMPAACRGAAg-wwAAJIYACD_DAAAjwoAIAAAAAAAAAsPAACKFAAwEAAAjxQAMPsMAACLFAAw_AwAAIwUADD9DAAAjhQAMP4MAACOFAAw_wwAAI4UADCADQAAjRQAIIENAACOFAAwgg0AAJAUADCDDQAAkRQAMAsPAAD-EwAwEAAAgxQAMPsMAAD_EwAw_AwAAIAUADD9DAAAghQAMP4MAACCFAAw_wwAAIIUADCADQAAgRQAIIENAACCFAAwgg0AAIQUADCDDQAAhRQAMA3LBgAA7hMAIM0GAADvEwAgzgYAAPATACDoCQEAAAAB6wlAAAAAAfkJQAAAAAHACkAAAAAB1QoBAAAAAfoKAQAAAAH7CgEAAAAB_AoBAAAAAf0KIAAAAAH-CkAAAAABAgAAAJcKACAPAACJFAAgAwAAAJcKACAPAACJFAAgEAAAiBQAIAEIAACQGAAwEtEEAACwEAAgywYAAJ8QACDNBgAAsRAAIM4GAACyEAAg5QkAAK8QADDmCQAAlQoAEOcJAACvEAAw6AkBAAAAAesJQACnDwAh-QlAALsPACHACkAAuw8AIdUKAQAAAAHkCgEAsQ8AIfoKAQCmDwAh-woBAKYPACH8CgEAsQ8AIf0KIADhDwAh_gpAALsPACECAAAAlwoAIAgAAIgUACACAAAAhhQAIAgAAIcUACAO5QkAAIUUADDmCQAAhhQAEOcJAACFFAAw6AkBAKYPACHrCUAApw8AIfkJQAC7DwAhwApAALsPACHVCgEAsQ8AIeQKAQCxDwAh-goBAKYPACH7CgEApg8AIfwKAQCxDwAh_QogAOEPACH-CkAAuw8AIQ7lCQAAhRQAMOYJAACGFAAQ5wkAAIUUADDoCQEApg8AIesJQACnDwAh-QlAALsPACHACkAAuw8AIdUKAQCxDwAh5AoBALEPACH6CgEApg8AIfsKAQCmDwAh_AoBALEPACH9CiAA4Q8AIf4KQAC7DwAhCugJAQCJEgAh6wlAAIoSACH5CUAAmRIAIcAKQACZEgAh1QoBAJISACH6CgEAiRIAIfsKAQCJEgAh_AoBAJISACH9CiAArBIAIf4KQACZEgAhDcsGAADJEwAgzQYAAMoTACDOBgAAyxMAIOgJAQCJEgAh6wlAAIoSACH5CUAAmRIAIcAKQACZEgAh1QoBAJISACH6CgEAiRIAIfsKAQCJEgAh_AoBAJISACH9CiAArBIAIf4KQACZEgAhDcsGAADuEwAgzQYAAO8TACDOBgAA8BMAIOgJAQAAAAHrCUAAAAAB-QlAAAAAAcAKQAAAAAHVCgEAAAAB-goBAAAAAfsKAQAAAAH8CgEAAAAB_QogAAAAAf4KQAAAAAECoAoBAAAAAf8KQAAAAAECAAAAkwoAIA8AAJUUACADAAAAkwoAIA8AAJUUACAQAACUFAAgAQgAAI8YADAI0QQAALUQACDlCQAAtBAAMOYJAACRCgAQ5wkAALQQADCgCgEApg8AIeQKAQCmDwAh_wpAAKcPACGHCwAAsxAAIAIAAACTCgAgCAAAlBQAIAIAAACSFAAgCAAAkxQAIAblCQAAkRQAMOYJAACSFAAQ5wkAAJEUADCgCgEApg8AIeQKAQCmDwAh_wpAAKcPACEG5QkAAJEUADDmCQAAkhQAEOcJAACRFAAwoAoBAKYPACHkCgEApg8AIf8KQACnDwAhAqAKAQCJEgAh_wpAAIoSACECoAoBAIkSACH_CkAAihIAIQKgCgEAAAAB_wpAAAAAAQQPAACKFAAw-wwAAIsUADD_DAAAjhQAMIANAACNFAAgBA8AAP4TADD7DAAA_xMAMP8MAACCFAAwgA0AAIEUACAAAArRBAAAnBQAIMsGAAC9EwAgzQYAAJ0UACDOBgAAnhQAIPkJAACOEgAgwAoAAI4SACDVCgAAjhIAIOQKAACOEgAg_AoAAI4SACD-CgAAjhIAIALLBgAAvRMAIJgKAACOEgAgBckGAACYFAAgzwYAAJkUACCDCwAAjhIAIIQLAACOEgAghQsAAI4SACAAAAAAAAAAAAAAAAAAAAAABQ8AAIoYACAQAACNGAAg-wwAAIsYACD8DAAAjBgAIP8MAACQCQAgAw8AAIoYACD7DAAAixgAIP8MAACQCQAgAAAACw8AALMUADAQAAC4FAAw-wwAALQUADD8DAAAtRQAMP0MAAC3FAAw_gwAALcUADD_DAAAtxQAMIANAAC2FAAggQ0AALcUADCCDQAAuRQAMIMNAAC6FAAwBegJAQAAAAGQCwEAAAABkQuAAAAAAZILIAAAAAGTC0AAAAABAgAAAJQJACAPAAC-FAAgAwAAAJQJACAPAAC-FAAgEAAAvRQAIAEIAACJGAAwCvcFAADCEAAg5QkAAMEQADDmCQAAkgkAEOcJAADBEAAw6AkBAAAAAY8LAQCmDwAhkAsBAKYPACGRCwAA8A8AIJILIADhDwAhkwtAAKcPACECAAAAlAkAIAgAAL0UACACAAAAuxQAIAgAALwUACAJ5QkAALoUADDmCQAAuxQAEOcJAAC6FAAw6AkBAKYPACGPCwEApg8AIZALAQCmDwAhkQsAAPAPACCSCyAA4Q8AIZMLQACnDwAhCeUJAAC6FAAw5gkAALsUABDnCQAAuhQAMOgJAQCmDwAhjwsBAKYPACGQCwEApg8AIZELAADwDwAgkgsgAOEPACGTC0AApw8AIQXoCQEAiRIAIZALAQCJEgAhkQuAAAAAAZILIACsEgAhkwtAAIoSACEF6AkBAIkSACGQCwEAiRIAIZELgAAAAAGSCyAArBIAIZMLQACKEgAhBegJAQAAAAGQCwEAAAABkQuAAAAAAZILIAAAAAGTC0AAAAABBA8AALMUADD7DAAAtBQAMP8MAAC3FAAwgA0AALYUACAAAfgFAADAFAAgAAAAAAAFDwAAhBgAIBAAAIcYACD7DAAAhRgAIPwMAACGGAAg_wwAAJcIACADDwAAhBgAIPsMAACFGAAg_wwAAJcIACAAAAAAAAUPAAD-FwAgEAAAghgAIPsMAAD_FwAg_AwAAIEYACD_DAAAiwgAIAsPAADQFAAwEAAA1RQAMPsMAADRFAAw_AwAANIUADD9DAAA1BQAMP4MAADUFAAw_wwAANQUADCADQAA0xQAIIENAADUFAAwgg0AANYUADCDDQAA1xQAMAL3ChAAAAABlgsCAAAAAQIAAACbCAAgDwAA2xQAIAMAAACbCAAgDwAA2xQAIBAAANoUACABCAAAgBgAMAilBQAA2hAAIOUJAADZEAAw5gkAAJkIABDnCQAA2RAAMPcKEADYDwAhlQsBAOYPACGWCwIApQ8AIccLAADYEAAgAgAAAJsIACAIAADaFAAgAgAAANgUACAIAADZFAAgBuUJAADXFAAw5gkAANgUABDnCQAA1xQAMPcKEADYDwAhlQsBAOYPACGWCwIApQ8AIQblCQAA1xQAMOYJAADYFAAQ5wkAANcUADD3ChAA2A8AIZULAQDmDwAhlgsCAKUPACEC9woQALUSACGWCwIAiBIAIQL3ChAAtRIAIZYLAgCIEgAhAvcKEAAAAAGWCwIAAAABAw8AAP4XACD7DAAA_xcAIP8MAACLCAAgBA8AANAUADD7DAAA0RQAMP8MAADUFAAwgA0AANMUACAAAAAAAAUPAAD5FwAgEAAA_BcAIPsMAAD6FwAg_AwAAPsXACD_DAAAiwgAIAMPAAD5FwAg-wwAAPoXACD_DAAAiwgAIAAAAAAABQ8AAPQXACAQAAD3FwAg-wwAAPUXACD8DAAA9hcAIP8MAACLCAAgAw8AAPQXACD7DAAA9RcAIP8MAACLCAAgAAAAAAABgQ0AAQAAAQGBDQABAAABCw8AAI4VADAQAACTFQAw-wwAAI8VADD8DAAAkBUAMP0MAACSFQAw_gwAAJIVADD_DAAAkhUAMIANAACRFQAggQ0AAJIVADCCDQAAlBUAMIMNAACVFQAwCw8AAIIVADAQAACHFQAw-wwAAIMVADD8DAAAhBUAMP0MAACGFQAw_gwAAIYVADD_DAAAhhUAMIANAACFFQAggQ0AAIYVADCCDQAAiBUAMIMNAACJFQAwCw8AAPYUADAQAAD7FAAw-wwAAPcUADD8DAAA-BQAMP0MAAD6FAAw_gwAAPoUADD_DAAA-hQAMIANAAD5FAAggQ0AAPoUADCCDQAA_BQAMIMNAAD9FAAwEaMFAADdFAAg6AkBAAAAAesJQAAAAAH_CQEAAAABgAoBAAAAAYMKAgAAAAGpCgEAAAAB3AoBAAAAAd8KQAAAAAH3ChAAAAABmAsBAAAAAZkLAQAAAAGaCwEAAAABmwuAAAAAAZwLQAAAAAGdC0AAAAABngtAAAAAAQIAAACXCAAgDwAAgRUAIAMAAACXCAAgDwAAgRUAIBAAAIAVACABCAAA8xcAMBeiBQAA3RAAIKMFAADeEAAg5QkAANwQADDmCQAAlQgAEOcJAADcEAAw6AkBAAAAAesJQACnDwAh_wkBAKYPACGACgEAsQ8AIYMKAgClDwAhqQoBALEPACHcCgEApg8AId8KQACnDwAh9woQANgPACGXCwEA5g8AIZgLAQCmDwAhmQsBAKYPACGaCwEAsQ8AIZsLAADdDwAgnAtAALsPACGdC0AAuw8AIZ4LQAC7DwAhyAsAANsQACACAAAAlwgAIAgAAIAVACACAAAA_hQAIAgAAP8UACAU5QkAAP0UADDmCQAA_hQAEOcJAAD9FAAw6AkBAOYPACHrCUAApw8AIf8JAQCmDwAhgAoBALEPACGDCgIApQ8AIakKAQCxDwAh3AoBAKYPACHfCkAApw8AIfcKEADYDwAhlwsBAOYPACGYCwEApg8AIZkLAQCmDwAhmgsBALEPACGbCwAA3Q8AIJwLQAC7DwAhnQtAALsPACGeC0AAuw8AIRTlCQAA_RQAMOYJAAD-FAAQ5wkAAP0UADDoCQEA5g8AIesJQACnDwAh_wkBAKYPACGACgEAsQ8AIYMKAgClDwAhqQoBALEPACHcCgEApg8AId8KQACnDwAh9woQANgPACGXCwEA5g8AIZgLAQCmDwAhmQsBAKYPACGaCwEAsQ8AIZsLAADdDwAgnAtAALsPACGdC0AAuw8AIZ4LQAC7DwAhEOgJAQCJEgAh6wlAAIoSACH_CQEAiRIAIYAKAQCSEgAhgwoCAIgSACGpCgEAkhIAIdwKAQCJEgAh3wpAAIoSACH3ChAAtRIAIZgLAQCJEgAhmQsBAIkSACGaCwEAkhIAIZsLgAAAAAGcC0AAmRIAIZ0LQACZEgAhngtAAJkSACERowUAAM8UACDoCQEAiRIAIesJQACKEgAh_wkBAIkSACGACgEAkhIAIYMKAgCIEgAhqQoBAJISACHcCgEAiRIAId8KQACKEgAh9woQALUSACGYCwEAiRIAIZkLAQCJEgAhmgsBAJISACGbC4AAAAABnAtAAJkSACGdC0AAmRIAIZ4LQACZEgAhEaMFAADdFAAg6AkBAAAAAesJQAAAAAH_CQEAAAABgAoBAAAAAYMKAgAAAAGpCgEAAAAB3AoBAAAAAd8KQAAAAAH3ChAAAAABmAsBAAAAAZkLAQAAAAGaCwEAAAABmwuAAAAAAZwLQAAAAAGdC0AAAAABngtAAAAAAQXoCQQAAAAB3AoBAAAAAZ8LAQAAAAGgCwEAAAABoQtAAAAAAQIAAACTCAAgDwAAjRUAIAMAAACTCAAgDwAAjRUAIBAAAIwVACABCAAA8hcAMAqiBQAA3RAAIOUJAADfEAAw5gkAAJEIABDnCQAA3xAAMOgJBAAAAAHcCgEApg8AIZcLAQDmDwAhnwsBALEPACGgCwEApg8AIaELQACnDwAhAgAAAJMIACAIAACMFQAgAgAAAIoVACAIAACLFQAgCeUJAACJFQAw5gkAAIoVABDnCQAAiRUAMOgJBADWDwAh3AoBAKYPACGXCwEA5g8AIZ8LAQCxDwAhoAsBAKYPACGhC0AApw8AIQnlCQAAiRUAMOYJAACKFQAQ5wkAAIkVADDoCQQA1g8AIdwKAQCmDwAhlwsBAOYPACGfCwEAsQ8AIaALAQCmDwAhoQtAAKcPACEF6AkEAKISACHcCgEAiRIAIZ8LAQCSEgAhoAsBAIkSACGhC0AAihIAIQXoCQQAohIAIdwKAQCJEgAhnwsBAJISACGgCwEAiRIAIaELQACKEgAhBegJBAAAAAHcCgEAAAABnwsBAAAAAaALAQAAAAGhC0AAAAABCvcKEAAAAAGWCwIAAAABogsBAAAAAaMLAQAAAAGkCwEAAAABpQsQAAAAAaYLAgAAAAGnCwEAAAABqAsBAAAAAakLAgAAAAECAAAAjwgAIA8AAJkVACADAAAAjwgAIA8AAJkVACAQAACYFQAgAQgAAPEXADAQogUAAN0QACDlCQAA4RAAMOYJAACNCAAQ5wkAAOEQADD3ChAA2A8AIZYLAgClDwAhlwsBAOYPACGiCwEApg8AIaMLAQCmDwAhpAsBAKYPACGlCxAAkBAAIaYLAgClDwAhpwsBAKYPACGoCwEApg8AIakLAgDeDwAhyQsAAOAQACACAAAAjwgAIAgAAJgVACACAAAAlhUAIAgAAJcVACAO5QkAAJUVADDmCQAAlhUAEOcJAACVFQAw9woQANgPACGWCwIApQ8AIZcLAQDmDwAhogsBAKYPACGjCwEApg8AIaQLAQCmDwAhpQsQAJAQACGmCwIApQ8AIacLAQCmDwAhqAsBAKYPACGpCwIA3g8AIQ7lCQAAlRUAMOYJAACWFQAQ5wkAAJUVADD3ChAA2A8AIZYLAgClDwAhlwsBAOYPACGiCwEApg8AIaMLAQCmDwAhpAsBAKYPACGlCxAAkBAAIaYLAgClDwAhpwsBAKYPACGoCwEApg8AIakLAgDeDwAhCvcKEAC1EgAhlgsCAIgSACGiCwEAiRIAIaMLAQCJEgAhpAsBAIkSACGlCxAA_BIAIaYLAgCIEgAhpwsBAIkSACGoCwEAiRIAIakLAgCjEgAhCvcKEAC1EgAhlgsCAIgSACGiCwEAiRIAIaMLAQCJEgAhpAsBAIkSACGlCxAA_BIAIaYLAgCIEgAhpwsBAIkSACGoCwEAiRIAIakLAgCjEgAhCvcKEAAAAAGWCwIAAAABogsBAAAAAaMLAQAAAAGkCwEAAAABpQsQAAAAAaYLAgAAAAGnCwEAAAABqAsBAAAAAakLAgAAAAEEDwAAjhUAMPsMAACPFQAw_wwAAJIVADCADQAAkRUAIAQPAACCFQAw-wwAAIMVADD_DAAAhhUAMIANAACFFQAgBA8AAPYUADD7DAAA9xQAMP8MAAD6FAAwgA0AAPkUACAAAAAJogUAAKEVACCjBQAAohUAIIAKAACOEgAgqQoAAI4SACCaCwAAjhIAIJsLAACOEgAgnAsAAI4SACCdCwAAjhIAIJ4LAACOEgAgFaMFAACdFQAgpAUAAJ4VACCmBQAAnxUAIKkKAACOEgAgkAsAAI4SACCiCwAAjhIAILALAACOEgAgsQsAAI4SACCyCwAAjhIAILcLAACOEgAguAsAAI4SACC6CwAAjhIAILsLAACOEgAgvgsAAI4SACC_CwAAjhIAIMALAACOEgAgwQsAAI4SACDCCwAAjhIAIMMLAACOEgAgxAsAAI4SACDGCwAAjhIAIAAAAAAAAAAAAAAAAAAAAYENAAAA0AsCAAAAAAAFDwAA7BcAIBAAAO8XACD7DAAA7RcAIPwMAADuFwAg_wwAAIwHACADDwAA7BcAIPsMAADtFwAg_wwAAIwHACAAAAAAAAsPAAC-FQAwEAAAwxUAMPsMAAC_FQAw_AwAAMAVADD9DAAAwhUAMP4MAADCFQAw_wwAAMIVADCADQAAwRUAIIENAADCFQAwgg0AAMQVADCDDQAAxRUAMAboCQQAAAAB-woBAAAAAYILAQAAAAHWCwEAAAAB1wsBAAAAAdgLAgAAAAECAAAAkAcAIA8AAMkVACADAAAAkAcAIA8AAMkVACAQAADIFQAgAQgAAOsXADAL3AEBAKYPACHRBAAA8hAAIOUJAADxEAAw5gkAAI4HABDnCQAA8RAAMOgJBAAAAAH7CgEApg8AIYILAQCmDwAh1gsBAKYPACHXCwEApg8AIdgLAgClDwAhAgAAAJAHACAIAADIFQAgAgAAAMYVACAIAADHFQAgCtwBAQCmDwAh5QkAAMUVADDmCQAAxhUAEOcJAADFFQAw6AkEANYPACH7CgEApg8AIYILAQCmDwAh1gsBAKYPACHXCwEApg8AIdgLAgClDwAhCtwBAQCmDwAh5QkAAMUVADDmCQAAxhUAEOcJAADFFQAw6AkEANYPACH7CgEApg8AIYILAQCmDwAh1gsBAKYPACHXCwEApg8AIdgLAgClDwAhBugJBACiEgAh-woBAIkSACGCCwEAiRIAIdYLAQCJEgAh1wsBAIkSACHYCwIAiBIAIQboCQQAohIAIfsKAQCJEgAhggsBAIkSACHWCwEAiRIAIdcLAQCJEgAh2AsCAIgSACEG6AkEAAAAAfsKAQAAAAGCCwEAAAAB1gsBAAAAAdcLAQAAAAHYCwIAAAABBA8AAL4VADD7DAAAvxUAMP8MAADCFQAwgA0AAMEVACAAAd0BAADLFQAgAAAAAAAAAAAAAAAAAAAAAAGBDQAAAN8LAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAA5hcAIBAAAOkXACD7DAAA5xcAIPwMAADoFwAg_wwAAPcEACADDwAA5hcAIPsMAADnFwAg_wwAAPcEACAAAAAAAAKBDQEAAAAEhA0BAAAABQsPAAD9FQAwEAAAghYAMPsMAAD-FQAw_AwAAP8VADD9DAAAgRYAMP4MAACBFgAw_wwAAIEWADCADQAAgBYAIIENAACBFgAwgg0AAIMWADCDDQAAhBYAMAroCQIAAAAB0goBAAAAAaILAQAAAAG6CwEAAAAB5QsAAQAAAegLAQAAAAHpCwEAAAAB6gsBAAAAAesLAQAAAAHsCwABAAABAgAAAPsEACAPAACIFgAgAwAAAPsEACAPAACIFgAgEAAAhxYAIAEIAADlFwAwEJ8DAACTEQAg5QkAAJIRADDmCQAA-QQAEOcJAACSEQAw6AkCAAAAAdIKAQCxDwAhogsBAKYPACG6CwEApg8AIeULAAHREAAh5wsCAKUPACHoCwEApg8AIekLAQCmDwAh6gsBALEPACHrCwEAsQ8AIewLAAHSEAAh-AsAAJERACACAAAA-wQAIAgAAIcWACACAAAAhRYAIAgAAIYWACAO5QkAAIQWADDmCQAAhRYAEOcJAACEFgAw6AkCAKUPACHSCgEAsQ8AIaILAQCmDwAhugsBAKYPACHlCwAB0RAAIecLAgClDwAh6AsBAKYPACHpCwEApg8AIeoLAQCxDwAh6wsBALEPACHsCwAB0hAAIQ7lCQAAhBYAMOYJAACFFgAQ5wkAAIQWADDoCQIApQ8AIdIKAQCxDwAhogsBAKYPACG6CwEApg8AIeULAAHREAAh5wsCAKUPACHoCwEApg8AIekLAQCmDwAh6gsBALEPACHrCwEAsQ8AIewLAAHSEAAhCugJAgCIEgAh0goBAJISACGiCwEAiRIAIboLAQCJEgAh5QsAAfEUACHoCwEAiRIAIekLAQCJEgAh6gsBAJISACHrCwEAkhIAIewLAAHyFAAhCugJAgCIEgAh0goBAJISACGiCwEAiRIAIboLAQCJEgAh5QsAAfEUACHoCwEAiRIAIekLAQCJEgAh6gsBAJISACHrCwEAkhIAIewLAAHyFAAhCugJAgAAAAHSCgEAAAABogsBAAAAAboLAQAAAAHlCwABAAAB6AsBAAAAAekLAQAAAAHqCwEAAAAB6wsBAAAAAewLAAEAAAEBgQ0BAAAABAQPAAD9FQAw-wwAAP4VADD_DAAAgRYAMIANAACAFgAgAAOgAwAAixYAIPELAACOEgAg8gsAAI4SACAAAAAAAAAAAAUPAADgFwAgEAAA4xcAIPsMAADhFwAg_AwAAOIXACD_DAAA-QMAIAMPAADgFwAg-wwAAOEXACD_DAAA-QMAIAAAAAAAAYENAAAAgQwCBw8AANoXACAQAADeFwAg-wwAANsXACD8DAAA3RcAIP0MAAD7AwAg_gwAAPsDACD_DAAA8QMAIAsPAACfFgAwEAAApBYAMPsMAACgFgAw_AwAAKEWADD9DAAAoxYAMP4MAACjFgAw_wwAAKMWADCADQAAohYAIIENAACjFgAwgg0AAKUWADCDDQAAphYAMAToCQEAAAAB6wlAAAAAAaAKAQAAAAH9CwQAAAABAgAAAP8DACAPAACqFgAgAwAAAP8DACAPAACqFgAgEAAAqRYAIAEIAADcFwAwCswCAACiEQAg5QkAAKERADDmCQAA_QMAEOcJAAChEQAw6AkBAAAAAesJQACnDwAhoAoBAKYPACH8CwEA5g8AIf0LBADWDwAhhwwAAKARACACAAAA_wMAIAgAAKkWACACAAAApxYAIAgAAKgWACAI5QkAAKYWADDmCQAApxYAEOcJAACmFgAw6AkBAOYPACHrCUAApw8AIaAKAQCmDwAh_AsBAOYPACH9CwQA1g8AIQjlCQAAphYAMOYJAACnFgAQ5wkAAKYWADDoCQEA5g8AIesJQACnDwAhoAoBAKYPACH8CwEA5g8AIf0LBADWDwAhBOgJAQCJEgAh6wlAAIoSACGgCgEAiRIAIf0LBACiEgAhBOgJAQCJEgAh6wlAAIoSACGgCgEAiRIAIf0LBACiEgAhBOgJAQAAAAHrCUAAAAABoAoBAAAAAf0LBAAAAAEDDwAA2hcAIPsMAADbFwAg_wwAAPEDACAEDwAAnxYAMPsMAACgFgAw_wwAAKMWADCADQAAohYAIAAAAAGBDQAAAIUMAgUPAADVFwAgEAAA2BcAIPsMAADWFwAg_AwAANcXACD_DAAA8QMAIAMPAADVFwAg-wwAANYXACD_DAAA8QMAIAAAAAsPAADEFgAwEAAAyRYAMPsMAADFFgAw_AwAAMYWADD9DAAAyBYAMP4MAADIFgAw_wwAAMgWADCADQAAxxYAIIENAADIFgAwgg0AAMoWADCDDQAAyxYAMAsPAAC4FgAwEAAAvRYAMPsMAAC5FgAw_AwAALoWADD9DAAAvBYAMP4MAAC8FgAw_wwAALwWADCADQAAuxYAIIENAAC8FgAwgg0AAL4WADCDDQAAvxYAMAzNAgAArBYAIOgJAQAAAAHrCUAAAAAB-QlAAAAAAYAKAQAAAAGsCwAAAIEMAv0LBAAAAAH-CwEAAAAB_wsBAAAAAYEMBAAAAAGCDAQAAAABgwxAAAAAAQIAAAD5AwAgDwAAwxYAIAMAAAD5AwAgDwAAwxYAIBAAAMIWACABCAAA1BcAMBHKAgAAqBEAIM0CAACpEQAg5QkAAKYRADDmCQAA9wMAEOcJAACmEQAw6AkBAAAAAesJQACnDwAh-QlAALsPACGACgEAsQ8AIawLAACnEYEMIsILAQDTEAAh_QsEANYPACH-CwEAAAAB_wsBAKYPACGBDAQA1g8AIYIMBADWDwAhgwxAALsPACECAAAA-QMAIAgAAMIWACACAAAAwBYAIAgAAMEWACAP5QkAAL8WADDmCQAAwBYAEOcJAAC_FgAw6AkBAOYPACHrCUAApw8AIfkJQAC7DwAhgAoBALEPACGsCwAApxGBDCLCCwEA0xAAIf0LBADWDwAh_gsBAKYPACH_CwEApg8AIYEMBADWDwAhggwEANYPACGDDEAAuw8AIQ_lCQAAvxYAMOYJAADAFgAQ5wkAAL8WADDoCQEA5g8AIesJQACnDwAh-QlAALsPACGACgEAsQ8AIawLAACnEYEMIsILAQDTEAAh_QsEANYPACH-CwEApg8AIf8LAQCmDwAhgQwEANYPACGCDAQA1g8AIYMMQAC7DwAhC-gJAQCJEgAh6wlAAIoSACH5CUAAmRIAIYAKAQCSEgAhrAsAAJwWgQwi_QsEAKISACH-CwEAiRIAIf8LAQCJEgAhgQwEAKISACGCDAQAohIAIYMMQACZEgAhDM0CAACeFgAg6AkBAIkSACHrCUAAihIAIfkJQACZEgAhgAoBAJISACGsCwAAnBaBDCL9CwQAohIAIf4LAQCJEgAh_wsBAIkSACGBDAQAohIAIYIMBACiEgAhgwxAAJkSACEMzQIAAKwWACDoCQEAAAAB6wlAAAAAAfkJQAAAAAGACgEAAAABrAsAAACBDAL9CwQAAAAB_gsBAAAAAf8LAQAAAAGBDAQAAAABggwEAAAAAYMMQAAAAAED6wlAAAAAAaAKAQAAAAGFDAAAAIUMAgIAAAD1AwAgDwAAzxYAIAMAAAD1AwAgDwAAzxYAIBAAAM4WACABCAAA0xcAMAnKAgAArREAIOUJAACrEQAw5gkAAPMDABDnCQAAqxEAMOsJQACnDwAhoAoBAKYPACHCCwEA5g8AIYUMAACsEYUMIogMAACqEQAgAgAAAPUDACAIAADOFgAgAgAAAMwWACAIAADNFgAgB-UJAADLFgAw5gkAAMwWABDnCQAAyxYAMOsJQACnDwAhoAoBAKYPACHCCwEA5g8AIYUMAACsEYUMIgflCQAAyxYAMOYJAADMFgAQ5wkAAMsWADDrCUAApw8AIaAKAQCmDwAhwgsBAOYPACGFDAAArBGFDCID6wlAAIoSACGgCgEAiRIAIYUMAACwFoUMIgPrCUAAihIAIaAKAQCJEgAhhQwAALAWhQwiA-sJQAAAAAGgCgEAAAABhQwAAACFDAIEDwAAxBYAMPsMAADFFgAw_wwAAMgWADCADQAAxxYAIAQPAAC4FgAw-wwAALkWADD_DAAAvBYAMIANAAC7FgAgAAAGygIAANUWACDNAgAA1hYAIPkJAACOEgAggAoAAI4SACDCCwAAjhIAIIMMAACOEgAgAssCAADSFgAgzgIAANMWACAAAAAAAYENIAAAAAEAAAAAAAGBDQAAAI0MAgAAAAKBDQEAAAAEhA0BAAAABQKBDQEAAAAEhA0BAAAABQAAAAAAAAAAAAAAAAAFDwAAzhcAIBAAANEXACD7DAAAzxcAIPwMAADQFwAg_wwAAMYCACADDwAAzhcAIPsMAADPFwAg_wwAAMYCACAAAAAAAAGBDQAAAKoMAgsPAAD8FgAwEAAAgRcAMPsMAAD9FgAw_AwAAP4WADD9DAAAgBcAMP4MAACAFwAw_wwAAIAXADCADQAA_xYAIIENAACAFwAwgg0AAIIXADCDDQAAgxcAMAXoCQQAAAABggsBAAAAAdYLAQAAAAHXCwEAAAAB2AsCAAAAAQIAAADKAgAgDwAAhxcAIAMAAADKAgAgDwAAhxcAIBAAAIYXACABCAAAzRcAMArcAQAAyxEAIOUJAADKEQAw5gkAAMgCABDnCQAAyhEAMOgJBAAAAAGACwEApg8AIYILAQCmDwAh1gsBAKYPACHXCwEApg8AIdgLAgClDwAhAgAAAMoCACAIAACGFwAgAgAAAIQXACAIAACFFwAgCeUJAACDFwAw5gkAAIQXABDnCQAAgxcAMOgJBADWDwAhgAsBAKYPACGCCwEApg8AIdYLAQCmDwAh1wsBAKYPACHYCwIApQ8AIQnlCQAAgxcAMOYJAACEFwAQ5wkAAIMXADDoCQQA1g8AIYALAQCmDwAhggsBAKYPACHWCwEApg8AIdcLAQCmDwAh2AsCAKUPACEF6AkEAKISACGCCwEAiRIAIdYLAQCJEgAh1wsBAIkSACHYCwIAiBIAIQXoCQQAohIAIYILAQCJEgAh1gsBAIkSACHXCwEAiRIAIdgLAgCIEgAhBegJBAAAAAGCCwEAAAAB1gsBAAAAAdcLAQAAAAHYCwIAAAABBA8AAPwWADD7DAAA_RYAMP8MAACAFwAwgA0AAP8WACAACt0BAACJFwAg-QkAAI4SACCqDAAAjhIAIKsMAACOEgAgrAwAAI4SACCtDAAAjhIAIK4MAACOEgAgsAwAAI4SACCxDAAAjhIAILIMAACOEgAgAAAAAAABgQ0AAAC0DAIBgQ0AAAC1DAIAAAAAAAAAAAAAAAAAAAAAAAAAAAGBDQAAANQMAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGBDQAAAPQMAgAAAAAAAAGBDQAAAPgMAgXoCQQAAAABggsBAAAAAdYLAQAAAAHXCwEAAAAB2AsCAAAAARDrCUAAAAAB-QlAAAAAAf8JAAAAqgwCwgoEAAAAAfsKAQAAAAGCCwEAAAAB2QsCAAAAAaoMQAAAAAGrDAEAAAABrAxAAAAAAa0MQAAAAAGuDEAAAAABrwwCAAAAAbAMQAAAAAGxDEAAAAABsgxAAAAAAQIAAADGAgAgDwAAzhcAIAMAAADOAgAgDwAAzhcAIBAAANIXACASAAAAzgIAIAgAANIXACDrCUAAihIAIfkJQACZEgAh_wkAAPoWqgwiwgoEAKISACH7CgEAiRIAIYILAQCJEgAh2QsCAIgSACGqDEAAmRIAIasMAQCSEgAhrAxAAJkSACGtDEAAmRIAIa4MQACZEgAhrwwCAIgSACGwDEAAmRIAIbEMQACZEgAhsgxAAJkSACEQ6wlAAIoSACH5CUAAmRIAIf8JAAD6FqoMIsIKBACiEgAh-woBAIkSACGCCwEAiRIAIdkLAgCIEgAhqgxAAJkSACGrDAEAkhIAIawMQACZEgAhrQxAAJkSACGuDEAAmRIAIa8MAgCIEgAhsAxAAJkSACGxDEAAmRIAIbIMQACZEgAhA-sJQAAAAAGgCgEAAAABhQwAAACFDAIL6AkBAAAAAesJQAAAAAH5CUAAAAABgAoBAAAAAawLAAAAgQwC_QsEAAAAAf4LAQAAAAH_CwEAAAABgQwEAAAAAYIMBAAAAAGDDEAAAAABBs4CAADRFgAg6AkBAAAAAesJQAAAAAGCCwEAAAAB_wsBAAAAAYYMAQAAAAECAAAA8QMAIA8AANUXACADAAAA-wMAIA8AANUXACAQAADZFwAgCAAAAPsDACAIAADZFwAgzgIAALcWACDoCQEAiRIAIesJQACKEgAhggsBAIkSACH_CwEAiRIAIYYMAQCJEgAhBs4CAAC3FgAg6AkBAIkSACHrCUAAihIAIYILAQCJEgAh_wsBAIkSACGGDAEAiRIAIQbLAgAA0BYAIOgJAQAAAAHrCUAAAAABggsBAAAAAf8LAQAAAAGGDAEAAAABAgAAAPEDACAPAADaFwAgBOgJAQAAAAHrCUAAAAABoAoBAAAAAf0LBAAAAAEDAAAA-wMAIA8AANoXACAQAADfFwAgCAAAAPsDACAIAADfFwAgywIAALYWACDoCQEAiRIAIesJQACKEgAhggsBAIkSACH_CwEAiRIAIYYMAQCJEgAhBssCAAC2FgAg6AkBAIkSACHrCUAAihIAIYILAQCJEgAh_wsBAIkSACGGDAEAiRIAIQ3KAgAAqxYAIOgJAQAAAAHrCUAAAAAB-QlAAAAAAYAKAQAAAAGsCwAAAIEMAsILAQAAAAH9CwQAAAAB_gsBAAAAAf8LAQAAAAGBDAQAAAABggwEAAAAAYMMQAAAAAECAAAA-QMAIA8AAOAXACADAAAA9wMAIA8AAOAXACAQAADkFwAgDwAAAPcDACAIAADkFwAgygIAAJ0WACDoCQEAiRIAIesJQACKEgAh-QlAAJkSACGACgEAkhIAIawLAACcFoEMIsILAQCSEgAh_QsEAKISACH-CwEAiRIAIf8LAQCJEgAhgQwEAKISACGCDAQAohIAIYMMQACZEgAhDcoCAACdFgAg6AkBAIkSACHrCUAAihIAIfkJQACZEgAhgAoBAJISACGsCwAAnBaBDCLCCwEAkhIAIf0LBACiEgAh_gsBAIkSACH_CwEAiRIAIYEMBACiEgAhggwEAKISACGDDEAAmRIAIQroCQIAAAAB0goBAAAAAaILAQAAAAG6CwEAAAAB5QsAAQAAAegLAQAAAAHpCwEAAAAB6gsBAAAAAesLAQAAAAHsCwABAAABCugJAgAAAAHpCwEAAAAB7QsBAAAAAe4LAQAAAAHvCwEAAAAB8AsBAAAAAfELAQAAAAHyCwEAAAAB8wsAAIkWACD0CyAAAAABAgAAAPcEACAPAADmFwAgAwAAAP8EACAPAADmFwAgEAAA6hcAIAwAAAD_BAAgCAAA6hcAIOgJAgCIEgAh6QsBAIkSACHtCwEAiRIAIe4LAQCJEgAh7wsBAIkSACHwCwEAiRIAIfELAQCSEgAh8gsBAJISACHzCwAA-xUAIPQLIACsEgAhCugJAgCIEgAh6QsBAIkSACHtCwEAiRIAIe4LAQCJEgAh7wsBAIkSACHwCwEAiRIAIfELAQCSEgAh8gsBAJISACHzCwAA-xUAIPQLIACsEgAhBugJBAAAAAH7CgEAAAABggsBAAAAAdYLAQAAAAHXCwEAAAAB2AsCAAAAAQKCCwEAAAAB2QsCAAAAAQIAAACMBwAgDwAA7BcAIAMAAACUBwAgDwAA7BcAIBAAAPAXACAEAAAAlAcAIAgAAPAXACCCCwEAiRIAIdkLAgCIEgAhAoILAQCJEgAh2QsCAIgSACEK9woQAAAAAZYLAgAAAAGiCwEAAAABowsBAAAAAaQLAQAAAAGlCxAAAAABpgsCAAAAAacLAQAAAAGoCwEAAAABqQsCAAAAAQXoCQQAAAAB3AoBAAAAAZ8LAQAAAAGgCwEAAAABoQtAAAAAARDoCQEAAAAB6wlAAAAAAf8JAQAAAAGACgEAAAABgwoCAAAAAakKAQAAAAHcCgEAAAAB3wpAAAAAAfcKEAAAAAGYCwEAAAABmQsBAAAAAZoLAQAAAAGbC4AAAAABnAtAAAAAAZ0LQAAAAAGeC0AAAAABLaQFAACbFQAgpgUAAJwVACDoCQEAAAAB6wlAAAAAAf8JAQAAAAGpCgEAAAAB3AoBAAAAAd8KQAAAAAH2CgEAAAAB9woQAAAAAfsKAQAAAAGQCwEAAAABngtAAAAAAaILAQAAAAGkCwEAAAABpwsBAAAAAaoLAQAAAAGrCwEAAAABrAsBAAAAAa0LAQAAAAGuCwEAAAABrwsBAAAAAbALEAAAAAGxCxAAAAABsgsCAAAAAbMLgAAAAAG0C4AAAAABtQsAAQAAAbYLAAEAAAG3CwEAAAABuAsAAQAAAbkLQAAAAAG6CwEAAAABuwsBAAAAAbwLAQAAAAG9CyAAAAABvgsCAAAAAb8LgAAAAAHACwABAAABwQuAAAAAAcILAQAAAAHDCwEAAAABxAsQAAAAAcULIAAAAAHGC0AAAAABAgAAAIsIACAPAAD0FwAgAwAAAKIIACAPAAD0FwAgEAAA-BcAIC8AAACiCAAgCAAA-BcAIKQFAAD0FAAgpgUAAPUUACDoCQEAiRIAIesJQACKEgAh_wkBAIkSACGpCgEAkhIAIdwKAQCJEgAh3wpAAIoSACH2CgEAiRIAIfcKEAC1EgAh-woBAIkSACGQCwEAkhIAIZ4LQACKEgAhogsBAJISACGkCwEAiRIAIacLAQCJEgAhqgsBAIkSACGrCwEAiRIAIawLAQCJEgAhrQsBAIkSACGuCwEAiRIAIa8LAQCJEgAhsAsQAPwSACGxCxAA_BIAIbILAgCjEgAhswuAAAAAAbQLgAAAAAG1CwAB8RQAIbYLAAHxFAAhtwsBAJISACG4CwAB8hQAIbkLQACKEgAhugsBAJISACG7CwEAkhIAIbwLAQCJEgAhvQsgAKwSACG-CwIAoxIAIb8LgAAAAAHACwAB8hQAIcELgAAAAAHCCwEAkhIAIcMLAQCSEgAhxAsQAPwSACHFCyAArBIAIcYLQACZEgAhLaQFAAD0FAAgpgUAAPUUACDoCQEAiRIAIesJQACKEgAh_wkBAIkSACGpCgEAkhIAIdwKAQCJEgAh3wpAAIoSACH2CgEAiRIAIfcKEAC1EgAh-woBAIkSACGQCwEAkhIAIZ4LQACKEgAhogsBAJISACGkCwEAiRIAIacLAQCJEgAhqgsBAIkSACGrCwEAiRIAIawLAQCJEgAhrQsBAIkSACGuCwEAiRIAIa8LAQCJEgAhsAsQAPwSACGxCxAA_BIAIbILAgCjEgAhswuAAAAAAbQLgAAAAAG1CwAB8RQAIbYLAAHxFAAhtwsBAJISACG4CwAB8hQAIbkLQACKEgAhugsBAJISACG7CwEAkhIAIbwLAQCJEgAhvQsgAKwSACG-CwIAoxIAIb8LgAAAAAHACwAB8hQAIcELgAAAAAHCCwEAkhIAIcMLAQCSEgAhxAsQAPwSACHFCyAArBIAIcYLQACZEgAhLaMFAACaFQAgpgUAAJwVACDoCQEAAAAB6wlAAAAAAf8JAQAAAAGpCgEAAAAB3AoBAAAAAd8KQAAAAAH2CgEAAAAB9woQAAAAAfsKAQAAAAGQCwEAAAABngtAAAAAAaILAQAAAAGkCwEAAAABpwsBAAAAAaoLAQAAAAGrCwEAAAABrAsBAAAAAa0LAQAAAAGuCwEAAAABrwsBAAAAAbALEAAAAAGxCxAAAAABsgsCAAAAAbMLgAAAAAG0C4AAAAABtQsAAQAAAbYLAAEAAAG3CwEAAAABuAsAAQAAAbkLQAAAAAG6CwEAAAABuwsBAAAAAbwLAQAAAAG9CyAAAAABvgsCAAAAAb8LgAAAAAHACwABAAABwQuAAAAAAcILAQAAAAHDCwEAAAABxAsQAAAAAcULIAAAAAHGC0AAAAABAgAAAIsIACAPAAD5FwAgAwAAAKIIACAPAAD5FwAgEAAA_RcAIC8AAACiCAAgCAAA_RcAIKMFAADzFAAgpgUAAPUUACDoCQEAiRIAIesJQACKEgAh_wkBAIkSACGpCgEAkhIAIdwKAQCJEgAh3wpAAIoSACH2CgEAiRIAIfcKEAC1EgAh-woBAIkSACGQCwEAkhIAIZ4LQACKEgAhogsBAJISACGkCwEAiRIAIacLAQCJEgAhqgsBAIkSACGrCwEAiRIAIawLAQCJEgAhrQsBAIkSACGuCwEAiRIAIa8LAQCJEgAhsAsQAPwSACGxCxAA_BIAIbILAgCjEgAhswuAAAAAAbQLgAAAAAG1CwAB8RQAIbYLAAHxFAAhtwsBAJISACG4CwAB8hQAIbkLQACKEgAhugsBAJISACG7CwEAkhIAIbwLAQCJEgAhvQsgAKwSACG-CwIAoxIAIb8LgAAAAAHACwAB8hQAIcELgAAAAAHCCwEAkhIAIcMLAQCSEgAhxAsQAPwSACHFCyAArBIAIcYLQACZEgAhLaMFAADzFAAgpgUAAPUUACDoCQEAiRIAIesJQACKEgAh_wkBAIkSACGpCgEAkhIAIdwKAQCJEgAh3wpAAIoSACH2CgEAiRIAIfcKEAC1EgAh-woBAIkSACGQCwEAkhIAIZ4LQACKEgAhogsBAJISACGkCwEAiRIAIacLAQCJEgAhqgsBAIkSACGrCwEAiRIAIawLAQCJEgAhrQsBAIkSACGuCwEAiRIAIa8LAQCJEgAhsAsQAPwSACGxCxAA_BIAIbILAgCjEgAhswuAAAAAAbQLgAAAAAG1CwAB8RQAIbYLAAHxFAAhtwsBAJISACG4CwAB8hQAIbkLQACKEgAhugsBAJISACG7CwEAkhIAIbwLAQCJEgAhvQsgAKwSACG-CwIAoxIAIb8LgAAAAAHACwAB8hQAIcELgAAAAAHCCwEAkhIAIcMLAQCSEgAhxAsQAPwSACHFCyAArBIAIcYLQACZEgAhLaMFAACaFQAgpAUAAJsVACDoCQEAAAAB6wlAAAAAAf8JAQAAAAGpCgEAAAAB3AoBAAAAAd8KQAAAAAH2CgEAAAAB9woQAAAAAfsKAQAAAAGQCwEAAAABngtAAAAAAaILAQAAAAGkCwEAAAABpwsBAAAAAaoLAQAAAAGrCwEAAAABrAsBAAAAAa0LAQAAAAGuCwEAAAABrwsBAAAAAbALEAAAAAGxCxAAAAABsgsCAAAAAbMLgAAAAAG0C4AAAAABtQsAAQAAAbYLAAEAAAG3CwEAAAABuAsAAQAAAbkLQAAAAAG6CwEAAAABuwsBAAAAAbwLAQAAAAG9CyAAAAABvgsCAAAAAb8LgAAAAAHACwABAAABwQuAAAAAAcILAQAAAAHDCwEAAAABxAsQAAAAAcULIAAAAAHGC0AAAAABAgAAAIsIACAPAAD-FwAgAvcKEAAAAAGWCwIAAAABAwAAAKIIACAPAAD-FwAgEAAAgxgAIC8AAACiCAAgCAAAgxgAIKMFAADzFAAgpAUAAPQUACDoCQEAiRIAIesJQACKEgAh_wkBAIkSACGpCgEAkhIAIdwKAQCJEgAh3wpAAIoSACH2CgEAiRIAIfcKEAC1EgAh-woBAIkSACGQCwEAkhIAIZ4LQACKEgAhogsBAJISACGkCwEAiRIAIacLAQCJEgAhqgsBAIkSACGrCwEAiRIAIawLAQCJEgAhrQsBAIkSACGuCwEAiRIAIa8LAQCJEgAhsAsQAPwSACGxCxAA_BIAIbILAgCjEgAhswuAAAAAAbQLgAAAAAG1CwAB8RQAIbYLAAHxFAAhtwsBAJISACG4CwAB8hQAIbkLQACKEgAhugsBAJISACG7CwEAkhIAIbwLAQCJEgAhvQsgAKwSACG-CwIAoxIAIb8LgAAAAAHACwAB8hQAIcELgAAAAAHCCwEAkhIAIcMLAQCSEgAhxAsQAPwSACHFCyAArBIAIcYLQACZEgAhLaMFAADzFAAgpAUAAPQUACDoCQEAiRIAIesJQACKEgAh_wkBAIkSACGpCgEAkhIAIdwKAQCJEgAh3wpAAIoSACH2CgEAiRIAIfcKEAC1EgAh-woBAIkSACGQCwEAkhIAIZ4LQACKEgAhogsBAJISACGkCwEAiRIAIacLAQCJEgAhqgsBAIkSACGrCwEAiRIAIawLAQCJEgAhrQsBAIkSACGuCwEAiRIAIa8LAQCJEgAhsAsQAPwSACGxCxAA_BIAIbILAgCjEgAhswuAAAAAAbQLgAAAAAG1CwAB8RQAIbYLAAHxFAAhtwsBAJISACG4CwAB8hQAIbkLQACKEgAhugsBAJISACG7CwEAkhIAIbwLAQCJEgAhvQsgAKwSACG-CwIAoxIAIb8LgAAAAAHACwAB8hQAIcELgAAAAAHCCwEAkhIAIcMLAQCSEgAhxAsQAPwSACHFCyAArBIAIcYLQACZEgAhEqIFAADcFAAg6AkBAAAAAesJQAAAAAH_CQEAAAABgAoBAAAAAYMKAgAAAAGpCgEAAAAB3AoBAAAAAd8KQAAAAAH3ChAAAAABlwsBAAAAAZgLAQAAAAGZCwEAAAABmgsBAAAAAZsLgAAAAAGcC0AAAAABnQtAAAAAAZ4LQAAAAAECAAAAlwgAIA8AAIQYACADAAAAlQgAIA8AAIQYACAQAACIGAAgFAAAAJUIACAIAACIGAAgogUAAM4UACDoCQEAiRIAIesJQACKEgAh_wkBAIkSACGACgEAkhIAIYMKAgCIEgAhqQoBAJISACHcCgEAiRIAId8KQACKEgAh9woQALUSACGXCwEAiRIAIZgLAQCJEgAhmQsBAIkSACGaCwEAkhIAIZsLgAAAAAGcC0AAmRIAIZ0LQACZEgAhngtAAJkSACESogUAAM4UACDoCQEAiRIAIesJQACKEgAh_wkBAIkSACGACgEAkhIAIYMKAgCIEgAhqQoBAJISACHcCgEAiRIAId8KQACKEgAh9woQALUSACGXCwEAiRIAIZgLAQCJEgAhmQsBAIkSACGaCwEAkhIAIZsLgAAAAAGcC0AAmRIAIZ0LQACZEgAhngtAAJkSACEF6AkBAAAAAZALAQAAAAGRC4AAAAABkgsgAAAAAZMLQAAAAAED6AkBAAAAAZMLQAAAAAGUCwEAAAABAgAAAJAJACAPAACKGAAgAwAAAJgJACAPAACKGAAgEAAAjhgAIAUAAACYCQAgCAAAjhgAIOgJAQCJEgAhkwtAAIoSACGUCwEAiRIAIQPoCQEAiRIAIZMLQACKEgAhlAsBAIkSACECoAoBAAAAAf8KQAAAAAEK6AkBAAAAAesJQAAAAAH5CUAAAAABwApAAAAAAdUKAQAAAAH6CgEAAAAB-woBAAAAAfwKAQAAAAH9CiAAAAAB_gpAAAAAAQjPBgAAlxQAIOsJQAAAAAGqCgEAAAAB-woBAAAAAYILAQAAAAGDCwEAAAABhAtAAAAAAYULQAAAAAECAAAAjwoAIA8AAJEYACADAAAAmQoAIA8AAJEYACAQAACVGAAgCgAAAJkKACAIAACVGAAgzwYAAP0TACDrCUAAihIAIaoKAQCJEgAh-woBAIkSACGCCwEAiRIAIYMLAQCSEgAhhAtAAJkSACGFC0AAmRIAIQjPBgAA_RMAIOsJQACKEgAhqgoBAIkSACH7CgEAiRIAIYILAQCJEgAhgwsBAJISACGEC0AAmRIAIYULQACZEgAhCMkGAACWFAAg6wlAAAAAAaoKAQAAAAH7CgEAAAABggsBAAAAAYMLAQAAAAGEC0AAAAABhQtAAAAAAQIAAACPCgAgDwAAlhgAIAToCQEAAAABiwpAAAAAAeIKAQAAAAHwCkAAAAABAugJAQAAAAHvCkAAAAABBqoKAQAAAAHdCkAAAAAB9goBAAAAAfcKEAAAAAH4CgIAAAAB-QoQAAAAAQMAAACZCgAgDwAAlhgAIBAAAJ0YACAKAAAAmQoAIAgAAJ0YACDJBgAA_BMAIOsJQACKEgAhqgoBAIkSACH7CgEAiRIAIYILAQCJEgAhgwsBAJISACGEC0AAmRIAIYULQACZEgAhCMkGAAD8EwAg6wlAAIoSACGqCgEAiRIAIfsKAQCJEgAhggsBAIkSACGDCwEAkhIAIYQLQACZEgAhhQtAAJkSACEO0QQAAO0TACDLBgAA7hMAIM0GAADvEwAg6AkBAAAAAesJQAAAAAH5CUAAAAABwApAAAAAAdUKAQAAAAHkCgEAAAAB-goBAAAAAfsKAQAAAAH8CgEAAAAB_QogAAAAAf4KQAAAAAECAAAAlwoAIA8AAJ4YACADAAAAlQoAIA8AAJ4YACAQAACiGAAgEAAAAJUKACAIAACiGAAg0QQAAMgTACDLBgAAyRMAIM0GAADKEwAg6AkBAIkSACHrCUAAihIAIfkJQACZEgAhwApAAJkSACHVCgEAkhIAIeQKAQCSEgAh-goBAIkSACH7CgEAiRIAIfwKAQCSEgAh_QogAKwSACH-CkAAmRIAIQ7RBAAAyBMAIMsGAADJEwAgzQYAAMoTACDoCQEAiRIAIesJQACKEgAh-QlAAJkSACHACkAAmRIAIdUKAQCSEgAh5AoBAJISACH6CgEAiRIAIfsKAQCJEgAh_AoBAJISACH9CiAArBIAIf4KQACZEgAhBOgJAQAAAAGLCkAAAAAB7goBAAAAAfAKQAAAAAEL6AkBAAAAAYsKQAAAAAGYCgEAAAAByAoCAAAAAeUKAQAAAAHoCgEAAAAB8QoBAAAAAfIKAQAAAAHzCgEAAAAB9AoBAAAAAfUKAQAAAAECAAAAoQsAIA8AAKQYACAO0QQAAO0TACDNBgAA7xMAIM4GAADwEwAg6AkBAAAAAesJQAAAAAH5CUAAAAABwApAAAAAAdUKAQAAAAHkCgEAAAAB-goBAAAAAfsKAQAAAAH8CgEAAAAB_QogAAAAAf4KQAAAAAECAAAAlwoAIA8AAKYYACADAAAApAsAIA8AAKQYACAQAACqGAAgDQAAAKQLACAIAACqGAAg6AkBAIkSACGLCkAAihIAIZgKAQCSEgAhyAoCAIgSACHlCgEAiRIAIegKAQCJEgAh8QoBAIkSACHyCgEAiRIAIfMKAQCJEgAh9AoBAIkSACH1CgEAiRIAIQvoCQEAiRIAIYsKQACKEgAhmAoBAJISACHICgIAiBIAIeUKAQCJEgAh6AoBAIkSACHxCgEAiRIAIfIKAQCJEgAh8woBAIkSACH0CgEAiRIAIfUKAQCJEgAhAwAAAJUKACAPAACmGAAgEAAArRgAIBAAAACVCgAgCAAArRgAINEEAADIEwAgzQYAAMoTACDOBgAAyxMAIOgJAQCJEgAh6wlAAIoSACH5CUAAmRIAIcAKQACZEgAh1QoBAJISACHkCgEAkhIAIfoKAQCJEgAh-woBAIkSACH8CgEAkhIAIf0KIACsEgAh_gpAAJkSACEO0QQAAMgTACDNBgAAyhMAIM4GAADLEwAg6AkBAIkSACHrCUAAihIAIfkJQACZEgAhwApAAJkSACHVCgEAkhIAIeQKAQCSEgAh-goBAIkSACH7CgEAiRIAIfwKAQCSEgAh_QogAKwSACH-CkAAmRIAIQ7RBAAA7RMAIMsGAADuEwAgzgYAAPATACDoCQEAAAAB6wlAAAAAAfkJQAAAAAHACkAAAAAB1QoBAAAAAeQKAQAAAAH6CgEAAAAB-woBAAAAAfwKAQAAAAH9CiAAAAAB_gpAAAAAAQIAAACXCgAgDwAArhgAIAMAAACVCgAgDwAArhgAIBAAALIYACAQAAAAlQoAIAgAALIYACDRBAAAyBMAIMsGAADJEwAgzgYAAMsTACDoCQEAiRIAIesJQACKEgAh-QlAAJkSACHACkAAmRIAIdUKAQCSEgAh5AoBAJISACH6CgEAiRIAIfsKAQCJEgAh_AoBAJISACH9CiAArBIAIf4KQACZEgAhDtEEAADIEwAgywYAAMkTACDOBgAAyxMAIOgJAQCJEgAh6wlAAIoSACH5CUAAmRIAIcAKQACZEgAh1QoBAJISACHkCgEAkhIAIfoKAQCJEgAh-woBAIkSACH8CgEAkhIAIf0KIACsEgAh_gpAAJkSACEG_wkBAAAAAYMKAgAAAAGECkAAAAAB1QoBAAAAAeAKQAAAAAHjCgEAAAABDOgJAQAAAAHrCUAAAAABmAoBAAAAAZ8KAQAAAAGgCgEAAAABqgoBAAAAAcgKAgAAAAHkCgEAAAAB5QoBAAAAAeYKAQAAAAHnCgEAAAAB6AoBAAAAAQIAAAD_CwAgDwAAtBgAIAMAAACHDAAgDwAAtBgAIBAAALgYACAOAAAAhwwAIAgAALgYACDoCQEAiRIAIesJQACKEgAhmAoBAJISACGfCgEAiRIAIaAKAQCSEgAhqgoBAJISACHICgIAiBIAIeQKAQCSEgAh5QoBAIkSACHmCgEAiRIAIecKAQCJEgAh6AoBAIkSACEM6AkBAIkSACHrCUAAihIAIZgKAQCSEgAhnwoBAIkSACGgCgEAkhIAIaoKAQCSEgAhyAoCAIgSACHkCgEAkhIAIeUKAQCJEgAh5goBAIkSACHnCgEAiRIAIegKAQCJEgAhCesJQAAAAAH5CUAAAAABlwoBAAAAAZgKAQAAAAGZCgQAAAABmgpAAAAAAZsKAQAAAAGcCkAAAAABnQogAAAAAQ3oCQQAAAABhQoBAAAAAYYKBAAAAAGHCoAAAAABiAoBAAAAAYkKAgAAAAGKCgQAAAABiwpAAAAAAYwKQAAAAAGNCkAAAAABjgoBAAAAAY8KAQAAAAGQCkAAAAABF_MIAADXEgAg9AgAANgSACDoCQEAAAAB6wlAAAAAAfkJQAAAAAGYCgEAAAABnwoAAACfCgKgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAoBAAAAAaUKBAAAAAGmCgQAAAABpwoBAAAAAagKEAAAAAGpCgEAAAABqgoBAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KAgAAAAGvCkAAAAABAgAAAOINACAPAAC7GAAgAwAAAO4NACAPAAC7GAAgEAAAvxgAIBkAAADuDQAgCAAAvxgAIPMIAAC3EgAg9AgAALgSACDoCQEAiRIAIesJQACKEgAh-QlAAIoSACGYCgEAkhIAIZ8KAAC0Ep8KIqAKAQCJEgAhoQoBAIkSACGiCgEAiRIAIaMKAQCJEgAhpAoBAIkSACGlCgQAohIAIaYKBACkEgAhpwoBAJISACGoChAAtRIAIakKAQCSEgAhqgoBAIkSACGrCgEAkhIAIawKQACZEgAhrQpAAJkSACGuCgIAiBIAIa8KQACZEgAhF_MIAAC3EgAg9AgAALgSACDoCQEAiRIAIesJQACKEgAh-QlAAIoSACGYCgEAkhIAIZ8KAAC0Ep8KIqAKAQCJEgAhoQoBAIkSACGiCgEAiRIAIaMKAQCJEgAhpAoBAIkSACGlCgQAohIAIaYKBACkEgAhpwoBAJISACGoChAAtRIAIakKAQCSEgAhqgoBAIkSACGrCgEAkhIAIawKQACZEgAhrQpAAJkSACGuCgIAiBIAIa8KQACZEgAhF_IIAADWEgAg9AgAANgSACDoCQEAAAAB6wlAAAAAAfkJQAAAAAGYCgEAAAABnwoAAACfCgKgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAoBAAAAAaUKBAAAAAGmCgQAAAABpwoBAAAAAagKEAAAAAGpCgEAAAABqgoBAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KAgAAAAGvCkAAAAABAgAAAOINACAPAADAGAAgAwAAAO4NACAPAADAGAAgEAAAxBgAIBkAAADuDQAgCAAAxBgAIPIIAAC2EgAg9AgAALgSACDoCQEAiRIAIesJQACKEgAh-QlAAIoSACGYCgEAkhIAIZ8KAAC0Ep8KIqAKAQCJEgAhoQoBAIkSACGiCgEAiRIAIaMKAQCJEgAhpAoBAIkSACGlCgQAohIAIaYKBACkEgAhpwoBAJISACGoChAAtRIAIakKAQCSEgAhqgoBAIkSACGrCgEAkhIAIawKQACZEgAhrQpAAJkSACGuCgIAiBIAIa8KQACZEgAhF_IIAAC2EgAg9AgAALgSACDoCQEAiRIAIesJQACKEgAh-QlAAIoSACGYCgEAkhIAIZ8KAAC0Ep8KIqAKAQCJEgAhoQoBAIkSACGiCgEAiRIAIaMKAQCJEgAhpAoBAIkSACGlCgQAohIAIaYKBACkEgAhpwoBAJISACGoChAAtRIAIakKAQCSEgAhqgoBAIkSACGrCgEAkhIAIawKQACZEgAhrQpAAJkSACGuCgIAiBIAIa8KQACZEgAhF_IIAADWEgAg8wgAANcSACDoCQEAAAAB6wlAAAAAAfkJQAAAAAGYCgEAAAABnwoAAACfCgKgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABpAoBAAAAAaUKBAAAAAGmCgQAAAABpwoBAAAAAagKEAAAAAGpCgEAAAABqgoBAAAAAasKAQAAAAGsCkAAAAABrQpAAAAAAa4KAgAAAAGvCkAAAAABAgAAAOINACAPAADFGAAgAwAAAO4NACAPAADFGAAgEAAAyRgAIBkAAADuDQAgCAAAyRgAIPIIAAC2EgAg8wgAALcSACDoCQEAiRIAIesJQACKEgAh-QlAAIoSACGYCgEAkhIAIZ8KAAC0Ep8KIqAKAQCJEgAhoQoBAIkSACGiCgEAiRIAIaMKAQCJEgAhpAoBAIkSACGlCgQAohIAIaYKBACkEgAhpwoBAJISACGoChAAtRIAIakKAQCSEgAhqgoBAIkSACGrCgEAkhIAIawKQACZEgAhrQpAAJkSACGuCgIAiBIAIa8KQACZEgAhF_IIAAC2EgAg8wgAALcSACDoCQEAiRIAIesJQACKEgAh-QlAAIoSACGYCgEAkhIAIZ8KAAC0Ep8KIqAKAQCJEgAhoQoBAIkSACGiCgEAiRIAIaMKAQCJEgAhpAoBAIkSACGlCgQAohIAIaYKBACkEgAhpwoBAJISACGoChAAtRIAIakKAQCSEgAhqgoBAIkSACGrCgEAkhIAIawKQACZEgAhrQpAAJkSACGuCgIAiBIAIa8KQACZEgAhAAAAAAMVAAYWAAcXAAgAAAADFQAGFgAHFwAIAAAAAxUADhYADxcAEAAAAAMVAA4WAA8XABAAAAAFFQAWFgAZFwAaOAAXOQAYAAAAAAAFFQAWFgAZFwAaOAAXOQAYAAAABRUAIBYAIxcAJDgAITkAIgAAAAAABRUAIBYAIxcAJDgAITkAIgAAAAUVACoWAC0XAC44ACs5ACwAAAAAAAUVACoWAC0XAC44ACs5ACwAAAAFFQA0FgA3FwA4OAA1OQA2AAAAAAAFFQA0FgA3FwA4OAA1OQA2AAAABRUAPhYAQRcAQjgAPzkAQAAAAAAABRUAPhYAQRcAQjgAPzkAQAAAAAUVAEgWAEsXAEw4AEk5AEoAAAAAAAUVAEgWAEsXAEw4AEk5AEoAAAAFFQBSFgBVFwBWOABTOQBUAAAAAAAFFQBSFgBVFwBWOABTOQBUAAAABRUAXBYAXxcAYDgAXTkAXgAAAAAABRUAXBYAXxcAYDgAXTkAXgAAAAUVAGYWAGkXAGo4AGc5AGgAAAAAAAUVAGYWAGkXAGo4AGc5AGgAAAAFFQBwFgBzFwB0OABxOQByAAAAAAAFFQBwFgBzFwB0OABxOQByAAAABRUAehYAfRcAfjgAezkAfAAAAAAABRUAehYAfRcAfjgAezkAfAIVAIIB3QHLAoEBAdwBAIABAd0BzAIAAAAFFQCGARYAiQEXAIoBOACHATkAiAEAAAAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQHcAQCAAQHcAQCAAQUVAI8BFgCSARcAkwE4AJABOQCRAQAAAAAABRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAxUAmQEWAJoBFwCbAQAAAAMVAJkBFgCaARcAmwEAAAAFFQChARYApAEXAKUBOACiATkAowEAAAAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAxUAqgEWAKsBFwCsAQAAAAMVAKoBFgCrARcArAEAAAAFFQCyARYAtQEXALYBOACzATkAtAEAAAAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAMVALwBFgC9ARcAvgEAAAADFQC8ARYAvQEXAL4BAxUAxQHLAvYDwQHOAvoDwgEBygIAwAEDFQDEAcoC_APAAc0CgATDAQHMAgDCAQHNAoEEAALLAoIEAM4CgwQAAAADFQDJARYAygEXAMsBAAAAAxUAyQEWAMoBFwDLAQHKAgDAAQHKAgDAAQMVANABFgDRARcA0gEAAAADFQDQARYA0QEXANIBAcoCugTAAQHKAsAEwAEFFQDXARYA2gEXANsBOADYATkA2QEAAAAAAAUVANcBFgDaARcA2wE4ANgBOQDZAQHMAgDCAQHMAgDCAQUVAOABFgDjARcA5AE4AOEBOQDiAQAAAAAABRUA4AEWAOMBFwDkATgA4QE5AOIBAAAAAxUA6gEWAOsBFwDsAQAAAAMVAOoBFgDrARcA7AECFQDwAaAD_ATvAQGfAwDuAQGgA_0EAAAABRUA9AEWAPcBFwD4ATgA9QE5APYBAAAAAAAFFQD0ARYA9wEXAPgBOAD1ATkA9gEBnwMA7gEBnwMA7gEFFQD9ARYAgAIXAIECOAD-ATkA_wEAAAAAAAUVAP0BFgCAAhcAgQI4AP4BOQD_AQAAAAUVAIcCFgCKAhcAiwI4AIgCOQCJAgAAAAAABRUAhwIWAIoCFwCLAjgAiAI5AIkCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJECFgCSAhcAkwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAmQIWAJoCFwCbAgAAAAMVAKECFgCiAhcAowIAAAADFQChAhYAogIXAKMCAAAAAxUAqQIWAKoCFwCrAgAAAAMVAKkCFgCqAhcAqwIAAAADFQCxAhYAsgIXALMCAAAAAxUAsQIWALICFwCzAgAAAAUVALkCFgC8AhcAvQI4ALoCOQC7AgAAAAAABRUAuQIWALwCFwC9AjgAugI5ALsCAAAAAxUAwwIWAMQCFwDFAgAAAAMVAMMCFgDEAhcAxQIAAAAFFQDLAhYAzgIXAM8COADMAjkAzQIAAAAAAAUVAMsCFgDOAhcAzwI4AMwCOQDNAgIVANMC3QGRB9ICAdEEANECAd0BkgcAAAAFFQDXAhYA2gIXANsCOADYAjkA2QIAAAAAAAUVANcCFgDaAhcA2wI4ANgCOQDZAgHRBADRAgHRBADRAgUVAOACFgDjAhcA5AI4AOECOQDiAgAAAAAABRUA4AIWAOMCFwDkAjgA4QI5AOICAAAABRUA6gIWAO0CFwDuAjgA6wI5AOwCAAAAAAAFFQDqAhYA7QIXAO4COADrAjkA7AIAAAADFQD0AhYA9QIXAPYCAAAAAxUA9AIWAPUCFwD2AgAAAAUVAPwCFgD_AhcAgAM4AP0COQD-AgAAAAAABRUA_AIWAP8CFwCAAzgA_QI5AP4CBBUAiAOjBZAIgwOkBZQIhAOmBZgIhQMBogUAggMBogUAggMDFQCHA6IFAIIDowWcCIYDAaUFAIUDAaMFnQgAA6MFnggApAWfCACmBaAIAAAABRUAjAMWAI8DFwCQAzgAjQM5AI4DAAAAAAAFFQCMAxYAjwMXAJADOACNAzkAjgMBogUAggMBogUAggMFFQCVAxYAmAMXAJkDOACWAzkAlwMAAAAAAAUVAJUDFgCYAxcAmQM4AJYDOQCXAwGiBQCCAwGiBQCCAwUVAJ4DFgChAxcAogM4AJ8DOQCgAwAAAAAABRUAngMWAKEDFwCiAzgAnwM5AKADAaIFAIIDAaIFAIIDBRUApwMWAKoDFwCrAzgAqAM5AKkDAAAAAAAFFQCnAxYAqgMXAKsDOACoAzkAqQMBpQUAhQMBpQUAhQMFFQCwAxYAswMXALQDOACxAzkAsgMAAAAAAAUVALADFgCzAxcAtAM4ALEDOQCyAwIVALgD-AWVCbcDAfcFALYDAfgFlgkAAAADFQC8AxYAvQMXAL4DAAAAAxUAvAMWAL0DFwC-AwH3BQC2AwH3BQC2AwMVAMMDFgDEAxcAxQMAAAADFQDDAxYAxAMXAMUDAAAABRUAywMWAM4DFwDPAzgAzAM5AM0DAAAAAAAFFQDLAxYAzgMXAM8DOADMAzkAzQMAAAADFQDVAxYA1gMXANcDAAAAAxUA1QMWANYDFwDXAwAAAAMVAN0DFgDeAxcA3wMAAAADFQDdAxYA3gMXAN8DAxUA6gPJBpQK4gPPBpgK4wMB0QQA4QMFFQDpA9EEmgrhA8sGngrkA80GpArnA84GqAroAwLKBgDjA8wGAOUDAhUA5gPLBp8K5AMBywagCgABygYA4wMBygYA4wMDywapCgDNBqoKAM4GqwoAAskGrAoAzwatCgAAAAMVAO4DFgDvAxcA8AMAAAADFQDuAxYA7wMXAPADAAAAAxUA9gMWAPcDFwD4AwAAAAMVAPYDFgD3AxcA-AMB0QQA4QMB0QQA4QMDFQD9AxYA_gMXAP8DAAAAAxUA_QMWAP4DFwD_AwHRBP0K4QMB0QSDC-EDAxUAhAQWAIUEFwCGBAAAAAMVAIQEFgCFBBcAhgQBygYA4wMBygYA4wMFFQCLBBYAjgQXAI8EOACMBDkAjQQAAAAAAAUVAIsEFgCOBBcAjwQ4AIwEOQCNBAAABRUAlAQWAJcEFwCYBDgAlQQ5AJYEAAAAAAAFFQCUBBYAlwQXAJgEOACVBDkAlgQCygYA4wPMBgDlAwLKBgDjA8wGAOUDAxUAnQQWAJ4EFwCfBAAAAAMVAJ0EFgCeBBcAnwQBygYA4wMBygYA4wMDFQCkBBYApQQXAKYEAAAAAxUApAQWAKUEFwCmBAAAAAUVAKwEFgCvBBcAsAQ4AK0EOQCuBAAAAAAABRUArAQWAK8EFwCwBDgArQQ5AK4EAhUAtATgB4QMswQBzAYAsgQB4AeFDAAAAAUVALgEFgC7BBcAvAQ4ALkEOQC6BAAAAAAABRUAuAQWALsEFwC8BDgAuQQ5ALoEAcwGALIEAcwGALIEBRUAwQQWAMQEFwDFBDgAwgQ5AMMEAAAAAAAFFQDBBBYAxAQXAMUEOADCBDkAwwQAAAAFFQDLBBYAzgQXAM8EOADMBDkAzQQAAAAAAAUVAMsEFgDOBBcAzwQ4AMwEOQDNBAAAAAMVANUEFgDWBBcA1wQAAAADFQDVBBYA1gQXANcEAAAAAxUA3QQWAN4EFwDfBAAAAAMVAN0EFgDeBBcA3wQAAAAFFQDlBBYA6AQXAOkEOADmBDkA5wQAAAAAAAUVAOUEFgDoBBcA6QQ4AOYEOQDnBAAAAAMVAO8EFgDwBBcA8QQAAAADFQDvBBYA8AQXAPEEAAAAAxUA9wQWAPgEFwD5BAAAAAMVAPcEFgD4BBcA-QQAAAAFFQD_BBYAggUXAIMFOACABTkAgQUAAAAAAAUVAP8EFgCCBRcAgwU4AIAFOQCBBQQVAIkF8gjnDYYF8wjrDYcF9AjtDYgFAfEIAIUFAfEIAIUFAfEI7w2FBQLyCPANAPMI8Q0AAAAFFQCNBRYAkAUXAJEFOACOBTkAjwUAAAAAAAUVAI0FFgCQBRcAkQU4AI4FOQCPBQHxCACFBQHxCACFBQUVAJYFFgCZBRcAmgU4AJcFOQCYBQAAAAAABRUAlgUWAJkFFwCaBTgAlwU5AJgFAfEIAIUFAfEIAIUFBRUAnwUWAKIFFwCjBTgAoAU5AKEFAAAAAAAFFQCfBRYAogUXAKMFOACgBTkAoQUB8QjADoUFAfEIxg6FBQUVAKgFFgCrBRcArAU4AKkFOQCqBQAAAAAABRUAqAUWAKsFFwCsBTgAqQU5AKoFAAAAAxUAsgUWALMFFwC0BQAAAAMVALIFFgCzBRcAtAUAAAADFQC6BRYAuwUXALwFAAAAAxUAugUWALsFFwC8BQAAAAUVAMIFFgDFBRcAxgU4AMMFOQDEBQAAAAAABRUAwgUWAMUFFwDGBTgAwwU5AMQFAQIBAgMBBQYBBgcBBwgBCQoBCgwCCw0DDA8BDRECDhIEERMBEhQBExUCGBgFGRkJGhsKGxwKHB8KHSAKHiEKHyMKICUCISYLIigKIyoCJCsMJSwKJi0KJy4CKDENKTIRKjQSKzUSLDgSLTkSLjoSLzwSMD4CMT8TMkESM0MCNEQUNUUSNkYSN0cCOkoVO0sbPE0cPU4cPlEcP1IcQFMcQVUcQlcCQ1gdRFocRVwCRl0eR14cSF8cSWACSmMfS2QlTGYmTWcmTmomT2smUGwmUW4mUnACU3EnVHMmVXUCVnYoV3cmWHgmWXkCWnwpW30vXH8wXYABMF6DATBfhAEwYIUBMGGHATBiiQECY4oBMWSMATBljgECZo8BMmeQATBokQEwaZIBAmqVATNrlgE5bJgBOm2ZATpunAE6b50BOnCeATpxoAE6cqIBAnOjATt0pQE6dacBAnaoATx3qQE6eKoBOnmrAQJ6rgE9e68BQ3yxAUR9sgFEfrUBRH-2AUSAAbcBRIEBuQFEggG7AQKDAbwBRYQBvgFEhQHAAQKGAcEBRocBwgFEiAHDAUSJAcQBAooBxwFHiwHIAU2MAcoBTo0BywFOjgHOAU6PAc8BTpAB0AFOkQHSAU6SAdQBApMB1QFPlAHXAU6VAdkBApYB2gFQlwHbAU6YAdwBTpkB3QECmgHgAVGbAeEBV5wB4wFYnQHkAVieAecBWJ8B6AFYoAHpAVihAesBWKIB7QECowHuAVmkAfABWKUB8gECpgHzAVqnAfQBWKgB9QFYqQH2AQKqAfkBW6sB-gFhrAH8AWKtAf0BYq4BgAJirwGBAmKwAYICYrEBhAJisgGGAgKzAYcCY7QBiQJitQGLAgK2AYwCZLcBjQJiuAGOAmK5AY8CAroBkgJluwGTAmu8AZUCbL0BlgJsvgGZAmy_AZoCbMABmwJswQGdAmzCAZ8CAsMBoAJtxAGiAmzFAaQCAsYBpQJuxwGmAmzIAacCbMkBqAICygGrAm_LAawCdcwBrgJ2zQGvAnbOAbICds8BswJ20AG0AnbRAbYCdtIBuAIC0wG5AnfUAbsCdtUBvQIC1gG-AnjXAb8CdtgBwAJ22QHBAgLaAcQCedsBxQJ_3gHHAoAB3wHNAoAB4AHQAoAB4QHRAoAB4gHSAoAB4wHUAoAB5AHWAgLlAdcCgwHmAdkCgAHnAdsCAugB3AKEAekB3QKAAeoB3gKAAesB3wIC7AHiAoUB7QHjAosB7gHkAoEB7wHlAoEB8AHmAoEB8QHnAoEB8gHoAoEB8wHqAoEB9AHsAgL1Ae0CjAH2Ae8CgQH3AfECAvgB8gKNAfkB8wKBAfoB9AKBAfsB9QIC_AH4Ao4B_QH5ApQB_gH7ApUB_wH8ApUBgAL_ApUBgQKAA5UBggKBA5UBgwKDA5UBhAKFAwKFAoYDlgGGAogDlQGHAooDAogCiwOXAYkCjAOVAYoCjQOVAYsCjgMCjAKRA5gBjQKSA5wBjgKUA50BjwKVA50BkAKYA50BkQKZA50BkgKaA50BkwKcA50BlAKeAwKVAp8DngGWAqEDnQGXAqMDApgCpAOfAZkCpQOdAZoCpgOdAZsCpwMCnAKqA6ABnQKrA6YBngKtA6cBnwKuA6cBoAKxA6cBoQKyA6cBogKzA6cBowK1A6cBpAK3AwKlArgDqAGmArkDpwGnAroDAqgCvQOpAakCvgOtAaoCwAOuAasCwQOuAawCxAOuAa0CxQOuAa4CxgOuAa8CyAOuAbACygMCsQLLA68BsgLNA64BswLPAwK0AtADsAG1AtEDrgG2AtIDrgG3AtMDArgC1gOxAbkC1wO3AboC2QO4AbsC2gO4AbwC3QO4Ab0C3gO4Ab4C3wO4Ab8C4QO4AcAC4wMCwQLkA7kBwgLmA7gBwwLoAwLEAukDugHFAuoDuAHGAusDuAHHAuwDAsgC7wO7AckC8AO_Ac8C8gPAAdAChATAAdEChgTAAdIChwTAAdMCiATAAdQCigTAAdUCjAQC1gKNBMYB1wKPBMAB2AKRBALZApIExwHaApMEwAHbApQEwAHcApUEAt0CmATIAd4CmQTMAd8CmgTBAeACmwTBAeECnATBAeICnQTBAeMCngTBAeQCoATBAeUCogQC5gKjBM0B5wKlBMEB6AKnBALpAqgEzgHqAqkEwQHrAqoEwQHsAqsEAu0CrgTPAe4CrwTTAe8CsATCAfACsQTCAfECsgTCAfICswTCAfMCtATCAfQCtgTCAfUCuAQC9gK5BNQB9wK8BMIB-AK-BAL5Ar8E1QH6AsEEwgH7AsIEwgH8AsMEAv0CxgTWAf4CxwTcAf8CyATDAYADyQTDAYEDygTDAYIDywTDAYMDzATDAYQDzgTDAYUD0AQChgPRBN0BhwPTBMMBiAPVBAKJA9YE3gGKA9cEwwGLA9gEwwGMA9kEAo0D3ATfAY4D3QTlAY8D3wTmAZAD4ATmAZED4wTmAZID5ATmAZMD5QTmAZQD5wTmAZUD6QQClgPqBOcBlwPsBOYBmAPuBAKZA-8E6AGaA_AE5gGbA_EE5gGcA_IEAp0D9QTpAZ4D9gTtAaED-ATuAaID_gTuAaMDgQXuAaQDggXuAaUDgwXuAaYDhQXuAacDhwUCqAOIBfEBqQOKBe4BqgOMBQKrA40F8gGsA44F7gGtA48F7gGuA5AFAq8DkwXzAbADlAX5AbEDlQXvAbIDlgXvAbMDlwXvAbQDmAXvAbUDmQXvAbYDmwXvAbcDnQUCuAOeBfoBuQOgBe8BugOiBQK7A6MF-wG8A6QF7wG9A6UF7wG-A6YFAr8DqQX8AcADqgWCAsEDrAWDAsIDrQWDAsMDsAWDAsQDsQWDAsUDsgWDAsYDtAWDAscDtgUCyAO3BYQCyQO5BYMCygO7BQLLA7wFhQLMA70FgwLNA74FgwLOA78FAs8DwgWGAtADwwWMAtEDxQWNAtIDxgWNAtMDyQWNAtQDygWNAtUDywWNAtYDzQWNAtcDzwUC2APQBY4C2QPSBY0C2gPUBQLbA9UFjwLcA9YFjQLdA9cFjQLeA9gFAt8D2wWQAuAD3AWUAuED3gWVAuID3wWVAuMD4gWVAuQD4wWVAuUD5AWVAuYD5gWVAucD6AUC6APpBZYC6QPrBZUC6gPtBQLrA-4FlwLsA-8FlQLtA_AFlQLuA_EFAu8D9AWYAvAD9QWcAvED9wWdAvID-AWdAvMD-wWdAvQD_AWdAvUD_QWdAvYD_wWdAvcDgQYC-AOCBp4C-QOEBp0C-gOGBgL7A4cGnwL8A4gGnQL9A4kGnQL-A4oGAv8DjQagAoAEjgakAoEEkAalAoIEkQalAoMElAalAoQElQalAoUElgalAoYEmAalAocEmgYCiASbBqYCiQSdBqUCigSfBgKLBKAGpwKMBKEGpQKNBKIGpQKOBKMGAo8EpgaoApAEpwasApEEqQatApIEqgatApMErQatApQErgatApUErwatApYEsQatApcEswYCmAS0Bq4CmQS2Bq0CmgS4BgKbBLkGrwKcBLoGrQKdBLsGrQKeBLwGAp8EvwawAqAEwAa0AqEEwga1AqIEwwa1AqMExga1AqQExwa1AqUEyAa1AqYEyga1AqcEzAYCqATNBrYCqQTPBrUCqgTRBgKrBNIGtwKsBNMGtQKtBNQGtQKuBNUGAq8E2Aa4ArAE2Qa-ArEE2wa_ArIE3Aa_ArME3wa_ArQE4Aa_ArUE4Qa_ArYE4wa_ArcE5QYCuATmBsACuQToBr8CugTqBgK7BOsGwQK8BOwGvwK9BO0GvwK-BO4GAr8E8QbCAsAE8gbGAsEE9AbHAsIE9QbHAsME-AbHAsQE-QbHAsUE-gbHAsYE_AbHAscE_gYCyAT_BsgCyQSBB8cCygSDBwLLBIQHyQLMBIUHxwLNBIYHxwLOBIcHAs8EigfKAtAEiwfQAtIEjQfRAtMEkwfRAtQElgfRAtUElwfRAtYEmAfRAtcEmgfRAtgEnAcC2QSdB9QC2gSfB9EC2wShBwLcBKIH1QLdBKMH0QLeBKQH0QLfBKUHAuAEqAfWAuEEqQfcAuIEqgfSAuMEqwfSAuQErAfSAuUErQfSAuYErgfSAucEsAfSAugEsgcC6QSzB90C6gS1B9IC6wS3BwLsBLgH3gLtBLkH0gLuBLoH0gLvBLsHAvAEvgffAvEEvwflAvIEwQfmAvMEwgfmAvQExQfmAvUExgfmAvYExwfmAvcEyQfmAvgEywcC-QTMB-cC-gTOB-YC-wTQBwL8BNEH6AL9BNIH5gL-BNMH5gL_BNQHAoAF1wfpAoEF2AfvAoIF2gfwAoMF2wfwAoQF3gfwAoUF3wfwAoYF4AfwAocF4gfwAogF5AcCiQXlB_ECigXnB_ACiwXpBwKMBeoH8gKNBesH8AKOBewH8AKPBe0HApAF8AfzApEF8Qf3ApIF8wf4ApMF9Af4ApQF9wf4ApUF-Af4ApYF-Qf4ApcF-wf4ApgF_QcCmQX-B_kCmgWACPgCmwWCCAKcBYMI-gKdBYQI-AKeBYUI-AKfBYYIAqAFiQj7AqEFigiBA6cFjAiCA6gFoQiCA6kFpAiCA6oFpQiCA6sFpgiCA6wFqAiCA60FqggCrgWrCIkDrwWtCIIDsAWvCAKxBbAIigOyBbEIggOzBbIIggO0BbMIArUFtgiLA7YFtwiRA7cFuAiDA7gFuQiDA7kFugiDA7oFuwiDA7sFvAiDA7wFvgiDA70FwAgCvgXBCJIDvwXDCIMDwAXFCALBBcYIkwPCBccIgwPDBcgIgwPEBckIAsUFzAiUA8YFzQiaA8cFzgiEA8gFzwiEA8kF0AiEA8oF0QiEA8sF0giEA8wF1AiEA80F1ggCzgXXCJsDzwXZCIQD0AXbCALRBdwInAPSBd0IhAPTBd4IhAPUBd8IAtUF4gidA9YF4wijA9cF5AiFA9gF5QiFA9kF5giFA9oF5wiFA9sF6AiFA9wF6giFA90F7AgC3gXtCKQD3wXvCIUD4AXxCALhBfIIpQPiBfMIhQPjBfQIhQPkBfUIAuUF-AimA-YF-QisA-cF-giGA-gF-wiGA-kF_AiGA-oF_QiGA-sF_giGA-wFgAmGA-0FggkC7gWDCa0D7wWFCYYD8AWHCQLxBYgJrgPyBYkJhgPzBYoJhgP0BYsJAvUFjgmvA_YFjwm1A_kFkQm2A_oFlwm2A_sFmgm2A_wFmwm2A_0FnAm2A_4Fngm2A_8FoAkCgAahCbkDgQajCbYDggalCQKDBqYJugOEBqcJtgOFBqgJtgOGBqkJAocGrAm7A4gGrQm_A4kGrgm3A4oGrwm3A4sGsAm3A4wGsQm3A40Gsgm3A44GtAm3A48GtgkCkAa3CcADkQa5CbcDkga7CQKTBrwJwQOUBr0JtwOVBr4JtwOWBr8JApcGwgnCA5gGwwnGA5kGxQnHA5oGxgnHA5sGyQnHA5wGygnHA50GywnHA54GzQnHA58GzwkCoAbQCcgDoQbSCccDogbUCQKjBtUJyQOkBtYJxwOlBtcJxwOmBtgJAqcG2wnKA6gG3AnQA6kG3gnRA6oG3wnRA6sG4gnRA6wG4wnRA60G5AnRA64G5gnRA68G6AkCsAbpCdIDsQbrCdEDsgbtCQKzBu4J0wO0Bu8J0QO1BvAJ0QO2BvEJArcG9AnUA7gG9QnYA7kG9wnZA7oG-AnZA7sG-wnZA7wG_AnZA70G_QnZA74G_wnZA78GgQoCwAaCCtoDwQaECtkDwgaGCgLDBocK2wPEBogK2QPFBokK2QPGBooKAscGjQrcA8gGjgrgA9AGkArhA9EGrgrhA9IGsArhA9MGsQrhA9QGsgrhA9UGtArhA9YGtgoC1wa3CusD2Aa5CuED2Qa7CgLaBrwK7APbBr0K4QPcBr4K4QPdBr8KAt4GwgrtA98GwwrxA-AGxQryA-EGxgryA-IGyQryA-MGygryA-QGywryA-UGzQryA-YGzwoC5wbQCvMD6AbSCvID6QbUCgLqBtUK9APrBtYK8gPsBtcK8gPtBtgKAu4G2wr1A-8G3Ar5A_AG3QriA_EG3griA_IG3wriA_MG4AriA_QG4QriA_UG4wriA_YG5QoC9wbmCvoD-AboCuID-QbqCgL6BusK-wP7BuwK4gP8Bu0K4gP9Bu4KAv4G8Qr8A_8G8gqABIAH8wrjA4EH9ArjA4IH9QrjA4MH9grjA4QH9wrjA4UH-QrjA4YH-woChwf8CoEEiAf_CuMDiQeBCwKKB4ILggSLB4QL4wOMB4UL4wONB4YLAo4HiQuDBI8HiguHBJAHiwvoA5EHjAvoA5IHjQvoA5MHjgvoA5QHjwvoA5UHkQvoA5YHkwsClweUC4gEmAeWC-gDmQeYCwKaB5kLiQSbB5oL6AOcB5sL6AOdB5wLAp4HnwuKBJ8HoAuQBKAHogvlA6EHowvlA6IHpgvlA6MHpwvlA6QHqAvlA6UHqgvlA6YHrAsCpwetC5EEqAevC-UDqQexCwKqB7ILkgSrB7ML5QOsB7QL5QOtB7ULAq4HuAuTBK8HuQuZBLAHugvkA7EHuwvkA7IHvAvkA7MHvQvkA7QHvgvkA7UHwAvkA7YHwgsCtwfDC5oEuAfFC-QDuQfHCwK6B8gLmwS7B8kL5AO8B8oL5AO9B8sLAr4HzgucBL8HzwugBMAH0AvnA8EH0QvnA8IH0gvnA8MH0wvnA8QH1AvnA8UH1gvnA8YH2AsCxwfZC6EEyAfbC-cDyQfdCwLKB94LogTLB98L5wPMB-AL5wPNB-ELAs4H5AujBM8H5QunBNAH5wuoBNEH6AuoBNIH6wuoBNMH7AuoBNQH7QuoBNUH7wuoBNYH8QsC1wfyC6kE2Af0C6gE2Qf2CwLaB_cLqgTbB_gLqATcB_kLqATdB_oLAt4H_QurBN8H_guxBOEHgAyyBOIHhgyyBOMHiQyyBOQHigyyBOUHiwyyBOYHjQyyBOcHjwwC6AeQDLUE6QeSDLIE6geUDALrB5UMtgTsB5YMsgTtB5cMsgTuB5gMAu8Hmwy3BPAHnAy9BPEHnQyzBPIHngyzBPMHnwyzBPQHoAyzBPUHoQyzBPYHowyzBPcHpQwC-AemDL4E-QeoDLME-geqDAL7B6sMvwT8B6wMswT9B60MswT-B64MAv8HsQzABIAIsgzGBIEItAzHBIIItQzHBIMIuAzHBIQIuQzHBIUIugzHBIYIvAzHBIcIvgwCiAi_DMgEiQjBDMcEigjDDAKLCMQMyQSMCMUMxwSNCMYMxwSOCMcMAo8IygzKBJAIywzQBJEIzQzRBJIIzgzRBJMI0QzRBJQI0gzRBJUI0wzRBJYI1QzRBJcI1wwCmAjYDNIEmQjaDNEEmgjcDAKbCN0M0wScCN4M0QSdCN8M0QSeCOAMAp8I4wzUBKAI5AzYBKEI5gzZBKII5wzZBKMI6gzZBKQI6wzZBKUI7AzZBKYI7gzZBKcI8AwCqAjxDNoEqQjzDNkEqgj1DAKrCPYM2wSsCPcM2QStCPgM2QSuCPkMAq8I_AzcBLAI_QzgBLEI_wzhBLIIgA3hBLMIgw3hBLQIhA3hBLUIhQ3hBLYIhw3hBLcIiQ0CuAiKDeIEuQiMDeEEugiODQK7CI8N4wS8CJAN4QS9CJEN4QS-CJINAr8IlQ3kBMAIlg3qBMEImA3rBMIImQ3rBMMInA3rBMQInQ3rBMUIng3rBMYIoA3rBMcIog0CyAijDewEyQilDesEyginDQLLCKgN7QTMCKkN6wTNCKoN6wTOCKsNAs8Irg3uBNAIrw3yBNEIsQ3zBNIIsg3zBNMItQ3zBNQItg3zBNUItw3zBNYIuQ3zBNcIuw0C2Ai8DfQE2Qi-DfME2gjADQLbCMEN9QTcCMIN8wTdCMMN8wTeCMQNAt8Ixw32BOAIyA36BOEIyg37BOIIyw37BOMIzg37BOQIzw37BOUI0A37BOYI0g37BOcI1A0C6AjVDfwE6QjXDfsE6gjZDQLrCNoN_QTsCNsN-wTtCNwN-wTuCN0NAu8I4A3-BPAI4Q2EBfUI4w2FBfYI8g2FBfcI9A2FBfgI9Q2FBfkI9g2FBfoI-A2FBfsI-g0C_Aj7DYoF_Qj9DYUF_gj_DQL_CIAOiwWACYEOhQWBCYIOhQWCCYMOAoMJhg6MBYQJhw6SBYUJiA6GBYYJiQ6GBYcJig6GBYgJiw6GBYkJjA6GBYoJjg6GBYsJkA4CjAmRDpMFjQmTDoYFjgmVDgKPCZYOlAWQCZcOhgWRCZgOhgWSCZkOApMJnA6VBZQJnQ6bBZUJng6HBZYJnw6HBZcJoA6HBZgJoQ6HBZkJog6HBZoJpA6HBZsJpg4CnAmnDpwFnQmpDocFngmrDgKfCawOnQWgCa0OhwWhCa4OhwWiCa8OAqMJsg6eBaQJsw6kBaUJtQ6IBaYJtg6IBacJuA6IBagJuQ6IBakJug6IBaoJvA6IBasJvg4CrAm_DqUFrQnCDogFrgnEDgKvCcUOpgWwCccOiAWxCcgOiAWyCckOArMJzA6nBbQJzQ6tBbUJzw6uBbYJ0A6uBbcJ0w6uBbgJ1A6uBbkJ1Q6uBboJ1w6uBbsJ2Q4CvAnaDq8FvQncDq4FvgneDgK_Cd8OsAXACeAOrgXBCeEOrgXCCeIOAsMJ5Q6xBcQJ5g61BcUJ6A62BcYJ6Q62BccJ7A62BcgJ7Q62BckJ7g62BcoJ8A62BcsJ8g4CzAnzDrcFzQn1DrYFzgn3DgLPCfgOuAXQCfkOtgXRCfoOtgXSCfsOAtMJ_g65BdQJ_w69BdUJgQ--BdYJgg--BdcJhQ--BdgJhg--BdkJhw--BdoJiQ--BdsJiw8C3AmMD78F3QmOD74F3gmQDwLfCZEPwAXgCZIPvgXhCZMPvgXiCZQPAuMJlw_BBeQJmA_HBQ"
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
  ResultRef: "ResultRef",
  KeptDocument: "KeptDocument",
  PublishedZone: "PublishedZone",
  PublishedRecord: "PublishedRecord",
  PaidJob: "PaidJob",
  Rate: "Rate",
  Lockout: "Lockout",
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
  createdAt: "createdAt"
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

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

/// A router or subgraph process that works on rows of this database, and when it last said so.
model Process {
  /// Also in the rows on which it holds a lease.
  id      String   @id @db.Uuid
  /// Of the database's clock; \`-infinity\` once the process has ended by itself.
  seenAt  DateTime @map("seen_at") @db.Timestamptz(3)
  /// Names by which it locks jobs of graphile-worker.
  workers String[]

  @@map("process")
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
  /// The process that holds the lease, or held the last one.
  leasedBy   String?   @map("leased_by") @db.Uuid
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

/// One payment: one credential that arrived, and what became of it. Written only by prisma/ledger. Partitioned by month, by the time in
/// its id (UUIDv7); no index names a column that changes as it moves on. What only its first day needs is in the tables below.
model Payment {
  id              String                       @id @db.Uuid
  createdAt       DateTime                     @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime                     @default(now()) @map("updated_at") @db.Timestamptz(3)
  settledAt       DateTime?                    @map("settled_at") @db.Timestamptz(3)
  /// When the credential can no longer be settled.
  validBefore     DateTime                     @map("valid_before") @db.Timestamptz(3)
  /// The organization that it was made for, of which the payer was a member then; null for the payer itself.
  organizationId  String?                      @map("organization_id") @db.Uuid
  /// The log of the transfer in its block, where one transaction settled several payments.
  transactionLog  Int?                         @map("transaction_log")
  /// Status of the answer; null while there is none.
  answerStatus    Int?                         @map("answer_status")
  /// Whether its answer was given again to a request that could have been copied from the chain.
  retold          Boolean                      @default(false)
  /// Whether less than its amount was charged, or something was given back.
  isShort         Boolean                      @default(false) @map("is_short")
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
  payTo           String                       @map("pay_to")
  /// What the credential allows to be taken, in atomic units of the asset.
  amount          Decimal                      @db.Decimal(78, 0)
  /// What the work came to; null until it is done.
  chargeAmount    Decimal?                     @map("charge_amount") @db.Decimal(78, 0)
  /// What was taken; what leaves of it again is in the disbursements.
  settledAmount   Decimal?                     @map("settled_amount") @db.Decimal(78, 0)
  /// What the payer was known to hold when the payment was reserved; null for payments older than this column.
  balance         Decimal?                     @db.Decimal(78, 0)
  transactionHash String?                      @map("transaction_hash")
  service         String
  method          String?
  path            String?
  operation       String?
  /// The URL that was paid for, as it was asked.
  resourceUrl     String?                      @map("resource_url")
  requestId       String                       @map("request_id")
  /// What its bill followed from; null for payments older than this column.
  basis           String?
  /// Every state it has been in, in order, with reason and time; the view payment_transition has a row for each.
  steps           Unsupported("ledger.step")[]

  disbursements Disbursement[]

  @@index([payer, createdAt(sort: Desc), id])
  @@index([createdAt])
  @@map("payment")
  @@schema("ledger")
}

/// The credential of a payment as it came, which is unique. Removed when it can neither be executed nor be repeated for its answer.
model PaymentCredential {
  paymentId      String   @id @map("payment_id") @db.Uuid
  validBefore    DateTime @map("valid_before") @db.Timestamptz(3)
  scheme         String
  network        String
  payer          String
  nonce          String
  /// The payer's own name for what it buys: an Idempotency-Key or payment identifier. Cleared when nothing is charged.
  idempotencyKey String?  @map("idempotency_key")
  credentialHash Bytes    @map("credential_hash")
  requestHash    Bytes    @map("request_hash")
  /// So that a recovering worker can settle it.
  payload        Json
  /// What the credential was checked against.
  requirements   Json

  @@unique([scheme, network, payer, nonce])
  @@map("credential")
  @@schema("ledger")
}

/// A payment that is worked on, that may still arrive after it failed, or that settled a moment ago.
model OpenPayment {
  paymentId  String    @id @map("payment_id") @db.Uuid
  reservedAt DateTime  @default(now()) @map("reserved_at") @db.Timestamptz(3)
  /// When the lease of the process that works on it expires.
  leaseUntil DateTime  @map("lease_until") @db.Timestamptz(3)
  settledAt  DateTime? @map("settled_at") @db.Timestamptz(3)
  /// Whether something is still to be done. If not, it only counts against balances that were read before it settled.
  isDue      Boolean   @default(true) @map("is_due")
  /// As in the payment's row.
  state      String
  /// The process that holds the lease.
  owner      String
  payer      String
  network    String
  asset      String
  /// What it was reserved for; once settled, what it took.
  amount     Decimal   @db.Decimal(78, 0)
  /// Equal for one payer's equal requests, and set while the payment is unsettled: a second one waits for it.
  openKey    Bytes?    @map("open_key")

  @@index([payer])
  @@map("open_payment")
  @@schema("ledger")
}

/// The answer of a payment, for repeated requests. Removed after a day.
model PaymentAnswer {
  paymentId String   @id @map("payment_id") @db.Uuid
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  headers   Json
  body      Bytes

  @@map("answer")
  @@schema("ledger")
}

/// Headers that tell what was paid, as they were first sent. Removed with the answer.
model PaymentReceipt {
  paymentId String   @id @map("payment_id") @db.Uuid
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  headers   Json

  @@map("receipt")
  @@schema("ledger")
}

/// A payment that a router without keys has handed over to be settled. Removed a day after its outcome.
model QueuedSettlement {
  id         String    @id @db.Uuid
  createdAt  DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  /// When the lease of the process that settles it expires; null while it waits for one.
  leaseUntil DateTime? @map("lease_until") @db.Timestamptz(3)
  doneAt     DateTime? @map("done_at") @db.Timestamptz(3)
  /// The process that settles it.
  owner      String?
  /// CAIP-2.
  network    String
  /// exact or upto.
  scheme     String
  /// SHA-256 of all that is handed over: the same payment is in the queue once.
  key        Bytes     @unique
  /// The payment's payload and requirements.
  presented  Json
  /// What it came to; null while it waits.
  outcome    Json?

  @@index([doneAt])
  @@map("queued_settlement")
  @@schema("ledger")
}

/// One priced field of a payment's bill. Partitioned like the payments.
model PaymentLine {
  paymentId String   @map("payment_id") @db.Uuid
  position  Int
  units     Int
  /// How many values were handed out that no waiver names; all units where the service says that its act is done. Null until
  /// the line has an answer, and where the answer was lost.
  delivered Int?
  /// Response path, joined by dots.
  path      String
  field     String
  service   String
  amount    Decimal  @db.Decimal(78, 0)
  /// What of the amount the line came to; null until the work is done.
  charged   Decimal? @db.Decimal(78, 0)
  settle    String
  /// PENDING, CHARGED, WAIVED, FAILED or REFUNDED.
  outcome   String   @default("PENDING")

  @@id([paymentId, position])
  @@map("payment_line")
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
  /// The process that holds the lease, or held the last one.
  leasedBy        String?   @map("leased_by") @db.Uuid
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
  /// Whether a payment is known to name it: such a basis is kept.
  isNamed       Boolean  @default(false) @map("is_named")

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

/// One audit of the ledger: how far it has come, and from where the next one can go on. Kept after it ran through.
model LedgerAudit {
  id          String    @id @db.Uuid
  /// What was asked for: only a run of the same is continued.
  asked       String
  /// The EVM network, by its setting.
  network     String
  /// Payments reserved since then were checked, and older ones that had changed; null for the whole ledger.
  since       DateTime? @db.Timestamptz(3)
  /// First and last block whose transfers were compared with the ledger.
  fromBlock   BigInt    @map("from_block")
  toBlock     BigInt    @map("to_block")
  /// Addresses that received payments then, so that a later audit still looks at them.
  payees      String[]
  /// Where in the ledger the next audit can begin: a moment, and the last transition before it.
  nextSince   DateTime  @map("next_since") @db.Timestamptz(3)
  /// Names of the invariants that were checked to the end, and where the next step of the others begins.
  done        String[]
  place       String?
  /// Transfers to the payees that are no payments.
  plainCount  Int       @default(0) @map("plain_count")
  plainAmount Decimal   @default(0) @map("plain_amount") @db.Decimal(78, 0)
  findings    Int       @default(0)
  startedAt   DateTime  @default(now()) @map("started_at") @db.Timestamptz(3)
  /// Null until it has run through.
  finishedAt  DateTime? @map("finished_at") @db.Timestamptz(3)

  found LedgerAuditFinding[]

  @@index([finishedAt])
  @@map("audit")
  @@schema("ledger")
}

/// A finding of an audit, as \`tollgraph audit --json\` writes it.
model LedgerAuditFinding {
  id      BigInt @id @default(autoincrement())
  auditId String @map("audit_id") @db.Uuid
  finding Json

  audit LedgerAudit @relation(fields: [auditId], references: [id], onDelete: Cascade)

  @@index([auditId])
  @@map("audit_finding")
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

// What the travel service keeps: what wallets booked through it, flights that they announced, codes of hotels whose
// company has none, and the orders of the embedded stand-in for a GDS.

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

/// Our code of a hotel at a company whose own ids are longer than the eight characters of the contract. Rows stay: callers
/// keep codes.
model TravelHotelCode {
  /// \`XX\`, then six letters and digits.
  hotelId         String @id @map("hotel_id")
  /// The company's id of the hotel.
  accommodationId String @unique @map("accommodation_id")

  @@map("hotel_code")
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
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"ReadPage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"read_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"Process":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"workers","kind":"scalar","type":"String"}],"dbName":"process","schema":"kit"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"UsedToken":{"fields":[{"name":"jti","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_token","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"KeptDocument":{"fields":[{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"size","kind":"scalar","type":"Int"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"document","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"leasedBy","kind":"scalar","type":"String","dbName":"leased_by"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Installation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"isOnly","kind":"scalar","type":"Boolean","dbName":"is_only"}],"dbName":"installation","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"isShort","kind":"scalar","type":"Boolean","dbName":"is_short"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"basis","kind":"scalar","type":"String"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentCredential":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"}],"dbName":"credential","schema":"ledger"},"OpenPayment":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"isDue","kind":"scalar","type":"Boolean","dbName":"is_due"},{"name":"state","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"}],"dbName":"open_payment","schema":"ledger"},"PaymentAnswer":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"headers","kind":"scalar","type":"Json"},{"name":"body","kind":"scalar","type":"Bytes"}],"dbName":"answer","schema":"ledger"},"PaymentReceipt":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"headers","kind":"scalar","type":"Json"}],"dbName":"receipt","schema":"ledger"},"QueuedSettlement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"},{"name":"owner","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"Bytes"},{"name":"presented","kind":"scalar","type":"Json"},{"name":"outcome","kind":"scalar","type":"Json"}],"dbName":"queued_settlement","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"units","kind":"scalar","type":"Int"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"}],"dbName":"payment_line","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"leasedBy","kind":"scalar","type":"String","dbName":"leased_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"isNamed","kind":"scalar","type":"Boolean","dbName":"is_named"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"LedgerAudit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"asked","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"payees","kind":"scalar","type":"String"},{"name":"nextSince","kind":"scalar","type":"DateTime","dbName":"next_since"},{"name":"done","kind":"scalar","type":"String"},{"name":"place","kind":"scalar","type":"String"},{"name":"plainCount","kind":"scalar","type":"Int","dbName":"plain_count"},{"name":"plainAmount","kind":"scalar","type":"Decimal","dbName":"plain_amount"},{"name":"findings","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"found","kind":"object","type":"LedgerAuditFinding","relationName":"LedgerAuditToLedgerAuditFinding"}],"dbName":"audit","schema":"ledger"},"LedgerAuditFinding":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"finding","kind":"scalar","type":"Json"},{"name":"audit","kind":"object","type":"LedgerAudit","relationName":"LedgerAuditToLedgerAuditFinding"}],"dbName":"audit_finding","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"canceledAt","kind":"scalar","type":"DateTime","dbName":"canceled_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"TravelHotelCode":{"fields":[{"name":"hotelId","kind":"scalar","type":"String","dbName":"hotel_id"},{"name":"accommodationId","kind":"scalar","type":"String","dbName":"accommodation_id"}],"dbName":"hotel_code","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","ReadPage.findUnique","ReadPage.findUniqueOrThrow","ReadPage.findFirst","ReadPage.findFirstOrThrow","ReadPage.findMany","ReadPage.createOne","ReadPage.createMany","ReadPage.createManyAndReturn","ReadPage.updateOne","ReadPage.updateMany","ReadPage.updateManyAndReturn","ReadPage.upsertOne","ReadPage.deleteOne","ReadPage.deleteMany","ReadPage.groupBy","ReadPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","Process.findUnique","Process.findUniqueOrThrow","Process.findFirst","Process.findFirstOrThrow","Process.findMany","Process.createOne","Process.createMany","Process.createManyAndReturn","Process.updateOne","Process.updateMany","Process.updateManyAndReturn","Process.upsertOne","Process.deleteOne","Process.deleteMany","Process.groupBy","Process.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","UsedToken.findUnique","UsedToken.findUniqueOrThrow","UsedToken.findFirst","UsedToken.findFirstOrThrow","UsedToken.findMany","UsedToken.createOne","UsedToken.createMany","UsedToken.createManyAndReturn","UsedToken.updateOne","UsedToken.updateMany","UsedToken.updateManyAndReturn","UsedToken.upsertOne","UsedToken.deleteOne","UsedToken.deleteMany","UsedToken.groupBy","UsedToken.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","KeptDocument.findUnique","KeptDocument.findUniqueOrThrow","KeptDocument.findFirst","KeptDocument.findFirstOrThrow","KeptDocument.findMany","KeptDocument.createOne","KeptDocument.createMany","KeptDocument.createManyAndReturn","KeptDocument.updateOne","KeptDocument.updateMany","KeptDocument.updateManyAndReturn","KeptDocument.upsertOne","KeptDocument.deleteOne","KeptDocument.deleteMany","KeptDocument.groupBy","KeptDocument.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","Installation.findUnique","Installation.findUniqueOrThrow","Installation.findFirst","Installation.findFirstOrThrow","Installation.findMany","Installation.createOne","Installation.createMany","Installation.createManyAndReturn","Installation.updateOne","Installation.updateMany","Installation.updateManyAndReturn","Installation.upsertOne","Installation.deleteOne","Installation.deleteMany","Installation.groupBy","Installation.aggregate","payment","disbursement","lines","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentCredential.findUnique","PaymentCredential.findUniqueOrThrow","PaymentCredential.findFirst","PaymentCredential.findFirstOrThrow","PaymentCredential.findMany","PaymentCredential.createOne","PaymentCredential.createMany","PaymentCredential.createManyAndReturn","PaymentCredential.updateOne","PaymentCredential.updateMany","PaymentCredential.updateManyAndReturn","PaymentCredential.upsertOne","PaymentCredential.deleteOne","PaymentCredential.deleteMany","PaymentCredential.groupBy","PaymentCredential.aggregate","OpenPayment.findUnique","OpenPayment.findUniqueOrThrow","OpenPayment.findFirst","OpenPayment.findFirstOrThrow","OpenPayment.findMany","OpenPayment.createOne","OpenPayment.createMany","OpenPayment.createManyAndReturn","OpenPayment.updateOne","OpenPayment.updateMany","OpenPayment.updateManyAndReturn","OpenPayment.upsertOne","OpenPayment.deleteOne","OpenPayment.deleteMany","OpenPayment.groupBy","OpenPayment.aggregate","PaymentAnswer.findUnique","PaymentAnswer.findUniqueOrThrow","PaymentAnswer.findFirst","PaymentAnswer.findFirstOrThrow","PaymentAnswer.findMany","PaymentAnswer.createOne","PaymentAnswer.createMany","PaymentAnswer.createManyAndReturn","PaymentAnswer.updateOne","PaymentAnswer.updateMany","PaymentAnswer.updateManyAndReturn","PaymentAnswer.upsertOne","PaymentAnswer.deleteOne","PaymentAnswer.deleteMany","PaymentAnswer.groupBy","PaymentAnswer.aggregate","PaymentReceipt.findUnique","PaymentReceipt.findUniqueOrThrow","PaymentReceipt.findFirst","PaymentReceipt.findFirstOrThrow","PaymentReceipt.findMany","PaymentReceipt.createOne","PaymentReceipt.createMany","PaymentReceipt.createManyAndReturn","PaymentReceipt.updateOne","PaymentReceipt.updateMany","PaymentReceipt.updateManyAndReturn","PaymentReceipt.upsertOne","PaymentReceipt.deleteOne","PaymentReceipt.deleteMany","PaymentReceipt.groupBy","PaymentReceipt.aggregate","QueuedSettlement.findUnique","QueuedSettlement.findUniqueOrThrow","QueuedSettlement.findFirst","QueuedSettlement.findFirstOrThrow","QueuedSettlement.findMany","QueuedSettlement.createOne","QueuedSettlement.createMany","QueuedSettlement.createManyAndReturn","QueuedSettlement.updateOne","QueuedSettlement.updateMany","QueuedSettlement.updateManyAndReturn","QueuedSettlement.upsertOne","QueuedSettlement.deleteOne","QueuedSettlement.deleteMany","QueuedSettlement.groupBy","QueuedSettlement.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","audit","found","LedgerAudit.findUnique","LedgerAudit.findUniqueOrThrow","LedgerAudit.findFirst","LedgerAudit.findFirstOrThrow","LedgerAudit.findMany","LedgerAudit.createOne","LedgerAudit.createMany","LedgerAudit.createManyAndReturn","LedgerAudit.updateOne","LedgerAudit.updateMany","LedgerAudit.updateManyAndReturn","LedgerAudit.upsertOne","LedgerAudit.deleteOne","LedgerAudit.deleteMany","LedgerAudit.groupBy","LedgerAudit.aggregate","LedgerAuditFinding.findUnique","LedgerAuditFinding.findUniqueOrThrow","LedgerAuditFinding.findFirst","LedgerAuditFinding.findFirstOrThrow","LedgerAuditFinding.findMany","LedgerAuditFinding.createOne","LedgerAuditFinding.createMany","LedgerAuditFinding.createManyAndReturn","LedgerAuditFinding.updateOne","LedgerAuditFinding.updateMany","LedgerAuditFinding.updateManyAndReturn","LedgerAuditFinding.upsertOne","LedgerAuditFinding.deleteOne","LedgerAuditFinding.deleteMany","LedgerAuditFinding.groupBy","LedgerAuditFinding.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","TravelHotelCode.findUnique","TravelHotelCode.findUniqueOrThrow","TravelHotelCode.findFirst","TravelHotelCode.findFirstOrThrow","TravelHotelCode.findMany","TravelHotelCode.createOne","TravelHotelCode.createMany","TravelHotelCode.createManyAndReturn","TravelHotelCode.updateOne","TravelHotelCode.updateMany","TravelHotelCode.updateManyAndReturn","TravelHotelCode.upsertOne","TravelHotelCode.deleteOne","TravelHotelCode.deleteMany","TravelHotelCode.groupBy","TravelHotelCode.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","hotelId","accommodationId","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","sentAt","canceledAt","MerchNoticeKind","dueAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","auditId","finding","asked","network","since","fromBlock","toBlock","payees","nextSince","done","place","plainCount","plainAmount","findings","startedAt","finishedAt","has","hasEvery","hasSome","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","isNamed","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","leasedBy","units","delivered","path","field","service","charged","settle","outcome","paymentId_position","doneAt","scheme","presented","headers","body","reservedAt","settledAt","isDue","asset","openKey","validBefore","nonce","idempotencyKey","credentialHash","requestHash","requirements","scheme_network_payer_nonce","organizationId","transactionLog","answerStatus","retold","isShort","protocol","payTo","chargeAmount","settledAmount","balance","method","resourceUrl","requestId","basis","disbursementId_position","paymentId_key","isOnly","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","type_key","paymentId_name","jti","node","paymentId_position_node","ActState","claim","heldAt","seenAt","workers","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","rendered","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","at","by","AbuseActionKind","action","target","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "5xqcBtwKCYYLAACMFAAwhwsAAAQAEIgLAACMFAAwwAsAAI0Urg4igAwBAJ4RACGwDEAAnxEAIakOAQCeEQAhrA4BAJ4RACGuDgAAjhQAIAEAAAABACABAAAAAQAgCIYLAACMFAAwhwsAAAQAEIgLAACMFAAwwAsAAI0Urg4igAwBAJ4RACGwDEAAnxEAIakOAQCeEQAhrA4BAJ4RACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBcALAAAArg4CgAwBAAAAAbAMQAAAAAGpDgEAAAABrA4BAAAAAQEIAAAJACAFwAsAAACuDgKADAEAAAABsAxAAAAAAakOAQAAAAGsDgEAAAABAQgAAAsAMAEIAAALADAFwAsAAPAZrg4igAwBAJUUACGwDEAAlhQAIakOAQCVFAAhrA4BAJUUACECAAAAAQAgCAAADgAgBcALAADwGa4OIoAMAQCVFAAhsAxAAJYUACGpDgEAlRQAIawOAQCVFAAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAA7RkAIBYAAO8ZACAXAADuGQAgCIYLAACIFAAwhwsAABcAEIgLAACIFAAwwAsAAIkUrg4igAwBAJMRACGwDEAAlBEAIakOAQCTEQAhrA4BAJMRACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAeGCwAAhxQAMIcLAAAdABCICwAAhxQAMPkLAQAAAAGADAEAnhEAIbAMQACfEQAhqQ4BAJ4RACEBAAAAGgAgAQAAABoAIAeGCwAAhxQAMIcLAAAdABCICwAAhxQAMPkLAQCeEQAhgAwBAJ4RACGwDEAAnxEAIakOAQCeEQAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAT5CwEAAAABgAwBAAAAAbAMQAAAAAGpDgEAAAABAQgAACIAIAT5CwEAAAABgAwBAAAAAbAMQAAAAAGpDgEAAAABAQgAACQAMAEIAAAkADAE-QsBAJUUACGADAEAlRQAIbAMQACWFAAhqQ4BAJUUACECAAAAGgAgCAAAJwAgBPkLAQCVFAAhgAwBAJUUACGwDEAAlhQAIakOAQCVFAAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAA6hkAIBYAAOwZACAXAADrGQAgB4YLAACGFAAwhwsAADAAEIgLAACGFAAw-QsBAJMRACGADAEAkxEAIbAMQACUEQAhqQ4BAJMRACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAqGCwAAhBQAMIcLAAA2ABCICwAAhBQAMIkLBAAAAAHACwEAnhEAIYAMAQCeEQAhqA5AAJ8RACGpDgEAnhEAIasOAACFFKsOIqwOAQCeEQAhAQAAADMAIAEAAAAzACAKhgsAAIQUADCHCwAANgAQiAsAAIQUADCJCwQAzhEAIcALAQCeEQAhgAwBAJ4RACGoDkAAnxEAIakOAQCeEQAhqw4AAIUUqw4irA4BAJ4RACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB4kLBAAAAAHACwEAAAABgAwBAAAAAagOQAAAAAGpDgEAAAABqw4AAACrDgKsDgEAAAABAQgAADsAIAeJCwQAAAABwAsBAAAAAYAMAQAAAAGoDkAAAAABqQ4BAAAAAasOAAAAqw4CrA4BAAAAAQEIAAA9ADABCAAAPQAwB4kLBACuFAAhwAsBAJUUACGADAEAlRQAIagOQACWFAAhqQ4BAJUUACGrDgAA6RmrDiKsDgEAlRQAIQIAAAAzACAIAABAACAHiQsEAK4UACHACwEAlRQAIYAMAQCVFAAhqA5AAJYUACGpDgEAlRQAIasOAADpGasOIqwOAQCVFAAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAA5BkAIBYAAOcZACAXAADmGQAgOAAA5RkAIDkAAOgZACAKhgsAAIAUADCHCwAASQAQiAsAAIAUADCJCwQAthEAIcALAQCTEQAhgAwBAJMRACGoDkAAlBEAIakOAQCTEQAhqw4AAIEUqw4irA4BAJMRACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAiGCwAA_xMAMIcLAABPABCICwAA_xMAMJoNQACfEQAhgA4CAAAAAaUOBADOEQAhpg4EAM8RACGnDgAB2hIAIQEAAABMACABAAAATAAgCIYLAAD_EwAwhwsAAE8AEIgLAAD_EwAwmg1AAJ8RACGADgIAnREAIaUOBADOEQAhpg4EAM8RACGnDgAB2hIAIQKmDgAAmhQAIKcOAACaFAAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBZoNQAAAAAGADgIAAAABpQ4EAAAAAaYOBAAAAAGnDgABAAABAQgAAFQAIAWaDUAAAAABgA4CAAAAAaUOBAAAAAGmDgQAAAABpw4AAQAAAQEIAABWADABCAAAVgAwBZoNQACWFAAhgA4CAJQUACGlDgQArhQAIaYOBACwFAAhpw4AAaEXACECAAAATAAgCAAAWQAgBZoNQACWFAAhgA4CAJQUACGlDgQArhQAIaYOBACwFAAhpw4AAaEXACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAADfGQAgFgAA4hkAIBcAAOEZACA4AADgGQAgOQAA4xkAIKYOAACaFAAgpw4AAJoUACAIhgsAAP4TADCHCwAAYgAQiAsAAP4TADCaDUAAlBEAIYAOAgCSEQAhpQ4EALYRACGmDgQAuREAIacOAAHWEgAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQhgsAAPwTADCHCwAAaAAQiAsAAPwTADDrCwIAnREAIdcNAAHQEgAhgA4CAJ0RACGCDgIAnREAIZUOEADQEQAhnQ4EAM4RACGeDgAB0BIAIZ8OQACfEQAhoA4AAdASACGhDhAA0BEAIaIOEACKEgAhow4gANkRACGkDgAA_RMAIAEAAABlACABAAAAZQAgD4YLAAD8EwAwhwsAAGgAEIgLAAD8EwAw6wsCAJ0RACHXDQAB0BIAIYAOAgCdEQAhgg4CAJ0RACGVDhAA0BEAIZ0OBADOEQAhng4AAdASACGfDkAAnxEAIaAOAAHQEgAhoQ4QANARACGiDhAAihIAIaMOIADZEQAhAaIOAACaFAAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDOsLAgAAAAHXDQABAAABgA4CAAAAAYIOAgAAAAGVDhAAAAABnQ4EAAAAAZ4OAAEAAAGfDkAAAAABoA4AAQAAAaEOEAAAAAGiDhAAAAABow4gAAAAAQEIAABtACAM6wsCAAAAAdcNAAEAAAGADgIAAAABgg4CAAAAAZUOEAAAAAGdDgQAAAABng4AAQAAAZ8OQAAAAAGgDgABAAABoQ4QAAAAAaIOEAAAAAGjDiAAAAABAQgAAG8AMAEIAABvADAM6wsCAJQUACHXDQABlRcAIYAOAgCUFAAhgg4CAJQUACGVDhAAwRQAIZ0OBACuFAAhng4AAZUXACGfDkAAlhQAIaAOAAGVFwAhoQ4QAMEUACGiDhAAixUAIaMOIAC4FAAhAgAAAGUAIAgAAHIAIAzrCwIAlBQAIdcNAAGVFwAhgA4CAJQUACGCDgIAlBQAIZUOEADBFAAhnQ4EAK4UACGeDgABlRcAIZ8OQACWFAAhoA4AAZUXACGhDhAAwRQAIaIOEACLFQAhow4gALgUACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAADaGQAgFgAA3RkAIBcAANwZACA4AADbGQAgOQAA3hkAIKIOAACaFAAgD4YLAAD7EwAwhwsAAHsAEIgLAAD7EwAw6wsCAJIRACHXDQABzBIAIYAOAgCSEQAhgg4CAJIRACGVDhAAxxEAIZ0OBAC2EQAhng4AAcwSACGfDkAAlBEAIaAOAAHMEgAhoQ4QAMcRACGiDhAAgBIAIaMOIADCEQAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACAThgsAAPkTADCHCwAAgQEAEIgLAAD5EwAw0gwAAdoSACHsDAQAzhEAIYgNAAHQEgAhjw0QANARACHXDQAB0BIAIYAOAgCdEQAhhQ4EAM4RACGRDgAB0BIAIZQOBADOEQAhlQ4EAM4RACGXDgIAnREAIZgOEADQEQAhmQ4AAdoSACGaDgQAzhEAIZsOIADZEQAhnA4AAPoTACABAAAAfgAgAQAAAH4AIBKGCwAA-RMAMIcLAACBAQAQiAsAAPkTADDSDAAB2hIAIewMBADOEQAhiA0AAdASACGPDRAA0BEAIdcNAAHQEgAhgA4CAJ0RACGFDgQAzhEAIZEOAAHQEgAhlA4EAM4RACGVDgQAzhEAIZcOAgCdEQAhmA4QANARACGZDgAB2hIAIZoOBADOEQAhmw4gANkRACEC0gwAAJoUACCZDgAAmhQAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA_SDAABAAAB7AwEAAAAAYgNAAEAAAGPDRAAAAAB1w0AAQAAAYAOAgAAAAGFDgQAAAABkQ4AAQAAAZQOBAAAAAGVDgQAAAABlw4CAAAAAZgOEAAAAAGZDgABAAABmg4EAAAAAZsOIAAAAAEBCAAAhgEAIA_SDAABAAAB7AwEAAAAAYgNAAEAAAGPDRAAAAAB1w0AAQAAAYAOAgAAAAGFDgQAAAABkQ4AAQAAAZQOBAAAAAGVDgQAAAABlw4CAAAAAZgOEAAAAAGZDgABAAABmg4EAAAAAZsOIAAAAAEBCAAAiAEAMAEIAACIAQAwD9IMAAGhFwAh7AwEAK4UACGIDQABlRcAIY8NEADBFAAh1w0AAZUXACGADgIAlBQAIYUOBACuFAAhkQ4AAZUXACGUDgQArhQAIZUOBACuFAAhlw4CAJQUACGYDhAAwRQAIZkOAAGhFwAhmg4EAK4UACGbDiAAuBQAIQIAAAB-ACAIAACLAQAgD9IMAAGhFwAh7AwEAK4UACGIDQABlRcAIY8NEADBFAAh1w0AAZUXACGADgIAlBQAIYUOBACuFAAhkQ4AAZUXACGUDgQArhQAIZUOBACuFAAhlw4CAJQUACGYDhAAwRQAIZkOAAGhFwAhmg4EAK4UACGbDiAAuBQAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAADVGQAgFgAA2BkAIBcAANcZACA4AADWGQAgOQAA2RkAINIMAACaFAAgmQ4AAJoUACAShgsAAPgTADCHCwAAlAEAEIgLAAD4EwAw0gwAAdYSACHsDAQAthEAIYgNAAHMEgAhjw0QAMcRACHXDQABzBIAIYAOAgCSEQAhhQ4EALYRACGRDgABzBIAIZQOBAC2EQAhlQ4EALYRACGXDgIAkhEAIZgOEADHEQAhmQ4AAdYSACGaDgQAthEAIZsOIADCEQAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBGGCwAA9hMAMIcLAACaAQAQiAsAAPYTADDACwEAnhEAIcoLAAHQEgAhzgwCAJ0RACHSDAAB2hIAIY8NEADQEQAhsw0BAKkRACGADgIAnREAIYUOBADOEQAhhg4CAJ0RACGRDgAB0BIAIZMOAQCeEQAhlA4EAM4RACGVDgQAzhEAIZYOAAD3EwAgAQAAAJcBACABAAAAlwEAIBCGCwAA9hMAMIcLAACaAQAQiAsAAPYTADDACwEAnhEAIcoLAAHQEgAhzgwCAJ0RACHSDAAB2hIAIY8NEADQEQAhsw0BAKkRACGADgIAnREAIYUOBADOEQAhhg4CAJ0RACGRDgAB0BIAIZMOAQCeEQAhlA4EAM4RACGVDgQAzhEAIQLSDAAAmhQAILMNAACaFAAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDcALAQAAAAHKCwABAAABzgwCAAAAAdIMAAEAAAGPDRAAAAABsw0BAAAAAYAOAgAAAAGFDgQAAAABhg4CAAAAAZEOAAEAAAGTDgEAAAABlA4EAAAAAZUOBAAAAAEBCAAAnwEAIA3ACwEAAAABygsAAQAAAc4MAgAAAAHSDAABAAABjw0QAAAAAbMNAQAAAAGADgIAAAABhQ4EAAAAAYYOAgAAAAGRDgABAAABkw4BAAAAAZQOBAAAAAGVDgQAAAABAQgAAKEBADABCAAAoQEAMA3ACwEAlRQAIcoLAAGVFwAhzgwCAJQUACHSDAABoRcAIY8NEADBFAAhsw0BAJ4UACGADgIAlBQAIYUOBACuFAAhhg4CAJQUACGRDgABlRcAIZMOAQCVFAAhlA4EAK4UACGVDgQArhQAIQIAAACXAQAgCAAApAEAIA3ACwEAlRQAIcoLAAGVFwAhzgwCAJQUACHSDAABoRcAIY8NEADBFAAhsw0BAJ4UACGADgIAlBQAIYUOBACuFAAhhg4CAJQUACGRDgABlRcAIZMOAQCVFAAhlA4EAK4UACGVDgQArhQAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAANAZACAWAADTGQAgFwAA0hkAIDgAANEZACA5AADUGQAg0gwAAJoUACCzDQAAmhQAIBCGCwAA9RMAMIcLAACtAQAQiAsAAPUTADDACwEAkxEAIcoLAAHMEgAhzgwCAJIRACHSDAAB1hIAIY8NEADHEQAhsw0BAKQRACGADgIAkhEAIYUOBAC2EQAhhg4CAJIRACGRDgABzBIAIZMOAQCTEQAhlA4EALYRACGVDgQAthEAIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEIYLAADzEwAwhwsAALMBABCICwAA8xMAMMoLAAHQEgAh0gwAAdASACGPDRAA0BEAIYAOAgCdEQAhhA4AAdASACGFDgQAzhEAIYYOAgCdEQAhiw4AAPATiw4ijA4QANARACGPDgIAnREAIZAOAgCdEQAhkQ4AAdASACGSDgAA9BMAIAEAAACwAQAgAQAAALABACAPhgsAAPMTADCHCwAAswEAEIgLAADzEwAwygsAAdASACHSDAAB0BIAIY8NEADQEQAhgA4CAJ0RACGEDgAB0BIAIYUOBADOEQAhhg4CAJ0RACGLDgAA8BOLDiKMDhAA0BEAIY8OAgCdEQAhkA4CAJ0RACGRDgAB0BIAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAMygsAAQAAAdIMAAEAAAGPDRAAAAABgA4CAAAAAYQOAAEAAAGFDgQAAAABhg4CAAAAAYsOAAAAiw4CjA4QAAAAAY8OAgAAAAGQDgIAAAABkQ4AAQAAAQEIAAC4AQAgDMoLAAEAAAHSDAABAAABjw0QAAAAAYAOAgAAAAGEDgABAAABhQ4EAAAAAYYOAgAAAAGLDgAAAIsOAowOEAAAAAGPDgIAAAABkA4CAAAAAZEOAAEAAAEBCAAAugEAMAEIAAC6AQAwDMoLAAGVFwAh0gwAAZUXACGPDRAAwRQAIYAOAgCUFAAhhA4AAZUXACGFDgQArhQAIYYOAgCUFAAhiw4AAMoZiw4ijA4QAMEUACGPDgIAlBQAIZAOAgCUFAAhkQ4AAZUXACECAAAAsAEAIAgAAL0BACAMygsAAZUXACHSDAABlRcAIY8NEADBFAAhgA4CAJQUACGEDgABlRcAIYUOBACuFAAhhg4CAJQUACGLDgAAyhmLDiKMDhAAwRQAIY8OAgCUFAAhkA4CAJQUACGRDgABlRcAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAMsZACAWAADOGQAgFwAAzRkAIDgAAMwZACA5AADPGQAgD4YLAADyEwAwhwsAAMYBABCICwAA8hMAMMoLAAHMEgAh0gwAAcwSACGPDRAAxxEAIYAOAgCSEQAhhA4AAcwSACGFDgQAthEAIYYOAgCSEQAhiw4AAOwTiw4ijA4QAMcRACGPDgIAkhEAIZAOAgCSEQAhkQ4AAcwSACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAuGCwAA7xMAMIcLAADMAQAQiAsAAO8TADCfDAAB0BIAIfsMEADQEQAhgA4CAJ0RACGEDgAB0BIAIYsOAADwE4sOIowOEADQEQAhjQ4CAJ0RACGODgAA8RMAIAEAAADJAQAgAQAAAMkBACAKhgsAAO8TADCHCwAAzAEAEIgLAADvEwAwnwwAAdASACH7DBAA0BEAIYAOAgCdEQAhhA4AAdASACGLDgAA8BOLDiKMDhAA0BEAIY0OAgCdEQAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAefDAABAAAB-wwQAAAAAYAOAgAAAAGEDgABAAABiw4AAACLDgKMDhAAAAABjQ4CAAAAAQEIAADRAQAgB58MAAEAAAH7DBAAAAABgA4CAAAAAYQOAAEAAAGLDgAAAIsOAowOEAAAAAGNDgIAAAABAQgAANMBADABCAAA0wEAMAefDAABlRcAIfsMEADBFAAhgA4CAJQUACGEDgABlRcAIYsOAADKGYsOIowOEADBFAAhjQ4CAJQUACECAAAAyQEAIAgAANYBACAHnwwAAZUXACH7DBAAwRQAIYAOAgCUFAAhhA4AAZUXACGLDgAAyhmLDiKMDhAAwRQAIY0OAgCUFAAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAAxRkAIBYAAMgZACAXAADHGQAgOAAAxhkAIDkAAMkZACAKhgsAAOsTADCHCwAA3wEAEIgLAADrEwAwnwwAAcwSACH7DBAAxxEAIYAOAgCSEQAhhA4AAcwSACGLDgAA7BOLDiKMDhAAxxEAIY0OAgCSEQAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALhgsAAOkTADCHCwAA5QEAEIgLAADpEwAwygsAAdASACGADgIAnREAIYQOAAHQEgAhhQ4EAM4RACGGDgIAnREAIYcOAAHQEgAhiA4AAdoSACGJDgAA6hMAIAEAAADiAQAgAQAAAOIBACAKhgsAAOkTADCHCwAA5QEAEIgLAADpEwAwygsAAdASACGADgIAnREAIYQOAAHQEgAhhQ4EAM4RACGGDgIAnREAIYcOAAHQEgAhiA4AAdoSACEBiA4AAJoUACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAHygsAAQAAAYAOAgAAAAGEDgABAAABhQ4EAAAAAYYOAgAAAAGHDgABAAABiA4AAQAAAQEIAADqAQAgB8oLAAEAAAGADgIAAAABhA4AAQAAAYUOBAAAAAGGDgIAAAABhw4AAQAAAYgOAAEAAAEBCAAA7AEAMAEIAADsAQAwB8oLAAGVFwAhgA4CAJQUACGEDgABlRcAIYUOBACuFAAhhg4CAJQUACGHDgABlRcAIYgOAAGhFwAhAgAAAOIBACAIAADvAQAgB8oLAAGVFwAhgA4CAJQUACGEDgABlRcAIYUOBACuFAAhhg4CAJQUACGHDgABlRcAIYgOAAGhFwAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAAwBkAIBYAAMMZACAXAADCGQAgOAAAwRkAIDkAAMQZACCIDgAAmhQAIAqGCwAA6BMAMIcLAAD4AQAQiAsAAOgTADDKCwABzBIAIYAOAgCSEQAhhA4AAcwSACGFDgQAthEAIYYOAgCSEQAhhw4AAcwSACGIDgAB1hIAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCYYLAADmEwAwhwsAAP4BABCICwAA5hMAMOsLBADOEQAhwwxAAJ8RACGADgIAnREAIYEOAgCdEQAhgg4EAM4RACGDDgAA5xMAIAEAAAD7AQAgAQAAAPsBACAIhgsAAOYTADCHCwAA_gEAEIgLAADmEwAw6wsEAM4RACHDDEAAnxEAIYAOAgCdEQAhgQ4CAJ0RACGCDgQAzhEAIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAF6wsEAAAAAcMMQAAAAAGADgIAAAABgQ4CAAAAAYIOBAAAAAEBCAAAgwIAIAXrCwQAAAABwwxAAAAAAYAOAgAAAAGBDgIAAAABgg4EAAAAAQEIAACFAgAwAQgAAIUCADAF6wsEAK4UACHDDEAAlhQAIYAOAgCUFAAhgQ4CAJQUACGCDgQArhQAIQIAAAD7AQAgCAAAiAIAIAXrCwQArhQAIcMMQACWFAAhgA4CAJQUACGBDgIAlBQAIYIOBACuFAAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAAuxkAIBYAAL4ZACAXAAC9GQAgOAAAvBkAIDkAAL8ZACAIhgsAAOUTADCHCwAAkQIAEIgLAADlEwAw6wsEALYRACHDDEAAlBEAIYAOAgCSEQAhgQ4CAJIRACGCDgQAthEAIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEoYLAADkEwAwhwsAAJcCABCICwAA5BMAMKMMQACfEQAhpgwBAJ4RACHzDQEAAAAB9A0CAJ0RACH1DQAA6hEAIPYNAQCeEQAh9w0AAOoRACD4DQEAnhEAIfkNIADZEQAh-g0CAJ0RACH7DQEAnhEAIfwNAQCeEQAh_Q0BAJ4RACH-DQAB2hIAIf8NAQCeEQAhAQAAAJQCACABAAAAlAIAIBKGCwAA5BMAMIcLAACXAgAQiAsAAOQTADCjDEAAnxEAIaYMAQCeEQAh8w0BAJ4RACH0DQIAnREAIfUNAADqEQAg9g0BAJ4RACH3DQAA6hEAIPgNAQCeEQAh-Q0gANkRACH6DQIAnREAIfsNAQCeEQAh_A0BAJ4RACH9DQEAnhEAIf4NAAHaEgAh_w0BAJ4RACEB_g0AAJoUACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPowxAAAAAAaYMAQAAAAHzDQEAAAAB9A0CAAAAAfUNgAAAAAH2DQEAAAAB9w2AAAAAAfgNAQAAAAH5DSAAAAAB-g0CAAAAAfsNAQAAAAH8DQEAAAAB_Q0BAAAAAf4NAAEAAAH_DQEAAAABAQgAAJwCACAPowxAAAAAAaYMAQAAAAHzDQEAAAAB9A0CAAAAAfUNgAAAAAH2DQEAAAAB9w2AAAAAAfgNAQAAAAH5DSAAAAAB-g0CAAAAAfsNAQAAAAH8DQEAAAAB_Q0BAAAAAf4NAAEAAAH_DQEAAAABAQgAAJ4CADABCAAAngIAMA-jDEAAlhQAIaYMAQCVFAAh8w0BAJUUACH0DQIAlBQAIfUNgAAAAAH2DQEAlRQAIfcNgAAAAAH4DQEAlRQAIfkNIAC4FAAh-g0CAJQUACH7DQEAlRQAIfwNAQCVFAAh_Q0BAJUUACH-DQABoRcAIf8NAQCVFAAhAgAAAJQCACAIAAChAgAgD6MMQACWFAAhpgwBAJUUACHzDQEAlRQAIfQNAgCUFAAh9Q2AAAAAAfYNAQCVFAAh9w2AAAAAAfgNAQCVFAAh-Q0gALgUACH6DQIAlBQAIfsNAQCVFAAh_A0BAJUUACH9DQEAlRQAIf4NAAGhFwAh_w0BAJUUACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAAC2GQAgFgAAuRkAIBcAALgZACA4AAC3GQAgOQAAuhkAIP4NAACaFAAgEoYLAADjEwAwhwsAAKoCABCICwAA4xMAMKMMQACUEQAhpgwBAJMRACHzDQEAkxEAIfQNAgCSEQAh9Q0AAOQRACD2DQEAkxEAIfcNAADkEQAg-A0BAJMRACH5DSAAwhEAIfoNAgCSEQAh-w0BAJMRACH8DQEAkxEAIf0NAQCTEQAh_g0AAdYSACH_DQEAkxEAIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFoYLAADfEwAwhwsAALACABCICwAA3xMAMIkLBAAAAAGgCwAA4RPtDSKkCwIAnREAIcALAADgE-wNIsELAQCeEQAhywsBAAAAAYAMAQCpEQAhgQxAALMRACGbDAQAzhEAIaQMAQCeEQAhuwxAALMRACGYDQEAAAABmQ1AAJ8RACHtDQIAnREAIe4NQACzEQAh7w0CANYRACHwDUAAsxEAIfENQACzEQAh8g0AAOITACABAAAArQIAIAEAAACtAgAgFYYLAADfEwAwhwsAALACABCICwAA3xMAMIkLBADOEQAhoAsAAOET7Q0ipAsCAJ0RACHACwAA4BPsDSLBCwEAnhEAIcsLAQCeEQAhgAwBAKkRACGBDEAAsxEAIZsMBADOEQAhpAwBAJ4RACG7DEAAsxEAIZgNAQCpEQAhmQ1AAJ8RACHtDQIAnREAIe4NQACzEQAh7w0CANYRACHwDUAAsxEAIfENQACzEQAhCIAMAACaFAAggQwAAJoUACC7DAAAmhQAIJgNAACaFAAg7g0AAJoUACDvDQAAmhQAIPANAACaFAAg8Q0AAJoUACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASiQsEAAAAAaALAAAA7Q0CpAsCAAAAAcALAAAA7A0CwQsBAAAAAcsLAQAAAAGADAEAAAABgQxAAAAAAZsMBAAAAAGkDAEAAAABuwxAAAAAAZgNAQAAAAGZDUAAAAAB7Q0CAAAAAe4NQAAAAAHvDQIAAAAB8A1AAAAAAfENQAAAAAEBCAAAtQIAIBKJCwQAAAABoAsAAADtDQKkCwIAAAABwAsAAADsDQLBCwEAAAABywsBAAAAAYAMAQAAAAGBDEAAAAABmwwEAAAAAaQMAQAAAAG7DEAAAAABmA0BAAAAAZkNQAAAAAHtDQIAAAAB7g1AAAAAAe8NAgAAAAHwDUAAAAAB8Q1AAAAAAQEIAAC3AgAwAQgAALcCADASiQsEAK4UACGgCwAAtRntDSKkCwIAlBQAIcALAAC0GewNIsELAQCVFAAhywsBAJUUACGADAEAnhQAIYEMQAClFAAhmwwEAK4UACGkDAEAlRQAIbsMQAClFAAhmA0BAJ4UACGZDUAAlhQAIe0NAgCUFAAh7g1AAKUUACHvDQIArxQAIfANQAClFAAh8Q1AAKUUACECAAAArQIAIAgAALoCACASiQsEAK4UACGgCwAAtRntDSKkCwIAlBQAIcALAAC0GewNIsELAQCVFAAhywsBAJUUACGADAEAnhQAIYEMQAClFAAhmwwEAK4UACGkDAEAlRQAIbsMQAClFAAhmA0BAJ4UACGZDUAAlhQAIe0NAgCUFAAh7g1AAKUUACHvDQIArxQAIfANQAClFAAh8Q1AAKUUACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAACvGQAgFgAAshkAIBcAALEZACA4AACwGQAgOQAAsxkAIIAMAACaFAAggQwAAJoUACC7DAAAmhQAIJgNAACaFAAg7g0AAJoUACDvDQAAmhQAIPANAACaFAAg8Q0AAJoUACAVhgsAANgTADCHCwAAwwIAEIgLAADYEwAwiQsEALYRACGgCwAA2hPtDSKkCwIAkhEAIcALAADZE-wNIsELAQCTEQAhywsBAJMRACGADAEApBEAIYEMQACsEQAhmwwEALYRACGkDAEAkxEAIbsMQACsEQAhmA0BAKQRACGZDUAAlBEAIe0NAgCSEQAh7g1AAKwRACHvDQIAuBEAIfANQACsEQAh8Q1AAKwRACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAA1RMAIIYLAADTEwAwhwsAAM4CABCICwAA0xMAMIwLQACfEQAhmgtAALMRACGgCwAA1BPiDSLlCwQAzhEAIZ8MAQCeEQAhpgwBAAAAAZENAgCdEQAh4g1AALMRACHjDQEAqREAIeQNQACzEQAh5Q1AALMRACHmDUAAsxEAIecNAgCdEQAh6A1AALMRACHpDUAAsxEAIeoNQACzEQAhAQAAAMYCACAK3AEAANcTACCGCwAA1hMAMIcLAADIAgAQiAsAANYTADCJCwQAzhEAIaQMAQCeEQAhpgwBAJ4RACGODQEAnhEAIY8NAQCeEQAhkA0CAJ0RACEB3AEAAK4ZACAK3AEAANcTACCGCwAA1hMAMIcLAADIAgAQiAsAANYTADCJCwQAAAABpAwBAJ4RACGmDAEAnhEAIY4NAQCeEQAhjw0BAJ4RACGQDQIAnREAIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAADVEwAghgsAANMTADCHCwAAzgIAEIgLAADTEwAwjAtAAJ8RACGaC0AAsxEAIaALAADUE-INIuULBADOEQAhnwwBAJ4RACGmDAEAnhEAIZENAgCdEQAh4g1AALMRACHjDQEAqREAIeQNQACzEQAh5Q1AALMRACHmDUAAsxEAIecNAgCdEQAh6A1AALMRACHpDUAAsxEAIeoNQACzEQAhCt0BAACtGQAgmgsAAJoUACDiDQAAmhQAIOMNAACaFAAg5A0AAJoUACDlDQAAmhQAIOYNAACaFAAg6A0AAJoUACDpDQAAmhQAIOoNAACaFAAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAACsGQAgjAtAAAAAAZoLQAAAAAGgCwAAAOINAuULBAAAAAGfDAEAAAABpgwBAAAAAZENAgAAAAHiDUAAAAAB4w0BAAAAAeQNQAAAAAHlDUAAAAAB5g1AAAAAAecNAgAAAAHoDUAAAAAB6Q1AAAAAAeoNQAAAAAEBCAAA0wIAIBCMC0AAAAABmgtAAAAAAaALAAAA4g0C5QsEAAAAAZ8MAQAAAAGmDAEAAAABkQ0CAAAAAeINQAAAAAHjDQEAAAAB5A1AAAAAAeUNQAAAAAHmDUAAAAAB5w0CAAAAAegNQAAAAAHpDUAAAAAB6g1AAAAAAQEIAADVAgAwAQgAANUCADAR3QEAAJ8ZACCMC0AAlhQAIZoLQAClFAAhoAsAAJ4Z4g0i5QsEAK4UACGfDAEAlRQAIaYMAQCVFAAhkQ0CAJQUACHiDUAApRQAIeMNAQCeFAAh5A1AAKUUACHlDUAApRQAIeYNQAClFAAh5w0CAJQUACHoDUAApRQAIekNQAClFAAh6g1AAKUUACECAAAAxgIAIAgAANgCACAQjAtAAJYUACGaC0AApRQAIaALAACeGeINIuULBACuFAAhnwwBAJUUACGmDAEAlRQAIZENAgCUFAAh4g1AAKUUACHjDQEAnhQAIeQNQAClFAAh5Q1AAKUUACHmDUAApRQAIecNAgCUFAAh6A1AAKUUACHpDUAApRQAIeoNQAClFAAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAAmRkAIBYAAJwZACAXAACbGQAgOAAAmhkAIDkAAJ0ZACCaCwAAmhQAIOINAACaFAAg4w0AAJoUACDkDQAAmhQAIOUNAACaFAAg5g0AAJoUACDoDQAAmhQAIOkNAACaFAAg6g0AAJoUACAThgsAAM8TADCHCwAA4QIAEIgLAADPEwAwjAtAAJQRACGaC0AArBEAIaALAADQE-INIuULBAC2EQAhnwwBAJMRACGmDAEAkxEAIZENAgCSEQAh4g1AAKwRACHjDQEApBEAIeQNQACsEQAh5Q1AAKwRACHmDUAArBEAIecNAgCSEQAh6A1AAKwRACHpDUAArBEAIeoNQACsEQAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAACYGQAgiQsEAAAAAaQMAQAAAAGmDAEAAAABjg0BAAAAAY8NAQAAAAGQDQIAAAABAQgAAOkCACAGiQsEAAAAAaQMAQAAAAGmDAEAAAABjg0BAAAAAY8NAQAAAAGQDQIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAAlxkAIIkLBACuFAAhpAwBAJUUACGmDAEAlRQAIY4NAQCVFAAhjw0BAJUUACGQDQIAlBQAIQIAAADKAgAgCAAA7gIAIAaJCwQArhQAIaQMAQCVFAAhpgwBAJUUACGODQEAlRQAIY8NAQCVFAAhkA0CAJQUACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAACSGQAgFgAAlRkAIBcAAJQZACA4AACTGQAgOQAAlhkAIAmGCwAAzhMAMIcLAAD3AgAQiAsAAM4TADCJCwQAthEAIaQMAQCTEQAhpgwBAJMRACGODQEAkxEAIY8NAQCTEQAhkA0CAJIRACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBCGCwAAzRMAMIcLAAD9AgAQiAsAAM0TADCMC0AAnxEAIaALAQCpEQAhwQsBAAAAAYMMQACfEQAh1Q0BAJ4RACHZDQEAnhEAIdoNAQCeEQAh2w0BAJ4RACHcDQEAqREAId0NAQCeEQAh3g0BAJ4RACHfDQEAnhEAIeANQACzEQAhAQAAAPoCACABAAAA-gIAIBCGCwAAzRMAMIcLAAD9AgAQiAsAAM0TADCMC0AAnxEAIaALAQCpEQAhwQsBAJ4RACGDDEAAnxEAIdUNAQCeEQAh2Q0BAJ4RACHaDQEAnhEAIdsNAQCeEQAh3A0BAKkRACHdDQEAnhEAId4NAQCeEQAh3w0BAJ4RACHgDUAAsxEAIQOgCwAAmhQAINwNAACaFAAg4A0AAJoUACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANjAtAAAAAAaALAQAAAAHBCwEAAAABgwxAAAAAAdUNAQAAAAHZDQEAAAAB2g0BAAAAAdsNAQAAAAHcDQEAAAAB3Q0BAAAAAd4NAQAAAAHfDQEAAAAB4A1AAAAAAQEIAACCAwAgDYwLQAAAAAGgCwEAAAABwQsBAAAAAYMMQAAAAAHVDQEAAAAB2Q0BAAAAAdoNAQAAAAHbDQEAAAAB3A0BAAAAAd0NAQAAAAHeDQEAAAAB3w0BAAAAAeANQAAAAAEBCAAAhAMAMAEIAACEAwAwDYwLQACWFAAhoAsBAJ4UACHBCwEAlRQAIYMMQACWFAAh1Q0BAJUUACHZDQEAlRQAIdoNAQCVFAAh2w0BAJUUACHcDQEAnhQAId0NAQCVFAAh3g0BAJUUACHfDQEAlRQAIeANQAClFAAhAgAAAPoCACAIAACHAwAgDYwLQACWFAAhoAsBAJ4UACHBCwEAlRQAIYMMQACWFAAh1Q0BAJUUACHZDQEAlRQAIdoNAQCVFAAh2w0BAJUUACHcDQEAnhQAId0NAQCVFAAh3g0BAJUUACHfDQEAlRQAIeANQAClFAAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAAjxkAIBYAAJEZACAXAACQGQAgoAsAAJoUACDcDQAAmhQAIOANAACaFAAgEIYLAADMEwAwhwsAAJADABCICwAAzBMAMIwLQACUEQAhoAsBAKQRACHBCwEAkxEAIYMMQACUEQAh1Q0BAJMRACHZDQEAkxEAIdoNAQCTEQAh2w0BAJMRACHcDQEApBEAId0NAQCTEQAh3g0BAJMRACHfDQEAkxEAIeANQACsEQAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMhgsAAMsTADCHCwAAlgMAEIgLAADLEwAwiQsEAAAAAZoLQACfEQAhwQsBAJ4RACHtC0AAnxEAIaENQACzEQAh1Q0BAJ4RACHWDQAB0BIAIdcNAAHQEgAh2A0CAJ0RACEBAAAAkwMAIAEAAACTAwAgDIYLAADLEwAwhwsAAJYDABCICwAAyxMAMIkLBADOEQAhmgtAAJ8RACHBCwEAnhEAIe0LQACfEQAhoQ1AALMRACHVDQEAnhEAIdYNAAHQEgAh1w0AAdASACHYDQIAnREAIQGhDQAAmhQAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAmJCwQAAAABmgtAAAAAAcELAQAAAAHtC0AAAAABoQ1AAAAAAdUNAQAAAAHWDQABAAAB1w0AAQAAAdgNAgAAAAEBCAAAmwMAIAmJCwQAAAABmgtAAAAAAcELAQAAAAHtC0AAAAABoQ1AAAAAAdUNAQAAAAHWDQABAAAB1w0AAQAAAdgNAgAAAAEBCAAAnQMAMAEIAACdAwAwCYkLBACuFAAhmgtAAJYUACHBCwEAlRQAIe0LQACWFAAhoQ1AAKUUACHVDQEAlRQAIdYNAAGVFwAh1w0AAZUXACHYDQIAlBQAIQIAAACTAwAgCAAAoAMAIAmJCwQArhQAIZoLQACWFAAhwQsBAJUUACHtC0AAlhQAIaENQAClFAAh1Q0BAJUUACHWDQABlRcAIdcNAAGVFwAh2A0CAJQUACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAACKGQAgFgAAjRkAIBcAAIwZACA4AACLGQAgOQAAjhkAIKENAACaFAAgDIYLAADKEwAwhwsAAKkDABCICwAAyhMAMIkLBAC2EQAhmgtAAJQRACHBCwEAkxEAIe0LQACUEQAhoQ1AAKwRACHVDQEAkxEAIdYNAAHMEgAh1w0AAcwSACHYDQIAkhEAIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFIYLAADJEwAwhwsAAK8DABCICwAAyRMAMJQMQACfEQAhpA0BAKkRACGmDQEAnhEAIacNAAHQEgAhqQ0BAAAAAaoNAQCpEQAhqw0BAKkRACHBDSAA2REAIcgNAQCeEQAhyQ0BAJ4RACHODQEAnhEAIc8NAQCpEQAh0A0BAKkRACHRDQEAqREAIdINAACyEgAg0w0AALISACDUDUAAsxEAIQEAAACsAwAgAQAAAKwDACAUhgsAAMkTADCHCwAArwMAEIgLAADJEwAwlAxAAJ8RACGkDQEAqREAIaYNAQCeEQAhpw0AAdASACGpDQEAnhEAIaoNAQCpEQAhqw0BAKkRACHBDSAA2REAIcgNAQCeEQAhyQ0BAJ4RACHODQEAnhEAIc8NAQCpEQAh0A0BAKkRACHRDQEAqREAIdINAACyEgAg0w0AALISACDUDUAAsxEAIQekDQAAmhQAIKoNAACaFAAgqw0AAJoUACDPDQAAmhQAINANAACaFAAg0Q0AAJoUACDUDQAAmhQAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGUDEAAlhQAIaQNAQCeFAAhpg0BAJUUACGnDQABlRcAIakNAQCVFAAhqg0BAJ4UACGrDQEAnhQAIcENIAC4FAAhyA0BAJUUACHJDQEAlRQAIc4NAQCVFAAhzw0BAJ4UACHQDQEAnhQAIdENAQCeFAAh0g0AAIgZACDTDQAAiRkAINQNQAClFAAhAgAAAKwDACAIAAC0AwAgEZQMQACWFAAhpA0BAJ4UACGmDQEAlRQAIacNAAGVFwAhqQ0BAJUUACGqDQEAnhQAIasNAQCeFAAhwQ0gALgUACHIDQEAlRQAIckNAQCVFAAhzg0BAJUUACHPDQEAnhQAIdANAQCeFAAh0Q0BAJ4UACHSDQAAiBkAINMNAACJGQAg1A1AAKUUACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAIUZACAWAACHGQAgFwAAhhkAIKQNAACaFAAgqg0AAJoUACCrDQAAmhQAIM8NAACaFAAg0A0AAJoUACDRDQAAmhQAINQNAACaFAAgFIYLAADIEwAwhwsAALwDABCICwAAyBMAMJQMQACUEQAhpA0BAKQRACGmDQEAkxEAIacNAAHMEgAhqQ0BAJMRACGqDQEApBEAIasNAQCkEQAhwQ0gAMIRACHIDQEAkxEAIckNAQCTEQAhzg0BAJMRACHPDQEApBEAIdANAQCkEQAh0Q0BAKQRACHSDQAAshIAINMNAACyEgAg1A1AAKwRACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGGCwAAxBMAMIcLAADCAwAQiAsAAMQTADDODAIAnREAIakNAQCeEQAhqg0BAKkRACHCDQEAnhEAIcMNAgCdEQAhxQ0AAMUTxQ0ixg0CANYRACHHDQEAqREAIcgNAQCpEQAhyQ0BAKkRACHKDQAA1REAIMsNAgCdEQAhzA0AAMYTACDNDQAAxxMAIAEAAAC_AwAgAQAAAL8DACAPhgsAAMQTADCHCwAAwgMAEIgLAADEEwAwzgwCAJ0RACGpDQEAnhEAIaoNAQCpEQAhwg0BAJ4RACHDDQIAnREAIcUNAADFE8UNIsYNAgDWEQAhxw0BAKkRACHIDQEAqREAIckNAQCpEQAhyg0AANURACDLDQIAnREAIQaqDQAAmhQAIMYNAACaFAAgxw0AAJoUACDIDQAAmhQAIMkNAACaFAAgyg0AAJoUACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAMzgwCAAAAAakNAQAAAAGqDQEAAAABwg0BAAAAAcMNAgAAAAHFDQAAAMUNAsYNAgAAAAHHDQEAAAAByA0BAAAAAckNAQAAAAHKDYAAAAAByw0CAAAAAQEIAADHAwAgDM4MAgAAAAGpDQEAAAABqg0BAAAAAcINAQAAAAHDDQIAAAABxQ0AAADFDQLGDQIAAAABxw0BAAAAAcgNAQAAAAHJDQEAAAAByg2AAAAAAcsNAgAAAAEBCAAAyQMAMAEIAADJAwAwDM4MAgCUFAAhqQ0BAJUUACGqDQEAnhQAIcINAQCVFAAhww0CAJQUACHFDQAAhBnFDSLGDQIArxQAIccNAQCeFAAhyA0BAJ4UACHJDQEAnhQAIcoNgAAAAAHLDQIAlBQAIQIAAAC_AwAgCAAAzAMAIAzODAIAlBQAIakNAQCVFAAhqg0BAJ4UACHCDQEAlRQAIcMNAgCUFAAhxQ0AAIQZxQ0ixg0CAK8UACHHDQEAnhQAIcgNAQCeFAAhyQ0BAJ4UACHKDYAAAAAByw0CAJQUACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAAD_GAAgFgAAghkAIBcAAIEZACA4AACAGQAgOQAAgxkAIKoNAACaFAAgxg0AAJoUACDHDQAAmhQAIMgNAACaFAAgyQ0AAJoUACDKDQAAmhQAIA-GCwAAwBMAMIcLAADVAwAQiAsAAMATADDODAIAkhEAIakNAQCTEQAhqg0BAKQRACHCDQEAkxEAIcMNAgCSEQAhxQ0AAMETxQ0ixg0CALgRACHHDQEApBEAIcgNAQCkEQAhyQ0BAKQRACHKDQAAtxEAIMsNAgCSEQAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKhgsAAL4TADCHCwAA2wMAEIgLAAC-EwAwiQsBAAAAAYwLQACfEQAhmgtAAJ8RACGfDAEAnhEAIakNAQCeEQAhqg0BAKkRACHBDSAAvxMAIQEAAADYAwAgAQAAANgDACAKhgsAAL4TADCHCwAA2wMAEIgLAAC-EwAwiQsBAJ4RACGMC0AAnxEAIZoLQACfEQAhnwwBAJ4RACGpDQEAnhEAIaoNAQCpEQAhwQ0gAL8TACECqg0AAJoUACDBDQAAmhQAIAMAAADbAwAgAwAA3AMAMAQAANgDACADAAAA2wMAIAMAANwDADAEAADYAwAgAwAAANsDACADAADcAwAwBAAA2AMAIAeJCwEAAAABjAtAAAAAAZoLQAAAAAGfDAEAAAABqQ0BAAAAAaoNAQAAAAHBDSAAAAABAQgAAOADACAHiQsBAAAAAYwLQAAAAAGaC0AAAAABnwwBAAAAAakNAQAAAAGqDQEAAAABwQ0gAAAAAQEIAADiAwAwAQgAAOIDADAHiQsBAJUUACGMC0AAlhQAIZoLQACWFAAhnwwBAJUUACGpDQEAlRQAIaoNAQCeFAAhwQ0gAP4YACECAAAA2AMAIAgAAOUDACAHiQsBAJUUACGMC0AAlhQAIZoLQACWFAAhnwwBAJUUACGpDQEAlRQAIaoNAQCeFAAhwQ0gAP4YACECAAAA2wMAIAgAAOcDACACAAAA2wMAIAgAAOcDACADAAAA2AMAIA8AAOADACAQAADlAwAgAQAAANgDACABAAAA2wMAIAUVAAD7GAAgFgAA_RgAIBcAAPwYACCqDQAAmhQAIMENAACaFAAgCoYLAAC6EwAwhwsAAO4DABCICwAAuhMAMIkLAQCTEQAhjAtAAJQRACGaC0AAlBEAIZ8MAQCTEQAhqQ0BAJMRACGqDQEApBEAIcENIAC7EwAhAwAAANsDACADAADtAwAwFAAA7gMAIAMAAADbAwAgAwAA3AMAMAQAANgDACAKywIAALATACDOAgAAsRMAIIYLAACvEwAwhwsAAPsDABCICwAArxMAMIkLAQAAAAGMC0AAnxEAIaYMAQCeEQAhtw0BAJ4RACG-DQEAAAABAQAAAPEDACAIygIAALkTACCGCwAAtxMAMIcLAADzAwAQiAsAALcTADCMC0AAnxEAIcELAQCeEQAh8gwBAN4RACG9DQAAuBO9DSIBygIAAPkYACAJygIAALkTACCGCwAAtxMAMIcLAADzAwAQiAsAALcTADCMC0AAnxEAIcELAQCeEQAh8gwBAN4RACG9DQAAuBO9DSLADQAAthMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACARygIAALQTACDNAgAAtRMAIIYLAACyEwAwhwsAAPcDABCICwAAshMAMIkLAQDeEQAhjAtAAJ8RACGaC0AAsxEAIaELAQCpEQAhrwwAALMTuQ0i8gwBAOASACG1DQQAzhEAIbYNAQCeEQAhtw0BAJ4RACG5DQQAzhEAIboNBADOEQAhuw1AALMRACEGygIAAPkYACDNAgAA-hgAIJoLAACaFAAgoQsAAJoUACDyDAAAmhQAILsNAACaFAAgEcoCAAC0EwAgzQIAALUTACCGCwAAshMAMIcLAAD3AwAQiAsAALITADCJCwEAAAABjAtAAJ8RACGaC0AAsxEAIaELAQCpEQAhrwwAALMTuQ0i8gwBAOASACG1DQQAzhEAIbYNAQAAAAG3DQEAnhEAIbkNBADOEQAhug0EAM4RACG7DUAAsxEAIQMAAAD3AwAgAwAA-AMAMAQAAPkDACAKywIAALATACDOAgAAsRMAIIYLAACvEwAwhwsAAPsDABCICwAArxMAMIkLAQDeEQAhjAtAAJ8RACGmDAEAnhEAIbcNAQCeEQAhvg0BAJ4RACEBAAAA-wMAIAnMAgAArhMAIIYLAACtEwAwhwsAAP0DABCICwAArRMAMIkLAQDeEQAhjAtAAJ8RACHBCwEAnhEAIbQNAQDeEQAhtQ0EAM4RACEBzAIAAPgYACAKzAIAAK4TACCGCwAArRMAMIcLAAD9AwAQiAsAAK0TADCJCwEAAAABjAtAAJ8RACHBCwEAnhEAIbQNAQDeEQAhtQ0EAM4RACG_DQAArBMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACABAAAA_QMAIAEAAADzAwAgAQAAAPcDACABAAAA8QMAIALLAgAA9hgAIM4CAAD3GAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAMAAAD7AwAgAwAAhQQAMAQAAPEDACADAAAA-wMAIAMAAIUEADAEAADxAwAgB8sCAAD0GAAgzgIAAPUYACCJCwEAAAABjAtAAAAAAaYMAQAAAAG3DQEAAAABvg0BAAAAAQEIAACJBAAgBYkLAQAAAAGMC0AAAAABpgwBAAAAAbcNAQAAAAG-DQEAAAABAQgAAIsEADABCAAAiwQAMAfLAgAA2hgAIM4CAADbGAAgiQsBAJUUACGMC0AAlhQAIaYMAQCVFAAhtw0BAJUUACG-DQEAlRQAIQIAAADxAwAgCAAAjgQAIAWJCwEAlRQAIYwLQACWFAAhpgwBAJUUACG3DQEAlRQAIb4NAQCVFAAhAgAAAPsDACAIAACQBAAgAgAAAPsDACAIAACQBAAgAwAAAPEDACAPAACJBAAgEAAAjgQAIAEAAADxAwAgAQAAAPsDACADFQAA1xgAIBYAANkYACAXAADYGAAgCIYLAACrEwAwhwsAAJcEABCICwAAqxMAMIkLAQDbEQAhjAtAAJQRACGmDAEAkxEAIbcNAQCTEQAhvg0BAJMRACEDAAAA-wMAIAMAAJYEADAUAACXBAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAEAAAD1AwAgAQAAAPUDACADAAAA8wMAIAMAAPQDADAEAAD1AwAgAwAAAPMDACADAAD0AwAwBAAA9QMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACAFygIAANYYACCMC0AAAAABwQsBAAAAAfIMAQAAAAG9DQAAAL0NAgEIAACfBAAgBIwLQAAAAAHBCwEAAAAB8gwBAAAAAb0NAAAAvQ0CAQgAAKEEADABCAAAoQQAMAXKAgAA1RgAIIwLQACWFAAhwQsBAJUUACHyDAEAlRQAIb0NAADUGL0NIgIAAAD1AwAgCAAApAQAIASMC0AAlhQAIcELAQCVFAAh8gwBAJUUACG9DQAA1Bi9DSICAAAA8wMAIAgAAKYEACACAAAA8wMAIAgAAKYEACADAAAA9QMAIA8AAJ8EACAQAACkBAAgAQAAAPUDACABAAAA8wMAIAMVAADRGAAgFgAA0xgAIBcAANIYACAHhgsAAKcTADCHCwAArQQAEIgLAACnEwAwjAtAAJQRACHBCwEAkxEAIfIMAQDbEQAhvQ0AAKgTvQ0iAwAAAPMDACADAACsBAAwFAAArQQAIAMAAADzAwAgAwAA9AMAMAQAAPUDACABAAAA-QMAIAEAAAD5AwAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAMAAAD3AwAgAwAA-AMAMAQAAPkDACADAAAA9wMAIAMAAPgDADAEAAD5AwAgDsoCAADPGAAgzQIAANAYACCJCwEAAAABjAtAAAAAAZoLQAAAAAGhCwEAAAABrwwAAAC5DQLyDAEAAAABtQ0EAAAAAbYNAQAAAAG3DQEAAAABuQ0EAAAAAboNBAAAAAG7DUAAAAABAQgAALUEACAMiQsBAAAAAYwLQAAAAAGaC0AAAAABoQsBAAAAAa8MAAAAuQ0C8gwBAAAAAbUNBAAAAAG2DQEAAAABtw0BAAAAAbkNBAAAAAG6DQQAAAABuw1AAAAAAQEIAAC3BAAwAQgAALcEADABAAAA-wMAIA7KAgAAwRgAIM0CAADCGAAgiQsBAJUUACGMC0AAlhQAIZoLQAClFAAhoQsBAJ4UACGvDAAAwBi5DSLyDAEAnhQAIbUNBACuFAAhtg0BAJUUACG3DQEAlRQAIbkNBACuFAAhug0EAK4UACG7DUAApRQAIQIAAAD5AwAgCAAAuwQAIAyJCwEAlRQAIYwLQACWFAAhmgtAAKUUACGhCwEAnhQAIa8MAADAGLkNIvIMAQCeFAAhtQ0EAK4UACG2DQEAlRQAIbcNAQCVFAAhuQ0EAK4UACG6DQQArhQAIbsNQAClFAAhAgAAAPcDACAIAAC9BAAgAgAAAPcDACAIAAC9BAAgAQAAAPsDACADAAAA-QMAIA8AALUEACAQAAC7BAAgAQAAAPkDACABAAAA9wMAIAkVAAC7GAAgFgAAvhgAIBcAAL0YACA4AAC8GAAgOQAAvxgAIJoLAACaFAAgoQsAAJoUACDyDAAAmhQAILsNAACaFAAgD4YLAACjEwAwhwsAAMUEABCICwAAoxMAMIkLAQDbEQAhjAtAAJQRACGaC0AArBEAIaELAQCkEQAhrwwAAKQTuQ0i8gwBAMYSACG1DQQAthEAIbYNAQCTEQAhtw0BAJMRACG5DQQAthEAIboNBAC2EQAhuw1AAKwRACEDAAAA9wMAIAMAAMQEADAUAADFBAAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAEAAAD_AwAgAQAAAP8DACADAAAA_QMAIAMAAP4DADAEAAD_AwAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACAGzAIAALoYACCJCwEAAAABjAtAAAAAAcELAQAAAAG0DQEAAAABtQ0EAAAAAQEIAADNBAAgBYkLAQAAAAGMC0AAAAABwQsBAAAAAbQNAQAAAAG1DQQAAAABAQgAAM8EADABCAAAzwQAMAbMAgAAuRgAIIkLAQCVFAAhjAtAAJYUACHBCwEAlRQAIbQNAQCVFAAhtQ0EAK4UACECAAAA_wMAIAgAANIEACAFiQsBAJUUACGMC0AAlhQAIcELAQCVFAAhtA0BAJUUACG1DQQArhQAIQIAAAD9AwAgCAAA1AQAIAIAAAD9AwAgCAAA1AQAIAMAAAD_AwAgDwAAzQQAIBAAANIEACABAAAA_wMAIAEAAAD9AwAgBRUAALQYACAWAAC3GAAgFwAAthgAIDgAALUYACA5AAC4GAAgCIYLAACiEwAwhwsAANsEABCICwAAohMAMIkLAQDbEQAhjAtAAJQRACHBCwEAkxEAIbQNAQDbEQAhtQ0EALYRACEDAAAA_QMAIAMAANoEADAUAADbBAAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAeGCwAAoRMAMIcLAADhBAAQiAsAAKETADCpDQEAAAABsQ1AAJ8RACGyDUAAsxEAIbMNAQCpEQAhAQAAAN4EACABAAAA3gQAIAeGCwAAoRMAMIcLAADhBAAQiAsAAKETADCpDQEAnhEAIbENQACfEQAhsg1AALMRACGzDQEAqREAIQKyDQAAmhQAILMNAACaFAAgAwAAAOEEACADAADiBAAwBAAA3gQAIAMAAADhBAAgAwAA4gQAMAQAAN4EACADAAAA4QQAIAMAAOIEADAEAADeBAAgBKkNAQAAAAGxDUAAAAABsg1AAAAAAbMNAQAAAAEBCAAA5gQAIASpDQEAAAABsQ1AAAAAAbINQAAAAAGzDQEAAAABAQgAAOgEADABCAAA6AQAMASpDQEAlRQAIbENQACWFAAhsg1AAKUUACGzDQEAnhQAIQIAAADeBAAgCAAA6wQAIASpDQEAlRQAIbENQACWFAAhsg1AAKUUACGzDQEAnhQAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADeBAAgDwAA5gQAIBAAAOsEACABAAAA3gQAIAEAAADhBAAgBRUAALEYACAWAACzGAAgFwAAshgAILINAACaFAAgsw0AAJoUACAHhgsAAKATADCHCwAA9AQAEIgLAACgEwAwqQ0BAJMRACGxDUAAlBEAIbINQACsEQAhsw0BAKQRACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA3gQAIA6gAwAAnBMAIIYLAACbEwAwhwsAAP8EABCICwAAmxMAMIkLAgAAAAGkDQEAnhEAIagNAQCeEQAhqQ0BAAAAAaoNAQCeEQAhqw0BAJ4RACGsDQEAqREAIa0NAQCpEQAhrg0AALISACCvDSAA2REAIQEAAAD3BAAgD58DAACfEwAghgsAAJ4TADCHCwAA-QQAEIgLAACeEwAwiQsCAJ0RACH2CwEAqREAIdoMAQCeEQAh_AwBAJ4RACGgDQAB0BIAIaINAgCdEQAhow0BAJ4RACGkDQEAnhEAIaUNAQCpEQAhpg0BAKkRACGnDQAB2hIAIQWfAwAAsBgAIPYLAACaFAAgpQ0AAJoUACCmDQAAmhQAIKcNAACaFAAgEJ8DAACfEwAghgsAAJ4TADCHCwAA-QQAEIgLAACeEwAwiQsCAAAAAfYLAQCpEQAh2gwBAJ4RACH8DAEAnhEAIaANAAHQEgAhog0CAJ0RACGjDQEAnhEAIaQNAQCeEQAhpQ0BAKkRACGmDQEAqREAIacNAAHaEgAhsA0AAJ0TACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAQAAAPkEACABAAAA9wQAIA6gAwAAnBMAIIYLAACbEwAwhwsAAP8EABCICwAAmxMAMIkLAgCdEQAhpA0BAJ4RACGoDQEAnhEAIakNAQCeEQAhqg0BAJ4RACGrDQEAnhEAIawNAQCpEQAhrQ0BAKkRACGuDQAAshIAIK8NIADZEQAhA6ADAACvGAAgrA0AAJoUACCtDQAAmhQAIAMAAAD_BAAgAwAAgAUAMAQAAPcEACADAAAA_wQAIAMAAIAFADAEAAD3BAAgAwAAAP8EACADAACABQAwBAAA9wQAIAugAwAArhgAIIkLAgAAAAGkDQEAAAABqA0BAAAAAakNAQAAAAGqDQEAAAABqw0BAAAAAawNAQAAAAGtDQEAAAABrg0AAK0YACCvDSAAAAABAQgAAIQFACAKiQsCAAAAAaQNAQAAAAGoDQEAAAABqQ0BAAAAAaoNAQAAAAGrDQEAAAABrA0BAAAAAa0NAQAAAAGuDQAArRgAIK8NIAAAAAEBCAAAhgUAMAEIAACGBQAwC6ADAACgGAAgiQsCAJQUACGkDQEAlRQAIagNAQCVFAAhqQ0BAJUUACGqDQEAlRQAIasNAQCVFAAhrA0BAJ4UACGtDQEAnhQAIa4NAACfGAAgrw0gALgUACECAAAA9wQAIAgAAIkFACAKiQsCAJQUACGkDQEAlRQAIagNAQCVFAAhqQ0BAJUUACGqDQEAlRQAIasNAQCVFAAhrA0BAJ4UACGtDQEAnhQAIa4NAACfGAAgrw0gALgUACECAAAA_wQAIAgAAIsFACACAAAA_wQAIAgAAIsFACADAAAA9wQAIA8AAIQFACAQAACJBQAgAQAAAPcEACABAAAA_wQAIAcVAACaGAAgFgAAnRgAIBcAAJwYACA4AACbGAAgOQAAnhgAIKwNAACaFAAgrQ0AAJoUACANhgsAAJoTADCHCwAAkgUAEIgLAACaEwAwiQsCAJIRACGkDQEAkxEAIagNAQCTEQAhqQ0BAJMRACGqDQEAkxEAIasNAQCTEQAhrA0BAKQRACGtDQEApBEAIa4NAACyEgAgrw0gAMIRACEDAAAA_wQAIAMAAJEFADAUAACSBQAgAwAAAP8EACADAACABQAwBAAA9wQAIAEAAAD7BAAgAQAAAPsEACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAwAAAPkEACADAAD6BAAwBAAA-wQAIAMAAAD5BAAgAwAA-gQAMAQAAPsEACAMnwMAAJkYACCJCwIAAAAB9gsBAAAAAdoMAQAAAAH8DAEAAAABoA0AAQAAAaINAgAAAAGjDQEAAAABpA0BAAAAAaUNAQAAAAGmDQEAAAABpw0AAQAAAQEIAACaBQAgC4kLAgAAAAH2CwEAAAAB2gwBAAAAAfwMAQAAAAGgDQABAAABog0CAAAAAaMNAQAAAAGkDQEAAAABpQ0BAAAAAaYNAQAAAAGnDQABAAABAQgAAJwFADABCAAAnAUAMAyfAwAAmBgAIIkLAgCUFAAh9gsBAJ4UACHaDAEAlRQAIfwMAQCVFAAhoA0AAZUXACGiDQIAlBQAIaMNAQCVFAAhpA0BAJUUACGlDQEAnhQAIaYNAQCeFAAhpw0AAaEXACECAAAA-wQAIAgAAJ8FACALiQsCAJQUACH2CwEAnhQAIdoMAQCVFAAh_AwBAJUUACGgDQABlRcAIaINAgCUFAAhow0BAJUUACGkDQEAlRQAIaUNAQCeFAAhpg0BAJ4UACGnDQABoRcAIQIAAAD5BAAgCAAAoQUAIAIAAAD5BAAgCAAAoQUAIAMAAAD7BAAgDwAAmgUAIBAAAJ8FACABAAAA-wQAIAEAAAD5BAAgCRUAAJMYACAWAACWGAAgFwAAlRgAIDgAAJQYACA5AACXGAAg9gsAAJoUACClDQAAmhQAIKYNAACaFAAgpw0AAJoUACAOhgsAAJkTADCHCwAAqAUAEIgLAACZEwAwiQsCAJIRACH2CwEApBEAIdoMAQCTEQAh_AwBAJMRACGgDQABzBIAIaINAgCSEQAhow0BAJMRACGkDQEAkxEAIaUNAQCkEQAhpg0BAKQRACGnDQAB1hIAIQMAAAD5BAAgAwAApwUAMBQAAKgFACADAAAA-QQAIAMAAPoEADAEAAD7BAAgBeYGBADOEQAhhgsAAJgTADCHCwAArgUAEIgLAACYEwAwiQsCAAAAAQEAAACrBQAgAQAAAKsFACAF5gYEAM4RACGGCwAAmBMAMIcLAACuBQAQiAsAAJgTADCJCwIAnREAIQADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAMAAACuBQAgAwAArwUAMAQAAKsFACAC5gYEAAAAAYkLAgAAAAEBCAAAswUAIALmBgQAAAABiQsCAAAAAQEIAAC1BQAwAQgAALUFADAC5gYEAK4UACGJCwIAlBQAIQIAAACrBQAgCAAAuAUAIALmBgQArhQAIYkLAgCUFAAhAgAAAK4FACAIAAC6BQAgAgAAAK4FACAIAAC6BQAgAwAAAKsFACAPAACzBQAgEAAAuAUAIAEAAACrBQAgAQAAAK4FACAFFQAAjhgAIBYAAJEYACAXAACQGAAgOAAAjxgAIDkAAJIYACAF5gYEALYRACGGCwAAlxMAMIcLAADBBQAQiAsAAJcTADCJCwIAkhEAIQMAAACuBQAgAwAAwAUAMBQAAMEFACADAAAArgUAIAMAAK8FADAEAACrBQAgB4YLAACWEwAwhwsAAMcFABCICwAAlhMAMJoLQACfEQAh-QsBAJ4RACHsDAEAAAABoQ1AAJ8RACEBAAAAxAUAIAEAAADEBQAgB4YLAACWEwAwhwsAAMcFABCICwAAlhMAMJoLQACfEQAh-QsBAJ4RACHsDAEAnhEAIaENQACfEQAhAAMAAADHBQAgAwAAyAUAMAQAAMQFACADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIASaC0AAAAAB-QsBAAAAAewMAQAAAAGhDUAAAAABAQgAAMwFACAEmgtAAAAAAfkLAQAAAAHsDAEAAAABoQ1AAAAAAQEIAADOBQAwAQgAAM4FADAEmgtAAJYUACH5CwEAlRQAIewMAQCVFAAhoQ1AAJYUACECAAAAxAUAIAgAANEFACAEmgtAAJYUACH5CwEAlRQAIewMAQCVFAAhoQ1AAJYUACECAAAAxwUAIAgAANMFACACAAAAxwUAIAgAANMFACADAAAAxAUAIA8AAMwFACAQAADRBQAgAQAAAMQFACABAAAAxwUAIAMVAACLGAAgFgAAjRgAIBcAAIwYACAHhgsAAJUTADCHCwAA2gUAEIgLAACVEwAwmgtAAJQRACH5CwEAkxEAIewMAQCTEQAhoQ1AAJQRACEDAAAAxwUAIAMAANkFADAUAADaBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAeGCwAAlBMAMIcLAADgBQAQiAsAAJQTADCMC0AAnxEAIZoLQACfEQAhuAsAAQAAAfkLAQCeEQAhAQAAAN0FACABAAAA3QUAIAeGCwAAlBMAMIcLAADgBQAQiAsAAJQTADCMC0AAnxEAIZoLQACfEQAhuAsAAdASACH5CwEAnhEAIQADAAAA4AUAIAMAAOEFADAEAADdBQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAEjAtAAAAAAZoLQAAAAAG4CwABAAAB-QsBAAAAAQEIAADlBQAgBIwLQAAAAAGaC0AAAAABuAsAAQAAAfkLAQAAAAEBCAAA5wUAMAEIAADnBQAwBIwLQACWFAAhmgtAAJYUACG4CwABlRcAIfkLAQCVFAAhAgAAAN0FACAIAADqBQAgBIwLQACWFAAhmgtAAJYUACG4CwABlRcAIfkLAQCVFAAhAgAAAOAFACAIAADsBQAgAgAAAOAFACAIAADsBQAgAwAAAN0FACAPAADlBQAgEAAA6gUAIAEAAADdBQAgAQAAAOAFACADFQAAiBgAIBYAAIoYACAXAACJGAAgB4YLAACTEwAwhwsAAPMFABCICwAAkxMAMIwLQACUEQAhmgtAAJQRACG4CwABzBIAIfkLAQCTEQAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACARhgsAAJITADCHCwAA-QUAEIgLAACSEwAwiQsBAAAAAYwLQACfEQAhwQsBAJ4RACGEDEAAsxEAIccMAQCeEQAh2gwBAKkRACHfDAEAqREAIfwMAQCeEQAh_gwBAJ4RACGcDQEAnhEAIZ0NAADqEQAgng0BAJ4RACGfDQEAnhEAIaANAQCpEQAhAQAAAPYFACABAAAA9gUAIBGGCwAAkhMAMIcLAAD5BQAQiAsAAJITADCJCwEA3hEAIYwLQACfEQAhwQsBAJ4RACGEDEAAsxEAIccMAQCeEQAh2gwBAKkRACHfDAEAqREAIfwMAQCeEQAh_gwBAJ4RACGcDQEAnhEAIZ0NAADqEQAgng0BAJ4RACGfDQEAnhEAIaANAQCpEQAhBIQMAACaFAAg2gwAAJoUACDfDAAAmhQAIKANAACaFAAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgDokLAQAAAAGMC0AAAAABwQsBAAAAAYQMQAAAAAHHDAEAAAAB2gwBAAAAAd8MAQAAAAH8DAEAAAAB_gwBAAAAAZwNAQAAAAGdDYAAAAABng0BAAAAAZ8NAQAAAAGgDQEAAAABAQgAAP4FACAOiQsBAAAAAYwLQAAAAAHBCwEAAAABhAxAAAAAAccMAQAAAAHaDAEAAAAB3wwBAAAAAfwMAQAAAAH-DAEAAAABnA0BAAAAAZ0NgAAAAAGeDQEAAAABnw0BAAAAAaANAQAAAAEBCAAAgAYAMAEIAACABgAwDokLAQCVFAAhjAtAAJYUACHBCwEAlRQAIYQMQAClFAAhxwwBAJUUACHaDAEAnhQAId8MAQCeFAAh_AwBAJUUACH-DAEAlRQAIZwNAQCVFAAhnQ2AAAAAAZ4NAQCVFAAhnw0BAJUUACGgDQEAnhQAIQIAAAD2BQAgCAAAgwYAIA6JCwEAlRQAIYwLQACWFAAhwQsBAJUUACGEDEAApRQAIccMAQCVFAAh2gwBAJ4UACHfDAEAnhQAIfwMAQCVFAAh_gwBAJUUACGcDQEAlRQAIZ0NgAAAAAGeDQEAlRQAIZ8NAQCVFAAhoA0BAJ4UACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAcVAACFGAAgFgAAhxgAIBcAAIYYACCEDAAAmhQAINoMAACaFAAg3wwAAJoUACCgDQAAmhQAIBGGCwAAkRMAMIcLAACMBgAQiAsAAJETADCJCwEA2xEAIYwLQACUEQAhwQsBAJMRACGEDEAArBEAIccMAQCTEQAh2gwBAKQRACHfDAEApBEAIfwMAQCTEQAh_gwBAJMRACGcDQEAkxEAIZ0NAADkEQAgng0BAJMRACGfDQEAkxEAIaANAQCkEQAhAwAAAPkFACADAACLBgAwFAAAjAYAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACAFhgsAAJATADCHCwAAkgYAEIgLAACQEwAwpgwBAAAAAcoMQACfEQAhAQAAAI8GACABAAAAjwYAIAWGCwAAkBMAMIcLAACSBgAQiAsAAJATADCmDAEAnhEAIcoMQACfEQAhAAMAAACSBgAgAwAAkwYAMAQAAI8GACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAKmDAEAAAABygxAAAAAAQEIAACXBgAgAqYMAQAAAAHKDEAAAAABAQgAAJkGADABCAAAmQYAMAKmDAEAlRQAIcoMQACWFAAhAgAAAI8GACAIAACcBgAgAqYMAQCVFAAhygxAAJYUACECAAAAkgYAIAgAAJ4GACACAAAAkgYAIAgAAJ4GACADAAAAjwYAIA8AAJcGACAQAACcBgAgAQAAAI8GACABAAAAkgYAIAMVAACCGAAgFgAAhBgAIBcAAIMYACAFhgsAAI8TADCHCwAApQYAEIgLAACPEwAwpgwBAJMRACHKDEAAlBEAIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgBoYLAACOEwAwhwsAAKsGABCICwAAjhMAMIkLAQAAAAGaDUAAnxEAIZsNAACyEgAgAQAAAKgGACABAAAAqAYAIAaGCwAAjhMAMIcLAACrBgAQiAsAAI4TADCJCwEA3hEAIZoNQACfEQAhmw0AALISACAAAwAAAKsGACADAACsBgAwBAAAqAYAIAMAAACrBgAgAwAArAYAMAQAAKgGACADAAAAqwYAIAMAAKwGADAEAACoBgAgA4kLAQAAAAGaDUAAAAABmw0AAIEYACABCAAAsAYAIAOJCwEAAAABmg1AAAAAAZsNAACBGAAgAQgAALIGADABCAAAsgYAMAOJCwEAlRQAIZoNQACWFAAhmw0AAIAYACACAAAAqAYAIAgAALUGACADiQsBAJUUACGaDUAAlhQAIZsNAACAGAAgAgAAAKsGACAIAAC3BgAgAgAAAKsGACAIAAC3BgAgAwAAAKgGACAPAACwBgAgEAAAtQYAIAEAAACoBgAgAQAAAKsGACADFQAA_RcAIBYAAP8XACAXAAD-FwAgBoYLAACNEwAwhwsAAL4GABCICwAAjRMAMIkLAQDbEQAhmg1AAJQRACGbDQAAshIAIAMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgCYYLAACLEwAwhwsAAMQGABCICwAAixMAMKALAACME5gNIssLAQAAAAGEDEAAsxEAIdsMAQCeEQAhmA0BAAAAAZkNQACfEQAhAQAAAMEGACABAAAAwQYAIAmGCwAAixMAMIcLAADEBgAQiAsAAIsTADCgCwAAjBOYDSLLCwEAnhEAIYQMQACzEQAh2wwBAJ4RACGYDQEAqREAIZkNQACfEQAhAoQMAACaFAAgmA0AAJoUACADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIAMAAADEBgAgAwAAxQYAMAQAAMEGACAGoAsAAACYDQLLCwEAAAABhAxAAAAAAdsMAQAAAAGYDQEAAAABmQ1AAAAAAQEIAADJBgAgBqALAAAAmA0CywsBAAAAAYQMQAAAAAHbDAEAAAABmA0BAAAAAZkNQAAAAAEBCAAAywYAMAEIAADLBgAwBqALAAD8F5gNIssLAQCVFAAhhAxAAKUUACHbDAEAlRQAIZgNAQCeFAAhmQ1AAJYUACECAAAAwQYAIAgAAM4GACAGoAsAAPwXmA0iywsBAJUUACGEDEAApRQAIdsMAQCVFAAhmA0BAJ4UACGZDUAAlhQAIQIAAADEBgAgCAAA0AYAIAIAAADEBgAgCAAA0AYAIAMAAADBBgAgDwAAyQYAIBAAAM4GACABAAAAwQYAIAEAAADEBgAgBRUAAPkXACAWAAD7FwAgFwAA-hcAIIQMAACaFAAgmA0AAJoUACAJhgsAAIcTADCHCwAA1wYAEIgLAACHEwAwoAsAAIgTmA0iywsBAJMRACGEDEAArBEAIdsMAQCTEQAhmA0BAKQRACGZDUAAlBEAIQMAAADEBgAgAwAA1gYAMBQAANcGACADAAAAxAYAIAMAAMUGADAEAADBBgAgCIYLAACFEwAwhwsAAN0GABCICwAAhRMAMIwLQACfEQAhzgwCAJ0RACHPDAEA3hEAIZUNAQCeEQAhlg0AAIYTACABAAAA2gYAIAEAAADaBgAgB4YLAACFEwAwhwsAAN0GABCICwAAhRMAMIwLQACfEQAhzgwCAJ0RACHPDAEA3hEAIZUNAQCeEQAhAAMAAADdBgAgAwAA3gYAMAQAANoGACADAAAA3QYAIAMAAN4GADAEAADaBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIASMC0AAAAABzgwCAAAAAc8MAQAAAAGVDQEAAAABAQgAAOIGACAEjAtAAAAAAc4MAgAAAAHPDAEAAAABlQ0BAAAAAQEIAADkBgAwAQgAAOQGADAEjAtAAJYUACHODAIAlBQAIc8MAQCVFAAhlQ0BAJUUACECAAAA2gYAIAgAAOcGACAEjAtAAJYUACHODAIAlBQAIc8MAQCVFAAhlQ0BAJUUACECAAAA3QYAIAgAAOkGACACAAAA3QYAIAgAAOkGACADAAAA2gYAIA8AAOIGACAQAADnBgAgAQAAANoGACABAAAA3QYAIAUVAAD0FwAgFgAA9xcAIBcAAPYXACA4AAD1FwAgOQAA-BcAIAeGCwAAhBMAMIcLAADwBgAQiAsAAIQTADCMC0AAlBEAIc4MAgCSEQAhzwwBANsRACGVDQEAkxEAIQMAAADdBgAgAwAA7wYAMBQAAPAGACADAAAA3QYAIAMAAN4GADAEAADaBgAgBYYLAACDEwAwhwsAAPYGABCICwAAgxMAMJoLQACfEQAhlA0BAAAAAQEAAADzBgAgAQAAAPMGACAFhgsAAIMTADCHCwAA9gYAEIgLAACDEwAwmgtAAJ8RACGUDQEAnhEAIQADAAAA9gYAIAMAAPcGADAEAADzBgAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACACmgtAAAAAAZQNAQAAAAEBCAAA-wYAIAKaC0AAAAABlA0BAAAAAQEIAAD9BgAwAQgAAP0GADACmgtAAJYUACGUDQEAlRQAIQIAAADzBgAgCAAAgAcAIAKaC0AAlhQAIZQNAQCVFAAhAgAAAPYGACAIAACCBwAgAgAAAPYGACAIAACCBwAgAwAAAPMGACAPAAD7BgAgEAAAgAcAIAEAAADzBgAgAQAAAPYGACADFQAA8RcAIBYAAPMXACAXAADyFwAgBYYLAACCEwAwhwsAAIkHABCICwAAghMAMJoLQACUEQAhlA0BAJMRACEDAAAA9gYAIAMAAIgHADAUAACJBwAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAmGCwAAgBMAMIcLAACPBwAQiAsAAIATADCMC0AAnxEAIaYMAQCeEQAhzwwBAJ4RACHRDAEAnhEAIY4NAQCeEQAhkw0AAIETACABAAAAjAcAIAEAAACMBwAgCIYLAACAEwAwhwsAAI8HABCICwAAgBMAMIwLQACfEQAhpgwBAJ4RACHPDAEAnhEAIdEMAQCeEQAhjg0BAJ4RACEAAwAAAI8HACADAACQBwAwBAAAjAcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACADAAAAjwcAIAMAAJAHADAEAACMBwAgBYwLQAAAAAGmDAEAAAABzwwBAAAAAdEMAQAAAAGODQEAAAABAQgAAJQHACAFjAtAAAAAAaYMAQAAAAHPDAEAAAAB0QwBAAAAAY4NAQAAAAEBCAAAlgcAMAEIAACWBwAwBYwLQACWFAAhpgwBAJUUACHPDAEAlRQAIdEMAQCVFAAhjg0BAJUUACECAAAAjAcAIAgAAJkHACAFjAtAAJYUACGmDAEAlRQAIc8MAQCVFAAh0QwBAJUUACGODQEAlRQAIQIAAACPBwAgCAAAmwcAIAIAAACPBwAgCAAAmwcAIAMAAACMBwAgDwAAlAcAIBAAAJkHACABAAAAjAcAIAEAAACPBwAgAxUAAO4XACAWAADwFwAgFwAA7xcAIAiGCwAA_xIAMIcLAACiBwAQiAsAAP8SADCMC0AAlBEAIaYMAQCTEQAhzwwBAJMRACHRDAEAkxEAIY4NAQCTEQAhAwAAAI8HACADAAChBwAwFAAAogcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACANhgsAAP0SADCHCwAAqAcAEIgLAAD9EgAwmgtAAJ8RACG5CwEAnhEAIcILAQCeEQAhxAsBAJ4RACHrCwIAnREAIZ8MAQCeEQAh0QwBAJ4RACHcDAEAnhEAIY4NAQCeEQAhkg0AAP4SACABAAAApQcAIAEAAAClBwAgDIYLAAD9EgAwhwsAAKgHABCICwAA_RIAMJoLQACfEQAhuQsBAJ4RACHCCwEAnhEAIcQLAQCeEQAh6wsCAJ0RACGfDAEAnhEAIdEMAQCeEQAh3AwBAJ4RACGODQEAnhEAIQADAAAAqAcAIAMAAKkHADAEAAClBwAgAwAAAKgHACADAACpBwAwBAAApQcAIAMAAACoBwAgAwAAqQcAMAQAAKUHACAJmgtAAAAAAbkLAQAAAAHCCwEAAAABxAsBAAAAAesLAgAAAAGfDAEAAAAB0QwBAAAAAdwMAQAAAAGODQEAAAABAQgAAK0HACAJmgtAAAAAAbkLAQAAAAHCCwEAAAABxAsBAAAAAesLAgAAAAGfDAEAAAAB0QwBAAAAAdwMAQAAAAGODQEAAAABAQgAAK8HADABCAAArwcAMAmaC0AAlhQAIbkLAQCVFAAhwgsBAJUUACHECwEAlRQAIesLAgCUFAAhnwwBAJUUACHRDAEAlRQAIdwMAQCVFAAhjg0BAJUUACECAAAApQcAIAgAALIHACAJmgtAAJYUACG5CwEAlRQAIcILAQCVFAAhxAsBAJUUACHrCwIAlBQAIZ8MAQCVFAAh0QwBAJUUACHcDAEAlRQAIY4NAQCVFAAhAgAAAKgHACAIAAC0BwAgAgAAAKgHACAIAAC0BwAgAwAAAKUHACAPAACtBwAgEAAAsgcAIAEAAAClBwAgAQAAAKgHACAFFQAA6RcAIBYAAOwXACAXAADrFwAgOAAA6hcAIDkAAO0XACAMhgsAAPwSADCHCwAAuwcAEIgLAAD8EgAwmgtAAJQRACG5CwEAkxEAIcILAQCTEQAhxAsBAJMRACHrCwIAkhEAIZ8MAQCTEQAh0QwBAJMRACHcDAEAkxEAIY4NAQCTEQAhAwAAAKgHACADAAC6BwAwFAAAuwcAIAMAAACoBwAgAwAAqQcAMAQAAKUHACAG3QEAAPkSACCGCwAA-BIAMIcLAADGBwAQiAsAAPgSADCmDAEAAAABkQ0CAJ0RACEBAAAAvgcAIAvcAQEAnhEAIfEEAAD7EgAghgsAAPoSADCHCwAAwAcAEIgLAAD6EgAwiQsEAM4RACGfDAEAnhEAIaYMAQCeEQAhjg0BAJ4RACGPDQEAnhEAIZANAgCdEQAhAfEEAADoFwAgC9wBAQCeEQAh8QQAAPsSACCGCwAA-hIAMIcLAADABwAQiAsAAPoSADCJCwQAAAABnwwBAJ4RACGmDAEAnhEAIY4NAQCeEQAhjw0BAJ4RACGQDQIAnREAIQMAAADABwAgAwAAwQcAMAQAAMIHACABAAAAwAcAIAEAAAC-BwAgBt0BAAD5EgAghgsAAPgSADCHCwAAxgcAEIgLAAD4EgAwpgwBAJ4RACGRDQIAnREAIQHdAQAA5xcAIAMAAADGBwAgAwAAxwcAMAQAAL4HACADAAAAxgcAIAMAAMcHADAEAAC-BwAgAwAAAMYHACADAADHBwAwBAAAvgcAIAPdAQAA5hcAIKYMAQAAAAGRDQIAAAABAQgAAMsHACACpgwBAAAAAZENAgAAAAEBCAAAzQcAMAEIAADNBwAwA90BAADZFwAgpgwBAJUUACGRDQIAlBQAIQIAAAC-BwAgCAAA0AcAIAKmDAEAlRQAIZENAgCUFAAhAgAAAMYHACAIAADSBwAgAgAAAMYHACAIAADSBwAgAwAAAL4HACAPAADLBwAgEAAA0AcAIAEAAAC-BwAgAQAAAMYHACAFFQAA1BcAIBYAANcXACAXAADWFwAgOAAA1RcAIDkAANgXACAFhgsAAPcSADCHCwAA2QcAEIgLAAD3EgAwpgwBAJMRACGRDQIAkhEAIQMAAADGBwAgAwAA2AcAMBQAANkHACADAAAAxgcAIAMAAMcHADAEAAC-BwAgAQAAAMIHACABAAAAwgcAIAMAAADABwAgAwAAwQcAMAQAAMIHACADAAAAwAcAIAMAAMEHADAEAADCBwAgAwAAAMAHACADAADBBwAwBAAAwgcAIAjcAQEAAAAB8QQAANMXACCJCwQAAAABnwwBAAAAAaYMAQAAAAGODQEAAAABjw0BAAAAAZANAgAAAAEBCAAA4QcAIAfcAQEAAAABiQsEAAAAAZ8MAQAAAAGmDAEAAAABjg0BAAAAAY8NAQAAAAGQDQIAAAABAQgAAOMHADABCAAA4wcAMAjcAQEAlRQAIfEEAADSFwAgiQsEAK4UACGfDAEAlRQAIaYMAQCVFAAhjg0BAJUUACGPDQEAlRQAIZANAgCUFAAhAgAAAMIHACAIAADmBwAgB9wBAQCVFAAhiQsEAK4UACGfDAEAlRQAIaYMAQCVFAAhjg0BAJUUACGPDQEAlRQAIZANAgCUFAAhAgAAAMAHACAIAADoBwAgAgAAAMAHACAIAADoBwAgAwAAAMIHACAPAADhBwAgEAAA5gcAIAEAAADCBwAgAQAAAMAHACAFFQAAzRcAIBYAANAXACAXAADPFwAgOAAAzhcAIDkAANEXACAK3AEBAJMRACGGCwAA9hIAMIcLAADvBwAQiAsAAPYSADCJCwQAthEAIZ8MAQCTEQAhpgwBAJMRACGODQEAkxEAIY8NAQCTEQAhkA0CAJIRACEDAAAAwAcAIAMAAO4HADAUAADvBwAgAwAAAMAHACADAADBBwAwBAAAwgcAIBiGCwAA9BIAMIcLAAD1BwAQiAsAAPQSADCJCwEAAAABjAtAAJ8RACGaC0AAsxEAIaALAAD1EogNIsALAQCeEQAhwQsBAJ4RACHLCwEAAAAB5gsBAJ4RACHwC0AAnxEAIYMMQACfEQAhkwxAALMRACHWDEAAsxEAIdcMAQDgEgAh3AwBAJ4RACGDDQIAnREAIYgNAADqEQAgiQ0CAJ0RACGKDQAA1REAIIsNAADVEQAgjA0BAKkRACGNDUAAnxEAIQEAAADyBwAgAQAAAPIHACAYhgsAAPQSADCHCwAA9QcAEIgLAAD0EgAwiQsBAJ4RACGMC0AAnxEAIZoLQACzEQAhoAsAAPUSiA0iwAsBAJ4RACHBCwEAnhEAIcsLAQCeEQAh5gsBAJ4RACHwC0AAnxEAIYMMQACfEQAhkwxAALMRACHWDEAAsxEAIdcMAQDgEgAh3AwBAJ4RACGDDQIAnREAIYgNAADqEQAgiQ0CAJ0RACGKDQAA1REAIIsNAADVEQAgjA0BAKkRACGNDUAAnxEAIQeaCwAAmhQAIJMMAACaFAAg1gwAAJoUACDXDAAAmhQAIIoNAACaFAAgiw0AAJoUACCMDQAAmhQAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACADAAAA9QcAIAMAAPYHADAEAADyBwAgAwAAAPUHACADAAD2BwAwBAAA8gcAIBWJCwEAAAABjAtAAAAAAZoLQAAAAAGgCwAAAIgNAsALAQAAAAHBCwEAAAABywsBAAAAAeYLAQAAAAHwC0AAAAABgwxAAAAAAZMMQAAAAAHWDEAAAAAB1wwBAAAAAdwMAQAAAAGDDQIAAAABiA2AAAAAAYkNAgAAAAGKDYAAAAABiw2AAAAAAYwNAQAAAAGNDUAAAAABAQgAAPoHACAViQsBAAAAAYwLQAAAAAGaC0AAAAABoAsAAACIDQLACwEAAAABwQsBAAAAAcsLAQAAAAHmCwEAAAAB8AtAAAAAAYMMQAAAAAGTDEAAAAAB1gxAAAAAAdcMAQAAAAHcDAEAAAABgw0CAAAAAYgNgAAAAAGJDQIAAAABig2AAAAAAYsNgAAAAAGMDQEAAAABjQ1AAAAAAQEIAAD8BwAwAQgAAPwHADAViQsBAJUUACGMC0AAlhQAIZoLQAClFAAhoAsAAMwXiA0iwAsBAJUUACHBCwEAlRQAIcsLAQCVFAAh5gsBAJUUACHwC0AAlhQAIYMMQACWFAAhkwxAAKUUACHWDEAApRQAIdcMAQCeFAAh3AwBAJUUACGDDQIAlBQAIYgNgAAAAAGJDQIAlBQAIYoNgAAAAAGLDYAAAAABjA0BAJ4UACGNDUAAlhQAIQIAAADyBwAgCAAA_wcAIBWJCwEAlRQAIYwLQACWFAAhmgtAAKUUACGgCwAAzBeIDSLACwEAlRQAIcELAQCVFAAhywsBAJUUACHmCwEAlRQAIfALQACWFAAhgwxAAJYUACGTDEAApRQAIdYMQAClFAAh1wwBAJ4UACHcDAEAlRQAIYMNAgCUFAAhiA2AAAAAAYkNAgCUFAAhig2AAAAAAYsNgAAAAAGMDQEAnhQAIY0NQACWFAAhAgAAAPUHACAIAACBCAAgAgAAAPUHACAIAACBCAAgAwAAAPIHACAPAAD6BwAgEAAA_wcAIAEAAADyBwAgAQAAAPUHACAMFQAAxxcAIBYAAMoXACAXAADJFwAgOAAAyBcAIDkAAMsXACCaCwAAmhQAIJMMAACaFAAg1gwAAJoUACDXDAAAmhQAIIoNAACaFAAgiw0AAJoUACCMDQAAmhQAIBiGCwAA8BIAMIcLAACICAAQiAsAAPASADCJCwEAkxEAIYwLQACUEQAhmgtAAKwRACGgCwAA8RKIDSLACwEAkxEAIcELAQCTEQAhywsBAJMRACHmCwEAkxEAIfALQACUEQAhgwxAAJQRACGTDEAArBEAIdYMQACsEQAh1wwBAMYSACHcDAEAkxEAIYMNAgCSEQAhiA0AAOQRACCJDQIAkhEAIYoNAAC3EQAgiw0AALcRACCMDQEApBEAIY0NQACUEQAhAwAAAPUHACADAACHCAAwFAAAiAgAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACAFhgsAAO8SADCHCwAAjggAEIgLAADvEgAw0QwBAAAAAYYNQACfEQAhAQAAAIsIACABAAAAiwgAIAWGCwAA7xIAMIcLAACOCAAQiAsAAO8SADDRDAEAnhEAIYYNQACfEQAhAAMAAACOCAAgAwAAjwgAMAQAAIsIACADAAAAjggAIAMAAI8IADAEAACLCAAgAwAAAI4IACADAACPCAAwBAAAiwgAIALRDAEAAAABhg1AAAAAAQEIAACTCAAgAtEMAQAAAAGGDUAAAAABAQgAAJUIADABCAAAlQgAMALRDAEAlRQAIYYNQACWFAAhAgAAAIsIACAIAACYCAAgAtEMAQCVFAAhhg1AAJYUACECAAAAjggAIAgAAJoIACACAAAAjggAIAgAAJoIACADAAAAiwgAIA8AAJMIACAQAACYCAAgAQAAAIsIACABAAAAjggAIAMVAADEFwAgFgAAxhcAIBcAAMUXACAFhgsAAO4SADCHCwAAoQgAEIgLAADuEgAw0QwBAJMRACGGDUAAlBEAIQMAAACOCAAgAwAAoAgAMBQAAKEIACADAAAAjggAIAMAAI8IADAEAACLCAAgB4YLAADtEgAwhwsAAKcIABCICwAA7RIAMNEMAQAAAAGDDQIAnREAIYQNQACfEQAhhQ1AAJ8RACEBAAAApAgAIAEAAACkCAAgB4YLAADtEgAwhwsAAKcIABCICwAA7RIAMNEMAQCeEQAhgw0CAJ0RACGEDUAAnxEAIYUNQACfEQAhAAMAAACnCAAgAwAAqAgAMAQAAKQIACADAAAApwgAIAMAAKgIADAEAACkCAAgAwAAAKcIACADAACoCAAwBAAApAgAIATRDAEAAAABgw0CAAAAAYQNQAAAAAGFDUAAAAABAQgAAKwIACAE0QwBAAAAAYMNAgAAAAGEDUAAAAABhQ1AAAAAAQEIAACuCAAwAQgAAK4IADAE0QwBAJUUACGDDQIAlBQAIYQNQACWFAAhhQ1AAJYUACECAAAApAgAIAgAALEIACAE0QwBAJUUACGDDQIAlBQAIYQNQACWFAAhhQ1AAJYUACECAAAApwgAIAgAALMIACACAAAApwgAIAgAALMIACADAAAApAgAIA8AAKwIACAQAACxCAAgAQAAAKQIACABAAAApwgAIAUVAAC_FwAgFgAAwhcAIBcAAMEXACA4AADAFwAgOQAAwxcAIAeGCwAA7BIAMIcLAAC6CAAQiAsAAOwSADDRDAEAkxEAIYMNAgCSEQAhhA1AAJQRACGFDUAAlBEAIQMAAACnCAAgAwAAuQgAMBQAALoIACADAAAApwgAIAMAAKgIADAEAACkCAAgBYYLAADrEgAwhwsAAMAIABCICwAA6xIAMIkLAQAAAAGCDSAAAAABAQAAAL0IACABAAAAvQgAIAWGCwAA6xIAMIcLAADACAAQiAsAAOsSADCJCwEA3hEAIYINIADZEQAhAAMAAADACAAgAwAAwQgAMAQAAL0IACADAAAAwAgAIAMAAMEIADAEAAC9CAAgAwAAAMAIACADAADBCAAwBAAAvQgAIAKJCwEAAAABgg0gAAAAAQEIAADFCAAgAokLAQAAAAGCDSAAAAABAQgAAMcIADABCAAAxwgAMAKJCwEAlRQAIYINIAC4FAAhAgAAAL0IACAIAADKCAAgAokLAQCVFAAhgg0gALgUACECAAAAwAgAIAgAAMwIACACAAAAwAgAIAgAAMwIACADAAAAvQgAIA8AAMUIACAQAADKCAAgAQAAAL0IACABAAAAwAgAIAMVAAC8FwAgFgAAvhcAIBcAAL0XACAFhgsAAOoSADCHCwAA0wgAEIgLAADqEgAwiQsBANsRACGCDSAAwhEAIQMAAADACAAgAwAA0ggAMBQAANMIACADAAAAwAgAIAMAAMEIADAEAAC9CAAgJNUFAADhEgAghgsAAN8SADCHCwAA4wgAEIgLAADfEgAwiQsBAAAAAYwLQACfEQAhoAsBAJ4RACHKCwEAqREAIYAMAQCeEQAhgwxAAJ8RACGaDAEAnhEAIZsMEADQEQAhrwwBAJ4RACHHDAEAqREAIdoMAQCpEQAh3AwBAJ4RACHeDAEAnhEAIeIMAQCeEQAh5wxAALMRACHpDAEAnhEAIesMQACfEQAh7AwBAJ4RACHyDAEA4BIAIfMMAgDWEQAh9AwCANYRACH1DCAA2REAIfYMIADZEQAh9wwBAJ4RACH4DAEAnhEAIfkMEACKEgAh-gwQAIoSACH7DBAAihIAIfwMAQCpEQAh_QwBAKkRACH-DAEAnhEAIf8MAQCpEQAhAQAAANYIACAX0gUAAOgSACDUBQAA6RIAIIYLAADnEgAwhwsAANgIABCICwAA5xIAMIkLAQDeEQAhjAtAAJ8RACGgCwEAnhEAIaELAQCpEQAhpAsCAJ0RACHKCwEAqREAIYAMAQCeEQAhgwxAAJ8RACGbDBAA0BEAIc8MAQDeEQAh0AwBAJ4RACHRDAEAnhEAIdIMAQCpEQAh0wwAANURACDUDEAAsxEAIdUMQACzEQAh1gxAALMRACHXDAEA4BIAIQrSBQAAuhcAINQFAAC7FwAgoQsAAJoUACDKCwAAmhQAINIMAACaFAAg0wwAAJoUACDUDAAAmhQAINUMAACaFAAg1gwAAJoUACDXDAAAmhQAIBjSBQAA6BIAINQFAADpEgAghgsAAOcSADCHCwAA2AgAEIgLAADnEgAwiQsBAAAAAYwLQACfEQAhoAsBAJ4RACGhCwEAqREAIaQLAgCdEQAhygsBAKkRACGADAEAnhEAIYMMQACfEQAhmwwQANARACHPDAEA3hEAIdAMAQCeEQAh0QwBAJ4RACHSDAEAqREAIdMMAADVEQAg1AxAALMRACHVDEAAsxEAIdYMQACzEQAh1wwBAOASACGBDQAA5hIAIAMAAADYCAAgAwAA2QgAMAQAANoIACAH0wUAAOUSACCGCwAA5BIAMIcLAADcCAAQiAsAAOQSADCbDBAA0BEAIc0MAQDeEQAhzgwCAJ0RACEB0wUAALkXACAI0wUAAOUSACCGCwAA5BIAMIcLAADcCAAQiAsAAOQSADCbDBAA0BEAIc0MAQDeEQAhzgwCAJ0RACGADQAA4xIAIAMAAADcCAAgAwAA3QgAMAQAAN4IACABAAAA3AgAIAEAAADYCAAgAQAAANYIACAk1QUAAOESACCGCwAA3xIAMIcLAADjCAAQiAsAAN8SADCJCwEA3hEAIYwLQACfEQAhoAsBAJ4RACHKCwEAqREAIYAMAQCeEQAhgwxAAJ8RACGaDAEAnhEAIZsMEADQEQAhrwwBAJ4RACHHDAEAqREAIdoMAQCpEQAh3AwBAJ4RACHeDAEAnhEAIeIMAQCeEQAh5wxAALMRACHpDAEAnhEAIesMQACfEQAh7AwBAJ4RACHyDAEA4BIAIfMMAgDWEQAh9AwCANYRACH1DCAA2REAIfYMIADZEQAh9wwBAJ4RACH4DAEAnhEAIfkMEACKEgAh-gwQAIoSACH7DBAAihIAIfwMAQCpEQAh_QwBAKkRACH-DAEAnhEAIf8MAQCpEQAhDtUFAAC4FwAgygsAAJoUACDHDAAAmhQAINoMAACaFAAg5wwAAJoUACDyDAAAmhQAIPMMAACaFAAg9AwAAJoUACD5DAAAmhQAIPoMAACaFAAg-wwAAJoUACD8DAAAmhQAIP0MAACaFAAg_wwAAJoUACADAAAA4wgAIAMAAOQIADAEAADWCAAgAwAAAOMIACADAADkCAAwBAAA1ggAIAMAAADjCAAgAwAA5AgAMAQAANYIACAh1QUAALcXACCJCwEAAAABjAtAAAAAAaALAQAAAAHKCwEAAAABgAwBAAAAAYMMQAAAAAGaDAEAAAABmwwQAAAAAa8MAQAAAAHHDAEAAAAB2gwBAAAAAdwMAQAAAAHeDAEAAAAB4gwBAAAAAecMQAAAAAHpDAEAAAAB6wxAAAAAAewMAQAAAAHyDAEAAAAB8wwCAAAAAfQMAgAAAAH1DCAAAAAB9gwgAAAAAfcMAQAAAAH4DAEAAAAB-QwQAAAAAfoMEAAAAAH7DBAAAAAB_AwBAAAAAf0MAQAAAAH-DAEAAAAB_wwBAAAAAQEIAADoCAAgIIkLAQAAAAGMC0AAAAABoAsBAAAAAcoLAQAAAAGADAEAAAABgwxAAAAAAZoMAQAAAAGbDBAAAAABrwwBAAAAAccMAQAAAAHaDAEAAAAB3AwBAAAAAd4MAQAAAAHiDAEAAAAB5wxAAAAAAekMAQAAAAHrDEAAAAAB7AwBAAAAAfIMAQAAAAHzDAIAAAAB9AwCAAAAAfUMIAAAAAH2DCAAAAAB9wwBAAAAAfgMAQAAAAH5DBAAAAAB-gwQAAAAAfsMEAAAAAH8DAEAAAAB_QwBAAAAAf4MAQAAAAH_DAEAAAABAQgAAOoIADABCAAA6ggAMCHVBQAAqhcAIIkLAQCVFAAhjAtAAJYUACGgCwEAlRQAIcoLAQCeFAAhgAwBAJUUACGDDEAAlhQAIZoMAQCVFAAhmwwQAMEUACGvDAEAlRQAIccMAQCeFAAh2gwBAJ4UACHcDAEAlRQAId4MAQCVFAAh4gwBAJUUACHnDEAApRQAIekMAQCVFAAh6wxAAJYUACHsDAEAlRQAIfIMAQCeFAAh8wwCAK8UACH0DAIArxQAIfUMIAC4FAAh9gwgALgUACH3DAEAlRQAIfgMAQCVFAAh-QwQAIsVACH6DBAAixUAIfsMEACLFQAh_AwBAJ4UACH9DAEAnhQAIf4MAQCVFAAh_wwBAJ4UACECAAAA1ggAIAgAAO0IACAgiQsBAJUUACGMC0AAlhQAIaALAQCVFAAhygsBAJ4UACGADAEAlRQAIYMMQACWFAAhmgwBAJUUACGbDBAAwRQAIa8MAQCVFAAhxwwBAJ4UACHaDAEAnhQAIdwMAQCVFAAh3gwBAJUUACHiDAEAlRQAIecMQAClFAAh6QwBAJUUACHrDEAAlhQAIewMAQCVFAAh8gwBAJ4UACHzDAIArxQAIfQMAgCvFAAh9QwgALgUACH2DCAAuBQAIfcMAQCVFAAh-AwBAJUUACH5DBAAixUAIfoMEACLFQAh-wwQAIsVACH8DAEAnhQAIf0MAQCeFAAh_gwBAJUUACH_DAEAnhQAIQIAAADjCAAgCAAA7wgAIAIAAADjCAAgCAAA7wgAIAMAAADWCAAgDwAA6AgAIBAAAO0IACABAAAA1ggAIAEAAADjCAAgEhUAAKUXACAWAACoFwAgFwAApxcAIDgAAKYXACA5AACpFwAgygsAAJoUACDHDAAAmhQAINoMAACaFAAg5wwAAJoUACDyDAAAmhQAIPMMAACaFAAg9AwAAJoUACD5DAAAmhQAIPoMAACaFAAg-wwAAJoUACD8DAAAmhQAIP0MAACaFAAg_wwAAJoUACAjhgsAAN4SADCHCwAA9ggAEIgLAADeEgAwiQsBANsRACGMC0AAlBEAIaALAQCTEQAhygsBAKQRACGADAEAkxEAIYMMQACUEQAhmgwBAJMRACGbDBAAxxEAIa8MAQCTEQAhxwwBAKQRACHaDAEApBEAIdwMAQCTEQAh3gwBAJMRACHiDAEAkxEAIecMQACsEQAh6QwBAJMRACHrDEAAlBEAIewMAQCTEQAh8gwBAMYSACHzDAIAuBEAIfQMAgC4EQAh9QwgAMIRACH2DCAAwhEAIfcMAQCTEQAh-AwBAJMRACH5DBAAgBIAIfoMEACAEgAh-wwQAIASACH8DAEApBEAIf0MAQCkEQAh_gwBAJMRACH_DAEApBEAIQMAAADjCAAgAwAA9QgAMBQAAPYIACADAAAA4wgAIAMAAOQIADAEAADWCAAgD4YLAADcEgAwhwsAAPwIABCICwAA3BIAMOILAADqEQAgmgwBAJ4RACGvDAEAnhEAIc8MAQAAAAHiDAEAnhEAIesMQACfEQAh7AwBAJ4RACHtDAEAqREAIe4MAAHQEgAh7wwAAdASACHwDAAA6hEAIPEMAADdEgAgAQAAAPkIACABAAAA-QgAIA6GCwAA3BIAMIcLAAD8CAAQiAsAANwSADDiCwAA6hEAIJoMAQCeEQAhrwwBAJ4RACHPDAEA3hEAIeIMAQCeEQAh6wxAAJ8RACHsDAEAnhEAIe0MAQCpEQAh7gwAAdASACHvDAAB0BIAIfAMAADqEQAgAe0MAACaFAAgAwAAAPwIACADAAD9CAAwBAAA-QgAIAMAAAD8CAAgAwAA_QgAMAQAAPkIACADAAAA_AgAIAMAAP0IADAEAAD5CAAgC-ILgAAAAAGaDAEAAAABrwwBAAAAAc8MAQAAAAHiDAEAAAAB6wxAAAAAAewMAQAAAAHtDAEAAAAB7gwAAQAAAe8MAAEAAAHwDIAAAAABAQgAAIEJACAL4guAAAAAAZoMAQAAAAGvDAEAAAABzwwBAAAAAeIMAQAAAAHrDEAAAAAB7AwBAAAAAe0MAQAAAAHuDAABAAAB7wwAAQAAAfAMgAAAAAEBCAAAgwkAMAEIAACDCQAwC-ILgAAAAAGaDAEAlRQAIa8MAQCVFAAhzwwBAJUUACHiDAEAlRQAIesMQACWFAAh7AwBAJUUACHtDAEAnhQAIe4MAAGVFwAh7wwAAZUXACHwDIAAAAABAgAAAPkIACAIAACGCQAgC-ILgAAAAAGaDAEAlRQAIa8MAQCVFAAhzwwBAJUUACHiDAEAlRQAIesMQACWFAAh7AwBAJUUACHtDAEAnhQAIe4MAAGVFwAh7wwAAZUXACHwDIAAAAABAgAAAPwIACAIAACICQAgAgAAAPwIACAIAACICQAgAwAAAPkIACAPAACBCQAgEAAAhgkAIAEAAAD5CAAgAQAAAPwIACAEFQAAohcAIBYAAKQXACAXAACjFwAg7QwAAJoUACAOhgsAANsSADCHCwAAjwkAEIgLAADbEgAw4gsAAOQRACCaDAEAkxEAIa8MAQCTEQAhzwwBANsRACHiDAEAkxEAIesMQACUEQAh7AwBAJMRACHtDAEApBEAIe4MAAHMEgAh7wwAAcwSACHwDAAA5BEAIAMAAAD8CAAgAwAAjgkAMBQAAI8JACADAAAA_AgAIAMAAP0IADAEAAD5CAAgD4YLAADZEgAwhwsAAJUJABCICwAA2RIAMKALAQCeEQAhmgwBAJ4RACGbDBAA0BEAIZ8MAQCeEQAhrwwBAJ4RACHPDAEAAAAB1gxAAJ8RACHmDEAAnxEAIecMQACzEQAh6AwgANkRACHpDAEAnhEAIeoMAAHaEgAhAQAAAJIJACABAAAAkgkAIA-GCwAA2RIAMIcLAACVCQAQiAsAANkSADCgCwEAnhEAIZoMAQCeEQAhmwwQANARACGfDAEAnhEAIa8MAQCeEQAhzwwBAN4RACHWDEAAnxEAIeYMQACfEQAh5wxAALMRACHoDCAA2REAIekMAQCeEQAh6gwAAdoSACEC5wwAAJoUACDqDAAAmhQAIAMAAACVCQAgAwAAlgkAMAQAAJIJACADAAAAlQkAIAMAAJYJADAEAACSCQAgAwAAAJUJACADAACWCQAwBAAAkgkAIAygCwEAAAABmgwBAAAAAZsMEAAAAAGfDAEAAAABrwwBAAAAAc8MAQAAAAHWDEAAAAAB5gxAAAAAAecMQAAAAAHoDCAAAAAB6QwBAAAAAeoMAAEAAAEBCAAAmgkAIAygCwEAAAABmgwBAAAAAZsMEAAAAAGfDAEAAAABrwwBAAAAAc8MAQAAAAHWDEAAAAAB5gxAAAAAAecMQAAAAAHoDCAAAAAB6QwBAAAAAeoMAAEAAAEBCAAAnAkAMAEIAACcCQAwDKALAQCVFAAhmgwBAJUUACGbDBAAwRQAIZ8MAQCVFAAhrwwBAJUUACHPDAEAlRQAIdYMQACWFAAh5gxAAJYUACHnDEAApRQAIegMIAC4FAAh6QwBAJUUACHqDAABoRcAIQIAAACSCQAgCAAAnwkAIAygCwEAlRQAIZoMAQCVFAAhmwwQAMEUACGfDAEAlRQAIa8MAQCVFAAhzwwBAJUUACHWDEAAlhQAIeYMQACWFAAh5wxAAKUUACHoDCAAuBQAIekMAQCVFAAh6gwAAaEXACECAAAAlQkAIAgAAKEJACACAAAAlQkAIAgAAKEJACADAAAAkgkAIA8AAJoJACAQAACfCQAgAQAAAJIJACABAAAAlQkAIAcVAACcFwAgFgAAnxcAIBcAAJ4XACA4AACdFwAgOQAAoBcAIOcMAACaFAAg6gwAAJoUACAPhgsAANUSADCHCwAAqAkAEIgLAADVEgAwoAsBAJMRACGaDAEAkxEAIZsMEADHEQAhnwwBAJMRACGvDAEAkxEAIc8MAQDbEQAh1gxAAJQRACHmDEAAlBEAIecMQACsEQAh6AwgAMIRACHpDAEAkxEAIeoMAAHWEgAhAwAAAJUJACADAACnCQAwFAAAqAkAIAMAAACVCQAgAwAAlgkAMAQAAJIJACAHhgsAANQSADCHCwAArgkAEIgLAADUEgAwjAtAAJ8RACHPDAEAAAAB5AwAAOoRACDlDAAB0BIAIQEAAACrCQAgAQAAAKsJACAHhgsAANQSADCHCwAArgkAEIgLAADUEgAwjAtAAJ8RACHPDAEA3hEAIeQMAADqEQAg5QwAAdASACEAAwAAAK4JACADAACvCQAwBAAAqwkAIAMAAACuCQAgAwAArwkAMAQAAKsJACADAAAArgkAIAMAAK8JADAEAACrCQAgBIwLQAAAAAHPDAEAAAAB5AyAAAAAAeUMAAEAAAEBCAAAswkAIASMC0AAAAABzwwBAAAAAeQMgAAAAAHlDAABAAABAQgAALUJADABCAAAtQkAMASMC0AAlhQAIc8MAQCVFAAh5AyAAAAAAeUMAAGVFwAhAgAAAKsJACAIAAC4CQAgBIwLQACWFAAhzwwBAJUUACHkDIAAAAAB5QwAAZUXACECAAAArgkAIAgAALoJACACAAAArgkAIAgAALoJACADAAAAqwkAIA8AALMJACAQAAC4CQAgAQAAAKsJACABAAAArgkAIAMVAACZFwAgFgAAmxcAIBcAAJoXACAHhgsAANMSADCHCwAAwQkAEIgLAADTEgAwjAtAAJQRACHPDAEA2xEAIeQMAADkEQAg5QwAAcwSACEDAAAArgkAIAMAAMAJADAUAADBCQAgAwAAAK4JACADAACvCQAwBAAAqwkAIAaGCwAA0hIAMIcLAADHCQAQiAsAANISADCMC0AAnxEAIc8MAQAAAAHkDAAA6hEAIAEAAADECQAgAQAAAMQJACAGhgsAANISADCHCwAAxwkAEIgLAADSEgAwjAtAAJ8RACHPDAEA3hEAIeQMAADqEQAgAAMAAADHCQAgAwAAyAkAMAQAAMQJACADAAAAxwkAIAMAAMgJADAEAADECQAgAwAAAMcJACADAADICQAwBAAAxAkAIAOMC0AAAAABzwwBAAAAAeQMgAAAAAEBCAAAzAkAIAOMC0AAAAABzwwBAAAAAeQMgAAAAAEBCAAAzgkAMAEIAADOCQAwA4wLQACWFAAhzwwBAJUUACHkDIAAAAABAgAAAMQJACAIAADRCQAgA4wLQACWFAAhzwwBAJUUACHkDIAAAAABAgAAAMcJACAIAADTCQAgAgAAAMcJACAIAADTCQAgAwAAAMQJACAPAADMCQAgEAAA0QkAIAEAAADECQAgAQAAAMcJACADFQAAlhcAIBYAAJgXACAXAACXFwAgBoYLAADREgAwhwsAANoJABCICwAA0RIAMIwLQACUEQAhzwwBANsRACHkDAAA5BEAIAMAAADHCQAgAwAA2QkAMBQAANoJACADAAAAxwkAIAMAAMgJADAEAADECQAgDYYLAADPEgAwhwsAAOAJABCICwAAzxIAMIkLAQAAAAGMC0AAnxEAIZ8MAQCpEQAhrwwBAJ4RACHRDAABAAAB1gxAALMRACHfDAAA1REAIOEMQACzEQAh4gwBAJ4RACHjDAAA6hEAIAEAAADdCQAgAQAAAN0JACANhgsAAM8SADCHCwAA4AkAEIgLAADPEgAwiQsBAN4RACGMC0AAnxEAIZ8MAQCpEQAhrwwBAJ4RACHRDAAB0BIAIdYMQACzEQAh3wwAANURACDhDEAAsxEAIeIMAQCeEQAh4wwAAOoRACAEnwwAAJoUACDWDAAAmhQAIN8MAACaFAAg4QwAAJoUACADAAAA4AkAIAMAAOEJADAEAADdCQAgAwAAAOAJACADAADhCQAwBAAA3QkAIAMAAADgCQAgAwAA4QkAMAQAAN0JACAKiQsBAAAAAYwLQAAAAAGfDAEAAAABrwwBAAAAAdEMAAEAAAHWDEAAAAAB3wyAAAAAAeEMQAAAAAHiDAEAAAAB4wyAAAAAAQEIAADlCQAgCokLAQAAAAGMC0AAAAABnwwBAAAAAa8MAQAAAAHRDAABAAAB1gxAAAAAAd8MgAAAAAHhDEAAAAAB4gwBAAAAAeMMgAAAAAEBCAAA5wkAMAEIAADnCQAwCokLAQCVFAAhjAtAAJYUACGfDAEAnhQAIa8MAQCVFAAh0QwAAZUXACHWDEAApRQAId8MgAAAAAHhDEAApRQAIeIMAQCVFAAh4wyAAAAAAQIAAADdCQAgCAAA6gkAIAqJCwEAlRQAIYwLQACWFAAhnwwBAJ4UACGvDAEAlRQAIdEMAAGVFwAh1gxAAKUUACHfDIAAAAAB4QxAAKUUACHiDAEAlRQAIeMMgAAAAAECAAAA4AkAIAgAAOwJACACAAAA4AkAIAgAAOwJACADAAAA3QkAIA8AAOUJACAQAADqCQAgAQAAAN0JACABAAAA4AkAIAcVAACSFwAgFgAAlBcAIBcAAJMXACCfDAAAmhQAINYMAACaFAAg3wwAAJoUACDhDAAAmhQAIA2GCwAAyxIAMIcLAADzCQAQiAsAAMsSADCJCwEA2xEAIYwLQACUEQAhnwwBAKQRACGvDAEAkxEAIdEMAAHMEgAh1gxAAKwRACHfDAAAtxEAIOEMQACsEQAh4gwBAJMRACHjDAAA5BEAIAMAAADgCQAgAwAA8gkAMBQAAPMJACADAAAA4AkAIAMAAOEJADAEAADdCQAgD4YLAADJEgAwhwsAAPkJABCICwAAyRIAMJsMEADQEQAhzgwCAJ0RACHPDAEA3hEAIdgMAgCdEQAh2QwCANYRACHaDAEAnhEAIdsMAQCeEQAh3AwBAJ4RACHdDBAAihIAId4MAQCeEQAh3wwBAJ4RACHgDAAAyhIAIAEAAAD2CQAgAQAAAPYJACAOhgsAAMkSADCHCwAA-QkAEIgLAADJEgAwmwwQANARACHODAIAnREAIc8MAQDeEQAh2AwCAJ0RACHZDAIA1hEAIdoMAQCeEQAh2wwBAJ4RACHcDAEAnhEAId0MEACKEgAh3gwBAJ4RACHfDAEAnhEAIQLZDAAAmhQAIN0MAACaFAAgAwAAAPkJACADAAD6CQAwBAAA9gkAIAMAAAD5CQAgAwAA-gkAMAQAAPYJACADAAAA-QkAIAMAAPoJADAEAAD2CQAgC5sMEAAAAAHODAIAAAABzwwBAAAAAdgMAgAAAAHZDAIAAAAB2gwBAAAAAdsMAQAAAAHcDAEAAAAB3QwQAAAAAd4MAQAAAAHfDAEAAAABAQgAAP4JACALmwwQAAAAAc4MAgAAAAHPDAEAAAAB2AwCAAAAAdkMAgAAAAHaDAEAAAAB2wwBAAAAAdwMAQAAAAHdDBAAAAAB3gwBAAAAAd8MAQAAAAEBCAAAgAoAMAEIAACACgAwC5sMEADBFAAhzgwCAJQUACHPDAEAlRQAIdgMAgCUFAAh2QwCAK8UACHaDAEAlRQAIdsMAQCVFAAh3AwBAJUUACHdDBAAixUAId4MAQCVFAAh3wwBAJUUACECAAAA9gkAIAgAAIMKACALmwwQAMEUACHODAIAlBQAIc8MAQCVFAAh2AwCAJQUACHZDAIArxQAIdoMAQCVFAAh2wwBAJUUACHcDAEAlRQAId0MEACLFQAh3gwBAJUUACHfDAEAlRQAIQIAAAD5CQAgCAAAhQoAIAIAAAD5CQAgCAAAhQoAIAMAAAD2CQAgDwAA_gkAIBAAAIMKACABAAAA9gkAIAEAAAD5CQAgBxUAAI0XACAWAACQFwAgFwAAjxcAIDgAAI4XACA5AACRFwAg2QwAAJoUACDdDAAAmhQAIA6GCwAAyBIAMIcLAACMCgAQiAsAAMgSADCbDBAAxxEAIc4MAgCSEQAhzwwBANsRACHYDAIAkhEAIdkMAgC4EQAh2gwBAJMRACHbDAEAkxEAIdwMAQCTEQAh3QwQAIASACHeDAEAkxEAId8MAQCTEQAhAwAAAPkJACADAACLCgAwFAAAjAoAIAMAAAD5CQAgAwAA-gkAMAQAAPYJACABAAAA2ggAIAEAAADaCAAgAwAAANgIACADAADZCAAwBAAA2ggAIAMAAADYCAAgAwAA2QgAMAQAANoIACADAAAA2AgAIAMAANkIADAEAADaCAAgFNIFAACLFwAg1AUAAIwXACCJCwEAAAABjAtAAAAAAaALAQAAAAGhCwEAAAABpAsCAAAAAcoLAQAAAAGADAEAAAABgwxAAAAAAZsMEAAAAAHPDAEAAAAB0AwBAAAAAdEMAQAAAAHSDAEAAAAB0wyAAAAAAdQMQAAAAAHVDEAAAAAB1gxAAAAAAdcMAQAAAAEBCAAAlAoAIBKJCwEAAAABjAtAAAAAAaALAQAAAAGhCwEAAAABpAsCAAAAAcoLAQAAAAGADAEAAAABgwxAAAAAAZsMEAAAAAHPDAEAAAAB0AwBAAAAAdEMAQAAAAHSDAEAAAAB0wyAAAAAAdQMQAAAAAHVDEAAAAAB1gxAAAAAAdcMAQAAAAEBCAAAlgoAMAEIAACWCgAwFNIFAAD9FgAg1AUAAP4WACCJCwEAlRQAIYwLQACWFAAhoAsBAJUUACGhCwEAnhQAIaQLAgCUFAAhygsBAJ4UACGADAEAlRQAIYMMQACWFAAhmwwQAMEUACHPDAEAlRQAIdAMAQCVFAAh0QwBAJUUACHSDAEAnhQAIdMMgAAAAAHUDEAApRQAIdUMQAClFAAh1gxAAKUUACHXDAEAnhQAIQIAAADaCAAgCAAAmQoAIBKJCwEAlRQAIYwLQACWFAAhoAsBAJUUACGhCwEAnhQAIaQLAgCUFAAhygsBAJ4UACGADAEAlRQAIYMMQACWFAAhmwwQAMEUACHPDAEAlRQAIdAMAQCVFAAh0QwBAJUUACHSDAEAnhQAIdMMgAAAAAHUDEAApRQAIdUMQAClFAAh1gxAAKUUACHXDAEAnhQAIQIAAADYCAAgCAAAmwoAIAIAAADYCAAgCAAAmwoAIAMAAADaCAAgDwAAlAoAIBAAAJkKACABAAAA2ggAIAEAAADYCAAgDRUAAPgWACAWAAD7FgAgFwAA-hYAIDgAAPkWACA5AAD8FgAgoQsAAJoUACDKCwAAmhQAINIMAACaFAAg0wwAAJoUACDUDAAAmhQAINUMAACaFAAg1gwAAJoUACDXDAAAmhQAIBWGCwAAxRIAMIcLAACiCgAQiAsAAMUSADCJCwEA2xEAIYwLQACUEQAhoAsBAJMRACGhCwEApBEAIaQLAgCSEQAhygsBAKQRACGADAEAkxEAIYMMQACUEQAhmwwQAMcRACHPDAEA2xEAIdAMAQCTEQAh0QwBAJMRACHSDAEApBEAIdMMAAC3EQAg1AxAAKwRACHVDEAArBEAIdYMQACsEQAh1wwBAMYSACEDAAAA2AgAIAMAAKEKADAUAACiCgAgAwAAANgIACADAADZCAAwBAAA2ggAIAEAAADeCAAgAQAAAN4IACADAAAA3AgAIAMAAN0IADAEAADeCAAgAwAAANwIACADAADdCAAwBAAA3ggAIAMAAADcCAAgAwAA3QgAMAQAAN4IACAE0wUAAPcWACCbDBAAAAABzQwBAAAAAc4MAgAAAAEBCAAAqgoAIAObDBAAAAABzQwBAAAAAc4MAgAAAAEBCAAArAoAMAEIAACsCgAwBNMFAAD2FgAgmwwQAMEUACHNDAEAlRQAIc4MAgCUFAAhAgAAAN4IACAIAACvCgAgA5sMEADBFAAhzQwBAJUUACHODAIAlBQAIQIAAADcCAAgCAAAsQoAIAIAAADcCAAgCAAAsQoAIAMAAADeCAAgDwAAqgoAIBAAAK8KACABAAAA3ggAIAEAAADcCAAgBRUAAPEWACAWAAD0FgAgFwAA8xYAIDgAAPIWACA5AAD1FgAgBoYLAADEEgAwhwsAALgKABCICwAAxBIAMJsMEADHEQAhzQwBANsRACHODAIAkhEAIQMAAADcCAAgAwAAtwoAMBQAALgKACADAAAA3AgAIAMAAN0IADAEAADeCAAgB-cGAADBEgAghgsAAMASADCHCwAAwwoAEIgLAADAEgAwiQsBAAAAAcoMQACfEQAhzAwBAJ4RACEBAAAAuwoAIAvmBgAAwxIAIIYLAADCEgAwhwsAAL0KABCICwAAwhIAMIkLAQCeEQAhxgwBAJ4RACHHDAEAnhEAIcgMAADqEQAgyQwgANkRACHKDEAAnxEAIcsMIADZEQAhAeYGAADwFgAgC-YGAADDEgAghgsAAMISADCHCwAAvQoAEIgLAADCEgAwiQsBAAAAAcYMAQCeEQAhxwwBAJ4RACHIDAAA6hEAIMkMIADZEQAhygxAAJ8RACHLDCAA2REAIQMAAAC9CgAgAwAAvgoAMAQAAL8KACABAAAAvQoAIAEAAAC7CgAgB-cGAADBEgAghgsAAMASADCHCwAAwwoAEIgLAADAEgAwiQsBAJ4RACHKDEAAnxEAIcwMAQCeEQAhAecGAADvFgAgAwAAAMMKACADAADECgAwBAAAuwoAIAMAAADDCgAgAwAAxAoAMAQAALsKACADAAAAwwoAIAMAAMQKADAEAAC7CgAgBOcGAADuFgAgiQsBAAAAAcoMQAAAAAHMDAEAAAABAQgAAMgKACADiQsBAAAAAcoMQAAAAAHMDAEAAAABAQgAAMoKADABCAAAygoAMATnBgAA4RYAIIkLAQCVFAAhygxAAJYUACHMDAEAlRQAIQIAAAC7CgAgCAAAzQoAIAOJCwEAlRQAIcoMQACWFAAhzAwBAJUUACECAAAAwwoAIAgAAM8KACACAAAAwwoAIAgAAM8KACADAAAAuwoAIA8AAMgKACAQAADNCgAgAQAAALsKACABAAAAwwoAIAMVAADeFgAgFgAA4BYAIBcAAN8WACAGhgsAAL8SADCHCwAA1goAEIgLAAC_EgAwiQsBAJMRACHKDEAAlBEAIcwMAQCTEQAhAwAAAMMKACADAADVCgAwFAAA1goAIAMAAADDCgAgAwAAxAoAMAQAALsKACABAAAAvwoAIAEAAAC_CgAgAwAAAL0KACADAAC-CgAwBAAAvwoAIAMAAAC9CgAgAwAAvgoAMAQAAL8KACADAAAAvQoAIAMAAL4KADAEAAC_CgAgCOYGAADdFgAgiQsBAAAAAcYMAQAAAAHHDAEAAAAByAyAAAAAAckMIAAAAAHKDEAAAAABywwgAAAAAQEIAADeCgAgB4kLAQAAAAHGDAEAAAABxwwBAAAAAcgMgAAAAAHJDCAAAAABygxAAAAAAcsMIAAAAAEBCAAA4AoAMAEIAADgCgAwCOYGAADcFgAgiQsBAJUUACHGDAEAlRQAIccMAQCVFAAhyAyAAAAAAckMIAC4FAAhygxAAJYUACHLDCAAuBQAIQIAAAC_CgAgCAAA4woAIAeJCwEAlRQAIcYMAQCVFAAhxwwBAJUUACHIDIAAAAAByQwgALgUACHKDEAAlhQAIcsMIAC4FAAhAgAAAL0KACAIAADlCgAgAgAAAL0KACAIAADlCgAgAwAAAL8KACAPAADeCgAgEAAA4woAIAEAAAC_CgAgAQAAAL0KACADFQAA2RYAIBYAANsWACAXAADaFgAgCoYLAAC-EgAwhwsAAOwKABCICwAAvhIAMIkLAQCTEQAhxgwBAJMRACHHDAEAkxEAIcgMAADkEQAgyQwgAMIRACHKDEAAlBEAIcsMIADCEQAhAwAAAL0KACADAADrCgAwFAAA7AoAIAMAAAC9CgAgAwAAvgoAMAQAAL8KACAHhgsAAL0SADCHCwAA8goAEIgLAAC9EgAwjwwCAJ0RACHDDEAAAAABxAwQANARACHFDBAA0BEAIQEAAADvCgAgAQAAAO8KACAHhgsAAL0SADCHCwAA8goAEIgLAAC9EgAwjwwCAJ0RACHDDEAAnxEAIcQMEADQEQAhxQwQANARACEAAwAAAPIKACADAADzCgAwBAAA7woAIAMAAADyCgAgAwAA8woAMAQAAO8KACADAAAA8goAIAMAAPMKADAEAADvCgAgBI8MAgAAAAHDDEAAAAABxAwQAAAAAcUMEAAAAAEBCAAA9woAIASPDAIAAAABwwxAAAAAAcQMEAAAAAHFDBAAAAABAQgAAPkKADABCAAA-QoAMASPDAIAlBQAIcMMQACWFAAhxAwQAMEUACHFDBAAwRQAIQIAAADvCgAgCAAA_AoAIASPDAIAlBQAIcMMQACWFAAhxAwQAMEUACHFDBAAwRQAIQIAAADyCgAgCAAA_goAIAIAAADyCgAgCAAA_goAIAMAAADvCgAgDwAA9woAIBAAAPwKACABAAAA7woAIAEAAADyCgAgBRUAANQWACAWAADXFgAgFwAA1hYAIDgAANUWACA5AADYFgAgB4YLAAC8EgAwhwsAAIULABCICwAAvBIAMI8MAgCSEQAhwwxAAJQRACHEDBAAxxEAIcUMEADHEQAhAwAAAPIKACADAACECwAwFAAAhQsAIAMAAADyCgAgAwAA8woAMAQAAO8KACAGhgsAALsSADCHCwAAiwsAEIgLAAC7EgAwjAtAAJ8RACGmDAEAAAABwgwBAJ4RACEBAAAAiAsAIAEAAACICwAgBoYLAAC7EgAwhwsAAIsLABCICwAAuxIAMIwLQACfEQAhpgwBAJ4RACHCDAEAnhEAIQADAAAAiwsAIAMAAIwLADAEAACICwAgAwAAAIsLACADAACMCwAwBAAAiAsAIAMAAACLCwAgAwAAjAsAMAQAAIgLACADjAtAAAAAAaYMAQAAAAHCDAEAAAABAQgAAJALACADjAtAAAAAAaYMAQAAAAHCDAEAAAABAQgAAJILADABCAAAkgsAMAOMC0AAlhQAIaYMAQCVFAAhwgwBAJUUACECAAAAiAsAIAgAAJULACADjAtAAJYUACGmDAEAlRQAIcIMAQCVFAAhAgAAAIsLACAIAACXCwAgAgAAAIsLACAIAACXCwAgAwAAAIgLACAPAACQCwAgEAAAlQsAIAEAAACICwAgAQAAAIsLACADFQAA0RYAIBYAANMWACAXAADSFgAgBoYLAAC6EgAwhwsAAJ4LABCICwAAuhIAMIwLQACUEQAhpgwBAJMRACHCDAEAkxEAIQMAAACLCwAgAwAAnQsAMBQAAJ4LACADAAAAiwsAIAMAAIwLADAEAACICwAgB4YLAAC4EgAwhwsAAKQLABCICwAAuBIAMMELAQCeEQAhvwwBAN4RACHADEAAnxEAIcEMAAC5EgAgAQAAAKELACABAAAAoQsAIAaGCwAAuBIAMIcLAACkCwAQiAsAALgSADDBCwEAnhEAIb8MAQDeEQAhwAxAAJ8RACEAAwAAAKQLACADAAClCwAwBAAAoQsAIAMAAACkCwAgAwAApQsAMAQAAKELACADAAAApAsAIAMAAKULADAEAAChCwAgA8ELAQAAAAG_DAEAAAABwAxAAAAAAQEIAACpCwAgA8ELAQAAAAG_DAEAAAABwAxAAAAAAQEIAACrCwAwAQgAAKsLADADwQsBAJUUACG_DAEAlRQAIcAMQACWFAAhAgAAAKELACAIAACuCwAgA8ELAQCVFAAhvwwBAJUUACHADEAAlhQAIQIAAACkCwAgCAAAsAsAIAIAAACkCwAgCAAAsAsAIAMAAAChCwAgDwAAqQsAIBAAAK4LACABAAAAoQsAIAEAAACkCwAgAxUAAM4WACAWAADQFgAgFwAAzxYAIAaGCwAAtxIAMIcLAAC3CwAQiAsAALcSADDBCwEAkxEAIb8MAQDbEQAhwAxAAJQRACEDAAAApAsAIAMAALYLADAUAAC3CwAgAwAAAKQLACADAAClCwAwBAAAoQsAIBO5BwAAtBIAIIYLAACzEgAwhwsAAMILABCICwAAsxIAMIkLAQAAAAGuDAEAnhEAIa8MAQCeEQAhsAxAALMRACGxDAQAzhEAIbIMBADOEQAhswwAALISACC0DEAAnxEAIbUMAACyEgAgtgwBAKkRACG3DAIAnREAIbgMEADQEQAhuQwCAJ0RACG6DEAAnxEAIbsMQACzEQAhAQAAALoLACAHuAcAALYSACCGCwAAtRIAMIcLAAC8CwAQiAsAALUSADCJCwQAzhEAIawMAQDeEQAhrQwAAOoRACABuAcAAM0WACAHuAcAALYSACCGCwAAtRIAMIcLAAC8CwAQiAsAALUSADCJCwQAAAABrAwBAN4RACGtDAAA6hEAIAMAAAC8CwAgAwAAvQsAMAQAAL4LACABAAAAvAsAIAEAAAC6CwAgE7kHAAC0EgAghgsAALMSADCHCwAAwgsAEIgLAACzEgAwiQsBAN4RACGuDAEAnhEAIa8MAQCeEQAhsAxAALMRACGxDAQAzhEAIbIMBADOEQAhswwAALISACC0DEAAnxEAIbUMAACyEgAgtgwBAKkRACG3DAIAnREAIbgMEADQEQAhuQwCAJ0RACG6DEAAnxEAIbsMQACzEQAhBLkHAADMFgAgsAwAAJoUACC2DAAAmhQAILsMAACaFAAgAwAAAMILACADAADDCwAwBAAAugsAIAMAAADCCwAgAwAAwwsAMAQAALoLACADAAAAwgsAIAMAAMMLADAEAAC6CwAgELkHAADLFgAgiQsBAAAAAa4MAQAAAAGvDAEAAAABsAxAAAAAAbEMBAAAAAGyDAQAAAABswwAAMkWACC0DEAAAAABtQwAAMoWACC2DAEAAAABtwwCAAAAAbgMEAAAAAG5DAIAAAABugxAAAAAAbsMQAAAAAEBCAAAxwsAIA-JCwEAAAABrgwBAAAAAa8MAQAAAAGwDEAAAAABsQwEAAAAAbIMBAAAAAGzDAAAyRYAILQMQAAAAAG1DAAAyhYAILYMAQAAAAG3DAIAAAABuAwQAAAAAbkMAgAAAAG6DEAAAAABuwxAAAAAAQEIAADJCwAwAQgAAMkLADAQuQcAALwWACCJCwEAlRQAIa4MAQCVFAAhrwwBAJUUACGwDEAApRQAIbEMBACuFAAhsgwEAK4UACGzDAAAuhYAILQMQACWFAAhtQwAALsWACC2DAEAnhQAIbcMAgCUFAAhuAwQAMEUACG5DAIAlBQAIboMQACWFAAhuwxAAKUUACECAAAAugsAIAgAAMwLACAPiQsBAJUUACGuDAEAlRQAIa8MAQCVFAAhsAxAAKUUACGxDAQArhQAIbIMBACuFAAhswwAALoWACC0DEAAlhQAIbUMAAC7FgAgtgwBAJ4UACG3DAIAlBQAIbgMEADBFAAhuQwCAJQUACG6DEAAlhQAIbsMQAClFAAhAgAAAMILACAIAADOCwAgAgAAAMILACAIAADOCwAgAwAAALoLACAPAADHCwAgEAAAzAsAIAEAAAC6CwAgAQAAAMILACAIFQAAtRYAIBYAALgWACAXAAC3FgAgOAAAthYAIDkAALkWACCwDAAAmhQAILYMAACaFAAguwwAAJoUACAShgsAALESADCHCwAA1QsAEIgLAACxEgAwiQsBANsRACGuDAEAkxEAIa8MAQCTEQAhsAxAAKwRACGxDAQAthEAIbIMBAC2EQAhswwAALISACC0DEAAlBEAIbUMAACyEgAgtgwBAKQRACG3DAIAkhEAIbgMEADHEQAhuQwCAJIRACG6DEAAlBEAIbsMQACsEQAhAwAAAMILACADAADUCwAwFAAA1QsAIAMAAADCCwAgAwAAwwsAMAQAALoLACABAAAAvgsAIAEAAAC-CwAgAwAAALwLACADAAC9CwAwBAAAvgsAIAMAAAC8CwAgAwAAvQsAMAQAAL4LACADAAAAvAsAIAMAAL0LADAEAAC-CwAgBLgHAAC0FgAgiQsEAAAAAawMAQAAAAGtDIAAAAABAQgAAN0LACADiQsEAAAAAawMAQAAAAGtDIAAAAABAQgAAN8LADABCAAA3wsAMAS4BwAAsxYAIIkLBACuFAAhrAwBAJUUACGtDIAAAAABAgAAAL4LACAIAADiCwAgA4kLBACuFAAhrAwBAJUUACGtDIAAAAABAgAAALwLACAIAADkCwAgAgAAALwLACAIAADkCwAgAwAAAL4LACAPAADdCwAgEAAA4gsAIAEAAAC-CwAgAQAAALwLACAFFQAArhYAIBYAALEWACAXAACwFgAgOAAArxYAIDkAALIWACAGhgsAALASADCHCwAA6wsAEIgLAACwEgAwiQsEALYRACGsDAEA2xEAIa0MAADkEQAgAwAAALwLACADAADqCwAwFAAA6wsAIAMAAAC8CwAgAwAAvQsAMAQAAL4LACAM2gcAAKcSACDgBwAAqBIAIIYLAACmEgAwhwsAAPgLABCICwAAphIAMIwLQACfEQAhywsBAAAAAZ8MAQCeEQAhpgwBAAAAAacMAQCpEQAhqAxAALMRACGpDEAAsxEAIQEAAADuCwAgB_EEAACvEgAghgsAAK4SADCHCwAA8AsAEIgLAACuEgAwwQsBAJ4RACGIDAEAnhEAIaMMQACfEQAhAfEEAACrFgAgCPEEAACvEgAghgsAAK4SADCHCwAA8AsAEIgLAACuEgAwwQsBAJ4RACGIDAEAnhEAIaMMQACfEQAhqwwAAK0SACADAAAA8AsAIAMAAPELADAEAADyCwAgEvEEAACqEgAg3AcAAJkSACDeBwAAqxIAIN8HAACsEgAghgsAAKkSADCHCwAA9AsAEIgLAACpEgAwiQsBAJ4RACGMC0AAnxEAIZoLQACzEQAh4wtAALMRACH5CwEAqREAIYgMAQCpEQAhngwBAJ4RACGfDAEAnhEAIaAMAQCpEQAhoQwgANkRACGiDEAAsxEAIQrxBAAAqxYAINwHAADMFQAg3gcAAKwWACDfBwAArRYAIJoLAACaFAAg4wsAAJoUACD5CwAAmhQAIIgMAACaFAAgoAwAAJoUACCiDAAAmhQAIBLxBAAAqhIAINwHAACZEgAg3gcAAKsSACDfBwAArBIAIIYLAACpEgAwhwsAAPQLABCICwAAqRIAMIkLAQAAAAGMC0AAnxEAIZoLQACzEQAh4wtAALMRACH5CwEAAAABiAwBAKkRACGeDAEAnhEAIZ8MAQCeEQAhoAwBAKkRACGhDCAA2REAIaIMQACzEQAhAwAAAPQLACADAAD1CwAwBAAA9gsAIAzaBwAApxIAIOAHAACoEgAghgsAAKYSADCHCwAA-AsAEIgLAACmEgAwjAtAAJ8RACHLCwEAnhEAIZ8MAQCeEQAhpgwBAJ4RACGnDAEAqREAIagMQACzEQAhqQxAALMRACEBAAAA-AsAIArbBwAAoRIAIN0HAAClEgAghgsAAKQSADCHCwAA-gsAEIgLAACkEgAwiQsBAJ4RACGsC0AAnxEAIYYMAQCeEQAhkgwBAJ4RACGUDEAAsxEAIQPbBwAAqRYAIN0HAACqFgAglAwAAJoUACAL2wcAAKESACDdBwAApRIAIIYLAACkEgAwhwsAAPoLABCICwAApBIAMIkLAQAAAAGsC0AAnxEAIYYMAQCeEQAhkgwBAJ4RACGUDEAAsxEAIaoMAACjEgAgAwAAAPoLACADAAD7CwAwBAAA_AsAIAMAAAD6CwAgAwAA-wsAMAQAAPwLACABAAAA-gsAIAfbBwAAoRIAIIYLAACiEgAwhwsAAIAMABCICwAAohIAMIkLAQCeEQAhkgwBAJ4RACGTDEAAnxEAIQHbBwAAqRYAIAfbBwAAoRIAIIYLAACiEgAwhwsAAIAMABCICwAAohIAMIkLAQAAAAGSDAEAnhEAIZMMQACfEQAhAwAAAIAMACADAACBDAAwBAAAggwAIAvbBwAAoRIAIIYLAACgEgAwhwsAAIQMABCICwAAoBIAMMsLAQCeEQAhgQxAAJ8RACGSDAEAnhEAIZoMAQCeEQAhmwwQANARACGcDAIAnREAIZ0MEADQEQAhAdsHAACpFgAgC9sHAAChEgAghgsAAKASADCHCwAAhAwAEIgLAACgEgAwywsBAAAAAYEMQACfEQAhkgwBAJ4RACGaDAEAnhEAIZsMEADQEQAhnAwCAJ0RACGdDBAA0BEAIQMAAACEDAAgAwAAhQwAMAQAAIYMACABAAAA-gsAIAEAAACADAAgAQAAAIQMACABAAAA8AsAIAEAAAD0CwAgAQAAAO4LACAF2gcAAKcWACDgBwAAqBYAIKcMAACaFAAgqAwAAJoUACCpDAAAmhQAIAMAAAD4CwAgAwAAjgwAMAQAAO4LACADAAAA-AsAIAMAAI4MADAEAADuCwAgAwAAAPgLACADAACODAAwBAAA7gsAIAnaBwAApRYAIOAHAACmFgAgjAtAAAAAAcsLAQAAAAGfDAEAAAABpgwBAAAAAacMAQAAAAGoDEAAAAABqQxAAAAAAQEIAACSDAAgB4wLQAAAAAHLCwEAAAABnwwBAAAAAaYMAQAAAAGnDAEAAAABqAxAAAAAAakMQAAAAAEBCAAAlAwAMAEIAACUDAAwCdoHAACLFgAg4AcAAIwWACCMC0AAlhQAIcsLAQCVFAAhnwwBAJUUACGmDAEAlRQAIacMAQCeFAAhqAxAAKUUACGpDEAApRQAIQIAAADuCwAgCAAAlwwAIAeMC0AAlhQAIcsLAQCVFAAhnwwBAJUUACGmDAEAlRQAIacMAQCeFAAhqAxAAKUUACGpDEAApRQAIQIAAAD4CwAgCAAAmQwAIAIAAAD4CwAgCAAAmQwAIAMAAADuCwAgDwAAkgwAIBAAAJcMACABAAAA7gsAIAEAAAD4CwAgBhUAAIgWACAWAACKFgAgFwAAiRYAIKcMAACaFAAgqAwAAJoUACCpDAAAmhQAIAqGCwAAnxIAMIcLAACgDAAQiAsAAJ8SADCMC0AAlBEAIcsLAQCTEQAhnwwBAJMRACGmDAEAkxEAIacMAQCkEQAhqAxAAKwRACGpDEAArBEAIQMAAAD4CwAgAwAAnwwAMBQAAKAMACADAAAA-AsAIAMAAI4MADAEAADuCwAgB4YLAACeEgAwhwsAAKYMABCICwAAnhIAMIsLAQCeEQAhjAtAAJ8RACGkDAEAAAABpQwBAJ4RACEBAAAAowwAIAEAAACjDAAgB4YLAACeEgAwhwsAAKYMABCICwAAnhIAMIsLAQCeEQAhjAtAAJ8RACGkDAEAnhEAIaUMAQCeEQAhAAMAAACmDAAgAwAApwwAMAQAAKMMACADAAAApgwAIAMAAKcMADAEAACjDAAgAwAAAKYMACADAACnDAAwBAAAowwAIASLCwEAAAABjAtAAAAAAaQMAQAAAAGlDAEAAAABAQgAAKsMACAEiwsBAAAAAYwLQAAAAAGkDAEAAAABpQwBAAAAAQEIAACtDAAwAQgAAK0MADAEiwsBAJUUACGMC0AAlhQAIaQMAQCVFAAhpQwBAJUUACECAAAAowwAIAgAALAMACAEiwsBAJUUACGMC0AAlhQAIaQMAQCVFAAhpQwBAJUUACECAAAApgwAIAgAALIMACACAAAApgwAIAgAALIMACADAAAAowwAIA8AAKsMACAQAACwDAAgAQAAAKMMACABAAAApgwAIAMVAACFFgAgFgAAhxYAIBcAAIYWACAHhgsAAJ0SADCHCwAAuQwAEIgLAACdEgAwiwsBAJMRACGMC0AAlBEAIaQMAQCTEQAhpQwBAJMRACEDAAAApgwAIAMAALgMADAUAAC5DAAgAwAAAKYMACADAACnDAAwBAAAowwAIAEAAADyCwAgAQAAAPILACADAAAA8AsAIAMAAPELADAEAADyCwAgAwAAAPALACADAADxCwAwBAAA8gsAIAMAAADwCwAgAwAA8QsAMAQAAPILACAE8QQAAIQWACDBCwEAAAABiAwBAAAAAaMMQAAAAAEBCAAAwQwAIAPBCwEAAAABiAwBAAAAAaMMQAAAAAEBCAAAwwwAMAEIAADDDAAwBPEEAACDFgAgwQsBAJUUACGIDAEAlRQAIaMMQACWFAAhAgAAAPILACAIAADGDAAgA8ELAQCVFAAhiAwBAJUUACGjDEAAlhQAIQIAAADwCwAgCAAAyAwAIAIAAADwCwAgCAAAyAwAIAMAAADyCwAgDwAAwQwAIBAAAMYMACABAAAA8gsAIAEAAADwCwAgAxUAAIAWACAWAACCFgAgFwAAgRYAIAaGCwAAnBIAMIcLAADPDAAQiAsAAJwSADDBCwEAkxEAIYgMAQCTEQAhowxAAJQRACEDAAAA8AsAIAMAAM4MADAUAADPDAAgAwAAAPALACADAADxCwAwBAAA8gsAIAEAAAD2CwAgAQAAAPYLACADAAAA9AsAIAMAAPULADAEAAD2CwAgAwAAAPQLACADAAD1CwAwBAAA9gsAIAMAAAD0CwAgAwAA9QsAMAQAAPYLACAP8QQAAPwVACDcBwAA_RUAIN4HAAD-FQAg3wcAAP8VACCJCwEAAAABjAtAAAAAAZoLQAAAAAHjC0AAAAAB-QsBAAAAAYgMAQAAAAGeDAEAAAABnwwBAAAAAaAMAQAAAAGhDCAAAAABogxAAAAAAQEIAADXDAAgC4kLAQAAAAGMC0AAAAABmgtAAAAAAeMLQAAAAAH5CwEAAAABiAwBAAAAAZ4MAQAAAAGfDAEAAAABoAwBAAAAAaEMIAAAAAGiDEAAAAABAQgAANkMADABCAAA2QwAMAEAAAD4CwAgD_EEAADXFQAg3AcAANgVACDeBwAA2RUAIN8HAADaFQAgiQsBAJUUACGMC0AAlhQAIZoLQAClFAAh4wtAAKUUACH5CwEAnhQAIYgMAQCeFAAhngwBAJUUACGfDAEAlRQAIaAMAQCeFAAhoQwgALgUACGiDEAApRQAIQIAAAD2CwAgCAAA3QwAIAuJCwEAlRQAIYwLQACWFAAhmgtAAKUUACHjC0AApRQAIfkLAQCeFAAhiAwBAJ4UACGeDAEAlRQAIZ8MAQCVFAAhoAwBAJ4UACGhDCAAuBQAIaIMQAClFAAhAgAAAPQLACAIAADfDAAgAgAAAPQLACAIAADfDAAgAQAAAPgLACADAAAA9gsAIA8AANcMACAQAADdDAAgAQAAAPYLACABAAAA9AsAIAkVAADUFQAgFgAA1hUAIBcAANUVACCaCwAAmhQAIOMLAACaFAAg-QsAAJoUACCIDAAAmhQAIKAMAACaFAAgogwAAJoUACAOhgsAAJsSADCHCwAA5wwAEIgLAACbEgAwiQsBAJMRACGMC0AAlBEAIZoLQACsEQAh4wtAAKwRACH5CwEApBEAIYgMAQCkEQAhngwBAJMRACGfDAEAkxEAIaAMAQCkEQAhoQwgAMIRACGiDEAArBEAIQMAAAD0CwAgAwAA5gwAMBQAAOcMACADAAAA9AsAIAMAAPULADAEAAD2CwAgAQAAAIYMACABAAAAhgwAIAMAAACEDAAgAwAAhQwAMAQAAIYMACADAAAAhAwAIAMAAIUMADAEAACGDAAgAwAAAIQMACADAACFDAAwBAAAhgwAIAjbBwAA0xUAIMsLAQAAAAGBDEAAAAABkgwBAAAAAZoMAQAAAAGbDBAAAAABnAwCAAAAAZ0MEAAAAAEBCAAA7wwAIAfLCwEAAAABgQxAAAAAAZIMAQAAAAGaDAEAAAABmwwQAAAAAZwMAgAAAAGdDBAAAAABAQgAAPEMADABCAAA8QwAMAjbBwAA0hUAIMsLAQCVFAAhgQxAAJYUACGSDAEAlRQAIZoMAQCVFAAhmwwQAMEUACGcDAIAlBQAIZ0MEADBFAAhAgAAAIYMACAIAAD0DAAgB8sLAQCVFAAhgQxAAJYUACGSDAEAlRQAIZoMAQCVFAAhmwwQAMEUACGcDAIAlBQAIZ0MEADBFAAhAgAAAIQMACAIAAD2DAAgAgAAAIQMACAIAAD2DAAgAwAAAIYMACAPAADvDAAgEAAA9AwAIAEAAACGDAAgAQAAAIQMACAFFQAAzRUAIBYAANAVACAXAADPFQAgOAAAzhUAIDkAANEVACAKhgsAAJoSADCHCwAA_QwAEIgLAACaEgAwywsBAJMRACGBDEAAlBEAIZIMAQCTEQAhmgwBAJMRACGbDBAAxxEAIZwMAgCSEQAhnQwQAMcRACEDAAAAhAwAIAMAAPwMADAUAAD9DAAgAwAAAIQMACADAACFDAAwBAAAhgwAIA_cBwAAmRIAIIYLAACYEgAwhwsAAIMNABCICwAAmBIAMIkLAQAAAAGsC0AAnxEAIbkLAQCpEQAh6wsCAJ0RACGJDAEAnhEAIYwMAQCeEQAhlQwBAJ4RACGWDAEAnhEAIZcMAQCeEQAhmAwBAJ4RACGZDAEAnhEAIQEAAACADQAgAQAAAIANACAP3AcAAJkSACCGCwAAmBIAMIcLAACDDQAQiAsAAJgSADCJCwEAnhEAIawLQACfEQAhuQsBAKkRACHrCwIAnREAIYkMAQCeEQAhjAwBAJ4RACGVDAEAnhEAIZYMAQCeEQAhlwwBAJ4RACGYDAEAnhEAIZkMAQCeEQAhAtwHAADMFQAguQsAAJoUACADAAAAgw0AIAMAAIQNADAEAACADQAgAwAAAIMNACADAACEDQAwBAAAgA0AIAMAAACDDQAgAwAAhA0AMAQAAIANACAM3AcAAMsVACCJCwEAAAABrAtAAAAAAbkLAQAAAAHrCwIAAAABiQwBAAAAAYwMAQAAAAGVDAEAAAABlgwBAAAAAZcMAQAAAAGYDAEAAAABmQwBAAAAAQEIAACIDQAgC4kLAQAAAAGsC0AAAAABuQsBAAAAAesLAgAAAAGJDAEAAAABjAwBAAAAAZUMAQAAAAGWDAEAAAABlwwBAAAAAZgMAQAAAAGZDAEAAAABAQgAAIoNADABCAAAig0AMAzcBwAAvhUAIIkLAQCVFAAhrAtAAJYUACG5CwEAnhQAIesLAgCUFAAhiQwBAJUUACGMDAEAlRQAIZUMAQCVFAAhlgwBAJUUACGXDAEAlRQAIZgMAQCVFAAhmQwBAJUUACECAAAAgA0AIAgAAI0NACALiQsBAJUUACGsC0AAlhQAIbkLAQCeFAAh6wsCAJQUACGJDAEAlRQAIYwMAQCVFAAhlQwBAJUUACGWDAEAlRQAIZcMAQCVFAAhmAwBAJUUACGZDAEAlRQAIQIAAACDDQAgCAAAjw0AIAIAAACDDQAgCAAAjw0AIAMAAACADQAgDwAAiA0AIBAAAI0NACABAAAAgA0AIAEAAACDDQAgBhUAALkVACAWAAC8FQAgFwAAuxUAIDgAALoVACA5AAC9FQAguQsAAJoUACAOhgsAAJcSADCHCwAAlg0AEIgLAACXEgAwiQsBAJMRACGsC0AAlBEAIbkLAQCkEQAh6wsCAJIRACGJDAEAkxEAIYwMAQCTEQAhlQwBAJMRACGWDAEAkxEAIZcMAQCTEQAhmAwBAJMRACGZDAEAkxEAIQMAAACDDQAgAwAAlQ0AMBQAAJYNACADAAAAgw0AIAMAAIQNADAEAACADQAgAQAAAPwLACABAAAA_AsAIAMAAAD6CwAgAwAA-wsAMAQAAPwLACADAAAA-gsAIAMAAPsLADAEAAD8CwAgAwAAAPoLACADAAD7CwAwBAAA_AsAIAfbBwAAtxUAIN0HAAC4FQAgiQsBAAAAAawLQAAAAAGGDAEAAAABkgwBAAAAAZQMQAAAAAEBCAAAng0AIAWJCwEAAAABrAtAAAAAAYYMAQAAAAGSDAEAAAABlAxAAAAAAQEIAACgDQAwAQgAAKANADAH2wcAALUVACDdBwAAthUAIIkLAQCVFAAhrAtAAJYUACGGDAEAlRQAIZIMAQCVFAAhlAxAAKUUACECAAAA_AsAIAgAAKMNACAFiQsBAJUUACGsC0AAlhQAIYYMAQCVFAAhkgwBAJUUACGUDEAApRQAIQIAAAD6CwAgCAAApQ0AIAIAAAD6CwAgCAAApQ0AIAMAAAD8CwAgDwAAng0AIBAAAKMNACABAAAA_AsAIAEAAAD6CwAgBBUAALIVACAWAAC0FQAgFwAAsxUAIJQMAACaFAAgCIYLAACWEgAwhwsAAKwNABCICwAAlhIAMIkLAQCTEQAhrAtAAJQRACGGDAEAkxEAIZIMAQCTEQAhlAxAAKwRACEDAAAA-gsAIAMAAKsNADAUAACsDQAgAwAAAPoLACADAAD7CwAwBAAA_AsAIAEAAACCDAAgAQAAAIIMACADAAAAgAwAIAMAAIEMADAEAACCDAAgAwAAAIAMACADAACBDAAwBAAAggwAIAMAAACADAAgAwAAgQwAMAQAAIIMACAE2wcAALEVACCJCwEAAAABkgwBAAAAAZMMQAAAAAEBCAAAtA0AIAOJCwEAAAABkgwBAAAAAZMMQAAAAAEBCAAAtg0AMAEIAAC2DQAwBNsHAACwFQAgiQsBAJUUACGSDAEAlRQAIZMMQACWFAAhAgAAAIIMACAIAAC5DQAgA4kLAQCVFAAhkgwBAJUUACGTDEAAlhQAIQIAAACADAAgCAAAuw0AIAIAAACADAAgCAAAuw0AIAMAAACCDAAgDwAAtA0AIBAAALkNACABAAAAggwAIAEAAACADAAgAxUAAK0VACAWAACvFQAgFwAArhUAIAaGCwAAlRIAMIcLAADCDQAQiAsAAJUSADCJCwEAkxEAIZIMAQCTEQAhkwxAAJQRACEDAAAAgAwAIAMAAMENADAUAADCDQAgAwAAAIAMACADAACBDAAwBAAAggwAIAeGCwAAkxIAMIcLAADIDQAQiAsAAJMSADCODAEAnhEAIY8MQACfEQAhkAwCAJ0RACGRDAAAlBIAIAEAAADFDQAgAQAAAMUNACAGhgsAAJMSADCHCwAAyA0AEIgLAACTEgAwjgwBAJ4RACGPDEAAnxEAIZAMAgCdEQAhAAMAAADIDQAgAwAAyQ0AMAQAAMUNACADAAAAyA0AIAMAAMkNADAEAADFDQAgAwAAAMgNACADAADJDQAwBAAAxQ0AIAOODAEAAAABjwxAAAAAAZAMAgAAAAEBCAAAzQ0AIAOODAEAAAABjwxAAAAAAZAMAgAAAAEBCAAAzw0AMAEIAADPDQAwA44MAQCVFAAhjwxAAJYUACGQDAIAlBQAIQIAAADFDQAgCAAA0g0AIAOODAEAlRQAIY8MQACWFAAhkAwCAJQUACECAAAAyA0AIAgAANQNACACAAAAyA0AIAgAANQNACADAAAAxQ0AIA8AAM0NACAQAADSDQAgAQAAAMUNACABAAAAyA0AIAUVAACoFQAgFgAAqxUAIBcAAKoVACA4AACpFQAgOQAArBUAIAaGCwAAkhIAMIcLAADbDQAQiAsAAJISADCODAEAkxEAIY8MQACUEQAhkAwCAJIRACEDAAAAyA0AIAMAANoNADAUAADbDQAgAwAAAMgNACADAADJDQAwBAAAxQ0AIBDxCAAAjhIAIIYLAACNEgAwhwsAAOYNABCICwAAjRIAMIkLAQAAAAGMC0AAnxEAIbkLAQCpEQAhwAsBAJ4RACHBCwEAqREAIcsLAQAAAAHrCwIAnREAIYgMAQCpEQAhiQwBAJ4RACGKDAEAnhEAIYsMAQCeEQAhjAwBAJ4RACEBAAAA3g0AIAvdBwAAkRIAIIYLAACQEgAwhwsAAOANABCICwAAkBIAMKALAQCeEQAhpAsCAJ0RACGlC0AAsxEAIfkLAQCeEQAhhAxAALMRACGGDAEAnhEAIYcMAQCpEQAhBN0HAACnFQAgpQsAAJoUACCEDAAAmhQAIIcMAACaFAAgDN0HAACREgAghgsAAJASADCHCwAA4A0AEIgLAACQEgAwoAsBAJ4RACGkCwIAnREAIaULQACzEQAh-QsBAJ4RACGEDEAAsxEAIYYMAQCeEQAhhwwBAKkRACGNDAAAjxIAIAMAAADgDQAgAwAA4Q0AMAQAAOINACABAAAA4A0AIAEAAADeDQAgEPEIAACOEgAghgsAAI0SADCHCwAA5g0AEIgLAACNEgAwiQsBAJ4RACGMC0AAnxEAIbkLAQCpEQAhwAsBAJ4RACHBCwEAqREAIcsLAQCpEQAh6wsCAJ0RACGIDAEAqREAIYkMAQCeEQAhigwBAJ4RACGLDAEAnhEAIYwMAQCeEQAhBfEIAACmFQAguQsAAJoUACDBCwAAmhQAIMsLAACaFAAgiAwAAJoUACADAAAA5g0AIAMAAOcNADAEAADeDQAgAwAAAOYNACADAADnDQAwBAAA3g0AIAMAAADmDQAgAwAA5w0AMAQAAN4NACAN8QgAAKUVACCJCwEAAAABjAtAAAAAAbkLAQAAAAHACwEAAAABwQsBAAAAAcsLAQAAAAHrCwIAAAABiAwBAAAAAYkMAQAAAAGKDAEAAAABiwwBAAAAAYwMAQAAAAEBCAAA6w0AIAyJCwEAAAABjAtAAAAAAbkLAQAAAAHACwEAAAABwQsBAAAAAcsLAQAAAAHrCwIAAAABiAwBAAAAAYkMAQAAAAGKDAEAAAABiwwBAAAAAYwMAQAAAAEBCAAA7Q0AMAEIAADtDQAwDfEIAACYFQAgiQsBAJUUACGMC0AAlhQAIbkLAQCeFAAhwAsBAJUUACHBCwEAnhQAIcsLAQCeFAAh6wsCAJQUACGIDAEAnhQAIYkMAQCVFAAhigwBAJUUACGLDAEAlRQAIYwMAQCVFAAhAgAAAN4NACAIAADwDQAgDIkLAQCVFAAhjAtAAJYUACG5CwEAnhQAIcALAQCVFAAhwQsBAJ4UACHLCwEAnhQAIesLAgCUFAAhiAwBAJ4UACGJDAEAlRQAIYoMAQCVFAAhiwwBAJUUACGMDAEAlRQAIQIAAADmDQAgCAAA8g0AIAIAAADmDQAgCAAA8g0AIAMAAADeDQAgDwAA6w0AIBAAAPANACABAAAA3g0AIAEAAADmDQAgCRUAAJMVACAWAACWFQAgFwAAlRUAIDgAAJQVACA5AACXFQAguQsAAJoUACDBCwAAmhQAIMsLAACaFAAgiAwAAJoUACAPhgsAAIwSADCHCwAA-Q0AEIgLAACMEgAwiQsBAJMRACGMC0AAlBEAIbkLAQCkEQAhwAsBAJMRACHBCwEApBEAIcsLAQCkEQAh6wsCAJIRACGIDAEApBEAIYkMAQCTEQAhigwBAJMRACGLDAEAkxEAIYwMAQCTEQAhAwAAAOYNACADAAD4DQAwFAAA-Q0AIAMAAADmDQAgAwAA5w0AMAQAAN4NACABAAAA4g0AIAEAAADiDQAgAwAAAOANACADAADhDQAwBAAA4g0AIAMAAADgDQAgAwAA4Q0AMAQAAOINACADAAAA4A0AIAMAAOENADAEAADiDQAgCN0HAACSFQAgoAsBAAAAAaQLAgAAAAGlC0AAAAAB-QsBAAAAAYQMQAAAAAGGDAEAAAABhwwBAAAAAQEIAACBDgAgB6ALAQAAAAGkCwIAAAABpQtAAAAAAfkLAQAAAAGEDEAAAAABhgwBAAAAAYcMAQAAAAEBCAAAgw4AMAEIAACDDgAwCN0HAACRFQAgoAsBAJUUACGkCwIAlBQAIaULQAClFAAh-QsBAJUUACGEDEAApRQAIYYMAQCVFAAhhwwBAJ4UACECAAAA4g0AIAgAAIYOACAHoAsBAJUUACGkCwIAlBQAIaULQAClFAAh-QsBAJUUACGEDEAApRQAIYYMAQCVFAAhhwwBAJ4UACECAAAA4A0AIAgAAIgOACACAAAA4A0AIAgAAIgOACADAAAA4g0AIA8AAIEOACAQAACGDgAgAQAAAOINACABAAAA4A0AIAgVAACMFQAgFgAAjxUAIBcAAI4VACA4AACNFQAgOQAAkBUAIKULAACaFAAghAwAAJoUACCHDAAAmhQAIAqGCwAAixIAMIcLAACPDgAQiAsAAIsSADCgCwEAkxEAIaQLAgCSEQAhpQtAAKwRACH5CwEAkxEAIYQMQACsEQAhhgwBAJMRACGHDAEApBEAIQMAAADgDQAgAwAAjg4AMBQAAI8OACADAAAA4A0AIAMAAOENADAEAADiDQAgHoYLAACHEgAwhwsAAJUOABCICwAAhxIAMIkLAQAAAAGMC0AAnxEAIaALAACIEvMLIsELAQCeEQAhywsBAAAAAeYLAQCeEQAh6wsBAKkRACHtC0AAsxEAIfALQACzEQAh9AsAAIkS9Asi9QsBAKkRACH2CxAA0BEAIfcLEACKEgAh-AsBAKkRACH5CwAA1REAIPoLAQCpEQAh-wsBAKkRACH8CwEAqREAIf0LAQCpEQAh_gsBAKkRACH_CwAA1REAIIAMAQCpEQAhgQxAALMRACGCDEAAsxEAIYMMQACfEQAhhAxAALMRACGFDEAAsxEAIQEAAACSDgAgAQAAAJIOACAehgsAAIcSADCHCwAAlQ4AEIgLAACHEgAwiQsBAN4RACGMC0AAnxEAIaALAACIEvMLIsELAQCeEQAhywsBAJ4RACHmCwEAnhEAIesLAQCpEQAh7QtAALMRACHwC0AAsxEAIfQLAACJEvQLIvULAQCpEQAh9gsQANARACH3CxAAihIAIfgLAQCpEQAh-QsAANURACD6CwEAqREAIfsLAQCpEQAh_AsBAKkRACH9CwEAqREAIf4LAQCpEQAh_wsAANURACCADAEAqREAIYEMQACzEQAhggxAALMRACGDDEAAnxEAIYQMQACzEQAhhQxAALMRACES6wsAAJoUACDtCwAAmhQAIPALAACaFAAg9QsAAJoUACD3CwAAmhQAIPgLAACaFAAg-QsAAJoUACD6CwAAmhQAIPsLAACaFAAg_AsAAJoUACD9CwAAmhQAIP4LAACaFAAg_wsAAJoUACCADAAAmhQAIIEMAACaFAAgggwAAJoUACCEDAAAmhQAIIUMAACaFAAgAwAAAJUOACADAACWDgAwBAAAkg4AIAMAAACVDgAgAwAAlg4AMAQAAJIOACADAAAAlQ4AIAMAAJYOADAEAACSDgAgG4kLAQAAAAGMC0AAAAABoAsAAADzCwLBCwEAAAABywsBAAAAAeYLAQAAAAHrCwEAAAAB7QtAAAAAAfALQAAAAAH0CwAAAPQLAvULAQAAAAH2CxAAAAAB9wsQAAAAAfgLAQAAAAH5C4AAAAAB-gsBAAAAAfsLAQAAAAH8CwEAAAAB_QsBAAAAAf4LAQAAAAH_C4AAAAABgAwBAAAAAYEMQAAAAAGCDEAAAAABgwxAAAAAAYQMQAAAAAGFDEAAAAABAQgAAJoOACAbiQsBAAAAAYwLQAAAAAGgCwAAAPMLAsELAQAAAAHLCwEAAAAB5gsBAAAAAesLAQAAAAHtC0AAAAAB8AtAAAAAAfQLAAAA9AsC9QsBAAAAAfYLEAAAAAH3CxAAAAAB-AsBAAAAAfkLgAAAAAH6CwEAAAAB-wsBAAAAAfwLAQAAAAH9CwEAAAAB_gsBAAAAAf8LgAAAAAGADAEAAAABgQxAAAAAAYIMQAAAAAGDDEAAAAABhAxAAAAAAYUMQAAAAAEBCAAAnA4AMAEIAACcDgAwG4kLAQCVFAAhjAtAAJYUACGgCwAAiRXzCyLBCwEAlRQAIcsLAQCVFAAh5gsBAJUUACHrCwEAnhQAIe0LQAClFAAh8AtAAKUUACH0CwAAihX0CyL1CwEAnhQAIfYLEADBFAAh9wsQAIsVACH4CwEAnhQAIfkLgAAAAAH6CwEAnhQAIfsLAQCeFAAh_AsBAJ4UACH9CwEAnhQAIf4LAQCeFAAh_wuAAAAAAYAMAQCeFAAhgQxAAKUUACGCDEAApRQAIYMMQACWFAAhhAxAAKUUACGFDEAApRQAIQIAAACSDgAgCAAAnw4AIBuJCwEAlRQAIYwLQACWFAAhoAsAAIkV8wsiwQsBAJUUACHLCwEAlRQAIeYLAQCVFAAh6wsBAJ4UACHtC0AApRQAIfALQAClFAAh9AsAAIoV9Asi9QsBAJ4UACH2CxAAwRQAIfcLEACLFQAh-AsBAJ4UACH5C4AAAAAB-gsBAJ4UACH7CwEAnhQAIfwLAQCeFAAh_QsBAJ4UACH-CwEAnhQAIf8LgAAAAAGADAEAnhQAIYEMQAClFAAhggxAAKUUACGDDEAAlhQAIYQMQAClFAAhhQxAAKUUACECAAAAlQ4AIAgAAKEOACACAAAAlQ4AIAgAAKEOACADAAAAkg4AIA8AAJoOACAQAACfDgAgAQAAAJIOACABAAAAlQ4AIBcVAACEFQAgFgAAhxUAIBcAAIYVACA4AACFFQAgOQAAiBUAIOsLAACaFAAg7QsAAJoUACDwCwAAmhQAIPULAACaFAAg9wsAAJoUACD4CwAAmhQAIPkLAACaFAAg-gsAAJoUACD7CwAAmhQAIPwLAACaFAAg_QsAAJoUACD-CwAAmhQAIP8LAACaFAAggAwAAJoUACCBDAAAmhQAIIIMAACaFAAghAwAAJoUACCFDAAAmhQAIB6GCwAA_REAMIcLAACoDgAQiAsAAP0RADCJCwEA2xEAIYwLQACUEQAhoAsAAP4R8wsiwQsBAJMRACHLCwEAkxEAIeYLAQCTEQAh6wsBAKQRACHtC0AArBEAIfALQACsEQAh9AsAAP8R9Asi9QsBAKQRACH2CxAAxxEAIfcLEACAEgAh-AsBAKQRACH5CwAAtxEAIPoLAQCkEQAh-wsBAKQRACH8CwEApBEAIf0LAQCkEQAh_gsBAKQRACH_CwAAtxEAIIAMAQCkEQAhgQxAAKwRACGCDEAArBEAIYMMQACUEQAhhAxAAKwRACGFDEAArBEAIQMAAACVDgAgAwAApw4AMBQAAKgOACADAAAAlQ4AIAMAAJYOADAEAACSDgAgCYYLAAD6EQAwhwsAAK4OABCICwAA-hEAMIwLQACfEQAhwAsAAPsR8Asi5QsBAN4RACHtC0AAsxEAIfALQACzEQAh8QsAAPwRACABAAAAqw4AIAEAAACrDgAgCIYLAAD6EQAwhwsAAK4OABCICwAA-hEAMIwLQACfEQAhwAsAAPsR8Asi5QsBAN4RACHtC0AAsxEAIfALQACzEQAhAu0LAACaFAAg8AsAAJoUACADAAAArg4AIAMAAK8OADAEAACrDgAgAwAAAK4OACADAACvDgAwBAAAqw4AIAMAAACuDgAgAwAArw4AMAQAAKsOACAFjAtAAAAAAcALAAAA8AsC5QsBAAAAAe0LQAAAAAHwC0AAAAABAQgAALMOACAFjAtAAAAAAcALAAAA8AsC5QsBAAAAAe0LQAAAAAHwC0AAAAABAQgAALUOADABCAAAtQ4AMAWMC0AAlhQAIcALAACDFfALIuULAQCVFAAh7QtAAKUUACHwC0AApRQAIQIAAACrDgAgCAAAuA4AIAWMC0AAlhQAIcALAACDFfALIuULAQCVFAAh7QtAAKUUACHwC0AApRQAIQIAAACuDgAgCAAAug4AIAIAAACuDgAgCAAAug4AIAMAAACrDgAgDwAAsw4AIBAAALgOACABAAAAqw4AIAEAAACuDgAgBRUAAIAVACAWAACCFQAgFwAAgRUAIO0LAACaFAAg8AsAAJoUACAIhgsAAPYRADCHCwAAwQ4AEIgLAAD2EQAwjAtAAJQRACHACwAA9xHwCyLlCwEA2xEAIe0LQACsEQAh8AtAAKwRACEDAAAArg4AIAMAAMAOADAUAADBDgAgAwAAAK4OACADAACvDgAwBAAAqw4AIAmGCwAA9REAMIcLAADHDgAQiAsAAPURADCJCwEAAAABjAtAAJ8RACHiCwAA6hEAIOwLAQAAAAHtC0AAsxEAIe4LQACzEQAhAQAAAMQOACABAAAAxA4AIAmGCwAA9REAMIcLAADHDgAQiAsAAPURADCJCwEAnhEAIYwLQACfEQAh4gsAAOoRACDsCwEAnhEAIe0LQACzEQAh7gtAALMRACEC7QsAAJoUACDuCwAAmhQAIAMAAADHDgAgAwAAyA4AMAQAAMQOACADAAAAxw4AIAMAAMgOADAEAADEDgAgAwAAAMcOACADAADIDgAwBAAAxA4AIAaJCwEAAAABjAtAAAAAAeILgAAAAAHsCwEAAAAB7QtAAAAAAe4LQAAAAAEBCAAAzA4AIAaJCwEAAAABjAtAAAAAAeILgAAAAAHsCwEAAAAB7QtAAAAAAe4LQAAAAAEBCAAAzg4AMAEIAADODgAwBokLAQCVFAAhjAtAAJYUACHiC4AAAAAB7AsBAJUUACHtC0AApRQAIe4LQAClFAAhAgAAAMQOACAIAADRDgAgBokLAQCVFAAhjAtAAJYUACHiC4AAAAAB7AsBAJUUACHtC0AApRQAIe4LQAClFAAhAgAAAMcOACAIAADTDgAgAgAAAMcOACAIAADTDgAgAwAAAMQOACAPAADMDgAgEAAA0Q4AIAEAAADEDgAgAQAAAMcOACAFFQAA_RQAIBYAAP8UACAXAAD-FAAg7QsAAJoUACDuCwAAmhQAIAmGCwAA9BEAMIcLAADaDgAQiAsAAPQRADCJCwEAkxEAIYwLQACUEQAh4gsAAOQRACDsCwEAkxEAIe0LQACsEQAh7gtAAKwRACEDAAAAxw4AIAMAANkOADAUAADaDgAgAwAAAMcOACADAADIDgAwBAAAxA4AIA6GCwAA8xEAMIcLAADgDgAQiAsAAPMRADCJCwEAAAABjAtAAJ8RACGaC0AAnxEAIbkLAQCeEQAhwQsBAJ4RACHCCwEAnhEAIcQLAQCeEQAh6AsCAJ0RACHpC0AAnxEAIeoLQACzEQAh6wsCANYRACEBAAAA3Q4AIAEAAADdDgAgDoYLAADzEQAwhwsAAOAOABCICwAA8xEAMIkLAQCeEQAhjAtAAJ8RACGaC0AAnxEAIbkLAQCeEQAhwQsBAJ4RACHCCwEAnhEAIcQLAQCeEQAh6AsCAJ0RACHpC0AAnxEAIeoLQACzEQAh6wsCANYRACEC6gsAAJoUACDrCwAAmhQAIAMAAADgDgAgAwAA4Q4AMAQAAN0OACADAAAA4A4AIAMAAOEOADAEAADdDgAgAwAAAOAOACADAADhDgAwBAAA3Q4AIAuJCwEAAAABjAtAAAAAAZoLQAAAAAG5CwEAAAABwQsBAAAAAcILAQAAAAHECwEAAAAB6AsCAAAAAekLQAAAAAHqC0AAAAAB6wsCAAAAAQEIAADlDgAgC4kLAQAAAAGMC0AAAAABmgtAAAAAAbkLAQAAAAHBCwEAAAABwgsBAAAAAcQLAQAAAAHoCwIAAAAB6QtAAAAAAeoLQAAAAAHrCwIAAAABAQgAAOcOADABCAAA5w4AMAuJCwEAlRQAIYwLQACWFAAhmgtAAJYUACG5CwEAlRQAIcELAQCVFAAhwgsBAJUUACHECwEAlRQAIegLAgCUFAAh6QtAAJYUACHqC0AApRQAIesLAgCvFAAhAgAAAN0OACAIAADqDgAgC4kLAQCVFAAhjAtAAJYUACGaC0AAlhQAIbkLAQCVFAAhwQsBAJUUACHCCwEAlRQAIcQLAQCVFAAh6AsCAJQUACHpC0AAlhQAIeoLQAClFAAh6wsCAK8UACECAAAA4A4AIAgAAOwOACACAAAA4A4AIAgAAOwOACADAAAA3Q4AIA8AAOUOACAQAADqDgAgAQAAAN0OACABAAAA4A4AIAcVAAD4FAAgFgAA-xQAIBcAAPoUACA4AAD5FAAgOQAA_BQAIOoLAACaFAAg6wsAAJoUACAOhgsAAPIRADCHCwAA8w4AEIgLAADyEQAwiQsBAJMRACGMC0AAlBEAIZoLQACUEQAhuQsBAJMRACHBCwEAkxEAIcILAQCTEQAhxAsBAJMRACHoCwIAkhEAIekLQACUEQAh6gtAAKwRACHrCwIAuBEAIQMAAADgDgAgAwAA8g4AMBQAAPMOACADAAAA4A4AIAMAAOEOADAEAADdDgAgDYYLAADvEQAwhwsAAPkOABCICwAA7xEAMIwLQACfEQAhoAsAAPAR5QsiwAsAAOkR4QsiwQsBAJ4RACHLCwEAAAAB4gsAAOoRACDjC0AAsxEAIeULAQCeEQAh5gsBAJ4RACHnCwAA8REAIAEAAAD2DgAgAQAAAPYOACAMhgsAAO8RADCHCwAA-Q4AEIgLAADvEQAwjAtAAJ8RACGgCwAA8BHlCyLACwAA6RHhCyLBCwEAnhEAIcsLAQCeEQAh4gsAAOoRACDjC0AAsxEAIeULAQCeEQAh5gsBAJ4RACEB4wsAAJoUACADAAAA-Q4AIAMAAPoOADAEAAD2DgAgAwAAAPkOACADAAD6DgAwBAAA9g4AIAMAAAD5DgAgAwAA-g4AMAQAAPYOACAJjAtAAAAAAaALAAAA5QsCwAsAAADhCwLBCwEAAAABywsBAAAAAeILgAAAAAHjC0AAAAAB5QsBAAAAAeYLAQAAAAEBCAAA_g4AIAmMC0AAAAABoAsAAADlCwLACwAAAOELAsELAQAAAAHLCwEAAAAB4guAAAAAAeMLQAAAAAHlCwEAAAAB5gsBAAAAAQEIAACADwAwAQgAAIAPADAJjAtAAJYUACGgCwAA9xTlCyLACwAA8xThCyLBCwEAlRQAIcsLAQCVFAAh4guAAAAAAeMLQAClFAAh5QsBAJUUACHmCwEAlRQAIQIAAAD2DgAgCAAAgw8AIAmMC0AAlhQAIaALAAD3FOULIsALAADzFOELIsELAQCVFAAhywsBAJUUACHiC4AAAAAB4wtAAKUUACHlCwEAlRQAIeYLAQCVFAAhAgAAAPkOACAIAACFDwAgAgAAAPkOACAIAACFDwAgAwAAAPYOACAPAAD-DgAgEAAAgw8AIAEAAAD2DgAgAQAAAPkOACAEFQAA9BQAIBYAAPYUACAXAAD1FAAg4wsAAJoUACAMhgsAAOsRADCHCwAAjA8AEIgLAADrEQAwjAtAAJQRACGgCwAA7BHlCyLACwAA4xHhCyLBCwEAkxEAIcsLAQCTEQAh4gsAAOQRACDjC0AArBEAIeULAQCTEQAh5gsBAJMRACEDAAAA-Q4AIAMAAIsPADAUAACMDwAgAwAAAPkOACADAAD6DgAwBAAA9g4AIAmGCwAA6BEAMIcLAACSDwAQiAsAAOgRADCJCwEAAAABjAtAAJ8RACHACwAA6RHhCyLhCwEAAAAB4gsAAOoRACDjC0AAsxEAIQEAAACPDwAgAQAAAI8PACAJhgsAAOgRADCHCwAAkg8AEIgLAADoEQAwiQsBAJ4RACGMC0AAnxEAIcALAADpEeELIuELAQCpEQAh4gsAAOoRACDjC0AAsxEAIQLhCwAAmhQAIOMLAACaFAAgAwAAAJIPACADAACTDwAwBAAAjw8AIAMAAACSDwAgAwAAkw8AMAQAAI8PACADAAAAkg8AIAMAAJMPADAEAACPDwAgBokLAQAAAAGMC0AAAAABwAsAAADhCwLhCwEAAAAB4guAAAAAAeMLQAAAAAEBCAAAlw8AIAaJCwEAAAABjAtAAAAAAcALAAAA4QsC4QsBAAAAAeILgAAAAAHjC0AAAAABAQgAAJkPADABCAAAmQ8AMAaJCwEAlRQAIYwLQACWFAAhwAsAAPMU4Qsi4QsBAJ4UACHiC4AAAAAB4wtAAKUUACECAAAAjw8AIAgAAJwPACAGiQsBAJUUACGMC0AAlhQAIcALAADzFOELIuELAQCeFAAh4guAAAAAAeMLQAClFAAhAgAAAJIPACAIAACeDwAgAgAAAJIPACAIAACeDwAgAwAAAI8PACAPAACXDwAgEAAAnA8AIAEAAACPDwAgAQAAAJIPACAFFQAA8BQAIBYAAPIUACAXAADxFAAg4QsAAJoUACDjCwAAmhQAIAmGCwAA4hEAMIcLAAClDwAQiAsAAOIRADCJCwEAkxEAIYwLQACUEQAhwAsAAOMR4Qsi4QsBAKQRACHiCwAA5BEAIOMLQACsEQAhAwAAAJIPACADAACkDwAwFAAApQ8AIAMAAACSDwAgAwAAkw8AMAQAAI8PACAFhgsAAOERADCHCwAAqw8AEIgLAADhEQAw3gsBAAAAAd8LAQAAAAEBAAAAqA8AIAEAAACoDwAgBYYLAADhEQAwhwsAAKsPABCICwAA4REAMN4LAQCeEQAh3wsBAJ4RACEAAwAAAKsPACADAACsDwAwBAAAqA8AIAMAAACrDwAgAwAArA8AMAQAAKgPACADAAAAqw8AIAMAAKwPADAEAACoDwAgAt4LAQAAAAHfCwEAAAABAQgAALAPACAC3gsBAAAAAd8LAQAAAAEBCAAAsg8AMAEIAACyDwAwAt4LAQCVFAAh3wsBAJUUACECAAAAqA8AIAgAALUPACAC3gsBAJUUACHfCwEAlRQAIQIAAACrDwAgCAAAtw8AIAIAAACrDwAgCAAAtw8AIAMAAACoDwAgDwAAsA8AIBAAALUPACABAAAAqA8AIAEAAACrDwAgAxUAAO0UACAWAADvFAAgFwAA7hQAIAWGCwAA4BEAMIcLAAC-DwAQiAsAAOARADDeCwEAkxEAId8LAQCTEQAhAwAAAKsPACADAAC9DwAwFAAAvg8AIAMAAACrDwAgAwAArA8AMAQAAKgPACASnwMBAJ4RACGGCwAA3REAMIcLAADEDwAQiAsAAN0RADCJCwEAAAABjAtAAJ8RACHBCwEAnhEAIcsLAQAAAAHUCwEAnhEAIdULAQCeEQAh1gsBAJ4RACHXCwEAnhEAIdgLAQCeEQAh2QtAAJ8RACHaC0AAnxEAIdsLAgDWEQAh3AsCANYRACHdCwEAqREAIQEAAADBDwAgAQAAAMEPACASnwMBAJ4RACGGCwAA3REAMIcLAADEDwAQiAsAAN0RADCJCwEA3hEAIYwLQACfEQAhwQsBAJ4RACHLCwEAnhEAIdQLAQCeEQAh1QsBAJ4RACHWCwEAnhEAIdcLAQCeEQAh2AsBAJ4RACHZC0AAnxEAIdoLQACfEQAh2wsCANYRACHcCwIA1hEAId0LAQCpEQAhA9sLAACaFAAg3AsAAJoUACDdCwAAmhQAIAMAAADEDwAgAwAAxQ8AMAQAAMEPACADAAAAxA8AIAMAAMUPADAEAADBDwAgAwAAAMQPACADAADFDwAwBAAAwQ8AIA-fAwEAAAABiQsBAAAAAYwLQAAAAAHBCwEAAAABywsBAAAAAdQLAQAAAAHVCwEAAAAB1gsBAAAAAdcLAQAAAAHYCwEAAAAB2QtAAAAAAdoLQAAAAAHbCwIAAAAB3AsCAAAAAd0LAQAAAAEBCAAAyQ8AIA-fAwEAAAABiQsBAAAAAYwLQAAAAAHBCwEAAAABywsBAAAAAdQLAQAAAAHVCwEAAAAB1gsBAAAAAdcLAQAAAAHYCwEAAAAB2QtAAAAAAdoLQAAAAAHbCwIAAAAB3AsCAAAAAd0LAQAAAAEBCAAAyw8AMAEIAADLDwAwD58DAQCVFAAhiQsBAJUUACGMC0AAlhQAIcELAQCVFAAhywsBAJUUACHUCwEAlRQAIdULAQCVFAAh1gsBAJUUACHXCwEAlRQAIdgLAQCVFAAh2QtAAJYUACHaC0AAlhQAIdsLAgCvFAAh3AsCAK8UACHdCwEAnhQAIQIAAADBDwAgCAAAzg8AIA-fAwEAlRQAIYkLAQCVFAAhjAtAAJYUACHBCwEAlRQAIcsLAQCVFAAh1AsBAJUUACHVCwEAlRQAIdYLAQCVFAAh1wsBAJUUACHYCwEAlRQAIdkLQACWFAAh2gtAAJYUACHbCwIArxQAIdwLAgCvFAAh3QsBAJ4UACECAAAAxA8AIAgAANAPACACAAAAxA8AIAgAANAPACADAAAAwQ8AIA8AAMkPACAQAADODwAgAQAAAMEPACABAAAAxA8AIAgVAADoFAAgFgAA6xQAIBcAAOoUACA4AADpFAAgOQAA7BQAINsLAACaFAAg3AsAAJoUACDdCwAAmhQAIBKfAwEAkxEAIYYLAADaEQAwhwsAANcPABCICwAA2hEAMIkLAQDbEQAhjAtAAJQRACHBCwEAkxEAIcsLAQCTEQAh1AsBAJMRACHVCwEAkxEAIdYLAQCTEQAh1wsBAJMRACHYCwEAkxEAIdkLQACUEQAh2gtAAJQRACHbCwIAuBEAIdwLAgC4EQAh3QsBAKQRACEDAAAAxA8AIAMAANYPADAUAADXDwAgAwAAAMQPACADAADFDwAwBAAAwQ8AIBuTCgAA0REAIJQKAADSEQAglQoAANMRACCGCwAAzBEAMIcLAADmDwAQiAsAAMwRADCJCwEAAAABjAtAAJ8RACGaC0AAnxEAIbkLAQCpEQAhwAsAAM0RwAsiwQsBAJ4RACHCCwEAnhEAIcMLAQCeEQAhxAsBAJ4RACHFCwEAnhEAIcYLBADOEQAhxwsEAM8RACHICwEAqREAIckLEADQEQAhygsBAKkRACHLCwEAAAABzAsBAKkRACHNC0AAsxEAIc4LQACzEQAhzwsCAJ0RACHQC0AAsxEAIQEAAADaDwAgDpIKAADXEQAghgsAANgRADCHCwAA3A8AEIgLAADYEQAwjAtAAJ8RACGaC0AAnxEAIZ4LAQCeEQAhuAsBAJ4RACG5CwEAnhEAIboLBADPEQAhuwtAALMRACG8CwEAqREAIb0LQACzEQAhvgsgANkRACEFkgoAAKgUACC6CwAAmhQAILsLAACaFAAgvAsAAJoUACC9CwAAmhQAIA6SCgAA1xEAIIYLAADYEQAwhwsAANwPABCICwAA2BEAMIwLQACfEQAhmgtAAJ8RACGeCwEAnhEAIbgLAQAAAAG5CwEAAAABugsEAM8RACG7C0AAsxEAIbwLAQCpEQAhvQtAALMRACG-CyAA2REAIQMAAADcDwAgAwAA3Q8AMAQAAN4PACASkgoAANcRACCGCwAA1BEAMIcLAADgDwAQiAsAANQRADCJCwQAzhEAIZ4LAQCeEQAhpgsBAKkRACGnCwQAzhEAIagLAADVEQAgqQsBAKkRACGqCwIA1hEAIasLBADPEQAhrAtAAJ8RACGtC0AAsxEAIa4LQACzEQAhrwsBAKkRACGwCwEAqREAIbELQACzEQAhC5IKAACoFAAgpgsAAJoUACCoCwAAmhQAIKkLAACaFAAgqgsAAJoUACCrCwAAmhQAIK0LAACaFAAgrgsAAJoUACCvCwAAmhQAILALAACaFAAgsQsAAJoUACASkgoAANcRACCGCwAA1BEAMIcLAADgDwAQiAsAANQRADCJCwQAAAABngsBAJ4RACGmCwEAAAABpwsEAM4RACGoCwAA1REAIKkLAQAAAAGqCwIA1hEAIasLBADPEQAhrAtAAJ8RACGtC0AAsxEAIa4LQACzEQAhrwsBAKkRACGwCwEAqREAIbELQACzEQAhAwAAAOAPACADAADhDwAwBAAA4g8AIBCSCgAAtBEAIIYLAACxEQAwhwsAAOQPABCICwAAsREAMIkLAQCeEQAhigsBAKkRACGLCwEAqREAIYwLQACfEQAhlwsBAJ4RACGeCwEAqREAIaALAACyEaALIqELAQCpEQAhogtAALMRACGjC0AAsxEAIaQLAgCdEQAhpQtAALMRACEBAAAA5A8AIBuTCgAA0REAIJQKAADSEQAglQoAANMRACCGCwAAzBEAMIcLAADmDwAQiAsAAMwRADCJCwEAnhEAIYwLQACfEQAhmgtAAJ8RACG5CwEAqREAIcALAADNEcALIsELAQCeEQAhwgsBAJ4RACHDCwEAnhEAIcQLAQCeEQAhxQsBAJ4RACHGCwQAzhEAIccLBADPEQAhyAsBAKkRACHJCxAA0BEAIcoLAQCpEQAhywsBAJ4RACHMCwEAqREAIc0LQACzEQAhzgtAALMRACHPCwIAnREAIdALQACzEQAhAQAAAOYPACABAAAA3A8AIAEAAADgDwAgAQAAANoPACALkwoAAOUUACCUCgAA5hQAIJUKAADnFAAguQsAAJoUACDHCwAAmhQAIMgLAACaFAAgygsAAJoUACDMCwAAmhQAIM0LAACaFAAgzgsAAJoUACDQCwAAmhQAIAMAAADmDwAgAwAA6w8AMAQAANoPACADAAAA5g8AIAMAAOsPADAEAADaDwAgAwAAAOYPACADAADrDwAwBAAA2g8AIBiTCgAA4hQAIJQKAADjFAAglQoAAOQUACCJCwEAAAABjAtAAAAAAZoLQAAAAAG5CwEAAAABwAsAAADACwLBCwEAAAABwgsBAAAAAcMLAQAAAAHECwEAAAABxQsBAAAAAcYLBAAAAAHHCwQAAAAByAsBAAAAAckLEAAAAAHKCwEAAAABywsBAAAAAcwLAQAAAAHNC0AAAAABzgtAAAAAAc8LAgAAAAHQC0AAAAABAQgAAO8PACAViQsBAAAAAYwLQAAAAAGaC0AAAAABuQsBAAAAAcALAAAAwAsCwQsBAAAAAcILAQAAAAHDCwEAAAABxAsBAAAAAcULAQAAAAHGCwQAAAABxwsEAAAAAcgLAQAAAAHJCxAAAAABygsBAAAAAcsLAQAAAAHMCwEAAAABzQtAAAAAAc4LQAAAAAHPCwIAAAAB0AtAAAAAAQEIAADxDwAwAQgAAPEPADAYkwoAAMIUACCUCgAAwxQAIJUKAADEFAAgiQsBAJUUACGMC0AAlhQAIZoLQACWFAAhuQsBAJ4UACHACwAAwBTACyLBCwEAlRQAIcILAQCVFAAhwwsBAJUUACHECwEAlRQAIcULAQCVFAAhxgsEAK4UACHHCwQAsBQAIcgLAQCeFAAhyQsQAMEUACHKCwEAnhQAIcsLAQCVFAAhzAsBAJ4UACHNC0AApRQAIc4LQAClFAAhzwsCAJQUACHQC0AApRQAIQIAAADaDwAgCAAA9A8AIBWJCwEAlRQAIYwLQACWFAAhmgtAAJYUACG5CwEAnhQAIcALAADAFMALIsELAQCVFAAhwgsBAJUUACHDCwEAlRQAIcQLAQCVFAAhxQsBAJUUACHGCwQArhQAIccLBACwFAAhyAsBAJ4UACHJCxAAwRQAIcoLAQCeFAAhywsBAJUUACHMCwEAnhQAIc0LQAClFAAhzgtAAKUUACHPCwIAlBQAIdALQAClFAAhAgAAAOYPACAIAAD2DwAgAgAAAOYPACAIAAD2DwAgAwAAANoPACAPAADvDwAgEAAA9A8AIAEAAADaDwAgAQAAAOYPACANFQAAuxQAIBYAAL4UACAXAAC9FAAgOAAAvBQAIDkAAL8UACC5CwAAmhQAIMcLAACaFAAgyAsAAJoUACDKCwAAmhQAIMwLAACaFAAgzQsAAJoUACDOCwAAmhQAINALAACaFAAgGIYLAADFEQAwhwsAAP0PABCICwAAxREAMIkLAQCTEQAhjAtAAJQRACGaC0AAlBEAIbkLAQCkEQAhwAsAAMYRwAsiwQsBAJMRACHCCwEAkxEAIcMLAQCTEQAhxAsBAJMRACHFCwEAkxEAIcYLBAC2EQAhxwsEALkRACHICwEApBEAIckLEADHEQAhygsBAKQRACHLCwEAkxEAIcwLAQCkEQAhzQtAAKwRACHOC0AArBEAIc8LAgCSEQAh0AtAAKwRACEDAAAA5g8AIAMAAPwPADAUAAD9DwAgAwAAAOYPACADAADrDwAwBAAA2g8AIAEAAADeDwAgAQAAAN4PACADAAAA3A8AIAMAAN0PADAEAADeDwAgAwAAANwPACADAADdDwAwBAAA3g8AIAMAAADcDwAgAwAA3Q8AMAQAAN4PACALkgoAALoUACCMC0AAAAABmgtAAAAAAZ4LAQAAAAG4CwEAAAABuQsBAAAAAboLBAAAAAG7C0AAAAABvAsBAAAAAb0LQAAAAAG-CyAAAAABAQgAAIUQACAKjAtAAAAAAZoLQAAAAAGeCwEAAAABuAsBAAAAAbkLAQAAAAG6CwQAAAABuwtAAAAAAbwLAQAAAAG9C0AAAAABvgsgAAAAAQEIAACHEAAwAQgAAIcQADALkgoAALkUACCMC0AAlhQAIZoLQACWFAAhngsBAJUUACG4CwEAlRQAIbkLAQCVFAAhugsEALAUACG7C0AApRQAIbwLAQCeFAAhvQtAAKUUACG-CyAAuBQAIQIAAADeDwAgCAAAihAAIAqMC0AAlhQAIZoLQACWFAAhngsBAJUUACG4CwEAlRQAIbkLAQCVFAAhugsEALAUACG7C0AApRQAIbwLAQCeFAAhvQtAAKUUACG-CyAAuBQAIQIAAADcDwAgCAAAjBAAIAIAAADcDwAgCAAAjBAAIAMAAADeDwAgDwAAhRAAIBAAAIoQACABAAAA3g8AIAEAAADcDwAgCRUAALMUACAWAAC2FAAgFwAAtRQAIDgAALQUACA5AAC3FAAgugsAAJoUACC7CwAAmhQAILwLAACaFAAgvQsAAJoUACANhgsAAMERADCHCwAAkxAAEIgLAADBEQAwjAtAAJQRACGaC0AAlBEAIZ4LAQCTEQAhuAsBAJMRACG5CwEAkxEAIboLBAC5EQAhuwtAAKwRACG8CwEApBEAIb0LQACsEQAhvgsgAMIRACEDAAAA3A8AIAMAAJIQADAUAACTEAAgAwAAANwPACADAADdDwAwBAAA3g8AIAEAAADiDwAgAQAAAOIPACADAAAA4A8AIAMAAOEPADAEAADiDwAgAwAAAOAPACADAADhDwAwBAAA4g8AIAMAAADgDwAgAwAA4Q8AMAQAAOIPACAPkgoAALIUACCJCwQAAAABngsBAAAAAaYLAQAAAAGnCwQAAAABqAuAAAAAAakLAQAAAAGqCwIAAAABqwsEAAAAAawLQAAAAAGtC0AAAAABrgtAAAAAAa8LAQAAAAGwCwEAAAABsQtAAAAAAQEIAACbEAAgDokLBAAAAAGeCwEAAAABpgsBAAAAAacLBAAAAAGoC4AAAAABqQsBAAAAAaoLAgAAAAGrCwQAAAABrAtAAAAAAa0LQAAAAAGuC0AAAAABrwsBAAAAAbALAQAAAAGxC0AAAAABAQgAAJ0QADABCAAAnRAAMA-SCgAAsRQAIIkLBACuFAAhngsBAJUUACGmCwEAnhQAIacLBACuFAAhqAuAAAAAAakLAQCeFAAhqgsCAK8UACGrCwQAsBQAIawLQACWFAAhrQtAAKUUACGuC0AApRQAIa8LAQCeFAAhsAsBAJ4UACGxC0AApRQAIQIAAADiDwAgCAAAoBAAIA6JCwQArhQAIZ4LAQCVFAAhpgsBAJ4UACGnCwQArhQAIagLgAAAAAGpCwEAnhQAIaoLAgCvFAAhqwsEALAUACGsC0AAlhQAIa0LQAClFAAhrgtAAKUUACGvCwEAnhQAIbALAQCeFAAhsQtAAKUUACECAAAA4A8AIAgAAKIQACACAAAA4A8AIAgAAKIQACADAAAA4g8AIA8AAJsQACAQAACgEAAgAQAAAOIPACABAAAA4A8AIA8VAACpFAAgFgAArBQAIBcAAKsUACA4AACqFAAgOQAArRQAIKYLAACaFAAgqAsAAJoUACCpCwAAmhQAIKoLAACaFAAgqwsAAJoUACCtCwAAmhQAIK4LAACaFAAgrwsAAJoUACCwCwAAmhQAILELAACaFAAgEYYLAAC1EQAwhwsAAKkQABCICwAAtREAMIkLBAC2EQAhngsBAJMRACGmCwEApBEAIacLBAC2EQAhqAsAALcRACCpCwEApBEAIaoLAgC4EQAhqwsEALkRACGsC0AAlBEAIa0LQACsEQAhrgtAAKwRACGvCwEApBEAIbALAQCkEQAhsQtAAKwRACEDAAAA4A8AIAMAAKgQADAUAACpEAAgAwAAAOAPACADAADhDwAwBAAA4g8AIBCSCgAAtBEAIIYLAACxEQAwhwsAAOQPABCICwAAsREAMIkLAQAAAAGKCwEAqREAIYsLAQCpEQAhjAtAAJ8RACGXCwEAAAABngsBAAAAAaALAACyEaALIqELAQCpEQAhogtAALMRACGjC0AAsxEAIaQLAgCdEQAhpQtAALMRACEBAAAArBAAIAEAAACsEAAgCJIKAACoFAAgigsAAJoUACCLCwAAmhQAIJ4LAACaFAAgoQsAAJoUACCiCwAAmhQAIKMLAACaFAAgpQsAAJoUACADAAAA5A8AIAMAAK8QADAEAACsEAAgAwAAAOQPACADAACvEAAwBAAArBAAIAMAAADkDwAgAwAArxAAMAQAAKwQACANkgoAAKcUACCJCwEAAAABigsBAAAAAYsLAQAAAAGMC0AAAAABlwsBAAAAAZ4LAQAAAAGgCwAAAKALAqELAQAAAAGiC0AAAAABowtAAAAAAaQLAgAAAAGlC0AAAAABAQgAALMQACAMiQsBAAAAAYoLAQAAAAGLCwEAAAABjAtAAAAAAZcLAQAAAAGeCwEAAAABoAsAAACgCwKhCwEAAAABogtAAAAAAaMLQAAAAAGkCwIAAAABpQtAAAAAAQEIAAC1EAAwAQgAALUQADABAAAA5g8AIA2SCgAAphQAIIkLAQCVFAAhigsBAJ4UACGLCwEAnhQAIYwLQACWFAAhlwsBAJUUACGeCwEAnhQAIaALAACkFKALIqELAQCeFAAhogtAAKUUACGjC0AApRQAIaQLAgCUFAAhpQtAAKUUACECAAAArBAAIAgAALkQACAMiQsBAJUUACGKCwEAnhQAIYsLAQCeFAAhjAtAAJYUACGXCwEAlRQAIZ4LAQCeFAAhoAsAAKQUoAsioQsBAJ4UACGiC0AApRQAIaMLQAClFAAhpAsCAJQUACGlC0AApRQAIQIAAADkDwAgCAAAuxAAIAIAAADkDwAgCAAAuxAAIAEAAADmDwAgAwAAAKwQACAPAACzEAAgEAAAuRAAIAEAAACsEAAgAQAAAOQPACAMFQAAnxQAIBYAAKIUACAXAAChFAAgOAAAoBQAIDkAAKMUACCKCwAAmhQAIIsLAACaFAAgngsAAJoUACChCwAAmhQAIKILAACaFAAgowsAAJoUACClCwAAmhQAIA-GCwAAqhEAMIcLAADDEAAQiAsAAKoRADCJCwEAkxEAIYoLAQCkEQAhiwsBAKQRACGMC0AAlBEAIZcLAQCTEQAhngsBAKQRACGgCwAAqxGgCyKhCwEApBEAIaILQACsEQAhowtAAKwRACGkCwIAkhEAIaULQACsEQAhAwAAAOQPACADAADCEAAwFAAAwxAAIAMAAADkDwAgAwAArxAAMAQAAKwQACAHhgsAAKgRADCHCwAAyRAAEIgLAACoEQAwiwsBAJ4RACGMC0AAnxEAIZwLAQAAAAGdCwEAqREAIQEAAADGEAAgAQAAAMYQACAHhgsAAKgRADCHCwAAyRAAEIgLAACoEQAwiwsBAJ4RACGMC0AAnxEAIZwLAQCeEQAhnQsBAKkRACEBnQsAAJoUACADAAAAyRAAIAMAAMoQADAEAADGEAAgAwAAAMkQACADAADKEAAwBAAAxhAAIAMAAADJEAAgAwAAyhAAMAQAAMYQACAEiwsBAAAAAYwLQAAAAAGcCwEAAAABnQsBAAAAAQEIAADOEAAgBIsLAQAAAAGMC0AAAAABnAsBAAAAAZ0LAQAAAAEBCAAA0BAAMAEIAADQEAAwBIsLAQCVFAAhjAtAAJYUACGcCwEAlRQAIZ0LAQCeFAAhAgAAAMYQACAIAADTEAAgBIsLAQCVFAAhjAtAAJYUACGcCwEAlRQAIZ0LAQCeFAAhAgAAAMkQACAIAADVEAAgAgAAAMkQACAIAADVEAAgAwAAAMYQACAPAADOEAAgEAAA0xAAIAEAAADGEAAgAQAAAMkQACAEFQAAmxQAIBYAAJ0UACAXAACcFAAgnQsAAJoUACAHhgsAAKMRADCHCwAA3BAAEIgLAACjEQAwiwsBAJMRACGMC0AAlBEAIZwLAQCTEQAhnQsBAKQRACEDAAAAyRAAIAMAANsQADAUAADcEAAgAwAAAMkQACADAADKEAAwBAAAxhAAIAiGCwAAoREAMIcLAADiEAAQiAsAAKERADCXCwEAnhEAIZgLAQCeEQAhmQsBAJ4RACGaC0AAnxEAIZsLAACiEQAgAQAAAN8QACABAAAA3xAAIAeGCwAAoREAMIcLAADiEAAQiAsAAKERADCXCwEAnhEAIZgLAQCeEQAhmQsBAJ4RACGaC0AAnxEAIQADAAAA4hAAIAMAAOMQADAEAADfEAAgAwAAAOIQACADAADjEAAwBAAA3xAAIAMAAADiEAAgAwAA4xAAMAQAAN8QACAElwsBAAAAAZgLAQAAAAGZCwEAAAABmgtAAAAAAQEIAADnEAAgBJcLAQAAAAGYCwEAAAABmQsBAAAAAZoLQAAAAAEBCAAA6RAAMAEIAADpEAAwBJcLAQCVFAAhmAsBAJUUACGZCwEAlRQAIZoLQACWFAAhAgAAAN8QACAIAADsEAAgBJcLAQCVFAAhmAsBAJUUACGZCwEAlRQAIZoLQACWFAAhAgAAAOIQACAIAADuEAAgAgAAAOIQACAIAADuEAAgAwAAAN8QACAPAADnEAAgEAAA7BAAIAEAAADfEAAgAQAAAOIQACADFQAAlxQAIBYAAJkUACAXAACYFAAgB4YLAACgEQAwhwsAAPUQABCICwAAoBEAMJcLAQCTEQAhmAsBAJMRACGZCwEAkxEAIZoLQACUEQAhAwAAAOIQACADAAD0EAAwFAAA9RAAIAMAAADiEAAgAwAA4xAAMAQAAN8QACAHhgsAAJwRADCHCwAA-xAAEIgLAACcEQAwiQsCAAAAAYoLAQCeEQAhiwsBAJ4RACGMC0AAnxEAIQEAAAD4EAAgAQAAAPgQACAHhgsAAJwRADCHCwAA-xAAEIgLAACcEQAwiQsCAJ0RACGKCwEAnhEAIYsLAQCeEQAhjAtAAJ8RACEAAwAAAPsQACADAAD8EAAwBAAA-BAAIAMAAAD7EAAgAwAA_BAAMAQAAPgQACADAAAA-xAAIAMAAPwQADAEAAD4EAAgBIkLAgAAAAGKCwEAAAABiwsBAAAAAYwLQAAAAAEBCAAAgBEAIASJCwIAAAABigsBAAAAAYsLAQAAAAGMC0AAAAABAQgAAIIRADABCAAAghEAMASJCwIAlBQAIYoLAQCVFAAhiwsBAJUUACGMC0AAlhQAIQIAAAD4EAAgCAAAhREAIASJCwIAlBQAIYoLAQCVFAAhiwsBAJUUACGMC0AAlhQAIQIAAAD7EAAgCAAAhxEAIAIAAAD7EAAgCAAAhxEAIAMAAAD4EAAgDwAAgBEAIBAAAIURACABAAAA-BAAIAEAAAD7EAAgBRUAAI8UACAWAACSFAAgFwAAkRQAIDgAAJAUACA5AACTFAAgB4YLAACREQAwhwsAAI4RABCICwAAkREAMIkLAgCSEQAhigsBAJMRACGLCwEAkxEAIYwLQACUEQAhAwAAAPsQACADAACNEQAwFAAAjhEAIAMAAAD7EAAgAwAA_BAAMAQAAPgQACAHhgsAAJERADCHCwAAjhEAEIgLAACREQAwiQsCAJIRACGKCwEAkxEAIYsLAQCTEQAhjAtAAJQRACENFQAAlhEAIBYAAJYRACAXAACWEQAgOAAAmxEAIDkAAJYRACDxBAIAAAAEjQsCAAAAAY4LAgAAAASPCwIAAAABkAsCAAAAAZELAgAAAAGSCwIAAAABkwsCAJoRACEOFQAAlhEAIBYAAJkRACAXAACZEQAg8QQBAAAABI0LAQAAAAGOCwEAAAAEjwsBAAAAAZALAQAAAAGRCwEAAAABkgsBAAAAAZMLAQCYEQAhlAsBAAAAAZULAQAAAAGWCwEAAAABCxUAAJYRACAWAACXEQAgFwAAlxEAIPEEQAAAAASNC0AAAAABjgtAAAAABI8LQAAAAAGQC0AAAAABkQtAAAAAAZILQAAAAAGTC0AAlREAIQsVAACWEQAgFgAAlxEAIBcAAJcRACDxBEAAAAAEjQtAAAAAAY4LQAAAAASPC0AAAAABkAtAAAAAAZELQAAAAAGSC0AAAAABkwtAAJURACEI8QQCAAAABI0LAgAAAAGOCwIAAAAEjwsCAAAAAZALAgAAAAGRCwIAAAABkgsCAAAAAZMLAgCWEQAhCPEEQAAAAASNC0AAAAABjgtAAAAABI8LQAAAAAGQC0AAAAABkQtAAAAAAZILQAAAAAGTC0AAlxEAIQ4VAACWEQAgFgAAmREAIBcAAJkRACDxBAEAAAAEjQsBAAAAAY4LAQAAAASPCwEAAAABkAsBAAAAAZELAQAAAAGSCwEAAAABkwsBAJgRACGUCwEAAAABlQsBAAAAAZYLAQAAAAEL8QQBAAAABI0LAQAAAAGOCwEAAAAEjwsBAAAAAZALAQAAAAGRCwEAAAABkgsBAAAAAZMLAQCZEQAhlAsBAAAAAZULAQAAAAGWCwEAAAABDRUAAJYRACAWAACWEQAgFwAAlhEAIDgAAJsRACA5AACWEQAg8QQCAAAABI0LAgAAAAGOCwIAAAAEjwsCAAAAAZALAgAAAAGRCwIAAAABkgsCAAAAAZMLAgCaEQAhCPEECAAAAASNCwgAAAABjgsIAAAABI8LCAAAAAGQCwgAAAABkQsIAAAAAZILCAAAAAGTCwgAmxEAIQeGCwAAnBEAMIcLAAD7EAAQiAsAAJwRADCJCwIAnREAIYoLAQCeEQAhiwsBAJ4RACGMC0AAnxEAIQjxBAIAAAAEjQsCAAAAAY4LAgAAAASPCwIAAAABkAsCAAAAAZELAgAAAAGSCwIAAAABkwsCAJYRACEL8QQBAAAABI0LAQAAAAGOCwEAAAAEjwsBAAAAAZALAQAAAAGRCwEAAAABkgsBAAAAAZMLAQCZEQAhlAsBAAAAAZULAQAAAAGWCwEAAAABCPEEQAAAAASNC0AAAAABjgtAAAAABI8LQAAAAAGQC0AAAAABkQtAAAAAAZILQAAAAAGTC0AAlxEAIQeGCwAAoBEAMIcLAAD1EAAQiAsAAKARADCXCwEAkxEAIZgLAQCTEQAhmQsBAJMRACGaC0AAlBEAIQeGCwAAoREAMIcLAADiEAAQiAsAAKERADCXCwEAnhEAIZgLAQCeEQAhmQsBAJ4RACGaC0AAnxEAIQKXCwEAAAABmAsBAAAAAQeGCwAAoxEAMIcLAADcEAAQiAsAAKMRADCLCwEAkxEAIYwLQACUEQAhnAsBAJMRACGdCwEApBEAIQ4VAACmEQAgFgAApxEAIBcAAKcRACDxBAEAAAAFjQsBAAAAAY4LAQAAAAWPCwEAAAABkAsBAAAAAZELAQAAAAGSCwEAAAABkwsBAKURACGUCwEAAAABlQsBAAAAAZYLAQAAAAEOFQAAphEAIBYAAKcRACAXAACnEQAg8QQBAAAABY0LAQAAAAGOCwEAAAAFjwsBAAAAAZALAQAAAAGRCwEAAAABkgsBAAAAAZMLAQClEQAhlAsBAAAAAZULAQAAAAGWCwEAAAABCPEEAgAAAAWNCwIAAAABjgsCAAAABY8LAgAAAAGQCwIAAAABkQsCAAAAAZILAgAAAAGTCwIAphEAIQvxBAEAAAAFjQsBAAAAAY4LAQAAAAWPCwEAAAABkAsBAAAAAZELAQAAAAGSCwEAAAABkwsBAKcRACGUCwEAAAABlQsBAAAAAZYLAQAAAAEHhgsAAKgRADCHCwAAyRAAEIgLAACoEQAwiwsBAJ4RACGMC0AAnxEAIZwLAQCeEQAhnQsBAKkRACEL8QQBAAAABY0LAQAAAAGOCwEAAAAFjwsBAAAAAZALAQAAAAGRCwEAAAABkgsBAAAAAZMLAQCnEQAhlAsBAAAAAZULAQAAAAGWCwEAAAABD4YLAACqEQAwhwsAAMMQABCICwAAqhEAMIkLAQCTEQAhigsBAKQRACGLCwEApBEAIYwLQACUEQAhlwsBAJMRACGeCwEApBEAIaALAACrEaALIqELAQCkEQAhogtAAKwRACGjC0AArBEAIaQLAgCSEQAhpQtAAKwRACEHFQAAlhEAIBYAALARACAXAACwEQAg8QQAAACgCwiNCwAAAKALAo4LAAAAoAsIkwsAAK8RoAsiCxUAAKYRACAWAACuEQAgFwAArhEAIPEEQAAAAAWNC0AAAAABjgtAAAAABY8LQAAAAAGQC0AAAAABkQtAAAAAAZILQAAAAAGTC0AArREAIQsVAACmEQAgFgAArhEAIBcAAK4RACDxBEAAAAAFjQtAAAAAAY4LQAAAAAWPC0AAAAABkAtAAAAAAZELQAAAAAGSC0AAAAABkwtAAK0RACEI8QRAAAAABY0LQAAAAAGOC0AAAAAFjwtAAAAAAZALQAAAAAGRC0AAAAABkgtAAAAAAZMLQACuEQAhBxUAAJYRACAWAACwEQAgFwAAsBEAIPEEAAAAoAsIjQsAAACgCwKOCwAAAKALCJMLAACvEaALIgTxBAAAAKALCI0LAAAAoAsCjgsAAACgCwiTCwAAsBGgCyIQkgoAALQRACCGCwAAsREAMIcLAADkDwAQiAsAALERADCJCwEAnhEAIYoLAQCpEQAhiwsBAKkRACGMC0AAnxEAIZcLAQCeEQAhngsBAKkRACGgCwAAshGgCyKhCwEAqREAIaILQACzEQAhowtAALMRACGkCwIAnREAIaULQACzEQAhBPEEAAAAoAsIjQsAAACgCwKOCwAAAKALCJMLAACwEaALIgjxBEAAAAAFjQtAAAAAAY4LQAAAAAWPC0AAAAABkAtAAAAAAZELQAAAAAGSC0AAAAABkwtAAK4RACEdkwoAANERACCUCgAA0hEAIJUKAADTEQAghgsAAMwRADCHCwAA5g8AEIgLAADMEQAwiQsBAJ4RACGMC0AAnxEAIZoLQACfEQAhuQsBAKkRACHACwAAzRHACyLBCwEAnhEAIcILAQCeEQAhwwsBAJ4RACHECwEAnhEAIcULAQCeEQAhxgsEAM4RACHHCwQAzxEAIcgLAQCpEQAhyQsQANARACHKCwEAqREAIcsLAQCeEQAhzAsBAKkRACHNC0AAsxEAIc4LQACzEQAhzwsCAJ0RACHQC0AAsxEAIa8OAADmDwAgsA4AAOYPACARhgsAALURADCHCwAAqRAAEIgLAAC1EQAwiQsEALYRACGeCwEAkxEAIaYLAQCkEQAhpwsEALYRACGoCwAAtxEAIKkLAQCkEQAhqgsCALgRACGrCwQAuREAIawLQACUEQAhrQtAAKwRACGuC0AArBEAIa8LAQCkEQAhsAsBAKQRACGxC0AArBEAIQ0VAACWEQAgFgAAwBEAIBcAAMARACA4AACbEQAgOQAAwBEAIPEEBAAAAASNCwQAAAABjgsEAAAABI8LBAAAAAGQCwQAAAABkQsEAAAAAZILBAAAAAGTCwQAvxEAIQ8VAACmEQAgFgAAvhEAIBcAAL4RACCNC4AAAAABjwuAAAAAAZALgAAAAAGRC4AAAAABkguAAAAAAZMLgAAAAAGyCwEAAAABswsBAAAAAbQLAQAAAAG1C4AAAAABtguAAAAAAbcLgAAAAAENFQAAphEAIBYAAKYRACAXAACmEQAgOAAAuxEAIDkAAKYRACDxBAIAAAAFjQsCAAAAAY4LAgAAAAWPCwIAAAABkAsCAAAAAZELAgAAAAGSCwIAAAABkwsCAL0RACENFQAAphEAIBYAALwRACAXAAC8EQAgOAAAuxEAIDkAALwRACDxBAQAAAAFjQsEAAAAAY4LBAAAAAWPCwQAAAABkAsEAAAAAZELBAAAAAGSCwQAAAABkwsEALoRACENFQAAphEAIBYAALwRACAXAAC8EQAgOAAAuxEAIDkAALwRACDxBAQAAAAFjQsEAAAAAY4LBAAAAAWPCwQAAAABkAsEAAAAAZELBAAAAAGSCwQAAAABkwsEALoRACEI8QQIAAAABY0LCAAAAAGOCwgAAAAFjwsIAAAAAZALCAAAAAGRCwgAAAABkgsIAAAAAZMLCAC7EQAhCPEEBAAAAAWNCwQAAAABjgsEAAAABY8LBAAAAAGQCwQAAAABkQsEAAAAAZILBAAAAAGTCwQAvBEAIQ0VAACmEQAgFgAAphEAIBcAAKYRACA4AAC7EQAgOQAAphEAIPEEAgAAAAWNCwIAAAABjgsCAAAABY8LAgAAAAGQCwIAAAABkQsCAAAAAZILAgAAAAGTCwIAvREAIQyNC4AAAAABjwuAAAAAAZALgAAAAAGRC4AAAAABkguAAAAAAZMLgAAAAAGyCwEAAAABswsBAAAAAbQLAQAAAAG1C4AAAAABtguAAAAAAbcLgAAAAAENFQAAlhEAIBYAAMARACAXAADAEQAgOAAAmxEAIDkAAMARACDxBAQAAAAEjQsEAAAAAY4LBAAAAASPCwQAAAABkAsEAAAAAZELBAAAAAGSCwQAAAABkwsEAL8RACEI8QQEAAAABI0LBAAAAAGOCwQAAAAEjwsEAAAAAZALBAAAAAGRCwQAAAABkgsEAAAAAZMLBADAEQAhDYYLAADBEQAwhwsAAJMQABCICwAAwREAMIwLQACUEQAhmgtAAJQRACGeCwEAkxEAIbgLAQCTEQAhuQsBAJMRACG6CwQAuREAIbsLQACsEQAhvAsBAKQRACG9C0AArBEAIb4LIADCEQAhBRUAAJYRACAWAADEEQAgFwAAxBEAII0LIAAAAAGTCyAAwxEAIQUVAACWEQAgFgAAxBEAIBcAAMQRACCNCyAAAAABkwsgAMMRACECjQsgAAAAAZMLIADEEQAhGIYLAADFEQAwhwsAAP0PABCICwAAxREAMIkLAQCTEQAhjAtAAJQRACGaC0AAlBEAIbkLAQCkEQAhwAsAAMYRwAsiwQsBAJMRACHCCwEAkxEAIcMLAQCTEQAhxAsBAJMRACHFCwEAkxEAIcYLBAC2EQAhxwsEALkRACHICwEApBEAIckLEADHEQAhygsBAKQRACHLCwEAkxEAIcwLAQCkEQAhzQtAAKwRACHOC0AArBEAIc8LAgCSEQAh0AtAAKwRACEHFQAAlhEAIBYAAMsRACAXAADLEQAg8QQAAADACwiNCwAAAMALAo4LAAAAwAsIkwsAAMoRwAsiDRUAAJYRACAWAADJEQAgFwAAyREAIDgAAMkRACA5AADJEQAg8QQQAAAABI0LEAAAAAGOCxAAAAAEjwsQAAAAAZALEAAAAAGRCxAAAAABkgsQAAAAAZMLEADIEQAhDRUAAJYRACAWAADJEQAgFwAAyREAIDgAAMkRACA5AADJEQAg8QQQAAAABI0LEAAAAAGOCxAAAAAEjwsQAAAAAZALEAAAAAGRCxAAAAABkgsQAAAAAZMLEADIEQAhCPEEEAAAAASNCxAAAAABjgsQAAAABI8LEAAAAAGQCxAAAAABkQsQAAAAAZILEAAAAAGTCxAAyREAIQcVAACWEQAgFgAAyxEAIBcAAMsRACDxBAAAAMALCI0LAAAAwAsCjgsAAADACwiTCwAAyhHACyIE8QQAAADACwiNCwAAAMALAo4LAAAAwAsIkwsAAMsRwAsiG5MKAADREQAglAoAANIRACCVCgAA0xEAIIYLAADMEQAwhwsAAOYPABCICwAAzBEAMIkLAQCeEQAhjAtAAJ8RACGaC0AAnxEAIbkLAQCpEQAhwAsAAM0RwAsiwQsBAJ4RACHCCwEAnhEAIcMLAQCeEQAhxAsBAJ4RACHFCwEAnhEAIcYLBADOEQAhxwsEAM8RACHICwEAqREAIckLEADQEQAhygsBAKkRACHLCwEAnhEAIcwLAQCpEQAhzQtAALMRACHOC0AAsxEAIc8LAgCdEQAh0AtAALMRACEE8QQAAADACwiNCwAAAMALAo4LAAAAwAsIkwsAAMsRwAsiCPEEBAAAAASNCwQAAAABjgsEAAAABI8LBAAAAAGQCwQAAAABkQsEAAAAAZILBAAAAAGTCwQAwBEAIQjxBAQAAAAFjQsEAAAAAY4LBAAAAAWPCwQAAAABkAsEAAAAAZELBAAAAAGSCwQAAAABkwsEALwRACEI8QQQAAAABI0LEAAAAAGOCxAAAAAEjwsQAAAAAZALEAAAAAGRCxAAAAABkgsQAAAAAZMLEADJEQAhA9ELAADcDwAg0gsAANwPACDTCwAA3A8AIAPRCwAA4A8AINILAADgDwAg0wsAAOAPACASkgoAALQRACCGCwAAsREAMIcLAADkDwAQiAsAALERADCJCwEAnhEAIYoLAQCpEQAhiwsBAKkRACGMC0AAnxEAIZcLAQCeEQAhngsBAKkRACGgCwAAshGgCyKhCwEAqREAIaILQACzEQAhowtAALMRACGkCwIAnREAIaULQACzEQAhrw4AAOQPACCwDgAA5A8AIBKSCgAA1xEAIIYLAADUEQAwhwsAAOAPABCICwAA1BEAMIkLBADOEQAhngsBAJ4RACGmCwEAqREAIacLBADOEQAhqAsAANURACCpCwEAqREAIaoLAgDWEQAhqwsEAM8RACGsC0AAnxEAIa0LQACzEQAhrgtAALMRACGvCwEAqREAIbALAQCpEQAhsQtAALMRACEMjQuAAAAAAY8LgAAAAAGQC4AAAAABkQuAAAAAAZILgAAAAAGTC4AAAAABsgsBAAAAAbMLAQAAAAG0CwEAAAABtQuAAAAAAbYLgAAAAAG3C4AAAAABCPEEAgAAAAWNCwIAAAABjgsCAAAABY8LAgAAAAGQCwIAAAABkQsCAAAAAZILAgAAAAGTCwIAphEAIR2TCgAA0REAIJQKAADSEQAglQoAANMRACCGCwAAzBEAMIcLAADmDwAQiAsAAMwRADCJCwEAnhEAIYwLQACfEQAhmgtAAJ8RACG5CwEAqREAIcALAADNEcALIsELAQCeEQAhwgsBAJ4RACHDCwEAnhEAIcQLAQCeEQAhxQsBAJ4RACHGCwQAzhEAIccLBADPEQAhyAsBAKkRACHJCxAA0BEAIcoLAQCpEQAhywsBAJ4RACHMCwEAqREAIc0LQACzEQAhzgtAALMRACHPCwIAnREAIdALQACzEQAhrw4AAOYPACCwDgAA5g8AIA6SCgAA1xEAIIYLAADYEQAwhwsAANwPABCICwAA2BEAMIwLQACfEQAhmgtAAJ8RACGeCwEAnhEAIbgLAQCeEQAhuQsBAJ4RACG6CwQAzxEAIbsLQACzEQAhvAsBAKkRACG9C0AAsxEAIb4LIADZEQAhAo0LIAAAAAGTCyAAxBEAIRKfAwEAkxEAIYYLAADaEQAwhwsAANcPABCICwAA2hEAMIkLAQDbEQAhjAtAAJQRACHBCwEAkxEAIcsLAQCTEQAh1AsBAJMRACHVCwEAkxEAIdYLAQCTEQAh1wsBAJMRACHYCwEAkxEAIdkLQACUEQAh2gtAAJQRACHbCwIAuBEAIdwLAgC4EQAh3QsBAKQRACELFQAAlhEAIBYAAJkRACAXAACZEQAg8QQBAAAABI0LAQAAAAGOCwEAAAAEjwsBAAAAAZALAQAAAAGRCwEAAAABkgsBAAAAAZMLAQDcEQAhCxUAAJYRACAWAACZEQAgFwAAmREAIPEEAQAAAASNCwEAAAABjgsBAAAABI8LAQAAAAGQCwEAAAABkQsBAAAAAZILAQAAAAGTCwEA3BEAIRKfAwEAnhEAIYYLAADdEQAwhwsAAMQPABCICwAA3REAMIkLAQDeEQAhjAtAAJ8RACHBCwEAnhEAIcsLAQCeEQAh1AsBAJ4RACHVCwEAnhEAIdYLAQCeEQAh1wsBAJ4RACHYCwEAnhEAIdkLQACfEQAh2gtAAJ8RACHbCwIA1hEAIdwLAgDWEQAh3QsBAKkRACEI8QQBAAAABI0LAQAAAAGOCwEAAAAEjwsBAAAAAZALAQAAAAGRCwEAAAABkgsBAAAAAZMLAQDfEQAhCPEEAQAAAASNCwEAAAABjgsBAAAABI8LAQAAAAGQCwEAAAABkQsBAAAAAZILAQAAAAGTCwEA3xEAIQWGCwAA4BEAMIcLAAC-DwAQiAsAAOARADDeCwEAkxEAId8LAQCTEQAhBYYLAADhEQAwhwsAAKsPABCICwAA4REAMN4LAQCeEQAh3wsBAJ4RACEJhgsAAOIRADCHCwAApQ8AEIgLAADiEQAwiQsBAJMRACGMC0AAlBEAIcALAADjEeELIuELAQCkEQAh4gsAAOQRACDjC0AArBEAIQcVAACWEQAgFgAA5xEAIBcAAOcRACDxBAAAAOELCI0LAAAA4QsCjgsAAADhCwiTCwAA5hHhCyIPFQAAlhEAIBYAAOURACAXAADlEQAgjQuAAAAAAY8LgAAAAAGQC4AAAAABkQuAAAAAAZILgAAAAAGTC4AAAAABsgsBAAAAAbMLAQAAAAG0CwEAAAABtQuAAAAAAbYLgAAAAAG3C4AAAAABDI0LgAAAAAGPC4AAAAABkAuAAAAAAZELgAAAAAGSC4AAAAABkwuAAAAAAbILAQAAAAGzCwEAAAABtAsBAAAAAbULgAAAAAG2C4AAAAABtwuAAAAAAQcVAACWEQAgFgAA5xEAIBcAAOcRACDxBAAAAOELCI0LAAAA4QsCjgsAAADhCwiTCwAA5hHhCyIE8QQAAADhCwiNCwAAAOELAo4LAAAA4QsIkwsAAOcR4QsiCYYLAADoEQAwhwsAAJIPABCICwAA6BEAMIkLAQCeEQAhjAtAAJ8RACHACwAA6RHhCyLhCwEAqREAIeILAADqEQAg4wtAALMRACEE8QQAAADhCwiNCwAAAOELAo4LAAAA4QsIkwsAAOcR4QsiDI0LgAAAAAGPC4AAAAABkAuAAAAAAZELgAAAAAGSC4AAAAABkwuAAAAAAbILAQAAAAGzCwEAAAABtAsBAAAAAbULgAAAAAG2C4AAAAABtwuAAAAAAQyGCwAA6xEAMIcLAACMDwAQiAsAAOsRADCMC0AAlBEAIaALAADsEeULIsALAADjEeELIsELAQCTEQAhywsBAJMRACHiCwAA5BEAIOMLQACsEQAh5QsBAJMRACHmCwEAkxEAIQcVAACWEQAgFgAA7hEAIBcAAO4RACDxBAAAAOULCI0LAAAA5QsCjgsAAADlCwiTCwAA7RHlCyIHFQAAlhEAIBYAAO4RACAXAADuEQAg8QQAAADlCwiNCwAAAOULAo4LAAAA5QsIkwsAAO0R5QsiBPEEAAAA5QsIjQsAAADlCwKOCwAAAOULCJMLAADuEeULIgyGCwAA7xEAMIcLAAD5DgAQiAsAAO8RADCMC0AAnxEAIaALAADwEeULIsALAADpEeELIsELAQCeEQAhywsBAJ4RACHiCwAA6hEAIOMLQACzEQAh5QsBAJ4RACHmCwEAnhEAIQTxBAAAAOULCI0LAAAA5QsCjgsAAADlCwiTCwAA7hHlCyICwAsAAADhCwLlCwEAAAABDoYLAADyEQAwhwsAAPMOABCICwAA8hEAMIkLAQCTEQAhjAtAAJQRACGaC0AAlBEAIbkLAQCTEQAhwQsBAJMRACHCCwEAkxEAIcQLAQCTEQAh6AsCAJIRACHpC0AAlBEAIeoLQACsEQAh6wsCALgRACEOhgsAAPMRADCHCwAA4A4AEIgLAADzEQAwiQsBAJ4RACGMC0AAnxEAIZoLQACfEQAhuQsBAJ4RACHBCwEAnhEAIcILAQCeEQAhxAsBAJ4RACHoCwIAnREAIekLQACfEQAh6gtAALMRACHrCwIA1hEAIQmGCwAA9BEAMIcLAADaDgAQiAsAAPQRADCJCwEAkxEAIYwLQACUEQAh4gsAAOQRACDsCwEAkxEAIe0LQACsEQAh7gtAAKwRACEJhgsAAPURADCHCwAAxw4AEIgLAAD1EQAwiQsBAJ4RACGMC0AAnxEAIeILAADqEQAg7AsBAJ4RACHtC0AAsxEAIe4LQACzEQAhCIYLAAD2EQAwhwsAAMEOABCICwAA9hEAMIwLQACUEQAhwAsAAPcR8Asi5QsBANsRACHtC0AArBEAIfALQACsEQAhBxUAAJYRACAWAAD5EQAgFwAA-REAIPEEAAAA8AsIjQsAAADwCwKOCwAAAPALCJMLAAD4EfALIgcVAACWEQAgFgAA-REAIBcAAPkRACDxBAAAAPALCI0LAAAA8AsCjgsAAADwCwiTCwAA-BHwCyIE8QQAAADwCwiNCwAAAPALAo4LAAAA8AsIkwsAAPkR8AsiCIYLAAD6EQAwhwsAAK4OABCICwAA-hEAMIwLQACfEQAhwAsAAPsR8Asi5QsBAN4RACHtC0AAsxEAIfALQACzEQAhBPEEAAAA8AsIjQsAAADwCwKOCwAAAPALCJMLAAD5EfALIgLACwAAAPALAuULAQAAAAEehgsAAP0RADCHCwAAqA4AEIgLAAD9EQAwiQsBANsRACGMC0AAlBEAIaALAAD-EfMLIsELAQCTEQAhywsBAJMRACHmCwEAkxEAIesLAQCkEQAh7QtAAKwRACHwC0AArBEAIfQLAAD_EfQLIvULAQCkEQAh9gsQAMcRACH3CxAAgBIAIfgLAQCkEQAh-QsAALcRACD6CwEApBEAIfsLAQCkEQAh_AsBAKQRACH9CwEApBEAIf4LAQCkEQAh_wsAALcRACCADAEApBEAIYEMQACsEQAhggxAAKwRACGDDEAAlBEAIYQMQACsEQAhhQxAAKwRACEHFQAAlhEAIBYAAIYSACAXAACGEgAg8QQAAADzCwiNCwAAAPMLAo4LAAAA8wsIkwsAAIUS8wsiBxUAAJYRACAWAACEEgAgFwAAhBIAIPEEAAAA9AsIjQsAAAD0CwKOCwAAAPQLCJMLAACDEvQLIg0VAACmEQAgFgAAghIAIBcAAIISACA4AACCEgAgOQAAghIAIPEEEAAAAAWNCxAAAAABjgsQAAAABY8LEAAAAAGQCxAAAAABkQsQAAAAAZILEAAAAAGTCxAAgRIAIQ0VAACmEQAgFgAAghIAIBcAAIISACA4AACCEgAgOQAAghIAIPEEEAAAAAWNCxAAAAABjgsQAAAABY8LEAAAAAGQCxAAAAABkQsQAAAAAZILEAAAAAGTCxAAgRIAIQjxBBAAAAAFjQsQAAAAAY4LEAAAAAWPCxAAAAABkAsQAAAAAZELEAAAAAGSCxAAAAABkwsQAIISACEHFQAAlhEAIBYAAIQSACAXAACEEgAg8QQAAAD0CwiNCwAAAPQLAo4LAAAA9AsIkwsAAIMS9AsiBPEEAAAA9AsIjQsAAAD0CwKOCwAAAPQLCJMLAACEEvQLIgcVAACWEQAgFgAAhhIAIBcAAIYSACDxBAAAAPMLCI0LAAAA8wsCjgsAAADzCwiTCwAAhRLzCyIE8QQAAADzCwiNCwAAAPMLAo4LAAAA8wsIkwsAAIYS8wsiHoYLAACHEgAwhwsAAJUOABCICwAAhxIAMIkLAQDeEQAhjAtAAJ8RACGgCwAAiBLzCyLBCwEAnhEAIcsLAQCeEQAh5gsBAJ4RACHrCwEAqREAIe0LQACzEQAh8AtAALMRACH0CwAAiRL0CyL1CwEAqREAIfYLEADQEQAh9wsQAIoSACH4CwEAqREAIfkLAADVEQAg-gsBAKkRACH7CwEAqREAIfwLAQCpEQAh_QsBAKkRACH-CwEAqREAIf8LAADVEQAggAwBAKkRACGBDEAAsxEAIYIMQACzEQAhgwxAAJ8RACGEDEAAsxEAIYUMQACzEQAhBPEEAAAA8wsIjQsAAADzCwKOCwAAAPMLCJMLAACGEvMLIgTxBAAAAPQLCI0LAAAA9AsCjgsAAAD0CwiTCwAAhBL0CyII8QQQAAAABY0LEAAAAAGOCxAAAAAFjwsQAAAAAZALEAAAAAGRCxAAAAABkgsQAAAAAZMLEACCEgAhCoYLAACLEgAwhwsAAI8OABCICwAAixIAMKALAQCTEQAhpAsCAJIRACGlC0AArBEAIfkLAQCTEQAhhAxAAKwRACGGDAEAkxEAIYcMAQCkEQAhD4YLAACMEgAwhwsAAPkNABCICwAAjBIAMIkLAQCTEQAhjAtAAJQRACG5CwEApBEAIcALAQCTEQAhwQsBAKQRACHLCwEApBEAIesLAgCSEQAhiAwBAKQRACGJDAEAkxEAIYoMAQCTEQAhiwwBAJMRACGMDAEAkxEAIRDxCAAAjhIAIIYLAACNEgAwhwsAAOYNABCICwAAjRIAMIkLAQCeEQAhjAtAAJ8RACG5CwEAqREAIcALAQCeEQAhwQsBAKkRACHLCwEAqREAIesLAgCdEQAhiAwBAKkRACGJDAEAnhEAIYoMAQCeEQAhiwwBAJ4RACGMDAEAnhEAIQPRCwAA4A0AINILAADgDQAg0wsAAOANACAC-QsBAAAAAYYMAQAAAAEL3QcAAJESACCGCwAAkBIAMIcLAADgDQAQiAsAAJASADCgCwEAnhEAIaQLAgCdEQAhpQtAALMRACH5CwEAnhEAIYQMQACzEQAhhgwBAJ4RACGHDAEAqREAIRLxCAAAjhIAIIYLAACNEgAwhwsAAOYNABCICwAAjRIAMIkLAQCeEQAhjAtAAJ8RACG5CwEAqREAIcALAQCeEQAhwQsBAKkRACHLCwEAqREAIesLAgCdEQAhiAwBAKkRACGJDAEAnhEAIYoMAQCeEQAhiwwBAJ4RACGMDAEAnhEAIa8OAADmDQAgsA4AAOYNACAGhgsAAJISADCHCwAA2w0AEIgLAACSEgAwjgwBAJMRACGPDEAAlBEAIZAMAgCSEQAhBoYLAACTEgAwhwsAAMgNABCICwAAkxIAMI4MAQCeEQAhjwxAAJ8RACGQDAIAnREAIQKODAEAAAABjwxAAAAAAQaGCwAAlRIAMIcLAADCDQAQiAsAAJUSADCJCwEAkxEAIZIMAQCTEQAhkwxAAJQRACEIhgsAAJYSADCHCwAArA0AEIgLAACWEgAwiQsBAJMRACGsC0AAlBEAIYYMAQCTEQAhkgwBAJMRACGUDEAArBEAIQ6GCwAAlxIAMIcLAACWDQAQiAsAAJcSADCJCwEAkxEAIawLQACUEQAhuQsBAKQRACHrCwIAkhEAIYkMAQCTEQAhjAwBAJMRACGVDAEAkxEAIZYMAQCTEQAhlwwBAJMRACGYDAEAkxEAIZkMAQCTEQAhD9wHAACZEgAghgsAAJgSADCHCwAAgw0AEIgLAACYEgAwiQsBAJ4RACGsC0AAnxEAIbkLAQCpEQAh6wsCAJ0RACGJDAEAnhEAIYwMAQCeEQAhlQwBAJ4RACGWDAEAnhEAIZcMAQCeEQAhmAwBAJ4RACGZDAEAnhEAIQPRCwAA-gsAINILAAD6CwAg0wsAAPoLACAKhgsAAJoSADCHCwAA_QwAEIgLAACaEgAwywsBAJMRACGBDEAAlBEAIZIMAQCTEQAhmgwBAJMRACGbDBAAxxEAIZwMAgCSEQAhnQwQAMcRACEOhgsAAJsSADCHCwAA5wwAEIgLAACbEgAwiQsBAJMRACGMC0AAlBEAIZoLQACsEQAh4wtAAKwRACH5CwEApBEAIYgMAQCkEQAhngwBAJMRACGfDAEAkxEAIaAMAQCkEQAhoQwgAMIRACGiDEAArBEAIQaGCwAAnBIAMIcLAADPDAAQiAsAAJwSADDBCwEAkxEAIYgMAQCTEQAhowxAAJQRACEHhgsAAJ0SADCHCwAAuQwAEIgLAACdEgAwiwsBAJMRACGMC0AAlBEAIaQMAQCTEQAhpQwBAJMRACEHhgsAAJ4SADCHCwAApgwAEIgLAACeEgAwiwsBAJ4RACGMC0AAnxEAIaQMAQCeEQAhpQwBAJ4RACEKhgsAAJ8SADCHCwAAoAwAEIgLAACfEgAwjAtAAJQRACHLCwEAkxEAIZ8MAQCTEQAhpgwBAJMRACGnDAEApBEAIagMQACsEQAhqQxAAKwRACEL2wcAAKESACCGCwAAoBIAMIcLAACEDAAQiAsAAKASADDLCwEAnhEAIYEMQACfEQAhkgwBAJ4RACGaDAEAnhEAIZsMEADQEQAhnAwCAJ0RACGdDBAA0BEAIRTxBAAAqhIAINwHAACZEgAg3gcAAKsSACDfBwAArBIAIIYLAACpEgAwhwsAAPQLABCICwAAqRIAMIkLAQCeEQAhjAtAAJ8RACGaC0AAsxEAIeMLQACzEQAh-QsBAKkRACGIDAEAqREAIZ4MAQCeEQAhnwwBAJ4RACGgDAEAqREAIaEMIADZEQAhogxAALMRACGvDgAA9AsAILAOAAD0CwAgB9sHAAChEgAghgsAAKISADCHCwAAgAwAEIgLAACiEgAwiQsBAJ4RACGSDAEAnhEAIZMMQACfEQAhAoYMAQAAAAGSDAEAAAABCtsHAAChEgAg3QcAAKUSACCGCwAApBIAMIcLAAD6CwAQiAsAAKQSADCJCwEAnhEAIawLQACfEQAhhgwBAJ4RACGSDAEAnhEAIZQMQACzEQAhEdwHAACZEgAghgsAAJgSADCHCwAAgw0AEIgLAACYEgAwiQsBAJ4RACGsC0AAnxEAIbkLAQCpEQAh6wsCAJ0RACGJDAEAnhEAIYwMAQCeEQAhlQwBAJ4RACGWDAEAnhEAIZcMAQCeEQAhmAwBAJ4RACGZDAEAnhEAIa8OAACDDQAgsA4AAIMNACAM2gcAAKcSACDgBwAAqBIAIIYLAACmEgAwhwsAAPgLABCICwAAphIAMIwLQACfEQAhywsBAJ4RACGfDAEAnhEAIaYMAQCeEQAhpwwBAKkRACGoDEAAsxEAIakMQACzEQAhA9ELAADwCwAg0gsAAPALACDTCwAA8AsAIAPRCwAA9AsAINILAAD0CwAg0wsAAPQLACAS8QQAAKoSACDcBwAAmRIAIN4HAACrEgAg3wcAAKwSACCGCwAAqRIAMIcLAAD0CwAQiAsAAKkSADCJCwEAnhEAIYwLQACfEQAhmgtAALMRACHjC0AAsxEAIfkLAQCpEQAhiAwBAKkRACGeDAEAnhEAIZ8MAQCeEQAhoAwBAKkRACGhDCAA2REAIaIMQACzEQAhDtoHAACnEgAg4AcAAKgSACCGCwAAphIAMIcLAAD4CwAQiAsAAKYSADCMC0AAnxEAIcsLAQCeEQAhnwwBAJ4RACGmDAEAnhEAIacMAQCpEQAhqAxAALMRACGpDEAAsxEAIa8OAAD4CwAgsA4AAPgLACAD0QsAAIAMACDSCwAAgAwAINMLAACADAAgA9ELAACEDAAg0gsAAIQMACDTCwAAhAwAIALBCwEAAAABiAwBAAAAAQfxBAAArxIAIIYLAACuEgAwhwsAAPALABCICwAArhIAMMELAQCeEQAhiAwBAJ4RACGjDEAAnxEAIQ7aBwAApxIAIOAHAACoEgAghgsAAKYSADCHCwAA-AsAEIgLAACmEgAwjAtAAJ8RACHLCwEAnhEAIZ8MAQCeEQAhpgwBAJ4RACGnDAEAqREAIagMQACzEQAhqQxAALMRACGvDgAA-AsAILAOAAD4CwAgBoYLAACwEgAwhwsAAOsLABCICwAAsBIAMIkLBAC2EQAhrAwBANsRACGtDAAA5BEAIBKGCwAAsRIAMIcLAADVCwAQiAsAALESADCJCwEA2xEAIa4MAQCTEQAhrwwBAJMRACGwDEAArBEAIbEMBAC2EQAhsgwEALYRACGzDAAAshIAILQMQACUEQAhtQwAALISACC2DAEApBEAIbcMAgCSEQAhuAwQAMcRACG5DAIAkhEAIboMQACUEQAhuwxAAKwRACEEjQsBAAAABbwMAQAAAAG9DAEAAAAEvgwBAAAABBO5BwAAtBIAIIYLAACzEgAwhwsAAMILABCICwAAsxIAMIkLAQDeEQAhrgwBAJ4RACGvDAEAnhEAIbAMQACzEQAhsQwEAM4RACGyDAQAzhEAIbMMAACyEgAgtAxAAJ8RACG1DAAAshIAILYMAQCpEQAhtwwCAJ0RACG4DBAA0BEAIbkMAgCdEQAhugxAAJ8RACG7DEAAsxEAIQPRCwAAvAsAINILAAC8CwAg0wsAALwLACAHuAcAALYSACCGCwAAtRIAMIcLAAC8CwAQiAsAALUSADCJCwQAzhEAIawMAQDeEQAhrQwAAOoRACAVuQcAALQSACCGCwAAsxIAMIcLAADCCwAQiAsAALMSADCJCwEA3hEAIa4MAQCeEQAhrwwBAJ4RACGwDEAAsxEAIbEMBADOEQAhsgwEAM4RACGzDAAAshIAILQMQACfEQAhtQwAALISACC2DAEAqREAIbcMAgCdEQAhuAwQANARACG5DAIAnREAIboMQACfEQAhuwxAALMRACGvDgAAwgsAILAOAADCCwAgBoYLAAC3EgAwhwsAALcLABCICwAAtxIAMMELAQCTEQAhvwwBANsRACHADEAAlBEAIQaGCwAAuBIAMIcLAACkCwAQiAsAALgSADDBCwEAnhEAIb8MAQDeEQAhwAxAAJ8RACECwQsBAAAAAb8MAQAAAAEGhgsAALoSADCHCwAAngsAEIgLAAC6EgAwjAtAAJQRACGmDAEAkxEAIcIMAQCTEQAhBoYLAAC7EgAwhwsAAIsLABCICwAAuxIAMIwLQACfEQAhpgwBAJ4RACHCDAEAnhEAIQeGCwAAvBIAMIcLAACFCwAQiAsAALwSADCPDAIAkhEAIcMMQACUEQAhxAwQAMcRACHFDBAAxxEAIQeGCwAAvRIAMIcLAADyCgAQiAsAAL0SADCPDAIAnREAIcMMQACfEQAhxAwQANARACHFDBAA0BEAIQqGCwAAvhIAMIcLAADsCgAQiAsAAL4SADCJCwEAkxEAIcYMAQCTEQAhxwwBAJMRACHIDAAA5BEAIMkMIADCEQAhygxAAJQRACHLDCAAwhEAIQaGCwAAvxIAMIcLAADWCgAQiAsAAL8SADCJCwEAkxEAIcoMQACUEQAhzAwBAJMRACEH5wYAAMESACCGCwAAwBIAMIcLAADDCgAQiAsAAMASADCJCwEAnhEAIcoMQACfEQAhzAwBAJ4RACED0QsAAL0KACDSCwAAvQoAINMLAAC9CgAgC-YGAADDEgAghgsAAMISADCHCwAAvQoAEIgLAADCEgAwiQsBAJ4RACHGDAEAnhEAIccMAQCeEQAhyAwAAOoRACDJDCAA2REAIcoMQACfEQAhywwgANkRACEJ5wYAAMESACCGCwAAwBIAMIcLAADDCgAQiAsAAMASADCJCwEAnhEAIcoMQACfEQAhzAwBAJ4RACGvDgAAwwoAILAOAADDCgAgBoYLAADEEgAwhwsAALgKABCICwAAxBIAMJsMEADHEQAhzQwBANsRACHODAIAkhEAIRWGCwAAxRIAMIcLAACiCgAQiAsAAMUSADCJCwEA2xEAIYwLQACUEQAhoAsBAJMRACGhCwEApBEAIaQLAgCSEQAhygsBAKQRACGADAEAkxEAIYMMQACUEQAhmwwQAMcRACHPDAEA2xEAIdAMAQCTEQAh0QwBAJMRACHSDAEApBEAIdMMAAC3EQAg1AxAAKwRACHVDEAArBEAIdYMQACsEQAh1wwBAMYSACELFQAAphEAIBYAAKcRACAXAACnEQAg8QQBAAAABY0LAQAAAAGOCwEAAAAFjwsBAAAAAZALAQAAAAGRCwEAAAABkgsBAAAAAZMLAQDHEgAhCxUAAKYRACAWAACnEQAgFwAApxEAIPEEAQAAAAWNCwEAAAABjgsBAAAABY8LAQAAAAGQCwEAAAABkQsBAAAAAZILAQAAAAGTCwEAxxIAIQ6GCwAAyBIAMIcLAACMCgAQiAsAAMgSADCbDBAAxxEAIc4MAgCSEQAhzwwBANsRACHYDAIAkhEAIdkMAgC4EQAh2gwBAJMRACHbDAEAkxEAIdwMAQCTEQAh3QwQAIASACHeDAEAkxEAId8MAQCTEQAhDoYLAADJEgAwhwsAAPkJABCICwAAyRIAMJsMEADQEQAhzgwCAJ0RACHPDAEA3hEAIdgMAgCdEQAh2QwCANYRACHaDAEAnhEAIdsMAQCeEQAh3AwBAJ4RACHdDBAAihIAId4MAQCeEQAh3wwBAJ4RACECzgwCAAAAAc8MAQAAAAENhgsAAMsSADCHCwAA8wkAEIgLAADLEgAwiQsBANsRACGMC0AAlBEAIZ8MAQCkEQAhrwwBAJMRACHRDAABzBIAIdYMQACsEQAh3wwAALcRACDhDEAArBEAIeIMAQCTEQAh4wwAAOQRACAHFQAAlhEAIBYAAM4SACAXAADOEgAg8QQAAQAABI0LAAEAAAGOCwABAAAEkwsAAc0SACEHFQAAlhEAIBYAAM4SACAXAADOEgAg8QQAAQAABI0LAAEAAAGOCwABAAAEkwsAAc0SACEE8QQAAQAABI0LAAEAAAGOCwABAAAEkwsAAc4SACENhgsAAM8SADCHCwAA4AkAEIgLAADPEgAwiQsBAN4RACGMC0AAnxEAIZ8MAQCpEQAhrwwBAJ4RACHRDAAB0BIAIdYMQACzEQAh3wwAANURACDhDEAAsxEAIeIMAQCeEQAh4wwAAOoRACAE8QQAAQAABI0LAAEAAAGOCwABAAAEkwsAAc4SACEGhgsAANESADCHCwAA2gkAEIgLAADREgAwjAtAAJQRACHPDAEA2xEAIeQMAADkEQAgBoYLAADSEgAwhwsAAMcJABCICwAA0hIAMIwLQACfEQAhzwwBAN4RACHkDAAA6hEAIAeGCwAA0xIAMIcLAADBCQAQiAsAANMSADCMC0AAlBEAIc8MAQDbEQAh5AwAAOQRACDlDAABzBIAIQeGCwAA1BIAMIcLAACuCQAQiAsAANQSADCMC0AAnxEAIc8MAQDeEQAh5AwAAOoRACDlDAAB0BIAIQ-GCwAA1RIAMIcLAACoCQAQiAsAANUSADCgCwEAkxEAIZoMAQCTEQAhmwwQAMcRACGfDAEAkxEAIa8MAQCTEQAhzwwBANsRACHWDEAAlBEAIeYMQACUEQAh5wxAAKwRACHoDCAAwhEAIekMAQCTEQAh6gwAAdYSACEHFQAAphEAIBYAANgSACAXAADYEgAg8QQAAQAABY0LAAEAAAGOCwABAAAFkwsAAdcSACEHFQAAphEAIBYAANgSACAXAADYEgAg8QQAAQAABY0LAAEAAAGOCwABAAAFkwsAAdcSACEE8QQAAQAABY0LAAEAAAGOCwABAAAFkwsAAdgSACEPhgsAANkSADCHCwAAlQkAEIgLAADZEgAwoAsBAJ4RACGaDAEAnhEAIZsMEADQEQAhnwwBAJ4RACGvDAEAnhEAIc8MAQDeEQAh1gxAAJ8RACHmDEAAnxEAIecMQACzEQAh6AwgANkRACHpDAEAnhEAIeoMAAHaEgAhBPEEAAEAAAWNCwABAAABjgsAAQAABZMLAAHYEgAhDoYLAADbEgAwhwsAAI8JABCICwAA2xIAMOILAADkEQAgmgwBAJMRACGvDAEAkxEAIc8MAQDbEQAh4gwBAJMRACHrDEAAlBEAIewMAQCTEQAh7QwBAKQRACHuDAABzBIAIe8MAAHMEgAh8AwAAOQRACAOhgsAANwSADCHCwAA_AgAEIgLAADcEgAw4gsAAOoRACCaDAEAnhEAIa8MAQCeEQAhzwwBAN4RACHiDAEAnhEAIesMQACfEQAh7AwBAJ4RACHtDAEAqREAIe4MAAHQEgAh7wwAAdASACHwDAAA6hEAIASaDAEAAAABrwwBAAAAAeIMAQAAAAHsDAEAAAABI4YLAADeEgAwhwsAAPYIABCICwAA3hIAMIkLAQDbEQAhjAtAAJQRACGgCwEAkxEAIcoLAQCkEQAhgAwBAJMRACGDDEAAlBEAIZoMAQCTEQAhmwwQAMcRACGvDAEAkxEAIccMAQCkEQAh2gwBAKQRACHcDAEAkxEAId4MAQCTEQAh4gwBAJMRACHnDEAArBEAIekMAQCTEQAh6wxAAJQRACHsDAEAkxEAIfIMAQDGEgAh8wwCALgRACH0DAIAuBEAIfUMIADCEQAh9gwgAMIRACH3DAEAkxEAIfgMAQCTEQAh-QwQAIASACH6DBAAgBIAIfsMEACAEgAh_AwBAKQRACH9DAEApBEAIf4MAQCTEQAh_wwBAKQRACEk1QUAAOESACCGCwAA3xIAMIcLAADjCAAQiAsAAN8SADCJCwEA3hEAIYwLQACfEQAhoAsBAJ4RACHKCwEAqREAIYAMAQCeEQAhgwxAAJ8RACGaDAEAnhEAIZsMEADQEQAhrwwBAJ4RACHHDAEAqREAIdoMAQCpEQAh3AwBAJ4RACHeDAEAnhEAIeIMAQCeEQAh5wxAALMRACHpDAEAnhEAIesMQACfEQAh7AwBAJ4RACHyDAEA4BIAIfMMAgDWEQAh9AwCANYRACH1DCAA2REAIfYMIADZEQAh9wwBAJ4RACH4DAEAnhEAIfkMEACKEgAh-gwQAIoSACH7DBAAihIAIfwMAQCpEQAh_QwBAKkRACH-DAEAnhEAIf8MAQCpEQAhCPEEAQAAAAWNCwEAAAABjgsBAAAABY8LAQAAAAGQCwEAAAABkQsBAAAAAZILAQAAAAGTCwEA4hIAIQPRCwAA2AgAINILAADYCAAg0wsAANgIACAI8QQBAAAABY0LAQAAAAGOCwEAAAAFjwsBAAAAAZALAQAAAAGRCwEAAAABkgsBAAAAAZMLAQDiEgAhAs0MAQAAAAHODAIAAAABB9MFAADlEgAghgsAAOQSADCHCwAA3AgAEIgLAADkEgAwmwwQANARACHNDAEA3hEAIc4MAgCdEQAhGdIFAADoEgAg1AUAAOkSACCGCwAA5xIAMIcLAADYCAAQiAsAAOcSADCJCwEA3hEAIYwLQACfEQAhoAsBAJ4RACGhCwEAqREAIaQLAgCdEQAhygsBAKkRACGADAEAnhEAIYMMQACfEQAhmwwQANARACHPDAEA3hEAIdAMAQCeEQAh0QwBAJ4RACHSDAEAqREAIdMMAADVEQAg1AxAALMRACHVDEAAsxEAIdYMQACzEQAh1wwBAOASACGvDgAA2AgAILAOAADYCAAgAs8MAQAAAAHRDAEAAAABF9IFAADoEgAg1AUAAOkSACCGCwAA5xIAMIcLAADYCAAQiAsAAOcSADCJCwEA3hEAIYwLQACfEQAhoAsBAJ4RACGhCwEAqREAIaQLAgCdEQAhygsBAKkRACGADAEAnhEAIYMMQACfEQAhmwwQANARACHPDAEA3hEAIdAMAQCeEQAh0QwBAJ4RACHSDAEAqREAIdMMAADVEQAg1AxAALMRACHVDEAAsxEAIdYMQACzEQAh1wwBAOASACEm1QUAAOESACCGCwAA3xIAMIcLAADjCAAQiAsAAN8SADCJCwEA3hEAIYwLQACfEQAhoAsBAJ4RACHKCwEAqREAIYAMAQCeEQAhgwxAAJ8RACGaDAEAnhEAIZsMEADQEQAhrwwBAJ4RACHHDAEAqREAIdoMAQCpEQAh3AwBAJ4RACHeDAEAnhEAIeIMAQCeEQAh5wxAALMRACHpDAEAnhEAIesMQACfEQAh7AwBAJ4RACHyDAEA4BIAIfMMAgDWEQAh9AwCANYRACH1DCAA2REAIfYMIADZEQAh9wwBAJ4RACH4DAEAnhEAIfkMEACKEgAh-gwQAIoSACH7DBAAihIAIfwMAQCpEQAh_QwBAKkRACH-DAEAnhEAIf8MAQCpEQAhrw4AAOMIACCwDgAA4wgAIAPRCwAA3AgAINILAADcCAAg0wsAANwIACAFhgsAAOoSADCHCwAA0wgAEIgLAADqEgAwiQsBANsRACGCDSAAwhEAIQWGCwAA6xIAMIcLAADACAAQiAsAAOsSADCJCwEA3hEAIYINIADZEQAhB4YLAADsEgAwhwsAALoIABCICwAA7BIAMNEMAQCTEQAhgw0CAJIRACGEDUAAlBEAIYUNQACUEQAhB4YLAADtEgAwhwsAAKcIABCICwAA7RIAMNEMAQCeEQAhgw0CAJ0RACGEDUAAnxEAIYUNQACfEQAhBYYLAADuEgAwhwsAAKEIABCICwAA7hIAMNEMAQCTEQAhhg1AAJQRACEFhgsAAO8SADCHCwAAjggAEIgLAADvEgAw0QwBAJ4RACGGDUAAnxEAIRiGCwAA8BIAMIcLAACICAAQiAsAAPASADCJCwEAkxEAIYwLQACUEQAhmgtAAKwRACGgCwAA8RKIDSLACwEAkxEAIcELAQCTEQAhywsBAJMRACHmCwEAkxEAIfALQACUEQAhgwxAAJQRACGTDEAArBEAIdYMQACsEQAh1wwBAMYSACHcDAEAkxEAIYMNAgCSEQAhiA0AAOQRACCJDQIAkhEAIYoNAAC3EQAgiw0AALcRACCMDQEApBEAIY0NQACUEQAhBxUAAJYRACAWAADzEgAgFwAA8xIAIPEEAAAAiA0IjQsAAACIDQKOCwAAAIgNCJMLAADyEogNIgcVAACWEQAgFgAA8xIAIBcAAPMSACDxBAAAAIgNCI0LAAAAiA0CjgsAAACIDQiTCwAA8hKIDSIE8QQAAACIDQiNCwAAAIgNAo4LAAAAiA0IkwsAAPMSiA0iGIYLAAD0EgAwhwsAAPUHABCICwAA9BIAMIkLAQCeEQAhjAtAAJ8RACGaC0AAsxEAIaALAAD1EogNIsALAQCeEQAhwQsBAJ4RACHLCwEAnhEAIeYLAQCeEQAh8AtAAJ8RACGDDEAAnxEAIZMMQACzEQAh1gxAALMRACHXDAEA4BIAIdwMAQCeEQAhgw0CAJ0RACGIDQAA6hEAIIkNAgCdEQAhig0AANURACCLDQAA1REAIIwNAQCpEQAhjQ1AAJ8RACEE8QQAAACIDQiNCwAAAIgNAo4LAAAAiA0IkwsAAPMSiA0iCtwBAQCTEQAhhgsAAPYSADCHCwAA7wcAEIgLAAD2EgAwiQsEALYRACGfDAEAkxEAIaYMAQCTEQAhjg0BAJMRACGPDQEAkxEAIZANAgCSEQAhBYYLAAD3EgAwhwsAANkHABCICwAA9xIAMKYMAQCTEQAhkQ0CAJIRACEG3QEAAPkSACCGCwAA-BIAMIcLAADGBwAQiAsAAPgSADCmDAEAnhEAIZENAgCdEQAhA9ELAADABwAg0gsAAMAHACDTCwAAwAcAIAvcAQEAnhEAIfEEAAD7EgAghgsAAPoSADCHCwAAwAcAEIgLAAD6EgAwiQsEAM4RACGfDAEAnhEAIaYMAQCeEQAhjg0BAJ4RACGPDQEAnhEAIZANAgCdEQAhCN0BAAD5EgAghgsAAPgSADCHCwAAxgcAEIgLAAD4EgAwpgwBAJ4RACGRDQIAnREAIa8OAADGBwAgsA4AAMYHACAMhgsAAPwSADCHCwAAuwcAEIgLAAD8EgAwmgtAAJQRACG5CwEAkxEAIcILAQCTEQAhxAsBAJMRACHrCwIAkhEAIZ8MAQCTEQAh0QwBAJMRACHcDAEAkxEAIY4NAQCTEQAhDIYLAAD9EgAwhwsAAKgHABCICwAA_RIAMJoLQACfEQAhuQsBAJ4RACHCCwEAnhEAIcQLAQCeEQAh6wsCAJ0RACGfDAEAnhEAIdEMAQCeEQAh3AwBAJ4RACGODQEAnhEAIQLRDAEAAAABjg0BAAAAAQiGCwAA_xIAMIcLAACiBwAQiAsAAP8SADCMC0AAlBEAIaYMAQCTEQAhzwwBAJMRACHRDAEAkxEAIY4NAQCTEQAhCIYLAACAEwAwhwsAAI8HABCICwAAgBMAMIwLQACfEQAhpgwBAJ4RACHPDAEAnhEAIdEMAQCeEQAhjg0BAJ4RACECpgwBAAAAAc8MAQAAAAEFhgsAAIITADCHCwAAiQcAEIgLAACCEwAwmgtAAJQRACGUDQEAkxEAIQWGCwAAgxMAMIcLAAD2BgAQiAsAAIMTADCaC0AAnxEAIZQNAQCeEQAhB4YLAACEEwAwhwsAAPAGABCICwAAhBMAMIwLQACUEQAhzgwCAJIRACHPDAEA2xEAIZUNAQCTEQAhB4YLAACFEwAwhwsAAN0GABCICwAAhRMAMIwLQACfEQAhzgwCAJ0RACHPDAEA3hEAIZUNAQCeEQAhA84MAgAAAAHPDAEAAAABlQ0BAAAAAQmGCwAAhxMAMIcLAADXBgAQiAsAAIcTADCgCwAAiBOYDSLLCwEAkxEAIYQMQACsEQAh2wwBAJMRACGYDQEApBEAIZkNQACUEQAhBxUAAJYRACAWAACKEwAgFwAAihMAIPEEAAAAmA0IjQsAAACYDQKOCwAAAJgNCJMLAACJE5gNIgcVAACWEQAgFgAAihMAIBcAAIoTACDxBAAAAJgNCI0LAAAAmA0CjgsAAACYDQiTCwAAiROYDSIE8QQAAACYDQiNCwAAAJgNAo4LAAAAmA0IkwsAAIoTmA0iCYYLAACLEwAwhwsAAMQGABCICwAAixMAMKALAACME5gNIssLAQCeEQAhhAxAALMRACHbDAEAnhEAIZgNAQCpEQAhmQ1AAJ8RACEE8QQAAACYDQiNCwAAAJgNAo4LAAAAmA0IkwsAAIoTmA0iBoYLAACNEwAwhwsAAL4GABCICwAAjRMAMIkLAQDbEQAhmg1AAJQRACGbDQAAshIAIAaGCwAAjhMAMIcLAACrBgAQiAsAAI4TADCJCwEA3hEAIZoNQACfEQAhmw0AALISACAFhgsAAI8TADCHCwAApQYAEIgLAACPEwAwpgwBAJMRACHKDEAAlBEAIQWGCwAAkBMAMIcLAACSBgAQiAsAAJATADCmDAEAnhEAIcoMQACfEQAhEYYLAACREwAwhwsAAIwGABCICwAAkRMAMIkLAQDbEQAhjAtAAJQRACHBCwEAkxEAIYQMQACsEQAhxwwBAJMRACHaDAEApBEAId8MAQCkEQAh_AwBAJMRACH-DAEAkxEAIZwNAQCTEQAhnQ0AAOQRACCeDQEAkxEAIZ8NAQCTEQAhoA0BAKQRACERhgsAAJITADCHCwAA-QUAEIgLAACSEwAwiQsBAN4RACGMC0AAnxEAIcELAQCeEQAhhAxAALMRACHHDAEAnhEAIdoMAQCpEQAh3wwBAKkRACH8DAEAnhEAIf4MAQCeEQAhnA0BAJ4RACGdDQAA6hEAIJ4NAQCeEQAhnw0BAJ4RACGgDQEAqREAIQeGCwAAkxMAMIcLAADzBQAQiAsAAJMTADCMC0AAlBEAIZoLQACUEQAhuAsAAcwSACH5CwEAkxEAIQeGCwAAlBMAMIcLAADgBQAQiAsAAJQTADCMC0AAnxEAIZoLQACfEQAhuAsAAdASACH5CwEAnhEAIQeGCwAAlRMAMIcLAADaBQAQiAsAAJUTADCaC0AAlBEAIfkLAQCTEQAh7AwBAJMRACGhDUAAlBEAIQeGCwAAlhMAMIcLAADHBQAQiAsAAJYTADCaC0AAnxEAIfkLAQCeEQAh7AwBAJ4RACGhDUAAnxEAIQXmBgQAthEAIYYLAACXEwAwhwsAAMEFABCICwAAlxMAMIkLAgCSEQAhBeYGBADOEQAhhgsAAJgTADCHCwAArgUAEIgLAACYEwAwiQsCAJ0RACEOhgsAAJkTADCHCwAAqAUAEIgLAACZEwAwiQsCAJIRACH2CwEApBEAIdoMAQCTEQAh_AwBAJMRACGgDQABzBIAIaINAgCSEQAhow0BAJMRACGkDQEAkxEAIaUNAQCkEQAhpg0BAKQRACGnDQAB1hIAIQ2GCwAAmhMAMIcLAACSBQAQiAsAAJoTADCJCwIAkhEAIaQNAQCTEQAhqA0BAJMRACGpDQEAkxEAIaoNAQCTEQAhqw0BAJMRACGsDQEApBEAIa0NAQCkEQAhrg0AALISACCvDSAAwhEAIQ6gAwAAnBMAIIYLAACbEwAwhwsAAP8EABCICwAAmxMAMIkLAgCdEQAhpA0BAJ4RACGoDQEAnhEAIakNAQCeEQAhqg0BAJ4RACGrDQEAnhEAIawNAQCpEQAhrQ0BAKkRACGuDQAAshIAIK8NIADZEQAhA9ELAAD5BAAg0gsAAPkEACDTCwAA-QQAIAPaDAEAAAAB_AwBAAAAAaINAgAAAAEPnwMAAJ8TACCGCwAAnhMAMIcLAAD5BAAQiAsAAJ4TADCJCwIAnREAIfYLAQCpEQAh2gwBAJ4RACH8DAEAnhEAIaANAAHQEgAhog0CAJ0RACGjDQEAnhEAIaQNAQCeEQAhpQ0BAKkRACGmDQEAqREAIacNAAHaEgAhEKADAACcEwAghgsAAJsTADCHCwAA_wQAEIgLAACbEwAwiQsCAJ0RACGkDQEAnhEAIagNAQCeEQAhqQ0BAJ4RACGqDQEAnhEAIasNAQCeEQAhrA0BAKkRACGtDQEAqREAIa4NAACyEgAgrw0gANkRACGvDgAA_wQAILAOAAD_BAAgB4YLAACgEwAwhwsAAPQEABCICwAAoBMAMKkNAQCTEQAhsQ1AAJQRACGyDUAArBEAIbMNAQCkEQAhB4YLAAChEwAwhwsAAOEEABCICwAAoRMAMKkNAQCeEQAhsQ1AAJ8RACGyDUAAsxEAIbMNAQCpEQAhCIYLAACiEwAwhwsAANsEABCICwAAohMAMIkLAQDbEQAhjAtAAJQRACHBCwEAkxEAIbQNAQDbEQAhtQ0EALYRACEPhgsAAKMTADCHCwAAxQQAEIgLAACjEwAwiQsBANsRACGMC0AAlBEAIZoLQACsEQAhoQsBAKQRACGvDAAApBO5DSLyDAEAxhIAIbUNBAC2EQAhtg0BAJMRACG3DQEAkxEAIbkNBAC2EQAhug0EALYRACG7DUAArBEAIQcVAACWEQAgFgAAphMAIBcAAKYTACDxBAAAALkNCI0LAAAAuQ0CjgsAAAC5DQiTCwAApRO5DSIHFQAAlhEAIBYAAKYTACAXAACmEwAg8QQAAAC5DQiNCwAAALkNAo4LAAAAuQ0IkwsAAKUTuQ0iBPEEAAAAuQ0IjQsAAAC5DQKOCwAAALkNCJMLAACmE7kNIgeGCwAApxMAMIcLAACtBAAQiAsAAKcTADCMC0AAlBEAIcELAQCTEQAh8gwBANsRACG9DQAAqBO9DSIHFQAAlhEAIBYAAKoTACAXAACqEwAg8QQAAAC9DQiNCwAAAL0NAo4LAAAAvQ0IkwsAAKkTvQ0iBxUAAJYRACAWAACqEwAgFwAAqhMAIPEEAAAAvQ0IjQsAAAC9DQKOCwAAAL0NCJMLAACpE70NIgTxBAAAAL0NCI0LAAAAvQ0CjgsAAAC9DQiTCwAAqhO9DSIIhgsAAKsTADCHCwAAlwQAEIgLAACrEwAwiQsBANsRACGMC0AAlBEAIaYMAQCTEQAhtw0BAJMRACG-DQEAkxEAIQLBCwEAAAABtA0BAAAAAQnMAgAArhMAIIYLAACtEwAwhwsAAP0DABCICwAArRMAMIkLAQDeEQAhjAtAAJ8RACHBCwEAnhEAIbQNAQDeEQAhtQ0EAM4RACETygIAALQTACDNAgAAtRMAIIYLAACyEwAwhwsAAPcDABCICwAAshMAMIkLAQDeEQAhjAtAAJ8RACGaC0AAsxEAIaELAQCpEQAhrwwAALMTuQ0i8gwBAOASACG1DQQAzhEAIbYNAQCeEQAhtw0BAJ4RACG5DQQAzhEAIboNBADOEQAhuw1AALMRACGvDgAA9wMAILAOAAD3AwAgCssCAACwEwAgzgIAALETACCGCwAArxMAMIcLAAD7AwAQiAsAAK8TADCJCwEA3hEAIYwLQACfEQAhpgwBAJ4RACG3DQEAnhEAIb4NAQCeEQAhA9ELAADzAwAg0gsAAPMDACDTCwAA8wMAIAPRCwAA9wMAINILAAD3AwAg0wsAAPcDACARygIAALQTACDNAgAAtRMAIIYLAACyEwAwhwsAAPcDABCICwAAshMAMIkLAQDeEQAhjAtAAJ8RACGaC0AAsxEAIaELAQCpEQAhrwwAALMTuQ0i8gwBAOASACG1DQQAzhEAIbYNAQCeEQAhtw0BAJ4RACG5DQQAzhEAIboNBADOEQAhuw1AALMRACEE8QQAAAC5DQiNCwAAALkNAo4LAAAAuQ0IkwsAAKYTuQ0iDMsCAACwEwAgzgIAALETACCGCwAArxMAMIcLAAD7AwAQiAsAAK8TADCJCwEA3hEAIYwLQACfEQAhpgwBAJ4RACG3DQEAnhEAIb4NAQCeEQAhrw4AAPsDACCwDgAA-wMAIAPRCwAA_QMAINILAAD9AwAg0wsAAP0DACACwQsBAAAAAfIMAQAAAAEIygIAALkTACCGCwAAtxMAMIcLAADzAwAQiAsAALcTADCMC0AAnxEAIcELAQCeEQAh8gwBAN4RACG9DQAAuBO9DSIE8QQAAAC9DQiNCwAAAL0NAo4LAAAAvQ0IkwsAAKoTvQ0iDMsCAACwEwAgzgIAALETACCGCwAArxMAMIcLAAD7AwAQiAsAAK8TADCJCwEA3hEAIYwLQACfEQAhpgwBAJ4RACG3DQEAnhEAIb4NAQCeEQAhrw4AAPsDACCwDgAA-wMAIAqGCwAAuhMAMIcLAADuAwAQiAsAALoTADCJCwEAkxEAIYwLQACUEQAhmgtAAJQRACGfDAEAkxEAIakNAQCTEQAhqg0BAKQRACHBDSAAuxMAIQUVAACmEQAgFgAAvRMAIBcAAL0TACCNCyAAAAABkwsgALwTACEFFQAAphEAIBYAAL0TACAXAAC9EwAgjQsgAAAAAZMLIAC8EwAhAo0LIAAAAAGTCyAAvRMAIQqGCwAAvhMAMIcLAADbAwAQiAsAAL4TADCJCwEAnhEAIYwLQACfEQAhmgtAAJ8RACGfDAEAnhEAIakNAQCeEQAhqg0BAKkRACHBDSAAvxMAIQKNCyAAAAABkwsgAL0TACEPhgsAAMATADCHCwAA1QMAEIgLAADAEwAwzgwCAJIRACGpDQEAkxEAIaoNAQCkEQAhwg0BAJMRACHDDQIAkhEAIcUNAADBE8UNIsYNAgC4EQAhxw0BAKQRACHIDQEApBEAIckNAQCkEQAhyg0AALcRACDLDQIAkhEAIQcVAACWEQAgFgAAwxMAIBcAAMMTACDxBAAAAMUNCI0LAAAAxQ0CjgsAAADFDQiTCwAAwhPFDSIHFQAAlhEAIBYAAMMTACAXAADDEwAg8QQAAADFDQiNCwAAAMUNAo4LAAAAxQ0IkwsAAMITxQ0iBPEEAAAAxQ0IjQsAAADFDQKOCwAAAMUNCJMLAADDE8UNIg-GCwAAxBMAMIcLAADCAwAQiAsAAMQTADDODAIAnREAIakNAQCeEQAhqg0BAKkRACHCDQEAnhEAIcMNAgCdEQAhxQ0AAMUTxQ0ixg0CANYRACHHDQEAqREAIcgNAQCpEQAhyQ0BAKkRACHKDQAA1REAIMsNAgCdEQAhBPEEAAAAxQ0IjQsAAADFDQKOCwAAAMUNCJMLAADDE8UNIgKpDQEAAAABwg0BAAAAAQLODAIAAAABwg0BAAAAARSGCwAAyBMAMIcLAAC8AwAQiAsAAMgTADCUDEAAlBEAIaQNAQCkEQAhpg0BAJMRACGnDQABzBIAIakNAQCTEQAhqg0BAKQRACGrDQEApBEAIcENIADCEQAhyA0BAJMRACHJDQEAkxEAIc4NAQCTEQAhzw0BAKQRACHQDQEApBEAIdENAQCkEQAh0g0AALISACDTDQAAshIAINQNQACsEQAhFIYLAADJEwAwhwsAAK8DABCICwAAyRMAMJQMQACfEQAhpA0BAKkRACGmDQEAnhEAIacNAAHQEgAhqQ0BAJ4RACGqDQEAqREAIasNAQCpEQAhwQ0gANkRACHIDQEAnhEAIckNAQCeEQAhzg0BAJ4RACHPDQEAqREAIdANAQCpEQAh0Q0BAKkRACHSDQAAshIAINMNAACyEgAg1A1AALMRACEMhgsAAMoTADCHCwAAqQMAEIgLAADKEwAwiQsEALYRACGaC0AAlBEAIcELAQCTEQAh7QtAAJQRACGhDUAArBEAIdUNAQCTEQAh1g0AAcwSACHXDQABzBIAIdgNAgCSEQAhDIYLAADLEwAwhwsAAJYDABCICwAAyxMAMIkLBADOEQAhmgtAAJ8RACHBCwEAnhEAIe0LQACfEQAhoQ1AALMRACHVDQEAnhEAIdYNAAHQEgAh1w0AAdASACHYDQIAnREAIRCGCwAAzBMAMIcLAACQAwAQiAsAAMwTADCMC0AAlBEAIaALAQCkEQAhwQsBAJMRACGDDEAAlBEAIdUNAQCTEQAh2Q0BAJMRACHaDQEAkxEAIdsNAQCTEQAh3A0BAKQRACHdDQEAkxEAId4NAQCTEQAh3w0BAJMRACHgDUAArBEAIRCGCwAAzRMAMIcLAAD9AgAQiAsAAM0TADCMC0AAnxEAIaALAQCpEQAhwQsBAJ4RACGDDEAAnxEAIdUNAQCeEQAh2Q0BAJ4RACHaDQEAnhEAIdsNAQCeEQAh3A0BAKkRACHdDQEAnhEAId4NAQCeEQAh3w0BAJ4RACHgDUAAsxEAIQmGCwAAzhMAMIcLAAD3AgAQiAsAAM4TADCJCwQAthEAIaQMAQCTEQAhpgwBAJMRACGODQEAkxEAIY8NAQCTEQAhkA0CAJIRACEThgsAAM8TADCHCwAA4QIAEIgLAADPEwAwjAtAAJQRACGaC0AArBEAIaALAADQE-INIuULBAC2EQAhnwwBAJMRACGmDAEAkxEAIZENAgCSEQAh4g1AAKwRACHjDQEApBEAIeQNQACsEQAh5Q1AAKwRACHmDUAArBEAIecNAgCSEQAh6A1AAKwRACHpDUAArBEAIeoNQACsEQAhBxUAAJYRACAWAADSEwAgFwAA0hMAIPEEAAAA4g0IjQsAAADiDQKOCwAAAOINCJMLAADRE-INIgcVAACWEQAgFgAA0hMAIBcAANITACDxBAAAAOINCI0LAAAA4g0CjgsAAADiDQiTCwAA0RPiDSIE8QQAAADiDQiNCwAAAOINAo4LAAAA4g0IkwsAANIT4g0iFN0BAADVEwAghgsAANMTADCHCwAAzgIAEIgLAADTEwAwjAtAAJ8RACGaC0AAsxEAIaALAADUE-INIuULBADOEQAhnwwBAJ4RACGmDAEAnhEAIZENAgCdEQAh4g1AALMRACHjDQEAqREAIeQNQACzEQAh5Q1AALMRACHmDUAAsxEAIecNAgCdEQAh6A1AALMRACHpDUAAsxEAIeoNQACzEQAhBPEEAAAA4g0IjQsAAADiDQKOCwAAAOINCJMLAADSE-INIgPRCwAAyAIAINILAADIAgAg0wsAAMgCACAK3AEAANcTACCGCwAA1hMAMIcLAADIAgAQiAsAANYTADCJCwQAzhEAIaQMAQCeEQAhpgwBAJ4RACGODQEAnhEAIY8NAQCeEQAhkA0CAJ0RACEW3QEAANUTACCGCwAA0xMAMIcLAADOAgAQiAsAANMTADCMC0AAnxEAIZoLQACzEQAhoAsAANQT4g0i5QsEAM4RACGfDAEAnhEAIaYMAQCeEQAhkQ0CAJ0RACHiDUAAsxEAIeMNAQCpEQAh5A1AALMRACHlDUAAsxEAIeYNQACzEQAh5w0CAJ0RACHoDUAAsxEAIekNQACzEQAh6g1AALMRACGvDgAAzgIAILAOAADOAgAgFYYLAADYEwAwhwsAAMMCABCICwAA2BMAMIkLBAC2EQAhoAsAANoT7Q0ipAsCAJIRACHACwAA2RPsDSLBCwEAkxEAIcsLAQCTEQAhgAwBAKQRACGBDEAArBEAIZsMBAC2EQAhpAwBAJMRACG7DEAArBEAIZgNAQCkEQAhmQ1AAJQRACHtDQIAkhEAIe4NQACsEQAh7w0CALgRACHwDUAArBEAIfENQACsEQAhBxUAAJYRACAWAADeEwAgFwAA3hMAIPEEAAAA7A0IjQsAAADsDQKOCwAAAOwNCJMLAADdE-wNIgcVAACWEQAgFgAA3BMAIBcAANwTACDxBAAAAO0NCI0LAAAA7Q0CjgsAAADtDQiTCwAA2xPtDSIHFQAAlhEAIBYAANwTACAXAADcEwAg8QQAAADtDQiNCwAAAO0NAo4LAAAA7Q0IkwsAANsT7Q0iBPEEAAAA7Q0IjQsAAADtDQKOCwAAAO0NCJMLAADcE-0NIgcVAACWEQAgFgAA3hMAIBcAAN4TACDxBAAAAOwNCI0LAAAA7A0CjgsAAADsDQiTCwAA3RPsDSIE8QQAAADsDQiNCwAAAOwNAo4LAAAA7A0IkwsAAN4T7A0iFYYLAADfEwAwhwsAALACABCICwAA3xMAMIkLBADOEQAhoAsAAOET7Q0ipAsCAJ0RACHACwAA4BPsDSLBCwEAnhEAIcsLAQCeEQAhgAwBAKkRACGBDEAAsxEAIZsMBADOEQAhpAwBAJ4RACG7DEAAsxEAIZgNAQCpEQAhmQ1AAJ8RACHtDQIAnREAIe4NQACzEQAh7w0CANYRACHwDUAAsxEAIfENQACzEQAhBPEEAAAA7A0IjQsAAADsDQKOCwAAAOwNCJMLAADeE-wNIgTxBAAAAO0NCI0LAAAA7Q0CjgsAAADtDQiTCwAA3BPtDSIC7g1AAAAAAe8NAgAAAAEShgsAAOMTADCHCwAAqgIAEIgLAADjEwAwowxAAJQRACGmDAEAkxEAIfMNAQCTEQAh9A0CAJIRACH1DQAA5BEAIPYNAQCTEQAh9w0AAOQRACD4DQEAkxEAIfkNIADCEQAh-g0CAJIRACH7DQEAkxEAIfwNAQCTEQAh_Q0BAJMRACH-DQAB1hIAIf8NAQCTEQAhEoYLAADkEwAwhwsAAJcCABCICwAA5BMAMKMMQACfEQAhpgwBAJ4RACHzDQEAnhEAIfQNAgCdEQAh9Q0AAOoRACD2DQEAnhEAIfcNAADqEQAg-A0BAJ4RACH5DSAA2REAIfoNAgCdEQAh-w0BAJ4RACH8DQEAnhEAIf0NAQCeEQAh_g0AAdoSACH_DQEAnhEAIQiGCwAA5RMAMIcLAACRAgAQiAsAAOUTADDrCwQAthEAIcMMQACUEQAhgA4CAJIRACGBDgIAkhEAIYIOBAC2EQAhCIYLAADmEwAwhwsAAP4BABCICwAA5hMAMOsLBADOEQAhwwxAAJ8RACGADgIAnREAIYEOAgCdEQAhgg4EAM4RACECwwxAAAAAAYAOAgAAAAEKhgsAAOgTADCHCwAA-AEAEIgLAADoEwAwygsAAcwSACGADgIAkhEAIYQOAAHMEgAhhQ4EALYRACGGDgIAkhEAIYcOAAHMEgAhiA4AAdYSACEKhgsAAOkTADCHCwAA5QEAEIgLAADpEwAwygsAAdASACGADgIAnREAIYQOAAHQEgAhhQ4EAM4RACGGDgIAnREAIYcOAAHQEgAhiA4AAdoSACEEgA4CAAAAAYQOAAEAAAGFDgQAAAABhg4CAAAAAQqGCwAA6xMAMIcLAADfAQAQiAsAAOsTADCfDAABzBIAIfsMEADHEQAhgA4CAJIRACGEDgABzBIAIYsOAADsE4sOIowOEADHEQAhjQ4CAJIRACEHFQAAlhEAIBYAAO4TACAXAADuEwAg8QQAAACLDgiNCwAAAIsOAo4LAAAAiw4IkwsAAO0Tiw4iBxUAAJYRACAWAADuEwAgFwAA7hMAIPEEAAAAiw4IjQsAAACLDgKOCwAAAIsOCJMLAADtE4sOIgTxBAAAAIsOCI0LAAAAiw4CjgsAAACLDgiTCwAA7hOLDiIKhgsAAO8TADCHCwAAzAEAEIgLAADvEwAwnwwAAdASACH7DBAA0BEAIYAOAgCdEQAhhA4AAdASACGLDgAA8BOLDiKMDhAA0BEAIY0OAgCdEQAhBPEEAAAAiw4IjQsAAACLDgKOCwAAAIsOCJMLAADuE4sOIgWfDAABAAABgA4CAAAAAYQOAAEAAAGLDgAAAIsOAowOEAAAAAEPhgsAAPITADCHCwAAxgEAEIgLAADyEwAwygsAAcwSACHSDAABzBIAIY8NEADHEQAhgA4CAJIRACGEDgABzBIAIYUOBAC2EQAhhg4CAJIRACGLDgAA7BOLDiKMDhAAxxEAIY8OAgCSEQAhkA4CAJIRACGRDgABzBIAIQ-GCwAA8xMAMIcLAACzAQAQiAsAAPMTADDKCwAB0BIAIdIMAAHQEgAhjw0QANARACGADgIAnREAIYQOAAHQEgAhhQ4EAM4RACGGDgIAnREAIYsOAADwE4sOIowOEADQEQAhjw4CAJ0RACGQDgIAnREAIZEOAAHQEgAhBIAOAgAAAAGFDgQAAAABjw4CAAAAAZAOAgAAAAEQhgsAAPUTADCHCwAArQEAEIgLAAD1EwAwwAsBAJMRACHKCwABzBIAIc4MAgCSEQAh0gwAAdYSACGPDRAAxxEAIbMNAQCkEQAhgA4CAJIRACGFDgQAthEAIYYOAgCSEQAhkQ4AAcwSACGTDgEAkxEAIZQOBAC2EQAhlQ4EALYRACEQhgsAAPYTADCHCwAAmgEAEIgLAAD2EwAwwAsBAJ4RACHKCwAB0BIAIc4MAgCdEQAh0gwAAdoSACGPDRAA0BEAIbMNAQCpEQAhgA4CAJ0RACGFDgQAzhEAIYYOAgCdEQAhkQ4AAdASACGTDgEAnhEAIZQOBADOEQAhlQ4EAM4RACEEzgwCAAAAAYAOAgAAAAGFDgQAAAABhg4CAAAAARKGCwAA-BMAMIcLAACUAQAQiAsAAPgTADDSDAAB1hIAIewMBAC2EQAhiA0AAcwSACGPDRAAxxEAIdcNAAHMEgAhgA4CAJIRACGFDgQAthEAIZEOAAHMEgAhlA4EALYRACGVDgQAthEAIZcOAgCSEQAhmA4QAMcRACGZDgAB1hIAIZoOBAC2EQAhmw4gAMIRACEShgsAAPkTADCHCwAAgQEAEIgLAAD5EwAw0gwAAdoSACHsDAQAzhEAIYgNAAHQEgAhjw0QANARACHXDQAB0BIAIYAOAgCdEQAhhQ4EAM4RACGRDgAB0BIAIZQOBADOEQAhlQ4EAM4RACGXDgIAnREAIZgOEADQEQAhmQ4AAdoSACGaDgQAzhEAIZsOIADZEQAhA4AOAgAAAAGFDgQAAAABlw4CAAAAAQ-GCwAA-xMAMIcLAAB7ABCICwAA-xMAMOsLAgCSEQAh1w0AAcwSACGADgIAkhEAIYIOAgCSEQAhlQ4QAMcRACGdDgQAthEAIZ4OAAHMEgAhnw5AAJQRACGgDgABzBIAIaEOEADHEQAhog4QAIASACGjDiAAwhEAIQ-GCwAA_BMAMIcLAABoABCICwAA_BMAMOsLAgCdEQAh1w0AAdASACGADgIAnREAIYIOAgCdEQAhlQ4QANARACGdDgQAzhEAIZ4OAAHQEgAhnw5AAJ8RACGgDgAB0BIAIaEOEADQEQAhog4QAIoSACGjDiAA2REAIQKADgIAAAABnQ4EAAAAAQiGCwAA_hMAMIcLAABiABCICwAA_hMAMJoNQACUEQAhgA4CAJIRACGlDgQAthEAIaYOBAC5EQAhpw4AAdYSACEIhgsAAP8TADCHCwAATwAQiAsAAP8TADCaDUAAnxEAIYAOAgCdEQAhpQ4EAM4RACGmDgQAzxEAIacOAAHaEgAhCoYLAACAFAAwhwsAAEkAEIgLAACAFAAwiQsEALYRACHACwEAkxEAIYAMAQCTEQAhqA5AAJQRACGpDgEAkxEAIasOAACBFKsOIqwOAQCTEQAhBxUAAJYRACAWAACDFAAgFwAAgxQAIPEEAAAAqw4IjQsAAACrDgKOCwAAAKsOCJMLAACCFKsOIgcVAACWEQAgFgAAgxQAIBcAAIMUACDxBAAAAKsOCI0LAAAAqw4CjgsAAACrDgiTCwAAghSrDiIE8QQAAACrDgiNCwAAAKsOAo4LAAAAqw4IkwsAAIMUqw4iCoYLAACEFAAwhwsAADYAEIgLAACEFAAwiQsEAM4RACHACwEAnhEAIYAMAQCeEQAhqA5AAJ8RACGpDgEAnhEAIasOAACFFKsOIqwOAQCeEQAhBPEEAAAAqw4IjQsAAACrDgKOCwAAAKsOCJMLAACDFKsOIgeGCwAAhhQAMIcLAAAwABCICwAAhhQAMPkLAQCTEQAhgAwBAJMRACGwDEAAlBEAIakOAQCTEQAhB4YLAACHFAAwhwsAAB0AEIgLAACHFAAw-QsBAJ4RACGADAEAnhEAIbAMQACfEQAhqQ4BAJ4RACEIhgsAAIgUADCHCwAAFwAQiAsAAIgUADDACwAAiRSuDiKADAEAkxEAIbAMQACUEQAhqQ4BAJMRACGsDgEAkxEAIQcVAACWEQAgFgAAixQAIBcAAIsUACDxBAAAAK4OCI0LAAAArg4CjgsAAACuDgiTCwAAihSuDiIHFQAAlhEAIBYAAIsUACAXAACLFAAg8QQAAACuDgiNCwAAAK4OAo4LAAAArg4IkwsAAIoUrg4iBPEEAAAArg4IjQsAAACuDgKOCwAAAK4OCJMLAACLFK4OIgiGCwAAjBQAMIcLAAAEABCICwAAjBQAMMALAACNFK4OIoAMAQCeEQAhsAxAAJ8RACGpDgEAnhEAIawOAQCeEQAhBPEEAAAArg4IjQsAAACuDgKOCwAAAK4OCJMLAACLFK4OIgLACwAAAK4OAqwOAQAAAAEAAAAAAAW3DgIAAAABuw4CAAAAAbwOAgAAAAG9DgIAAAABvg4CAAAAAQG3DgEAAAABAbcOQAAAAAEAAAAAAAAAAbcOAQAAAAEAAAAAAAG3DgAAAKALAgG3DkAAAAABBw8AAOMaACAQAADmGgAgsQ4AAOQaACCyDgAA5RoAILMOAADmDwAgtA4AAOYPACC1DgAA2g8AIAMPAADjGgAgsQ4AAOQaACC1DgAA2g8AIAuTCgAA5RQAIJQKAADmFAAglQoAAOcUACC5CwAAmhQAIMcLAACaFAAgyAsAAJoUACDKCwAAmhQAIMwLAACaFAAgzQsAAJoUACDOCwAAmhQAINALAACaFAAgAAAAAAAFtw4EAAAAAbsOBAAAAAG8DgQAAAABvQ4EAAAAAb4OBAAAAAEFtw4CAAAAAbsOAgAAAAG8DgIAAAABvQ4CAAAAAb4OAgAAAAEFtw4EAAAAAbsOBAAAAAG8DgQAAAABvQ4EAAAAAb4OBAAAAAEFDwAA3hoAIBAAAOEaACCxDgAA3xoAILIOAADgGgAgtQ4AANoPACADDwAA3hoAILEOAADfGgAgtQ4AANoPACAAAAAAAAG3DiAAAAABBQ8AANkaACAQAADcGgAgsQ4AANoaACCyDgAA2xoAILUOAADaDwAgAw8AANkaACCxDgAA2hoAILUOAADaDwAgAAAAAAABtw4AAADACwIFtw4QAAAAAbsOEAAAAAG8DhAAAAABvQ4QAAAAAb4OEAAAAAELDwAA1hQAMBAAANsUADCxDgAA1xQAMLIOAADYFAAwsw4AANoUADC0DgAA2hQAMLUOAADaFAAwtg4AANkUACC3DgAA2hQAMLgOAADcFAAwuQ4AAN0UADALDwAAyhQAMBAAAM8UADCxDgAAyxQAMLIOAADMFAAwsw4AAM4UADC0DgAAzhQAMLUOAADOFAAwtg4AAM0UACC3DgAAzhQAMLgOAADQFAAwuQ4AANEUADAHDwAAxRQAIBAAAMgUACCxDgAAxhQAILIOAADHFAAgsw4AAOQPACC0DgAA5A8AILUOAACsEAAgC4kLAQAAAAGKCwEAAAABiwsBAAAAAYwLQAAAAAGXCwEAAAABoAsAAACgCwKhCwEAAAABogtAAAAAAaMLQAAAAAGkCwIAAAABpQtAAAAAAQIAAACsEAAgDwAAxRQAIAMAAADkDwAgDwAAxRQAIBAAAMkUACANAAAA5A8AIAgAAMkUACCJCwEAlRQAIYoLAQCeFAAhiwsBAJ4UACGMC0AAlhQAIZcLAQCVFAAhoAsAAKQUoAsioQsBAJ4UACGiC0AApRQAIaMLQAClFAAhpAsCAJQUACGlC0AApRQAIQuJCwEAlRQAIYoLAQCeFAAhiwsBAJ4UACGMC0AAlhQAIZcLAQCVFAAhoAsAAKQUoAsioQsBAJ4UACGiC0AApRQAIaMLQAClFAAhpAsCAJQUACGlC0AApRQAIQ2JCwQAAAABpgsBAAAAAacLBAAAAAGoC4AAAAABqQsBAAAAAaoLAgAAAAGrCwQAAAABrAtAAAAAAa0LQAAAAAGuC0AAAAABrwsBAAAAAbALAQAAAAGxC0AAAAABAgAAAOIPACAPAADVFAAgAwAAAOIPACAPAADVFAAgEAAA1BQAIAEIAADYGgAwEpIKAADXEQAghgsAANQRADCHCwAA4A8AEIgLAADUEQAwiQsEAAAAAZ4LAQCeEQAhpgsBAAAAAacLBADOEQAhqAsAANURACCpCwEAAAABqgsCANYRACGrCwQAzxEAIawLQACfEQAhrQtAALMRACGuC0AAsxEAIa8LAQCpEQAhsAsBAKkRACGxC0AAsxEAIQIAAADiDwAgCAAA1BQAIAIAAADSFAAgCAAA0xQAIBGGCwAA0RQAMIcLAADSFAAQiAsAANEUADCJCwQAzhEAIZ4LAQCeEQAhpgsBAKkRACGnCwQAzhEAIagLAADVEQAgqQsBAKkRACGqCwIA1hEAIasLBADPEQAhrAtAAJ8RACGtC0AAsxEAIa4LQACzEQAhrwsBAKkRACGwCwEAqREAIbELQACzEQAhEYYLAADRFAAwhwsAANIUABCICwAA0RQAMIkLBADOEQAhngsBAJ4RACGmCwEAqREAIacLBADOEQAhqAsAANURACCpCwEAqREAIaoLAgDWEQAhqwsEAM8RACGsC0AAnxEAIa0LQACzEQAhrgtAALMRACGvCwEAqREAIbALAQCpEQAhsQtAALMRACENiQsEAK4UACGmCwEAnhQAIacLBACuFAAhqAuAAAAAAakLAQCeFAAhqgsCAK8UACGrCwQAsBQAIawLQACWFAAhrQtAAKUUACGuC0AApRQAIa8LAQCeFAAhsAsBAJ4UACGxC0AApRQAIQ2JCwQArhQAIaYLAQCeFAAhpwsEAK4UACGoC4AAAAABqQsBAJ4UACGqCwIArxQAIasLBACwFAAhrAtAAJYUACGtC0AApRQAIa4LQAClFAAhrwsBAJ4UACGwCwEAnhQAIbELQAClFAAhDYkLBAAAAAGmCwEAAAABpwsEAAAAAagLgAAAAAGpCwEAAAABqgsCAAAAAasLBAAAAAGsC0AAAAABrQtAAAAAAa4LQAAAAAGvCwEAAAABsAsBAAAAAbELQAAAAAEJjAtAAAAAAZoLQAAAAAG4CwEAAAABuQsBAAAAAboLBAAAAAG7C0AAAAABvAsBAAAAAb0LQAAAAAG-CyAAAAABAgAAAN4PACAPAADhFAAgAwAAAN4PACAPAADhFAAgEAAA4BQAIAEIAADXGgAwDpIKAADXEQAghgsAANgRADCHCwAA3A8AEIgLAADYEQAwjAtAAJ8RACGaC0AAnxEAIZ4LAQCeEQAhuAsBAAAAAbkLAQAAAAG6CwQAzxEAIbsLQACzEQAhvAsBAKkRACG9C0AAsxEAIb4LIADZEQAhAgAAAN4PACAIAADgFAAgAgAAAN4UACAIAADfFAAgDYYLAADdFAAwhwsAAN4UABCICwAA3RQAMIwLQACfEQAhmgtAAJ8RACGeCwEAnhEAIbgLAQCeEQAhuQsBAJ4RACG6CwQAzxEAIbsLQACzEQAhvAsBAKkRACG9C0AAsxEAIb4LIADZEQAhDYYLAADdFAAwhwsAAN4UABCICwAA3RQAMIwLQACfEQAhmgtAAJ8RACGeCwEAnhEAIbgLAQCeEQAhuQsBAJ4RACG6CwQAzxEAIbsLQACzEQAhvAsBAKkRACG9C0AAsxEAIb4LIADZEQAhCYwLQACWFAAhmgtAAJYUACG4CwEAlRQAIbkLAQCVFAAhugsEALAUACG7C0AApRQAIbwLAQCeFAAhvQtAAKUUACG-CyAAuBQAIQmMC0AAlhQAIZoLQACWFAAhuAsBAJUUACG5CwEAlRQAIboLBACwFAAhuwtAAKUUACG8CwEAnhQAIb0LQAClFAAhvgsgALgUACEJjAtAAAAAAZoLQAAAAAG4CwEAAAABuQsBAAAAAboLBAAAAAG7C0AAAAABvAsBAAAAAb0LQAAAAAG-CyAAAAABBA8AANYUADCxDgAA1xQAMLUOAADaFAAwtg4AANkUACAEDwAAyhQAMLEOAADLFAAwtQ4AAM4UADC2DgAAzRQAIAMPAADFFAAgsQ4AAMYUACC1DgAArBAAIAAACJIKAACoFAAgigsAAJoUACCLCwAAmhQAIJ4LAACaFAAgoQsAAJoUACCiCwAAmhQAIKMLAACaFAAgpQsAAJoUACAAAAAAAAAAAAAAAAG3DgAAAOELAgAAAAG3DgAAAOULAgAAAAAAAAAAAAAAAbcOAAAA8AsCAAAAAAABtw4AAADzCwIBtw4AAAD0CwIFtw4QAAAAAbsOEAAAAAG8DhAAAAABvQ4QAAAAAb4OEAAAAAEAAAAAAAUPAADSGgAgEAAA1RoAILEOAADTGgAgsg4AANQaACC1DgAA3g0AIAMPAADSGgAgsQ4AANMaACC1DgAA3g0AIAAAAAAACw8AAJkVADAQAACeFQAwsQ4AAJoVADCyDgAAmxUAMLMOAACdFQAwtA4AAJ0VADC1DgAAnRUAMLYOAACcFQAgtw4AAJ0VADC4DgAAnxUAMLkOAACgFQAwBqALAQAAAAGkCwIAAAABpQtAAAAAAfkLAQAAAAGEDEAAAAABhwwBAAAAAQIAAADiDQAgDwAApBUAIAMAAADiDQAgDwAApBUAIBAAAKMVACABCAAA0RoAMAzdBwAAkRIAIIYLAACQEgAwhwsAAOANABCICwAAkBIAMKALAQCeEQAhpAsCAJ0RACGlC0AAsxEAIfkLAQCeEQAhhAxAALMRACGGDAEAnhEAIYcMAQCpEQAhjQwAAI8SACACAAAA4g0AIAgAAKMVACACAAAAoRUAIAgAAKIVACAKhgsAAKAVADCHCwAAoRUAEIgLAACgFQAwoAsBAJ4RACGkCwIAnREAIaULQACzEQAh-QsBAJ4RACGEDEAAsxEAIYYMAQCeEQAhhwwBAKkRACEKhgsAAKAVADCHCwAAoRUAEIgLAACgFQAwoAsBAJ4RACGkCwIAnREAIaULQACzEQAh-QsBAJ4RACGEDEAAsxEAIYYMAQCeEQAhhwwBAKkRACEGoAsBAJUUACGkCwIAlBQAIaULQAClFAAh-QsBAJUUACGEDEAApRQAIYcMAQCeFAAhBqALAQCVFAAhpAsCAJQUACGlC0AApRQAIfkLAQCVFAAhhAxAAKUUACGHDAEAnhQAIQagCwEAAAABpAsCAAAAAaULQAAAAAH5CwEAAAABhAxAAAAAAYcMAQAAAAEEDwAAmRUAMLEOAACaFQAwtQ4AAJ0VADC2DgAAnBUAIAAF8QgAAKYVACC5CwAAmhQAIMELAACaFAAgywsAAJoUACCIDAAAmhQAIAAAAAAAAAAABQ8AAMwaACAQAADPGgAgsQ4AAM0aACCyDgAAzhoAILUOAAD2CwAgAw8AAMwaACCxDgAAzRoAILUOAAD2CwAgAAAABQ8AAMQaACAQAADKGgAgsQ4AAMUaACCyDgAAyRoAILUOAAD2CwAgBQ8AAMIaACAQAADHGgAgsQ4AAMMaACCyDgAAxhoAILUOAACADQAgAw8AAMQaACCxDgAAxRoAILUOAAD2CwAgAw8AAMIaACCxDgAAwxoAILUOAACADQAgAAAAAAALDwAAvxUAMBAAAMQVADCxDgAAwBUAMLIOAADBFQAwsw4AAMMVADC0DgAAwxUAMLUOAADDFQAwtg4AAMIVACC3DgAAwxUAMLgOAADFFQAwuQ4AAMYVADAF2wcAALcVACCJCwEAAAABrAtAAAAAAZIMAQAAAAGUDEAAAAABAgAAAPwLACAPAADKFQAgAwAAAPwLACAPAADKFQAgEAAAyRUAIAEIAADBGgAwC9sHAAChEgAg3QcAAKUSACCGCwAApBIAMIcLAAD6CwAQiAsAAKQSADCJCwEAAAABrAtAAJ8RACGGDAEAnhEAIZIMAQCeEQAhlAxAALMRACGqDAAAoxIAIAIAAAD8CwAgCAAAyRUAIAIAAADHFQAgCAAAyBUAIAiGCwAAxhUAMIcLAADHFQAQiAsAAMYVADCJCwEAnhEAIawLQACfEQAhhgwBAJ4RACGSDAEAnhEAIZQMQACzEQAhCIYLAADGFQAwhwsAAMcVABCICwAAxhUAMIkLAQCeEQAhrAtAAJ8RACGGDAEAnhEAIZIMAQCeEQAhlAxAALMRACEEiQsBAJUUACGsC0AAlhQAIZIMAQCVFAAhlAxAAKUUACEF2wcAALUVACCJCwEAlRQAIawLQACWFAAhkgwBAJUUACGUDEAApRQAIQXbBwAAtxUAIIkLAQAAAAGsC0AAAAABkgwBAAAAAZQMQAAAAAEEDwAAvxUAMLEOAADAFQAwtQ4AAMMVADC2DgAAwhUAIAAAAAAAAAUPAAC8GgAgEAAAvxoAILEOAAC9GgAgsg4AAL4aACC1DgAA9gsAIAMPAAC8GgAgsQ4AAL0aACC1DgAA9gsAIAAAAAcPAAC0GgAgEAAAuhoAILEOAAC1GgAgsg4AALkaACCzDgAA-AsAILQOAAD4CwAgtQ4AAO4LACALDwAA8xUAMBAAAPcVADCxDgAA9BUAMLIOAAD1FQAwsw4AAMMVADC0DgAAwxUAMLUOAADDFQAwtg4AAPYVACC3DgAAwxUAMLgOAAD4FQAwuQ4AAMYVADALDwAA5xUAMBAAAOwVADCxDgAA6BUAMLIOAADpFQAwsw4AAOsVADC0DgAA6xUAMLUOAADrFQAwtg4AAOoVACC3DgAA6xUAMLgOAADtFQAwuQ4AAO4VADALDwAA2xUAMBAAAOAVADCxDgAA3BUAMLIOAADdFQAwsw4AAN8VADC0DgAA3xUAMLUOAADfFQAwtg4AAN4VACC3DgAA3xUAMLgOAADhFQAwuQ4AAOIVADAGywsBAAAAAYEMQAAAAAGaDAEAAAABmwwQAAAAAZwMAgAAAAGdDBAAAAABAgAAAIYMACAPAADmFQAgAwAAAIYMACAPAADmFQAgEAAA5RUAIAEIAAC4GgAwC9sHAAChEgAghgsAAKASADCHCwAAhAwAEIgLAACgEgAwywsBAAAAAYEMQACfEQAhkgwBAJ4RACGaDAEAnhEAIZsMEADQEQAhnAwCAJ0RACGdDBAA0BEAIQIAAACGDAAgCAAA5RUAIAIAAADjFQAgCAAA5BUAIAqGCwAA4hUAMIcLAADjFQAQiAsAAOIVADDLCwEAnhEAIYEMQACfEQAhkgwBAJ4RACGaDAEAnhEAIZsMEADQEQAhnAwCAJ0RACGdDBAA0BEAIQqGCwAA4hUAMIcLAADjFQAQiAsAAOIVADDLCwEAnhEAIYEMQACfEQAhkgwBAJ4RACGaDAEAnhEAIZsMEADQEQAhnAwCAJ0RACGdDBAA0BEAIQbLCwEAlRQAIYEMQACWFAAhmgwBAJUUACGbDBAAwRQAIZwMAgCUFAAhnQwQAMEUACEGywsBAJUUACGBDEAAlhQAIZoMAQCVFAAhmwwQAMEUACGcDAIAlBQAIZ0MEADBFAAhBssLAQAAAAGBDEAAAAABmgwBAAAAAZsMEAAAAAGcDAIAAAABnQwQAAAAAQKJCwEAAAABkwxAAAAAAQIAAACCDAAgDwAA8hUAIAMAAACCDAAgDwAA8hUAIBAAAPEVACABCAAAtxoAMAfbBwAAoRIAIIYLAACiEgAwhwsAAIAMABCICwAAohIAMIkLAQAAAAGSDAEAnhEAIZMMQACfEQAhAgAAAIIMACAIAADxFQAgAgAAAO8VACAIAADwFQAgBoYLAADuFQAwhwsAAO8VABCICwAA7hUAMIkLAQCeEQAhkgwBAJ4RACGTDEAAnxEAIQaGCwAA7hUAMIcLAADvFQAQiAsAAO4VADCJCwEAnhEAIZIMAQCeEQAhkwxAAJ8RACECiQsBAJUUACGTDEAAlhQAIQKJCwEAlRQAIZMMQACWFAAhAokLAQAAAAGTDEAAAAABBd0HAAC4FQAgiQsBAAAAAawLQAAAAAGGDAEAAAABlAxAAAAAAQIAAAD8CwAgDwAA-xUAIAMAAAD8CwAgDwAA-xUAIBAAAPoVACABCAAAthoAMAIAAAD8CwAgCAAA-hUAIAIAAADHFQAgCAAA-RUAIASJCwEAlRQAIawLQACWFAAhhgwBAJUUACGUDEAApRQAIQXdBwAAthUAIIkLAQCVFAAhrAtAAJYUACGGDAEAlRQAIZQMQAClFAAhBd0HAAC4FQAgiQsBAAAAAawLQAAAAAGGDAEAAAABlAxAAAAAAQMPAAC0GgAgsQ4AALUaACC1DgAA7gsAIAQPAADzFQAwsQ4AAPQVADC1DgAAwxUAMLYOAAD2FQAgBA8AAOcVADCxDgAA6BUAMLUOAADrFQAwtg4AAOoVACAEDwAA2xUAMLEOAADcFQAwtQ4AAN8VADC2DgAA3hUAIAAAAAUPAACvGgAgEAAAshoAILEOAACwGgAgsg4AALEaACC1DgAA7gsAIAMPAACvGgAgsQ4AALAaACC1DgAA7gsAIAAAAAAAAAsPAACZFgAwEAAAnhYAMLEOAACaFgAwsg4AAJsWADCzDgAAnRYAMLQOAACdFgAwtQ4AAJ0WADC2DgAAnBYAILcOAACdFgAwuA4AAJ8WADC5DgAAoBYAMAsPAACNFgAwEAAAkhYAMLEOAACOFgAwsg4AAI8WADCzDgAAkRYAMLQOAACRFgAwtQ4AAJEWADC2DgAAkBYAILcOAACRFgAwuA4AAJMWADC5DgAAlBYAMA3cBwAA_RUAIN4HAAD-FQAg3wcAAP8VACCJCwEAAAABjAtAAAAAAZoLQAAAAAHjC0AAAAAB-QsBAAAAAZ4MAQAAAAGfDAEAAAABoAwBAAAAAaEMIAAAAAGiDEAAAAABAgAAAPYLACAPAACYFgAgAwAAAPYLACAPAACYFgAgEAAAlxYAIAEIAACuGgAwEvEEAACqEgAg3AcAAJkSACDeBwAAqxIAIN8HAACsEgAghgsAAKkSADCHCwAA9AsAEIgLAACpEgAwiQsBAAAAAYwLQACfEQAhmgtAALMRACHjC0AAsxEAIfkLAQAAAAGIDAEAqREAIZ4MAQCeEQAhnwwBAJ4RACGgDAEAqREAIaEMIADZEQAhogxAALMRACECAAAA9gsAIAgAAJcWACACAAAAlRYAIAgAAJYWACAOhgsAAJQWADCHCwAAlRYAEIgLAACUFgAwiQsBAJ4RACGMC0AAnxEAIZoLQACzEQAh4wtAALMRACH5CwEAqREAIYgMAQCpEQAhngwBAJ4RACGfDAEAnhEAIaAMAQCpEQAhoQwgANkRACGiDEAAsxEAIQ6GCwAAlBYAMIcLAACVFgAQiAsAAJQWADCJCwEAnhEAIYwLQACfEQAhmgtAALMRACHjC0AAsxEAIfkLAQCpEQAhiAwBAKkRACGeDAEAnhEAIZ8MAQCeEQAhoAwBAKkRACGhDCAA2REAIaIMQACzEQAhCokLAQCVFAAhjAtAAJYUACGaC0AApRQAIeMLQAClFAAh-QsBAJ4UACGeDAEAlRQAIZ8MAQCVFAAhoAwBAJ4UACGhDCAAuBQAIaIMQAClFAAhDdwHAADYFQAg3gcAANkVACDfBwAA2hUAIIkLAQCVFAAhjAtAAJYUACGaC0AApRQAIeMLQAClFAAh-QsBAJ4UACGeDAEAlRQAIZ8MAQCVFAAhoAwBAJ4UACGhDCAAuBQAIaIMQAClFAAhDdwHAAD9FQAg3gcAAP4VACDfBwAA_xUAIIkLAQAAAAGMC0AAAAABmgtAAAAAAeMLQAAAAAH5CwEAAAABngwBAAAAAZ8MAQAAAAGgDAEAAAABoQwgAAAAAaIMQAAAAAECwQsBAAAAAaMMQAAAAAECAAAA8gsAIA8AAKQWACADAAAA8gsAIA8AAKQWACAQAACjFgAgAQgAAK0aADAI8QQAAK8SACCGCwAArhIAMIcLAADwCwAQiAsAAK4SADDBCwEAnhEAIYgMAQCeEQAhowxAAJ8RACGrDAAArRIAIAIAAADyCwAgCAAAoxYAIAIAAAChFgAgCAAAohYAIAaGCwAAoBYAMIcLAAChFgAQiAsAAKAWADDBCwEAnhEAIYgMAQCeEQAhowxAAJ8RACEGhgsAAKAWADCHCwAAoRYAEIgLAACgFgAwwQsBAJ4RACGIDAEAnhEAIaMMQACfEQAhAsELAQCVFAAhowxAAJYUACECwQsBAJUUACGjDEAAlhQAIQLBCwEAAAABowxAAAAAAQQPAACZFgAwsQ4AAJoWADC1DgAAnRYAMLYOAACcFgAgBA8AAI0WADCxDgAAjhYAMLUOAACRFgAwtg4AAJAWACAAAArxBAAAqxYAINwHAADMFQAg3gcAAKwWACDfBwAArRYAIJoLAACaFAAg4wsAAJoUACD5CwAAmhQAIIgMAACaFAAgoAwAAJoUACCiDAAAmhQAIALcBwAAzBUAILkLAACaFAAgBdoHAACnFgAg4AcAAKgWACCnDAAAmhQAIKgMAACaFAAgqQwAAJoUACAAAAAAAAAABQ8AAKgaACAQAACrGgAgsQ4AAKkaACCyDgAAqhoAILUOAAC6CwAgAw8AAKgaACCxDgAAqRoAILUOAAC6CwAgAAAAAAACtw4BAAAABLoOAQAAAAUCtw4BAAAABLoOAQAAAAULDwAAvRYAMBAAAMIWADCxDgAAvhYAMLIOAAC_FgAwsw4AAMEWADC0DgAAwRYAMLUOAADBFgAwtg4AAMAWACC3DgAAwRYAMLgOAADDFgAwuQ4AAMQWADACiQsEAAAAAa0MgAAAAAECAAAAvgsAIA8AAMgWACADAAAAvgsAIA8AAMgWACAQAADHFgAgAQgAAKcaADAHuAcAALYSACCGCwAAtRIAMIcLAAC8CwAQiAsAALUSADCJCwQAAAABrAwBAN4RACGtDAAA6hEAIAIAAAC-CwAgCAAAxxYAIAIAAADFFgAgCAAAxhYAIAaGCwAAxBYAMIcLAADFFgAQiAsAAMQWADCJCwQAzhEAIawMAQDeEQAhrQwAAOoRACAGhgsAAMQWADCHCwAAxRYAEIgLAADEFgAwiQsEAM4RACGsDAEA3hEAIa0MAADqEQAgAokLBACuFAAhrQyAAAAAAQKJCwQArhQAIa0MgAAAAAECiQsEAAAAAa0MgAAAAAEBtw4BAAAABAG3DgEAAAAEBA8AAL0WADCxDgAAvhYAMLUOAADBFgAwtg4AAMAWACAABLkHAADMFgAgsAwAAJoUACC2DAAAmhQAILsMAACaFAAgAAAAAAAAAAAAAAAAAAAFDwAAohoAIBAAAKUaACCxDgAAoxoAILIOAACkGgAgtQ4AALsKACADDwAAohoAILEOAACjGgAgtQ4AALsKACAAAAALDwAA4hYAMBAAAOcWADCxDgAA4xYAMLIOAADkFgAwsw4AAOYWADC0DgAA5hYAMLUOAADmFgAwtg4AAOUWACC3DgAA5hYAMLgOAADoFgAwuQ4AAOkWADAGiQsBAAAAAccMAQAAAAHIDIAAAAAByQwgAAAAAcoMQAAAAAHLDCAAAAABAgAAAL8KACAPAADtFgAgAwAAAL8KACAPAADtFgAgEAAA7BYAIAEIAAChGgAwC-YGAADDEgAghgsAAMISADCHCwAAvQoAEIgLAADCEgAwiQsBAAAAAcYMAQCeEQAhxwwBAJ4RACHIDAAA6hEAIMkMIADZEQAhygxAAJ8RACHLDCAA2REAIQIAAAC_CgAgCAAA7BYAIAIAAADqFgAgCAAA6xYAIAqGCwAA6RYAMIcLAADqFgAQiAsAAOkWADCJCwEAnhEAIcYMAQCeEQAhxwwBAJ4RACHIDAAA6hEAIMkMIADZEQAhygxAAJ8RACHLDCAA2REAIQqGCwAA6RYAMIcLAADqFgAQiAsAAOkWADCJCwEAnhEAIcYMAQCeEQAhxwwBAJ4RACHIDAAA6hEAIMkMIADZEQAhygxAAJ8RACHLDCAA2REAIQaJCwEAlRQAIccMAQCVFAAhyAyAAAAAAckMIAC4FAAhygxAAJYUACHLDCAAuBQAIQaJCwEAlRQAIccMAQCVFAAhyAyAAAAAAckMIAC4FAAhygxAAJYUACHLDCAAuBQAIQaJCwEAAAABxwwBAAAAAcgMgAAAAAHJDCAAAAABygxAAAAAAcsMIAAAAAEEDwAA4hYAMLEOAADjFgAwtQ4AAOYWADC2DgAA5RYAIAAB5wYAAO8WACAAAAAAAAUPAACcGgAgEAAAnxoAILEOAACdGgAgsg4AAJ4aACC1DgAA2ggAIAMPAACcGgAgsQ4AAJ0aACC1DgAA2ggAIAAAAAAABQ8AAJYaACAQAACaGgAgsQ4AAJcaACCyDgAAmRoAILUOAADWCAAgCw8AAP8WADAQAACEFwAwsQ4AAIAXADCyDgAAgRcAMLMOAACDFwAwtA4AAIMXADC1DgAAgxcAMLYOAACCFwAgtw4AAIMXADC4DgAAhRcAMLkOAACGFwAwApsMEAAAAAHODAIAAAABAgAAAN4IACAPAACKFwAgAwAAAN4IACAPAACKFwAgEAAAiRcAIAEIAACYGgAwCNMFAADlEgAghgsAAOQSADCHCwAA3AgAEIgLAADkEgAwmwwQANARACHNDAEA3hEAIc4MAgCdEQAhgA0AAOMSACACAAAA3ggAIAgAAIkXACACAAAAhxcAIAgAAIgXACAGhgsAAIYXADCHCwAAhxcAEIgLAACGFwAwmwwQANARACHNDAEA3hEAIc4MAgCdEQAhBoYLAACGFwAwhwsAAIcXABCICwAAhhcAMJsMEADQEQAhzQwBAN4RACHODAIAnREAIQKbDBAAwRQAIc4MAgCUFAAhApsMEADBFAAhzgwCAJQUACECmwwQAAAAAc4MAgAAAAEDDwAAlhoAILEOAACXGgAgtQ4AANYIACAEDwAA_xYAMLEOAACAFwAwtQ4AAIMXADC2DgAAghcAIAAAAAAAAAAAAbcOAAEAAAEAAAAAAAAAAAAAAAG3DgABAAABAAAAAAAAAAALDwAAqxcAMBAAALAXADCxDgAArBcAMLIOAACtFwAwsw4AAK8XADC0DgAArxcAMLUOAACvFwAwtg4AAK4XACC3DgAArxcAMLgOAACxFwAwuQ4AALIXADAS1AUAAIwXACCJCwEAAAABjAtAAAAAAaALAQAAAAGhCwEAAAABpAsCAAAAAcoLAQAAAAGADAEAAAABgwxAAAAAAZsMEAAAAAHQDAEAAAAB0QwBAAAAAdIMAQAAAAHTDIAAAAAB1AxAAAAAAdUMQAAAAAHWDEAAAAAB1wwBAAAAAQIAAADaCAAgDwAAthcAIAMAAADaCAAgDwAAthcAIBAAALUXACABCAAAlRoAMBjSBQAA6BIAINQFAADpEgAghgsAAOcSADCHCwAA2AgAEIgLAADnEgAwiQsBAAAAAYwLQACfEQAhoAsBAJ4RACGhCwEAqREAIaQLAgCdEQAhygsBAKkRACGADAEAnhEAIYMMQACfEQAhmwwQANARACHPDAEA3hEAIdAMAQCeEQAh0QwBAJ4RACHSDAEAqREAIdMMAADVEQAg1AxAALMRACHVDEAAsxEAIdYMQACzEQAh1wwBAOASACGBDQAA5hIAIAIAAADaCAAgCAAAtRcAIAIAAACzFwAgCAAAtBcAIBWGCwAAshcAMIcLAACzFwAQiAsAALIXADCJCwEA3hEAIYwLQACfEQAhoAsBAJ4RACGhCwEAqREAIaQLAgCdEQAhygsBAKkRACGADAEAnhEAIYMMQACfEQAhmwwQANARACHPDAEA3hEAIdAMAQCeEQAh0QwBAJ4RACHSDAEAqREAIdMMAADVEQAg1AxAALMRACHVDEAAsxEAIdYMQACzEQAh1wwBAOASACEVhgsAALIXADCHCwAAsxcAEIgLAACyFwAwiQsBAN4RACGMC0AAnxEAIaALAQCeEQAhoQsBAKkRACGkCwIAnREAIcoLAQCpEQAhgAwBAJ4RACGDDEAAnxEAIZsMEADQEQAhzwwBAN4RACHQDAEAnhEAIdEMAQCeEQAh0gwBAKkRACHTDAAA1REAINQMQACzEQAh1QxAALMRACHWDEAAsxEAIdcMAQDgEgAhEYkLAQCVFAAhjAtAAJYUACGgCwEAlRQAIaELAQCeFAAhpAsCAJQUACHKCwEAnhQAIYAMAQCVFAAhgwxAAJYUACGbDBAAwRQAIdAMAQCVFAAh0QwBAJUUACHSDAEAnhQAIdMMgAAAAAHUDEAApRQAIdUMQAClFAAh1gxAAKUUACHXDAEAnhQAIRLUBQAA_hYAIIkLAQCVFAAhjAtAAJYUACGgCwEAlRQAIaELAQCeFAAhpAsCAJQUACHKCwEAnhQAIYAMAQCVFAAhgwxAAJYUACGbDBAAwRQAIdAMAQCVFAAh0QwBAJUUACHSDAEAnhQAIdMMgAAAAAHUDEAApRQAIdUMQAClFAAh1gxAAKUUACHXDAEAnhQAIRLUBQAAjBcAIIkLAQAAAAGMC0AAAAABoAsBAAAAAaELAQAAAAGkCwIAAAABygsBAAAAAYAMAQAAAAGDDEAAAAABmwwQAAAAAdAMAQAAAAHRDAEAAAAB0gwBAAAAAdMMgAAAAAHUDEAAAAAB1QxAAAAAAdYMQAAAAAHXDAEAAAABBA8AAKsXADCxDgAArBcAMLUOAACvFwAwtg4AAK4XACAACtIFAAC6FwAg1AUAALsXACChCwAAmhQAIMoLAACaFAAg0gwAAJoUACDTDAAAmhQAINQMAACaFAAg1QwAAJoUACDWDAAAmhQAINcMAACaFAAgDtUFAAC4FwAgygsAAJoUACDHDAAAmhQAINoMAACaFAAg5wwAAJoUACDyDAAAmhQAIPMMAACaFAAg9AwAAJoUACD5DAAAmhQAIPoMAACaFAAg-wwAAJoUACD8DAAAmhQAIP0MAACaFAAg_wwAAJoUACAAAAAAAAAAAAAAAAAAAAAAAAG3DgAAAIgNAgAAAAAABQ8AAJAaACAQAACTGgAgsQ4AAJEaACCyDgAAkhoAILUOAAC-BwAgAw8AAJAaACCxDgAAkRoAILUOAAC-BwAgAAAAAAALDwAA2hcAMBAAAN8XADCxDgAA2xcAMLIOAADcFwAwsw4AAN4XADC0DgAA3hcAMLUOAADeFwAwtg4AAN0XACC3DgAA3hcAMLgOAADgFwAwuQ4AAOEXADAGiQsEAAAAAZ8MAQAAAAGmDAEAAAABjg0BAAAAAY8NAQAAAAGQDQIAAAABAgAAAMIHACAPAADlFwAgAwAAAMIHACAPAADlFwAgEAAA5BcAIAEIAACPGgAwC9wBAQCeEQAh8QQAAPsSACCGCwAA-hIAMIcLAADABwAQiAsAAPoSADCJCwQAAAABnwwBAJ4RACGmDAEAnhEAIY4NAQCeEQAhjw0BAJ4RACGQDQIAnREAIQIAAADCBwAgCAAA5BcAIAIAAADiFwAgCAAA4xcAIArcAQEAnhEAIYYLAADhFwAwhwsAAOIXABCICwAA4RcAMIkLBADOEQAhnwwBAJ4RACGmDAEAnhEAIY4NAQCeEQAhjw0BAJ4RACGQDQIAnREAIQrcAQEAnhEAIYYLAADhFwAwhwsAAOIXABCICwAA4RcAMIkLBADOEQAhnwwBAJ4RACGmDAEAnhEAIY4NAQCeEQAhjw0BAJ4RACGQDQIAnREAIQaJCwQArhQAIZ8MAQCVFAAhpgwBAJUUACGODQEAlRQAIY8NAQCVFAAhkA0CAJQUACEGiQsEAK4UACGfDAEAlRQAIaYMAQCVFAAhjg0BAJUUACGPDQEAlRQAIZANAgCUFAAhBokLBAAAAAGfDAEAAAABpgwBAAAAAY4NAQAAAAGPDQEAAAABkA0CAAAAAQQPAADaFwAwsQ4AANsXADC1DgAA3hcAMLYOAADdFwAgAAHdAQAA5xcAIAAAAAAAAAAAAAAAAAAAAAAAAAABtw4AAACYDQIAAAACtw4BAAAABLoOAQAAAAUBtw4BAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAAihoAIBAAAI0aACCxDgAAixoAILIOAACMGgAgtQ4AAPcEACADDwAAihoAILEOAACLGgAgtQ4AAPcEACAAAAAAAAK3DgEAAAAEug4BAAAABQsPAAChGAAwEAAAphgAMLEOAACiGAAwsg4AAKMYADCzDgAApRgAMLQOAAClGAAwtQ4AAKUYADC2DgAApBgAILcOAAClGAAwuA4AAKcYADC5DgAAqBgAMAqJCwIAAAAB9gsBAAAAAdoMAQAAAAH8DAEAAAABoA0AAQAAAaMNAQAAAAGkDQEAAAABpQ0BAAAAAaYNAQAAAAGnDQABAAABAgAAAPsEACAPAACsGAAgAwAAAPsEACAPAACsGAAgEAAAqxgAIAEIAACJGgAwEJ8DAACfEwAghgsAAJ4TADCHCwAA-QQAEIgLAACeEwAwiQsCAAAAAfYLAQCpEQAh2gwBAJ4RACH8DAEAnhEAIaANAAHQEgAhog0CAJ0RACGjDQEAnhEAIaQNAQCeEQAhpQ0BAKkRACGmDQEAqREAIacNAAHaEgAhsA0AAJ0TACACAAAA-wQAIAgAAKsYACACAAAAqRgAIAgAAKoYACAOhgsAAKgYADCHCwAAqRgAEIgLAACoGAAwiQsCAJ0RACH2CwEAqREAIdoMAQCeEQAh_AwBAJ4RACGgDQAB0BIAIaINAgCdEQAhow0BAJ4RACGkDQEAnhEAIaUNAQCpEQAhpg0BAKkRACGnDQAB2hIAIQ6GCwAAqBgAMIcLAACpGAAQiAsAAKgYADCJCwIAnREAIfYLAQCpEQAh2gwBAJ4RACH8DAEAnhEAIaANAAHQEgAhog0CAJ0RACGjDQEAnhEAIaQNAQCeEQAhpQ0BAKkRACGmDQEAqREAIacNAAHaEgAhCokLAgCUFAAh9gsBAJ4UACHaDAEAlRQAIfwMAQCVFAAhoA0AAZUXACGjDQEAlRQAIaQNAQCVFAAhpQ0BAJ4UACGmDQEAnhQAIacNAAGhFwAhCokLAgCUFAAh9gsBAJ4UACHaDAEAlRQAIfwMAQCVFAAhoA0AAZUXACGjDQEAlRQAIaQNAQCVFAAhpQ0BAJ4UACGmDQEAnhQAIacNAAGhFwAhCokLAgAAAAH2CwEAAAAB2gwBAAAAAfwMAQAAAAGgDQABAAABow0BAAAAAaQNAQAAAAGlDQEAAAABpg0BAAAAAacNAAEAAAEBtw4BAAAABAQPAAChGAAwsQ4AAKIYADC1DgAApRgAMLYOAACkGAAgAAOgAwAArxgAIKwNAACaFAAgrQ0AAJoUACAAAAAAAAAAAAUPAACEGgAgEAAAhxoAILEOAACFGgAgsg4AAIYaACC1DgAA-QMAIAMPAACEGgAgsQ4AAIUaACC1DgAA-QMAIAAAAAAAAbcOAAAAuQ0CBw8AAP4ZACAQAACCGgAgsQ4AAP8ZACCyDgAAgRoAILMOAAD7AwAgtA4AAPsDACC1DgAA8QMAIAsPAADDGAAwEAAAyBgAMLEOAADEGAAwsg4AAMUYADCzDgAAxxgAMLQOAADHGAAwtQ4AAMcYADC2DgAAxhgAILcOAADHGAAwuA4AAMkYADC5DgAAyhgAMASJCwEAAAABjAtAAAAAAcELAQAAAAG1DQQAAAABAgAAAP8DACAPAADOGAAgAwAAAP8DACAPAADOGAAgEAAAzRgAIAEIAACAGgAwCswCAACuEwAghgsAAK0TADCHCwAA_QMAEIgLAACtEwAwiQsBAAAAAYwLQACfEQAhwQsBAJ4RACG0DQEA3hEAIbUNBADOEQAhvw0AAKwTACACAAAA_wMAIAgAAM0YACACAAAAyxgAIAgAAMwYACAIhgsAAMoYADCHCwAAyxgAEIgLAADKGAAwiQsBAN4RACGMC0AAnxEAIcELAQCeEQAhtA0BAN4RACG1DQQAzhEAIQiGCwAAyhgAMIcLAADLGAAQiAsAAMoYADCJCwEA3hEAIYwLQACfEQAhwQsBAJ4RACG0DQEA3hEAIbUNBADOEQAhBIkLAQCVFAAhjAtAAJYUACHBCwEAlRQAIbUNBACuFAAhBIkLAQCVFAAhjAtAAJYUACHBCwEAlRQAIbUNBACuFAAhBIkLAQAAAAGMC0AAAAABwQsBAAAAAbUNBAAAAAEDDwAA_hkAILEOAAD_GQAgtQ4AAPEDACAEDwAAwxgAMLEOAADEGAAwtQ4AAMcYADC2DgAAxhgAIAAAAAG3DgAAAL0NAgUPAAD5GQAgEAAA_BkAILEOAAD6GQAgsg4AAPsZACC1DgAA8QMAIAMPAAD5GQAgsQ4AAPoZACC1DgAA8QMAIAAAAAsPAADoGAAwEAAA7RgAMLEOAADpGAAwsg4AAOoYADCzDgAA7BgAMLQOAADsGAAwtQ4AAOwYADC2DgAA6xgAILcOAADsGAAwuA4AAO4YADC5DgAA7xgAMAsPAADcGAAwEAAA4RgAMLEOAADdGAAwsg4AAN4YADCzDgAA4BgAMLQOAADgGAAwtQ4AAOAYADC2DgAA3xgAILcOAADgGAAwuA4AAOIYADC5DgAA4xgAMAzNAgAA0BgAIIkLAQAAAAGMC0AAAAABmgtAAAAAAaELAQAAAAGvDAAAALkNArUNBAAAAAG2DQEAAAABtw0BAAAAAbkNBAAAAAG6DQQAAAABuw1AAAAAAQIAAAD5AwAgDwAA5xgAIAMAAAD5AwAgDwAA5xgAIBAAAOYYACABCAAA-BkAMBHKAgAAtBMAIM0CAAC1EwAghgsAALITADCHCwAA9wMAEIgLAACyEwAwiQsBAAAAAYwLQACfEQAhmgtAALMRACGhCwEAqREAIa8MAACzE7kNIvIMAQDgEgAhtQ0EAM4RACG2DQEAAAABtw0BAJ4RACG5DQQAzhEAIboNBADOEQAhuw1AALMRACECAAAA-QMAIAgAAOYYACACAAAA5BgAIAgAAOUYACAPhgsAAOMYADCHCwAA5BgAEIgLAADjGAAwiQsBAN4RACGMC0AAnxEAIZoLQACzEQAhoQsBAKkRACGvDAAAsxO5DSLyDAEA4BIAIbUNBADOEQAhtg0BAJ4RACG3DQEAnhEAIbkNBADOEQAhug0EAM4RACG7DUAAsxEAIQ-GCwAA4xgAMIcLAADkGAAQiAsAAOMYADCJCwEA3hEAIYwLQACfEQAhmgtAALMRACGhCwEAqREAIa8MAACzE7kNIvIMAQDgEgAhtQ0EAM4RACG2DQEAnhEAIbcNAQCeEQAhuQ0EAM4RACG6DQQAzhEAIbsNQACzEQAhC4kLAQCVFAAhjAtAAJYUACGaC0AApRQAIaELAQCeFAAhrwwAAMAYuQ0itQ0EAK4UACG2DQEAlRQAIbcNAQCVFAAhuQ0EAK4UACG6DQQArhQAIbsNQAClFAAhDM0CAADCGAAgiQsBAJUUACGMC0AAlhQAIZoLQAClFAAhoQsBAJ4UACGvDAAAwBi5DSK1DQQArhQAIbYNAQCVFAAhtw0BAJUUACG5DQQArhQAIboNBACuFAAhuw1AAKUUACEMzQIAANAYACCJCwEAAAABjAtAAAAAAZoLQAAAAAGhCwEAAAABrwwAAAC5DQK1DQQAAAABtg0BAAAAAbcNAQAAAAG5DQQAAAABug0EAAAAAbsNQAAAAAEDjAtAAAAAAcELAQAAAAG9DQAAAL0NAgIAAAD1AwAgDwAA8xgAIAMAAAD1AwAgDwAA8xgAIBAAAPIYACABCAAA9xkAMAnKAgAAuRMAIIYLAAC3EwAwhwsAAPMDABCICwAAtxMAMIwLQACfEQAhwQsBAJ4RACHyDAEA3hEAIb0NAAC4E70NIsANAAC2EwAgAgAAAPUDACAIAADyGAAgAgAAAPAYACAIAADxGAAgB4YLAADvGAAwhwsAAPAYABCICwAA7xgAMIwLQACfEQAhwQsBAJ4RACHyDAEA3hEAIb0NAAC4E70NIgeGCwAA7xgAMIcLAADwGAAQiAsAAO8YADCMC0AAnxEAIcELAQCeEQAh8gwBAN4RACG9DQAAuBO9DSIDjAtAAJYUACHBCwEAlRQAIb0NAADUGL0NIgOMC0AAlhQAIcELAQCVFAAhvQ0AANQYvQ0iA4wLQAAAAAHBCwEAAAABvQ0AAAC9DQIEDwAA6BgAMLEOAADpGAAwtQ4AAOwYADC2DgAA6xgAIAQPAADcGAAwsQ4AAN0YADC1DgAA4BgAMLYOAADfGAAgAAAGygIAAPkYACDNAgAA-hgAIJoLAACaFAAgoQsAAJoUACDyDAAAmhQAILsNAACaFAAgAssCAAD2GAAgzgIAAPcYACAAAAAAAbcOIAAAAAEAAAAAAAG3DgAAAMUNAgAAAAK3DgEAAAAEug4BAAAABQK3DgEAAAAEug4BAAAABQAAAAAAAAAAAAAAAAAFDwAA8hkAIBAAAPUZACCxDgAA8xkAILIOAAD0GQAgtQ4AAMYCACADDwAA8hkAILEOAADzGQAgtQ4AAMYCACAAAAAAAAG3DgAAAOINAgsPAACgGQAwEAAApRkAMLEOAAChGQAwsg4AAKIZADCzDgAApBkAMLQOAACkGQAwtQ4AAKQZADC2DgAAoxkAILcOAACkGQAwuA4AAKYZADC5DgAApxkAMAWJCwQAAAABpgwBAAAAAY4NAQAAAAGPDQEAAAABkA0CAAAAAQIAAADKAgAgDwAAqxkAIAMAAADKAgAgDwAAqxkAIBAAAKoZACABCAAA8RkAMArcAQAA1xMAIIYLAADWEwAwhwsAAMgCABCICwAA1hMAMIkLBAAAAAGkDAEAnhEAIaYMAQCeEQAhjg0BAJ4RACGPDQEAnhEAIZANAgCdEQAhAgAAAMoCACAIAACqGQAgAgAAAKgZACAIAACpGQAgCYYLAACnGQAwhwsAAKgZABCICwAApxkAMIkLBADOEQAhpAwBAJ4RACGmDAEAnhEAIY4NAQCeEQAhjw0BAJ4RACGQDQIAnREAIQmGCwAApxkAMIcLAACoGQAQiAsAAKcZADCJCwQAzhEAIaQMAQCeEQAhpgwBAJ4RACGODQEAnhEAIY8NAQCeEQAhkA0CAJ0RACEFiQsEAK4UACGmDAEAlRQAIY4NAQCVFAAhjw0BAJUUACGQDQIAlBQAIQWJCwQArhQAIaYMAQCVFAAhjg0BAJUUACGPDQEAlRQAIZANAgCUFAAhBYkLBAAAAAGmDAEAAAABjg0BAAAAAY8NAQAAAAGQDQIAAAABBA8AAKAZADCxDgAAoRkAMLUOAACkGQAwtg4AAKMZACAACt0BAACtGQAgmgsAAJoUACDiDQAAmhQAIOMNAACaFAAg5A0AAJoUACDlDQAAmhQAIOYNAACaFAAg6A0AAJoUACDpDQAAmhQAIOoNAACaFAAgAAAAAAABtw4AAADsDQIBtw4AAADtDQIAAAAAAAAAAAAAAAAAAAAAAAAAAAG3DgAAAIsOAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAG3DgAAAKsOAgAAAAAAAAG3DgAAAK4OAgWJCwQAAAABpgwBAAAAAY4NAQAAAAGPDQEAAAABkA0CAAAAARCMC0AAAAABmgtAAAAAAaALAAAA4g0C5QsEAAAAAZ8MAQAAAAGmDAEAAAABkQ0CAAAAAeINQAAAAAHjDQEAAAAB5A1AAAAAAeUNQAAAAAHmDUAAAAAB5w0CAAAAAegNQAAAAAHpDUAAAAAB6g1AAAAAAQIAAADGAgAgDwAA8hkAIAMAAADOAgAgDwAA8hkAIBAAAPYZACASAAAAzgIAIAgAAPYZACCMC0AAlhQAIZoLQAClFAAhoAsAAJ4Z4g0i5QsEAK4UACGfDAEAlRQAIaYMAQCVFAAhkQ0CAJQUACHiDUAApRQAIeMNAQCeFAAh5A1AAKUUACHlDUAApRQAIeYNQAClFAAh5w0CAJQUACHoDUAApRQAIekNQAClFAAh6g1AAKUUACEQjAtAAJYUACGaC0AApRQAIaALAACeGeINIuULBACuFAAhnwwBAJUUACGmDAEAlRQAIZENAgCUFAAh4g1AAKUUACHjDQEAnhQAIeQNQAClFAAh5Q1AAKUUACHmDUAApRQAIecNAgCUFAAh6A1AAKUUACHpDUAApRQAIeoNQAClFAAhA4wLQAAAAAHBCwEAAAABvQ0AAAC9DQILiQsBAAAAAYwLQAAAAAGaC0AAAAABoQsBAAAAAa8MAAAAuQ0CtQ0EAAAAAbYNAQAAAAG3DQEAAAABuQ0EAAAAAboNBAAAAAG7DUAAAAABBs4CAAD1GAAgiQsBAAAAAYwLQAAAAAGmDAEAAAABtw0BAAAAAb4NAQAAAAECAAAA8QMAIA8AAPkZACADAAAA-wMAIA8AAPkZACAQAAD9GQAgCAAAAPsDACAIAAD9GQAgzgIAANsYACCJCwEAlRQAIYwLQACWFAAhpgwBAJUUACG3DQEAlRQAIb4NAQCVFAAhBs4CAADbGAAgiQsBAJUUACGMC0AAlhQAIaYMAQCVFAAhtw0BAJUUACG-DQEAlRQAIQbLAgAA9BgAIIkLAQAAAAGMC0AAAAABpgwBAAAAAbcNAQAAAAG-DQEAAAABAgAAAPEDACAPAAD-GQAgBIkLAQAAAAGMC0AAAAABwQsBAAAAAbUNBAAAAAEDAAAA-wMAIA8AAP4ZACAQAACDGgAgCAAAAPsDACAIAACDGgAgywIAANoYACCJCwEAlRQAIYwLQACWFAAhpgwBAJUUACG3DQEAlRQAIb4NAQCVFAAhBssCAADaGAAgiQsBAJUUACGMC0AAlhQAIaYMAQCVFAAhtw0BAJUUACG-DQEAlRQAIQ3KAgAAzxgAIIkLAQAAAAGMC0AAAAABmgtAAAAAAaELAQAAAAGvDAAAALkNAvIMAQAAAAG1DQQAAAABtg0BAAAAAbcNAQAAAAG5DQQAAAABug0EAAAAAbsNQAAAAAECAAAA-QMAIA8AAIQaACADAAAA9wMAIA8AAIQaACAQAACIGgAgDwAAAPcDACAIAACIGgAgygIAAMEYACCJCwEAlRQAIYwLQACWFAAhmgtAAKUUACGhCwEAnhQAIa8MAADAGLkNIvIMAQCeFAAhtQ0EAK4UACG2DQEAlRQAIbcNAQCVFAAhuQ0EAK4UACG6DQQArhQAIbsNQAClFAAhDcoCAADBGAAgiQsBAJUUACGMC0AAlhQAIZoLQAClFAAhoQsBAJ4UACGvDAAAwBi5DSLyDAEAnhQAIbUNBACuFAAhtg0BAJUUACG3DQEAlRQAIbkNBACuFAAhug0EAK4UACG7DUAApRQAIQqJCwIAAAAB9gsBAAAAAdoMAQAAAAH8DAEAAAABoA0AAQAAAaMNAQAAAAGkDQEAAAABpQ0BAAAAAaYNAQAAAAGnDQABAAABCokLAgAAAAGkDQEAAAABqA0BAAAAAakNAQAAAAGqDQEAAAABqw0BAAAAAawNAQAAAAGtDQEAAAABrg0AAK0YACCvDSAAAAABAgAAAPcEACAPAACKGgAgAwAAAP8EACAPAACKGgAgEAAAjhoAIAwAAAD_BAAgCAAAjhoAIIkLAgCUFAAhpA0BAJUUACGoDQEAlRQAIakNAQCVFAAhqg0BAJUUACGrDQEAlRQAIawNAQCeFAAhrQ0BAJ4UACGuDQAAnxgAIK8NIAC4FAAhCokLAgCUFAAhpA0BAJUUACGoDQEAlRQAIakNAQCVFAAhqg0BAJUUACGrDQEAlRQAIawNAQCeFAAhrQ0BAJ4UACGuDQAAnxgAIK8NIAC4FAAhBokLBAAAAAGfDAEAAAABpgwBAAAAAY4NAQAAAAGPDQEAAAABkA0CAAAAAQKmDAEAAAABkQ0CAAAAAQIAAAC-BwAgDwAAkBoAIAMAAADGBwAgDwAAkBoAIBAAAJQaACAEAAAAxgcAIAgAAJQaACCmDAEAlRQAIZENAgCUFAAhAqYMAQCVFAAhkQ0CAJQUACERiQsBAAAAAYwLQAAAAAGgCwEAAAABoQsBAAAAAaQLAgAAAAHKCwEAAAABgAwBAAAAAYMMQAAAAAGbDBAAAAAB0AwBAAAAAdEMAQAAAAHSDAEAAAAB0wyAAAAAAdQMQAAAAAHVDEAAAAAB1gxAAAAAAdcMAQAAAAEgiQsBAAAAAYwLQAAAAAGgCwEAAAABygsBAAAAAYAMAQAAAAGDDEAAAAABmgwBAAAAAZsMEAAAAAGvDAEAAAABxwwBAAAAAdoMAQAAAAHcDAEAAAAB3gwBAAAAAeIMAQAAAAHnDEAAAAAB6QwBAAAAAesMQAAAAAHsDAEAAAAB8gwBAAAAAfMMAgAAAAH0DAIAAAAB9QwgAAAAAfYMIAAAAAH3DAEAAAAB-AwBAAAAAfkMEAAAAAH6DBAAAAAB-wwQAAAAAfwMAQAAAAH9DAEAAAAB_gwBAAAAAf8MAQAAAAECAAAA1ggAIA8AAJYaACACmwwQAAAAAc4MAgAAAAEDAAAA4wgAIA8AAJYaACAQAACbGgAgIgAAAOMIACAIAACbGgAgiQsBAJUUACGMC0AAlhQAIaALAQCVFAAhygsBAJ4UACGADAEAlRQAIYMMQACWFAAhmgwBAJUUACGbDBAAwRQAIa8MAQCVFAAhxwwBAJ4UACHaDAEAnhQAIdwMAQCVFAAh3gwBAJUUACHiDAEAlRQAIecMQAClFAAh6QwBAJUUACHrDEAAlhQAIewMAQCVFAAh8gwBAJ4UACHzDAIArxQAIfQMAgCvFAAh9QwgALgUACH2DCAAuBQAIfcMAQCVFAAh-AwBAJUUACH5DBAAixUAIfoMEACLFQAh-wwQAIsVACH8DAEAnhQAIf0MAQCeFAAh_gwBAJUUACH_DAEAnhQAISCJCwEAlRQAIYwLQACWFAAhoAsBAJUUACHKCwEAnhQAIYAMAQCVFAAhgwxAAJYUACGaDAEAlRQAIZsMEADBFAAhrwwBAJUUACHHDAEAnhQAIdoMAQCeFAAh3AwBAJUUACHeDAEAlRQAIeIMAQCVFAAh5wxAAKUUACHpDAEAlRQAIesMQACWFAAh7AwBAJUUACHyDAEAnhQAIfMMAgCvFAAh9AwCAK8UACH1DCAAuBQAIfYMIAC4FAAh9wwBAJUUACH4DAEAlRQAIfkMEACLFQAh-gwQAIsVACH7DBAAixUAIfwMAQCeFAAh_QwBAJ4UACH-DAEAlRQAIf8MAQCeFAAhE9IFAACLFwAgiQsBAAAAAYwLQAAAAAGgCwEAAAABoQsBAAAAAaQLAgAAAAHKCwEAAAABgAwBAAAAAYMMQAAAAAGbDBAAAAABzwwBAAAAAdAMAQAAAAHRDAEAAAAB0gwBAAAAAdMMgAAAAAHUDEAAAAAB1QxAAAAAAdYMQAAAAAHXDAEAAAABAgAAANoIACAPAACcGgAgAwAAANgIACAPAACcGgAgEAAAoBoAIBUAAADYCAAgCAAAoBoAINIFAAD9FgAgiQsBAJUUACGMC0AAlhQAIaALAQCVFAAhoQsBAJ4UACGkCwIAlBQAIcoLAQCeFAAhgAwBAJUUACGDDEAAlhQAIZsMEADBFAAhzwwBAJUUACHQDAEAlRQAIdEMAQCVFAAh0gwBAJ4UACHTDIAAAAAB1AxAAKUUACHVDEAApRQAIdYMQAClFAAh1wwBAJ4UACET0gUAAP0WACCJCwEAlRQAIYwLQACWFAAhoAsBAJUUACGhCwEAnhQAIaQLAgCUFAAhygsBAJ4UACGADAEAlRQAIYMMQACWFAAhmwwQAMEUACHPDAEAlRQAIdAMAQCVFAAh0QwBAJUUACHSDAEAnhQAIdMMgAAAAAHUDEAApRQAIdUMQAClFAAh1gxAAKUUACHXDAEAnhQAIQaJCwEAAAABxwwBAAAAAcgMgAAAAAHJDCAAAAABygxAAAAAAcsMIAAAAAEDiQsBAAAAAcoMQAAAAAHMDAEAAAABAgAAALsKACAPAACiGgAgAwAAAMMKACAPAACiGgAgEAAAphoAIAUAAADDCgAgCAAAphoAIIkLAQCVFAAhygxAAJYUACHMDAEAlRQAIQOJCwEAlRQAIcoMQACWFAAhzAwBAJUUACECiQsEAAAAAa0MgAAAAAEPiQsBAAAAAa4MAQAAAAGvDAEAAAABsAxAAAAAAbEMBAAAAAGyDAQAAAABswwAAMkWACC0DEAAAAABtQwAAMoWACC2DAEAAAABtwwCAAAAAbgMEAAAAAG5DAIAAAABugxAAAAAAbsMQAAAAAECAAAAugsAIA8AAKgaACADAAAAwgsAIA8AAKgaACAQAACsGgAgEQAAAMILACAIAACsGgAgiQsBAJUUACGuDAEAlRQAIa8MAQCVFAAhsAxAAKUUACGxDAQArhQAIbIMBACuFAAhswwAALoWACC0DEAAlhQAIbUMAAC7FgAgtgwBAJ4UACG3DAIAlBQAIbgMEADBFAAhuQwCAJQUACG6DEAAlhQAIbsMQAClFAAhD4kLAQCVFAAhrgwBAJUUACGvDAEAlRQAIbAMQAClFAAhsQwEAK4UACGyDAQArhQAIbMMAAC6FgAgtAxAAJYUACG1DAAAuxYAILYMAQCeFAAhtwwCAJQUACG4DBAAwRQAIbkMAgCUFAAhugxAAJYUACG7DEAApRQAIQLBCwEAAAABowxAAAAAAQqJCwEAAAABjAtAAAAAAZoLQAAAAAHjC0AAAAAB-QsBAAAAAZ4MAQAAAAGfDAEAAAABoAwBAAAAAaEMIAAAAAGiDEAAAAABCOAHAACmFgAgjAtAAAAAAcsLAQAAAAGfDAEAAAABpgwBAAAAAacMAQAAAAGoDEAAAAABqQxAAAAAAQIAAADuCwAgDwAArxoAIAMAAAD4CwAgDwAArxoAIBAAALMaACAKAAAA-AsAIAgAALMaACDgBwAAjBYAIIwLQACWFAAhywsBAJUUACGfDAEAlRQAIaYMAQCVFAAhpwwBAJ4UACGoDEAApRQAIakMQAClFAAhCOAHAACMFgAgjAtAAJYUACHLCwEAlRQAIZ8MAQCVFAAhpgwBAJUUACGnDAEAnhQAIagMQAClFAAhqQxAAKUUACEI2gcAAKUWACCMC0AAAAABywsBAAAAAZ8MAQAAAAGmDAEAAAABpwwBAAAAAagMQAAAAAGpDEAAAAABAgAAAO4LACAPAAC0GgAgBIkLAQAAAAGsC0AAAAABhgwBAAAAAZQMQAAAAAECiQsBAAAAAZMMQAAAAAEGywsBAAAAAYEMQAAAAAGaDAEAAAABmwwQAAAAAZwMAgAAAAGdDBAAAAABAwAAAPgLACAPAAC0GgAgEAAAuxoAIAoAAAD4CwAgCAAAuxoAINoHAACLFgAgjAtAAJYUACHLCwEAlRQAIZ8MAQCVFAAhpgwBAJUUACGnDAEAnhQAIagMQAClFAAhqQxAAKUUACEI2gcAAIsWACCMC0AAlhQAIcsLAQCVFAAhnwwBAJUUACGmDAEAlRQAIacMAQCeFAAhqAxAAKUUACGpDEAApRQAIQ7xBAAA_BUAINwHAAD9FQAg3gcAAP4VACCJCwEAAAABjAtAAAAAAZoLQAAAAAHjC0AAAAAB-QsBAAAAAYgMAQAAAAGeDAEAAAABnwwBAAAAAaAMAQAAAAGhDCAAAAABogxAAAAAAQIAAAD2CwAgDwAAvBoAIAMAAAD0CwAgDwAAvBoAIBAAAMAaACAQAAAA9AsAIAgAAMAaACDxBAAA1xUAINwHAADYFQAg3gcAANkVACCJCwEAlRQAIYwLQACWFAAhmgtAAKUUACHjC0AApRQAIfkLAQCeFAAhiAwBAJ4UACGeDAEAlRQAIZ8MAQCVFAAhoAwBAJ4UACGhDCAAuBQAIaIMQAClFAAhDvEEAADXFQAg3AcAANgVACDeBwAA2RUAIIkLAQCVFAAhjAtAAJYUACGaC0AApRQAIeMLQAClFAAh-QsBAJ4UACGIDAEAnhQAIZ4MAQCVFAAhnwwBAJUUACGgDAEAnhQAIaEMIAC4FAAhogxAAKUUACEEiQsBAAAAAawLQAAAAAGSDAEAAAABlAxAAAAAAQuJCwEAAAABrAtAAAAAAbkLAQAAAAHrCwIAAAABiQwBAAAAAYwMAQAAAAGVDAEAAAABlgwBAAAAAZcMAQAAAAGYDAEAAAABmQwBAAAAAQIAAACADQAgDwAAwhoAIA7xBAAA_BUAIN4HAAD-FQAg3wcAAP8VACCJCwEAAAABjAtAAAAAAZoLQAAAAAHjC0AAAAAB-QsBAAAAAYgMAQAAAAGeDAEAAAABnwwBAAAAAaAMAQAAAAGhDCAAAAABogxAAAAAAQIAAAD2CwAgDwAAxBoAIAMAAACDDQAgDwAAwhoAIBAAAMgaACANAAAAgw0AIAgAAMgaACCJCwEAlRQAIawLQACWFAAhuQsBAJ4UACHrCwIAlBQAIYkMAQCVFAAhjAwBAJUUACGVDAEAlRQAIZYMAQCVFAAhlwwBAJUUACGYDAEAlRQAIZkMAQCVFAAhC4kLAQCVFAAhrAtAAJYUACG5CwEAnhQAIesLAgCUFAAhiQwBAJUUACGMDAEAlRQAIZUMAQCVFAAhlgwBAJUUACGXDAEAlRQAIZgMAQCVFAAhmQwBAJUUACEDAAAA9AsAIA8AAMQaACAQAADLGgAgEAAAAPQLACAIAADLGgAg8QQAANcVACDeBwAA2RUAIN8HAADaFQAgiQsBAJUUACGMC0AAlhQAIZoLQAClFAAh4wtAAKUUACH5CwEAnhQAIYgMAQCeFAAhngwBAJUUACGfDAEAlRQAIaAMAQCeFAAhoQwgALgUACGiDEAApRQAIQ7xBAAA1xUAIN4HAADZFQAg3wcAANoVACCJCwEAlRQAIYwLQACWFAAhmgtAAKUUACHjC0AApRQAIfkLAQCeFAAhiAwBAJ4UACGeDAEAlRQAIZ8MAQCVFAAhoAwBAJ4UACGhDCAAuBQAIaIMQAClFAAhDvEEAAD8FQAg3AcAAP0VACDfBwAA_xUAIIkLAQAAAAGMC0AAAAABmgtAAAAAAeMLQAAAAAH5CwEAAAABiAwBAAAAAZ4MAQAAAAGfDAEAAAABoAwBAAAAAaEMIAAAAAGiDEAAAAABAgAAAPYLACAPAADMGgAgAwAAAPQLACAPAADMGgAgEAAA0BoAIBAAAAD0CwAgCAAA0BoAIPEEAADXFQAg3AcAANgVACDfBwAA2hUAIIkLAQCVFAAhjAtAAJYUACGaC0AApRQAIeMLQAClFAAh-QsBAJ4UACGIDAEAnhQAIZ4MAQCVFAAhnwwBAJUUACGgDAEAnhQAIaEMIAC4FAAhogxAAKUUACEO8QQAANcVACDcBwAA2BUAIN8HAADaFQAgiQsBAJUUACGMC0AAlhQAIZoLQAClFAAh4wtAAKUUACH5CwEAnhQAIYgMAQCeFAAhngwBAJUUACGfDAEAlRQAIaAMAQCeFAAhoQwgALgUACGiDEAApRQAIQagCwEAAAABpAsCAAAAAaULQAAAAAH5CwEAAAABhAxAAAAAAYcMAQAAAAEMiQsBAAAAAYwLQAAAAAG5CwEAAAABwAsBAAAAAcELAQAAAAHLCwEAAAAB6wsCAAAAAYgMAQAAAAGJDAEAAAABigwBAAAAAYsMAQAAAAGMDAEAAAABAgAAAN4NACAPAADSGgAgAwAAAOYNACAPAADSGgAgEAAA1hoAIA4AAADmDQAgCAAA1hoAIIkLAQCVFAAhjAtAAJYUACG5CwEAnhQAIcALAQCVFAAhwQsBAJ4UACHLCwEAnhQAIesLAgCUFAAhiAwBAJ4UACGJDAEAlRQAIYoMAQCVFAAhiwwBAJUUACGMDAEAlRQAIQyJCwEAlRQAIYwLQACWFAAhuQsBAJ4UACHACwEAlRQAIcELAQCeFAAhywsBAJ4UACHrCwIAlBQAIYgMAQCeFAAhiQwBAJUUACGKDAEAlRQAIYsMAQCVFAAhjAwBAJUUACEJjAtAAAAAAZoLQAAAAAG4CwEAAAABuQsBAAAAAboLBAAAAAG7C0AAAAABvAsBAAAAAb0LQAAAAAG-CyAAAAABDYkLBAAAAAGmCwEAAAABpwsEAAAAAagLgAAAAAGpCwEAAAABqgsCAAAAAasLBAAAAAGsC0AAAAABrQtAAAAAAa4LQAAAAAGvCwEAAAABsAsBAAAAAbELQAAAAAEXlAoAAOMUACCVCgAA5BQAIIkLAQAAAAGMC0AAAAABmgtAAAAAAbkLAQAAAAHACwAAAMALAsELAQAAAAHCCwEAAAABwwsBAAAAAcQLAQAAAAHFCwEAAAABxgsEAAAAAccLBAAAAAHICwEAAAAByQsQAAAAAcoLAQAAAAHLCwEAAAABzAsBAAAAAc0LQAAAAAHOC0AAAAABzwsCAAAAAdALQAAAAAECAAAA2g8AIA8AANkaACADAAAA5g8AIA8AANkaACAQAADdGgAgGQAAAOYPACAIAADdGgAglAoAAMMUACCVCgAAxBQAIIkLAQCVFAAhjAtAAJYUACGaC0AAlhQAIbkLAQCeFAAhwAsAAMAUwAsiwQsBAJUUACHCCwEAlRQAIcMLAQCVFAAhxAsBAJUUACHFCwEAlRQAIcYLBACuFAAhxwsEALAUACHICwEAnhQAIckLEADBFAAhygsBAJ4UACHLCwEAlRQAIcwLAQCeFAAhzQtAAKUUACHOC0AApRQAIc8LAgCUFAAh0AtAAKUUACEXlAoAAMMUACCVCgAAxBQAIIkLAQCVFAAhjAtAAJYUACGaC0AAlhQAIbkLAQCeFAAhwAsAAMAUwAsiwQsBAJUUACHCCwEAlRQAIcMLAQCVFAAhxAsBAJUUACHFCwEAlRQAIcYLBACuFAAhxwsEALAUACHICwEAnhQAIckLEADBFAAhygsBAJ4UACHLCwEAlRQAIcwLAQCeFAAhzQtAAKUUACHOC0AApRQAIc8LAgCUFAAh0AtAAKUUACEXkwoAAOIUACCVCgAA5BQAIIkLAQAAAAGMC0AAAAABmgtAAAAAAbkLAQAAAAHACwAAAMALAsELAQAAAAHCCwEAAAABwwsBAAAAAcQLAQAAAAHFCwEAAAABxgsEAAAAAccLBAAAAAHICwEAAAAByQsQAAAAAcoLAQAAAAHLCwEAAAABzAsBAAAAAc0LQAAAAAHOC0AAAAABzwsCAAAAAdALQAAAAAECAAAA2g8AIA8AAN4aACADAAAA5g8AIA8AAN4aACAQAADiGgAgGQAAAOYPACAIAADiGgAgkwoAAMIUACCVCgAAxBQAIIkLAQCVFAAhjAtAAJYUACGaC0AAlhQAIbkLAQCeFAAhwAsAAMAUwAsiwQsBAJUUACHCCwEAlRQAIcMLAQCVFAAhxAsBAJUUACHFCwEAlRQAIcYLBACuFAAhxwsEALAUACHICwEAnhQAIckLEADBFAAhygsBAJ4UACHLCwEAlRQAIcwLAQCeFAAhzQtAAKUUACHOC0AApRQAIc8LAgCUFAAh0AtAAKUUACEXkwoAAMIUACCVCgAAxBQAIIkLAQCVFAAhjAtAAJYUACGaC0AAlhQAIbkLAQCeFAAhwAsAAMAUwAsiwQsBAJUUACHCCwEAlRQAIcMLAQCVFAAhxAsBAJUUACHFCwEAlRQAIcYLBACuFAAhxwsEALAUACHICwEAnhQAIckLEADBFAAhygsBAJ4UACHLCwEAlRQAIcwLAQCeFAAhzQtAAKUUACHOC0AApRQAIc8LAgCUFAAh0AtAAKUUACEXkwoAAOIUACCUCgAA4xQAIIkLAQAAAAGMC0AAAAABmgtAAAAAAbkLAQAAAAHACwAAAMALAsELAQAAAAHCCwEAAAABwwsBAAAAAcQLAQAAAAHFCwEAAAABxgsEAAAAAccLBAAAAAHICwEAAAAByQsQAAAAAcoLAQAAAAHLCwEAAAABzAsBAAAAAc0LQAAAAAHOC0AAAAABzwsCAAAAAdALQAAAAAECAAAA2g8AIA8AAOMaACADAAAA5g8AIA8AAOMaACAQAADnGgAgGQAAAOYPACAIAADnGgAgkwoAAMIUACCUCgAAwxQAIIkLAQCVFAAhjAtAAJYUACGaC0AAlhQAIbkLAQCeFAAhwAsAAMAUwAsiwQsBAJUUACHCCwEAlRQAIcMLAQCVFAAhxAsBAJUUACHFCwEAlRQAIcYLBACuFAAhxwsEALAUACHICwEAnhQAIckLEADBFAAhygsBAJ4UACHLCwEAlRQAIcwLAQCeFAAhzQtAAKUUACHOC0AApRQAIc8LAgCUFAAh0AtAAKUUACEXkwoAAMIUACCUCgAAwxQAIIkLAQCVFAAhjAtAAJYUACGaC0AAlhQAIbkLAQCeFAAhwAsAAMAUwAsiwQsBAJUUACHCCwEAlRQAIcMLAQCVFAAhxAsBAJUUACHFCwEAlRQAIcYLBACuFAAhxwsEALAUACHICwEAnhQAIckLEADBFAAhygsBAJ4UACHLCwEAlRQAIcwLAQCeFAAhzQtAAKUUACHOC0AApRQAIc8LAgCUFAAh0AtAAKUUACEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAADFQAOFgAPFwAQAAAAAxUADhYADxcAEAAAAAUVABYWABkXABo4ABc5ABgAAAAAAAUVABYWABkXABo4ABc5ABgAAAAFFQAgFgAjFwAkOAAhOQAiAAAAAAAFFQAgFgAjFwAkOAAhOQAiAAAABRUAKhYALRcALjgAKzkALAAAAAAABRUAKhYALRcALjgAKzkALAAAAAUVADQWADcXADg4ADU5ADYAAAAAAAUVADQWADcXADg4ADU5ADYAAAAFFQA-FgBBFwBCOAA_OQBAAAAAAAAFFQA-FgBBFwBCOAA_OQBAAAAABRUASBYASxcATDgASTkASgAAAAAABRUASBYASxcATDgASTkASgAAAAUVAFIWAFUXAFY4AFM5AFQAAAAAAAUVAFIWAFUXAFY4AFM5AFQAAAAFFQBcFgBfFwBgOABdOQBeAAAAAAAFFQBcFgBfFwBgOABdOQBeAAAABRUAZhYAaRcAajgAZzkAaAAAAAAABRUAZhYAaRcAajgAZzkAaAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAFFQB6FgB9FwB-OAB7OQB8AAAAAAAFFQB6FgB9FwB-OAB7OQB8AhUAggHdAcsCgQEB3AEAgAEB3QHMAgAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQAAAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAdwBAIABAdwBAIABBRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAAAFFQCPARYAkgEXAJMBOACQATkAkQEAAAADFQCZARYAmgEXAJsBAAAAAxUAmQEWAJoBFwCbAQAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAADFQCqARYAqwEXAKwBAAAAAxUAqgEWAKsBFwCsAQAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAAAAAxUAvAEWAL0BFwC-AQAAAAMVALwBFgC9ARcAvgEDFQDFAcsC9gPBAc4C-gPCAQHKAgDAAQMVAMQBygL8A8ABzQKABMMBAcwCAMIBAc0CgQQAAssCggQAzgKDBAAAAAMVAMkBFgDKARcAywEAAAADFQDJARYAygEXAMsBAcoCAMABAcoCAMABAxUA0AEWANEBFwDSAQAAAAMVANABFgDRARcA0gEBygK6BMABAcoCwATAAQUVANcBFgDaARcA2wE4ANgBOQDZAQAAAAAABRUA1wEWANoBFwDbATgA2AE5ANkBAcwCAMIBAcwCAMIBBRUA4AEWAOMBFwDkATgA4QE5AOIBAAAAAAAFFQDgARYA4wEXAOQBOADhATkA4gEAAAADFQDqARYA6wEXAOwBAAAAAxUA6gEWAOsBFwDsAQIVAPABoAP8BO8BAZ8DAO4BAaAD_QQAAAAFFQD0ARYA9wEXAPgBOAD1ATkA9gEAAAAAAAUVAPQBFgD3ARcA-AE4APUBOQD2AQGfAwDuAQGfAwDuAQUVAP0BFgCAAhcAgQI4AP4BOQD_AQAAAAAABRUA_QEWAIACFwCBAjgA_gE5AP8BAAAABRUAhwIWAIoCFwCLAjgAiAI5AIkCAAAAAAAFFQCHAhYAigIXAIsCOACIAjkAiQIAAAADFQCRAhYAkgIXAJMCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJkCFgCaAhcAmwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKECFgCiAhcAowIAAAADFQCpAhYAqgIXAKsCAAAAAxUAqQIWAKoCFwCrAgAAAAMVALECFgCyAhcAswIAAAADFQCxAhYAsgIXALMCAAAAAxUAuQIWALoCFwC7AgAAAAMVALkCFgC6AhcAuwIAAAAFFQDBAhYAxAIXAMUCOADCAjkAwwIAAAAAAAUVAMECFgDEAhcAxQI4AMICOQDDAgAAAAMVAMsCFgDMAhcAzQIAAAADFQDLAhYAzAIXAM0CAAAAAxUA0wIWANQCFwDVAgAAAAMVANMCFgDUAhcA1QIAAAAFFQDbAhYA3gIXAN8COADcAjkA3QIAAAAAAAUVANsCFgDeAhcA3wI4ANwCOQDdAgIVAOMC3QHDB-ICAfEEAOECAd0BxAcAAAAFFQDnAhYA6gIXAOsCOADoAjkA6QIAAAAAAAUVAOcCFgDqAhcA6wI4AOgCOQDpAgHxBADhAgHxBADhAgUVAPACFgDzAhcA9AI4APECOQDyAgAAAAAABRUA8AIWAPMCFwD0AjgA8QI5APICAAAABRUA-gIWAP0CFwD-AjgA-wI5APwCAAAAAAAFFQD6AhYA_QIXAP4COAD7AjkA_AIAAAADFQCEAxYAhQMXAIYDAAAAAxUAhAMWAIUDFwCGAwAAAAUVAIwDFgCPAxcAkAM4AI0DOQCOAwAAAAAABRUAjAMWAI8DFwCQAzgAjQM5AI4DAAAAAxUAlgMWAJcDFwCYAwAAAAMVAJYDFgCXAxcAmAMCFQCeA9UF2wibAwMVAJ0D0gUAmgPUBd8InAMB0wUAmwMB1AXgCAAB1QXhCAAAAAUVAKIDFgClAxcApgM4AKMDOQCkAwAAAAAABRUAogMWAKUDFwCmAzgAowM5AKQDAAAAAxUArAMWAK0DFwCuAwAAAAMVAKwDFgCtAxcArgMAAAAFFQC0AxYAtwMXALgDOAC1AzkAtgMAAAAAAAUVALQDFgC3AxcAuAM4ALUDOQC2AwAAAAMVAL4DFgC_AxcAwAMAAAADFQC-AxYAvwMXAMADAAAAAxUAxgMWAMcDFwDIAwAAAAMVAMYDFgDHAxcAyAMAAAADFQDOAxYAzwMXANADAAAAAxUAzgMWAM8DFwDQAwAAAAUVANYDFgDZAxcA2gM4ANcDOQDYAwAAAAAABRUA1gMWANkDFwDaAzgA1wM5ANgDAdIFAJoDAdIFAJoDBRUA3wMWAOIDFwDjAzgA4AM5AOEDAAAAAAAFFQDfAxYA4gMXAOMDOADgAzkA4QMB0wUAmwMB0wUAmwMFFQDoAxYA6wMXAOwDOADpAzkA6gMAAAAAAAUVAOgDFgDrAxcA7AM4AOkDOQDqAwIVAPAD5wbACu8DAeYGAO4DAecGwQoAAAADFQD0AxYA9QMXAPYDAAAAAxUA9AMWAPUDFwD2AwHmBgDuAwHmBgDuAwMVAPsDFgD8AxcA_QMAAAADFQD7AxYA_AMXAP0DAAAABRUAgwQWAIYEFwCHBDgAhAQ5AIUEAAAAAAAFFQCDBBYAhgQXAIcEOACEBDkAhQQAAAADFQCNBBYAjgQXAI8EAAAAAxUAjQQWAI4EFwCPBAAAAAMVAJUEFgCWBBcAlwQAAAADFQCVBBYAlgQXAJcEAhUAmwS5B78LmgQBuAcAmQQBuQfACwAAAAUVAJ8EFgCiBBcAowQ4AKAEOQChBAAAAAAABRUAnwQWAKIEFwCjBDgAoAQ5AKEEAbgHAJkEAbgHAJkEBRUAqAQWAKsEFwCsBDgAqQQ5AKoEAAAAAAAFFQCoBBYAqwQXAKwEOACpBDkAqgQDFQC3BNoH8wuvBOAH9wuwBAHxBACuBAUVALYE8QT5C64E3Af9C7EE3geDDLQE3weHDLUEAtsHALAE3QcAsgQCFQCzBNwH_guxBAHcB_8LAAHbBwCwBAHbBwCwBAPcB4gMAN4HiQwA3weKDAAC2geLDADgB4wMAAAAAxUAuwQWALwEFwC9BAAAAAMVALsEFgC8BBcAvQQAAAADFQDDBBYAxAQXAMUEAAAAAxUAwwQWAMQEFwDFBAHxBACuBAHxBACuBAMVAMoEFgDLBBcAzAQAAAADFQDKBBYAywQXAMwEAfEE3AyuBAHxBOIMrgQDFQDRBBYA0gQXANMEAAAAAxUA0QQWANIEFwDTBAHbBwCwBAHbBwCwBAUVANgEFgDbBBcA3AQ4ANkEOQDaBAAAAAAABRUA2AQWANsEFwDcBDgA2QQ5ANoEAAAFFQDhBBYA5AQXAOUEOADiBDkA4wQAAAAAAAUVAOEEFgDkBBcA5QQ4AOIEOQDjBALbBwCwBN0HALIEAtsHALAE3QcAsgQDFQDqBBYA6wQXAOwEAAAAAxUA6gQWAOsEFwDsBAHbBwCwBAHbBwCwBAMVAPEEFgDyBBcA8wQAAAADFQDxBBYA8gQXAPMEAAAABRUA-QQWAPwEFwD9BDgA-gQ5APsEAAAAAAAFFQD5BBYA_AQXAP0EOAD6BDkA-wQCFQCBBfEI4w2ABQHdBwD_BAHxCOQNAAAABRUAhQUWAIgFFwCJBTgAhgU5AIcFAAAAAAAFFQCFBRYAiAUXAIkFOACGBTkAhwUB3QcA_wQB3QcA_wQFFQCOBRYAkQUXAJIFOACPBTkAkAUAAAAAAAUVAI4FFgCRBRcAkgU4AI8FOQCQBQAAAAUVAJgFFgCbBRcAnAU4AJkFOQCaBQAAAAAABRUAmAUWAJsFFwCcBTgAmQU5AJoFAAAAAxUAogUWAKMFFwCkBQAAAAMVAKIFFgCjBRcApAUAAAADFQCqBRYAqwUXAKwFAAAAAxUAqgUWAKsFFwCsBQAAAAUVALIFFgC1BRcAtgU4ALMFOQC0BQAAAAAABRUAsgUWALUFFwC2BTgAswU5ALQFAAAAAxUAvAUWAL0FFwC-BQAAAAMVALwFFgC9BRcAvgUAAAADFQDEBRYAxQUXAMYFAAAAAxUAxAUWAMUFFwDGBQAAAAMVAMwFFgDNBRcAzgUAAAADFQDMBRYAzQUXAM4FAAAABRUA1AUWANcFFwDYBTgA1QU5ANYFAAAAAAAFFQDUBRYA1wUXANgFOADVBTkA1gUEFQDeBZMK3w_bBZQK4w_cBZUK5Q_dBQGSCgDaBQGSCgDaBQGSCucP2gUCkwroDwCUCukPAAAABRUA4gUWAOUFFwDmBTgA4wU5AOQFAAAAAAAFFQDiBRYA5QUXAOYFOADjBTkA5AUBkgoA2gUBkgoA2gUFFQDrBRYA7gUXAO8FOADsBTkA7QUAAAAAAAUVAOsFFgDuBRcA7wU4AOwFOQDtBQGSCgDaBQGSCgDaBQUVAPQFFgD3BRcA-AU4APUFOQD2BQAAAAAABRUA9AUWAPcFFwD4BTgA9QU5APYFAZIKuBDaBQGSCr4Q2gUFFQD9BRYAgAYXAIEGOAD-BTkA_wUAAAAAAAUVAP0FFgCABhcAgQY4AP4FOQD_BQAAAAMVAIcGFgCIBhcAiQYAAAADFQCHBhYAiAYXAIkGAAAAAxUAjwYWAJAGFwCRBgAAAAMVAI8GFgCQBhcAkQYAAAAFFQCXBhYAmgYXAJsGOACYBjkAmQYAAAAAAAUVAJcGFgCaBhcAmwY4AJgGOQCZBgECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAigxDSkyESo0Eis1Eiw4Ei05Ei46Ei88EjA-AjE_EzJBEjNDAjREFDVFEjZGEjdHAjpKFTtLGzxNHD1OHD5RHD9SHEBTHEFVHEJXAkNYHURaHEVcAkZdHkdeHEhfHElgAkpjH0tkJUxmJk1nJk5qJk9rJlBsJlFuJlJwAlNxJ1RzJlV1AlZ2KFd3Jlh4Jll5Alp8KVt9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFNjAHKAU6NAcsBTo4BzgFOjwHPAU6QAdABTpEB0gFOkgHUAQKTAdUBT5QB1wFOlQHZAQKWAdoBUJcB2wFOmAHcAU6ZAd0BApoB4AFRmwHhAVecAeMBWJ0B5AFYngHnAVifAegBWKAB6QFYoQHrAViiAe0BAqMB7gFZpAHwAVilAfIBAqYB8wFapwH0AVioAfUBWKkB9gECqgH5AVurAfoBYawB_AFirQH9AWKuAYACYq8BgQJisAGCAmKxAYQCYrIBhgICswGHAmO0AYkCYrUBiwICtgGMAmS3AY0CYrgBjgJiuQGPAgK6AZICZbsBkwJrvAGVAmy9AZYCbL4BmQJsvwGaAmzAAZsCbMEBnQJswgGfAgLDAaACbcQBogJsxQGkAgLGAaUCbscBpgJsyAGnAmzJAagCAsoBqwJvywGsAnXMAa4Cds0BrwJ2zgGyAnbPAbMCdtABtAJ20QG2AnbSAbgCAtMBuQJ31AG7AnbVAb0CAtYBvgJ41wG_AnbYAcACdtkBwQIC2gHEAnnbAcUCf94BxwKAAd8BzQKAAeAB0AKAAeEB0QKAAeIB0gKAAeMB1AKAAeQB1gIC5QHXAoMB5gHZAoAB5wHbAgLoAdwChAHpAd0CgAHqAd4CgAHrAd8CAuwB4gKFAe0B4wKLAe4B5AKBAe8B5QKBAfAB5gKBAfEB5wKBAfIB6AKBAfMB6gKBAfQB7AIC9QHtAowB9gHvAoEB9wHxAgL4AfICjQH5AfMCgQH6AfQCgQH7AfUCAvwB-AKOAf0B-QKUAf4B-wKVAf8B_AKVAYAC_wKVAYECgAOVAYICgQOVAYMCgwOVAYQChQMChQKGA5YBhgKIA5UBhwKKAwKIAosDlwGJAowDlQGKAo0DlQGLAo4DAowCkQOYAY0CkgOcAY4ClAOdAY8ClQOdAZACmAOdAZECmQOdAZICmgOdAZMCnAOdAZQCngMClQKfA54BlgKhA50BlwKjAwKYAqQDnwGZAqUDnQGaAqYDnQGbAqcDApwCqgOgAZ0CqwOmAZ4CrQOnAZ8CrgOnAaACsQOnAaECsgOnAaICswOnAaMCtQOnAaQCtwMCpQK4A6gBpgK5A6cBpwK6AwKoAr0DqQGpAr4DrQGqAsADrgGrAsEDrgGsAsQDrgGtAsUDrgGuAsYDrgGvAsgDrgGwAsoDArECywOvAbICzQOuAbMCzwMCtALQA7ABtQLRA64BtgLSA64BtwLTAwK4AtYDsQG5AtcDtwG6AtkDuAG7AtoDuAG8At0DuAG9At4DuAG-At8DuAG_AuEDuAHAAuMDAsEC5AO5AcIC5gO4AcMC6AMCxALpA7oBxQLqA7gBxgLrA7gBxwLsAwLIAu8DuwHJAvADvwHPAvIDwAHQAoQEwAHRAoYEwAHSAocEwAHTAogEwAHUAooEwAHVAowEAtYCjQTGAdcCjwTAAdgCkQQC2QKSBMcB2gKTBMAB2wKUBMAB3AKVBALdApgEyAHeApkEzAHfApoEwQHgApsEwQHhApwEwQHiAp0EwQHjAp4EwQHkAqAEwQHlAqIEAuYCowTNAecCpQTBAegCpwQC6QKoBM4B6gKpBMEB6wKqBMEB7AKrBALtAq4EzwHuAq8E0wHvArAEwgHwArEEwgHxArIEwgHyArMEwgHzArQEwgH0ArYEwgH1ArgEAvYCuQTUAfcCvATCAfgCvgQC-QK_BNUB-gLBBMIB-wLCBMIB_ALDBAL9AsYE1gH-AscE3AH_AsgEwwGAA8kEwwGBA8oEwwGCA8sEwwGDA8wEwwGEA84EwwGFA9AEAoYD0QTdAYcD0wTDAYgD1QQCiQPWBN4BigPXBMMBiwPYBMMBjAPZBAKNA9wE3wGOA90E5QGPA98E5gGQA-AE5gGRA-ME5gGSA-QE5gGTA-UE5gGUA-cE5gGVA-kEApYD6gTnAZcD7ATmAZgD7gQCmQPvBOgBmgPwBOYBmwPxBOYBnAPyBAKdA_UE6QGeA_YE7QGhA_gE7gGiA_4E7gGjA4EF7gGkA4IF7gGlA4MF7gGmA4UF7gGnA4cFAqgDiAXxAakDigXuAaoDjAUCqwONBfIBrAOOBe4BrQOPBe4BrgOQBQKvA5MF8wGwA5QF-QGxA5UF7wGyA5YF7wGzA5cF7wG0A5gF7wG1A5kF7wG2A5sF7wG3A50FArgDngX6AbkDoAXvAboDogUCuwOjBfsBvAOkBe8BvQOlBe8BvgOmBQK_A6kF_AHAA6oFggLBA6wFgwLCA60FgwLDA7AFgwLEA7EFgwLFA7IFgwLGA7QFgwLHA7YFAsgDtwWEAskDuQWDAsoDuwUCywO8BYUCzAO9BYMCzQO-BYMCzgO_BQLPA8IFhgLQA8MFjALRA8UFjQLSA8YFjQLTA8kFjQLUA8oFjQLVA8sFjQLWA80FjQLXA88FAtgD0AWOAtkD0gWNAtoD1AUC2wPVBY8C3APWBY0C3QPXBY0C3gPYBQLfA9sFkALgA9wFlALhA94FlQLiA98FlQLjA-IFlQLkA-MFlQLlA-QFlQLmA-YFlQLnA-gFAugD6QWWAukD6wWVAuoD7QUC6wPuBZcC7APvBZUC7QPwBZUC7gPxBQLvA_QFmALwA_UFnALxA_cFnQLyA_gFnQLzA_sFnQL0A_wFnQL1A_0FnQL2A_8FnQL3A4EGAvgDggaeAvkDhAadAvoDhgYC-wOHBp8C_AOIBp0C_QOJBp0C_gOKBgL_A40GoAKABI4GpAKBBJAGpQKCBJEGpQKDBJQGpQKEBJUGpQKFBJYGpQKGBJgGpQKHBJoGAogEmwamAokEnQalAooEnwYCiwSgBqcCjAShBqUCjQSiBqUCjgSjBgKPBKYGqAKQBKcGrAKRBKkGrQKSBKoGrQKTBK0GrQKUBK4GrQKVBK8GrQKWBLEGrQKXBLMGApgEtAauApkEtgatApoEuAYCmwS5Bq8CnAS6Bq0CnQS7Bq0CngS8BgKfBL8GsAKgBMAGtAKhBMIGtQKiBMMGtQKjBMYGtQKkBMcGtQKlBMgGtQKmBMoGtQKnBMwGAqgEzQa2AqkEzwa1AqoE0QYCqwTSBrcCrATTBrUCrQTUBrUCrgTVBgKvBNgGuAKwBNkGvAKxBNsGvQKyBNwGvQKzBN8GvQK0BOAGvQK1BOEGvQK2BOMGvQK3BOUGArgE5ga-ArkE6Aa9AroE6gYCuwTrBr8CvATsBr0CvQTtBr0CvgTuBgK_BPEGwALABPIGxgLBBPQGxwLCBPUGxwLDBPgGxwLEBPkGxwLFBPoGxwLGBPwGxwLHBP4GAsgE_wbIAskEgQfHAsoEgwcCywSEB8kCzASFB8cCzQSGB8cCzgSHBwLPBIoHygLQBIsHzgLRBI0HzwLSBI4HzwLTBJEHzwLUBJIHzwLVBJMHzwLWBJUHzwLXBJcHAtgEmAfQAtkEmgfPAtoEnAcC2wSdB9EC3ASeB88C3QSfB88C3gSgBwLfBKMH0gLgBKQH1gLhBKYH1wLiBKcH1wLjBKoH1wLkBKsH1wLlBKwH1wLmBK4H1wLnBLAHAugEsQfYAukEswfXAuoEtQcC6wS2B9kC7AS3B9cC7QS4B9cC7gS5BwLvBLwH2gLwBL0H4ALyBL8H4QLzBMUH4QL0BMgH4QL1BMkH4QL2BMoH4QL3BMwH4QL4BM4HAvkEzwfkAvoE0QfhAvsE0wcC_ATUB-UC_QTVB-EC_gTWB-EC_wTXBwKABdoH5gKBBdsH7AKCBdwH4gKDBd0H4gKEBd4H4gKFBd8H4gKGBeAH4gKHBeIH4gKIBeQHAokF5QftAooF5wfiAosF6QcCjAXqB-4CjQXrB-ICjgXsB-ICjwXtBwKQBfAH7wKRBfEH9QKSBfMH9gKTBfQH9gKUBfcH9gKVBfgH9gKWBfkH9gKXBfsH9gKYBf0HApkF_gf3ApoFgAj2ApsFgggCnAWDCPgCnQWECPYCngWFCPYCnwWGCAKgBYkI-QKhBYoI_wKiBYwIgAOjBY0IgAOkBZAIgAOlBZEIgAOmBZIIgAOnBZQIgAOoBZYIAqkFlwiBA6oFmQiAA6sFmwgCrAWcCIIDrQWdCIADrgWeCIADrwWfCAKwBaIIgwOxBaMIhwOyBaUIiAOzBaYIiAO0BakIiAO1BaoIiAO2BasIiAO3Ba0IiAO4Ba8IArkFsAiJA7oFsgiIA7sFtAgCvAW1CIoDvQW2CIgDvgW3CIgDvwW4CALABbsIiwPBBbwIkQPCBb4IkgPDBb8IkgPEBcIIkgPFBcMIkgPGBcQIkgPHBcYIkgPIBcgIAskFyQiTA8oFywiSA8sFzQgCzAXOCJQDzQXPCJIDzgXQCJIDzwXRCALQBdQIlQPRBdUImQPWBdcImgPXBeIImgPYBeUImgPZBeYImgPaBecImgPbBekImgPcBesIAt0F7AifA94F7giaA98F8AgC4AXxCKAD4QXyCJoD4gXzCJoD4wX0CALkBfcIoQPlBfgIpwPmBfoIqAPnBfsIqAPoBf4IqAPpBf8IqAPqBYAJqAPrBYIJqAPsBYQJAu0FhQmpA-4FhwmoA-8FiQkC8AWKCaoD8QWLCagD8gWMCagD8wWNCQL0BZAJqwP1BZEJrwP2BZMJsAP3BZQJsAP4BZcJsAP5BZgJsAP6BZkJsAP7BZsJsAP8BZ0JAv0FngmxA_4FoAmwA_8FogkCgAajCbIDgQakCbADggalCbADgwamCQKEBqkJswOFBqoJuQOGBqwJugOHBq0JugOIBrAJugOJBrEJugOKBrIJugOLBrQJugOMBrYJAo0Gtwm7A44GuQm6A48GuwkCkAa8CbwDkQa9CboDkga-CboDkwa_CQKUBsIJvQOVBsMJwQOWBsUJwgOXBsYJwgOYBskJwgOZBsoJwgOaBssJwgObBs0JwgOcBs8JAp0G0AnDA54G0gnCA58G1AkCoAbVCcQDoQbWCcIDogbXCcIDowbYCQKkBtsJxQOlBtwJyQOmBt4JygOnBt8JygOoBuIJygOpBuMJygOqBuQJygOrBuYJygOsBugJAq0G6QnLA64G6wnKA68G7QkCsAbuCcwDsQbvCcoDsgbwCcoDswbxCQK0BvQJzQO1BvUJ0QO2BvcJ0gO3BvgJ0gO4BvsJ0gO5BvwJ0gO6Bv0J0gO7Bv8J0gO8BoEKAr0GggrTA74GhArSA78GhgoCwAaHCtQDwQaICtIDwgaJCtIDwwaKCgLEBo0K1QPFBo4K2wPGBo8KmwPHBpAKmwPIBpEKmwPJBpIKmwPKBpMKmwPLBpUKmwPMBpcKAs0GmArcA84GmgqbA88GnAoC0AadCt0D0QaeCpsD0gafCpsD0wagCgLUBqMK3gPVBqQK5APWBqUKnAPXBqYKnAPYBqcKnAPZBqgKnAPaBqkKnAPbBqsKnAPcBq0KAt0GrgrlA94GsAqcA98GsgoC4AazCuYD4Qa0CpwD4ga1CpwD4wa2CgLkBrkK5wPlBroK7QPoBrwK7gPpBsIK7gPqBsUK7gPrBsYK7gPsBscK7gPtBskK7gPuBssKAu8GzArxA_AGzgruA_EG0AoC8gbRCvID8wbSCu4D9AbTCu4D9QbUCgL2BtcK8wP3BtgK9wP4BtkK7wP5BtoK7wP6BtsK7wP7BtwK7wP8Bt0K7wP9Bt8K7wP-BuEKAv8G4gr4A4AH5ArvA4EH5goCggfnCvkDgwfoCu8DhAfpCu8DhQfqCgKGB-0K-gOHB-4K_gOIB_AK_wOJB_EK_wOKB_QK_wOLB_UK_wOMB_YK_wONB_gK_wOOB_oKAo8H-wqABJAH_Qr_A5EH_woCkgeAC4EEkweBC_8DlAeCC_8DlQeDCwKWB4YLggSXB4cLiASYB4kLiQSZB4oLiQSaB40LiQSbB44LiQScB48LiQSdB5ELiQSeB5MLAp8HlAuKBKAHlguJBKEHmAsCogeZC4sEoweaC4kEpAebC4kEpQecCwKmB58LjASnB6ALkASoB6ILkQSpB6MLkQSqB6YLkQSrB6cLkQSsB6gLkQStB6oLkQSuB6wLAq8HrQuSBLAHrwuRBLEHsQsCsgeyC5MEswezC5EEtAe0C5EEtQe1CwK2B7gLlAS3B7kLmAS6B7sLmQS7B8ELmQS8B8QLmQS9B8ULmQS-B8YLmQS_B8gLmQTAB8oLAsEHywucBMIHzQuZBMMHzwsCxAfQC50ExQfRC5kExgfSC5kExwfTCwLIB9YLngTJB9cLpATKB9gLmgTLB9kLmgTMB9oLmgTNB9sLmgTOB9wLmgTPB94LmgTQB-ALAtEH4QulBNIH4wuaBNMH5QsC1AfmC6YE1QfnC5oE1gfoC5oE1wfpCwLYB-wLpwTZB-0LrQThB-8LrgTiB40MrgTjB48MrgTkB5AMrgTlB5EMrgTmB5MMrgTnB5UMAugHlgy4BOkHmAyuBOoHmgwC6webDLkE7AecDK4E7QedDK4E7geeDALvB6EMugTwB6IMvgTxB6QMvwTyB6UMvwTzB6gMvwT0B6kMvwT1B6oMvwT2B6wMvwT3B64MAvgHrwzABPkHsQy_BPoHswwC-we0DMEE_Ae1DL8E_Qe2DL8E_ge3DAL_B7oMwgSACLsMxgSBCLwMrwSCCL0MrwSDCL4MrwSECL8MrwSFCMAMrwSGCMIMrwSHCMQMAogIxQzHBIkIxwyvBIoIyQwCiwjKDMgEjAjLDK8EjQjMDK8EjgjNDAKPCNAMyQSQCNEMzQSRCNIMsASSCNMMsASTCNQMsASUCNUMsASVCNYMsASWCNgMsASXCNoMApgI2wzOBJkI3gywBJoI4AwCmwjhDM8EnAjjDLAEnQjkDLAEngjlDAKfCOgM0ASgCOkM1AShCOoMtQSiCOsMtQSjCOwMtQSkCO0MtQSlCO4MtQSmCPAMtQSnCPIMAqgI8wzVBKkI9Qy1BKoI9wwCqwj4DNYErAj5DLUErQj6DLUErgj7DAKvCP4M1wSwCP8M3QSxCIENsgSyCIINsgSzCIUNsgS0CIYNsgS1CIcNsgS2CIkNsgS3CIsNArgIjA3eBLkIjg2yBLoIkA0CuwiRDd8EvAiSDbIEvQiTDbIEvgiUDQK_CJcN4ATACJgN5gTBCJkNsQTCCJoNsQTDCJsNsQTECJwNsQTFCJ0NsQTGCJ8NsQTHCKENAsgIog3nBMkIpA2xBMoIpg0CywinDegEzAioDbEEzQipDbEEzgiqDQLPCK0N6QTQCK4N7QTRCK8NtATSCLANtATTCLENtATUCLINtATVCLMNtATWCLUNtATXCLcNAtgIuA3uBNkIug20BNoIvA0C2wi9De8E3Ai-DbQE3Qi_DbQE3gjADQLfCMMN8ATgCMQN9AThCMYN9QTiCMcN9QTjCMoN9QTkCMsN9QTlCMwN9QTmCM4N9QTnCNANAugI0Q32BOkI0w31BOoI1Q0C6wjWDfcE7AjXDfUE7QjYDfUE7gjZDQLvCNwN-ATwCN0N_gTyCN8N_wTzCOUN_wT0COgN_wT1COkN_wT2COoN_wT3COwN_wT4CO4NAvkI7w2CBfoI8Q3_BPsI8w0C_Aj0DYMF_Qj1Df8E_gj2Df8E_wj3DQKACfoNhAWBCfsNigWCCfwNgAWDCf0NgAWECf4NgAWFCf8NgAWGCYAOgAWHCYIOgAWICYQOAokJhQ6LBYoJhw6ABYsJiQ4CjAmKDowFjQmLDoAFjgmMDoAFjwmNDgKQCZAOjQWRCZEOkwWSCZMOlAWTCZQOlAWUCZcOlAWVCZgOlAWWCZkOlAWXCZsOlAWYCZ0OApkJng6VBZoJoA6UBZsJog4CnAmjDpYFnQmkDpQFngmlDpQFnwmmDgKgCakOlwWhCaoOnQWiCawOngWjCa0OngWkCbAOngWlCbEOngWmCbIOngWnCbQOngWoCbYOAqkJtw6fBaoJuQ6eBasJuw4CrAm8DqAFrQm9Dp4Frgm-Dp4Frwm_DgKwCcIOoQWxCcMOpQWyCcUOpgWzCcYOpgW0CckOpgW1CcoOpgW2CcsOpgW3Cc0OpgW4Cc8OArkJ0A6nBboJ0g6mBbsJ1A4CvAnVDqgFvQnWDqYFvgnXDqYFvwnYDgLACdsOqQXBCdwOrQXCCd4OrgXDCd8OrgXECeIOrgXFCeMOrgXGCeQOrgXHCeYOrgXICegOAskJ6Q6vBcoJ6w6uBcsJ7Q4CzAnuDrAFzQnvDq4FzgnwDq4FzwnxDgLQCfQOsQXRCfUOtwXSCfcOuAXTCfgOuAXUCfsOuAXVCfwOuAXWCf0OuAXXCf8OuAXYCYEPAtkJgg-5BdoJhA-4BdsJhg8C3AmHD7oF3QmID7gF3gmJD7gF3wmKDwLgCY0PuwXhCY4PvwXiCZAPwAXjCZEPwAXkCZQPwAXlCZUPwAXmCZYPwAXnCZgPwAXoCZoPAukJmw_BBeoJnQ_ABesJnw8C7AmgD8IF7QmhD8AF7gmiD8AF7wmjDwLwCaYPwwXxCacPxwXyCakPyAXzCaoPyAX0Ca0PyAX1Ca4PyAX2Ca8PyAX3CbEPyAX4CbMPAvkJtA_JBfoJtg_IBfsJuA8C_Am5D8oF_Qm6D8gF_gm7D8gF_wm8DwKACr8PywWBCsAPzwWCCsIP0AWDCsMP0AWECsYP0AWFCscP0AWGCsgP0AWHCsoP0AWICswPAokKzQ_RBYoKzw_QBYsK0Q8CjArSD9IFjQrTD9AFjgrUD9AFjwrVDwKQCtgP0wWRCtkP2QWWCtsP2gWXCuoP2gWYCuwP2gWZCu0P2gWaCu4P2gWbCvAP2gWcCvIPAp0K8w_fBZ4K9Q_aBZ8K9w8CoAr4D-AFoQr5D9oFogr6D9oFowr7DwKkCv4P4QWlCv8P5wWmCoAQ2wWnCoEQ2wWoCoIQ2wWpCoMQ2wWqCoQQ2wWrCoYQ2wWsCogQAq0KiRDoBa4KixDbBa8KjRACsAqOEOkFsQqPENsFsgqQENsFswqREAK0CpQQ6gW1CpUQ8AW2CpYQ3AW3CpcQ3AW4CpgQ3AW5CpkQ3AW6CpoQ3AW7CpwQ3AW8Cp4QAr0KnxDxBb4KoRDcBb8KoxACwAqkEPIFwQqlENwFwgqmENwFwwqnEALECqoQ8wXFCqsQ-QXGCq0Q3QXHCq4Q3QXICrAQ3QXJCrEQ3QXKCrIQ3QXLCrQQ3QXMCrYQAs0KtxD6Bc4KuhDdBc8KvBAC0Aq9EPsF0Qq_EN0F0grAEN0F0wrBEALUCsQQ_AXVCsUQggbWCscQgwbXCsgQgwbYCssQgwbZCswQgwbaCs0QgwbbCs8QgwbcCtEQAt0K0hCEBt4K1BCDBt8K1hAC4ArXEIUG4QrYEIMG4grZEIMG4wraEALkCt0QhgblCt4QigbmCuAQiwbnCuEQiwboCuQQiwbpCuUQiwbqCuYQiwbrCugQiwbsCuoQAu0K6xCMBu4K7RCLBu8K7xAC8ArwEI0G8QrxEIsG8gryEIsG8wrzEAL0CvYQjgb1CvcQkgb2CvkQkwb3CvoQkwb4Cv0Qkwb5Cv4Qkwb6Cv8Qkwb7CoERkwb8CoMRAv0KhBGUBv4KhhGTBv8KiBECgAuJEZUGgQuKEZMGgguLEZMGgwuMEQKEC48RlgaFC5ARnAY"
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
  LedgerAuditFindingScalarFieldEnum: () => LedgerAuditFindingScalarFieldEnum,
  LedgerAuditScalarFieldEnum: () => LedgerAuditScalarFieldEnum,
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
  OpenPaymentScalarFieldEnum: () => OpenPaymentScalarFieldEnum,
  OutboundMailScalarFieldEnum: () => OutboundMailScalarFieldEnum,
  OutboundRecipientScalarFieldEnum: () => OutboundRecipientScalarFieldEnum,
  OutflowScalarFieldEnum: () => OutflowScalarFieldEnum,
  OwnedDomainScalarFieldEnum: () => OwnedDomainScalarFieldEnum,
  PaidActScalarFieldEnum: () => PaidActScalarFieldEnum,
  PaidJobScalarFieldEnum: () => PaidJobScalarFieldEnum,
  PaymentAnswerScalarFieldEnum: () => PaymentAnswerScalarFieldEnum,
  PaymentCredentialScalarFieldEnum: () => PaymentCredentialScalarFieldEnum,
  PaymentLineScalarFieldEnum: () => PaymentLineScalarFieldEnum,
  PaymentReceiptScalarFieldEnum: () => PaymentReceiptScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PaymentWatchScalarFieldEnum: () => PaymentWatchScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProcessScalarFieldEnum: () => ProcessScalarFieldEnum,
  PublishedRecordScalarFieldEnum: () => PublishedRecordScalarFieldEnum,
  PublishedZoneScalarFieldEnum: () => PublishedZoneScalarFieldEnum,
  PurchaseScalarFieldEnum: () => PurchaseScalarFieldEnum,
  QueryMode: () => QueryMode,
  QueuedSettlementScalarFieldEnum: () => QueuedSettlementScalarFieldEnum,
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
  TravelHotelCodeScalarFieldEnum: () => TravelHotelCodeScalarFieldEnum,
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
  Process: "Process",
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
  PaymentCredential: "PaymentCredential",
  OpenPayment: "OpenPayment",
  PaymentAnswer: "PaymentAnswer",
  PaymentReceipt: "PaymentReceipt",
  QueuedSettlement: "QueuedSettlement",
  PaymentLine: "PaymentLine",
  Disbursement: "Disbursement",
  DisbursementLine: "DisbursementLine",
  SchemaVersion: "SchemaVersion",
  BillBasis: "BillBasis",
  Outflow: "Outflow",
  ReceiptKey: "ReceiptKey",
  PaymentWatch: "PaymentWatch",
  LedgerAudit: "LedgerAudit",
  LedgerAuditFinding: "LedgerAuditFinding",
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
  TravelHotelCode: "TravelHotelCode",
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
var ProcessScalarFieldEnum = {
  id: "id",
  seenAt: "seenAt",
  workers: "workers"
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
  leasedBy: "leasedBy",
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
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  settledAt: "settledAt",
  validBefore: "validBefore",
  organizationId: "organizationId",
  transactionLog: "transactionLog",
  answerStatus: "answerStatus",
  retold: "retold",
  isShort: "isShort",
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
  balance: "balance",
  transactionHash: "transactionHash",
  service: "service",
  method: "method",
  path: "path",
  operation: "operation",
  resourceUrl: "resourceUrl",
  requestId: "requestId",
  basis: "basis"
};
var PaymentCredentialScalarFieldEnum = {
  paymentId: "paymentId",
  validBefore: "validBefore",
  scheme: "scheme",
  network: "network",
  payer: "payer",
  nonce: "nonce",
  idempotencyKey: "idempotencyKey",
  credentialHash: "credentialHash",
  requestHash: "requestHash",
  payload: "payload",
  requirements: "requirements"
};
var OpenPaymentScalarFieldEnum = {
  paymentId: "paymentId",
  reservedAt: "reservedAt",
  leaseUntil: "leaseUntil",
  settledAt: "settledAt",
  isDue: "isDue",
  state: "state",
  owner: "owner",
  payer: "payer",
  network: "network",
  asset: "asset",
  amount: "amount",
  openKey: "openKey"
};
var PaymentAnswerScalarFieldEnum = {
  paymentId: "paymentId",
  createdAt: "createdAt",
  headers: "headers",
  body: "body"
};
var PaymentReceiptScalarFieldEnum = {
  paymentId: "paymentId",
  createdAt: "createdAt",
  headers: "headers"
};
var QueuedSettlementScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  leaseUntil: "leaseUntil",
  doneAt: "doneAt",
  owner: "owner",
  network: "network",
  scheme: "scheme",
  key: "key",
  presented: "presented",
  outcome: "outcome"
};
var PaymentLineScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  units: "units",
  delivered: "delivered",
  path: "path",
  field: "field",
  service: "service",
  amount: "amount",
  charged: "charged",
  settle: "settle",
  outcome: "outcome"
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
  leasedBy: "leasedBy",
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
  firstSeen: "firstSeen",
  isNamed: "isNamed"
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
var LedgerAuditScalarFieldEnum = {
  id: "id",
  asked: "asked",
  network: "network",
  since: "since",
  fromBlock: "fromBlock",
  toBlock: "toBlock",
  payees: "payees",
  nextSince: "nextSince",
  done: "done",
  place: "place",
  plainCount: "plainCount",
  plainAmount: "plainAmount",
  findings: "findings",
  startedAt: "startedAt",
  finishedAt: "finishedAt"
};
var LedgerAuditFindingScalarFieldEnum = {
  id: "id",
  auditId: "auditId",
  finding: "finding"
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
var TravelHotelCodeScalarFieldEnum = {
  hotelId: "hotelId",
  accommodationId: "accommodationId"
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

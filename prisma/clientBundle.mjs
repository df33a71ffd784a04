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

// What the enrichment service keeps: public pages that it has read, and the pages of crawls.

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
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"credential","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"isWatched","kind":"scalar","type":"Boolean","dbName":"is_watched"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"answerHeaders","kind":"scalar","type":"Json","dbName":"answer_headers"},{"name":"answerBody","kind":"scalar","type":"Bytes","dbName":"answer_body"},{"name":"receiptHeaders","kind":"scalar","type":"Json","dbName":"receipt_headers"},{"name":"basis","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"lines","kind":"object","type":"PaymentLine","relationName":"PaymentToPaymentLine"},{"name":"transitions","kind":"object","type":"PaymentTransition","relationName":"PaymentToPaymentTransition"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"units","kind":"scalar","type":"Int"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentLine"}],"dbName":"payment_line","schema":"ledger"},"PaymentTransition":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"fromState","kind":"scalar","type":"String","dbName":"from_state"},{"name":"toState","kind":"scalar","type":"String","dbName":"to_state"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentTransition"}],"dbName":"payment_transition","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","payment","lines","transitions","disbursement","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","PaymentTransition.findUnique","PaymentTransition.findUniqueOrThrow","PaymentTransition.findFirst","PaymentTransition.findFirstOrThrow","PaymentTransition.findMany","PaymentTransition.createOne","PaymentTransition.createMany","PaymentTransition.createManyAndReturn","PaymentTransition.updateOne","PaymentTransition.updateMany","PaymentTransition.updateManyAndReturn","PaymentTransition.upsertOne","PaymentTransition.deleteOne","PaymentTransition.deleteMany","PaymentTransition.groupBy","PaymentTransition.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","MerchNoticeKind","dueAt","sentAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","fromState","toState","at","path","field","service","charged","units","settle","outcome","delivered","protocol","scheme","network","asset","nonce","payTo","chargeAmount","settledAmount","transactionLog","credential","requirements","credentialHash","requestHash","idempotencyKey","openKey","validBefore","method","resourceUrl","requestId","isWatched","answerStatus","answerHeaders","answerBody","receiptHeaders","basis","balance","retold","settledAt","disbursementId_position","paymentId_key","paymentId_position","scheme_network_payer_nonce","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","node","paymentId_position_node","ActState","claim","heldAt","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","has","hasEvery","hasSome","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","organizationId","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","rendered","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","seenAt","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "5hetBYwJCbUJAACpEQAwtgkAAAQAELcJAACpEQAw7wkAAKoRxAwiqgoBANsOACG-DAEA2w4AIcEMAQDbDgAhwgxAANwOACHEDAAAqxEAIAEAAAABACABAAAAAQAgCLUJAACpEQAwtgkAAAQAELcJAACpEQAw7wkAAKoRxAwiqgoBANsOACG-DAEA2w4AIcEMAQDbDgAhwgxAANwOACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBe8JAAAAxAwCqgoBAAAAAb4MAQAAAAHBDAEAAAABwgxAAAAAAQEIAAAJACAF7wkAAADEDAKqCgEAAAABvgwBAAAAAcEMAQAAAAHCDEAAAAABAQgAAAsAMAEIAAALADAF7wkAAOkWxAwiqgoBALIRACG-DAEAshEAIcEMAQCyEQAhwgxAALMRACECAAAAAQAgCAAADgAgBe8JAADpFsQMIqoKAQCyEQAhvgwBALIRACHBDAEAshEAIcIMQACzEQAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAA5hYAIBYAAOgWACAXAADnFgAgCLUJAAClEQAwtgkAABcAELcJAAClEQAw7wkAAKYRxAwiqgoBANAOACG-DAEA0A4AIcEMAQDQDgAhwgxAANEOACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAe1CQAApBEAMLYJAAAdABC3CQAApBEAMKQKAQAAAAGqCgEA2w4AIb4MAQDbDgAhwgxAANwOACEBAAAAGgAgAQAAABoAIAe1CQAApBEAMLYJAAAdABC3CQAApBEAMKQKAQDbDgAhqgoBANsOACG-DAEA2w4AIcIMQADcDgAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIASkCgEAAAABqgoBAAAAAb4MAQAAAAHCDEAAAAABAQgAACIAIASkCgEAAAABqgoBAAAAAb4MAQAAAAHCDEAAAAABAQgAACQAMAEIAAAkADAEpAoBALIRACGqCgEAshEAIb4MAQCyEQAhwgxAALMRACECAAAAGgAgCAAAJwAgBKQKAQCyEQAhqgoBALIRACG-DAEAshEAIcIMQACzEQAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAA4xYAIBYAAOUWACAXAADkFgAgB7UJAACjEQAwtgkAADAAELcJAACjEQAwpAoBANAOACGqCgEA0A4AIb4MAQDQDgAhwgxAANEOACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAq1CQAAoREAMLYJAAA2ABC3CQAAoREAMLgJBAAAAAHvCQEA2w4AIaoKAQDbDgAh7wpAANwOACG-DAEA2w4AIcAMAACiEcAMIsEMAQDbDgAhAQAAADMAIAEAAAAzACAKtQkAAKERADC2CQAANgAQtwkAAKERADC4CQQAiw8AIe8JAQDbDgAhqgoBANsOACHvCkAA3A4AIb4MAQDbDgAhwAwAAKIRwAwiwQwBANsOACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB7gJBAAAAAHvCQEAAAABqgoBAAAAAe8KQAAAAAG-DAEAAAABwAwAAADADALBDAEAAAABAQgAADsAIAe4CQQAAAAB7wkBAAAAAaoKAQAAAAHvCkAAAAABvgwBAAAAAcAMAAAAwAwCwQwBAAAAAQEIAAA9ADABCAAAPQAwB7gJBADLEQAh7wkBALIRACGqCgEAshEAIe8KQACzEQAhvgwBALIRACHADAAA4hbADCLBDAEAshEAIQIAAAAzACAIAABAACAHuAkEAMsRACHvCQEAshEAIaoKAQCyEQAh7wpAALMRACG-DAEAshEAIcAMAADiFsAMIsEMAQCyEQAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAA3RYAIBYAAOAWACAXAADfFgAgOAAA3hYAIDkAAOEWACAKtQkAAJ0RADC2CQAASQAQtwkAAJ0RADC4CQQA8w4AIe8JAQDQDgAhqgoBANAOACHvCkAA0Q4AIb4MAQDQDgAhwAwAAJ4RwAwiwQwBANAOACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAi1CQAAnBEAMLYJAABPABC3CQAAnBEAMJUMAgAAAAG6DAQAiw8AIbsMBACMDwAhvAwAAYUQACG9DEAA3A4AIQEAAABMACABAAAATAAgCLUJAACcEQAwtgkAAE8AELcJAACcEQAwlQwCANoOACG6DAQAiw8AIbsMBACMDwAhvAwAAYUQACG9DEAA3A4AIQK7DAAAtxEAILwMAAC3EQAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBZUMAgAAAAG6DAQAAAABuwwEAAAAAbwMAAEAAAG9DEAAAAABAQgAAFQAIAWVDAIAAAABugwEAAAAAbsMBAAAAAG8DAABAAABvQxAAAAAAQEIAABWADABCAAAVgAwBZUMAgCxEQAhugwEAMsRACG7DAQAzREAIbwMAAGbFAAhvQxAALMRACECAAAATAAgCAAAWQAgBZUMAgCxEQAhugwEAMsRACG7DAQAzREAIbwMAAGbFAAhvQxAALMRACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAADYFgAgFgAA2xYAIBcAANoWACA4AADZFgAgOQAA3BYAILsMAAC3EQAgvAwAALcRACAItQkAAJsRADC2CQAAYgAQtwkAAJsRADCVDAIAzw4AIboMBADzDgAhuwwEAPYOACG8DAAB_g8AIb0MQADRDgAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQtQkAAJkRADC2CQAAaAAQtwkAAJkRADCXCgIA2g4AIesLAAGEEAAhlQwCANoOACGXDAIA2g4AIaoMEACNDwAhsgwEAIsPACGzDAABhBAAIbQMQADcDgAhtQwAAYQQACG2DBAAjQ8AIbcMEADFDwAhuAwgAJYPACG5DAAAmhEAIAEAAABlACABAAAAZQAgD7UJAACZEQAwtgkAAGgAELcJAACZEQAwlwoCANoOACHrCwABhBAAIZUMAgDaDgAhlwwCANoOACGqDBAAjQ8AIbIMBACLDwAhswwAAYQQACG0DEAA3A4AIbUMAAGEEAAhtgwQAI0PACG3DBAAxQ8AIbgMIACWDwAhAbcMAAC3EQAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDJcKAgAAAAHrCwABAAABlQwCAAAAAZcMAgAAAAGqDBAAAAABsgwEAAAAAbMMAAEAAAG0DEAAAAABtQwAAQAAAbYMEAAAAAG3DBAAAAABuAwgAAAAAQEIAABtACAMlwoCAAAAAesLAAEAAAGVDAIAAAABlwwCAAAAAaoMEAAAAAGyDAQAAAABswwAAQAAAbQMQAAAAAG1DAABAAABtgwQAAAAAbcMEAAAAAG4DCAAAAABAQgAAG8AMAEIAABvADAMlwoCALERACHrCwABmhQAIZUMAgCxEQAhlwwCALERACGqDBAA3hEAIbIMBADLEQAhswwAAZoUACG0DEAAsxEAIbUMAAGaFAAhtgwQAN4RACG3DBAApRIAIbgMIADVEQAhAgAAAGUAIAgAAHIAIAyXCgIAsREAIesLAAGaFAAhlQwCALERACGXDAIAsREAIaoMEADeEQAhsgwEAMsRACGzDAABmhQAIbQMQACzEQAhtQwAAZoUACG2DBAA3hEAIbcMEAClEgAhuAwgANURACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAADTFgAgFgAA1hYAIBcAANUWACA4AADUFgAgOQAA1xYAILcMAAC3EQAgD7UJAACYEQAwtgkAAHsAELcJAACYEQAwlwoCAM8OACHrCwAB_Q8AIZUMAgDPDgAhlwwCAM8OACGqDBAAhA8AIbIMBADzDgAhswwAAf0PACG0DEAA0Q4AIbUMAAH9DwAhtgwQAIQPACG3DBAAuw8AIbgMIAD_DgAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACATtQkAAJYRADC2CQAAgQEAELcJAACWEQAw6AoAAYUQACH8CgQAiw8AIZ0LAAGEEAAhpAsQAI0PACHrCwABhBAAIZUMAgDaDgAhmgwEAIsPACGmDAABhBAAIakMBACLDwAhqgwEAIsPACGsDAIA2g4AIa0MEACNDwAhrgwAAYUQACGvDAQAiw8AIbAMIACWDwAhsQwAAJcRACABAAAAfgAgAQAAAH4AIBK1CQAAlhEAMLYJAACBAQAQtwkAAJYRADDoCgABhRAAIfwKBACLDwAhnQsAAYQQACGkCxAAjQ8AIesLAAGEEAAhlQwCANoOACGaDAQAiw8AIaYMAAGEEAAhqQwEAIsPACGqDAQAiw8AIawMAgDaDgAhrQwQAI0PACGuDAABhRAAIa8MBACLDwAhsAwgAJYPACEC6AoAALcRACCuDAAAtxEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA_oCgABAAAB_AoEAAAAAZ0LAAEAAAGkCxAAAAAB6wsAAQAAAZUMAgAAAAGaDAQAAAABpgwAAQAAAakMBAAAAAGqDAQAAAABrAwCAAAAAa0MEAAAAAGuDAABAAABrwwEAAAAAbAMIAAAAAEBCAAAhgEAIA_oCgABAAAB_AoEAAAAAZ0LAAEAAAGkCxAAAAAB6wsAAQAAAZUMAgAAAAGaDAQAAAABpgwAAQAAAakMBAAAAAGqDAQAAAABrAwCAAAAAa0MEAAAAAGuDAABAAABrwwEAAAAAbAMIAAAAAEBCAAAiAEAMAEIAACIAQAwD-gKAAGbFAAh_AoEAMsRACGdCwABmhQAIaQLEADeEQAh6wsAAZoUACGVDAIAsREAIZoMBADLEQAhpgwAAZoUACGpDAQAyxEAIaoMBADLEQAhrAwCALERACGtDBAA3hEAIa4MAAGbFAAhrwwEAMsRACGwDCAA1REAIQIAAAB-ACAIAACLAQAgD-gKAAGbFAAh_AoEAMsRACGdCwABmhQAIaQLEADeEQAh6wsAAZoUACGVDAIAsREAIZoMBADLEQAhpgwAAZoUACGpDAQAyxEAIaoMBADLEQAhrAwCALERACGtDBAA3hEAIa4MAAGbFAAhrwwEAMsRACGwDCAA1REAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAADOFgAgFgAA0RYAIBcAANAWACA4AADPFgAgOQAA0hYAIOgKAAC3EQAgrgwAALcRACAStQkAAJURADC2CQAAlAEAELcJAACVEQAw6AoAAf4PACH8CgQA8w4AIZ0LAAH9DwAhpAsQAIQPACHrCwAB_Q8AIZUMAgDPDgAhmgwEAPMOACGmDAAB_Q8AIakMBADzDgAhqgwEAPMOACGsDAIAzw4AIa0MEACEDwAhrgwAAf4PACGvDAQA8w4AIbAMIAD_DgAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBG1CQAAkxEAMLYJAACaAQAQtwkAAJMRADDvCQEA2w4AIfkJAAGEEAAh5AoCANoOACHoCgABhRAAIaQLEACNDwAhxgsBAOYOACGVDAIA2g4AIZoMBACLDwAhmwwCANoOACGmDAABhBAAIagMAQDbDgAhqQwEAIsPACGqDAQAiw8AIasMAACUEQAgAQAAAJcBACABAAAAlwEAIBC1CQAAkxEAMLYJAACaAQAQtwkAAJMRADDvCQEA2w4AIfkJAAGEEAAh5AoCANoOACHoCgABhRAAIaQLEACNDwAhxgsBAOYOACGVDAIA2g4AIZoMBACLDwAhmwwCANoOACGmDAABhBAAIagMAQDbDgAhqQwEAIsPACGqDAQAiw8AIQLoCgAAtxEAIMYLAAC3EQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDe8JAQAAAAH5CQABAAAB5AoCAAAAAegKAAEAAAGkCxAAAAABxgsBAAAAAZUMAgAAAAGaDAQAAAABmwwCAAAAAaYMAAEAAAGoDAEAAAABqQwEAAAAAaoMBAAAAAEBCAAAnwEAIA3vCQEAAAAB-QkAAQAAAeQKAgAAAAHoCgABAAABpAsQAAAAAcYLAQAAAAGVDAIAAAABmgwEAAAAAZsMAgAAAAGmDAABAAABqAwBAAAAAakMBAAAAAGqDAQAAAABAQgAAKEBADABCAAAoQEAMA3vCQEAshEAIfkJAAGaFAAh5AoCALERACHoCgABmxQAIaQLEADeEQAhxgsBALsRACGVDAIAsREAIZoMBADLEQAhmwwCALERACGmDAABmhQAIagMAQCyEQAhqQwEAMsRACGqDAQAyxEAIQIAAACXAQAgCAAApAEAIA3vCQEAshEAIfkJAAGaFAAh5AoCALERACHoCgABmxQAIaQLEADeEQAhxgsBALsRACGVDAIAsREAIZoMBADLEQAhmwwCALERACGmDAABmhQAIagMAQCyEQAhqQwEAMsRACGqDAQAyxEAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAMkWACAWAADMFgAgFwAAyxYAIDgAAMoWACA5AADNFgAg6AoAALcRACDGCwAAtxEAIBC1CQAAkhEAMLYJAACtAQAQtwkAAJIRADDvCQEA0A4AIfkJAAH9DwAh5AoCAM8OACHoCgAB_g8AIaQLEACEDwAhxgsBAOEOACGVDAIAzw4AIZoMBADzDgAhmwwCAM8OACGmDAAB_Q8AIagMAQDQDgAhqQwEAPMOACGqDAQA8w4AIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgELUJAACQEQAwtgkAALMBABC3CQAAkBEAMPkJAAGEEAAh6AoAAYQQACGkCxAAjQ8AIZUMAgDaDgAhmQwAAYQQACGaDAQAiw8AIZsMAgDaDgAhoAwAAI0RoAwioQwQAI0PACGkDAIA2g4AIaUMAgDaDgAhpgwAAYQQACGnDAAAkREAIAEAAACwAQAgAQAAALABACAPtQkAAJARADC2CQAAswEAELcJAACQEQAw-QkAAYQQACHoCgABhBAAIaQLEACNDwAhlQwCANoOACGZDAABhBAAIZoMBACLDwAhmwwCANoOACGgDAAAjRGgDCKhDBAAjQ8AIaQMAgDaDgAhpQwCANoOACGmDAABhBAAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAM-QkAAQAAAegKAAEAAAGkCxAAAAABlQwCAAAAAZkMAAEAAAGaDAQAAAABmwwCAAAAAaAMAAAAoAwCoQwQAAAAAaQMAgAAAAGlDAIAAAABpgwAAQAAAQEIAAC4AQAgDPkJAAEAAAHoCgABAAABpAsQAAAAAZUMAgAAAAGZDAABAAABmgwEAAAAAZsMAgAAAAGgDAAAAKAMAqEMEAAAAAGkDAIAAAABpQwCAAAAAaYMAAEAAAEBCAAAugEAMAEIAAC6AQAwDPkJAAGaFAAh6AoAAZoUACGkCxAA3hEAIZUMAgCxEQAhmQwAAZoUACGaDAQAyxEAIZsMAgCxEQAhoAwAAMMWoAwioQwQAN4RACGkDAIAsREAIaUMAgCxEQAhpgwAAZoUACECAAAAsAEAIAgAAL0BACAM-QkAAZoUACHoCgABmhQAIaQLEADeEQAhlQwCALERACGZDAABmhQAIZoMBADLEQAhmwwCALERACGgDAAAwxagDCKhDBAA3hEAIaQMAgCxEQAhpQwCALERACGmDAABmhQAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAMQWACAWAADHFgAgFwAAxhYAIDgAAMUWACA5AADIFgAgD7UJAACPEQAwtgkAAMYBABC3CQAAjxEAMPkJAAH9DwAh6AoAAf0PACGkCxAAhA8AIZUMAgDPDgAhmQwAAf0PACGaDAQA8w4AIZsMAgDPDgAhoAwAAIkRoAwioQwQAIQPACGkDAIAzw4AIaUMAgDPDgAhpgwAAf0PACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAu1CQAAjBEAMLYJAADMAQAQtwkAAIwRADDJCgABhBAAIZELEACNDwAhlQwCANoOACGZDAABhBAAIaAMAACNEaAMIqEMEACNDwAhogwCANoOACGjDAAAjhEAIAEAAADJAQAgAQAAAMkBACAKtQkAAIwRADC2CQAAzAEAELcJAACMEQAwyQoAAYQQACGRCxAAjQ8AIZUMAgDaDgAhmQwAAYQQACGgDAAAjRGgDCKhDBAAjQ8AIaIMAgDaDgAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAfJCgABAAABkQsQAAAAAZUMAgAAAAGZDAABAAABoAwAAACgDAKhDBAAAAABogwCAAAAAQEIAADRAQAgB8kKAAEAAAGRCxAAAAABlQwCAAAAAZkMAAEAAAGgDAAAAKAMAqEMEAAAAAGiDAIAAAABAQgAANMBADABCAAA0wEAMAfJCgABmhQAIZELEADeEQAhlQwCALERACGZDAABmhQAIaAMAADDFqAMIqEMEADeEQAhogwCALERACECAAAAyQEAIAgAANYBACAHyQoAAZoUACGRCxAA3hEAIZUMAgCxEQAhmQwAAZoUACGgDAAAwxagDCKhDBAA3hEAIaIMAgCxEQAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAAvhYAIBYAAMEWACAXAADAFgAgOAAAvxYAIDkAAMIWACAKtQkAAIgRADC2CQAA3wEAELcJAACIEQAwyQoAAf0PACGRCxAAhA8AIZUMAgDPDgAhmQwAAf0PACGgDAAAiRGgDCKhDBAAhA8AIaIMAgDPDgAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALtQkAAIYRADC2CQAA5QEAELcJAACGEQAw-QkAAYQQACGVDAIA2g4AIZkMAAGEEAAhmgwEAIsPACGbDAIA2g4AIZwMAAGEEAAhnQwAAYUQACGeDAAAhxEAIAEAAADiAQAgAQAAAOIBACAKtQkAAIYRADC2CQAA5QEAELcJAACGEQAw-QkAAYQQACGVDAIA2g4AIZkMAAGEEAAhmgwEAIsPACGbDAIA2g4AIZwMAAGEEAAhnQwAAYUQACEBnQwAALcRACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAH-QkAAQAAAZUMAgAAAAGZDAABAAABmgwEAAAAAZsMAgAAAAGcDAABAAABnQwAAQAAAQEIAADqAQAgB_kJAAEAAAGVDAIAAAABmQwAAQAAAZoMBAAAAAGbDAIAAAABnAwAAQAAAZ0MAAEAAAEBCAAA7AEAMAEIAADsAQAwB_kJAAGaFAAhlQwCALERACGZDAABmhQAIZoMBADLEQAhmwwCALERACGcDAABmhQAIZ0MAAGbFAAhAgAAAOIBACAIAADvAQAgB_kJAAGaFAAhlQwCALERACGZDAABmhQAIZoMBADLEQAhmwwCALERACGcDAABmhQAIZ0MAAGbFAAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAAuRYAIBYAALwWACAXAAC7FgAgOAAAuhYAIDkAAL0WACCdDAAAtxEAIAq1CQAAhREAMLYJAAD4AQAQtwkAAIURADD5CQAB_Q8AIZUMAgDPDgAhmQwAAf0PACGaDAQA8w4AIZsMAgDPDgAhnAwAAf0PACGdDAAB_g8AIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCbUJAACDEQAwtgkAAP4BABC3CQAAgxEAMJcKBACLDwAh2gpAANwOACGVDAIA2g4AIZYMAgDaDgAhlwwEAIsPACGYDAAAhBEAIAEAAAD7AQAgAQAAAPsBACAItQkAAIMRADC2CQAA_gEAELcJAACDEQAwlwoEAIsPACHaCkAA3A4AIZUMAgDaDgAhlgwCANoOACGXDAQAiw8AIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAFlwoEAAAAAdoKQAAAAAGVDAIAAAABlgwCAAAAAZcMBAAAAAEBCAAAgwIAIAWXCgQAAAAB2gpAAAAAAZUMAgAAAAGWDAIAAAABlwwEAAAAAQEIAACFAgAwAQgAAIUCADAFlwoEAMsRACHaCkAAsxEAIZUMAgCxEQAhlgwCALERACGXDAQAyxEAIQIAAAD7AQAgCAAAiAIAIAWXCgQAyxEAIdoKQACzEQAhlQwCALERACGWDAIAsREAIZcMBADLEQAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAAtBYAIBYAALcWACAXAAC2FgAgOAAAtRYAIDkAALgWACAItQkAAIIRADC2CQAAkQIAELcJAACCEQAwlwoEAPMOACHaCkAA0Q4AIZUMAgDPDgAhlgwCAM8OACGXDAQA8w4AIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgErUJAACBEQAwtgkAAJcCABC3CQAAgREAMM0KQADcDgAh0AoBANsOACGIDAEAAAABiQwCANoOACGKDAAApQ8AIIsMAQDbDgAhjAwAAKUPACCNDAEA2w4AIY4MIACWDwAhjwwCANoOACGQDAEA2w4AIZEMAQDbDgAhkgwBANsOACGTDAABhRAAIZQMAQDbDgAhAQAAAJQCACABAAAAlAIAIBK1CQAAgREAMLYJAACXAgAQtwkAAIERADDNCkAA3A4AIdAKAQDbDgAhiAwBANsOACGJDAIA2g4AIYoMAAClDwAgiwwBANsOACGMDAAApQ8AII0MAQDbDgAhjgwgAJYPACGPDAIA2g4AIZAMAQDbDgAhkQwBANsOACGSDAEA2w4AIZMMAAGFEAAhlAwBANsOACEBkwwAALcRACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPzQpAAAAAAdAKAQAAAAGIDAEAAAABiQwCAAAAAYoMgAAAAAGLDAEAAAABjAyAAAAAAY0MAQAAAAGODCAAAAABjwwCAAAAAZAMAQAAAAGRDAEAAAABkgwBAAAAAZMMAAEAAAGUDAEAAAABAQgAAJwCACAPzQpAAAAAAdAKAQAAAAGIDAEAAAABiQwCAAAAAYoMgAAAAAGLDAEAAAABjAyAAAAAAY0MAQAAAAGODCAAAAABjwwCAAAAAZAMAQAAAAGRDAEAAAABkgwBAAAAAZMMAAEAAAGUDAEAAAABAQgAAJ4CADABCAAAngIAMA_NCkAAsxEAIdAKAQCyEQAhiAwBALIRACGJDAIAsREAIYoMgAAAAAGLDAEAshEAIYwMgAAAAAGNDAEAshEAIY4MIADVEQAhjwwCALERACGQDAEAshEAIZEMAQCyEQAhkgwBALIRACGTDAABmxQAIZQMAQCyEQAhAgAAAJQCACAIAAChAgAgD80KQACzEQAh0AoBALIRACGIDAEAshEAIYkMAgCxEQAhigyAAAAAAYsMAQCyEQAhjAyAAAAAAY0MAQCyEQAhjgwgANURACGPDAIAsREAIZAMAQCyEQAhkQwBALIRACGSDAEAshEAIZMMAAGbFAAhlAwBALIRACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAACvFgAgFgAAshYAIBcAALEWACA4AACwFgAgOQAAsxYAIJMMAAC3EQAgErUJAACAEQAwtgkAAKoCABC3CQAAgBEAMM0KQADRDgAh0AoBANAOACGIDAEA0A4AIYkMAgDPDgAhigwAAJ8PACCLDAEA0A4AIYwMAACfDwAgjQwBANAOACGODCAA_w4AIY8MAgDPDgAhkAwBANAOACGRDAEA0A4AIZIMAQDQDgAhkwwAAf4PACGUDAEA0A4AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFrUJAAD8EAAwtgkAALACABC3CQAA_BAAMLgJBAAAAAHPCQAA_hCBDCLTCQIA2g4AIe8JAAD9EIAMIvAJAQDbDgAh-gkBAAAAAaoKAQDmDgAhqwpAAPAOACHFCgQAiw8AIc4KAQDbDgAhqgsBAAAAAasLQADcDgAhgQwCANoOACGCDEAA8A4AIYMMAgCTDwAhhAxAAPAOACGFDEAA8A4AIYYMQADwDgAhhwwAAP8QACABAAAArQIAIAEAAACtAgAgFbUJAAD8EAAwtgkAALACABC3CQAA_BAAMLgJBACLDwAhzwkAAP4QgQwi0wkCANoOACHvCQAA_RCADCLwCQEA2w4AIfoJAQDbDgAhqgoBAOYOACGrCkAA8A4AIcUKBACLDwAhzgoBANsOACGqCwEA5g4AIasLQADcDgAhgQwCANoOACGCDEAA8A4AIYMMAgCTDwAhhAxAAPAOACGFDEAA8A4AIYYMQADwDgAhCKoKAAC3EQAgqwoAALcRACCqCwAAtxEAIIIMAAC3EQAggwwAALcRACCEDAAAtxEAIIUMAAC3EQAghgwAALcRACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASuAkEAAAAAc8JAAAAgQwC0wkCAAAAAe8JAAAAgAwC8AkBAAAAAfoJAQAAAAGqCgEAAAABqwpAAAAAAcUKBAAAAAHOCgEAAAABqgsBAAAAAasLQAAAAAGBDAIAAAABggxAAAAAAYMMAgAAAAGEDEAAAAABhQxAAAAAAYYMQAAAAAEBCAAAtQIAIBK4CQQAAAABzwkAAACBDALTCQIAAAAB7wkAAACADALwCQEAAAAB-gkBAAAAAaoKAQAAAAGrCkAAAAABxQoEAAAAAc4KAQAAAAGqCwEAAAABqwtAAAAAAYEMAgAAAAGCDEAAAAABgwwCAAAAAYQMQAAAAAGFDEAAAAABhgxAAAAAAQEIAAC3AgAwAQgAALcCADASuAkEAMsRACHPCQAArhaBDCLTCQIAsREAIe8JAACtFoAMIvAJAQCyEQAh-gkBALIRACGqCgEAuxEAIasKQADCEQAhxQoEAMsRACHOCgEAshEAIaoLAQC7EQAhqwtAALMRACGBDAIAsREAIYIMQADCEQAhgwwCAMwRACGEDEAAwhEAIYUMQADCEQAhhgxAAMIRACECAAAArQIAIAgAALoCACASuAkEAMsRACHPCQAArhaBDCLTCQIAsREAIe8JAACtFoAMIvAJAQCyEQAh-gkBALIRACGqCgEAuxEAIasKQADCEQAhxQoEAMsRACHOCgEAshEAIaoLAQC7EQAhqwtAALMRACGBDAIAsREAIYIMQADCEQAhgwwCAMwRACGEDEAAwhEAIYUMQADCEQAhhgxAAMIRACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAACoFgAgFgAAqxYAIBcAAKoWACA4AACpFgAgOQAArBYAIKoKAAC3EQAgqwoAALcRACCqCwAAtxEAIIIMAAC3EQAggwwAALcRACCEDAAAtxEAIIUMAAC3EQAghgwAALcRACAVtQkAAPUQADC2CQAAwwIAELcJAAD1EAAwuAkEAPMOACHPCQAA9xCBDCLTCQIAzw4AIe8JAAD2EIAMIvAJAQDQDgAh-gkBANAOACGqCgEA4Q4AIasKQADpDgAhxQoEAPMOACHOCgEA0A4AIaoLAQDhDgAhqwtAANEOACGBDAIAzw4AIYIMQADpDgAhgwwCAPUOACGEDEAA6Q4AIYUMQADpDgAhhgxAAOkOACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAA8hAAILUJAADwEAAwtgkAAM4CABC3CQAA8BAAMLsJQADcDgAhyQlAAPAOACHPCQAA8RD2CyKRCgQAiw8AIckKAQDbDgAh0AoBAAAAAaYLAgDaDgAh9gtAAPAOACH3CwEA5g4AIfgLQADwDgAh-QtAAPAOACH6C0AA8A4AIfsLAgDaDgAh_AtAAPAOACH9C0AA8A4AIf4LQADwDgAhAQAAAMYCACAK3AEAAPQQACC1CQAA8xAAMLYJAADIAgAQtwkAAPMQADC4CQQAiw8AIc4KAQDbDgAh0AoBANsOACGjCwEA2w4AIaQLAQDbDgAhpQsCANoOACEB3AEAAKcWACAK3AEAAPQQACC1CQAA8xAAMLYJAADIAgAQtwkAAPMQADC4CQQAAAABzgoBANsOACHQCgEA2w4AIaMLAQDbDgAhpAsBANsOACGlCwIA2g4AIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAADyEAAgtQkAAPAQADC2CQAAzgIAELcJAADwEAAwuwlAANwOACHJCUAA8A4AIc8JAADxEPYLIpEKBACLDwAhyQoBANsOACHQCgEA2w4AIaYLAgDaDgAh9gtAAPAOACH3CwEA5g4AIfgLQADwDgAh-QtAAPAOACH6C0AA8A4AIfsLAgDaDgAh_AtAAPAOACH9C0AA8A4AIf4LQADwDgAhCt0BAACmFgAgyQkAALcRACD2CwAAtxEAIPcLAAC3EQAg-AsAALcRACD5CwAAtxEAIPoLAAC3EQAg_AsAALcRACD9CwAAtxEAIP4LAAC3EQAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAAClFgAguwlAAAAAAckJQAAAAAHPCQAAAPYLApEKBAAAAAHJCgEAAAAB0AoBAAAAAaYLAgAAAAH2C0AAAAAB9wsBAAAAAfgLQAAAAAH5C0AAAAAB-gtAAAAAAfsLAgAAAAH8C0AAAAAB_QtAAAAAAf4LQAAAAAEBCAAA0wIAIBC7CUAAAAAByQlAAAAAAc8JAAAA9gsCkQoEAAAAAckKAQAAAAHQCgEAAAABpgsCAAAAAfYLQAAAAAH3CwEAAAAB-AtAAAAAAfkLQAAAAAH6C0AAAAAB-wsCAAAAAfwLQAAAAAH9C0AAAAAB_gtAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAAJgWACC7CUAAsxEAIckJQADCEQAhzwkAAJcW9gsikQoEAMsRACHJCgEAshEAIdAKAQCyEQAhpgsCALERACH2C0AAwhEAIfcLAQC7EQAh-AtAAMIRACH5C0AAwhEAIfoLQADCEQAh-wsCALERACH8C0AAwhEAIf0LQADCEQAh_gtAAMIRACECAAAAxgIAIAgAANgCACAQuwlAALMRACHJCUAAwhEAIc8JAACXFvYLIpEKBADLEQAhyQoBALIRACHQCgEAshEAIaYLAgCxEQAh9gtAAMIRACH3CwEAuxEAIfgLQADCEQAh-QtAAMIRACH6C0AAwhEAIfsLAgCxEQAh_AtAAMIRACH9C0AAwhEAIf4LQADCEQAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAAkhYAIBYAAJUWACAXAACUFgAgOAAAkxYAIDkAAJYWACDJCQAAtxEAIPYLAAC3EQAg9wsAALcRACD4CwAAtxEAIPkLAAC3EQAg-gsAALcRACD8CwAAtxEAIP0LAAC3EQAg_gsAALcRACATtQkAAOwQADC2CQAA4QIAELcJAADsEAAwuwlAANEOACHJCUAA6Q4AIc8JAADtEPYLIpEKBADzDgAhyQoBANAOACHQCgEA0A4AIaYLAgDPDgAh9gtAAOkOACH3CwEA4Q4AIfgLQADpDgAh-QtAAOkOACH6C0AA6Q4AIfsLAgDPDgAh_AtAAOkOACH9C0AA6Q4AIf4LQADpDgAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAACRFgAguAkEAAAAAc4KAQAAAAHQCgEAAAABowsBAAAAAaQLAQAAAAGlCwIAAAABAQgAAOkCACAGuAkEAAAAAc4KAQAAAAHQCgEAAAABowsBAAAAAaQLAQAAAAGlCwIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAAkBYAILgJBADLEQAhzgoBALIRACHQCgEAshEAIaMLAQCyEQAhpAsBALIRACGlCwIAsREAIQIAAADKAgAgCAAA7gIAIAa4CQQAyxEAIc4KAQCyEQAh0AoBALIRACGjCwEAshEAIaQLAQCyEQAhpQsCALERACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAACLFgAgFgAAjhYAIBcAAI0WACA4AACMFgAgOQAAjxYAIAm1CQAA6xAAMLYJAAD3AgAQtwkAAOsQADC4CQQA8w4AIc4KAQDQDgAh0AoBANAOACGjCwEA0A4AIaQLAQDQDgAhpQsCAM8OACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBC1CQAA6hAAMLYJAAD9AgAQtwkAAOoQADC7CUAA3A4AIc8JAQDmDgAh8AkBAAAAAa0KQADcDgAh6QsBANsOACHtCwEA2w4AIe4LAQDbDgAh7wsBANsOACHwCwEA5g4AIfELAQDbDgAh8gsBANsOACHzCwEA2w4AIfQLQADwDgAhAQAAAPoCACABAAAA-gIAIBC1CQAA6hAAMLYJAAD9AgAQtwkAAOoQADC7CUAA3A4AIc8JAQDmDgAh8AkBANsOACGtCkAA3A4AIekLAQDbDgAh7QsBANsOACHuCwEA2w4AIe8LAQDbDgAh8AsBAOYOACHxCwEA2w4AIfILAQDbDgAh8wsBANsOACH0C0AA8A4AIQPPCQAAtxEAIPALAAC3EQAg9AsAALcRACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANuwlAAAAAAc8JAQAAAAHwCQEAAAABrQpAAAAAAekLAQAAAAHtCwEAAAAB7gsBAAAAAe8LAQAAAAHwCwEAAAAB8QsBAAAAAfILAQAAAAHzCwEAAAAB9AtAAAAAAQEIAACCAwAgDbsJQAAAAAHPCQEAAAAB8AkBAAAAAa0KQAAAAAHpCwEAAAAB7QsBAAAAAe4LAQAAAAHvCwEAAAAB8AsBAAAAAfELAQAAAAHyCwEAAAAB8wsBAAAAAfQLQAAAAAEBCAAAhAMAMAEIAACEAwAwDbsJQACzEQAhzwkBALsRACHwCQEAshEAIa0KQACzEQAh6QsBALIRACHtCwEAshEAIe4LAQCyEQAh7wsBALIRACHwCwEAuxEAIfELAQCyEQAh8gsBALIRACHzCwEAshEAIfQLQADCEQAhAgAAAPoCACAIAACHAwAgDbsJQACzEQAhzwkBALsRACHwCQEAshEAIa0KQACzEQAh6QsBALIRACHtCwEAshEAIe4LAQCyEQAh7wsBALIRACHwCwEAuxEAIfELAQCyEQAh8gsBALIRACHzCwEAshEAIfQLQADCEQAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAAiBYAIBYAAIoWACAXAACJFgAgzwkAALcRACDwCwAAtxEAIPQLAAC3EQAgELUJAADpEAAwtgkAAJADABC3CQAA6RAAMLsJQADRDgAhzwkBAOEOACHwCQEA0A4AIa0KQADRDgAh6QsBANAOACHtCwEA0A4AIe4LAQDQDgAh7wsBANAOACHwCwEA4Q4AIfELAQDQDgAh8gsBANAOACHzCwEA0A4AIfQLQADpDgAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMtQkAAOgQADC2CQAAlgMAELcJAADoEAAwuAkEAAAAAckJQADcDgAh8AkBANsOACGbCkAA3A4AIbELQADwDgAh6QsBANsOACHqCwABhBAAIesLAAGEEAAh7AsCANoOACEBAAAAkwMAIAEAAACTAwAgDLUJAADoEAAwtgkAAJYDABC3CQAA6BAAMLgJBACLDwAhyQlAANwOACHwCQEA2w4AIZsKQADcDgAhsQtAAPAOACHpCwEA2w4AIeoLAAGEEAAh6wsAAYQQACHsCwIA2g4AIQGxCwAAtxEAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAm4CQQAAAAByQlAAAAAAfAJAQAAAAGbCkAAAAABsQtAAAAAAekLAQAAAAHqCwABAAAB6wsAAQAAAewLAgAAAAEBCAAAmwMAIAm4CQQAAAAByQlAAAAAAfAJAQAAAAGbCkAAAAABsQtAAAAAAekLAQAAAAHqCwABAAAB6wsAAQAAAewLAgAAAAEBCAAAnQMAMAEIAACdAwAwCbgJBADLEQAhyQlAALMRACHwCQEAshEAIZsKQACzEQAhsQtAAMIRACHpCwEAshEAIeoLAAGaFAAh6wsAAZoUACHsCwIAsREAIQIAAACTAwAgCAAAoAMAIAm4CQQAyxEAIckJQACzEQAh8AkBALIRACGbCkAAsxEAIbELQADCEQAh6QsBALIRACHqCwABmhQAIesLAAGaFAAh7AsCALERACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAACDFgAgFgAAhhYAIBcAAIUWACA4AACEFgAgOQAAhxYAILELAAC3EQAgDLUJAADnEAAwtgkAAKkDABC3CQAA5xAAMLgJBADzDgAhyQlAANEOACHwCQEA0A4AIZsKQADRDgAhsQtAAOkOACHpCwEA0A4AIeoLAAH9DwAh6wsAAf0PACHsCwIAzw4AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFLUJAADmEAAwtgkAAK8DABC3CQAA5hAAML4KQADcDgAhtAsBAOYOACG2CwEA2w4AIbcLAAGEEAAhuQsBAAAAAboLAQDmDgAhuwsBAOYOACHbCwEA2w4AIdwLAQDbDgAh4QsBANsOACHiCwEA5g4AIeMLAQDmDgAh5AsBAOYOACHlCwAAuRAAIOYLAAC5EAAg5wsgAJYPACHoC0AA8A4AIQEAAACsAwAgAQAAAKwDACAUtQkAAOYQADC2CQAArwMAELcJAADmEAAwvgpAANwOACG0CwEA5g4AIbYLAQDbDgAhtwsAAYQQACG5CwEA2w4AIboLAQDmDgAhuwsBAOYOACHbCwEA2w4AIdwLAQDbDgAh4QsBANsOACHiCwEA5g4AIeMLAQDmDgAh5AsBAOYOACHlCwAAuRAAIOYLAAC5EAAg5wsgAJYPACHoC0AA8A4AIQe0CwAAtxEAILoLAAC3EQAguwsAALcRACDiCwAAtxEAIOMLAAC3EQAg5AsAALcRACDoCwAAtxEAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBG-CkAAsxEAIbQLAQC7EQAhtgsBALIRACG3CwABmhQAIbkLAQCyEQAhugsBALsRACG7CwEAuxEAIdsLAQCyEQAh3AsBALIRACHhCwEAshEAIeILAQC7EQAh4wsBALsRACHkCwEAuxEAIeULAACBFgAg5gsAAIIWACDnCyAA1REAIegLQADCEQAhAgAAAKwDACAIAAC0AwAgEb4KQACzEQAhtAsBALsRACG2CwEAshEAIbcLAAGaFAAhuQsBALIRACG6CwEAuxEAIbsLAQC7EQAh2wsBALIRACHcCwEAshEAIeELAQCyEQAh4gsBALsRACHjCwEAuxEAIeQLAQC7EQAh5QsAAIEWACDmCwAAghYAIOcLIADVEQAh6AtAAMIRACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAP4VACAWAACAFgAgFwAA_xUAILQLAAC3EQAgugsAALcRACC7CwAAtxEAIOILAAC3EQAg4wsAALcRACDkCwAAtxEAIOgLAAC3EQAgFLUJAADlEAAwtgkAALwDABC3CQAA5RAAML4KQADRDgAhtAsBAOEOACG2CwEA0A4AIbcLAAH9DwAhuQsBANAOACG6CwEA4Q4AIbsLAQDhDgAh2wsBANAOACHcCwEA0A4AIeELAQDQDgAh4gsBAOEOACHjCwEA4Q4AIeQLAQDhDgAh5QsAALkQACDmCwAAuRAAIOcLIAD_DgAh6AtAAOkOACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBG1CQAA4RAAMLYJAADCAwAQtwkAAOEQADDkCgIA2g4AIbkLAQDbDgAhugsBAOYOACHVCwEA2w4AIdYLAgDaDgAh2AsAAOIQ2Asi2QsCAJMPACHaCwEA5g4AIdsLAQDmDgAh3AsBAOYOACHdCwAAkg8AIN4LAgDaDgAh3wsAAOMQACDgCwAA5BAAIAEAAAC_AwAgAQAAAL8DACAPtQkAAOEQADC2CQAAwgMAELcJAADhEAAw5AoCANoOACG5CwEA2w4AIboLAQDmDgAh1QsBANsOACHWCwIA2g4AIdgLAADiENgLItkLAgCTDwAh2gsBAOYOACHbCwEA5g4AIdwLAQDmDgAh3QsAAJIPACDeCwIA2g4AIQa6CwAAtxEAINkLAAC3EQAg2gsAALcRACDbCwAAtxEAINwLAAC3EQAg3QsAALcRACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAM5AoCAAAAAbkLAQAAAAG6CwEAAAAB1QsBAAAAAdYLAgAAAAHYCwAAANgLAtkLAgAAAAHaCwEAAAAB2wsBAAAAAdwLAQAAAAHdC4AAAAAB3gsCAAAAAQEIAADHAwAgDOQKAgAAAAG5CwEAAAABugsBAAAAAdULAQAAAAHWCwIAAAAB2AsAAADYCwLZCwIAAAAB2gsBAAAAAdsLAQAAAAHcCwEAAAAB3QuAAAAAAd4LAgAAAAEBCAAAyQMAMAEIAADJAwAwDOQKAgCxEQAhuQsBALIRACG6CwEAuxEAIdULAQCyEQAh1gsCALERACHYCwAA_RXYCyLZCwIAzBEAIdoLAQC7EQAh2wsBALsRACHcCwEAuxEAId0LgAAAAAHeCwIAsREAIQIAAAC_AwAgCAAAzAMAIAzkCgIAsREAIbkLAQCyEQAhugsBALsRACHVCwEAshEAIdYLAgCxEQAh2AsAAP0V2Asi2QsCAMwRACHaCwEAuxEAIdsLAQC7EQAh3AsBALsRACHdC4AAAAAB3gsCALERACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAAD4FQAgFgAA-xUAIBcAAPoVACA4AAD5FQAgOQAA_BUAILoLAAC3EQAg2QsAALcRACDaCwAAtxEAINsLAAC3EQAg3AsAALcRACDdCwAAtxEAIA-1CQAA3RAAMLYJAADVAwAQtwkAAN0QADDkCgIAzw4AIbkLAQDQDgAhugsBAOEOACHVCwEA0A4AIdYLAgDPDgAh2AsAAN4Q2Asi2QsCAPUOACHaCwEA4Q4AIdsLAQDhDgAh3AsBAOEOACHdCwAA9A4AIN4LAgDPDgAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKuwIAANEQACC-AgAA0hAAILUJAADQEAAwtgkAAOIDABC3CQAA0BAAMLgJAQAAAAG7CUAA3A4AIdAKAQDbDgAhygsBANsOACHSCwEAAAABAQAAANgDACAIugIAANwQACC1CQAA2hAAMLYJAADaAwAQtwkAANoQADC7CUAA3A4AIfAJAQDbDgAhywsBAJsPACHRCwAA2xDRCyIBugIAAPYVACAJugIAANwQACC1CQAA2hAAMLYJAADaAwAQtwkAANoQADC7CUAA3A4AIfAJAQDbDgAhywsBAJsPACHRCwAA2xDRCyLUCwAA2RAAIAMAAADaAwAgAwAA2wMAMAQAANwDACARugIAANYQACC9AgAA1xAAILUJAADTEAAwtgkAAN4DABC3CQAA0xAAMLgJAQCbDwAhuwlAANwOACHJCUAA8A4AIdAJAQDmDgAh-goAANUQzQsiyAsEAIsPACHJCwEA2w4AIcoLAQDbDgAhywsBANQQACHNCwQAiw8AIc4LBACLDwAhzwtAAPAOACEGugIAAPYVACC9AgAA9xUAIMkJAAC3EQAg0AkAALcRACDLCwAAtxEAIM8LAAC3EQAgEboCAADWEAAgvQIAANcQACC1CQAA0xAAMLYJAADeAwAQtwkAANMQADC4CQEAAAABuwlAANwOACHJCUAA8A4AIdAJAQDmDgAh-goAANUQzQsiyAsEAIsPACHJCwEAAAABygsBANsOACHLCwEA1BAAIc0LBACLDwAhzgsEAIsPACHPC0AA8A4AIQMAAADeAwAgAwAA3wMAMAQAAOADACAKuwIAANEQACC-AgAA0hAAILUJAADQEAAwtgkAAOIDABC3CQAA0BAAMLgJAQCbDwAhuwlAANwOACHQCgEA2w4AIcoLAQDbDgAh0gsBANsOACEBAAAA4gMAIAm8AgAAzxAAILUJAADOEAAwtgkAAOQDABC3CQAAzhAAMLgJAQCbDwAhuwlAANwOACHwCQEA2w4AIccLAQCbDwAhyAsEAIsPACEBvAIAAPUVACAKvAIAAM8QACC1CQAAzhAAMLYJAADkAwAQtwkAAM4QADC4CQEAAAABuwlAANwOACHwCQEA2w4AIccLAQCbDwAhyAsEAIsPACHTCwAAzRAAIAMAAADkAwAgAwAA5QMAMAQAAOYDACABAAAA5AMAIAEAAADaAwAgAQAAAN4DACABAAAA2AMAIAK7AgAA8xUAIL4CAAD0FQAgAwAAAOIDACADAADsAwAwBAAA2AMAIAMAAADiAwAgAwAA7AMAMAQAANgDACADAAAA4gMAIAMAAOwDADAEAADYAwAgB7sCAADxFQAgvgIAAPIVACC4CQEAAAABuwlAAAAAAdAKAQAAAAHKCwEAAAAB0gsBAAAAAQEIAADwAwAgBbgJAQAAAAG7CUAAAAAB0AoBAAAAAcoLAQAAAAHSCwEAAAABAQgAAPIDADABCAAA8gMAMAe7AgAA1xUAIL4CAADYFQAguAkBALIRACG7CUAAsxEAIdAKAQCyEQAhygsBALIRACHSCwEAshEAIQIAAADYAwAgCAAA9QMAIAW4CQEAshEAIbsJQACzEQAh0AoBALIRACHKCwEAshEAIdILAQCyEQAhAgAAAOIDACAIAAD3AwAgAgAAAOIDACAIAAD3AwAgAwAAANgDACAPAADwAwAgEAAA9QMAIAEAAADYAwAgAQAAAOIDACADFQAA1BUAIBYAANYVACAXAADVFQAgCLUJAADMEAAwtgkAAP4DABC3CQAAzBAAMLgJAQCYDwAhuwlAANEOACHQCgEA0A4AIcoLAQDQDgAh0gsBANAOACEDAAAA4gMAIAMAAP0DADAUAAD-AwAgAwAAAOIDACADAADsAwAwBAAA2AMAIAEAAADcAwAgAQAAANwDACADAAAA2gMAIAMAANsDADAEAADcAwAgAwAAANoDACADAADbAwAwBAAA3AMAIAMAAADaAwAgAwAA2wMAMAQAANwDACAFugIAANMVACC7CUAAAAAB8AkBAAAAAcsLAQAAAAHRCwAAANELAgEIAACGBAAgBLsJQAAAAAHwCQEAAAABywsBAAAAAdELAAAA0QsCAQgAAIgEADABCAAAiAQAMAW6AgAA0hUAILsJQACzEQAh8AkBALIRACHLCwEAshEAIdELAADRFdELIgIAAADcAwAgCAAAiwQAIAS7CUAAsxEAIfAJAQCyEQAhywsBALIRACHRCwAA0RXRCyICAAAA2gMAIAgAAI0EACACAAAA2gMAIAgAAI0EACADAAAA3AMAIA8AAIYEACAQAACLBAAgAQAAANwDACABAAAA2gMAIAMVAADOFQAgFgAA0BUAIBcAAM8VACAHtQkAAMgQADC2CQAAlAQAELcJAADIEAAwuwlAANEOACHwCQEA0A4AIcsLAQCYDwAh0QsAAMkQ0QsiAwAAANoDACADAACTBAAwFAAAlAQAIAMAAADaAwAgAwAA2wMAMAQAANwDACABAAAA4AMAIAEAAADgAwAgAwAAAN4DACADAADfAwAwBAAA4AMAIAMAAADeAwAgAwAA3wMAMAQAAOADACADAAAA3gMAIAMAAN8DADAEAADgAwAgDroCAADMFQAgvQIAAM0VACC4CQEAAAABuwlAAAAAAckJQAAAAAHQCQEAAAAB-goAAADNCwLICwQAAAAByQsBAAAAAcoLAQAAAAHLCwEAAAABzQsEAAAAAc4LBAAAAAHPC0AAAAABAQgAAJwEACAMuAkBAAAAAbsJQAAAAAHJCUAAAAAB0AkBAAAAAfoKAAAAzQsCyAsEAAAAAckLAQAAAAHKCwEAAAABywsBAAAAAc0LBAAAAAHOCwQAAAABzwtAAAAAAQEIAACeBAAwAQgAAJ4EADABAAAA4gMAIA66AgAAvhUAIL0CAAC_FQAguAkBALIRACG7CUAAsxEAIckJQADCEQAh0AkBALsRACH6CgAAvRXNCyLICwQAyxEAIckLAQCyEQAhygsBALIRACHLCwEAuxEAIc0LBADLEQAhzgsEAMsRACHPC0AAwhEAIQIAAADgAwAgCAAAogQAIAy4CQEAshEAIbsJQACzEQAhyQlAAMIRACHQCQEAuxEAIfoKAAC9Fc0LIsgLBADLEQAhyQsBALIRACHKCwEAshEAIcsLAQC7EQAhzQsEAMsRACHOCwQAyxEAIc8LQADCEQAhAgAAAN4DACAIAACkBAAgAgAAAN4DACAIAACkBAAgAQAAAOIDACADAAAA4AMAIA8AAJwEACAQAACiBAAgAQAAAOADACABAAAA3gMAIAkVAAC4FQAgFgAAuxUAIBcAALoVACA4AAC5FQAgOQAAvBUAIMkJAAC3EQAg0AkAALcRACDLCwAAtxEAIM8LAAC3EQAgD7UJAADCEAAwtgkAAKwEABC3CQAAwhAAMLgJAQCYDwAhuwlAANEOACHJCUAA6Q4AIdAJAQDhDgAh-goAAMQQzQsiyAsEAPMOACHJCwEA0A4AIcoLAQDQDgAhywsBAMMQACHNCwQA8w4AIc4LBADzDgAhzwtAAOkOACEDAAAA3gMAIAMAAKsEADAUAACsBAAgAwAAAN4DACADAADfAwAwBAAA4AMAIAEAAADmAwAgAQAAAOYDACADAAAA5AMAIAMAAOUDADAEAADmAwAgAwAAAOQDACADAADlAwAwBAAA5gMAIAMAAADkAwAgAwAA5QMAMAQAAOYDACAGvAIAALcVACC4CQEAAAABuwlAAAAAAfAJAQAAAAHHCwEAAAAByAsEAAAAAQEIAAC0BAAgBbgJAQAAAAG7CUAAAAAB8AkBAAAAAccLAQAAAAHICwQAAAABAQgAALYEADABCAAAtgQAMAa8AgAAthUAILgJAQCyEQAhuwlAALMRACHwCQEAshEAIccLAQCyEQAhyAsEAMsRACECAAAA5gMAIAgAALkEACAFuAkBALIRACG7CUAAsxEAIfAJAQCyEQAhxwsBALIRACHICwQAyxEAIQIAAADkAwAgCAAAuwQAIAIAAADkAwAgCAAAuwQAIAMAAADmAwAgDwAAtAQAIBAAALkEACABAAAA5gMAIAEAAADkAwAgBRUAALEVACAWAAC0FQAgFwAAsxUAIDgAALIVACA5AAC1FQAgCLUJAADBEAAwtgkAAMIEABC3CQAAwRAAMLgJAQCYDwAhuwlAANEOACHwCQEA0A4AIccLAQCYDwAhyAsEAPMOACEDAAAA5AMAIAMAAMEEADAUAADCBAAgAwAAAOQDACADAADlAwAwBAAA5gMAIAe1CQAAwBAAMLYJAADIBAAQtwkAAMAQADC5CwEAAAABxAtAANwOACHFC0AA8A4AIcYLAQDmDgAhAQAAAMUEACABAAAAxQQAIAe1CQAAwBAAMLYJAADIBAAQtwkAAMAQADC5CwEA2w4AIcQLQADcDgAhxQtAAPAOACHGCwEA5g4AIQLFCwAAtxEAIMYLAAC3EQAgAwAAAMgEACADAADJBAAwBAAAxQQAIAMAAADIBAAgAwAAyQQAMAQAAMUEACADAAAAyAQAIAMAAMkEADAEAADFBAAgBLkLAQAAAAHEC0AAAAABxQtAAAAAAcYLAQAAAAEBCAAAzQQAIAS5CwEAAAABxAtAAAAAAcULQAAAAAHGCwEAAAABAQgAAM8EADABCAAAzwQAMAS5CwEAshEAIcQLQACzEQAhxQtAAMIRACHGCwEAuxEAIQIAAADFBAAgCAAA0gQAIAS5CwEAshEAIcQLQACzEQAhxQtAAMIRACHGCwEAuxEAIQIAAADIBAAgCAAA1AQAIAIAAADIBAAgCAAA1AQAIAMAAADFBAAgDwAAzQQAIBAAANIEACABAAAAxQQAIAEAAADIBAAgBRUAAK4VACAWAACwFQAgFwAArxUAIMULAAC3EQAgxgsAALcRACAHtQkAAL8QADC2CQAA2wQAELcJAAC_EAAwuQsBANAOACHEC0AA0Q4AIcULQADpDgAhxgsBAOEOACEDAAAAyAQAIAMAANoEADAUAADbBAAgAwAAAMgEACADAADJBAAwBAAAxQQAIA6QAwAAuxAAILUJAAC6EAAwtgkAAOYEABC3CQAAuhAAMLgJAgAAAAG0CwEA2w4AIbgLAQDbDgAhuQsBAAAAAboLAQDbDgAhuwsBANsOACG8CwEA5g4AIb0LAQDmDgAhvgsAALkQACC_CyAAlg8AIQEAAADeBAAgD48DAAC-EAAgtQkAAL0QADC2CQAA4AQAELcJAAC9EAAwuAkCANoOACGhCgEA5g4AIfAKAQDbDgAhiAsBANsOACGwCwABhBAAIbILAgDaDgAhswsBANsOACG0CwEA2w4AIbULAQDmDgAhtgsBAOYOACG3CwABhRAAIQWPAwAArRUAIKEKAAC3EQAgtQsAALcRACC2CwAAtxEAILcLAAC3EQAgEI8DAAC-EAAgtQkAAL0QADC2CQAA4AQAELcJAAC9EAAwuAkCAAAAAaEKAQDmDgAh8AoBANsOACGICwEA2w4AIbALAAGEEAAhsgsCANoOACGzCwEA2w4AIbQLAQDbDgAhtQsBAOYOACG2CwEA5g4AIbcLAAGFEAAhwwsAALwQACADAAAA4AQAIAMAAOEEADAEAADiBAAgAQAAAOAEACABAAAA3gQAIA6QAwAAuxAAILUJAAC6EAAwtgkAAOYEABC3CQAAuhAAMLgJAgDaDgAhtAsBANsOACG4CwEA2w4AIbkLAQDbDgAhugsBANsOACG7CwEA2w4AIbwLAQDmDgAhvQsBAOYOACG-CwAAuRAAIL8LIACWDwAhA5ADAACsFQAgvAsAALcRACC9CwAAtxEAIAMAAADmBAAgAwAA5wQAMAQAAN4EACADAAAA5gQAIAMAAOcEADAEAADeBAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAuQAwAAqxUAILgJAgAAAAG0CwEAAAABuAsBAAAAAbkLAQAAAAG6CwEAAAABuwsBAAAAAbwLAQAAAAG9CwEAAAABvgsAAKoVACC_CyAAAAABAQgAAOsEACAKuAkCAAAAAbQLAQAAAAG4CwEAAAABuQsBAAAAAboLAQAAAAG7CwEAAAABvAsBAAAAAb0LAQAAAAG-CwAAqhUAIL8LIAAAAAEBCAAA7QQAMAEIAADtBAAwC5ADAACdFQAguAkCALERACG0CwEAshEAIbgLAQCyEQAhuQsBALIRACG6CwEAshEAIbsLAQCyEQAhvAsBALsRACG9CwEAuxEAIb4LAACcFQAgvwsgANURACECAAAA3gQAIAgAAPAEACAKuAkCALERACG0CwEAshEAIbgLAQCyEQAhuQsBALIRACG6CwEAshEAIbsLAQCyEQAhvAsBALsRACG9CwEAuxEAIb4LAACcFQAgvwsgANURACECAAAA5gQAIAgAAPIEACACAAAA5gQAIAgAAPIEACADAAAA3gQAIA8AAOsEACAQAADwBAAgAQAAAN4EACABAAAA5gQAIAcVAACXFQAgFgAAmhUAIBcAAJkVACA4AACYFQAgOQAAmxUAILwLAAC3EQAgvQsAALcRACANtQkAALgQADC2CQAA-QQAELcJAAC4EAAwuAkCAM8OACG0CwEA0A4AIbgLAQDQDgAhuQsBANAOACG6CwEA0A4AIbsLAQDQDgAhvAsBAOEOACG9CwEA4Q4AIb4LAAC5EAAgvwsgAP8OACEDAAAA5gQAIAMAAPgEADAUAAD5BAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAEAAADiBAAgAQAAAOIEACADAAAA4AQAIAMAAOEEADAEAADiBAAgAwAAAOAEACADAADhBAAwBAAA4gQAIAMAAADgBAAgAwAA4QQAMAQAAOIEACAMjwMAAJYVACC4CQIAAAABoQoBAAAAAfAKAQAAAAGICwEAAAABsAsAAQAAAbILAgAAAAGzCwEAAAABtAsBAAAAAbULAQAAAAG2CwEAAAABtwsAAQAAAQEIAACBBQAgC7gJAgAAAAGhCgEAAAAB8AoBAAAAAYgLAQAAAAGwCwABAAABsgsCAAAAAbMLAQAAAAG0CwEAAAABtQsBAAAAAbYLAQAAAAG3CwABAAABAQgAAIMFADABCAAAgwUAMAyPAwAAlRUAILgJAgCxEQAhoQoBALsRACHwCgEAshEAIYgLAQCyEQAhsAsAAZoUACGyCwIAsREAIbMLAQCyEQAhtAsBALIRACG1CwEAuxEAIbYLAQC7EQAhtwsAAZsUACECAAAA4gQAIAgAAIYFACALuAkCALERACGhCgEAuxEAIfAKAQCyEQAhiAsBALIRACGwCwABmhQAIbILAgCxEQAhswsBALIRACG0CwEAshEAIbULAQC7EQAhtgsBALsRACG3CwABmxQAIQIAAADgBAAgCAAAiAUAIAIAAADgBAAgCAAAiAUAIAMAAADiBAAgDwAAgQUAIBAAAIYFACABAAAA4gQAIAEAAADgBAAgCRUAAJAVACAWAACTFQAgFwAAkhUAIDgAAJEVACA5AACUFQAgoQoAALcRACC1CwAAtxEAILYLAAC3EQAgtwsAALcRACAOtQkAALcQADC2CQAAjwUAELcJAAC3EAAwuAkCAM8OACGhCgEA4Q4AIfAKAQDQDgAhiAsBANAOACGwCwAB_Q8AIbILAgDPDgAhswsBANAOACG0CwEA0A4AIbULAQDhDgAhtgsBAOEOACG3CwAB_g8AIQMAAADgBAAgAwAAjgUAMBQAAI8FACADAAAA4AQAIAMAAOEEADAEAADiBAAgBccFBACLDwAhtQkAALYQADC2CQAAlQUAELcJAAC2EAAwuAkCAAAAAQEAAACSBQAgAQAAAJIFACAFxwUEAIsPACG1CQAAthAAMLYJAACVBQAQtwkAALYQADC4CQIA2g4AIQADAAAAlQUAIAMAAJYFADAEAACSBQAgAwAAAJUFACADAACWBQAwBAAAkgUAIAMAAACVBQAgAwAAlgUAMAQAAJIFACACxwUEAAAAAbgJAgAAAAEBCAAAmgUAIALHBQQAAAABuAkCAAAAAQEIAACcBQAwAQgAAJwFADACxwUEAMsRACG4CQIAsREAIQIAAACSBQAgCAAAnwUAIALHBQQAyxEAIbgJAgCxEQAhAgAAAJUFACAIAAChBQAgAgAAAJUFACAIAAChBQAgAwAAAJIFACAPAACaBQAgEAAAnwUAIAEAAACSBQAgAQAAAJUFACAFFQAAixUAIBYAAI4VACAXAACNFQAgOAAAjBUAIDkAAI8VACAFxwUEAPMOACG1CQAAtRAAMLYJAACoBQAQtwkAALUQADC4CQIAzw4AIQMAAACVBQAgAwAApwUAMBQAAKgFACADAAAAlQUAIAMAAJYFADAEAACSBQAgB7UJAAC0EAAwtgkAAK4FABC3CQAAtBAAMMkJQADcDgAhpAoBANsOACH8CgEAAAABsQtAANwOACEBAAAAqwUAIAEAAACrBQAgB7UJAAC0EAAwtgkAAK4FABC3CQAAtBAAMMkJQADcDgAhpAoBANsOACH8CgEA2w4AIbELQADcDgAhAAMAAACuBQAgAwAArwUAMAQAAKsFACADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIATJCUAAAAABpAoBAAAAAfwKAQAAAAGxC0AAAAABAQgAALMFACAEyQlAAAAAAaQKAQAAAAH8CgEAAAABsQtAAAAAAQEIAAC1BQAwAQgAALUFADAEyQlAALMRACGkCgEAshEAIfwKAQCyEQAhsQtAALMRACECAAAAqwUAIAgAALgFACAEyQlAALMRACGkCgEAshEAIfwKAQCyEQAhsQtAALMRACECAAAArgUAIAgAALoFACACAAAArgUAIAgAALoFACADAAAAqwUAIA8AALMFACAQAAC4BQAgAQAAAKsFACABAAAArgUAIAMVAACIFQAgFgAAihUAIBcAAIkVACAHtQkAALMQADC2CQAAwQUAELcJAACzEAAwyQlAANEOACGkCgEA0A4AIfwKAQDQDgAhsQtAANEOACEDAAAArgUAIAMAAMAFADAUAADBBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAe1CQAAshAAMLYJAADHBQAQtwkAALIQADC7CUAA3A4AIckJQADcDgAh5wkAAQAAAaQKAQDbDgAhAQAAAMQFACABAAAAxAUAIAe1CQAAshAAMLYJAADHBQAQtwkAALIQADC7CUAA3A4AIckJQADcDgAh5wkAAYQQACGkCgEA2w4AIQADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACAEuwlAAAAAAckJQAAAAAHnCQABAAABpAoBAAAAAQEIAADMBQAgBLsJQAAAAAHJCUAAAAAB5wkAAQAAAaQKAQAAAAEBCAAAzgUAMAEIAADOBQAwBLsJQACzEQAhyQlAALMRACHnCQABmhQAIaQKAQCyEQAhAgAAAMQFACAIAADRBQAgBLsJQACzEQAhyQlAALMRACHnCQABmhQAIaQKAQCyEQAhAgAAAMcFACAIAADTBQAgAgAAAMcFACAIAADTBQAgAwAAAMQFACAPAADMBQAgEAAA0QUAIAEAAADEBQAgAQAAAMcFACADFQAAhRUAIBYAAIcVACAXAACGFQAgB7UJAACxEAAwtgkAANoFABC3CQAAsRAAMLsJQADRDgAhyQlAANEOACHnCQAB_Q8AIaQKAQDQDgAhAwAAAMcFACADAADZBQAwFAAA2gUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACARtQkAALAQADC2CQAA4AUAELcJAACwEAAwuAkBAAAAAbsJQADcDgAh8AkBANsOACGuCkAA8A4AId4KAQDbDgAh8AoBAOYOACH2CgEA5g4AIYgLAQDbDgAhigsBANsOACGsCwEA2w4AIa0LAAClDwAgrgsBANsOACGvCwEA2w4AIbALAQDmDgAhAQAAAN0FACABAAAA3QUAIBG1CQAAsBAAMLYJAADgBQAQtwkAALAQADC4CQEAmw8AIbsJQADcDgAh8AkBANsOACGuCkAA8A4AId4KAQDbDgAh8AoBAOYOACH2CgEA5g4AIYgLAQDbDgAhigsBANsOACGsCwEA2w4AIa0LAAClDwAgrgsBANsOACGvCwEA2w4AIbALAQDmDgAhBK4KAAC3EQAg8AoAALcRACD2CgAAtxEAILALAAC3EQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACADAAAA4AUAIAMAAOEFADAEAADdBQAgDrgJAQAAAAG7CUAAAAAB8AkBAAAAAa4KQAAAAAHeCgEAAAAB8AoBAAAAAfYKAQAAAAGICwEAAAABigsBAAAAAawLAQAAAAGtC4AAAAABrgsBAAAAAa8LAQAAAAGwCwEAAAABAQgAAOUFACAOuAkBAAAAAbsJQAAAAAHwCQEAAAABrgpAAAAAAd4KAQAAAAHwCgEAAAAB9goBAAAAAYgLAQAAAAGKCwEAAAABrAsBAAAAAa0LgAAAAAGuCwEAAAABrwsBAAAAAbALAQAAAAEBCAAA5wUAMAEIAADnBQAwDrgJAQCyEQAhuwlAALMRACHwCQEAshEAIa4KQADCEQAh3goBALIRACHwCgEAuxEAIfYKAQC7EQAhiAsBALIRACGKCwEAshEAIawLAQCyEQAhrQuAAAAAAa4LAQCyEQAhrwsBALIRACGwCwEAuxEAIQIAAADdBQAgCAAA6gUAIA64CQEAshEAIbsJQACzEQAh8AkBALIRACGuCkAAwhEAId4KAQCyEQAh8AoBALsRACH2CgEAuxEAIYgLAQCyEQAhigsBALIRACGsCwEAshEAIa0LgAAAAAGuCwEAshEAIa8LAQCyEQAhsAsBALsRACECAAAA4AUAIAgAAOwFACACAAAA4AUAIAgAAOwFACADAAAA3QUAIA8AAOUFACAQAADqBQAgAQAAAN0FACABAAAA4AUAIAcVAACCFQAgFgAAhBUAIBcAAIMVACCuCgAAtxEAIPAKAAC3EQAg9goAALcRACCwCwAAtxEAIBG1CQAArxAAMLYJAADzBQAQtwkAAK8QADC4CQEAmA8AIbsJQADRDgAh8AkBANAOACGuCkAA6Q4AId4KAQDQDgAh8AoBAOEOACH2CgEA4Q4AIYgLAQDQDgAhigsBANAOACGsCwEA0A4AIa0LAACfDwAgrgsBANAOACGvCwEA0A4AIbALAQDhDgAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAFtQkAAK4QADC2CQAA-QUAELcJAACuEAAw0AoBAAAAAeEKQADcDgAhAQAAAPYFACABAAAA9gUAIAW1CQAArhAAMLYJAAD5BQAQtwkAAK4QADDQCgEA2w4AIeEKQADcDgAhAAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgAwAAAPkFACADAAD6BQAwBAAA9gUAIALQCgEAAAAB4QpAAAAAAQEIAAD-BQAgAtAKAQAAAAHhCkAAAAABAQgAAIAGADABCAAAgAYAMALQCgEAshEAIeEKQACzEQAhAgAAAPYFACAIAACDBgAgAtAKAQCyEQAh4QpAALMRACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAMVAAD_FAAgFgAAgRUAIBcAAIAVACAFtQkAAK0QADC2CQAAjAYAELcJAACtEAAw0AoBANAOACHhCkAA0Q4AIQMAAAD5BQAgAwAAiwYAMBQAAIwGACADAAAA-QUAIAMAAPoFADAEAAD2BQAgCbUJAACrEAAwtgkAAJIGABC3CQAAqxAAMM8JAACsEKoLIvoJAQAAAAGuCkAA8A4AIfEKAQDbDgAhqgsBAAAAAasLQADcDgAhAQAAAI8GACABAAAAjwYAIAm1CQAAqxAAMLYJAACSBgAQtwkAAKsQADDPCQAArBCqCyL6CQEA2w4AIa4KQADwDgAh8QoBANsOACGqCwEA5g4AIasLQADcDgAhAq4KAAC3EQAgqgsAALcRACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAMAAACSBgAgAwAAkwYAMAQAAI8GACAGzwkAAACqCwL6CQEAAAABrgpAAAAAAfEKAQAAAAGqCwEAAAABqwtAAAAAAQEIAACXBgAgBs8JAAAAqgsC-gkBAAAAAa4KQAAAAAHxCgEAAAABqgsBAAAAAasLQAAAAAEBCAAAmQYAMAEIAACZBgAwBs8JAAD-FKoLIvoJAQCyEQAhrgpAAMIRACHxCgEAshEAIaoLAQC7EQAhqwtAALMRACECAAAAjwYAIAgAAJwGACAGzwkAAP4Uqgsi-gkBALIRACGuCkAAwhEAIfEKAQCyEQAhqgsBALsRACGrC0AAsxEAIQIAAACSBgAgCAAAngYAIAIAAACSBgAgCAAAngYAIAMAAACPBgAgDwAAlwYAIBAAAJwGACABAAAAjwYAIAEAAACSBgAgBRUAAPsUACAWAAD9FAAgFwAA_BQAIK4KAAC3EQAgqgsAALcRACAJtQkAAKcQADC2CQAApQYAELcJAACnEAAwzwkAAKgQqgsi-gkBANAOACGuCkAA6Q4AIfEKAQDQDgAhqgsBAOEOACGrC0AA0Q4AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgCLUJAAClEAAwtgkAAKsGABC3CQAApRAAMLsJQADcDgAh5AoCANoOACHlCgEAmw8AIacLAQDbDgAhqAsAAKYQACABAAAAqAYAIAEAAACoBgAgB7UJAAClEAAwtgkAAKsGABC3CQAApRAAMLsJQADcDgAh5AoCANoOACHlCgEAmw8AIacLAQDbDgAhAAMAAACrBgAgAwAArAYAMAQAAKgGACADAAAAqwYAIAMAAKwGADAEAACoBgAgAwAAAKsGACADAACsBgAwBAAAqAYAIAS7CUAAAAAB5AoCAAAAAeUKAQAAAAGnCwEAAAABAQgAALAGACAEuwlAAAAAAeQKAgAAAAHlCgEAAAABpwsBAAAAAQEIAACyBgAwAQgAALIGADAEuwlAALMRACHkCgIAsREAIeUKAQCyEQAhpwsBALIRACECAAAAqAYAIAgAALUGACAEuwlAALMRACHkCgIAsREAIeUKAQCyEQAhpwsBALIRACECAAAAqwYAIAgAALcGACACAAAAqwYAIAgAALcGACADAAAAqAYAIA8AALAGACAQAAC1BgAgAQAAAKgGACABAAAAqwYAIAUVAAD2FAAgFgAA-RQAIBcAAPgUACA4AAD3FAAgOQAA-hQAIAe1CQAApBAAMLYJAAC-BgAQtwkAAKQQADC7CUAA0Q4AIeQKAgDPDgAh5QoBAJgPACGnCwEA0A4AIQMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgBt0BAAChEAAgtQkAAKAQADC2CQAAyQYAELcJAACgEAAw0AoBAAAAAaYLAgDaDgAhAQAAAMEGACAL3AEBANsOACGhBAAAoxAAILUJAACiEAAwtgkAAMMGABC3CQAAohAAMLgJBACLDwAhyQoBANsOACHQCgEA2w4AIaMLAQDbDgAhpAsBANsOACGlCwIA2g4AIQGhBAAA9RQAIAvcAQEA2w4AIaEEAACjEAAgtQkAAKIQADC2CQAAwwYAELcJAACiEAAwuAkEAAAAAckKAQDbDgAh0AoBANsOACGjCwEA2w4AIaQLAQDbDgAhpQsCANoOACEDAAAAwwYAIAMAAMQGADAEAADFBgAgAQAAAMMGACABAAAAwQYAIAbdAQAAoRAAILUJAACgEAAwtgkAAMkGABC3CQAAoBAAMNAKAQDbDgAhpgsCANoOACEB3QEAAPQUACADAAAAyQYAIAMAAMoGADAEAADBBgAgAwAAAMkGACADAADKBgAwBAAAwQYAIAMAAADJBgAgAwAAygYAMAQAAMEGACAD3QEAAPMUACDQCgEAAAABpgsCAAAAAQEIAADOBgAgAtAKAQAAAAGmCwIAAAABAQgAANAGADABCAAA0AYAMAPdAQAA5hQAINAKAQCyEQAhpgsCALERACECAAAAwQYAIAgAANMGACAC0AoBALIRACGmCwIAsREAIQIAAADJBgAgCAAA1QYAIAIAAADJBgAgCAAA1QYAIAMAAADBBgAgDwAAzgYAIBAAANMGACABAAAAwQYAIAEAAADJBgAgBRUAAOEUACAWAADkFAAgFwAA4xQAIDgAAOIUACA5AADlFAAgBbUJAACfEAAwtgkAANwGABC3CQAAnxAAMNAKAQDQDgAhpgsCAM8OACEDAAAAyQYAIAMAANsGADAUAADcBgAgAwAAAMkGACADAADKBgAwBAAAwQYAIAEAAADFBgAgAQAAAMUGACADAAAAwwYAIAMAAMQGADAEAADFBgAgAwAAAMMGACADAADEBgAwBAAAxQYAIAMAAADDBgAgAwAAxAYAMAQAAMUGACAI3AEBAAAAAaEEAADgFAAguAkEAAAAAckKAQAAAAHQCgEAAAABowsBAAAAAaQLAQAAAAGlCwIAAAABAQgAAOQGACAH3AEBAAAAAbgJBAAAAAHJCgEAAAAB0AoBAAAAAaMLAQAAAAGkCwEAAAABpQsCAAAAAQEIAADmBgAwAQgAAOYGADAI3AEBALIRACGhBAAA3xQAILgJBADLEQAhyQoBALIRACHQCgEAshEAIaMLAQCyEQAhpAsBALIRACGlCwIAsREAIQIAAADFBgAgCAAA6QYAIAfcAQEAshEAIbgJBADLEQAhyQoBALIRACHQCgEAshEAIaMLAQCyEQAhpAsBALIRACGlCwIAsREAIQIAAADDBgAgCAAA6wYAIAIAAADDBgAgCAAA6wYAIAMAAADFBgAgDwAA5AYAIBAAAOkGACABAAAAxQYAIAEAAADDBgAgBRUAANoUACAWAADdFAAgFwAA3BQAIDgAANsUACA5AADeFAAgCtwBAQDQDgAhtQkAAJ4QADC2CQAA8gYAELcJAACeEAAwuAkEAPMOACHJCgEA0A4AIdAKAQDQDgAhowsBANAOACGkCwEA0A4AIaULAgDPDgAhAwAAAMMGACADAADxBgAwFAAA8gYAIAMAAADDBgAgAwAAxAYAMAQAAMUGACAXtQkAAJwQADC2CQAA-AYAELcJAACcEAAwuAkBAAAAAbsJQADcDgAhyQlAAPAOACHPCQAAnRCdCyLvCQEA2w4AIfAJAQDbDgAh-gkBAAAAAZIKAQDbDgAhmgpAANwOACGtCkAA3A4AIb0KQADwDgAh7ApAAPAOACHyCgEA2w4AIZgLAgDaDgAhnQsAAKUPACCeCwIA2g4AIZ8LAACSDwAgoAsAAJIPACChCwEA5g4AIaILQADcDgAhAQAAAPUGACABAAAA9QYAIBe1CQAAnBAAMLYJAAD4BgAQtwkAAJwQADC4CQEA2w4AIbsJQADcDgAhyQlAAPAOACHPCQAAnRCdCyLvCQEA2w4AIfAJAQDbDgAh-gkBANsOACGSCgEA2w4AIZoKQADcDgAhrQpAANwOACG9CkAA8A4AIewKQADwDgAh8goBANsOACGYCwIA2g4AIZ0LAAClDwAgngsCANoOACGfCwAAkg8AIKALAACSDwAgoQsBAOYOACGiC0AA3A4AIQbJCQAAtxEAIL0KAAC3EQAg7AoAALcRACCfCwAAtxEAIKALAAC3EQAgoQsAALcRACADAAAA-AYAIAMAAPkGADAEAAD1BgAgAwAAAPgGACADAAD5BgAwBAAA9QYAIAMAAAD4BgAgAwAA-QYAMAQAAPUGACAUuAkBAAAAAbsJQAAAAAHJCUAAAAABzwkAAACdCwLvCQEAAAAB8AkBAAAAAfoJAQAAAAGSCgEAAAABmgpAAAAAAa0KQAAAAAG9CkAAAAAB7ApAAAAAAfIKAQAAAAGYCwIAAAABnQuAAAAAAZ4LAgAAAAGfC4AAAAABoAuAAAAAAaELAQAAAAGiC0AAAAABAQgAAP0GACAUuAkBAAAAAbsJQAAAAAHJCUAAAAABzwkAAACdCwLvCQEAAAAB8AkBAAAAAfoJAQAAAAGSCgEAAAABmgpAAAAAAa0KQAAAAAG9CkAAAAAB7ApAAAAAAfIKAQAAAAGYCwIAAAABnQuAAAAAAZ4LAgAAAAGfC4AAAAABoAuAAAAAAaELAQAAAAGiC0AAAAABAQgAAP8GADABCAAA_wYAMBS4CQEAshEAIbsJQACzEQAhyQlAAMIRACHPCQAA2RSdCyLvCQEAshEAIfAJAQCyEQAh-gkBALIRACGSCgEAshEAIZoKQACzEQAhrQpAALMRACG9CkAAwhEAIewKQADCEQAh8goBALIRACGYCwIAsREAIZ0LgAAAAAGeCwIAsREAIZ8LgAAAAAGgC4AAAAABoQsBALsRACGiC0AAsxEAIQIAAAD1BgAgCAAAggcAIBS4CQEAshEAIbsJQACzEQAhyQlAAMIRACHPCQAA2RSdCyLvCQEAshEAIfAJAQCyEQAh-gkBALIRACGSCgEAshEAIZoKQACzEQAhrQpAALMRACG9CkAAwhEAIewKQADCEQAh8goBALIRACGYCwIAsREAIZ0LgAAAAAGeCwIAsREAIZ8LgAAAAAGgC4AAAAABoQsBALsRACGiC0AAsxEAIQIAAAD4BgAgCAAAhAcAIAIAAAD4BgAgCAAAhAcAIAMAAAD1BgAgDwAA_QYAIBAAAIIHACABAAAA9QYAIAEAAAD4BgAgCxUAANQUACAWAADXFAAgFwAA1hQAIDgAANUUACA5AADYFAAgyQkAALcRACC9CgAAtxEAIOwKAAC3EQAgnwsAALcRACCgCwAAtxEAIKELAAC3EQAgF7UJAACYEAAwtgkAAIsHABC3CQAAmBAAMLgJAQDQDgAhuwlAANEOACHJCUAA6Q4AIc8JAACZEJ0LIu8JAQDQDgAh8AkBANAOACH6CQEA0A4AIZIKAQDQDgAhmgpAANEOACGtCkAA0Q4AIb0KQADpDgAh7ApAAOkOACHyCgEA0A4AIZgLAgDPDgAhnQsAAJ8PACCeCwIAzw4AIZ8LAAD0DgAgoAsAAPQOACChCwEA4Q4AIaILQADRDgAhAwAAAPgGACADAACKBwAwFAAAiwcAIAMAAAD4BgAgAwAA-QYAMAQAAPUGACAFtQkAAJcQADC2CQAAkQcAELcJAACXEAAw5woBAAAAAZsLQADcDgAhAQAAAI4HACABAAAAjgcAIAW1CQAAlxAAMLYJAACRBwAQtwkAAJcQADDnCgEA2w4AIZsLQADcDgAhAAMAAACRBwAgAwAAkgcAMAQAAI4HACADAAAAkQcAIAMAAJIHADAEAACOBwAgAwAAAJEHACADAACSBwAwBAAAjgcAIALnCgEAAAABmwtAAAAAAQEIAACWBwAgAucKAQAAAAGbC0AAAAABAQgAAJgHADABCAAAmAcAMALnCgEAshEAIZsLQACzEQAhAgAAAI4HACAIAACbBwAgAucKAQCyEQAhmwtAALMRACECAAAAkQcAIAgAAJ0HACACAAAAkQcAIAgAAJ0HACADAAAAjgcAIA8AAJYHACAQAACbBwAgAQAAAI4HACABAAAAkQcAIAMVAADRFAAgFgAA0xQAIBcAANIUACAFtQkAAJYQADC2CQAApAcAELcJAACWEAAw5woBANAOACGbC0AA0Q4AIQMAAACRBwAgAwAAowcAMBQAAKQHACADAAAAkQcAIAMAAJIHADAEAACOBwAgB7UJAACVEAAwtgkAAKoHABC3CQAAlRAAMOcKAQAAAAGYCwIA2g4AIZkLQADcDgAhmgtAANwOACEBAAAApwcAIAEAAACnBwAgB7UJAACVEAAwtgkAAKoHABC3CQAAlRAAMOcKAQDbDgAhmAsCANoOACGZC0AA3A4AIZoLQADcDgAhAAMAAACqBwAgAwAAqwcAMAQAAKcHACADAAAAqgcAIAMAAKsHADAEAACnBwAgAwAAAKoHACADAACrBwAwBAAApwcAIATnCgEAAAABmAsCAAAAAZkLQAAAAAGaC0AAAAABAQgAAK8HACAE5woBAAAAAZgLAgAAAAGZC0AAAAABmgtAAAAAAQEIAACxBwAwAQgAALEHADAE5woBALIRACGYCwIAsREAIZkLQACzEQAhmgtAALMRACECAAAApwcAIAgAALQHACAE5woBALIRACGYCwIAsREAIZkLQACzEQAhmgtAALMRACECAAAAqgcAIAgAALYHACACAAAAqgcAIAgAALYHACADAAAApwcAIA8AAK8HACAQAAC0BwAgAQAAAKcHACABAAAAqgcAIAUVAADMFAAgFgAAzxQAIBcAAM4UACA4AADNFAAgOQAA0BQAIAe1CQAAlBAAMLYJAAC9BwAQtwkAAJQQADDnCgEA0A4AIZgLAgDPDgAhmQtAANEOACGaC0AA0Q4AIQMAAACqBwAgAwAAvAcAMBQAAL0HACADAAAAqgcAIAMAAKsHADAEAACnBwAgMfMEAACGEAAg9AQAAIcQACD2BAAAiBAAILUJAACDEAAwtgkAANcHABC3CQAAgxAAMLgJAQAAAAG7CUAA3A4AIc8JAQDbDgAh-QkBAOYOACGqCgEA2w4AIa0KQADcDgAhxAoBANsOACHFChAAjQ8AIckKAQDbDgAh3goBAOYOACHsCkAA3A4AIfAKAQDmDgAh8goBANsOACH1CgEA2w4AIfgKAQDbDgAh-QoBANsOACH6CgEA2w4AIfsKAQDbDgAh_AoBANsOACH9CgEA2w4AIf4KEADFDwAh_woQAMUPACGACwIAkw8AIYELAAClDwAgggsAAKUPACCDCwABhBAAIYQLAAGEEAAhhQsBAOYOACGGCwABhRAAIYcLQADcDgAhiAsBAOYOACGJCwEA5g4AIYoLAQDbDgAhiwsgAJYPACGMCwIAkw8AIY0LAACSDwAgjgsAAYUQACGPCwAAkg8AIJALAQDmDgAhkQsQAMUPACGSCyAAlg8AIZMLQADwDgAhlwsAAJMQACABAAAAwAcAIA_yBAAAjhAAILUJAACSEAAwtgkAAMIHABC3CQAAkhAAMMUKEACNDwAh5AoCANoOACHlCgEAmw8AIfAKAQDbDgAh8QoBANsOACHyCgEA2w4AIfMKEADFDwAh9AoCANoOACH1CgEA2w4AIfYKAQDbDgAh9woCAJMPACED8gQAAMoUACDzCgAAtxEAIPcKAAC3EQAgEPIEAACOEAAgtQkAAJIQADC2CQAAwgcAELcJAACSEAAwxQoQAI0PACHkCgIA2g4AIeUKAQCbDwAh8AoBANsOACHxCgEA2w4AIfIKAQDbDgAh8woQAMUPACH0CgIA2g4AIfUKAQDbDgAh9goBANsOACH3CgIAkw8AIZYLAACREAAgAwAAAMIHACADAADDBwAwBAAAxAcAIAryBAAAjhAAILUJAACQEAAwtgkAAMYHABC3CQAAkBAAMLgJBACLDwAhqgoBANsOACHlCgEAmw8AIe0KAQDmDgAh7goBANsOACHvCkAA3A4AIQLyBAAAyhQAIO0KAAC3EQAgCvIEAACOEAAgtQkAAJAQADC2CQAAxgcAELcJAACQEAAwuAkEAAAAAaoKAQDbDgAh5QoBAJsPACHtCgEA5g4AIe4KAQDbDgAh7wpAANwOACEDAAAAxgcAIAMAAMcHADAEAADIBwAgFvIEAACOEAAg8wQAAI8QACC1CQAAjRAAMLYJAADKBwAQtwkAAI0QADC4CQEAmw8AIbsJQADcDgAhzwkBANsOACHQCQEA5g4AIdMJAgDaDgAh-QkBAOYOACGqCgEA2w4AIa0KQADcDgAhxQoQAI0PACHlCgEAmw8AIeYKAQDbDgAh5woBANsOACHoCgEA5g4AIekKAACSDwAg6gpAAPAOACHrCkAA8A4AIewKQADwDgAhCfIEAADKFAAg8wQAAMsUACDQCQAAtxEAIPkJAAC3EQAg6AoAALcRACDpCgAAtxEAIOoKAAC3EQAg6woAALcRACDsCgAAtxEAIBfyBAAAjhAAIPMEAACPEAAgtQkAAI0QADC2CQAAygcAELcJAACNEAAwuAkBAAAAAbsJQADcDgAhzwkBANsOACHQCQEA5g4AIdMJAgDaDgAh-QkBAOYOACGqCgEA2w4AIa0KQADcDgAhxQoQAI0PACHlCgEAmw8AIeYKAQDbDgAh5woBANsOACHoCgEA5g4AIekKAACSDwAg6gpAAPAOACHrCkAA8A4AIewKQADwDgAhlQsAAIwQACADAAAAygcAIAMAAMsHADAEAADMBwAgB_UEAACLEAAgtQkAAIoQADC2CQAAzgcAELcJAACKEAAwxQoQAI0PACHjCgEAmw8AIeQKAgDaDgAhAfUEAADJFAAgCPUEAACLEAAgtQkAAIoQADC2CQAAzgcAELcJAACKEAAwxQoQAI0PACHjCgEAmw8AIeQKAgDaDgAhlAsAAIkQACADAAAAzgcAIAMAAM8HADAEAADQBwAgAQAAAM4HACABAAAAwgcAIAEAAADGBwAgAQAAAMoHACABAAAAwAcAIDDzBAAAhhAAIPQEAACHEAAg9gQAAIgQACC1CQAAgxAAMLYJAADXBwAQtwkAAIMQADC4CQEAmw8AIbsJQADcDgAhzwkBANsOACH5CQEA5g4AIaoKAQDbDgAhrQpAANwOACHECgEA2w4AIcUKEACNDwAhyQoBANsOACHeCgEA5g4AIewKQADcDgAh8AoBAOYOACHyCgEA2w4AIfUKAQDbDgAh-AoBANsOACH5CgEA2w4AIfoKAQDbDgAh-woBANsOACH8CgEA2w4AIf0KAQDbDgAh_goQAMUPACH_ChAAxQ8AIYALAgCTDwAhgQsAAKUPACCCCwAApQ8AIIMLAAGEEAAhhAsAAYQQACGFCwEA5g4AIYYLAAGFEAAhhwtAANwOACGICwEA5g4AIYkLAQDmDgAhigsBANsOACGLCyAAlg8AIYwLAgCTDwAhjQsAAJIPACCOCwABhRAAIY8LAACSDwAgkAsBAOYOACGRCxAAxQ8AIZILIACWDwAhkwtAAPAOACEU8wQAAMYUACD0BAAAxxQAIPYEAADIFAAg-QkAALcRACDeCgAAtxEAIPAKAAC3EQAg_goAALcRACD_CgAAtxEAIIALAAC3EQAghQsAALcRACCGCwAAtxEAIIgLAAC3EQAgiQsAALcRACCMCwAAtxEAII0LAAC3EQAgjgsAALcRACCPCwAAtxEAIJALAAC3EQAgkQsAALcRACCTCwAAtxEAIAMAAADXBwAgAwAA2AcAMAQAAMAHACADAAAA1wcAIAMAANgHADAEAADABwAgAwAAANcHACADAADYBwAwBAAAwAcAIC3zBAAAwxQAIPQEAADEFAAg9gQAAMUUACC4CQEAAAABuwlAAAAAAc8JAQAAAAH5CQEAAAABqgoBAAAAAa0KQAAAAAHECgEAAAABxQoQAAAAAckKAQAAAAHeCgEAAAAB7ApAAAAAAfAKAQAAAAHyCgEAAAAB9QoBAAAAAfgKAQAAAAH5CgEAAAAB-goBAAAAAfsKAQAAAAH8CgEAAAAB_QoBAAAAAf4KEAAAAAH_ChAAAAABgAsCAAAAAYELgAAAAAGCC4AAAAABgwsAAQAAAYQLAAEAAAGFCwEAAAABhgsAAQAAAYcLQAAAAAGICwEAAAABiQsBAAAAAYoLAQAAAAGLCyAAAAABjAsCAAAAAY0LgAAAAAGOCwABAAABjwuAAAAAAZALAQAAAAGRCxAAAAABkgsgAAAAAZMLQAAAAAEBCAAA3AcAICq4CQEAAAABuwlAAAAAAc8JAQAAAAH5CQEAAAABqgoBAAAAAa0KQAAAAAHECgEAAAABxQoQAAAAAckKAQAAAAHeCgEAAAAB7ApAAAAAAfAKAQAAAAHyCgEAAAAB9QoBAAAAAfgKAQAAAAH5CgEAAAAB-goBAAAAAfsKAQAAAAH8CgEAAAAB_QoBAAAAAf4KEAAAAAH_ChAAAAABgAsCAAAAAYELgAAAAAGCC4AAAAABgwsAAQAAAYQLAAEAAAGFCwEAAAABhgsAAQAAAYcLQAAAAAGICwEAAAABiQsBAAAAAYoLAQAAAAGLCyAAAAABjAsCAAAAAY0LgAAAAAGOCwABAAABjwuAAAAAAZALAQAAAAGRCxAAAAABkgsgAAAAAZMLQAAAAAEBCAAA3gcAMAEIAADeBwAwLfMEAACcFAAg9AQAAJ0UACD2BAAAnhQAILgJAQCyEQAhuwlAALMRACHPCQEAshEAIfkJAQC7EQAhqgoBALIRACGtCkAAsxEAIcQKAQCyEQAhxQoQAN4RACHJCgEAshEAId4KAQC7EQAh7ApAALMRACHwCgEAuxEAIfIKAQCyEQAh9QoBALIRACH4CgEAshEAIfkKAQCyEQAh-goBALIRACH7CgEAshEAIfwKAQCyEQAh_QoBALIRACH-ChAApRIAIf8KEAClEgAhgAsCAMwRACGBC4AAAAABgguAAAAAAYMLAAGaFAAhhAsAAZoUACGFCwEAuxEAIYYLAAGbFAAhhwtAALMRACGICwEAuxEAIYkLAQC7EQAhigsBALIRACGLCyAA1REAIYwLAgDMEQAhjQuAAAAAAY4LAAGbFAAhjwuAAAAAAZALAQC7EQAhkQsQAKUSACGSCyAA1REAIZMLQADCEQAhAgAAAMAHACAIAADhBwAgKrgJAQCyEQAhuwlAALMRACHPCQEAshEAIfkJAQC7EQAhqgoBALIRACGtCkAAsxEAIcQKAQCyEQAhxQoQAN4RACHJCgEAshEAId4KAQC7EQAh7ApAALMRACHwCgEAuxEAIfIKAQCyEQAh9QoBALIRACH4CgEAshEAIfkKAQCyEQAh-goBALIRACH7CgEAshEAIfwKAQCyEQAh_QoBALIRACH-ChAApRIAIf8KEAClEgAhgAsCAMwRACGBC4AAAAABgguAAAAAAYMLAAGaFAAhhAsAAZoUACGFCwEAuxEAIYYLAAGbFAAhhwtAALMRACGICwEAuxEAIYkLAQC7EQAhigsBALIRACGLCyAA1REAIYwLAgDMEQAhjQuAAAAAAY4LAAGbFAAhjwuAAAAAAZALAQC7EQAhkQsQAKUSACGSCyAA1REAIZMLQADCEQAhAgAAANcHACAIAADjBwAgAgAAANcHACAIAADjBwAgAwAAAMAHACAPAADcBwAgEAAA4QcAIAEAAADABwAgAQAAANcHACAWFQAAlRQAIBYAAJgUACAXAACXFAAgOAAAlhQAIDkAAJkUACD5CQAAtxEAIN4KAAC3EQAg8AoAALcRACD-CgAAtxEAIP8KAAC3EQAggAsAALcRACCFCwAAtxEAIIYLAAC3EQAgiAsAALcRACCJCwAAtxEAIIwLAAC3EQAgjQsAALcRACCOCwAAtxEAII8LAAC3EQAgkAsAALcRACCRCwAAtxEAIJMLAAC3EQAgLbUJAAD8DwAwtgkAAOoHABC3CQAA_A8AMLgJAQCYDwAhuwlAANEOACHPCQEA0A4AIfkJAQDhDgAhqgoBANAOACGtCkAA0Q4AIcQKAQDQDgAhxQoQAIQPACHJCgEA0A4AId4KAQDhDgAh7ApAANEOACHwCgEA4Q4AIfIKAQDQDgAh9QoBANAOACH4CgEA0A4AIfkKAQDQDgAh-goBANAOACH7CgEA0A4AIfwKAQDQDgAh_QoBANAOACH-ChAAuw8AIf8KEAC7DwAhgAsCAPUOACGBCwAAnw8AIIILAACfDwAggwsAAf0PACGECwAB_Q8AIYULAQDhDgAhhgsAAf4PACGHC0AA0Q4AIYgLAQDhDgAhiQsBAOEOACGKCwEA0A4AIYsLIAD_DgAhjAsCAPUOACGNCwAA9A4AII4LAAH-DwAhjwsAAPQOACCQCwEA4Q4AIZELEAC7DwAhkgsgAP8OACGTC0AA6Q4AIQMAAADXBwAgAwAA6QcAMBQAAOoHACADAAAA1wcAIAMAANgHADAEAADABwAgAQAAAMQHACABAAAAxAcAIAMAAADCBwAgAwAAwwcAMAQAAMQHACADAAAAwgcAIAMAAMMHADAEAADEBwAgAwAAAMIHACADAADDBwAwBAAAxAcAIAzyBAAAlBQAIMUKEAAAAAHkCgIAAAAB5QoBAAAAAfAKAQAAAAHxCgEAAAAB8goBAAAAAfMKEAAAAAH0CgIAAAAB9QoBAAAAAfYKAQAAAAH3CgIAAAABAQgAAPIHACALxQoQAAAAAeQKAgAAAAHlCgEAAAAB8AoBAAAAAfEKAQAAAAHyCgEAAAAB8woQAAAAAfQKAgAAAAH1CgEAAAAB9goBAAAAAfcKAgAAAAEBCAAA9AcAMAEIAAD0BwAwDPIEAACTFAAgxQoQAN4RACHkCgIAsREAIeUKAQCyEQAh8AoBALIRACHxCgEAshEAIfIKAQCyEQAh8woQAKUSACH0CgIAsREAIfUKAQCyEQAh9goBALIRACH3CgIAzBEAIQIAAADEBwAgCAAA9wcAIAvFChAA3hEAIeQKAgCxEQAh5QoBALIRACHwCgEAshEAIfEKAQCyEQAh8goBALIRACHzChAApRIAIfQKAgCxEQAh9QoBALIRACH2CgEAshEAIfcKAgDMEQAhAgAAAMIHACAIAAD5BwAgAgAAAMIHACAIAAD5BwAgAwAAAMQHACAPAADyBwAgEAAA9wcAIAEAAADEBwAgAQAAAMIHACAHFQAAjhQAIBYAAJEUACAXAACQFAAgOAAAjxQAIDkAAJIUACDzCgAAtxEAIPcKAAC3EQAgDrUJAAD7DwAwtgkAAIAIABC3CQAA-w8AMMUKEACEDwAh5AoCAM8OACHlCgEAmA8AIfAKAQDQDgAh8QoBANAOACHyCgEA0A4AIfMKEAC7DwAh9AoCAM8OACH1CgEA0A4AIfYKAQDQDgAh9woCAPUOACEDAAAAwgcAIAMAAP8HADAUAACACAAgAwAAAMIHACADAADDBwAwBAAAxAcAIAEAAADIBwAgAQAAAMgHACADAAAAxgcAIAMAAMcHADAEAADIBwAgAwAAAMYHACADAADHBwAwBAAAyAcAIAMAAADGBwAgAwAAxwcAMAQAAMgHACAH8gQAAI0UACC4CQQAAAABqgoBAAAAAeUKAQAAAAHtCgEAAAAB7goBAAAAAe8KQAAAAAEBCAAAiAgAIAa4CQQAAAABqgoBAAAAAeUKAQAAAAHtCgEAAAAB7goBAAAAAe8KQAAAAAEBCAAAiggAMAEIAACKCAAwB_IEAACMFAAguAkEAMsRACGqCgEAshEAIeUKAQCyEQAh7QoBALsRACHuCgEAshEAIe8KQACzEQAhAgAAAMgHACAIAACNCAAgBrgJBADLEQAhqgoBALIRACHlCgEAshEAIe0KAQC7EQAh7goBALIRACHvCkAAsxEAIQIAAADGBwAgCAAAjwgAIAIAAADGBwAgCAAAjwgAIAMAAADIBwAgDwAAiAgAIBAAAI0IACABAAAAyAcAIAEAAADGBwAgBhUAAIcUACAWAACKFAAgFwAAiRQAIDgAAIgUACA5AACLFAAg7QoAALcRACAJtQkAAPoPADC2CQAAlggAELcJAAD6DwAwuAkEAPMOACGqCgEA0A4AIeUKAQCYDwAh7QoBAOEOACHuCgEA0A4AIe8KQADRDgAhAwAAAMYHACADAACVCAAwFAAAlggAIAMAAADGBwAgAwAAxwcAMAQAAMgHACABAAAAzAcAIAEAAADMBwAgAwAAAMoHACADAADLBwAwBAAAzAcAIAMAAADKBwAgAwAAywcAMAQAAMwHACADAAAAygcAIAMAAMsHADAEAADMBwAgE_IEAACFFAAg8wQAAIYUACC4CQEAAAABuwlAAAAAAc8JAQAAAAHQCQEAAAAB0wkCAAAAAfkJAQAAAAGqCgEAAAABrQpAAAAAAcUKEAAAAAHlCgEAAAAB5goBAAAAAecKAQAAAAHoCgEAAAAB6QqAAAAAAeoKQAAAAAHrCkAAAAAB7ApAAAAAAQEIAACeCAAgEbgJAQAAAAG7CUAAAAABzwkBAAAAAdAJAQAAAAHTCQIAAAAB-QkBAAAAAaoKAQAAAAGtCkAAAAABxQoQAAAAAeUKAQAAAAHmCgEAAAAB5woBAAAAAegKAQAAAAHpCoAAAAAB6gpAAAAAAesKQAAAAAHsCkAAAAABAQgAAKAIADABCAAAoAgAMBPyBAAA9xMAIPMEAAD4EwAguAkBALIRACG7CUAAsxEAIc8JAQCyEQAh0AkBALsRACHTCQIAsREAIfkJAQC7EQAhqgoBALIRACGtCkAAsxEAIcUKEADeEQAh5QoBALIRACHmCgEAshEAIecKAQCyEQAh6AoBALsRACHpCoAAAAAB6gpAAMIRACHrCkAAwhEAIewKQADCEQAhAgAAAMwHACAIAACjCAAgEbgJAQCyEQAhuwlAALMRACHPCQEAshEAIdAJAQC7EQAh0wkCALERACH5CQEAuxEAIaoKAQCyEQAhrQpAALMRACHFChAA3hEAIeUKAQCyEQAh5goBALIRACHnCgEAshEAIegKAQC7EQAh6QqAAAAAAeoKQADCEQAh6wpAAMIRACHsCkAAwhEAIQIAAADKBwAgCAAApQgAIAIAAADKBwAgCAAApQgAIAMAAADMBwAgDwAAnggAIBAAAKMIACABAAAAzAcAIAEAAADKBwAgDBUAAPITACAWAAD1EwAgFwAA9BMAIDgAAPMTACA5AAD2EwAg0AkAALcRACD5CQAAtxEAIOgKAAC3EQAg6QoAALcRACDqCgAAtxEAIOsKAAC3EQAg7AoAALcRACAUtQkAAPkPADC2CQAArAgAELcJAAD5DwAwuAkBAJgPACG7CUAA0Q4AIc8JAQDQDgAh0AkBAOEOACHTCQIAzw4AIfkJAQDhDgAhqgoBANAOACGtCkAA0Q4AIcUKEACEDwAh5QoBAJgPACHmCgEA0A4AIecKAQDQDgAh6AoBAOEOACHpCgAA9A4AIOoKQADpDgAh6wpAAOkOACHsCkAA6Q4AIQMAAADKBwAgAwAAqwgAMBQAAKwIACADAAAAygcAIAMAAMsHADAEAADMBwAgAQAAANAHACABAAAA0AcAIAMAAADOBwAgAwAAzwcAMAQAANAHACADAAAAzgcAIAMAAM8HADAEAADQBwAgAwAAAM4HACADAADPBwAwBAAA0AcAIAT1BAAA8RMAIMUKEAAAAAHjCgEAAAAB5AoCAAAAAQEIAAC0CAAgA8UKEAAAAAHjCgEAAAAB5AoCAAAAAQEIAAC2CAAwAQgAALYIADAE9QQAAPATACDFChAA3hEAIeMKAQCyEQAh5AoCALERACECAAAA0AcAIAgAALkIACADxQoQAN4RACHjCgEAshEAIeQKAgCxEQAhAgAAAM4HACAIAAC7CAAgAgAAAM4HACAIAAC7CAAgAwAAANAHACAPAAC0CAAgEAAAuQgAIAEAAADQBwAgAQAAAM4HACAFFQAA6xMAIBYAAO4TACAXAADtEwAgOAAA7BMAIDkAAO8TACAGtQkAAPgPADC2CQAAwggAELcJAAD4DwAwxQoQAIQPACHjCgEAmA8AIeQKAgDPDgAhAwAAAM4HACADAADBCAAwFAAAwggAIAMAAADOBwAgAwAAzwcAMAQAANAHACAHyAUAAPUPACC1CQAA9A8AMLYJAADNCAAQtwkAAPQPADC4CQEAAAAB4QpAANwOACHiCgEA2w4AIQEAAADFCAAgCscFAAD3DwAgtQkAAPYPADC2CQAAxwgAELcJAAD2DwAwuAkBANsOACHdCgEA2w4AId4KAQDbDgAh3woAAKUPACDgCiAAlg8AIeEKQADcDgAhAccFAADqEwAgCscFAAD3DwAgtQkAAPYPADC2CQAAxwgAELcJAAD2DwAwuAkBAAAAAd0KAQDbDgAh3goBANsOACHfCgAApQ8AIOAKIACWDwAh4QpAANwOACEDAAAAxwgAIAMAAMgIADAEAADJCAAgAQAAAMcIACABAAAAxQgAIAfIBQAA9Q8AILUJAAD0DwAwtgkAAM0IABC3CQAA9A8AMLgJAQDbDgAh4QpAANwOACHiCgEA2w4AIQHIBQAA6RMAIAMAAADNCAAgAwAAzggAMAQAAMUIACADAAAAzQgAIAMAAM4IADAEAADFCAAgAwAAAM0IACADAADOCAAwBAAAxQgAIATIBQAA6BMAILgJAQAAAAHhCkAAAAAB4goBAAAAAQEIAADSCAAgA7gJAQAAAAHhCkAAAAAB4goBAAAAAQEIAADUCAAwAQgAANQIADAEyAUAANsTACC4CQEAshEAIeEKQACzEQAh4goBALIRACECAAAAxQgAIAgAANcIACADuAkBALIRACHhCkAAsxEAIeIKAQCyEQAhAgAAAM0IACAIAADZCAAgAgAAAM0IACAIAADZCAAgAwAAAMUIACAPAADSCAAgEAAA1wgAIAEAAADFCAAgAQAAAM0IACADFQAA2BMAIBYAANoTACAXAADZEwAgBrUJAADzDwAwtgkAAOAIABC3CQAA8w8AMLgJAQDQDgAh4QpAANEOACHiCgEA0A4AIQMAAADNCAAgAwAA3wgAMBQAAOAIACADAAAAzQgAIAMAAM4IADAEAADFCAAgAQAAAMkIACABAAAAyQgAIAMAAADHCAAgAwAAyAgAMAQAAMkIACADAAAAxwgAIAMAAMgIADAEAADJCAAgAwAAAMcIACADAADICAAwBAAAyQgAIAfHBQAA1xMAILgJAQAAAAHdCgEAAAAB3goBAAAAAd8KgAAAAAHgCiAAAAAB4QpAAAAAAQEIAADoCAAgBrgJAQAAAAHdCgEAAAAB3goBAAAAAd8KgAAAAAHgCiAAAAAB4QpAAAAAAQEIAADqCAAwAQgAAOoIADAHxwUAANYTACC4CQEAshEAId0KAQCyEQAh3goBALIRACHfCoAAAAAB4AogANURACHhCkAAsxEAIQIAAADJCAAgCAAA7QgAIAa4CQEAshEAId0KAQCyEQAh3goBALIRACHfCoAAAAAB4AogANURACHhCkAAsxEAIQIAAADHCAAgCAAA7wgAIAIAAADHCAAgCAAA7wgAIAMAAADJCAAgDwAA6AgAIBAAAO0IACABAAAAyQgAIAEAAADHCAAgAxUAANMTACAWAADVEwAgFwAA1BMAIAm1CQAA8g8AMLYJAAD2CAAQtwkAAPIPADC4CQEA0A4AId0KAQDQDgAh3goBANAOACHfCgAAnw8AIOAKIAD_DgAh4QpAANEOACEDAAAAxwgAIAMAAPUIADAUAAD2CAAgAwAAAMcIACADAADICAAwBAAAyQgAIAe1CQAA8Q8AMLYJAAD8CAAQtwkAAPEPADC5CgIA2g4AIdoKQAAAAAHbChAAjQ8AIdwKEACNDwAhAQAAAPkIACABAAAA-QgAIAe1CQAA8Q8AMLYJAAD8CAAQtwkAAPEPADC5CgIA2g4AIdoKQADcDgAh2woQAI0PACHcChAAjQ8AIQADAAAA_AgAIAMAAP0IADAEAAD5CAAgAwAAAPwIACADAAD9CAAwBAAA-QgAIAMAAAD8CAAgAwAA_QgAMAQAAPkIACAEuQoCAAAAAdoKQAAAAAHbChAAAAAB3AoQAAAAAQEIAACBCQAgBLkKAgAAAAHaCkAAAAAB2woQAAAAAdwKEAAAAAEBCAAAgwkAMAEIAACDCQAwBLkKAgCxEQAh2gpAALMRACHbChAA3hEAIdwKEADeEQAhAgAAAPkIACAIAACGCQAgBLkKAgCxEQAh2gpAALMRACHbChAA3hEAIdwKEADeEQAhAgAAAPwIACAIAACICQAgAgAAAPwIACAIAACICQAgAwAAAPkIACAPAACBCQAgEAAAhgkAIAEAAAD5CAAgAQAAAPwIACAFFQAAzhMAIBYAANETACAXAADQEwAgOAAAzxMAIDkAANITACAHtQkAAPAPADC2CQAAjwkAELcJAADwDwAwuQoCAM8OACHaCkAA0Q4AIdsKEACEDwAh3AoQAIQPACEDAAAA_AgAIAMAAI4JADAUAACPCQAgAwAAAPwIACADAAD9CAAwBAAA-QgAIAa1CQAA7w8AMLYJAACVCQAQtwkAAO8PADC7CUAA3A4AIdAKAQAAAAHZCgEA2w4AIQEAAACSCQAgAQAAAJIJACAGtQkAAO8PADC2CQAAlQkAELcJAADvDwAwuwlAANwOACHQCgEA2w4AIdkKAQDbDgAhAAMAAACVCQAgAwAAlgkAMAQAAJIJACADAAAAlQkAIAMAAJYJADAEAACSCQAgAwAAAJUJACADAACWCQAwBAAAkgkAIAO7CUAAAAAB0AoBAAAAAdkKAQAAAAEBCAAAmgkAIAO7CUAAAAAB0AoBAAAAAdkKAQAAAAEBCAAAnAkAMAEIAACcCQAwA7sJQACzEQAh0AoBALIRACHZCgEAshEAIQIAAACSCQAgCAAAnwkAIAO7CUAAsxEAIdAKAQCyEQAh2QoBALIRACECAAAAlQkAIAgAAKEJACACAAAAlQkAIAgAAKEJACADAAAAkgkAIA8AAJoJACAQAACfCQAgAQAAAJIJACABAAAAlQkAIAMVAADLEwAgFgAAzRMAIBcAAMwTACAGtQkAAO4PADC2CQAAqAkAELcJAADuDwAwuwlAANEOACHQCgEA0A4AIdkKAQDQDgAhAwAAAJUJACADAACnCQAwFAAAqAkAIAMAAACVCQAgAwAAlgkAMAQAAJIJACAHtQkAAOwPADC2CQAArgkAELcJAADsDwAw8AkBANsOACHWCgEAmw8AIdcKQADcDgAh2AoAAO0PACABAAAAqwkAIAEAAACrCQAgBrUJAADsDwAwtgkAAK4JABC3CQAA7A8AMPAJAQDbDgAh1goBAJsPACHXCkAA3A4AIQADAAAArgkAIAMAAK8JADAEAACrCQAgAwAAAK4JACADAACvCQAwBAAAqwkAIAMAAACuCQAgAwAArwkAMAQAAKsJACAD8AkBAAAAAdYKAQAAAAHXCkAAAAABAQgAALMJACAD8AkBAAAAAdYKAQAAAAHXCkAAAAABAQgAALUJADABCAAAtQkAMAPwCQEAshEAIdYKAQCyEQAh1wpAALMRACECAAAAqwkAIAgAALgJACAD8AkBALIRACHWCgEAshEAIdcKQACzEQAhAgAAAK4JACAIAAC6CQAgAgAAAK4JACAIAAC6CQAgAwAAAKsJACAPAACzCQAgEAAAuAkAIAEAAACrCQAgAQAAAK4JACADFQAAyBMAIBYAAMoTACAXAADJEwAgBrUJAADrDwAwtgkAAMEJABC3CQAA6w8AMPAJAQDQDgAh1goBAJgPACHXCkAA0Q4AIQMAAACuCQAgAwAAwAkAMBQAAMEJACADAAAArgkAIAMAAK8JADAEAACrCQAgDJkGAADiDwAgnwYAAOMPACC1CQAA4Q8AMLYJAADOCQAQtwkAAOEPADC7CUAA3A4AIfoJAQAAAAHJCgEA2w4AIdAKAQAAAAHRCgEA5g4AIdIKQADwDgAh0wpAAPAOACEBAAAAxAkAIAehBAAA6g8AILUJAADpDwAwtgkAAMYJABC3CQAA6Q8AMPAJAQDbDgAhsgoBANsOACHNCkAA3A4AIQGhBAAAxRMAIAihBAAA6g8AILUJAADpDwAwtgkAAMYJABC3CQAA6Q8AMPAJAQDbDgAhsgoBANsOACHNCkAA3A4AIdUKAADoDwAgAwAAAMYJACADAADHCQAwBAAAyAkAIBKhBAAA5Q8AIJsGAADUDwAgnQYAAOYPACCeBgAA5w8AILUJAADkDwAwtgkAAMoJABC3CQAA5A8AMLgJAQDbDgAhuwlAANwOACHJCUAA8A4AIY8KQADwDgAhpAoBAOYOACGyCgEA5g4AIcgKAQDbDgAhyQoBANsOACHKCgEA5g4AIcsKIACWDwAhzApAAPAOACEKoQQAAMUTACCbBgAA5hIAIJ0GAADGEwAgngYAAMcTACDJCQAAtxEAII8KAAC3EQAgpAoAALcRACCyCgAAtxEAIMoKAAC3EQAgzAoAALcRACASoQQAAOUPACCbBgAA1A8AIJ0GAADmDwAgngYAAOcPACC1CQAA5A8AMLYJAADKCQAQtwkAAOQPADC4CQEAAAABuwlAANwOACHJCUAA8A4AIY8KQADwDgAhpAoBAAAAAbIKAQDmDgAhyAoBANsOACHJCgEA2w4AIcoKAQDmDgAhywogAJYPACHMCkAA8A4AIQMAAADKCQAgAwAAywkAMAQAAMwJACAMmQYAAOIPACCfBgAA4w8AILUJAADhDwAwtgkAAM4JABC3CQAA4Q8AMLsJQADcDgAh-gkBANsOACHJCgEA2w4AIdAKAQDbDgAh0QoBAOYOACHSCkAA8A4AIdMKQADwDgAhAQAAAM4JACAKmgYAANwPACCcBgAA4A8AILUJAADfDwAwtgkAANAJABC3CQAA3w8AMLgJAQDbDgAh2wlAANwOACGwCgEA2w4AIbwKAQDbDgAhvgpAAPAOACEDmgYAAMMTACCcBgAAxBMAIL4KAAC3EQAgC5oGAADcDwAgnAYAAOAPACC1CQAA3w8AMLYJAADQCQAQtwkAAN8PADC4CQEAAAAB2wlAANwOACGwCgEA2w4AIbwKAQDbDgAhvgpAAPAOACHUCgAA3g8AIAMAAADQCQAgAwAA0QkAMAQAANIJACADAAAA0AkAIAMAANEJADAEAADSCQAgAQAAANAJACAHmgYAANwPACC1CQAA3Q8AMLYJAADWCQAQtwkAAN0PADC4CQEA2w4AIbwKAQDbDgAhvQpAANwOACEBmgYAAMMTACAHmgYAANwPACC1CQAA3Q8AMLYJAADWCQAQtwkAAN0PADC4CQEAAAABvAoBANsOACG9CkAA3A4AIQMAAADWCQAgAwAA1wkAMAQAANgJACALmgYAANwPACC1CQAA2w8AMLYJAADaCQAQtwkAANsPADD6CQEA2w4AIasKQADcDgAhvAoBANsOACHECgEA2w4AIcUKEACNDwAhxgoCANoOACHHChAAjQ8AIQGaBgAAwxMAIAuaBgAA3A8AILUJAADbDwAwtgkAANoJABC3CQAA2w8AMPoJAQAAAAGrCkAA3A4AIbwKAQDbDgAhxAoBANsOACHFChAAjQ8AIcYKAgDaDgAhxwoQAI0PACEDAAAA2gkAIAMAANsJADAEAADcCQAgAQAAANAJACABAAAA1gkAIAEAAADaCQAgAQAAAMYJACABAAAAygkAIAEAAADECQAgBZkGAADBEwAgnwYAAMITACDRCgAAtxEAINIKAAC3EQAg0woAALcRACADAAAAzgkAIAMAAOQJADAEAADECQAgAwAAAM4JACADAADkCQAwBAAAxAkAIAMAAADOCQAgAwAA5AkAMAQAAMQJACAJmQYAAL8TACCfBgAAwBMAILsJQAAAAAH6CQEAAAAByQoBAAAAAdAKAQAAAAHRCgEAAAAB0gpAAAAAAdMKQAAAAAEBCAAA6AkAIAe7CUAAAAAB-gkBAAAAAckKAQAAAAHQCgEAAAAB0QoBAAAAAdIKQAAAAAHTCkAAAAABAQgAAOoJADABCAAA6gkAMAmZBgAApRMAIJ8GAACmEwAguwlAALMRACH6CQEAshEAIckKAQCyEQAh0AoBALIRACHRCgEAuxEAIdIKQADCEQAh0wpAAMIRACECAAAAxAkAIAgAAO0JACAHuwlAALMRACH6CQEAshEAIckKAQCyEQAh0AoBALIRACHRCgEAuxEAIdIKQADCEQAh0wpAAMIRACECAAAAzgkAIAgAAO8JACACAAAAzgkAIAgAAO8JACADAAAAxAkAIA8AAOgJACAQAADtCQAgAQAAAMQJACABAAAAzgkAIAYVAACiEwAgFgAApBMAIBcAAKMTACDRCgAAtxEAINIKAAC3EQAg0woAALcRACAKtQkAANoPADC2CQAA9gkAELcJAADaDwAwuwlAANEOACH6CQEA0A4AIckKAQDQDgAh0AoBANAOACHRCgEA4Q4AIdIKQADpDgAh0wpAAOkOACEDAAAAzgkAIAMAAPUJADAUAAD2CQAgAwAAAM4JACADAADkCQAwBAAAxAkAIAe1CQAA2Q8AMLYJAAD8CQAQtwkAANkPADC6CQEA2w4AIbsJQADcDgAhzgoBAAAAAc8KAQDbDgAhAQAAAPkJACABAAAA-QkAIAe1CQAA2Q8AMLYJAAD8CQAQtwkAANkPADC6CQEA2w4AIbsJQADcDgAhzgoBANsOACHPCgEA2w4AIQADAAAA_AkAIAMAAP0JADAEAAD5CQAgAwAAAPwJACADAAD9CQAwBAAA-QkAIAMAAAD8CQAgAwAA_QkAMAQAAPkJACAEugkBAAAAAbsJQAAAAAHOCgEAAAABzwoBAAAAAQEIAACBCgAgBLoJAQAAAAG7CUAAAAABzgoBAAAAAc8KAQAAAAEBCAAAgwoAMAEIAACDCgAwBLoJAQCyEQAhuwlAALMRACHOCgEAshEAIc8KAQCyEQAhAgAAAPkJACAIAACGCgAgBLoJAQCyEQAhuwlAALMRACHOCgEAshEAIc8KAQCyEQAhAgAAAPwJACAIAACICgAgAgAAAPwJACAIAACICgAgAwAAAPkJACAPAACBCgAgEAAAhgoAIAEAAAD5CQAgAQAAAPwJACADFQAAnxMAIBYAAKETACAXAACgEwAgB7UJAADYDwAwtgkAAI8KABC3CQAA2A8AMLoJAQDQDgAhuwlAANEOACHOCgEA0A4AIc8KAQDQDgAhAwAAAPwJACADAACOCgAwFAAAjwoAIAMAAAD8CQAgAwAA_QkAMAQAAPkJACABAAAAyAkAIAEAAADICQAgAwAAAMYJACADAADHCQAwBAAAyAkAIAMAAADGCQAgAwAAxwkAMAQAAMgJACADAAAAxgkAIAMAAMcJADAEAADICQAgBKEEAACeEwAg8AkBAAAAAbIKAQAAAAHNCkAAAAABAQgAAJcKACAD8AkBAAAAAbIKAQAAAAHNCkAAAAABAQgAAJkKADABCAAAmQoAMAShBAAAnRMAIPAJAQCyEQAhsgoBALIRACHNCkAAsxEAIQIAAADICQAgCAAAnAoAIAPwCQEAshEAIbIKAQCyEQAhzQpAALMRACECAAAAxgkAIAgAAJ4KACACAAAAxgkAIAgAAJ4KACADAAAAyAkAIA8AAJcKACAQAACcCgAgAQAAAMgJACABAAAAxgkAIAMVAACaEwAgFgAAnBMAIBcAAJsTACAGtQkAANcPADC2CQAApQoAELcJAADXDwAw8AkBANAOACGyCgEA0A4AIc0KQADRDgAhAwAAAMYJACADAACkCgAwFAAApQoAIAMAAADGCQAgAwAAxwkAMAQAAMgJACABAAAAzAkAIAEAAADMCQAgAwAAAMoJACADAADLCQAwBAAAzAkAIAMAAADKCQAgAwAAywkAMAQAAMwJACADAAAAygkAIAMAAMsJADAEAADMCQAgD6EEAACWEwAgmwYAAJcTACCdBgAAmBMAIJ4GAACZEwAguAkBAAAAAbsJQAAAAAHJCUAAAAABjwpAAAAAAaQKAQAAAAGyCgEAAAAByAoBAAAAAckKAQAAAAHKCgEAAAABywogAAAAAcwKQAAAAAEBCAAArQoAIAu4CQEAAAABuwlAAAAAAckJQAAAAAGPCkAAAAABpAoBAAAAAbIKAQAAAAHICgEAAAAByQoBAAAAAcoKAQAAAAHLCiAAAAABzApAAAAAAQEIAACvCgAwAQgAAK8KADABAAAAzgkAIA-hBAAA8RIAIJsGAADyEgAgnQYAAPMSACCeBgAA9BIAILgJAQCyEQAhuwlAALMRACHJCUAAwhEAIY8KQADCEQAhpAoBALsRACGyCgEAuxEAIcgKAQCyEQAhyQoBALIRACHKCgEAuxEAIcsKIADVEQAhzApAAMIRACECAAAAzAkAIAgAALMKACALuAkBALIRACG7CUAAsxEAIckJQADCEQAhjwpAAMIRACGkCgEAuxEAIbIKAQC7EQAhyAoBALIRACHJCgEAshEAIcoKAQC7EQAhywogANURACHMCkAAwhEAIQIAAADKCQAgCAAAtQoAIAIAAADKCQAgCAAAtQoAIAEAAADOCQAgAwAAAMwJACAPAACtCgAgEAAAswoAIAEAAADMCQAgAQAAAMoJACAJFQAA7hIAIBYAAPASACAXAADvEgAgyQkAALcRACCPCgAAtxEAIKQKAAC3EQAgsgoAALcRACDKCgAAtxEAIMwKAAC3EQAgDrUJAADWDwAwtgkAAL0KABC3CQAA1g8AMLgJAQDQDgAhuwlAANEOACHJCUAA6Q4AIY8KQADpDgAhpAoBAOEOACGyCgEA4Q4AIcgKAQDQDgAhyQoBANAOACHKCgEA4Q4AIcsKIAD_DgAhzApAAOkOACEDAAAAygkAIAMAALwKADAUAAC9CgAgAwAAAMoJACADAADLCQAwBAAAzAkAIAEAAADcCQAgAQAAANwJACADAAAA2gkAIAMAANsJADAEAADcCQAgAwAAANoJACADAADbCQAwBAAA3AkAIAMAAADaCQAgAwAA2wkAMAQAANwJACAImgYAAO0SACD6CQEAAAABqwpAAAAAAbwKAQAAAAHECgEAAAABxQoQAAAAAcYKAgAAAAHHChAAAAABAQgAAMUKACAH-gkBAAAAAasKQAAAAAG8CgEAAAABxAoBAAAAAcUKEAAAAAHGCgIAAAABxwoQAAAAAQEIAADHCgAwAQgAAMcKADAImgYAAOwSACD6CQEAshEAIasKQACzEQAhvAoBALIRACHECgEAshEAIcUKEADeEQAhxgoCALERACHHChAA3hEAIQIAAADcCQAgCAAAygoAIAf6CQEAshEAIasKQACzEQAhvAoBALIRACHECgEAshEAIcUKEADeEQAhxgoCALERACHHChAA3hEAIQIAAADaCQAgCAAAzAoAIAIAAADaCQAgCAAAzAoAIAMAAADcCQAgDwAAxQoAIBAAAMoKACABAAAA3AkAIAEAAADaCQAgBRUAAOcSACAWAADqEgAgFwAA6RIAIDgAAOgSACA5AADrEgAgCrUJAADVDwAwtgkAANMKABC3CQAA1Q8AMPoJAQDQDgAhqwpAANEOACG8CgEA0A4AIcQKAQDQDgAhxQoQAIQPACHGCgIAzw4AIccKEACEDwAhAwAAANoJACADAADSCgAwFAAA0woAIAMAAADaCQAgAwAA2wkAMAQAANwJACAPmwYAANQPACC1CQAA0w8AMLYJAADZCgAQtwkAANMPADC4CQEAAAAB2wlAANwOACHoCQEA5g4AIZcKAgDaDgAhswoBANsOACG2CgEA2w4AIb8KAQDbDgAhwAoBANsOACHBCgEA2w4AIcIKAQDbDgAhwwoBANsOACEBAAAA1goAIAEAAADWCgAgD5sGAADUDwAgtQkAANMPADC2CQAA2QoAELcJAADTDwAwuAkBANsOACHbCUAA3A4AIegJAQDmDgAhlwoCANoOACGzCgEA2w4AIbYKAQDbDgAhvwoBANsOACHACgEA2w4AIcEKAQDbDgAhwgoBANsOACHDCgEA2w4AIQKbBgAA5hIAIOgJAAC3EQAgAwAAANkKACADAADaCgAwBAAA1goAIAMAAADZCgAgAwAA2goAMAQAANYKACADAAAA2QoAIAMAANoKADAEAADWCgAgDJsGAADlEgAguAkBAAAAAdsJQAAAAAHoCQEAAAABlwoCAAAAAbMKAQAAAAG2CgEAAAABvwoBAAAAAcAKAQAAAAHBCgEAAAABwgoBAAAAAcMKAQAAAAEBCAAA3goAIAu4CQEAAAAB2wlAAAAAAegJAQAAAAGXCgIAAAABswoBAAAAAbYKAQAAAAG_CgEAAAABwAoBAAAAAcEKAQAAAAHCCgEAAAABwwoBAAAAAQEIAADgCgAwAQgAAOAKADAMmwYAANgSACC4CQEAshEAIdsJQACzEQAh6AkBALsRACGXCgIAsREAIbMKAQCyEQAhtgoBALIRACG_CgEAshEAIcAKAQCyEQAhwQoBALIRACHCCgEAshEAIcMKAQCyEQAhAgAAANYKACAIAADjCgAgC7gJAQCyEQAh2wlAALMRACHoCQEAuxEAIZcKAgCxEQAhswoBALIRACG2CgEAshEAIb8KAQCyEQAhwAoBALIRACHBCgEAshEAIcIKAQCyEQAhwwoBALIRACECAAAA2QoAIAgAAOUKACACAAAA2QoAIAgAAOUKACADAAAA1goAIA8AAN4KACAQAADjCgAgAQAAANYKACABAAAA2QoAIAYVAADTEgAgFgAA1hIAIBcAANUSACA4AADUEgAgOQAA1xIAIOgJAAC3EQAgDrUJAADSDwAwtgkAAOwKABC3CQAA0g8AMLgJAQDQDgAh2wlAANEOACHoCQEA4Q4AIZcKAgDPDgAhswoBANAOACG2CgEA0A4AIb8KAQDQDgAhwAoBANAOACHBCgEA0A4AIcIKAQDQDgAhwwoBANAOACEDAAAA2QoAIAMAAOsKADAUAADsCgAgAwAAANkKACADAADaCgAwBAAA1goAIAEAAADSCQAgAQAAANIJACADAAAA0AkAIAMAANEJADAEAADSCQAgAwAAANAJACADAADRCQAwBAAA0gkAIAMAAADQCQAgAwAA0QkAMAQAANIJACAHmgYAANESACCcBgAA0hIAILgJAQAAAAHbCUAAAAABsAoBAAAAAbwKAQAAAAG-CkAAAAABAQgAAPQKACAFuAkBAAAAAdsJQAAAAAGwCgEAAAABvAoBAAAAAb4KQAAAAAEBCAAA9goAMAEIAAD2CgAwB5oGAADPEgAgnAYAANASACC4CQEAshEAIdsJQACzEQAhsAoBALIRACG8CgEAshEAIb4KQADCEQAhAgAAANIJACAIAAD5CgAgBbgJAQCyEQAh2wlAALMRACGwCgEAshEAIbwKAQCyEQAhvgpAAMIRACECAAAA0AkAIAgAAPsKACACAAAA0AkAIAgAAPsKACADAAAA0gkAIA8AAPQKACAQAAD5CgAgAQAAANIJACABAAAA0AkAIAQVAADMEgAgFgAAzhIAIBcAAM0SACC-CgAAtxEAIAi1CQAA0Q8AMLYJAACCCwAQtwkAANEPADC4CQEA0A4AIdsJQADRDgAhsAoBANAOACG8CgEA0A4AIb4KQADpDgAhAwAAANAJACADAACBCwAwFAAAggsAIAMAAADQCQAgAwAA0QkAMAQAANIJACABAAAA2AkAIAEAAADYCQAgAwAAANYJACADAADXCQAwBAAA2AkAIAMAAADWCQAgAwAA1wkAMAQAANgJACADAAAA1gkAIAMAANcJADAEAADYCQAgBJoGAADLEgAguAkBAAAAAbwKAQAAAAG9CkAAAAABAQgAAIoLACADuAkBAAAAAbwKAQAAAAG9CkAAAAABAQgAAIwLADABCAAAjAsAMASaBgAAyhIAILgJAQCyEQAhvAoBALIRACG9CkAAsxEAIQIAAADYCQAgCAAAjwsAIAO4CQEAshEAIbwKAQCyEQAhvQpAALMRACECAAAA1gkAIAgAAJELACACAAAA1gkAIAgAAJELACADAAAA2AkAIA8AAIoLACAQAACPCwAgAQAAANgJACABAAAA1gkAIAMVAADHEgAgFgAAyRIAIBcAAMgSACAGtQkAANAPADC2CQAAmAsAELcJAADQDwAwuAkBANAOACG8CgEA0A4AIb0KQADRDgAhAwAAANYJACADAACXCwAwFAAAmAsAIAMAAADWCQAgAwAA1wkAMAQAANgJACAHtQkAAM4PADC2CQAAngsAELcJAADODwAwuAoBANsOACG5CkAA3A4AIboKAgDaDgAhuwoAAM8PACABAAAAmwsAIAEAAACbCwAgBrUJAADODwAwtgkAAJ4LABC3CQAAzg8AMLgKAQDbDgAhuQpAANwOACG6CgIA2g4AIQADAAAAngsAIAMAAJ8LADAEAACbCwAgAwAAAJ4LACADAACfCwAwBAAAmwsAIAMAAACeCwAgAwAAnwsAMAQAAJsLACADuAoBAAAAAbkKQAAAAAG6CgIAAAABAQgAAKMLACADuAoBAAAAAbkKQAAAAAG6CgIAAAABAQgAAKULADABCAAApQsAMAO4CgEAshEAIbkKQACzEQAhugoCALERACECAAAAmwsAIAgAAKgLACADuAoBALIRACG5CkAAsxEAIboKAgCxEQAhAgAAAJ4LACAIAACqCwAgAgAAAJ4LACAIAACqCwAgAwAAAJsLACAPAACjCwAgEAAAqAsAIAEAAACbCwAgAQAAAJ4LACAFFQAAwhIAIBYAAMUSACAXAADEEgAgOAAAwxIAIDkAAMYSACAGtQkAAM0PADC2CQAAsQsAELcJAADNDwAwuAoBANAOACG5CkAA0Q4AIboKAgDPDgAhAwAAAJ4LACADAACwCwAwFAAAsQsAIAMAAACeCwAgAwAAnwsAMAQAAJsLACAQsAcAAMkPACC1CQAAyA8AMLYJAAC8CwAQtwkAAMgPADC4CQEAAAABuwlAANwOACHoCQEA5g4AIe8JAQDbDgAh8AkBAOYOACH6CQEAAAABlwoCANoOACGyCgEA5g4AIbMKAQDbDgAhtAoBANsOACG1CgEA2w4AIbYKAQDbDgAhAQAAALQLACALnAYAAMwPACC1CQAAyw8AMLYJAAC2CwAQtwkAAMsPADDPCQEA2w4AIdMJAgDaDgAh1AlAAPAOACGkCgEA2w4AIa4KQADwDgAhsAoBANsOACGxCgEA5g4AIQScBgAAwRIAINQJAAC3EQAgrgoAALcRACCxCgAAtxEAIAycBgAAzA8AILUJAADLDwAwtgkAALYLABC3CQAAyw8AMM8JAQDbDgAh0wkCANoOACHUCUAA8A4AIaQKAQDbDgAhrgpAAPAOACGwCgEA2w4AIbEKAQDmDgAhtwoAAMoPACADAAAAtgsAIAMAALcLADAEAAC4CwAgAQAAALYLACABAAAAtAsAIBCwBwAAyQ8AILUJAADIDwAwtgkAALwLABC3CQAAyA8AMLgJAQDbDgAhuwlAANwOACHoCQEA5g4AIe8JAQDbDgAh8AkBAOYOACH6CQEA5g4AIZcKAgDaDgAhsgoBAOYOACGzCgEA2w4AIbQKAQDbDgAhtQoBANsOACG2CgEA2w4AIQWwBwAAwBIAIOgJAAC3EQAg8AkAALcRACD6CQAAtxEAILIKAAC3EQAgAwAAALwLACADAAC9CwAwBAAAtAsAIAMAAAC8CwAgAwAAvQsAMAQAALQLACADAAAAvAsAIAMAAL0LADAEAAC0CwAgDbAHAAC_EgAguAkBAAAAAbsJQAAAAAHoCQEAAAAB7wkBAAAAAfAJAQAAAAH6CQEAAAABlwoCAAAAAbIKAQAAAAGzCgEAAAABtAoBAAAAAbUKAQAAAAG2CgEAAAABAQgAAMELACAMuAkBAAAAAbsJQAAAAAHoCQEAAAAB7wkBAAAAAfAJAQAAAAH6CQEAAAABlwoCAAAAAbIKAQAAAAGzCgEAAAABtAoBAAAAAbUKAQAAAAG2CgEAAAABAQgAAMMLADABCAAAwwsAMA2wBwAAshIAILgJAQCyEQAhuwlAALMRACHoCQEAuxEAIe8JAQCyEQAh8AkBALsRACH6CQEAuxEAIZcKAgCxEQAhsgoBALsRACGzCgEAshEAIbQKAQCyEQAhtQoBALIRACG2CgEAshEAIQIAAAC0CwAgCAAAxgsAIAy4CQEAshEAIbsJQACzEQAh6AkBALsRACHvCQEAshEAIfAJAQC7EQAh-gkBALsRACGXCgIAsREAIbIKAQC7EQAhswoBALIRACG0CgEAshEAIbUKAQCyEQAhtgoBALIRACECAAAAvAsAIAgAAMgLACACAAAAvAsAIAgAAMgLACADAAAAtAsAIA8AAMELACAQAADGCwAgAQAAALQLACABAAAAvAsAIAkVAACtEgAgFgAAsBIAIBcAAK8SACA4AACuEgAgOQAAsRIAIOgJAAC3EQAg8AkAALcRACD6CQAAtxEAILIKAAC3EQAgD7UJAADHDwAwtgkAAM8LABC3CQAAxw8AMLgJAQDQDgAhuwlAANEOACHoCQEA4Q4AIe8JAQDQDgAh8AkBAOEOACH6CQEA4Q4AIZcKAgDPDgAhsgoBAOEOACGzCgEA0A4AIbQKAQDQDgAhtQoBANAOACG2CgEA0A4AIQMAAAC8CwAgAwAAzgsAMBQAAM8LACADAAAAvAsAIAMAAL0LADAEAAC0CwAgAQAAALgLACABAAAAuAsAIAMAAAC2CwAgAwAAtwsAMAQAALgLACADAAAAtgsAIAMAALcLADAEAAC4CwAgAwAAALYLACADAAC3CwAwBAAAuAsAIAicBgAArBIAIM8JAQAAAAHTCQIAAAAB1AlAAAAAAaQKAQAAAAGuCkAAAAABsAoBAAAAAbEKAQAAAAEBCAAA1wsAIAfPCQEAAAAB0wkCAAAAAdQJQAAAAAGkCgEAAAABrgpAAAAAAbAKAQAAAAGxCgEAAAABAQgAANkLADABCAAA2QsAMAicBgAAqxIAIM8JAQCyEQAh0wkCALERACHUCUAAwhEAIaQKAQCyEQAhrgpAAMIRACGwCgEAshEAIbEKAQC7EQAhAgAAALgLACAIAADcCwAgB88JAQCyEQAh0wkCALERACHUCUAAwhEAIaQKAQCyEQAhrgpAAMIRACGwCgEAshEAIbEKAQC7EQAhAgAAALYLACAIAADeCwAgAgAAALYLACAIAADeCwAgAwAAALgLACAPAADXCwAgEAAA3AsAIAEAAAC4CwAgAQAAALYLACAIFQAAphIAIBYAAKkSACAXAACoEgAgOAAApxIAIDkAAKoSACDUCQAAtxEAIK4KAAC3EQAgsQoAALcRACAKtQkAAMYPADC2CQAA5QsAELcJAADGDwAwzwkBANAOACHTCQIAzw4AIdQJQADpDgAhpAoBANAOACGuCkAA6Q4AIbAKAQDQDgAhsQoBAOEOACEDAAAAtgsAIAMAAOQLADAUAADlCwAgAwAAALYLACADAAC3CwAwBAAAuAsAIBy1CQAAwg8AMLYJAADrCwAQtwkAAMIPADC4CQEAAAABuwlAANwOACHPCQAAww-eCiLwCQEA2w4AIfoJAQAAAAGSCgEA2w4AIZcKAQDmDgAhmgpAAPAOACGfCgAAxA-fCiKgCgEA5g4AIaEKEACNDwAhogoQAMUPACGjCgEA5g4AIaQKAACSDwAgpQoBAOYOACGmCgEA5g4AIacKAQDmDgAhqAoBAOYOACGpCgAAkg8AIKoKAQDmDgAhqwpAAPAOACGsCkAA8A4AIa0KQADcDgAhrgpAAPAOACGvCkAA8A4AIQEAAADoCwAgAQAAAOgLACActQkAAMIPADC2CQAA6wsAELcJAADCDwAwuAkBAJsPACG7CUAA3A4AIc8JAADDD54KIvAJAQDbDgAh-gkBANsOACGSCgEA2w4AIZcKAQDmDgAhmgpAAPAOACGfCgAAxA-fCiKgCgEA5g4AIaEKEACNDwAhogoQAMUPACGjCgEA5g4AIaQKAACSDwAgpQoBAOYOACGmCgEA5g4AIacKAQDmDgAhqAoBAOYOACGpCgAAkg8AIKoKAQDmDgAhqwpAAPAOACGsCkAA8A4AIa0KQADcDgAhrgpAAPAOACGvCkAA8A4AIRCXCgAAtxEAIJoKAAC3EQAgoAoAALcRACCiCgAAtxEAIKMKAAC3EQAgpAoAALcRACClCgAAtxEAIKYKAAC3EQAgpwoAALcRACCoCgAAtxEAIKkKAAC3EQAgqgoAALcRACCrCgAAtxEAIKwKAAC3EQAgrgoAALcRACCvCgAAtxEAIAMAAADrCwAgAwAA7AsAMAQAAOgLACADAAAA6wsAIAMAAOwLADAEAADoCwAgAwAAAOsLACADAADsCwAwBAAA6AsAIBm4CQEAAAABuwlAAAAAAc8JAAAAngoC8AkBAAAAAfoJAQAAAAGSCgEAAAABlwoBAAAAAZoKQAAAAAGfCgAAAJ8KAqAKAQAAAAGhChAAAAABogoQAAAAAaMKAQAAAAGkCoAAAAABpQoBAAAAAaYKAQAAAAGnCgEAAAABqAoBAAAAAakKgAAAAAGqCgEAAAABqwpAAAAAAawKQAAAAAGtCkAAAAABrgpAAAAAAa8KQAAAAAEBCAAA8AsAIBm4CQEAAAABuwlAAAAAAc8JAAAAngoC8AkBAAAAAfoJAQAAAAGSCgEAAAABlwoBAAAAAZoKQAAAAAGfCgAAAJ8KAqAKAQAAAAGhChAAAAABogoQAAAAAaMKAQAAAAGkCoAAAAABpQoBAAAAAaYKAQAAAAGnCgEAAAABqAoBAAAAAakKgAAAAAGqCgEAAAABqwpAAAAAAawKQAAAAAGtCkAAAAABrgpAAAAAAa8KQAAAAAEBCAAA8gsAMAEIAADyCwAwGbgJAQCyEQAhuwlAALMRACHPCQAAoxKeCiLwCQEAshEAIfoJAQCyEQAhkgoBALIRACGXCgEAuxEAIZoKQADCEQAhnwoAAKQSnwoioAoBALsRACGhChAA3hEAIaIKEAClEgAhowoBALsRACGkCoAAAAABpQoBALsRACGmCgEAuxEAIacKAQC7EQAhqAoBALsRACGpCoAAAAABqgoBALsRACGrCkAAwhEAIawKQADCEQAhrQpAALMRACGuCkAAwhEAIa8KQADCEQAhAgAAAOgLACAIAAD1CwAgGbgJAQCyEQAhuwlAALMRACHPCQAAoxKeCiLwCQEAshEAIfoJAQCyEQAhkgoBALIRACGXCgEAuxEAIZoKQADCEQAhnwoAAKQSnwoioAoBALsRACGhChAA3hEAIaIKEAClEgAhowoBALsRACGkCoAAAAABpQoBALsRACGmCgEAuxEAIacKAQC7EQAhqAoBALsRACGpCoAAAAABqgoBALsRACGrCkAAwhEAIawKQADCEQAhrQpAALMRACGuCkAAwhEAIa8KQADCEQAhAgAAAOsLACAIAAD3CwAgAgAAAOsLACAIAAD3CwAgAwAAAOgLACAPAADwCwAgEAAA9QsAIAEAAADoCwAgAQAAAOsLACAVFQAAnhIAIBYAAKESACAXAACgEgAgOAAAnxIAIDkAAKISACCXCgAAtxEAIJoKAAC3EQAgoAoAALcRACCiCgAAtxEAIKMKAAC3EQAgpAoAALcRACClCgAAtxEAIKYKAAC3EQAgpwoAALcRACCoCgAAtxEAIKkKAAC3EQAgqgoAALcRACCrCgAAtxEAIKwKAAC3EQAgrgoAALcRACCvCgAAtxEAIBy1CQAAuA8AMLYJAAD-CwAQtwkAALgPADC4CQEAmA8AIbsJQADRDgAhzwkAALkPngoi8AkBANAOACH6CQEA0A4AIZIKAQDQDgAhlwoBAOEOACGaCkAA6Q4AIZ8KAAC6D58KIqAKAQDhDgAhoQoQAIQPACGiChAAuw8AIaMKAQDhDgAhpAoAAPQOACClCgEA4Q4AIaYKAQDhDgAhpwoBAOEOACGoCgEA4Q4AIakKAAD0DgAgqgoBAOEOACGrCkAA6Q4AIawKQADpDgAhrQpAANEOACGuCkAA6Q4AIa8KQADpDgAhAwAAAOsLACADAAD9CwAwFAAA_gsAIAMAAADrCwAgAwAA7AsAMAQAAOgLACAJtQkAALUPADC2CQAAhAwAELcJAAC1DwAwuwlAANwOACHvCQAAtg-aCiKRCgEAmw8AIZoKQADwDgAhmwpAAPAOACGcCgAAtw8AIAEAAACBDAAgAQAAAIEMACAItQkAALUPADC2CQAAhAwAELcJAAC1DwAwuwlAANwOACHvCQAAtg-aCiKRCgEAmw8AIZoKQADwDgAhmwpAAPAOACECmgoAALcRACCbCgAAtxEAIAMAAACEDAAgAwAAhQwAMAQAAIEMACADAAAAhAwAIAMAAIUMADAEAACBDAAgAwAAAIQMACADAACFDAAwBAAAgQwAIAW7CUAAAAAB7wkAAACaCgKRCgEAAAABmgpAAAAAAZsKQAAAAAEBCAAAiQwAIAW7CUAAAAAB7wkAAACaCgKRCgEAAAABmgpAAAAAAZsKQAAAAAEBCAAAiwwAMAEIAACLDAAwBbsJQACzEQAh7wkAAJ0SmgoikQoBALIRACGaCkAAwhEAIZsKQADCEQAhAgAAAIEMACAIAACODAAgBbsJQACzEQAh7wkAAJ0SmgoikQoBALIRACGaCkAAwhEAIZsKQADCEQAhAgAAAIQMACAIAACQDAAgAgAAAIQMACAIAACQDAAgAwAAAIEMACAPAACJDAAgEAAAjgwAIAEAAACBDAAgAQAAAIQMACAFFQAAmhIAIBYAAJwSACAXAACbEgAgmgoAALcRACCbCgAAtxEAIAi1CQAAsQ8AMLYJAACXDAAQtwkAALEPADC7CUAA0Q4AIe8JAACyD5oKIpEKAQCYDwAhmgpAAOkOACGbCkAA6Q4AIQMAAACEDAAgAwAAlgwAMBQAAJcMACADAAAAhAwAIAMAAIUMADAEAACBDAAgB7UJAACwDwAwtgkAAJ0MABC3CQAAsA8AMLgJAQAAAAG7CUAA3A4AIY4KAAClDwAgmAoBAAAAAQEAAACaDAAgAQAAAJoMACAHtQkAALAPADC2CQAAnQwAELcJAACwDwAwuAkBANsOACG7CUAA3A4AIY4KAAClDwAgmAoBANsOACEAAwAAAJ0MACADAACeDAAwBAAAmgwAIAMAAACdDAAgAwAAngwAMAQAAJoMACADAAAAnQwAIAMAAJ4MADAEAACaDAAgBLgJAQAAAAG7CUAAAAABjgqAAAAAAZgKAQAAAAEBCAAAogwAIAS4CQEAAAABuwlAAAAAAY4KgAAAAAGYCgEAAAABAQgAAKQMADABCAAApAwAMAS4CQEAshEAIbsJQACzEQAhjgqAAAAAAZgKAQCyEQAhAgAAAJoMACAIAACnDAAgBLgJAQCyEQAhuwlAALMRACGOCoAAAAABmAoBALIRACECAAAAnQwAIAgAAKkMACACAAAAnQwAIAgAAKkMACADAAAAmgwAIA8AAKIMACAQAACnDAAgAQAAAJoMACABAAAAnQwAIAMVAACXEgAgFgAAmRIAIBcAAJgSACAHtQkAAK8PADC2CQAAsAwAELcJAACvDwAwuAkBANAOACG7CUAA0Q4AIY4KAACfDwAgmAoBANAOACEDAAAAnQwAIAMAAK8MADAUAACwDAAgAwAAAJ0MACADAACeDAAwBAAAmgwAIA61CQAArg8AMLYJAAC2DAAQtwkAAK4PADC4CQEAAAABuwlAANwOACHJCUAA3A4AIegJAQDbDgAh8AkBANsOACHxCQEA2w4AIfMJAQDbDgAhlAoCANoOACGVCkAA3A4AIZYKQADwDgAhlwoCAJMPACEBAAAAswwAIAEAAACzDAAgDrUJAACuDwAwtgkAALYMABC3CQAArg8AMLgJAQDbDgAhuwlAANwOACHJCUAA3A4AIegJAQDbDgAh8AkBANsOACHxCQEA2w4AIfMJAQDbDgAhlAoCANoOACGVCkAA3A4AIZYKQADwDgAhlwoCAJMPACEClgoAALcRACCXCgAAtxEAIAMAAAC2DAAgAwAAtwwAMAQAALMMACADAAAAtgwAIAMAALcMADAEAACzDAAgAwAAALYMACADAAC3DAAwBAAAswwAIAu4CQEAAAABuwlAAAAAAckJQAAAAAHoCQEAAAAB8AkBAAAAAfEJAQAAAAHzCQEAAAABlAoCAAAAAZUKQAAAAAGWCkAAAAABlwoCAAAAAQEIAAC7DAAgC7gJAQAAAAG7CUAAAAAByQlAAAAAAegJAQAAAAHwCQEAAAAB8QkBAAAAAfMJAQAAAAGUCgIAAAABlQpAAAAAAZYKQAAAAAGXCgIAAAABAQgAAL0MADABCAAAvQwAMAu4CQEAshEAIbsJQACzEQAhyQlAALMRACHoCQEAshEAIfAJAQCyEQAh8QkBALIRACHzCQEAshEAIZQKAgCxEQAhlQpAALMRACGWCkAAwhEAIZcKAgDMEQAhAgAAALMMACAIAADADAAgC7gJAQCyEQAhuwlAALMRACHJCUAAsxEAIegJAQCyEQAh8AkBALIRACHxCQEAshEAIfMJAQCyEQAhlAoCALERACGVCkAAsxEAIZYKQADCEQAhlwoCAMwRACECAAAAtgwAIAgAAMIMACACAAAAtgwAIAgAAMIMACADAAAAswwAIA8AALsMACAQAADADAAgAQAAALMMACABAAAAtgwAIAcVAACSEgAgFgAAlRIAIBcAAJQSACA4AACTEgAgOQAAlhIAIJYKAAC3EQAglwoAALcRACAOtQkAAK0PADC2CQAAyQwAELcJAACtDwAwuAkBANAOACG7CUAA0Q4AIckJQADRDgAh6AkBANAOACHwCQEA0A4AIfEJAQDQDgAh8wkBANAOACGUCgIAzw4AIZUKQADRDgAhlgpAAOkOACGXCgIA9Q4AIQMAAAC2DAAgAwAAyAwAMBQAAMkMACADAAAAtgwAIAMAALcMADAEAACzDAAgDbUJAACqDwAwtgkAAM8MABC3CQAAqg8AMLsJQADcDgAhzwkAAKsPkQoi7wkAAKQPjQoi8AkBANsOACH6CQEAAAABjgoAAKUPACCPCkAA8A4AIZEKAQDbDgAhkgoBANsOACGTCgAArA8AIAEAAADMDAAgAQAAAMwMACAMtQkAAKoPADC2CQAAzwwAELcJAACqDwAwuwlAANwOACHPCQAAqw-RCiLvCQAApA-NCiLwCQEA2w4AIfoJAQDbDgAhjgoAAKUPACCPCkAA8A4AIZEKAQDbDgAhkgoBANsOACEBjwoAALcRACADAAAAzwwAIAMAANAMADAEAADMDAAgAwAAAM8MACADAADQDAAwBAAAzAwAIAMAAADPDAAgAwAA0AwAMAQAAMwMACAJuwlAAAAAAc8JAAAAkQoC7wkAAACNCgLwCQEAAAAB-gkBAAAAAY4KgAAAAAGPCkAAAAABkQoBAAAAAZIKAQAAAAEBCAAA1AwAIAm7CUAAAAABzwkAAACRCgLvCQAAAI0KAvAJAQAAAAH6CQEAAAABjgqAAAAAAY8KQAAAAAGRCgEAAAABkgoBAAAAAQEIAADWDAAwAQgAANYMADAJuwlAALMRACHPCQAAkRKRCiLvCQAAjRKNCiLwCQEAshEAIfoJAQCyEQAhjgqAAAAAAY8KQADCEQAhkQoBALIRACGSCgEAshEAIQIAAADMDAAgCAAA2QwAIAm7CUAAsxEAIc8JAACREpEKIu8JAACNEo0KIvAJAQCyEQAh-gkBALIRACGOCoAAAAABjwpAAMIRACGRCgEAshEAIZIKAQCyEQAhAgAAAM8MACAIAADbDAAgAgAAAM8MACAIAADbDAAgAwAAAMwMACAPAADUDAAgEAAA2QwAIAEAAADMDAAgAQAAAM8MACAEFQAAjhIAIBYAAJASACAXAACPEgAgjwoAALcRACAMtQkAAKYPADC2CQAA4gwAELcJAACmDwAwuwlAANEOACHPCQAApw-RCiLvCQAAng-NCiLwCQEA0A4AIfoJAQDQDgAhjgoAAJ8PACCPCkAA6Q4AIZEKAQDQDgAhkgoBANAOACEDAAAAzwwAIAMAAOEMADAUAADiDAAgAwAAAM8MACADAADQDAAwBAAAzAwAIAm1CQAAow8AMLYJAADoDAAQtwkAAKMPADC4CQEAAAABuwlAANwOACHvCQAApA-NCiKNCgEAAAABjgoAAKUPACCPCkAA8A4AIQEAAADlDAAgAQAAAOUMACAJtQkAAKMPADC2CQAA6AwAELcJAACjDwAwuAkBANsOACG7CUAA3A4AIe8JAACkD40KIo0KAQDmDgAhjgoAAKUPACCPCkAA8A4AIQKNCgAAtxEAII8KAAC3EQAgAwAAAOgMACADAADpDAAwBAAA5QwAIAMAAADoDAAgAwAA6QwAMAQAAOUMACADAAAA6AwAIAMAAOkMADAEAADlDAAgBrgJAQAAAAG7CUAAAAAB7wkAAACNCgKNCgEAAAABjgqAAAAAAY8KQAAAAAEBCAAA7QwAIAa4CQEAAAABuwlAAAAAAe8JAAAAjQoCjQoBAAAAAY4KgAAAAAGPCkAAAAABAQgAAO8MADABCAAA7wwAMAa4CQEAshEAIbsJQACzEQAh7wkAAI0SjQoijQoBALsRACGOCoAAAAABjwpAAMIRACECAAAA5QwAIAgAAPIMACAGuAkBALIRACG7CUAAsxEAIe8JAACNEo0KIo0KAQC7EQAhjgqAAAAAAY8KQADCEQAhAgAAAOgMACAIAAD0DAAgAgAAAOgMACAIAAD0DAAgAwAAAOUMACAPAADtDAAgEAAA8gwAIAEAAADlDAAgAQAAAOgMACAFFQAAihIAIBYAAIwSACAXAACLEgAgjQoAALcRACCPCgAAtxEAIAm1CQAAnQ8AMLYJAAD7DAAQtwkAAJ0PADC4CQEA0A4AIbsJQADRDgAh7wkAAJ4PjQoijQoBAOEOACGOCgAAnw8AII8KQADpDgAhAwAAAOgMACADAAD6DAAwFAAA-wwAIAMAAADoDAAgAwAA6QwAMAQAAOUMACASjwMBANsOACG1CQAAmg8AMLYJAACBDQAQtwkAAJoPADC4CQEAAAABuwlAANwOACHwCQEA2w4AIfoJAQAAAAGCCgEA2w4AIYMKAQDbDgAhhAoBANsOACGFCgEA2w4AIYYKAQDbDgAhhwpAANwOACGICkAA3A4AIYkKAgCTDwAhigoCAJMPACGLCgEA5g4AIQEAAAD-DAAgAQAAAP4MACASjwMBANsOACG1CQAAmg8AMLYJAACBDQAQtwkAAJoPADC4CQEAmw8AIbsJQADcDgAh8AkBANsOACH6CQEA2w4AIYIKAQDbDgAhgwoBANsOACGECgEA2w4AIYUKAQDbDgAhhgoBANsOACGHCkAA3A4AIYgKQADcDgAhiQoCAJMPACGKCgIAkw8AIYsKAQDmDgAhA4kKAAC3EQAgigoAALcRACCLCgAAtxEAIAMAAACBDQAgAwAAgg0AMAQAAP4MACADAAAAgQ0AIAMAAIINADAEAAD-DAAgAwAAAIENACADAACCDQAwBAAA_gwAIA-PAwEAAAABuAkBAAAAAbsJQAAAAAHwCQEAAAAB-gkBAAAAAYIKAQAAAAGDCgEAAAABhAoBAAAAAYUKAQAAAAGGCgEAAAABhwpAAAAAAYgKQAAAAAGJCgIAAAABigoCAAAAAYsKAQAAAAEBCAAAhg0AIA-PAwEAAAABuAkBAAAAAbsJQAAAAAHwCQEAAAAB-gkBAAAAAYIKAQAAAAGDCgEAAAABhAoBAAAAAYUKAQAAAAGGCgEAAAABhwpAAAAAAYgKQAAAAAGJCgIAAAABigoCAAAAAYsKAQAAAAEBCAAAiA0AMAEIAACIDQAwD48DAQCyEQAhuAkBALIRACG7CUAAsxEAIfAJAQCyEQAh-gkBALIRACGCCgEAshEAIYMKAQCyEQAhhAoBALIRACGFCgEAshEAIYYKAQCyEQAhhwpAALMRACGICkAAsxEAIYkKAgDMEQAhigoCAMwRACGLCgEAuxEAIQIAAAD-DAAgCAAAiw0AIA-PAwEAshEAIbgJAQCyEQAhuwlAALMRACHwCQEAshEAIfoJAQCyEQAhggoBALIRACGDCgEAshEAIYQKAQCyEQAhhQoBALIRACGGCgEAshEAIYcKQACzEQAhiApAALMRACGJCgIAzBEAIYoKAgDMEQAhiwoBALsRACECAAAAgQ0AIAgAAI0NACACAAAAgQ0AIAgAAI0NACADAAAA_gwAIA8AAIYNACAQAACLDQAgAQAAAP4MACABAAAAgQ0AIAgVAACFEgAgFgAAiBIAIBcAAIcSACA4AACGEgAgOQAAiRIAIIkKAAC3EQAgigoAALcRACCLCgAAtxEAIBKPAwEA0A4AIbUJAACXDwAwtgkAAJQNABC3CQAAlw8AMLgJAQCYDwAhuwlAANEOACHwCQEA0A4AIfoJAQDQDgAhggoBANAOACGDCgEA0A4AIYQKAQDQDgAhhQoBANAOACGGCgEA0A4AIYcKQADRDgAhiApAANEOACGJCgIA9Q4AIYoKAgD1DgAhiwoBAOEOACEDAAAAgQ0AIAMAAJMNADAUAACUDQAgAwAAAIENACADAACCDQAwBAAA_gwAIBrCCAAAjg8AIMMIAACPDwAgxAgAAJAPACC1CQAAiQ8AMLYJAACjDQAQtwkAAIkPADC4CQEAAAABuwlAANwOACHJCUAA3A4AIegJAQDmDgAh7wkAAIoP7wki8AkBANsOACHxCQEA2w4AIfIJAQDbDgAh8wkBANsOACH0CQEA2w4AIfUJBACLDwAh9gkEAIwPACH3CQEA5g4AIfgJEACNDwAh-QkBAOYOACH6CQEAAAAB-wlAAPAOACH8CUAA8A4AIf0JAgDaDgAh_glAAPAOACEBAAAAlw0AIA7BCAAAlA8AILUJAACVDwAwtgkAAJkNABC3CQAAlQ8AMLsJQADcDgAhyQlAANwOACHNCQEA2w4AIecJAQDbDgAh6AkBANsOACHpCQQAjA8AIeoJQADwDgAh6wkBAOYOACHsCUAA8A4AIe0JIACWDwAhBcEIAADFEQAg6QkAALcRACDqCQAAtxEAIOsJAAC3EQAg7AkAALcRACAOwQgAAJQPACC1CQAAlQ8AMLYJAACZDQAQtwkAAJUPADC7CUAA3A4AIckJQADcDgAhzQkBANsOACHnCQEAAAAB6AkBAAAAAekJBACMDwAh6glAAPAOACHrCQEA5g4AIewJQADwDgAh7QkgAJYPACEDAAAAmQ0AIAMAAJoNADAEAACbDQAgEsEIAACUDwAgtQkAAJEPADC2CQAAnQ0AELcJAACRDwAwuAkEAIsPACHNCQEA2w4AIdUJAQDmDgAh1gkEAIsPACHXCQAAkg8AINgJAQDmDgAh2QkCAJMPACHaCQQAjA8AIdsJQADcDgAh3AlAAPAOACHdCUAA8A4AId4JAQDmDgAh3wkBAOYOACHgCUAA8A4AIQvBCAAAxREAINUJAAC3EQAg1wkAALcRACDYCQAAtxEAINkJAAC3EQAg2gkAALcRACDcCQAAtxEAIN0JAAC3EQAg3gkAALcRACDfCQAAtxEAIOAJAAC3EQAgEsEIAACUDwAgtQkAAJEPADC2CQAAnQ0AELcJAACRDwAwuAkEAAAAAc0JAQDbDgAh1QkBAAAAAdYJBACLDwAh1wkAAJIPACDYCQEAAAAB2QkCAJMPACHaCQQAjA8AIdsJQADcDgAh3AlAAPAOACHdCUAA8A4AId4JAQDmDgAh3wkBAOYOACHgCUAA8A4AIQMAAACdDQAgAwAAng0AMAQAAJ8NACAQwQgAAPEOACC1CQAA7g4AMLYJAAChDQAQtwkAAO4OADC4CQEA2w4AIbkJAQDmDgAhugkBAOYOACG7CUAA3A4AIcYJAQDbDgAhzQkBAOYOACHPCQAA7w7PCSLQCQEA5g4AIdEJQADwDgAh0glAAPAOACHTCQIA2g4AIdQJQADwDgAhAQAAAKENACAawggAAI4PACDDCAAAjw8AIMQIAACQDwAgtQkAAIkPADC2CQAAow0AELcJAACJDwAwuAkBANsOACG7CUAA3A4AIckJQADcDgAh6AkBAOYOACHvCQAAig_vCSLwCQEA2w4AIfEJAQDbDgAh8gkBANsOACHzCQEA2w4AIfQJAQDbDgAh9QkEAIsPACH2CQQAjA8AIfcJAQDmDgAh-AkQAI0PACH5CQEA5g4AIfoJAQDbDgAh-wlAAPAOACH8CUAA8A4AIf0JAgDaDgAh_glAAPAOACEBAAAAow0AIAEAAACZDQAgAQAAAJ0NACABAAAAlw0AIArCCAAAghIAIMMIAACDEgAgxAgAAIQSACDoCQAAtxEAIPYJAAC3EQAg9wkAALcRACD5CQAAtxEAIPsJAAC3EQAg_AkAALcRACD-CQAAtxEAIAMAAACjDQAgAwAAqA0AMAQAAJcNACADAAAAow0AIAMAAKgNADAEAACXDQAgAwAAAKMNACADAACoDQAwBAAAlw0AIBfCCAAA_xEAIMMIAACAEgAgxAgAAIESACC4CQEAAAABuwlAAAAAAckJQAAAAAHoCQEAAAAB7wkAAADvCQLwCQEAAAAB8QkBAAAAAfIJAQAAAAHzCQEAAAAB9AkBAAAAAfUJBAAAAAH2CQQAAAAB9wkBAAAAAfgJEAAAAAH5CQEAAAAB-gkBAAAAAfsJQAAAAAH8CUAAAAAB_QkCAAAAAf4JQAAAAAEBCAAArA0AIBS4CQEAAAABuwlAAAAAAckJQAAAAAHoCQEAAAAB7wkAAADvCQLwCQEAAAAB8QkBAAAAAfIJAQAAAAHzCQEAAAAB9AkBAAAAAfUJBAAAAAH2CQQAAAAB9wkBAAAAAfgJEAAAAAH5CQEAAAAB-gkBAAAAAfsJQAAAAAH8CUAAAAAB_QkCAAAAAf4JQAAAAAEBCAAArg0AMAEIAACuDQAwF8IIAADfEQAgwwgAAOARACDECAAA4REAILgJAQCyEQAhuwlAALMRACHJCUAAsxEAIegJAQC7EQAh7wkAAN0R7wki8AkBALIRACHxCQEAshEAIfIJAQCyEQAh8wkBALIRACH0CQEAshEAIfUJBADLEQAh9gkEAM0RACH3CQEAuxEAIfgJEADeEQAh-QkBALsRACH6CQEAshEAIfsJQADCEQAh_AlAAMIRACH9CQIAsREAIf4JQADCEQAhAgAAAJcNACAIAACxDQAgFLgJAQCyEQAhuwlAALMRACHJCUAAsxEAIegJAQC7EQAh7wkAAN0R7wki8AkBALIRACHxCQEAshEAIfIJAQCyEQAh8wkBALIRACH0CQEAshEAIfUJBADLEQAh9gkEAM0RACH3CQEAuxEAIfgJEADeEQAh-QkBALsRACH6CQEAshEAIfsJQADCEQAh_AlAAMIRACH9CQIAsREAIf4JQADCEQAhAgAAAKMNACAIAACzDQAgAgAAAKMNACAIAACzDQAgAwAAAJcNACAPAACsDQAgEAAAsQ0AIAEAAACXDQAgAQAAAKMNACAMFQAA2BEAIBYAANsRACAXAADaEQAgOAAA2REAIDkAANwRACDoCQAAtxEAIPYJAAC3EQAg9wkAALcRACD5CQAAtxEAIPsJAAC3EQAg_AkAALcRACD-CQAAtxEAIBe1CQAAgg8AMLYJAAC6DQAQtwkAAIIPADC4CQEA0A4AIbsJQADRDgAhyQlAANEOACHoCQEA4Q4AIe8JAACDD-8JIvAJAQDQDgAh8QkBANAOACHyCQEA0A4AIfMJAQDQDgAh9AkBANAOACH1CQQA8w4AIfYJBAD2DgAh9wkBAOEOACH4CRAAhA8AIfkJAQDhDgAh-gkBANAOACH7CUAA6Q4AIfwJQADpDgAh_QkCAM8OACH-CUAA6Q4AIQMAAACjDQAgAwAAuQ0AMBQAALoNACADAAAAow0AIAMAAKgNADAEAACXDQAgAQAAAJsNACABAAAAmw0AIAMAAACZDQAgAwAAmg0AMAQAAJsNACADAAAAmQ0AIAMAAJoNADAEAACbDQAgAwAAAJkNACADAACaDQAwBAAAmw0AIAvBCAAA1xEAILsJQAAAAAHJCUAAAAABzQkBAAAAAecJAQAAAAHoCQEAAAAB6QkEAAAAAeoJQAAAAAHrCQEAAAAB7AlAAAAAAe0JIAAAAAEBCAAAwg0AIAq7CUAAAAAByQlAAAAAAc0JAQAAAAHnCQEAAAAB6AkBAAAAAekJBAAAAAHqCUAAAAAB6wkBAAAAAewJQAAAAAHtCSAAAAABAQgAAMQNADABCAAAxA0AMAvBCAAA1hEAILsJQACzEQAhyQlAALMRACHNCQEAshEAIecJAQCyEQAh6AkBALIRACHpCQQAzREAIeoJQADCEQAh6wkBALsRACHsCUAAwhEAIe0JIADVEQAhAgAAAJsNACAIAADHDQAgCrsJQACzEQAhyQlAALMRACHNCQEAshEAIecJAQCyEQAh6AkBALIRACHpCQQAzREAIeoJQADCEQAh6wkBALsRACHsCUAAwhEAIe0JIADVEQAhAgAAAJkNACAIAADJDQAgAgAAAJkNACAIAADJDQAgAwAAAJsNACAPAADCDQAgEAAAxw0AIAEAAACbDQAgAQAAAJkNACAJFQAA0BEAIBYAANMRACAXAADSEQAgOAAA0REAIDkAANQRACDpCQAAtxEAIOoJAAC3EQAg6wkAALcRACDsCQAAtxEAIA21CQAA_g4AMLYJAADQDQAQtwkAAP4OADC7CUAA0Q4AIckJQADRDgAhzQkBANAOACHnCQEA0A4AIegJAQDQDgAh6QkEAPYOACHqCUAA6Q4AIesJAQDhDgAh7AlAAOkOACHtCSAA_w4AIQMAAACZDQAgAwAAzw0AMBQAANANACADAAAAmQ0AIAMAAJoNADAEAACbDQAgAQAAAJ8NACABAAAAnw0AIAMAAACdDQAgAwAAng0AMAQAAJ8NACADAAAAnQ0AIAMAAJ4NADAEAACfDQAgAwAAAJ0NACADAACeDQAwBAAAnw0AIA_BCAAAzxEAILgJBAAAAAHNCQEAAAAB1QkBAAAAAdYJBAAAAAHXCYAAAAAB2AkBAAAAAdkJAgAAAAHaCQQAAAAB2wlAAAAAAdwJQAAAAAHdCUAAAAAB3gkBAAAAAd8JAQAAAAHgCUAAAAABAQgAANgNACAOuAkEAAAAAc0JAQAAAAHVCQEAAAAB1gkEAAAAAdcJgAAAAAHYCQEAAAAB2QkCAAAAAdoJBAAAAAHbCUAAAAAB3AlAAAAAAd0JQAAAAAHeCQEAAAAB3wkBAAAAAeAJQAAAAAEBCAAA2g0AMAEIAADaDQAwD8EIAADOEQAguAkEAMsRACHNCQEAshEAIdUJAQC7EQAh1gkEAMsRACHXCYAAAAAB2AkBALsRACHZCQIAzBEAIdoJBADNEQAh2wlAALMRACHcCUAAwhEAId0JQADCEQAh3gkBALsRACHfCQEAuxEAIeAJQADCEQAhAgAAAJ8NACAIAADdDQAgDrgJBADLEQAhzQkBALIRACHVCQEAuxEAIdYJBADLEQAh1wmAAAAAAdgJAQC7EQAh2QkCAMwRACHaCQQAzREAIdsJQACzEQAh3AlAAMIRACHdCUAAwhEAId4JAQC7EQAh3wkBALsRACHgCUAAwhEAIQIAAACdDQAgCAAA3w0AIAIAAACdDQAgCAAA3w0AIAMAAACfDQAgDwAA2A0AIBAAAN0NACABAAAAnw0AIAEAAACdDQAgDxUAAMYRACAWAADJEQAgFwAAyBEAIDgAAMcRACA5AADKEQAg1QkAALcRACDXCQAAtxEAINgJAAC3EQAg2QkAALcRACDaCQAAtxEAINwJAAC3EQAg3QkAALcRACDeCQAAtxEAIN8JAAC3EQAg4AkAALcRACARtQkAAPIOADC2CQAA5g0AELcJAADyDgAwuAkEAPMOACHNCQEA0A4AIdUJAQDhDgAh1gkEAPMOACHXCQAA9A4AINgJAQDhDgAh2QkCAPUOACHaCQQA9g4AIdsJQADRDgAh3AlAAOkOACHdCUAA6Q4AId4JAQDhDgAh3wkBAOEOACHgCUAA6Q4AIQMAAACdDQAgAwAA5Q0AMBQAAOYNACADAAAAnQ0AIAMAAJ4NADAEAACfDQAgEMEIAADxDgAgtQkAAO4OADC2CQAAoQ0AELcJAADuDgAwuAkBAAAAAbkJAQDmDgAhugkBAOYOACG7CUAA3A4AIcYJAQAAAAHNCQEAAAABzwkAAO8Ozwki0AkBAOYOACHRCUAA8A4AIdIJQADwDgAh0wkCANoOACHUCUAA8A4AIQEAAADpDQAgAQAAAOkNACAIwQgAAMURACC5CQAAtxEAILoJAAC3EQAgzQkAALcRACDQCQAAtxEAINEJAAC3EQAg0gkAALcRACDUCQAAtxEAIAMAAAChDQAgAwAA7A0AMAQAAOkNACADAAAAoQ0AIAMAAOwNADAEAADpDQAgAwAAAKENACADAADsDQAwBAAA6Q0AIA3BCAAAxBEAILgJAQAAAAG5CQEAAAABugkBAAAAAbsJQAAAAAHGCQEAAAABzQkBAAAAAc8JAAAAzwkC0AkBAAAAAdEJQAAAAAHSCUAAAAAB0wkCAAAAAdQJQAAAAAEBCAAA8A0AIAy4CQEAAAABuQkBAAAAAboJAQAAAAG7CUAAAAABxgkBAAAAAc0JAQAAAAHPCQAAAM8JAtAJAQAAAAHRCUAAAAAB0glAAAAAAdMJAgAAAAHUCUAAAAABAQgAAPINADABCAAA8g0AMAEAAACjDQAgDcEIAADDEQAguAkBALIRACG5CQEAuxEAIboJAQC7EQAhuwlAALMRACHGCQEAshEAIc0JAQC7EQAhzwkAAMERzwki0AkBALsRACHRCUAAwhEAIdIJQADCEQAh0wkCALERACHUCUAAwhEAIQIAAADpDQAgCAAA9g0AIAy4CQEAshEAIbkJAQC7EQAhugkBALsRACG7CUAAsxEAIcYJAQCyEQAhzQkBALsRACHPCQAAwRHPCSLQCQEAuxEAIdEJQADCEQAh0glAAMIRACHTCQIAsREAIdQJQADCEQAhAgAAAKENACAIAAD4DQAgAgAAAKENACAIAAD4DQAgAQAAAKMNACADAAAA6Q0AIA8AAPANACAQAAD2DQAgAQAAAOkNACABAAAAoQ0AIAwVAAC8EQAgFgAAvxEAIBcAAL4RACA4AAC9EQAgOQAAwBEAILkJAAC3EQAgugkAALcRACDNCQAAtxEAINAJAAC3EQAg0QkAALcRACDSCQAAtxEAINQJAAC3EQAgD7UJAADnDgAwtgkAAIAOABC3CQAA5w4AMLgJAQDQDgAhuQkBAOEOACG6CQEA4Q4AIbsJQADRDgAhxgkBANAOACHNCQEA4Q4AIc8JAADoDs8JItAJAQDhDgAh0QlAAOkOACHSCUAA6Q4AIdMJAgDPDgAh1AlAAOkOACEDAAAAoQ0AIAMAAP8NADAUAACADgAgAwAAAKENACADAADsDQAwBAAA6Q0AIAe1CQAA5Q4AMLYJAACGDgAQtwkAAOUOADC6CQEA2w4AIbsJQADcDgAhywkBAAAAAcwJAQDmDgAhAQAAAIMOACABAAAAgw4AIAe1CQAA5Q4AMLYJAACGDgAQtwkAAOUOADC6CQEA2w4AIbsJQADcDgAhywkBANsOACHMCQEA5g4AIQHMCQAAtxEAIAMAAACGDgAgAwAAhw4AMAQAAIMOACADAAAAhg4AIAMAAIcOADAEAACDDgAgAwAAAIYOACADAACHDgAwBAAAgw4AIAS6CQEAAAABuwlAAAAAAcsJAQAAAAHMCQEAAAABAQgAAIsOACAEugkBAAAAAbsJQAAAAAHLCQEAAAABzAkBAAAAAQEIAACNDgAwAQgAAI0OADAEugkBALIRACG7CUAAsxEAIcsJAQCyEQAhzAkBALsRACECAAAAgw4AIAgAAJAOACAEugkBALIRACG7CUAAsxEAIcsJAQCyEQAhzAkBALsRACECAAAAhg4AIAgAAJIOACACAAAAhg4AIAgAAJIOACADAAAAgw4AIA8AAIsOACAQAACQDgAgAQAAAIMOACABAAAAhg4AIAQVAAC4EQAgFgAAuhEAIBcAALkRACDMCQAAtxEAIAe1CQAA4A4AMLYJAACZDgAQtwkAAOAOADC6CQEA0A4AIbsJQADRDgAhywkBANAOACHMCQEA4Q4AIQMAAACGDgAgAwAAmA4AMBQAAJkOACADAAAAhg4AIAMAAIcOADAEAACDDgAgCLUJAADeDgAwtgkAAJ8OABC3CQAA3g4AMMYJAQDbDgAhxwkBANsOACHICQEA2w4AIckJQADcDgAhygkAAN8OACABAAAAnA4AIAEAAACcDgAgB7UJAADeDgAwtgkAAJ8OABC3CQAA3g4AMMYJAQDbDgAhxwkBANsOACHICQEA2w4AIckJQADcDgAhAAMAAACfDgAgAwAAoA4AMAQAAJwOACADAAAAnw4AIAMAAKAOADAEAACcDgAgAwAAAJ8OACADAACgDgAwBAAAnA4AIATGCQEAAAABxwkBAAAAAcgJAQAAAAHJCUAAAAABAQgAAKQOACAExgkBAAAAAccJAQAAAAHICQEAAAAByQlAAAAAAQEIAACmDgAwAQgAAKYOADAExgkBALIRACHHCQEAshEAIcgJAQCyEQAhyQlAALMRACECAAAAnA4AIAgAAKkOACAExgkBALIRACHHCQEAshEAIcgJAQCyEQAhyQlAALMRACECAAAAnw4AIAgAAKsOACACAAAAnw4AIAgAAKsOACADAAAAnA4AIA8AAKQOACAQAACpDgAgAQAAAJwOACABAAAAnw4AIAMVAAC0EQAgFgAAthEAIBcAALURACAHtQkAAN0OADC2CQAAsg4AELcJAADdDgAwxgkBANAOACHHCQEA0A4AIcgJAQDQDgAhyQlAANEOACEDAAAAnw4AIAMAALEOADAUAACyDgAgAwAAAJ8OACADAACgDgAwBAAAnA4AIAe1CQAA2Q4AMLYJAAC4DgAQtwkAANkOADC4CQIAAAABuQkBANsOACG6CQEA2w4AIbsJQADcDgAhAQAAALUOACABAAAAtQ4AIAe1CQAA2Q4AMLYJAAC4DgAQtwkAANkOADC4CQIA2g4AIbkJAQDbDgAhugkBANsOACG7CUAA3A4AIQADAAAAuA4AIAMAALkOADAEAAC1DgAgAwAAALgOACADAAC5DgAwBAAAtQ4AIAMAAAC4DgAgAwAAuQ4AMAQAALUOACAEuAkCAAAAAbkJAQAAAAG6CQEAAAABuwlAAAAAAQEIAAC9DgAgBLgJAgAAAAG5CQEAAAABugkBAAAAAbsJQAAAAAEBCAAAvw4AMAEIAAC_DgAwBLgJAgCxEQAhuQkBALIRACG6CQEAshEAIbsJQACzEQAhAgAAALUOACAIAADCDgAgBLgJAgCxEQAhuQkBALIRACG6CQEAshEAIbsJQACzEQAhAgAAALgOACAIAADEDgAgAgAAALgOACAIAADEDgAgAwAAALUOACAPAAC9DgAgEAAAwg4AIAEAAAC1DgAgAQAAALgOACAFFQAArBEAIBYAAK8RACAXAACuEQAgOAAArREAIDkAALARACAHtQkAAM4OADC2CQAAyw4AELcJAADODgAwuAkCAM8OACG5CQEA0A4AIboJAQDQDgAhuwlAANEOACEDAAAAuA4AIAMAAMoOADAUAADLDgAgAwAAALgOACADAAC5DgAwBAAAtQ4AIAe1CQAAzg4AMLYJAADLDgAQtwkAAM4OADC4CQIAzw4AIbkJAQDQDgAhugkBANAOACG7CUAA0Q4AIQ0VAADTDgAgFgAA0w4AIBcAANMOACA4AADYDgAgOQAA0w4AIKEEAgAAAAS8CQIAAAABvQkCAAAABL4JAgAAAAG_CQIAAAABwAkCAAAAAcEJAgAAAAHCCQIA1w4AIQ4VAADTDgAgFgAA1g4AIBcAANYOACChBAEAAAAEvAkBAAAAAb0JAQAAAAS-CQEAAAABvwkBAAAAAcAJAQAAAAHBCQEAAAABwgkBANUOACHDCQEAAAABxAkBAAAAAcUJAQAAAAELFQAA0w4AIBYAANQOACAXAADUDgAgoQRAAAAABLwJQAAAAAG9CUAAAAAEvglAAAAAAb8JQAAAAAHACUAAAAABwQlAAAAAAcIJQADSDgAhCxUAANMOACAWAADUDgAgFwAA1A4AIKEEQAAAAAS8CUAAAAABvQlAAAAABL4JQAAAAAG_CUAAAAABwAlAAAAAAcEJQAAAAAHCCUAA0g4AIQihBAIAAAAEvAkCAAAAAb0JAgAAAAS-CQIAAAABvwkCAAAAAcAJAgAAAAHBCQIAAAABwgkCANMOACEIoQRAAAAABLwJQAAAAAG9CUAAAAAEvglAAAAAAb8JQAAAAAHACUAAAAABwQlAAAAAAcIJQADUDgAhDhUAANMOACAWAADWDgAgFwAA1g4AIKEEAQAAAAS8CQEAAAABvQkBAAAABL4JAQAAAAG_CQEAAAABwAkBAAAAAcEJAQAAAAHCCQEA1Q4AIcMJAQAAAAHECQEAAAABxQkBAAAAAQuhBAEAAAAEvAkBAAAAAb0JAQAAAAS-CQEAAAABvwkBAAAAAcAJAQAAAAHBCQEAAAABwgkBANYOACHDCQEAAAABxAkBAAAAAcUJAQAAAAENFQAA0w4AIBYAANMOACAXAADTDgAgOAAA2A4AIDkAANMOACChBAIAAAAEvAkCAAAAAb0JAgAAAAS-CQIAAAABvwkCAAAAAcAJAgAAAAHBCQIAAAABwgkCANcOACEIoQQIAAAABLwJCAAAAAG9CQgAAAAEvgkIAAAAAb8JCAAAAAHACQgAAAABwQkIAAAAAcIJCADYDgAhB7UJAADZDgAwtgkAALgOABC3CQAA2Q4AMLgJAgDaDgAhuQkBANsOACG6CQEA2w4AIbsJQADcDgAhCKEEAgAAAAS8CQIAAAABvQkCAAAABL4JAgAAAAG_CQIAAAABwAkCAAAAAcEJAgAAAAHCCQIA0w4AIQuhBAEAAAAEvAkBAAAAAb0JAQAAAAS-CQEAAAABvwkBAAAAAcAJAQAAAAHBCQEAAAABwgkBANYOACHDCQEAAAABxAkBAAAAAcUJAQAAAAEIoQRAAAAABLwJQAAAAAG9CUAAAAAEvglAAAAAAb8JQAAAAAHACUAAAAABwQlAAAAAAcIJQADUDgAhB7UJAADdDgAwtgkAALIOABC3CQAA3Q4AMMYJAQDQDgAhxwkBANAOACHICQEA0A4AIckJQADRDgAhB7UJAADeDgAwtgkAAJ8OABC3CQAA3g4AMMYJAQDbDgAhxwkBANsOACHICQEA2w4AIckJQADcDgAhAsYJAQAAAAHHCQEAAAABB7UJAADgDgAwtgkAAJkOABC3CQAA4A4AMLoJAQDQDgAhuwlAANEOACHLCQEA0A4AIcwJAQDhDgAhDhUAAOMOACAWAADkDgAgFwAA5A4AIKEEAQAAAAW8CQEAAAABvQkBAAAABb4JAQAAAAG_CQEAAAABwAkBAAAAAcEJAQAAAAHCCQEA4g4AIcMJAQAAAAHECQEAAAABxQkBAAAAAQ4VAADjDgAgFgAA5A4AIBcAAOQOACChBAEAAAAFvAkBAAAAAb0JAQAAAAW-CQEAAAABvwkBAAAAAcAJAQAAAAHBCQEAAAABwgkBAOIOACHDCQEAAAABxAkBAAAAAcUJAQAAAAEIoQQCAAAABbwJAgAAAAG9CQIAAAAFvgkCAAAAAb8JAgAAAAHACQIAAAABwQkCAAAAAcIJAgDjDgAhC6EEAQAAAAW8CQEAAAABvQkBAAAABb4JAQAAAAG_CQEAAAABwAkBAAAAAcEJAQAAAAHCCQEA5A4AIcMJAQAAAAHECQEAAAABxQkBAAAAAQe1CQAA5Q4AMLYJAACGDgAQtwkAAOUOADC6CQEA2w4AIbsJQADcDgAhywkBANsOACHMCQEA5g4AIQuhBAEAAAAFvAkBAAAAAb0JAQAAAAW-CQEAAAABvwkBAAAAAcAJAQAAAAHBCQEAAAABwgkBAOQOACHDCQEAAAABxAkBAAAAAcUJAQAAAAEPtQkAAOcOADC2CQAAgA4AELcJAADnDgAwuAkBANAOACG5CQEA4Q4AIboJAQDhDgAhuwlAANEOACHGCQEA0A4AIc0JAQDhDgAhzwkAAOgOzwki0AkBAOEOACHRCUAA6Q4AIdIJQADpDgAh0wkCAM8OACHUCUAA6Q4AIQcVAADTDgAgFgAA7Q4AIBcAAO0OACChBAAAAM8JCLwJAAAAzwkCvQkAAADPCQjCCQAA7A7PCSILFQAA4w4AIBYAAOsOACAXAADrDgAgoQRAAAAABbwJQAAAAAG9CUAAAAAFvglAAAAAAb8JQAAAAAHACUAAAAABwQlAAAAAAcIJQADqDgAhCxUAAOMOACAWAADrDgAgFwAA6w4AIKEEQAAAAAW8CUAAAAABvQlAAAAABb4JQAAAAAG_CUAAAAABwAlAAAAAAcEJQAAAAAHCCUAA6g4AIQihBEAAAAAFvAlAAAAAAb0JQAAAAAW-CUAAAAABvwlAAAAAAcAJQAAAAAHBCUAAAAABwglAAOsOACEHFQAA0w4AIBYAAO0OACAXAADtDgAgoQQAAADPCQi8CQAAAM8JAr0JAAAAzwkIwgkAAOwOzwkiBKEEAAAAzwkIvAkAAADPCQK9CQAAAM8JCMIJAADtDs8JIhDBCAAA8Q4AILUJAADuDgAwtgkAAKENABC3CQAA7g4AMLgJAQDbDgAhuQkBAOYOACG6CQEA5g4AIbsJQADcDgAhxgkBANsOACHNCQEA5g4AIc8JAADvDs8JItAJAQDmDgAh0QlAAPAOACHSCUAA8A4AIdMJAgDaDgAh1AlAAPAOACEEoQQAAADPCQi8CQAAAM8JAr0JAAAAzwkIwgkAAO0OzwkiCKEEQAAAAAW8CUAAAAABvQlAAAAABb4JQAAAAAG_CUAAAAABwAlAAAAAAcEJQAAAAAHCCUAA6w4AIRzCCAAAjg8AIMMIAACPDwAgxAgAAJAPACC1CQAAiQ8AMLYJAACjDQAQtwkAAIkPADC4CQEA2w4AIbsJQADcDgAhyQlAANwOACHoCQEA5g4AIe8JAACKD-8JIvAJAQDbDgAh8QkBANsOACHyCQEA2w4AIfMJAQDbDgAh9AkBANsOACH1CQQAiw8AIfYJBACMDwAh9wkBAOYOACH4CRAAjQ8AIfkJAQDmDgAh-gkBANsOACH7CUAA8A4AIfwJQADwDgAh_QkCANoOACH-CUAA8A4AIcUMAACjDQAgxgwAAKMNACARtQkAAPIOADC2CQAA5g0AELcJAADyDgAwuAkEAPMOACHNCQEA0A4AIdUJAQDhDgAh1gkEAPMOACHXCQAA9A4AINgJAQDhDgAh2QkCAPUOACHaCQQA9g4AIdsJQADRDgAh3AlAAOkOACHdCUAA6Q4AId4JAQDhDgAh3wkBAOEOACHgCUAA6Q4AIQ0VAADTDgAgFgAA_Q4AIBcAAP0OACA4AADYDgAgOQAA_Q4AIKEEBAAAAAS8CQQAAAABvQkEAAAABL4JBAAAAAG_CQQAAAABwAkEAAAAAcEJBAAAAAHCCQQA_A4AIQ8VAADjDgAgFgAA-w4AIBcAAPsOACC8CYAAAAABvgmAAAAAAb8JgAAAAAHACYAAAAABwQmAAAAAAcIJgAAAAAHhCQEAAAAB4gkBAAAAAeMJAQAAAAHkCYAAAAAB5QmAAAAAAeYJgAAAAAENFQAA4w4AIBYAAOMOACAXAADjDgAgOAAA-A4AIDkAAOMOACChBAIAAAAFvAkCAAAAAb0JAgAAAAW-CQIAAAABvwkCAAAAAcAJAgAAAAHBCQIAAAABwgkCAPoOACENFQAA4w4AIBYAAPkOACAXAAD5DgAgOAAA-A4AIDkAAPkOACChBAQAAAAFvAkEAAAAAb0JBAAAAAW-CQQAAAABvwkEAAAAAcAJBAAAAAHBCQQAAAABwgkEAPcOACENFQAA4w4AIBYAAPkOACAXAAD5DgAgOAAA-A4AIDkAAPkOACChBAQAAAAFvAkEAAAAAb0JBAAAAAW-CQQAAAABvwkEAAAAAcAJBAAAAAHBCQQAAAABwgkEAPcOACEIoQQIAAAABbwJCAAAAAG9CQgAAAAFvgkIAAAAAb8JCAAAAAHACQgAAAABwQkIAAAAAcIJCAD4DgAhCKEEBAAAAAW8CQQAAAABvQkEAAAABb4JBAAAAAG_CQQAAAABwAkEAAAAAcEJBAAAAAHCCQQA-Q4AIQ0VAADjDgAgFgAA4w4AIBcAAOMOACA4AAD4DgAgOQAA4w4AIKEEAgAAAAW8CQIAAAABvQkCAAAABb4JAgAAAAG_CQIAAAABwAkCAAAAAcEJAgAAAAHCCQIA-g4AIQy8CYAAAAABvgmAAAAAAb8JgAAAAAHACYAAAAABwQmAAAAAAcIJgAAAAAHhCQEAAAAB4gkBAAAAAeMJAQAAAAHkCYAAAAAB5QmAAAAAAeYJgAAAAAENFQAA0w4AIBYAAP0OACAXAAD9DgAgOAAA2A4AIDkAAP0OACChBAQAAAAEvAkEAAAAAb0JBAAAAAS-CQQAAAABvwkEAAAAAcAJBAAAAAHBCQQAAAABwgkEAPwOACEIoQQEAAAABLwJBAAAAAG9CQQAAAAEvgkEAAAAAb8JBAAAAAHACQQAAAABwQkEAAAAAcIJBAD9DgAhDbUJAAD-DgAwtgkAANANABC3CQAA_g4AMLsJQADRDgAhyQlAANEOACHNCQEA0A4AIecJAQDQDgAh6AkBANAOACHpCQQA9g4AIeoJQADpDgAh6wkBAOEOACHsCUAA6Q4AIe0JIAD_DgAhBRUAANMOACAWAACBDwAgFwAAgQ8AILwJIAAAAAHCCSAAgA8AIQUVAADTDgAgFgAAgQ8AIBcAAIEPACC8CSAAAAABwgkgAIAPACECvAkgAAAAAcIJIACBDwAhF7UJAACCDwAwtgkAALoNABC3CQAAgg8AMLgJAQDQDgAhuwlAANEOACHJCUAA0Q4AIegJAQDhDgAh7wkAAIMP7wki8AkBANAOACHxCQEA0A4AIfIJAQDQDgAh8wkBANAOACH0CQEA0A4AIfUJBADzDgAh9gkEAPYOACH3CQEA4Q4AIfgJEACEDwAh-QkBAOEOACH6CQEA0A4AIfsJQADpDgAh_AlAAOkOACH9CQIAzw4AIf4JQADpDgAhBxUAANMOACAWAACIDwAgFwAAiA8AIKEEAAAA7wkIvAkAAADvCQK9CQAAAO8JCMIJAACHD-8JIg0VAADTDgAgFgAAhg8AIBcAAIYPACA4AACGDwAgOQAAhg8AIKEEEAAAAAS8CRAAAAABvQkQAAAABL4JEAAAAAG_CRAAAAABwAkQAAAAAcEJEAAAAAHCCRAAhQ8AIQ0VAADTDgAgFgAAhg8AIBcAAIYPACA4AACGDwAgOQAAhg8AIKEEEAAAAAS8CRAAAAABvQkQAAAABL4JEAAAAAG_CRAAAAABwAkQAAAAAcEJEAAAAAHCCRAAhQ8AIQihBBAAAAAEvAkQAAAAAb0JEAAAAAS-CRAAAAABvwkQAAAAAcAJEAAAAAHBCRAAAAABwgkQAIYPACEHFQAA0w4AIBYAAIgPACAXAACIDwAgoQQAAADvCQi8CQAAAO8JAr0JAAAA7wkIwgkAAIcP7wkiBKEEAAAA7wkIvAkAAADvCQK9CQAAAO8JCMIJAACID-8JIhrCCAAAjg8AIMMIAACPDwAgxAgAAJAPACC1CQAAiQ8AMLYJAACjDQAQtwkAAIkPADC4CQEA2w4AIbsJQADcDgAhyQlAANwOACHoCQEA5g4AIe8JAACKD-8JIvAJAQDbDgAh8QkBANsOACHyCQEA2w4AIfMJAQDbDgAh9AkBANsOACH1CQQAiw8AIfYJBACMDwAh9wkBAOYOACH4CRAAjQ8AIfkJAQDmDgAh-gkBANsOACH7CUAA8A4AIfwJQADwDgAh_QkCANoOACH-CUAA8A4AIQShBAAAAO8JCLwJAAAA7wkCvQkAAADvCQjCCQAAiA_vCSIIoQQEAAAABLwJBAAAAAG9CQQAAAAEvgkEAAAAAb8JBAAAAAHACQQAAAABwQkEAAAAAcIJBAD9DgAhCKEEBAAAAAW8CQQAAAABvQkEAAAABb4JBAAAAAG_CQQAAAABwAkEAAAAAcEJBAAAAAHCCQQA-Q4AIQihBBAAAAAEvAkQAAAAAb0JEAAAAAS-CRAAAAABvwkQAAAAAcAJEAAAAAHBCRAAAAABwgkQAIYPACED_wkAAJkNACCACgAAmQ0AIIEKAACZDQAgA_8JAACdDQAggAoAAJ0NACCBCgAAnQ0AIBLBCAAA8Q4AILUJAADuDgAwtgkAAKENABC3CQAA7g4AMLgJAQDbDgAhuQkBAOYOACG6CQEA5g4AIbsJQADcDgAhxgkBANsOACHNCQEA5g4AIc8JAADvDs8JItAJAQDmDgAh0QlAAPAOACHSCUAA8A4AIdMJAgDaDgAh1AlAAPAOACHFDAAAoQ0AIMYMAAChDQAgEsEIAACUDwAgtQkAAJEPADC2CQAAnQ0AELcJAACRDwAwuAkEAIsPACHNCQEA2w4AIdUJAQDmDgAh1gkEAIsPACHXCQAAkg8AINgJAQDmDgAh2QkCAJMPACHaCQQAjA8AIdsJQADcDgAh3AlAAPAOACHdCUAA8A4AId4JAQDmDgAh3wkBAOYOACHgCUAA8A4AIQy8CYAAAAABvgmAAAAAAb8JgAAAAAHACYAAAAABwQmAAAAAAcIJgAAAAAHhCQEAAAAB4gkBAAAAAeMJAQAAAAHkCYAAAAAB5QmAAAAAAeYJgAAAAAEIoQQCAAAABbwJAgAAAAG9CQIAAAAFvgkCAAAAAb8JAgAAAAHACQIAAAABwQkCAAAAAcIJAgDjDgAhHMIIAACODwAgwwgAAI8PACDECAAAkA8AILUJAACJDwAwtgkAAKMNABC3CQAAiQ8AMLgJAQDbDgAhuwlAANwOACHJCUAA3A4AIegJAQDmDgAh7wkAAIoP7wki8AkBANsOACHxCQEA2w4AIfIJAQDbDgAh8wkBANsOACH0CQEA2w4AIfUJBACLDwAh9gkEAIwPACH3CQEA5g4AIfgJEACNDwAh-QkBAOYOACH6CQEA2w4AIfsJQADwDgAh_AlAAPAOACH9CQIA2g4AIf4JQADwDgAhxQwAAKMNACDGDAAAow0AIA7BCAAAlA8AILUJAACVDwAwtgkAAJkNABC3CQAAlQ8AMLsJQADcDgAhyQlAANwOACHNCQEA2w4AIecJAQDbDgAh6AkBANsOACHpCQQAjA8AIeoJQADwDgAh6wkBAOYOACHsCUAA8A4AIe0JIACWDwAhArwJIAAAAAHCCSAAgQ8AIRKPAwEA0A4AIbUJAACXDwAwtgkAAJQNABC3CQAAlw8AMLgJAQCYDwAhuwlAANEOACHwCQEA0A4AIfoJAQDQDgAhggoBANAOACGDCgEA0A4AIYQKAQDQDgAhhQoBANAOACGGCgEA0A4AIYcKQADRDgAhiApAANEOACGJCgIA9Q4AIYoKAgD1DgAhiwoBAOEOACELFQAA0w4AIBYAANYOACAXAADWDgAgoQQBAAAABLwJAQAAAAG9CQEAAAAEvgkBAAAAAb8JAQAAAAHACQEAAAABwQkBAAAAAcIJAQCZDwAhCxUAANMOACAWAADWDgAgFwAA1g4AIKEEAQAAAAS8CQEAAAABvQkBAAAABL4JAQAAAAG_CQEAAAABwAkBAAAAAcEJAQAAAAHCCQEAmQ8AIRKPAwEA2w4AIbUJAACaDwAwtgkAAIENABC3CQAAmg8AMLgJAQCbDwAhuwlAANwOACHwCQEA2w4AIfoJAQDbDgAhggoBANsOACGDCgEA2w4AIYQKAQDbDgAhhQoBANsOACGGCgEA2w4AIYcKQADcDgAhiApAANwOACGJCgIAkw8AIYoKAgCTDwAhiwoBAOYOACEIoQQBAAAABLwJAQAAAAG9CQEAAAAEvgkBAAAAAb8JAQAAAAHACQEAAAABwQkBAAAAAcIJAQCcDwAhCKEEAQAAAAS8CQEAAAABvQkBAAAABL4JAQAAAAG_CQEAAAABwAkBAAAAAcEJAQAAAAHCCQEAnA8AIQm1CQAAnQ8AMLYJAAD7DAAQtwkAAJ0PADC4CQEA0A4AIbsJQADRDgAh7wkAAJ4PjQoijQoBAOEOACGOCgAAnw8AII8KQADpDgAhBxUAANMOACAWAACiDwAgFwAAog8AIKEEAAAAjQoIvAkAAACNCgK9CQAAAI0KCMIJAAChD40KIg8VAADTDgAgFgAAoA8AIBcAAKAPACC8CYAAAAABvgmAAAAAAb8JgAAAAAHACYAAAAABwQmAAAAAAcIJgAAAAAHhCQEAAAAB4gkBAAAAAeMJAQAAAAHkCYAAAAAB5QmAAAAAAeYJgAAAAAEMvAmAAAAAAb4JgAAAAAG_CYAAAAABwAmAAAAAAcEJgAAAAAHCCYAAAAAB4QkBAAAAAeIJAQAAAAHjCQEAAAAB5AmAAAAAAeUJgAAAAAHmCYAAAAABBxUAANMOACAWAACiDwAgFwAAog8AIKEEAAAAjQoIvAkAAACNCgK9CQAAAI0KCMIJAAChD40KIgShBAAAAI0KCLwJAAAAjQoCvQkAAACNCgjCCQAAog-NCiIJtQkAAKMPADC2CQAA6AwAELcJAACjDwAwuAkBANsOACG7CUAA3A4AIe8JAACkD40KIo0KAQDmDgAhjgoAAKUPACCPCkAA8A4AIQShBAAAAI0KCLwJAAAAjQoCvQkAAACNCgjCCQAAog-NCiIMvAmAAAAAAb4JgAAAAAG_CYAAAAABwAmAAAAAAcEJgAAAAAHCCYAAAAAB4QkBAAAAAeIJAQAAAAHjCQEAAAAB5AmAAAAAAeUJgAAAAAHmCYAAAAABDLUJAACmDwAwtgkAAOIMABC3CQAApg8AMLsJQADRDgAhzwkAAKcPkQoi7wkAAJ4PjQoi8AkBANAOACH6CQEA0A4AIY4KAACfDwAgjwpAAOkOACGRCgEA0A4AIZIKAQDQDgAhBxUAANMOACAWAACpDwAgFwAAqQ8AIKEEAAAAkQoIvAkAAACRCgK9CQAAAJEKCMIJAACoD5EKIgcVAADTDgAgFgAAqQ8AIBcAAKkPACChBAAAAJEKCLwJAAAAkQoCvQkAAACRCgjCCQAAqA-RCiIEoQQAAACRCgi8CQAAAJEKAr0JAAAAkQoIwgkAAKkPkQoiDLUJAACqDwAwtgkAAM8MABC3CQAAqg8AMLsJQADcDgAhzwkAAKsPkQoi7wkAAKQPjQoi8AkBANsOACH6CQEA2w4AIY4KAAClDwAgjwpAAPAOACGRCgEA2w4AIZIKAQDbDgAhBKEEAAAAkQoIvAkAAACRCgK9CQAAAJEKCMIJAACpD5EKIgLvCQAAAI0KApEKAQAAAAEOtQkAAK0PADC2CQAAyQwAELcJAACtDwAwuAkBANAOACG7CUAA0Q4AIckJQADRDgAh6AkBANAOACHwCQEA0A4AIfEJAQDQDgAh8wkBANAOACGUCgIAzw4AIZUKQADRDgAhlgpAAOkOACGXCgIA9Q4AIQ61CQAArg8AMLYJAAC2DAAQtwkAAK4PADC4CQEA2w4AIbsJQADcDgAhyQlAANwOACHoCQEA2w4AIfAJAQDbDgAh8QkBANsOACHzCQEA2w4AIZQKAgDaDgAhlQpAANwOACGWCkAA8A4AIZcKAgCTDwAhB7UJAACvDwAwtgkAALAMABC3CQAArw8AMLgJAQDQDgAhuwlAANEOACGOCgAAnw8AIJgKAQDQDgAhB7UJAACwDwAwtgkAAJ0MABC3CQAAsA8AMLgJAQDbDgAhuwlAANwOACGOCgAApQ8AIJgKAQDbDgAhCLUJAACxDwAwtgkAAJcMABC3CQAAsQ8AMLsJQADRDgAh7wkAALIPmgoikQoBAJgPACGaCkAA6Q4AIZsKQADpDgAhBxUAANMOACAWAAC0DwAgFwAAtA8AIKEEAAAAmgoIvAkAAACaCgK9CQAAAJoKCMIJAACzD5oKIgcVAADTDgAgFgAAtA8AIBcAALQPACChBAAAAJoKCLwJAAAAmgoCvQkAAACaCgjCCQAAsw-aCiIEoQQAAACaCgi8CQAAAJoKAr0JAAAAmgoIwgkAALQPmgoiCLUJAAC1DwAwtgkAAIQMABC3CQAAtQ8AMLsJQADcDgAh7wkAALYPmgoikQoBAJsPACGaCkAA8A4AIZsKQADwDgAhBKEEAAAAmgoIvAkAAACaCgK9CQAAAJoKCMIJAAC0D5oKIgLvCQAAAJoKApEKAQAAAAEctQkAALgPADC2CQAA_gsAELcJAAC4DwAwuAkBAJgPACG7CUAA0Q4AIc8JAAC5D54KIvAJAQDQDgAh-gkBANAOACGSCgEA0A4AIZcKAQDhDgAhmgpAAOkOACGfCgAAug-fCiKgCgEA4Q4AIaEKEACEDwAhogoQALsPACGjCgEA4Q4AIaQKAAD0DgAgpQoBAOEOACGmCgEA4Q4AIacKAQDhDgAhqAoBAOEOACGpCgAA9A4AIKoKAQDhDgAhqwpAAOkOACGsCkAA6Q4AIa0KQADRDgAhrgpAAOkOACGvCkAA6Q4AIQcVAADTDgAgFgAAwQ8AIBcAAMEPACChBAAAAJ4KCLwJAAAAngoCvQkAAACeCgjCCQAAwA-eCiIHFQAA0w4AIBYAAL8PACAXAAC_DwAgoQQAAACfCgi8CQAAAJ8KAr0JAAAAnwoIwgkAAL4PnwoiDRUAAOMOACAWAAC9DwAgFwAAvQ8AIDgAAL0PACA5AAC9DwAgoQQQAAAABbwJEAAAAAG9CRAAAAAFvgkQAAAAAb8JEAAAAAHACRAAAAABwQkQAAAAAcIJEAC8DwAhDRUAAOMOACAWAAC9DwAgFwAAvQ8AIDgAAL0PACA5AAC9DwAgoQQQAAAABbwJEAAAAAG9CRAAAAAFvgkQAAAAAb8JEAAAAAHACRAAAAABwQkQAAAAAcIJEAC8DwAhCKEEEAAAAAW8CRAAAAABvQkQAAAABb4JEAAAAAG_CRAAAAABwAkQAAAAAcEJEAAAAAHCCRAAvQ8AIQcVAADTDgAgFgAAvw8AIBcAAL8PACChBAAAAJ8KCLwJAAAAnwoCvQkAAACfCgjCCQAAvg-fCiIEoQQAAACfCgi8CQAAAJ8KAr0JAAAAnwoIwgkAAL8PnwoiBxUAANMOACAWAADBDwAgFwAAwQ8AIKEEAAAAngoIvAkAAACeCgK9CQAAAJ4KCMIJAADAD54KIgShBAAAAJ4KCLwJAAAAngoCvQkAAACeCgjCCQAAwQ-eCiIctQkAAMIPADC2CQAA6wsAELcJAADCDwAwuAkBAJsPACG7CUAA3A4AIc8JAADDD54KIvAJAQDbDgAh-gkBANsOACGSCgEA2w4AIZcKAQDmDgAhmgpAAPAOACGfCgAAxA-fCiKgCgEA5g4AIaEKEACNDwAhogoQAMUPACGjCgEA5g4AIaQKAACSDwAgpQoBAOYOACGmCgEA5g4AIacKAQDmDgAhqAoBAOYOACGpCgAAkg8AIKoKAQDmDgAhqwpAAPAOACGsCkAA8A4AIa0KQADcDgAhrgpAAPAOACGvCkAA8A4AIQShBAAAAJ4KCLwJAAAAngoCvQkAAACeCgjCCQAAwQ-eCiIEoQQAAACfCgi8CQAAAJ8KAr0JAAAAnwoIwgkAAL8PnwoiCKEEEAAAAAW8CRAAAAABvQkQAAAABb4JEAAAAAG_CRAAAAABwAkQAAAAAcEJEAAAAAHCCRAAvQ8AIQq1CQAAxg8AMLYJAADlCwAQtwkAAMYPADDPCQEA0A4AIdMJAgDPDgAh1AlAAOkOACGkCgEA0A4AIa4KQADpDgAhsAoBANAOACGxCgEA4Q4AIQ-1CQAAxw8AMLYJAADPCwAQtwkAAMcPADC4CQEA0A4AIbsJQADRDgAh6AkBAOEOACHvCQEA0A4AIfAJAQDhDgAh-gkBAOEOACGXCgIAzw4AIbIKAQDhDgAhswoBANAOACG0CgEA0A4AIbUKAQDQDgAhtgoBANAOACEQsAcAAMkPACC1CQAAyA8AMLYJAAC8CwAQtwkAAMgPADC4CQEA2w4AIbsJQADcDgAh6AkBAOYOACHvCQEA2w4AIfAJAQDmDgAh-gkBAOYOACGXCgIA2g4AIbIKAQDmDgAhswoBANsOACG0CgEA2w4AIbUKAQDbDgAhtgoBANsOACED_wkAALYLACCACgAAtgsAIIEKAAC2CwAgAqQKAQAAAAGwCgEAAAABC5wGAADMDwAgtQkAAMsPADC2CQAAtgsAELcJAADLDwAwzwkBANsOACHTCQIA2g4AIdQJQADwDgAhpAoBANsOACGuCkAA8A4AIbAKAQDbDgAhsQoBAOYOACESsAcAAMkPACC1CQAAyA8AMLYJAAC8CwAQtwkAAMgPADC4CQEA2w4AIbsJQADcDgAh6AkBAOYOACHvCQEA2w4AIfAJAQDmDgAh-gkBAOYOACGXCgIA2g4AIbIKAQDmDgAhswoBANsOACG0CgEA2w4AIbUKAQDbDgAhtgoBANsOACHFDAAAvAsAIMYMAAC8CwAgBrUJAADNDwAwtgkAALELABC3CQAAzQ8AMLgKAQDQDgAhuQpAANEOACG6CgIAzw4AIQa1CQAAzg8AMLYJAACeCwAQtwkAAM4PADC4CgEA2w4AIbkKQADcDgAhugoCANoOACECuAoBAAAAAbkKQAAAAAEGtQkAANAPADC2CQAAmAsAELcJAADQDwAwuAkBANAOACG8CgEA0A4AIb0KQADRDgAhCLUJAADRDwAwtgkAAIILABC3CQAA0Q8AMLgJAQDQDgAh2wlAANEOACGwCgEA0A4AIbwKAQDQDgAhvgpAAOkOACEOtQkAANIPADC2CQAA7AoAELcJAADSDwAwuAkBANAOACHbCUAA0Q4AIegJAQDhDgAhlwoCAM8OACGzCgEA0A4AIbYKAQDQDgAhvwoBANAOACHACgEA0A4AIcEKAQDQDgAhwgoBANAOACHDCgEA0A4AIQ-bBgAA1A8AILUJAADTDwAwtgkAANkKABC3CQAA0w8AMLgJAQDbDgAh2wlAANwOACHoCQEA5g4AIZcKAgDaDgAhswoBANsOACG2CgEA2w4AIb8KAQDbDgAhwAoBANsOACHBCgEA2w4AIcIKAQDbDgAhwwoBANsOACED_wkAANAJACCACgAA0AkAIIEKAADQCQAgCrUJAADVDwAwtgkAANMKABC3CQAA1Q8AMPoJAQDQDgAhqwpAANEOACG8CgEA0A4AIcQKAQDQDgAhxQoQAIQPACHGCgIAzw4AIccKEACEDwAhDrUJAADWDwAwtgkAAL0KABC3CQAA1g8AMLgJAQDQDgAhuwlAANEOACHJCUAA6Q4AIY8KQADpDgAhpAoBAOEOACGyCgEA4Q4AIcgKAQDQDgAhyQoBANAOACHKCgEA4Q4AIcsKIAD_DgAhzApAAOkOACEGtQkAANcPADC2CQAApQoAELcJAADXDwAw8AkBANAOACGyCgEA0A4AIc0KQADRDgAhB7UJAADYDwAwtgkAAI8KABC3CQAA2A8AMLoJAQDQDgAhuwlAANEOACHOCgEA0A4AIc8KAQDQDgAhB7UJAADZDwAwtgkAAPwJABC3CQAA2Q8AMLoJAQDbDgAhuwlAANwOACHOCgEA2w4AIc8KAQDbDgAhCrUJAADaDwAwtgkAAPYJABC3CQAA2g8AMLsJQADRDgAh-gkBANAOACHJCgEA0A4AIdAKAQDQDgAh0QoBAOEOACHSCkAA6Q4AIdMKQADpDgAhC5oGAADcDwAgtQkAANsPADC2CQAA2gkAELcJAADbDwAw-gkBANsOACGrCkAA3A4AIbwKAQDbDgAhxAoBANsOACHFChAAjQ8AIcYKAgDaDgAhxwoQAI0PACEUoQQAAOUPACCbBgAA1A8AIJ0GAADmDwAgngYAAOcPACC1CQAA5A8AMLYJAADKCQAQtwkAAOQPADC4CQEA2w4AIbsJQADcDgAhyQlAAPAOACGPCkAA8A4AIaQKAQDmDgAhsgoBAOYOACHICgEA2w4AIckKAQDbDgAhygoBAOYOACHLCiAAlg8AIcwKQADwDgAhxQwAAMoJACDGDAAAygkAIAeaBgAA3A8AILUJAADdDwAwtgkAANYJABC3CQAA3Q8AMLgJAQDbDgAhvAoBANsOACG9CkAA3A4AIQKwCgEAAAABvAoBAAAAAQqaBgAA3A8AIJwGAADgDwAgtQkAAN8PADC2CQAA0AkAELcJAADfDwAwuAkBANsOACHbCUAA3A4AIbAKAQDbDgAhvAoBANsOACG-CkAA8A4AIRGbBgAA1A8AILUJAADTDwAwtgkAANkKABC3CQAA0w8AMLgJAQDbDgAh2wlAANwOACHoCQEA5g4AIZcKAgDaDgAhswoBANsOACG2CgEA2w4AIb8KAQDbDgAhwAoBANsOACHBCgEA2w4AIcIKAQDbDgAhwwoBANsOACHFDAAA2QoAIMYMAADZCgAgDJkGAADiDwAgnwYAAOMPACC1CQAA4Q8AMLYJAADOCQAQtwkAAOEPADC7CUAA3A4AIfoJAQDbDgAhyQoBANsOACHQCgEA2w4AIdEKAQDmDgAh0gpAAPAOACHTCkAA8A4AIQP_CQAAxgkAIIAKAADGCQAggQoAAMYJACAD_wkAAMoJACCACgAAygkAIIEKAADKCQAgEqEEAADlDwAgmwYAANQPACCdBgAA5g8AIJ4GAADnDwAgtQkAAOQPADC2CQAAygkAELcJAADkDwAwuAkBANsOACG7CUAA3A4AIckJQADwDgAhjwpAAPAOACGkCgEA5g4AIbIKAQDmDgAhyAoBANsOACHJCgEA2w4AIcoKAQDmDgAhywogAJYPACHMCkAA8A4AIQ6ZBgAA4g8AIJ8GAADjDwAgtQkAAOEPADC2CQAAzgkAELcJAADhDwAwuwlAANwOACH6CQEA2w4AIckKAQDbDgAh0AoBANsOACHRCgEA5g4AIdIKQADwDgAh0wpAAPAOACHFDAAAzgkAIMYMAADOCQAgA_8JAADWCQAggAoAANYJACCBCgAA1gkAIAP_CQAA2gkAIIAKAADaCQAggQoAANoJACAC8AkBAAAAAbIKAQAAAAEHoQQAAOoPACC1CQAA6Q8AMLYJAADGCQAQtwkAAOkPADDwCQEA2w4AIbIKAQDbDgAhzQpAANwOACEOmQYAAOIPACCfBgAA4w8AILUJAADhDwAwtgkAAM4JABC3CQAA4Q8AMLsJQADcDgAh-gkBANsOACHJCgEA2w4AIdAKAQDbDgAh0QoBAOYOACHSCkAA8A4AIdMKQADwDgAhxQwAAM4JACDGDAAAzgkAIAa1CQAA6w8AMLYJAADBCQAQtwkAAOsPADDwCQEA0A4AIdYKAQCYDwAh1wpAANEOACEGtQkAAOwPADC2CQAArgkAELcJAADsDwAw8AkBANsOACHWCgEAmw8AIdcKQADcDgAhAvAJAQAAAAHWCgEAAAABBrUJAADuDwAwtgkAAKgJABC3CQAA7g8AMLsJQADRDgAh0AoBANAOACHZCgEA0A4AIQa1CQAA7w8AMLYJAACVCQAQtwkAAO8PADC7CUAA3A4AIdAKAQDbDgAh2QoBANsOACEHtQkAAPAPADC2CQAAjwkAELcJAADwDwAwuQoCAM8OACHaCkAA0Q4AIdsKEACEDwAh3AoQAIQPACEHtQkAAPEPADC2CQAA_AgAELcJAADxDwAwuQoCANoOACHaCkAA3A4AIdsKEACNDwAh3AoQAI0PACEJtQkAAPIPADC2CQAA9ggAELcJAADyDwAwuAkBANAOACHdCgEA0A4AId4KAQDQDgAh3woAAJ8PACDgCiAA_w4AIeEKQADRDgAhBrUJAADzDwAwtgkAAOAIABC3CQAA8w8AMLgJAQDQDgAh4QpAANEOACHiCgEA0A4AIQfIBQAA9Q8AILUJAAD0DwAwtgkAAM0IABC3CQAA9A8AMLgJAQDbDgAh4QpAANwOACHiCgEA2w4AIQP_CQAAxwgAIIAKAADHCAAggQoAAMcIACAKxwUAAPcPACC1CQAA9g8AMLYJAADHCAAQtwkAAPYPADC4CQEA2w4AId0KAQDbDgAh3goBANsOACHfCgAApQ8AIOAKIACWDwAh4QpAANwOACEJyAUAAPUPACC1CQAA9A8AMLYJAADNCAAQtwkAAPQPADC4CQEA2w4AIeEKQADcDgAh4goBANsOACHFDAAAzQgAIMYMAADNCAAgBrUJAAD4DwAwtgkAAMIIABC3CQAA-A8AMMUKEACEDwAh4woBAJgPACHkCgIAzw4AIRS1CQAA-Q8AMLYJAACsCAAQtwkAAPkPADC4CQEAmA8AIbsJQADRDgAhzwkBANAOACHQCQEA4Q4AIdMJAgDPDgAh-QkBAOEOACGqCgEA0A4AIa0KQADRDgAhxQoQAIQPACHlCgEAmA8AIeYKAQDQDgAh5woBANAOACHoCgEA4Q4AIekKAAD0DgAg6gpAAOkOACHrCkAA6Q4AIewKQADpDgAhCbUJAAD6DwAwtgkAAJYIABC3CQAA-g8AMLgJBADzDgAhqgoBANAOACHlCgEAmA8AIe0KAQDhDgAh7goBANAOACHvCkAA0Q4AIQ61CQAA-w8AMLYJAACACAAQtwkAAPsPADDFChAAhA8AIeQKAgDPDgAh5QoBAJgPACHwCgEA0A4AIfEKAQDQDgAh8goBANAOACHzChAAuw8AIfQKAgDPDgAh9QoBANAOACH2CgEA0A4AIfcKAgD1DgAhLbUJAAD8DwAwtgkAAOoHABC3CQAA_A8AMLgJAQCYDwAhuwlAANEOACHPCQEA0A4AIfkJAQDhDgAhqgoBANAOACGtCkAA0Q4AIcQKAQDQDgAhxQoQAIQPACHJCgEA0A4AId4KAQDhDgAh7ApAANEOACHwCgEA4Q4AIfIKAQDQDgAh9QoBANAOACH4CgEA0A4AIfkKAQDQDgAh-goBANAOACH7CgEA0A4AIfwKAQDQDgAh_QoBANAOACH-ChAAuw8AIf8KEAC7DwAhgAsCAPUOACGBCwAAnw8AIIILAACfDwAggwsAAf0PACGECwAB_Q8AIYULAQDhDgAhhgsAAf4PACGHC0AA0Q4AIYgLAQDhDgAhiQsBAOEOACGKCwEA0A4AIYsLIAD_DgAhjAsCAPUOACGNCwAA9A4AII4LAAH-DwAhjwsAAPQOACCQCwEA4Q4AIZELEAC7DwAhkgsgAP8OACGTC0AA6Q4AIQcVAADTDgAgFgAAghAAIBcAAIIQACChBAABAAAEvAkAAQAAAb0JAAEAAATCCQABgRAAIQcVAADjDgAgFgAAgBAAIBcAAIAQACChBAABAAAFvAkAAQAAAb0JAAEAAAXCCQAB_w8AIQcVAADjDgAgFgAAgBAAIBcAAIAQACChBAABAAAFvAkAAQAAAb0JAAEAAAXCCQAB_w8AIQShBAABAAAFvAkAAQAAAb0JAAEAAAXCCQABgBAAIQcVAADTDgAgFgAAghAAIBcAAIIQACChBAABAAAEvAkAAQAAAb0JAAEAAATCCQABgRAAIQShBAABAAAEvAkAAQAAAb0JAAEAAATCCQABghAAITDzBAAAhhAAIPQEAACHEAAg9gQAAIgQACC1CQAAgxAAMLYJAADXBwAQtwkAAIMQADC4CQEAmw8AIbsJQADcDgAhzwkBANsOACH5CQEA5g4AIaoKAQDbDgAhrQpAANwOACHECgEA2w4AIcUKEACNDwAhyQoBANsOACHeCgEA5g4AIewKQADcDgAh8AoBAOYOACHyCgEA2w4AIfUKAQDbDgAh-AoBANsOACH5CgEA2w4AIfoKAQDbDgAh-woBANsOACH8CgEA2w4AIf0KAQDbDgAh_goQAMUPACH_ChAAxQ8AIYALAgCTDwAhgQsAAKUPACCCCwAApQ8AIIMLAAGEEAAhhAsAAYQQACGFCwEA5g4AIYYLAAGFEAAhhwtAANwOACGICwEA5g4AIYkLAQDmDgAhigsBANsOACGLCyAAlg8AIYwLAgCTDwAhjQsAAJIPACCOCwABhRAAIY8LAACSDwAgkAsBAOYOACGRCxAAxQ8AIZILIACWDwAhkwtAAPAOACEEoQQAAQAABLwJAAEAAAG9CQABAAAEwgkAAYIQACEEoQQAAQAABbwJAAEAAAG9CQABAAAFwgkAAYAQACED_wkAAMIHACCACgAAwgcAIIEKAADCBwAgA_8JAADGBwAggAoAAMYHACCBCgAAxgcAIAP_CQAAygcAIIAKAADKBwAggQoAAMoHACAC4woBAAAAAeQKAgAAAAEH9QQAAIsQACC1CQAAihAAMLYJAADOBwAQtwkAAIoQADDFChAAjQ8AIeMKAQCbDwAh5AoCANoOACEY8gQAAI4QACDzBAAAjxAAILUJAACNEAAwtgkAAMoHABC3CQAAjRAAMLgJAQCbDwAhuwlAANwOACHPCQEA2w4AIdAJAQDmDgAh0wkCANoOACH5CQEA5g4AIaoKAQDbDgAhrQpAANwOACHFChAAjQ8AIeUKAQCbDwAh5goBANsOACHnCgEA2w4AIegKAQDmDgAh6QoAAJIPACDqCkAA8A4AIesKQADwDgAh7ApAAPAOACHFDAAAygcAIMYMAADKBwAgAuUKAQAAAAHnCgEAAAABFvIEAACOEAAg8wQAAI8QACC1CQAAjRAAMLYJAADKBwAQtwkAAI0QADC4CQEAmw8AIbsJQADcDgAhzwkBANsOACHQCQEA5g4AIdMJAgDaDgAh-QkBAOYOACGqCgEA2w4AIa0KQADcDgAhxQoQAI0PACHlCgEAmw8AIeYKAQDbDgAh5woBANsOACHoCgEA5g4AIekKAACSDwAg6gpAAPAOACHrCkAA8A4AIewKQADwDgAhMvMEAACGEAAg9AQAAIcQACD2BAAAiBAAILUJAACDEAAwtgkAANcHABC3CQAAgxAAMLgJAQCbDwAhuwlAANwOACHPCQEA2w4AIfkJAQDmDgAhqgoBANsOACGtCkAA3A4AIcQKAQDbDgAhxQoQAI0PACHJCgEA2w4AId4KAQDmDgAh7ApAANwOACHwCgEA5g4AIfIKAQDbDgAh9QoBANsOACH4CgEA2w4AIfkKAQDbDgAh-goBANsOACH7CgEA2w4AIfwKAQDbDgAh_QoBANsOACH-ChAAxQ8AIf8KEADFDwAhgAsCAJMPACGBCwAApQ8AIIILAAClDwAggwsAAYQQACGECwABhBAAIYULAQDmDgAhhgsAAYUQACGHC0AA3A4AIYgLAQDmDgAhiQsBAOYOACGKCwEA2w4AIYsLIACWDwAhjAsCAJMPACGNCwAAkg8AII4LAAGFEAAhjwsAAJIPACCQCwEA5g4AIZELEADFDwAhkgsgAJYPACGTC0AA8A4AIcUMAADXBwAgxgwAANcHACAD_wkAAM4HACCACgAAzgcAIIEKAADOBwAgCvIEAACOEAAgtQkAAJAQADC2CQAAxgcAELcJAACQEAAwuAkEAIsPACGqCgEA2w4AIeUKAQCbDwAh7QoBAOYOACHuCgEA2w4AIe8KQADcDgAhAuQKAgAAAAHlCgEAAAABD_IEAACOEAAgtQkAAJIQADC2CQAAwgcAELcJAACSEAAwxQoQAI0PACHkCgIA2g4AIeUKAQCbDwAh8AoBANsOACHxCgEA2w4AIfIKAQDbDgAh8woQAMUPACH0CgIA2g4AIfUKAQDbDgAh9goBANsOACH3CgIAkw8AIQTECgEAAAAB-QoBAAAAAfoKAQAAAAH8CgEAAAABB7UJAACUEAAwtgkAAL0HABC3CQAAlBAAMOcKAQDQDgAhmAsCAM8OACGZC0AA0Q4AIZoLQADRDgAhB7UJAACVEAAwtgkAAKoHABC3CQAAlRAAMOcKAQDbDgAhmAsCANoOACGZC0AA3A4AIZoLQADcDgAhBbUJAACWEAAwtgkAAKQHABC3CQAAlhAAMOcKAQDQDgAhmwtAANEOACEFtQkAAJcQADC2CQAAkQcAELcJAACXEAAw5woBANsOACGbC0AA3A4AIRe1CQAAmBAAMLYJAACLBwAQtwkAAJgQADC4CQEA0A4AIbsJQADRDgAhyQlAAOkOACHPCQAAmRCdCyLvCQEA0A4AIfAJAQDQDgAh-gkBANAOACGSCgEA0A4AIZoKQADRDgAhrQpAANEOACG9CkAA6Q4AIewKQADpDgAh8goBANAOACGYCwIAzw4AIZ0LAACfDwAgngsCAM8OACGfCwAA9A4AIKALAAD0DgAgoQsBAOEOACGiC0AA0Q4AIQcVAADTDgAgFgAAmxAAIBcAAJsQACChBAAAAJ0LCLwJAAAAnQsCvQkAAACdCwjCCQAAmhCdCyIHFQAA0w4AIBYAAJsQACAXAACbEAAgoQQAAACdCwi8CQAAAJ0LAr0JAAAAnQsIwgkAAJoQnQsiBKEEAAAAnQsIvAkAAACdCwK9CQAAAJ0LCMIJAACbEJ0LIhe1CQAAnBAAMLYJAAD4BgAQtwkAAJwQADC4CQEA2w4AIbsJQADcDgAhyQlAAPAOACHPCQAAnRCdCyLvCQEA2w4AIfAJAQDbDgAh-gkBANsOACGSCgEA2w4AIZoKQADcDgAhrQpAANwOACG9CkAA8A4AIewKQADwDgAh8goBANsOACGYCwIA2g4AIZ0LAAClDwAgngsCANoOACGfCwAAkg8AIKALAACSDwAgoQsBAOYOACGiC0AA3A4AIQShBAAAAJ0LCLwJAAAAnQsCvQkAAACdCwjCCQAAmxCdCyIK3AEBANAOACG1CQAAnhAAMLYJAADyBgAQtwkAAJ4QADC4CQQA8w4AIckKAQDQDgAh0AoBANAOACGjCwEA0A4AIaQLAQDQDgAhpQsCAM8OACEFtQkAAJ8QADC2CQAA3AYAELcJAACfEAAw0AoBANAOACGmCwIAzw4AIQbdAQAAoRAAILUJAACgEAAwtgkAAMkGABC3CQAAoBAAMNAKAQDbDgAhpgsCANoOACED_wkAAMMGACCACgAAwwYAIIEKAADDBgAgC9wBAQDbDgAhoQQAAKMQACC1CQAAohAAMLYJAADDBgAQtwkAAKIQADC4CQQAiw8AIckKAQDbDgAh0AoBANsOACGjCwEA2w4AIaQLAQDbDgAhpQsCANoOACEI3QEAAKEQACC1CQAAoBAAMLYJAADJBgAQtwkAAKAQADDQCgEA2w4AIaYLAgDaDgAhxQwAAMkGACDGDAAAyQYAIAe1CQAApBAAMLYJAAC-BgAQtwkAAKQQADC7CUAA0Q4AIeQKAgDPDgAh5QoBAJgPACGnCwEA0A4AIQe1CQAApRAAMLYJAACrBgAQtwkAAKUQADC7CUAA3A4AIeQKAgDaDgAh5QoBAJsPACGnCwEA2w4AIQPkCgIAAAAB5QoBAAAAAacLAQAAAAEJtQkAAKcQADC2CQAApQYAELcJAACnEAAwzwkAAKgQqgsi-gkBANAOACGuCkAA6Q4AIfEKAQDQDgAhqgsBAOEOACGrC0AA0Q4AIQcVAADTDgAgFgAAqhAAIBcAAKoQACChBAAAAKoLCLwJAAAAqgsCvQkAAACqCwjCCQAAqRCqCyIHFQAA0w4AIBYAAKoQACAXAACqEAAgoQQAAACqCwi8CQAAAKoLAr0JAAAAqgsIwgkAAKkQqgsiBKEEAAAAqgsIvAkAAACqCwK9CQAAAKoLCMIJAACqEKoLIgm1CQAAqxAAMLYJAACSBgAQtwkAAKsQADDPCQAArBCqCyL6CQEA2w4AIa4KQADwDgAh8QoBANsOACGqCwEA5g4AIasLQADcDgAhBKEEAAAAqgsIvAkAAACqCwK9CQAAAKoLCMIJAACqEKoLIgW1CQAArRAAMLYJAACMBgAQtwkAAK0QADDQCgEA0A4AIeEKQADRDgAhBbUJAACuEAAwtgkAAPkFABC3CQAArhAAMNAKAQDbDgAh4QpAANwOACERtQkAAK8QADC2CQAA8wUAELcJAACvEAAwuAkBAJgPACG7CUAA0Q4AIfAJAQDQDgAhrgpAAOkOACHeCgEA0A4AIfAKAQDhDgAh9goBAOEOACGICwEA0A4AIYoLAQDQDgAhrAsBANAOACGtCwAAnw8AIK4LAQDQDgAhrwsBANAOACGwCwEA4Q4AIRG1CQAAsBAAMLYJAADgBQAQtwkAALAQADC4CQEAmw8AIbsJQADcDgAh8AkBANsOACGuCkAA8A4AId4KAQDbDgAh8AoBAOYOACH2CgEA5g4AIYgLAQDbDgAhigsBANsOACGsCwEA2w4AIa0LAAClDwAgrgsBANsOACGvCwEA2w4AIbALAQDmDgAhB7UJAACxEAAwtgkAANoFABC3CQAAsRAAMLsJQADRDgAhyQlAANEOACHnCQAB_Q8AIaQKAQDQDgAhB7UJAACyEAAwtgkAAMcFABC3CQAAshAAMLsJQADcDgAhyQlAANwOACHnCQABhBAAIaQKAQDbDgAhB7UJAACzEAAwtgkAAMEFABC3CQAAsxAAMMkJQADRDgAhpAoBANAOACH8CgEA0A4AIbELQADRDgAhB7UJAAC0EAAwtgkAAK4FABC3CQAAtBAAMMkJQADcDgAhpAoBANsOACH8CgEA2w4AIbELQADcDgAhBccFBADzDgAhtQkAALUQADC2CQAAqAUAELcJAAC1EAAwuAkCAM8OACEFxwUEAIsPACG1CQAAthAAMLYJAACVBQAQtwkAALYQADC4CQIA2g4AIQ61CQAAtxAAMLYJAACPBQAQtwkAALcQADC4CQIAzw4AIaEKAQDhDgAh8AoBANAOACGICwEA0A4AIbALAAH9DwAhsgsCAM8OACGzCwEA0A4AIbQLAQDQDgAhtQsBAOEOACG2CwEA4Q4AIbcLAAH-DwAhDbUJAAC4EAAwtgkAAPkEABC3CQAAuBAAMLgJAgDPDgAhtAsBANAOACG4CwEA0A4AIbkLAQDQDgAhugsBANAOACG7CwEA0A4AIbwLAQDhDgAhvQsBAOEOACG-CwAAuRAAIL8LIAD_DgAhBLwJAQAAAAXACwEAAAABwQsBAAAABMILAQAAAAQOkAMAALsQACC1CQAAuhAAMLYJAADmBAAQtwkAALoQADC4CQIA2g4AIbQLAQDbDgAhuAsBANsOACG5CwEA2w4AIboLAQDbDgAhuwsBANsOACG8CwEA5g4AIb0LAQDmDgAhvgsAALkQACC_CyAAlg8AIQP_CQAA4AQAIIAKAADgBAAggQoAAOAEACAD8AoBAAAAAYgLAQAAAAGyCwIAAAABD48DAAC-EAAgtQkAAL0QADC2CQAA4AQAELcJAAC9EAAwuAkCANoOACGhCgEA5g4AIfAKAQDbDgAhiAsBANsOACGwCwABhBAAIbILAgDaDgAhswsBANsOACG0CwEA2w4AIbULAQDmDgAhtgsBAOYOACG3CwABhRAAIRCQAwAAuxAAILUJAAC6EAAwtgkAAOYEABC3CQAAuhAAMLgJAgDaDgAhtAsBANsOACG4CwEA2w4AIbkLAQDbDgAhugsBANsOACG7CwEA2w4AIbwLAQDmDgAhvQsBAOYOACG-CwAAuRAAIL8LIACWDwAhxQwAAOYEACDGDAAA5gQAIAe1CQAAvxAAMLYJAADbBAAQtwkAAL8QADC5CwEA0A4AIcQLQADRDgAhxQtAAOkOACHGCwEA4Q4AIQe1CQAAwBAAMLYJAADIBAAQtwkAAMAQADC5CwEA2w4AIcQLQADcDgAhxQtAAPAOACHGCwEA5g4AIQi1CQAAwRAAMLYJAADCBAAQtwkAAMEQADC4CQEAmA8AIbsJQADRDgAh8AkBANAOACHHCwEAmA8AIcgLBADzDgAhD7UJAADCEAAwtgkAAKwEABC3CQAAwhAAMLgJAQCYDwAhuwlAANEOACHJCUAA6Q4AIdAJAQDhDgAh-goAAMQQzQsiyAsEAPMOACHJCwEA0A4AIcoLAQDQDgAhywsBAMMQACHNCwQA8w4AIc4LBADzDgAhzwtAAOkOACELFQAA4w4AIBYAAOQOACAXAADkDgAgoQQBAAAABbwJAQAAAAG9CQEAAAAFvgkBAAAAAb8JAQAAAAHACQEAAAABwQkBAAAAAcIJAQDHEAAhBxUAANMOACAWAADGEAAgFwAAxhAAIKEEAAAAzQsIvAkAAADNCwK9CQAAAM0LCMIJAADFEM0LIgcVAADTDgAgFgAAxhAAIBcAAMYQACChBAAAAM0LCLwJAAAAzQsCvQkAAADNCwjCCQAAxRDNCyIEoQQAAADNCwi8CQAAAM0LAr0JAAAAzQsIwgkAAMYQzQsiCxUAAOMOACAWAADkDgAgFwAA5A4AIKEEAQAAAAW8CQEAAAABvQkBAAAABb4JAQAAAAG_CQEAAAABwAkBAAAAAcEJAQAAAAHCCQEAxxAAIQe1CQAAyBAAMLYJAACUBAAQtwkAAMgQADC7CUAA0Q4AIfAJAQDQDgAhywsBAJgPACHRCwAAyRDRCyIHFQAA0w4AIBYAAMsQACAXAADLEAAgoQQAAADRCwi8CQAAANELAr0JAAAA0QsIwgkAAMoQ0QsiBxUAANMOACAWAADLEAAgFwAAyxAAIKEEAAAA0QsIvAkAAADRCwK9CQAAANELCMIJAADKENELIgShBAAAANELCLwJAAAA0QsCvQkAAADRCwjCCQAAyxDRCyIItQkAAMwQADC2CQAA_gMAELcJAADMEAAwuAkBAJgPACG7CUAA0Q4AIdAKAQDQDgAhygsBANAOACHSCwEA0A4AIQLwCQEAAAABxwsBAAAAAQm8AgAAzxAAILUJAADOEAAwtgkAAOQDABC3CQAAzhAAMLgJAQCbDwAhuwlAANwOACHwCQEA2w4AIccLAQCbDwAhyAsEAIsPACETugIAANYQACC9AgAA1xAAILUJAADTEAAwtgkAAN4DABC3CQAA0xAAMLgJAQCbDwAhuwlAANwOACHJCUAA8A4AIdAJAQDmDgAh-goAANUQzQsiyAsEAIsPACHJCwEA2w4AIcoLAQDbDgAhywsBANQQACHNCwQAiw8AIc4LBACLDwAhzwtAAPAOACHFDAAA3gMAIMYMAADeAwAgCrsCAADREAAgvgIAANIQACC1CQAA0BAAMLYJAADiAwAQtwkAANAQADC4CQEAmw8AIbsJQADcDgAh0AoBANsOACHKCwEA2w4AIdILAQDbDgAhA_8JAADaAwAggAoAANoDACCBCgAA2gMAIAP_CQAA3gMAIIAKAADeAwAggQoAAN4DACARugIAANYQACC9AgAA1xAAILUJAADTEAAwtgkAAN4DABC3CQAA0xAAMLgJAQCbDwAhuwlAANwOACHJCUAA8A4AIdAJAQDmDgAh-goAANUQzQsiyAsEAIsPACHJCwEA2w4AIcoLAQDbDgAhywsBANQQACHNCwQAiw8AIc4LBACLDwAhzwtAAPAOACEIoQQBAAAABbwJAQAAAAG9CQEAAAAFvgkBAAAAAb8JAQAAAAHACQEAAAABwQkBAAAAAcIJAQDYEAAhBKEEAAAAzQsIvAkAAADNCwK9CQAAAM0LCMIJAADGEM0LIgy7AgAA0RAAIL4CAADSEAAgtQkAANAQADC2CQAA4gMAELcJAADQEAAwuAkBAJsPACG7CUAA3A4AIdAKAQDbDgAhygsBANsOACHSCwEA2w4AIcUMAADiAwAgxgwAAOIDACAD_wkAAOQDACCACgAA5AMAIIEKAADkAwAgCKEEAQAAAAW8CQEAAAABvQkBAAAABb4JAQAAAAG_CQEAAAABwAkBAAAAAcEJAQAAAAHCCQEA2BAAIQLwCQEAAAABywsBAAAAAQi6AgAA3BAAILUJAADaEAAwtgkAANoDABC3CQAA2hAAMLsJQADcDgAh8AkBANsOACHLCwEAmw8AIdELAADbENELIgShBAAAANELCLwJAAAA0QsCvQkAAADRCwjCCQAAyxDRCyIMuwIAANEQACC-AgAA0hAAILUJAADQEAAwtgkAAOIDABC3CQAA0BAAMLgJAQCbDwAhuwlAANwOACHQCgEA2w4AIcoLAQDbDgAh0gsBANsOACHFDAAA4gMAIMYMAADiAwAgD7UJAADdEAAwtgkAANUDABC3CQAA3RAAMOQKAgDPDgAhuQsBANAOACG6CwEA4Q4AIdULAQDQDgAh1gsCAM8OACHYCwAA3hDYCyLZCwIA9Q4AIdoLAQDhDgAh2wsBAOEOACHcCwEA4Q4AId0LAAD0DgAg3gsCAM8OACEHFQAA0w4AIBYAAOAQACAXAADgEAAgoQQAAADYCwi8CQAAANgLAr0JAAAA2AsIwgkAAN8Q2AsiBxUAANMOACAWAADgEAAgFwAA4BAAIKEEAAAA2AsIvAkAAADYCwK9CQAAANgLCMIJAADfENgLIgShBAAAANgLCLwJAAAA2AsCvQkAAADYCwjCCQAA4BDYCyIPtQkAAOEQADC2CQAAwgMAELcJAADhEAAw5AoCANoOACG5CwEA2w4AIboLAQDmDgAh1QsBANsOACHWCwIA2g4AIdgLAADiENgLItkLAgCTDwAh2gsBAOYOACHbCwEA5g4AIdwLAQDmDgAh3QsAAJIPACDeCwIA2g4AIQShBAAAANgLCLwJAAAA2AsCvQkAAADYCwjCCQAA4BDYCyICuQsBAAAAAdULAQAAAAEC5AoCAAAAAdULAQAAAAEUtQkAAOUQADC2CQAAvAMAELcJAADlEAAwvgpAANEOACG0CwEA4Q4AIbYLAQDQDgAhtwsAAf0PACG5CwEA0A4AIboLAQDhDgAhuwsBAOEOACHbCwEA0A4AIdwLAQDQDgAh4QsBANAOACHiCwEA4Q4AIeMLAQDhDgAh5AsBAOEOACHlCwAAuRAAIOYLAAC5EAAg5wsgAP8OACHoC0AA6Q4AIRS1CQAA5hAAMLYJAACvAwAQtwkAAOYQADC-CkAA3A4AIbQLAQDmDgAhtgsBANsOACG3CwABhBAAIbkLAQDbDgAhugsBAOYOACG7CwEA5g4AIdsLAQDbDgAh3AsBANsOACHhCwEA2w4AIeILAQDmDgAh4wsBAOYOACHkCwEA5g4AIeULAAC5EAAg5gsAALkQACDnCyAAlg8AIegLQADwDgAhDLUJAADnEAAwtgkAAKkDABC3CQAA5xAAMLgJBADzDgAhyQlAANEOACHwCQEA0A4AIZsKQADRDgAhsQtAAOkOACHpCwEA0A4AIeoLAAH9DwAh6wsAAf0PACHsCwIAzw4AIQy1CQAA6BAAMLYJAACWAwAQtwkAAOgQADC4CQQAiw8AIckJQADcDgAh8AkBANsOACGbCkAA3A4AIbELQADwDgAh6QsBANsOACHqCwABhBAAIesLAAGEEAAh7AsCANoOACEQtQkAAOkQADC2CQAAkAMAELcJAADpEAAwuwlAANEOACHPCQEA4Q4AIfAJAQDQDgAhrQpAANEOACHpCwEA0A4AIe0LAQDQDgAh7gsBANAOACHvCwEA0A4AIfALAQDhDgAh8QsBANAOACHyCwEA0A4AIfMLAQDQDgAh9AtAAOkOACEQtQkAAOoQADC2CQAA_QIAELcJAADqEAAwuwlAANwOACHPCQEA5g4AIfAJAQDbDgAhrQpAANwOACHpCwEA2w4AIe0LAQDbDgAh7gsBANsOACHvCwEA2w4AIfALAQDmDgAh8QsBANsOACHyCwEA2w4AIfMLAQDbDgAh9AtAAPAOACEJtQkAAOsQADC2CQAA9wIAELcJAADrEAAwuAkEAPMOACHOCgEA0A4AIdAKAQDQDgAhowsBANAOACGkCwEA0A4AIaULAgDPDgAhE7UJAADsEAAwtgkAAOECABC3CQAA7BAAMLsJQADRDgAhyQlAAOkOACHPCQAA7RD2CyKRCgQA8w4AIckKAQDQDgAh0AoBANAOACGmCwIAzw4AIfYLQADpDgAh9wsBAOEOACH4C0AA6Q4AIfkLQADpDgAh-gtAAOkOACH7CwIAzw4AIfwLQADpDgAh_QtAAOkOACH-C0AA6Q4AIQcVAADTDgAgFgAA7xAAIBcAAO8QACChBAAAAPYLCLwJAAAA9gsCvQkAAAD2CwjCCQAA7hD2CyIHFQAA0w4AIBYAAO8QACAXAADvEAAgoQQAAAD2Cwi8CQAAAPYLAr0JAAAA9gsIwgkAAO4Q9gsiBKEEAAAA9gsIvAkAAAD2CwK9CQAAAPYLCMIJAADvEPYLIhTdAQAA8hAAILUJAADwEAAwtgkAAM4CABC3CQAA8BAAMLsJQADcDgAhyQlAAPAOACHPCQAA8RD2CyKRCgQAiw8AIckKAQDbDgAh0AoBANsOACGmCwIA2g4AIfYLQADwDgAh9wsBAOYOACH4C0AA8A4AIfkLQADwDgAh-gtAAPAOACH7CwIA2g4AIfwLQADwDgAh_QtAAPAOACH-C0AA8A4AIQShBAAAAPYLCLwJAAAA9gsCvQkAAAD2CwjCCQAA7xD2CyID_wkAAMgCACCACgAAyAIAIIEKAADIAgAgCtwBAAD0EAAgtQkAAPMQADC2CQAAyAIAELcJAADzEAAwuAkEAIsPACHOCgEA2w4AIdAKAQDbDgAhowsBANsOACGkCwEA2w4AIaULAgDaDgAhFt0BAADyEAAgtQkAAPAQADC2CQAAzgIAELcJAADwEAAwuwlAANwOACHJCUAA8A4AIc8JAADxEPYLIpEKBACLDwAhyQoBANsOACHQCgEA2w4AIaYLAgDaDgAh9gtAAPAOACH3CwEA5g4AIfgLQADwDgAh-QtAAPAOACH6C0AA8A4AIfsLAgDaDgAh_AtAAPAOACH9C0AA8A4AIf4LQADwDgAhxQwAAM4CACDGDAAAzgIAIBW1CQAA9RAAMLYJAADDAgAQtwkAAPUQADC4CQQA8w4AIc8JAAD3EIEMItMJAgDPDgAh7wkAAPYQgAwi8AkBANAOACH6CQEA0A4AIaoKAQDhDgAhqwpAAOkOACHFCgQA8w4AIc4KAQDQDgAhqgsBAOEOACGrC0AA0Q4AIYEMAgDPDgAhggxAAOkOACGDDAIA9Q4AIYQMQADpDgAhhQxAAOkOACGGDEAA6Q4AIQcVAADTDgAgFgAA-xAAIBcAAPsQACChBAAAAIAMCLwJAAAAgAwCvQkAAACADAjCCQAA-hCADCIHFQAA0w4AIBYAAPkQACAXAAD5EAAgoQQAAACBDAi8CQAAAIEMAr0JAAAAgQwIwgkAAPgQgQwiBxUAANMOACAWAAD5EAAgFwAA-RAAIKEEAAAAgQwIvAkAAACBDAK9CQAAAIEMCMIJAAD4EIEMIgShBAAAAIEMCLwJAAAAgQwCvQkAAACBDAjCCQAA-RCBDCIHFQAA0w4AIBYAAPsQACAXAAD7EAAgoQQAAACADAi8CQAAAIAMAr0JAAAAgAwIwgkAAPoQgAwiBKEEAAAAgAwIvAkAAACADAK9CQAAAIAMCMIJAAD7EIAMIhW1CQAA_BAAMLYJAACwAgAQtwkAAPwQADC4CQQAiw8AIc8JAAD-EIEMItMJAgDaDgAh7wkAAP0QgAwi8AkBANsOACH6CQEA2w4AIaoKAQDmDgAhqwpAAPAOACHFCgQAiw8AIc4KAQDbDgAhqgsBAOYOACGrC0AA3A4AIYEMAgDaDgAhggxAAPAOACGDDAIAkw8AIYQMQADwDgAhhQxAAPAOACGGDEAA8A4AIQShBAAAAIAMCLwJAAAAgAwCvQkAAACADAjCCQAA-xCADCIEoQQAAACBDAi8CQAAAIEMAr0JAAAAgQwIwgkAAPkQgQwiAoIMQAAAAAGDDAIAAAABErUJAACAEQAwtgkAAKoCABC3CQAAgBEAMM0KQADRDgAh0AoBANAOACGIDAEA0A4AIYkMAgDPDgAhigwAAJ8PACCLDAEA0A4AIYwMAACfDwAgjQwBANAOACGODCAA_w4AIY8MAgDPDgAhkAwBANAOACGRDAEA0A4AIZIMAQDQDgAhkwwAAf4PACGUDAEA0A4AIRK1CQAAgREAMLYJAACXAgAQtwkAAIERADDNCkAA3A4AIdAKAQDbDgAhiAwBANsOACGJDAIA2g4AIYoMAAClDwAgiwwBANsOACGMDAAApQ8AII0MAQDbDgAhjgwgAJYPACGPDAIA2g4AIZAMAQDbDgAhkQwBANsOACGSDAEA2w4AIZMMAAGFEAAhlAwBANsOACEItQkAAIIRADC2CQAAkQIAELcJAACCEQAwlwoEAPMOACHaCkAA0Q4AIZUMAgDPDgAhlgwCAM8OACGXDAQA8w4AIQi1CQAAgxEAMLYJAAD-AQAQtwkAAIMRADCXCgQAiw8AIdoKQADcDgAhlQwCANoOACGWDAIA2g4AIZcMBACLDwAhAtoKQAAAAAGVDAIAAAABCrUJAACFEQAwtgkAAPgBABC3CQAAhREAMPkJAAH9DwAhlQwCAM8OACGZDAAB_Q8AIZoMBADzDgAhmwwCAM8OACGcDAAB_Q8AIZ0MAAH-DwAhCrUJAACGEQAwtgkAAOUBABC3CQAAhhEAMPkJAAGEEAAhlQwCANoOACGZDAABhBAAIZoMBACLDwAhmwwCANoOACGcDAABhBAAIZ0MAAGFEAAhBJUMAgAAAAGZDAABAAABmgwEAAAAAZsMAgAAAAEKtQkAAIgRADC2CQAA3wEAELcJAACIEQAwyQoAAf0PACGRCxAAhA8AIZUMAgDPDgAhmQwAAf0PACGgDAAAiRGgDCKhDBAAhA8AIaIMAgDPDgAhBxUAANMOACAWAACLEQAgFwAAixEAIKEEAAAAoAwIvAkAAACgDAK9CQAAAKAMCMIJAACKEaAMIgcVAADTDgAgFgAAixEAIBcAAIsRACChBAAAAKAMCLwJAAAAoAwCvQkAAACgDAjCCQAAihGgDCIEoQQAAACgDAi8CQAAAKAMAr0JAAAAoAwIwgkAAIsRoAwiCrUJAACMEQAwtgkAAMwBABC3CQAAjBEAMMkKAAGEEAAhkQsQAI0PACGVDAIA2g4AIZkMAAGEEAAhoAwAAI0RoAwioQwQAI0PACGiDAIA2g4AIQShBAAAAKAMCLwJAAAAoAwCvQkAAACgDAjCCQAAixGgDCIFyQoAAQAAAZUMAgAAAAGZDAABAAABoAwAAACgDAKhDBAAAAABD7UJAACPEQAwtgkAAMYBABC3CQAAjxEAMPkJAAH9DwAh6AoAAf0PACGkCxAAhA8AIZUMAgDPDgAhmQwAAf0PACGaDAQA8w4AIZsMAgDPDgAhoAwAAIkRoAwioQwQAIQPACGkDAIAzw4AIaUMAgDPDgAhpgwAAf0PACEPtQkAAJARADC2CQAAswEAELcJAACQEQAw-QkAAYQQACHoCgABhBAAIaQLEACNDwAhlQwCANoOACGZDAABhBAAIZoMBACLDwAhmwwCANoOACGgDAAAjRGgDCKhDBAAjQ8AIaQMAgDaDgAhpQwCANoOACGmDAABhBAAIQSVDAIAAAABmgwEAAAAAaQMAgAAAAGlDAIAAAABELUJAACSEQAwtgkAAK0BABC3CQAAkhEAMO8JAQDQDgAh-QkAAf0PACHkCgIAzw4AIegKAAH-DwAhpAsQAIQPACHGCwEA4Q4AIZUMAgDPDgAhmgwEAPMOACGbDAIAzw4AIaYMAAH9DwAhqAwBANAOACGpDAQA8w4AIaoMBADzDgAhELUJAACTEQAwtgkAAJoBABC3CQAAkxEAMO8JAQDbDgAh-QkAAYQQACHkCgIA2g4AIegKAAGFEAAhpAsQAI0PACHGCwEA5g4AIZUMAgDaDgAhmgwEAIsPACGbDAIA2g4AIaYMAAGEEAAhqAwBANsOACGpDAQAiw8AIaoMBACLDwAhBOQKAgAAAAGVDAIAAAABmgwEAAAAAZsMAgAAAAEStQkAAJURADC2CQAAlAEAELcJAACVEQAw6AoAAf4PACH8CgQA8w4AIZ0LAAH9DwAhpAsQAIQPACHrCwAB_Q8AIZUMAgDPDgAhmgwEAPMOACGmDAAB_Q8AIakMBADzDgAhqgwEAPMOACGsDAIAzw4AIa0MEACEDwAhrgwAAf4PACGvDAQA8w4AIbAMIAD_DgAhErUJAACWEQAwtgkAAIEBABC3CQAAlhEAMOgKAAGFEAAh_AoEAIsPACGdCwABhBAAIaQLEACNDwAh6wsAAYQQACGVDAIA2g4AIZoMBACLDwAhpgwAAYQQACGpDAQAiw8AIaoMBACLDwAhrAwCANoOACGtDBAAjQ8AIa4MAAGFEAAhrwwEAIsPACGwDCAAlg8AIQOVDAIAAAABmgwEAAAAAawMAgAAAAEPtQkAAJgRADC2CQAAewAQtwkAAJgRADCXCgIAzw4AIesLAAH9DwAhlQwCAM8OACGXDAIAzw4AIaoMEACEDwAhsgwEAPMOACGzDAAB_Q8AIbQMQADRDgAhtQwAAf0PACG2DBAAhA8AIbcMEAC7DwAhuAwgAP8OACEPtQkAAJkRADC2CQAAaAAQtwkAAJkRADCXCgIA2g4AIesLAAGEEAAhlQwCANoOACGXDAIA2g4AIaoMEACNDwAhsgwEAIsPACGzDAABhBAAIbQMQADcDgAhtQwAAYQQACG2DBAAjQ8AIbcMEADFDwAhuAwgAJYPACEClQwCAAAAAbIMBAAAAAEItQkAAJsRADC2CQAAYgAQtwkAAJsRADCVDAIAzw4AIboMBADzDgAhuwwEAPYOACG8DAAB_g8AIb0MQADRDgAhCLUJAACcEQAwtgkAAE8AELcJAACcEQAwlQwCANoOACG6DAQAiw8AIbsMBACMDwAhvAwAAYUQACG9DEAA3A4AIQq1CQAAnREAMLYJAABJABC3CQAAnREAMLgJBADzDgAh7wkBANAOACGqCgEA0A4AIe8KQADRDgAhvgwBANAOACHADAAAnhHADCLBDAEA0A4AIQcVAADTDgAgFgAAoBEAIBcAAKARACChBAAAAMAMCLwJAAAAwAwCvQkAAADADAjCCQAAnxHADCIHFQAA0w4AIBYAAKARACAXAACgEQAgoQQAAADADAi8CQAAAMAMAr0JAAAAwAwIwgkAAJ8RwAwiBKEEAAAAwAwIvAkAAADADAK9CQAAAMAMCMIJAACgEcAMIgq1CQAAoREAMLYJAAA2ABC3CQAAoREAMLgJBACLDwAh7wkBANsOACGqCgEA2w4AIe8KQADcDgAhvgwBANsOACHADAAAohHADCLBDAEA2w4AIQShBAAAAMAMCLwJAAAAwAwCvQkAAADADAjCCQAAoBHADCIHtQkAAKMRADC2CQAAMAAQtwkAAKMRADCkCgEA0A4AIaoKAQDQDgAhvgwBANAOACHCDEAA0Q4AIQe1CQAApBEAMLYJAAAdABC3CQAApBEAMKQKAQDbDgAhqgoBANsOACG-DAEA2w4AIcIMQADcDgAhCLUJAAClEQAwtgkAABcAELcJAAClEQAw7wkAAKYRxAwiqgoBANAOACG-DAEA0A4AIcEMAQDQDgAhwgxAANEOACEHFQAA0w4AIBYAAKgRACAXAACoEQAgoQQAAADEDAi8CQAAAMQMAr0JAAAAxAwIwgkAAKcRxAwiBxUAANMOACAWAACoEQAgFwAAqBEAIKEEAAAAxAwIvAkAAADEDAK9CQAAAMQMCMIJAACnEcQMIgShBAAAAMQMCLwJAAAAxAwCvQkAAADEDAjCCQAAqBHEDCIItQkAAKkRADC2CQAABAAQtwkAAKkRADDvCQAAqhHEDCKqCgEA2w4AIb4MAQDbDgAhwQwBANsOACHCDEAA3A4AIQShBAAAAMQMCLwJAAAAxAwCvQkAAADEDAjCCQAAqBHEDCIC7wkAAADEDALBDAEAAAABAAAAAAAFzQwCAAAAAdEMAgAAAAHSDAIAAAAB0wwCAAAAAdQMAgAAAAEBzQwBAAAAAQHNDEAAAAABAAAAAAAAAAHNDAEAAAABAAAAAAABzQwAAADPCQIBzQxAAAAAAQcPAADiFwAgEAAA5RcAIMcMAADjFwAgyAwAAOQXACDJDAAAow0AIMoMAACjDQAgywwAAJcNACADDwAA4hcAIMcMAADjFwAgywwAAJcNACAKwggAAIISACDDCAAAgxIAIMQIAACEEgAg6AkAALcRACD2CQAAtxEAIPcJAAC3EQAg-QkAALcRACD7CQAAtxEAIPwJAAC3EQAg_gkAALcRACAAAAAAAAXNDAQAAAAB0QwEAAAAAdIMBAAAAAHTDAQAAAAB1AwEAAAAAQXNDAIAAAAB0QwCAAAAAdIMAgAAAAHTDAIAAAAB1AwCAAAAAQXNDAQAAAAB0QwEAAAAAdIMBAAAAAHTDAQAAAAB1AwEAAAAAQUPAADdFwAgEAAA4BcAIMcMAADeFwAgyAwAAN8XACDLDAAAlw0AIAMPAADdFwAgxwwAAN4XACDLDAAAlw0AIAAAAAAAAc0MIAAAAAEFDwAA2BcAIBAAANsXACDHDAAA2RcAIMgMAADaFwAgywwAAJcNACADDwAA2BcAIMcMAADZFwAgywwAAJcNACAAAAAAAAHNDAAAAO8JAgXNDBAAAAAB0QwQAAAAAdIMEAAAAAHTDBAAAAAB1AwQAAAAAQsPAADzEQAwEAAA-BEAMMcMAAD0EQAwyAwAAPURADDJDAAA9xEAMMoMAAD3EQAwywwAAPcRADDMDAAA9hEAIM0MAAD3EQAwzgwAAPkRADDPDAAA-hEAMAsPAADnEQAwEAAA7BEAMMcMAADoEQAwyAwAAOkRADDJDAAA6xEAMMoMAADrEQAwywwAAOsRADDMDAAA6hEAIM0MAADrEQAwzgwAAO0RADDPDAAA7hEAMAcPAADiEQAgEAAA5REAIMcMAADjEQAgyAwAAOQRACDJDAAAoQ0AIMoMAAChDQAgywwAAOkNACALuAkBAAAAAbkJAQAAAAG6CQEAAAABuwlAAAAAAcYJAQAAAAHPCQAAAM8JAtAJAQAAAAHRCUAAAAAB0glAAAAAAdMJAgAAAAHUCUAAAAABAgAAAOkNACAPAADiEQAgAwAAAKENACAPAADiEQAgEAAA5hEAIA0AAAChDQAgCAAA5hEAILgJAQCyEQAhuQkBALsRACG6CQEAuxEAIbsJQACzEQAhxgkBALIRACHPCQAAwRHPCSLQCQEAuxEAIdEJQADCEQAh0glAAMIRACHTCQIAsREAIdQJQADCEQAhC7gJAQCyEQAhuQkBALsRACG6CQEAuxEAIbsJQACzEQAhxgkBALIRACHPCQAAwRHPCSLQCQEAuxEAIdEJQADCEQAh0glAAMIRACHTCQIAsREAIdQJQADCEQAhDbgJBAAAAAHVCQEAAAAB1gkEAAAAAdcJgAAAAAHYCQEAAAAB2QkCAAAAAdoJBAAAAAHbCUAAAAAB3AlAAAAAAd0JQAAAAAHeCQEAAAAB3wkBAAAAAeAJQAAAAAECAAAAnw0AIA8AAPIRACADAAAAnw0AIA8AAPIRACAQAADxEQAgAQgAANcXADASwQgAAJQPACC1CQAAkQ8AMLYJAACdDQAQtwkAAJEPADC4CQQAAAABzQkBANsOACHVCQEAAAAB1gkEAIsPACHXCQAAkg8AINgJAQAAAAHZCQIAkw8AIdoJBACMDwAh2wlAANwOACHcCUAA8A4AId0JQADwDgAh3gkBAOYOACHfCQEA5g4AIeAJQADwDgAhAgAAAJ8NACAIAADxEQAgAgAAAO8RACAIAADwEQAgEbUJAADuEQAwtgkAAO8RABC3CQAA7hEAMLgJBACLDwAhzQkBANsOACHVCQEA5g4AIdYJBACLDwAh1wkAAJIPACDYCQEA5g4AIdkJAgCTDwAh2gkEAIwPACHbCUAA3A4AIdwJQADwDgAh3QlAAPAOACHeCQEA5g4AId8JAQDmDgAh4AlAAPAOACERtQkAAO4RADC2CQAA7xEAELcJAADuEQAwuAkEAIsPACHNCQEA2w4AIdUJAQDmDgAh1gkEAIsPACHXCQAAkg8AINgJAQDmDgAh2QkCAJMPACHaCQQAjA8AIdsJQADcDgAh3AlAAPAOACHdCUAA8A4AId4JAQDmDgAh3wkBAOYOACHgCUAA8A4AIQ24CQQAyxEAIdUJAQC7EQAh1gkEAMsRACHXCYAAAAAB2AkBALsRACHZCQIAzBEAIdoJBADNEQAh2wlAALMRACHcCUAAwhEAId0JQADCEQAh3gkBALsRACHfCQEAuxEAIeAJQADCEQAhDbgJBADLEQAh1QkBALsRACHWCQQAyxEAIdcJgAAAAAHYCQEAuxEAIdkJAgDMEQAh2gkEAM0RACHbCUAAsxEAIdwJQADCEQAh3QlAAMIRACHeCQEAuxEAId8JAQC7EQAh4AlAAMIRACENuAkEAAAAAdUJAQAAAAHWCQQAAAAB1wmAAAAAAdgJAQAAAAHZCQIAAAAB2gkEAAAAAdsJQAAAAAHcCUAAAAAB3QlAAAAAAd4JAQAAAAHfCQEAAAAB4AlAAAAAAQm7CUAAAAAByQlAAAAAAecJAQAAAAHoCQEAAAAB6QkEAAAAAeoJQAAAAAHrCQEAAAAB7AlAAAAAAe0JIAAAAAECAAAAmw0AIA8AAP4RACADAAAAmw0AIA8AAP4RACAQAAD9EQAgAQgAANYXADAOwQgAAJQPACC1CQAAlQ8AMLYJAACZDQAQtwkAAJUPADC7CUAA3A4AIckJQADcDgAhzQkBANsOACHnCQEAAAAB6AkBAAAAAekJBACMDwAh6glAAPAOACHrCQEA5g4AIewJQADwDgAh7QkgAJYPACECAAAAmw0AIAgAAP0RACACAAAA-xEAIAgAAPwRACANtQkAAPoRADC2CQAA-xEAELcJAAD6EQAwuwlAANwOACHJCUAA3A4AIc0JAQDbDgAh5wkBANsOACHoCQEA2w4AIekJBACMDwAh6glAAPAOACHrCQEA5g4AIewJQADwDgAh7QkgAJYPACENtQkAAPoRADC2CQAA-xEAELcJAAD6EQAwuwlAANwOACHJCUAA3A4AIc0JAQDbDgAh5wkBANsOACHoCQEA2w4AIekJBACMDwAh6glAAPAOACHrCQEA5g4AIewJQADwDgAh7QkgAJYPACEJuwlAALMRACHJCUAAsxEAIecJAQCyEQAh6AkBALIRACHpCQQAzREAIeoJQADCEQAh6wkBALsRACHsCUAAwhEAIe0JIADVEQAhCbsJQACzEQAhyQlAALMRACHnCQEAshEAIegJAQCyEQAh6QkEAM0RACHqCUAAwhEAIesJAQC7EQAh7AlAAMIRACHtCSAA1REAIQm7CUAAAAAByQlAAAAAAecJAQAAAAHoCQEAAAAB6QkEAAAAAeoJQAAAAAHrCQEAAAAB7AlAAAAAAe0JIAAAAAEEDwAA8xEAMMcMAAD0EQAwywwAAPcRADDMDAAA9hEAIAQPAADnEQAwxwwAAOgRADDLDAAA6xEAMMwMAADqEQAgAw8AAOIRACDHDAAA4xEAIMsMAADpDQAgAAAIwQgAAMURACC5CQAAtxEAILoJAAC3EQAgzQkAALcRACDQCQAAtxEAINEJAAC3EQAg0gkAALcRACDUCQAAtxEAIAAAAAAAAAAAAc0MAAAAjQoCAAAAAc0MAAAAkQoCAAAAAAAAAAAAAAABzQwAAACaCgIAAAAAAAHNDAAAAJ4KAgHNDAAAAJ8KAgXNDBAAAAAB0QwQAAAAAdIMEAAAAAHTDBAAAAAB1AwQAAAAAQAAAAAABQ8AANEXACAQAADUFwAgxwwAANIXACDIDAAA0xcAIMsMAAC0CwAgAw8AANEXACDHDAAA0hcAIMsMAAC0CwAgAAAAAAALDwAAsxIAMBAAALgSADDHDAAAtBIAMMgMAAC1EgAwyQwAALcSADDKDAAAtxIAMMsMAAC3EgAwzAwAALYSACDNDAAAtxIAMM4MAAC5EgAwzwwAALoSADAGzwkBAAAAAdMJAgAAAAHUCUAAAAABpAoBAAAAAa4KQAAAAAGxCgEAAAABAgAAALgLACAPAAC-EgAgAwAAALgLACAPAAC-EgAgEAAAvRIAIAEIAADQFwAwDJwGAADMDwAgtQkAAMsPADC2CQAAtgsAELcJAADLDwAwzwkBANsOACHTCQIA2g4AIdQJQADwDgAhpAoBANsOACGuCkAA8A4AIbAKAQDbDgAhsQoBAOYOACG3CgAAyg8AIAIAAAC4CwAgCAAAvRIAIAIAAAC7EgAgCAAAvBIAIAq1CQAAuhIAMLYJAAC7EgAQtwkAALoSADDPCQEA2w4AIdMJAgDaDgAh1AlAAPAOACGkCgEA2w4AIa4KQADwDgAhsAoBANsOACGxCgEA5g4AIQq1CQAAuhIAMLYJAAC7EgAQtwkAALoSADDPCQEA2w4AIdMJAgDaDgAh1AlAAPAOACGkCgEA2w4AIa4KQADwDgAhsAoBANsOACGxCgEA5g4AIQbPCQEAshEAIdMJAgCxEQAh1AlAAMIRACGkCgEAshEAIa4KQADCEQAhsQoBALsRACEGzwkBALIRACHTCQIAsREAIdQJQADCEQAhpAoBALIRACGuCkAAwhEAIbEKAQC7EQAhBs8JAQAAAAHTCQIAAAAB1AlAAAAAAaQKAQAAAAGuCkAAAAABsQoBAAAAAQQPAACzEgAwxwwAALQSADDLDAAAtxIAMMwMAAC2EgAgAAWwBwAAwBIAIOgJAAC3EQAg8AkAALcRACD6CQAAtxEAILIKAAC3EQAgAAAAAAAAAAAFDwAAyxcAIBAAAM4XACDHDAAAzBcAIMgMAADNFwAgywwAAMwJACADDwAAyxcAIMcMAADMFwAgywwAAMwJACAAAAAFDwAAwxcAIBAAAMkXACDHDAAAxBcAIMgMAADIFwAgywwAAMwJACAFDwAAwRcAIBAAAMYXACDHDAAAwhcAIMgMAADFFwAgywwAANYKACADDwAAwxcAIMcMAADEFwAgywwAAMwJACADDwAAwRcAIMcMAADCFwAgywwAANYKACAAAAAAAAsPAADZEgAwEAAA3hIAMMcMAADaEgAwyAwAANsSADDJDAAA3RIAMMoMAADdEgAwywwAAN0SADDMDAAA3BIAIM0MAADdEgAwzgwAAN8SADDPDAAA4BIAMAWaBgAA0RIAILgJAQAAAAHbCUAAAAABvAoBAAAAAb4KQAAAAAECAAAA0gkAIA8AAOQSACADAAAA0gkAIA8AAOQSACAQAADjEgAgAQgAAMAXADALmgYAANwPACCcBgAA4A8AILUJAADfDwAwtgkAANAJABC3CQAA3w8AMLgJAQAAAAHbCUAA3A4AIbAKAQDbDgAhvAoBANsOACG-CkAA8A4AIdQKAADeDwAgAgAAANIJACAIAADjEgAgAgAAAOESACAIAADiEgAgCLUJAADgEgAwtgkAAOESABC3CQAA4BIAMLgJAQDbDgAh2wlAANwOACGwCgEA2w4AIbwKAQDbDgAhvgpAAPAOACEItQkAAOASADC2CQAA4RIAELcJAADgEgAwuAkBANsOACHbCUAA3A4AIbAKAQDbDgAhvAoBANsOACG-CkAA8A4AIQS4CQEAshEAIdsJQACzEQAhvAoBALIRACG-CkAAwhEAIQWaBgAAzxIAILgJAQCyEQAh2wlAALMRACG8CgEAshEAIb4KQADCEQAhBZoGAADREgAguAkBAAAAAdsJQAAAAAG8CgEAAAABvgpAAAAAAQQPAADZEgAwxwwAANoSADDLDAAA3RIAMMwMAADcEgAgAAAAAAAABQ8AALsXACAQAAC-FwAgxwwAALwXACDIDAAAvRcAIMsMAADMCQAgAw8AALsXACDHDAAAvBcAIMsMAADMCQAgAAAABw8AALMXACAQAAC5FwAgxwwAALQXACDIDAAAuBcAIMkMAADOCQAgygwAAM4JACDLDAAAxAkAIAsPAACNEwAwEAAAkRMAMMcMAACOEwAwyAwAAI8TADDJDAAA3RIAMMoMAADdEgAwywwAAN0SADDMDAAAkBMAIM0MAADdEgAwzgwAAJITADDPDAAA4BIAMAsPAACBEwAwEAAAhhMAMMcMAACCEwAwyAwAAIMTADDJDAAAhRMAMMoMAACFEwAwywwAAIUTADDMDAAAhBMAIM0MAACFEwAwzgwAAIcTADDPDAAAiBMAMAsPAAD1EgAwEAAA-hIAMMcMAAD2EgAwyAwAAPcSADDJDAAA-RIAMMoMAAD5EgAwywwAAPkSADDMDAAA-BIAIM0MAAD5EgAwzgwAAPsSADDPDAAA_BIAMAb6CQEAAAABqwpAAAAAAcQKAQAAAAHFChAAAAABxgoCAAAAAccKEAAAAAECAAAA3AkAIA8AAIATACADAAAA3AkAIA8AAIATACAQAAD_EgAgAQgAALcXADALmgYAANwPACC1CQAA2w8AMLYJAADaCQAQtwkAANsPADD6CQEAAAABqwpAANwOACG8CgEA2w4AIcQKAQDbDgAhxQoQAI0PACHGCgIA2g4AIccKEACNDwAhAgAAANwJACAIAAD_EgAgAgAAAP0SACAIAAD-EgAgCrUJAAD8EgAwtgkAAP0SABC3CQAA_BIAMPoJAQDbDgAhqwpAANwOACG8CgEA2w4AIcQKAQDbDgAhxQoQAI0PACHGCgIA2g4AIccKEACNDwAhCrUJAAD8EgAwtgkAAP0SABC3CQAA_BIAMPoJAQDbDgAhqwpAANwOACG8CgEA2w4AIcQKAQDbDgAhxQoQAI0PACHGCgIA2g4AIccKEACNDwAhBvoJAQCyEQAhqwpAALMRACHECgEAshEAIcUKEADeEQAhxgoCALERACHHChAA3hEAIQb6CQEAshEAIasKQACzEQAhxAoBALIRACHFChAA3hEAIcYKAgCxEQAhxwoQAN4RACEG-gkBAAAAAasKQAAAAAHECgEAAAABxQoQAAAAAcYKAgAAAAHHChAAAAABArgJAQAAAAG9CkAAAAABAgAAANgJACAPAACMEwAgAwAAANgJACAPAACMEwAgEAAAixMAIAEIAAC2FwAwB5oGAADcDwAgtQkAAN0PADC2CQAA1gkAELcJAADdDwAwuAkBAAAAAbwKAQDbDgAhvQpAANwOACECAAAA2AkAIAgAAIsTACACAAAAiRMAIAgAAIoTACAGtQkAAIgTADC2CQAAiRMAELcJAACIEwAwuAkBANsOACG8CgEA2w4AIb0KQADcDgAhBrUJAACIEwAwtgkAAIkTABC3CQAAiBMAMLgJAQDbDgAhvAoBANsOACG9CkAA3A4AIQK4CQEAshEAIb0KQACzEQAhArgJAQCyEQAhvQpAALMRACECuAkBAAAAAb0KQAAAAAEFnAYAANISACC4CQEAAAAB2wlAAAAAAbAKAQAAAAG-CkAAAAABAgAAANIJACAPAACVEwAgAwAAANIJACAPAACVEwAgEAAAlBMAIAEIAAC1FwAwAgAAANIJACAIAACUEwAgAgAAAOESACAIAACTEwAgBLgJAQCyEQAh2wlAALMRACGwCgEAshEAIb4KQADCEQAhBZwGAADQEgAguAkBALIRACHbCUAAsxEAIbAKAQCyEQAhvgpAAMIRACEFnAYAANISACC4CQEAAAAB2wlAAAAAAbAKAQAAAAG-CkAAAAABAw8AALMXACDHDAAAtBcAIMsMAADECQAgBA8AAI0TADDHDAAAjhMAMMsMAADdEgAwzAwAAJATACAEDwAAgRMAMMcMAACCEwAwywwAAIUTADDMDAAAhBMAIAQPAAD1EgAwxwwAAPYSADDLDAAA-RIAMMwMAAD4EgAgAAAABQ8AAK4XACAQAACxFwAgxwwAAK8XACDIDAAAsBcAIMsMAADECQAgAw8AAK4XACDHDAAArxcAIMsMAADECQAgAAAAAAAACw8AALMTADAQAAC4EwAwxwwAALQTADDIDAAAtRMAMMkMAAC3EwAwygwAALcTADDLDAAAtxMAMMwMAAC2EwAgzQwAALcTADDODAAAuRMAMM8MAAC6EwAwCw8AAKcTADAQAACsEwAwxwwAAKgTADDIDAAAqRMAMMkMAACrEwAwygwAAKsTADDLDAAAqxMAMMwMAACqEwAgzQwAAKsTADDODAAArRMAMM8MAACuEwAwDZsGAACXEwAgnQYAAJgTACCeBgAAmRMAILgJAQAAAAG7CUAAAAAByQlAAAAAAY8KQAAAAAGkCgEAAAAByAoBAAAAAckKAQAAAAHKCgEAAAABywogAAAAAcwKQAAAAAECAAAAzAkAIA8AALITACADAAAAzAkAIA8AALITACAQAACxEwAgAQgAAK0XADASoQQAAOUPACCbBgAA1A8AIJ0GAADmDwAgngYAAOcPACC1CQAA5A8AMLYJAADKCQAQtwkAAOQPADC4CQEAAAABuwlAANwOACHJCUAA8A4AIY8KQADwDgAhpAoBAAAAAbIKAQDmDgAhyAoBANsOACHJCgEA2w4AIcoKAQDmDgAhywogAJYPACHMCkAA8A4AIQIAAADMCQAgCAAAsRMAIAIAAACvEwAgCAAAsBMAIA61CQAArhMAMLYJAACvEwAQtwkAAK4TADC4CQEA2w4AIbsJQADcDgAhyQlAAPAOACGPCkAA8A4AIaQKAQDmDgAhsgoBAOYOACHICgEA2w4AIckKAQDbDgAhygoBAOYOACHLCiAAlg8AIcwKQADwDgAhDrUJAACuEwAwtgkAAK8TABC3CQAArhMAMLgJAQDbDgAhuwlAANwOACHJCUAA8A4AIY8KQADwDgAhpAoBAOYOACGyCgEA5g4AIcgKAQDbDgAhyQoBANsOACHKCgEA5g4AIcsKIACWDwAhzApAAPAOACEKuAkBALIRACG7CUAAsxEAIckJQADCEQAhjwpAAMIRACGkCgEAuxEAIcgKAQCyEQAhyQoBALIRACHKCgEAuxEAIcsKIADVEQAhzApAAMIRACENmwYAAPISACCdBgAA8xIAIJ4GAAD0EgAguAkBALIRACG7CUAAsxEAIckJQADCEQAhjwpAAMIRACGkCgEAuxEAIcgKAQCyEQAhyQoBALIRACHKCgEAuxEAIcsKIADVEQAhzApAAMIRACENmwYAAJcTACCdBgAAmBMAIJ4GAACZEwAguAkBAAAAAbsJQAAAAAHJCUAAAAABjwpAAAAAAaQKAQAAAAHICgEAAAAByQoBAAAAAcoKAQAAAAHLCiAAAAABzApAAAAAAQLwCQEAAAABzQpAAAAAAQIAAADICQAgDwAAvhMAIAMAAADICQAgDwAAvhMAIBAAAL0TACABCAAArBcAMAihBAAA6g8AILUJAADpDwAwtgkAAMYJABC3CQAA6Q8AMPAJAQDbDgAhsgoBANsOACHNCkAA3A4AIdUKAADoDwAgAgAAAMgJACAIAAC9EwAgAgAAALsTACAIAAC8EwAgBrUJAAC6EwAwtgkAALsTABC3CQAAuhMAMPAJAQDbDgAhsgoBANsOACHNCkAA3A4AIQa1CQAAuhMAMLYJAAC7EwAQtwkAALoTADDwCQEA2w4AIbIKAQDbDgAhzQpAANwOACEC8AkBALIRACHNCkAAsxEAIQLwCQEAshEAIc0KQACzEQAhAvAJAQAAAAHNCkAAAAABBA8AALMTADDHDAAAtBMAMMsMAAC3EwAwzAwAALYTACAEDwAApxMAMMcMAACoEwAwywwAAKsTADDMDAAAqhMAIAAACqEEAADFEwAgmwYAAOYSACCdBgAAxhMAIJ4GAADHEwAgyQkAALcRACCPCgAAtxEAIKQKAAC3EQAgsgoAALcRACDKCgAAtxEAIMwKAAC3EQAgApsGAADmEgAg6AkAALcRACAFmQYAAMETACCfBgAAwhMAINEKAAC3EQAg0goAALcRACDTCgAAtxEAIAAAAAAAAAAAAAAAAAAAAAAFDwAApxcAIBAAAKoXACDHDAAAqBcAIMgMAACpFwAgywwAAMUIACADDwAApxcAIMcMAACoFwAgywwAAMUIACAAAAALDwAA3BMAMBAAAOETADDHDAAA3RMAMMgMAADeEwAwyQwAAOATADDKDAAA4BMAMMsMAADgEwAwzAwAAN8TACDNDAAA4BMAMM4MAADiEwAwzwwAAOMTADAFuAkBAAAAAd4KAQAAAAHfCoAAAAAB4AogAAAAAeEKQAAAAAECAAAAyQgAIA8AAOcTACADAAAAyQgAIA8AAOcTACAQAADmEwAgAQgAAKYXADAKxwUAAPcPACC1CQAA9g8AMLYJAADHCAAQtwkAAPYPADC4CQEAAAAB3QoBANsOACHeCgEA2w4AId8KAAClDwAg4AogAJYPACHhCkAA3A4AIQIAAADJCAAgCAAA5hMAIAIAAADkEwAgCAAA5RMAIAm1CQAA4xMAMLYJAADkEwAQtwkAAOMTADC4CQEA2w4AId0KAQDbDgAh3goBANsOACHfCgAApQ8AIOAKIACWDwAh4QpAANwOACEJtQkAAOMTADC2CQAA5BMAELcJAADjEwAwuAkBANsOACHdCgEA2w4AId4KAQDbDgAh3woAAKUPACDgCiAAlg8AIeEKQADcDgAhBbgJAQCyEQAh3goBALIRACHfCoAAAAAB4AogANURACHhCkAAsxEAIQW4CQEAshEAId4KAQCyEQAh3wqAAAAAAeAKIADVEQAh4QpAALMRACEFuAkBAAAAAd4KAQAAAAHfCoAAAAAB4AogAAAAAeEKQAAAAAEEDwAA3BMAMMcMAADdEwAwywwAAOATADDMDAAA3xMAIAAByAUAAOkTACAAAAAAAAUPAAChFwAgEAAApBcAIMcMAACiFwAgyAwAAKMXACDLDAAAzAcAIAMPAAChFwAgxwwAAKIXACDLDAAAzAcAIAAAAAAABQ8AAJsXACAQAACfFwAgxwwAAJwXACDIDAAAnhcAIMsMAADABwAgCw8AAPkTADAQAAD-EwAwxwwAAPoTADDIDAAA-xMAMMkMAAD9EwAwygwAAP0TADDLDAAA_RMAMMwMAAD8EwAgzQwAAP0TADDODAAA_xMAMM8MAACAFAAwAsUKEAAAAAHkCgIAAAABAgAAANAHACAPAACEFAAgAwAAANAHACAPAACEFAAgEAAAgxQAIAEIAACdFwAwCPUEAACLEAAgtQkAAIoQADC2CQAAzgcAELcJAACKEAAwxQoQAI0PACHjCgEAmw8AIeQKAgDaDgAhlAsAAIkQACACAAAA0AcAIAgAAIMUACACAAAAgRQAIAgAAIIUACAGtQkAAIAUADC2CQAAgRQAELcJAACAFAAwxQoQAI0PACHjCgEAmw8AIeQKAgDaDgAhBrUJAACAFAAwtgkAAIEUABC3CQAAgBQAMMUKEACNDwAh4woBAJsPACHkCgIA2g4AIQLFChAA3hEAIeQKAgCxEQAhAsUKEADeEQAh5AoCALERACECxQoQAAAAAeQKAgAAAAEDDwAAmxcAIMcMAACcFwAgywwAAMAHACAEDwAA-RMAMMcMAAD6EwAwywwAAP0TADDMDAAA_BMAIAAAAAAABQ8AAJYXACAQAACZFwAgxwwAAJcXACDIDAAAmBcAIMsMAADABwAgAw8AAJYXACDHDAAAlxcAIMsMAADABwAgAAAAAAAFDwAAkRcAIBAAAJQXACDHDAAAkhcAIMgMAACTFwAgywwAAMAHACADDwAAkRcAIMcMAACSFwAgywwAAMAHACAAAAAAAAHNDAABAAABAc0MAAEAAAELDwAAtxQAMBAAALwUADDHDAAAuBQAMMgMAAC5FAAwyQwAALsUADDKDAAAuxQAMMsMAAC7FAAwzAwAALoUACDNDAAAuxQAMM4MAAC9FAAwzwwAAL4UADALDwAAqxQAMBAAALAUADDHDAAArBQAMMgMAACtFAAwyQwAAK8UADDKDAAArxQAMMsMAACvFAAwzAwAAK4UACDNDAAArxQAMM4MAACxFAAwzwwAALIUADALDwAAnxQAMBAAAKQUADDHDAAAoBQAMMgMAAChFAAwyQwAAKMUADDKDAAAoxQAMMsMAACjFAAwzAwAAKIUACDNDAAAoxQAMM4MAAClFAAwzwwAAKYUADAR8wQAAIYUACC4CQEAAAABuwlAAAAAAc8JAQAAAAHQCQEAAAAB0wkCAAAAAfkJAQAAAAGqCgEAAAABrQpAAAAAAcUKEAAAAAHmCgEAAAAB5woBAAAAAegKAQAAAAHpCoAAAAAB6gpAAAAAAesKQAAAAAHsCkAAAAABAgAAAMwHACAPAACqFAAgAwAAAMwHACAPAACqFAAgEAAAqRQAIAEIAACQFwAwF_IEAACOEAAg8wQAAI8QACC1CQAAjRAAMLYJAADKBwAQtwkAAI0QADC4CQEAAAABuwlAANwOACHPCQEA2w4AIdAJAQDmDgAh0wkCANoOACH5CQEA5g4AIaoKAQDbDgAhrQpAANwOACHFChAAjQ8AIeUKAQCbDwAh5goBANsOACHnCgEA2w4AIegKAQDmDgAh6QoAAJIPACDqCkAA8A4AIesKQADwDgAh7ApAAPAOACGVCwAAjBAAIAIAAADMBwAgCAAAqRQAIAIAAACnFAAgCAAAqBQAIBS1CQAAphQAMLYJAACnFAAQtwkAAKYUADC4CQEAmw8AIbsJQADcDgAhzwkBANsOACHQCQEA5g4AIdMJAgDaDgAh-QkBAOYOACGqCgEA2w4AIa0KQADcDgAhxQoQAI0PACHlCgEAmw8AIeYKAQDbDgAh5woBANsOACHoCgEA5g4AIekKAACSDwAg6gpAAPAOACHrCkAA8A4AIewKQADwDgAhFLUJAACmFAAwtgkAAKcUABC3CQAAphQAMLgJAQCbDwAhuwlAANwOACHPCQEA2w4AIdAJAQDmDgAh0wkCANoOACH5CQEA5g4AIaoKAQDbDgAhrQpAANwOACHFChAAjQ8AIeUKAQCbDwAh5goBANsOACHnCgEA2w4AIegKAQDmDgAh6QoAAJIPACDqCkAA8A4AIesKQADwDgAh7ApAAPAOACEQuAkBALIRACG7CUAAsxEAIc8JAQCyEQAh0AkBALsRACHTCQIAsREAIfkJAQC7EQAhqgoBALIRACGtCkAAsxEAIcUKEADeEQAh5goBALIRACHnCgEAshEAIegKAQC7EQAh6QqAAAAAAeoKQADCEQAh6wpAAMIRACHsCkAAwhEAIRHzBAAA-BMAILgJAQCyEQAhuwlAALMRACHPCQEAshEAIdAJAQC7EQAh0wkCALERACH5CQEAuxEAIaoKAQCyEQAhrQpAALMRACHFChAA3hEAIeYKAQCyEQAh5woBALIRACHoCgEAuxEAIekKgAAAAAHqCkAAwhEAIesKQADCEQAh7ApAAMIRACER8wQAAIYUACC4CQEAAAABuwlAAAAAAc8JAQAAAAHQCQEAAAAB0wkCAAAAAfkJAQAAAAGqCgEAAAABrQpAAAAAAcUKEAAAAAHmCgEAAAAB5woBAAAAAegKAQAAAAHpCoAAAAAB6gpAAAAAAesKQAAAAAHsCkAAAAABBbgJBAAAAAGqCgEAAAAB7QoBAAAAAe4KAQAAAAHvCkAAAAABAgAAAMgHACAPAAC2FAAgAwAAAMgHACAPAAC2FAAgEAAAtRQAIAEIAACPFwAwCvIEAACOEAAgtQkAAJAQADC2CQAAxgcAELcJAACQEAAwuAkEAAAAAaoKAQDbDgAh5QoBAJsPACHtCgEA5g4AIe4KAQDbDgAh7wpAANwOACECAAAAyAcAIAgAALUUACACAAAAsxQAIAgAALQUACAJtQkAALIUADC2CQAAsxQAELcJAACyFAAwuAkEAIsPACGqCgEA2w4AIeUKAQCbDwAh7QoBAOYOACHuCgEA2w4AIe8KQADcDgAhCbUJAACyFAAwtgkAALMUABC3CQAAshQAMLgJBACLDwAhqgoBANsOACHlCgEAmw8AIe0KAQDmDgAh7goBANsOACHvCkAA3A4AIQW4CQQAyxEAIaoKAQCyEQAh7QoBALsRACHuCgEAshEAIe8KQACzEQAhBbgJBADLEQAhqgoBALIRACHtCgEAuxEAIe4KAQCyEQAh7wpAALMRACEFuAkEAAAAAaoKAQAAAAHtCgEAAAAB7goBAAAAAe8KQAAAAAEKxQoQAAAAAeQKAgAAAAHwCgEAAAAB8QoBAAAAAfIKAQAAAAHzChAAAAAB9AoCAAAAAfUKAQAAAAH2CgEAAAAB9woCAAAAAQIAAADEBwAgDwAAwhQAIAMAAADEBwAgDwAAwhQAIBAAAMEUACABCAAAjhcAMBDyBAAAjhAAILUJAACSEAAwtgkAAMIHABC3CQAAkhAAMMUKEACNDwAh5AoCANoOACHlCgEAmw8AIfAKAQDbDgAh8QoBANsOACHyCgEA2w4AIfMKEADFDwAh9AoCANoOACH1CgEA2w4AIfYKAQDbDgAh9woCAJMPACGWCwAAkRAAIAIAAADEBwAgCAAAwRQAIAIAAAC_FAAgCAAAwBQAIA61CQAAvhQAMLYJAAC_FAAQtwkAAL4UADDFChAAjQ8AIeQKAgDaDgAh5QoBAJsPACHwCgEA2w4AIfEKAQDbDgAh8goBANsOACHzChAAxQ8AIfQKAgDaDgAh9QoBANsOACH2CgEA2w4AIfcKAgCTDwAhDrUJAAC-FAAwtgkAAL8UABC3CQAAvhQAMMUKEACNDwAh5AoCANoOACHlCgEAmw8AIfAKAQDbDgAh8QoBANsOACHyCgEA2w4AIfMKEADFDwAh9AoCANoOACH1CgEA2w4AIfYKAQDbDgAh9woCAJMPACEKxQoQAN4RACHkCgIAsREAIfAKAQCyEQAh8QoBALIRACHyCgEAshEAIfMKEAClEgAh9AoCALERACH1CgEAshEAIfYKAQCyEQAh9woCAMwRACEKxQoQAN4RACHkCgIAsREAIfAKAQCyEQAh8QoBALIRACHyCgEAshEAIfMKEAClEgAh9AoCALERACH1CgEAshEAIfYKAQCyEQAh9woCAMwRACEKxQoQAAAAAeQKAgAAAAHwCgEAAAAB8QoBAAAAAfIKAQAAAAHzChAAAAAB9AoCAAAAAfUKAQAAAAH2CgEAAAAB9woCAAAAAQQPAAC3FAAwxwwAALgUADDLDAAAuxQAMMwMAAC6FAAgBA8AAKsUADDHDAAArBQAMMsMAACvFAAwzAwAAK4UACAEDwAAnxQAMMcMAACgFAAwywwAAKMUADDMDAAAohQAIAAAAAnyBAAAyhQAIPMEAADLFAAg0AkAALcRACD5CQAAtxEAIOgKAAC3EQAg6QoAALcRACDqCgAAtxEAIOsKAAC3EQAg7AoAALcRACAU8wQAAMYUACD0BAAAxxQAIPYEAADIFAAg-QkAALcRACDeCgAAtxEAIPAKAAC3EQAg_goAALcRACD_CgAAtxEAIIALAAC3EQAghQsAALcRACCGCwAAtxEAIIgLAAC3EQAgiQsAALcRACCMCwAAtxEAII0LAAC3EQAgjgsAALcRACCPCwAAtxEAIJALAAC3EQAgkQsAALcRACCTCwAAtxEAIAAAAAAAAAAAAAAAAAAAAc0MAAAAnQsCAAAAAAAFDwAAiRcAIBAAAIwXACDHDAAAihcAIMgMAACLFwAgywwAAMEGACADDwAAiRcAIMcMAACKFwAgywwAAMEGACAAAAAAAAsPAADnFAAwEAAA7BQAMMcMAADoFAAwyAwAAOkUADDJDAAA6xQAMMoMAADrFAAwywwAAOsUADDMDAAA6hQAIM0MAADrFAAwzgwAAO0UADDPDAAA7hQAMAa4CQQAAAAByQoBAAAAAdAKAQAAAAGjCwEAAAABpAsBAAAAAaULAgAAAAECAAAAxQYAIA8AAPIUACADAAAAxQYAIA8AAPIUACAQAADxFAAgAQgAAIgXADAL3AEBANsOACGhBAAAoxAAILUJAACiEAAwtgkAAMMGABC3CQAAohAAMLgJBAAAAAHJCgEA2w4AIdAKAQDbDgAhowsBANsOACGkCwEA2w4AIaULAgDaDgAhAgAAAMUGACAIAADxFAAgAgAAAO8UACAIAADwFAAgCtwBAQDbDgAhtQkAAO4UADC2CQAA7xQAELcJAADuFAAwuAkEAIsPACHJCgEA2w4AIdAKAQDbDgAhowsBANsOACGkCwEA2w4AIaULAgDaDgAhCtwBAQDbDgAhtQkAAO4UADC2CQAA7xQAELcJAADuFAAwuAkEAIsPACHJCgEA2w4AIdAKAQDbDgAhowsBANsOACGkCwEA2w4AIaULAgDaDgAhBrgJBADLEQAhyQoBALIRACHQCgEAshEAIaMLAQCyEQAhpAsBALIRACGlCwIAsREAIQa4CQQAyxEAIckKAQCyEQAh0AoBALIRACGjCwEAshEAIaQLAQCyEQAhpQsCALERACEGuAkEAAAAAckKAQAAAAHQCgEAAAABowsBAAAAAaQLAQAAAAGlCwIAAAABBA8AAOcUADDHDAAA6BQAMMsMAADrFAAwzAwAAOoUACAAAd0BAAD0FAAgAAAAAAAAAAABzQwAAACqCwIAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ8AAIMXACAQAACGFwAgxwwAAIQXACDIDAAAhRcAIMsMAADeBAAgAw8AAIMXACDHDAAAhBcAIMsMAADeBAAgAAAAAAACzQwBAAAABNAMAQAAAAULDwAAnhUAMBAAAKMVADDHDAAAnxUAMMgMAACgFQAwyQwAAKIVADDKDAAAohUAMMsMAACiFQAwzAwAAKEVACDNDAAAohUAMM4MAACkFQAwzwwAAKUVADAKuAkCAAAAAaEKAQAAAAHwCgEAAAABiAsBAAAAAbALAAEAAAGzCwEAAAABtAsBAAAAAbULAQAAAAG2CwEAAAABtwsAAQAAAQIAAADiBAAgDwAAqRUAIAMAAADiBAAgDwAAqRUAIBAAAKgVACABCAAAghcAMBCPAwAAvhAAILUJAAC9EAAwtgkAAOAEABC3CQAAvRAAMLgJAgAAAAGhCgEA5g4AIfAKAQDbDgAhiAsBANsOACGwCwABhBAAIbILAgDaDgAhswsBANsOACG0CwEA2w4AIbULAQDmDgAhtgsBAOYOACG3CwABhRAAIcMLAAC8EAAgAgAAAOIEACAIAACoFQAgAgAAAKYVACAIAACnFQAgDrUJAAClFQAwtgkAAKYVABC3CQAApRUAMLgJAgDaDgAhoQoBAOYOACHwCgEA2w4AIYgLAQDbDgAhsAsAAYQQACGyCwIA2g4AIbMLAQDbDgAhtAsBANsOACG1CwEA5g4AIbYLAQDmDgAhtwsAAYUQACEOtQkAAKUVADC2CQAAphUAELcJAAClFQAwuAkCANoOACGhCgEA5g4AIfAKAQDbDgAhiAsBANsOACGwCwABhBAAIbILAgDaDgAhswsBANsOACG0CwEA2w4AIbULAQDmDgAhtgsBAOYOACG3CwABhRAAIQq4CQIAsREAIaEKAQC7EQAh8AoBALIRACGICwEAshEAIbALAAGaFAAhswsBALIRACG0CwEAshEAIbULAQC7EQAhtgsBALsRACG3CwABmxQAIQq4CQIAsREAIaEKAQC7EQAh8AoBALIRACGICwEAshEAIbALAAGaFAAhswsBALIRACG0CwEAshEAIbULAQC7EQAhtgsBALsRACG3CwABmxQAIQq4CQIAAAABoQoBAAAAAfAKAQAAAAGICwEAAAABsAsAAQAAAbMLAQAAAAG0CwEAAAABtQsBAAAAAbYLAQAAAAG3CwABAAABAc0MAQAAAAQEDwAAnhUAMMcMAACfFQAwywwAAKIVADDMDAAAoRUAIAADkAMAAKwVACC8CwAAtxEAIL0LAAC3EQAgAAAAAAAAAAAFDwAA_RYAIBAAAIAXACDHDAAA_hYAIMgMAAD_FgAgywwAAOADACADDwAA_RYAIMcMAAD-FgAgywwAAOADACAAAAAAAAHNDAAAAM0LAgcPAAD3FgAgEAAA-xYAIMcMAAD4FgAgyAwAAPoWACDJDAAA4gMAIMoMAADiAwAgywwAANgDACALDwAAwBUAMBAAAMUVADDHDAAAwRUAMMgMAADCFQAwyQwAAMQVADDKDAAAxBUAMMsMAADEFQAwzAwAAMMVACDNDAAAxBUAMM4MAADGFQAwzwwAAMcVADAEuAkBAAAAAbsJQAAAAAHwCQEAAAAByAsEAAAAAQIAAADmAwAgDwAAyxUAIAMAAADmAwAgDwAAyxUAIBAAAMoVACABCAAA-RYAMAq8AgAAzxAAILUJAADOEAAwtgkAAOQDABC3CQAAzhAAMLgJAQAAAAG7CUAA3A4AIfAJAQDbDgAhxwsBAJsPACHICwQAiw8AIdMLAADNEAAgAgAAAOYDACAIAADKFQAgAgAAAMgVACAIAADJFQAgCLUJAADHFQAwtgkAAMgVABC3CQAAxxUAMLgJAQCbDwAhuwlAANwOACHwCQEA2w4AIccLAQCbDwAhyAsEAIsPACEItQkAAMcVADC2CQAAyBUAELcJAADHFQAwuAkBAJsPACG7CUAA3A4AIfAJAQDbDgAhxwsBAJsPACHICwQAiw8AIQS4CQEAshEAIbsJQACzEQAh8AkBALIRACHICwQAyxEAIQS4CQEAshEAIbsJQACzEQAh8AkBALIRACHICwQAyxEAIQS4CQEAAAABuwlAAAAAAfAJAQAAAAHICwQAAAABAw8AAPcWACDHDAAA-BYAIMsMAADYAwAgBA8AAMAVADDHDAAAwRUAMMsMAADEFQAwzAwAAMMVACAAAAABzQwAAADRCwIFDwAA8hYAIBAAAPUWACDHDAAA8xYAIMgMAAD0FgAgywwAANgDACADDwAA8hYAIMcMAADzFgAgywwAANgDACAAAAALDwAA5RUAMBAAAOoVADDHDAAA5hUAMMgMAADnFQAwyQwAAOkVADDKDAAA6RUAMMsMAADpFQAwzAwAAOgVACDNDAAA6RUAMM4MAADrFQAwzwwAAOwVADALDwAA2RUAMBAAAN4VADDHDAAA2hUAMMgMAADbFQAwyQwAAN0VADDKDAAA3RUAMMsMAADdFQAwzAwAANwVACDNDAAA3RUAMM4MAADfFQAwzwwAAOAVADAMvQIAAM0VACC4CQEAAAABuwlAAAAAAckJQAAAAAHQCQEAAAAB-goAAADNCwLICwQAAAAByQsBAAAAAcoLAQAAAAHNCwQAAAABzgsEAAAAAc8LQAAAAAECAAAA4AMAIA8AAOQVACADAAAA4AMAIA8AAOQVACAQAADjFQAgAQgAAPEWADARugIAANYQACC9AgAA1xAAILUJAADTEAAwtgkAAN4DABC3CQAA0xAAMLgJAQAAAAG7CUAA3A4AIckJQADwDgAh0AkBAOYOACH6CgAA1RDNCyLICwQAiw8AIckLAQAAAAHKCwEA2w4AIcsLAQDUEAAhzQsEAIsPACHOCwQAiw8AIc8LQADwDgAhAgAAAOADACAIAADjFQAgAgAAAOEVACAIAADiFQAgD7UJAADgFQAwtgkAAOEVABC3CQAA4BUAMLgJAQCbDwAhuwlAANwOACHJCUAA8A4AIdAJAQDmDgAh-goAANUQzQsiyAsEAIsPACHJCwEA2w4AIcoLAQDbDgAhywsBANQQACHNCwQAiw8AIc4LBACLDwAhzwtAAPAOACEPtQkAAOAVADC2CQAA4RUAELcJAADgFQAwuAkBAJsPACG7CUAA3A4AIckJQADwDgAh0AkBAOYOACH6CgAA1RDNCyLICwQAiw8AIckLAQDbDgAhygsBANsOACHLCwEA1BAAIc0LBACLDwAhzgsEAIsPACHPC0AA8A4AIQu4CQEAshEAIbsJQACzEQAhyQlAAMIRACHQCQEAuxEAIfoKAAC9Fc0LIsgLBADLEQAhyQsBALIRACHKCwEAshEAIc0LBADLEQAhzgsEAMsRACHPC0AAwhEAIQy9AgAAvxUAILgJAQCyEQAhuwlAALMRACHJCUAAwhEAIdAJAQC7EQAh-goAAL0VzQsiyAsEAMsRACHJCwEAshEAIcoLAQCyEQAhzQsEAMsRACHOCwQAyxEAIc8LQADCEQAhDL0CAADNFQAguAkBAAAAAbsJQAAAAAHJCUAAAAAB0AkBAAAAAfoKAAAAzQsCyAsEAAAAAckLAQAAAAHKCwEAAAABzQsEAAAAAc4LBAAAAAHPC0AAAAABA7sJQAAAAAHwCQEAAAAB0QsAAADRCwICAAAA3AMAIA8AAPAVACADAAAA3AMAIA8AAPAVACAQAADvFQAgAQgAAPAWADAJugIAANwQACC1CQAA2hAAMLYJAADaAwAQtwkAANoQADC7CUAA3A4AIfAJAQDbDgAhywsBAJsPACHRCwAA2xDRCyLUCwAA2RAAIAIAAADcAwAgCAAA7xUAIAIAAADtFQAgCAAA7hUAIAe1CQAA7BUAMLYJAADtFQAQtwkAAOwVADC7CUAA3A4AIfAJAQDbDgAhywsBAJsPACHRCwAA2xDRCyIHtQkAAOwVADC2CQAA7RUAELcJAADsFQAwuwlAANwOACHwCQEA2w4AIcsLAQCbDwAh0QsAANsQ0QsiA7sJQACzEQAh8AkBALIRACHRCwAA0RXRCyIDuwlAALMRACHwCQEAshEAIdELAADRFdELIgO7CUAAAAAB8AkBAAAAAdELAAAA0QsCBA8AAOUVADDHDAAA5hUAMMsMAADpFQAwzAwAAOgVACAEDwAA2RUAMMcMAADaFQAwywwAAN0VADDMDAAA3BUAIAAABroCAAD2FQAgvQIAAPcVACDJCQAAtxEAINAJAAC3EQAgywsAALcRACDPCwAAtxEAIAK7AgAA8xUAIL4CAAD0FQAgAAAAAAAAAc0MAAAA2AsCAAAAAs0MAQAAAATQDAEAAAAFAs0MAQAAAATQDAEAAAAFAAAAAAAAAAAAAAAAAAUPAADrFgAgEAAA7hYAIMcMAADsFgAgyAwAAO0WACDLDAAAxgIAIAMPAADrFgAgxwwAAOwWACDLDAAAxgIAIAAAAAAAAc0MAAAA9gsCCw8AAJkWADAQAACeFgAwxwwAAJoWADDIDAAAmxYAMMkMAACdFgAwygwAAJ0WADDLDAAAnRYAMMwMAACcFgAgzQwAAJ0WADDODAAAnxYAMM8MAACgFgAwBbgJBAAAAAHQCgEAAAABowsBAAAAAaQLAQAAAAGlCwIAAAABAgAAAMoCACAPAACkFgAgAwAAAMoCACAPAACkFgAgEAAAoxYAIAEIAADqFgAwCtwBAAD0EAAgtQkAAPMQADC2CQAAyAIAELcJAADzEAAwuAkEAAAAAc4KAQDbDgAh0AoBANsOACGjCwEA2w4AIaQLAQDbDgAhpQsCANoOACECAAAAygIAIAgAAKMWACACAAAAoRYAIAgAAKIWACAJtQkAAKAWADC2CQAAoRYAELcJAACgFgAwuAkEAIsPACHOCgEA2w4AIdAKAQDbDgAhowsBANsOACGkCwEA2w4AIaULAgDaDgAhCbUJAACgFgAwtgkAAKEWABC3CQAAoBYAMLgJBACLDwAhzgoBANsOACHQCgEA2w4AIaMLAQDbDgAhpAsBANsOACGlCwIA2g4AIQW4CQQAyxEAIdAKAQCyEQAhowsBALIRACGkCwEAshEAIaULAgCxEQAhBbgJBADLEQAh0AoBALIRACGjCwEAshEAIaQLAQCyEQAhpQsCALERACEFuAkEAAAAAdAKAQAAAAGjCwEAAAABpAsBAAAAAaULAgAAAAEEDwAAmRYAMMcMAACaFgAwywwAAJ0WADDMDAAAnBYAIAAK3QEAAKYWACDJCQAAtxEAIPYLAAC3EQAg9wsAALcRACD4CwAAtxEAIPkLAAC3EQAg-gsAALcRACD8CwAAtxEAIP0LAAC3EQAg_gsAALcRACAAAAAAAAHNDAAAAIAMAgHNDAAAAIEMAgAAAAAAAAAAAAAAAAAAAAAAAAAAAc0MAAAAoAwCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAc0MAAAAwAwCAAAAAAAAAc0MAAAAxAwCBbgJBAAAAAHQCgEAAAABowsBAAAAAaQLAQAAAAGlCwIAAAABELsJQAAAAAHJCUAAAAABzwkAAAD2CwKRCgQAAAAByQoBAAAAAdAKAQAAAAGmCwIAAAAB9gtAAAAAAfcLAQAAAAH4C0AAAAAB-QtAAAAAAfoLQAAAAAH7CwIAAAAB_AtAAAAAAf0LQAAAAAH-C0AAAAABAgAAAMYCACAPAADrFgAgAwAAAM4CACAPAADrFgAgEAAA7xYAIBIAAADOAgAgCAAA7xYAILsJQACzEQAhyQlAAMIRACHPCQAAlxb2CyKRCgQAyxEAIckKAQCyEQAh0AoBALIRACGmCwIAsREAIfYLQADCEQAh9wsBALsRACH4C0AAwhEAIfkLQADCEQAh-gtAAMIRACH7CwIAsREAIfwLQADCEQAh_QtAAMIRACH-C0AAwhEAIRC7CUAAsxEAIckJQADCEQAhzwkAAJcW9gsikQoEAMsRACHJCgEAshEAIdAKAQCyEQAhpgsCALERACH2C0AAwhEAIfcLAQC7EQAh-AtAAMIRACH5C0AAwhEAIfoLQADCEQAh-wsCALERACH8C0AAwhEAIf0LQADCEQAh_gtAAMIRACEDuwlAAAAAAfAJAQAAAAHRCwAAANELAgu4CQEAAAABuwlAAAAAAckJQAAAAAHQCQEAAAAB-goAAADNCwLICwQAAAAByQsBAAAAAcoLAQAAAAHNCwQAAAABzgsEAAAAAc8LQAAAAAEGvgIAAPIVACC4CQEAAAABuwlAAAAAAdAKAQAAAAHKCwEAAAAB0gsBAAAAAQIAAADYAwAgDwAA8hYAIAMAAADiAwAgDwAA8hYAIBAAAPYWACAIAAAA4gMAIAgAAPYWACC-AgAA2BUAILgJAQCyEQAhuwlAALMRACHQCgEAshEAIcoLAQCyEQAh0gsBALIRACEGvgIAANgVACC4CQEAshEAIbsJQACzEQAh0AoBALIRACHKCwEAshEAIdILAQCyEQAhBrsCAADxFQAguAkBAAAAAbsJQAAAAAHQCgEAAAABygsBAAAAAdILAQAAAAECAAAA2AMAIA8AAPcWACAEuAkBAAAAAbsJQAAAAAHwCQEAAAAByAsEAAAAAQMAAADiAwAgDwAA9xYAIBAAAPwWACAIAAAA4gMAIAgAAPwWACC7AgAA1xUAILgJAQCyEQAhuwlAALMRACHQCgEAshEAIcoLAQCyEQAh0gsBALIRACEGuwIAANcVACC4CQEAshEAIbsJQACzEQAh0AoBALIRACHKCwEAshEAIdILAQCyEQAhDboCAADMFQAguAkBAAAAAbsJQAAAAAHJCUAAAAAB0AkBAAAAAfoKAAAAzQsCyAsEAAAAAckLAQAAAAHKCwEAAAABywsBAAAAAc0LBAAAAAHOCwQAAAABzwtAAAAAAQIAAADgAwAgDwAA_RYAIAMAAADeAwAgDwAA_RYAIBAAAIEXACAPAAAA3gMAIAgAAIEXACC6AgAAvhUAILgJAQCyEQAhuwlAALMRACHJCUAAwhEAIdAJAQC7EQAh-goAAL0VzQsiyAsEAMsRACHJCwEAshEAIcoLAQCyEQAhywsBALsRACHNCwQAyxEAIc4LBADLEQAhzwtAAMIRACENugIAAL4VACC4CQEAshEAIbsJQACzEQAhyQlAAMIRACHQCQEAuxEAIfoKAAC9Fc0LIsgLBADLEQAhyQsBALIRACHKCwEAshEAIcsLAQC7EQAhzQsEAMsRACHOCwQAyxEAIc8LQADCEQAhCrgJAgAAAAGhCgEAAAAB8AoBAAAAAYgLAQAAAAGwCwABAAABswsBAAAAAbQLAQAAAAG1CwEAAAABtgsBAAAAAbcLAAEAAAEKuAkCAAAAAbQLAQAAAAG4CwEAAAABuQsBAAAAAboLAQAAAAG7CwEAAAABvAsBAAAAAb0LAQAAAAG-CwAAqhUAIL8LIAAAAAECAAAA3gQAIA8AAIMXACADAAAA5gQAIA8AAIMXACAQAACHFwAgDAAAAOYEACAIAACHFwAguAkCALERACG0CwEAshEAIbgLAQCyEQAhuQsBALIRACG6CwEAshEAIbsLAQCyEQAhvAsBALsRACG9CwEAuxEAIb4LAACcFQAgvwsgANURACEKuAkCALERACG0CwEAshEAIbgLAQCyEQAhuQsBALIRACG6CwEAshEAIbsLAQCyEQAhvAsBALsRACG9CwEAuxEAIb4LAACcFQAgvwsgANURACEGuAkEAAAAAckKAQAAAAHQCgEAAAABowsBAAAAAaQLAQAAAAGlCwIAAAABAtAKAQAAAAGmCwIAAAABAgAAAMEGACAPAACJFwAgAwAAAMkGACAPAACJFwAgEAAAjRcAIAQAAADJBgAgCAAAjRcAINAKAQCyEQAhpgsCALERACEC0AoBALIRACGmCwIAsREAIQrFChAAAAAB5AoCAAAAAfAKAQAAAAHxCgEAAAAB8goBAAAAAfMKEAAAAAH0CgIAAAAB9QoBAAAAAfYKAQAAAAH3CgIAAAABBbgJBAAAAAGqCgEAAAAB7QoBAAAAAe4KAQAAAAHvCkAAAAABELgJAQAAAAG7CUAAAAABzwkBAAAAAdAJAQAAAAHTCQIAAAAB-QkBAAAAAaoKAQAAAAGtCkAAAAABxQoQAAAAAeYKAQAAAAHnCgEAAAAB6AoBAAAAAekKgAAAAAHqCkAAAAAB6wpAAAAAAewKQAAAAAEs9AQAAMQUACD2BAAAxRQAILgJAQAAAAG7CUAAAAABzwkBAAAAAfkJAQAAAAGqCgEAAAABrQpAAAAAAcQKAQAAAAHFChAAAAAByQoBAAAAAd4KAQAAAAHsCkAAAAAB8AoBAAAAAfIKAQAAAAH1CgEAAAAB-AoBAAAAAfkKAQAAAAH6CgEAAAAB-woBAAAAAfwKAQAAAAH9CgEAAAAB_goQAAAAAf8KEAAAAAGACwIAAAABgQuAAAAAAYILgAAAAAGDCwABAAABhAsAAQAAAYULAQAAAAGGCwABAAABhwtAAAAAAYgLAQAAAAGJCwEAAAABigsBAAAAAYsLIAAAAAGMCwIAAAABjQuAAAAAAY4LAAEAAAGPC4AAAAABkAsBAAAAAZELEAAAAAGSCyAAAAABkwtAAAAAAQIAAADABwAgDwAAkRcAIAMAAADXBwAgDwAAkRcAIBAAAJUXACAuAAAA1wcAIAgAAJUXACD0BAAAnRQAIPYEAACeFAAguAkBALIRACG7CUAAsxEAIc8JAQCyEQAh-QkBALsRACGqCgEAshEAIa0KQACzEQAhxAoBALIRACHFChAA3hEAIckKAQCyEQAh3goBALsRACHsCkAAsxEAIfAKAQC7EQAh8goBALIRACH1CgEAshEAIfgKAQCyEQAh-QoBALIRACH6CgEAshEAIfsKAQCyEQAh_AoBALIRACH9CgEAshEAIf4KEAClEgAh_woQAKUSACGACwIAzBEAIYELgAAAAAGCC4AAAAABgwsAAZoUACGECwABmhQAIYULAQC7EQAhhgsAAZsUACGHC0AAsxEAIYgLAQC7EQAhiQsBALsRACGKCwEAshEAIYsLIADVEQAhjAsCAMwRACGNC4AAAAABjgsAAZsUACGPC4AAAAABkAsBALsRACGRCxAApRIAIZILIADVEQAhkwtAAMIRACEs9AQAAJ0UACD2BAAAnhQAILgJAQCyEQAhuwlAALMRACHPCQEAshEAIfkJAQC7EQAhqgoBALIRACGtCkAAsxEAIcQKAQCyEQAhxQoQAN4RACHJCgEAshEAId4KAQC7EQAh7ApAALMRACHwCgEAuxEAIfIKAQCyEQAh9QoBALIRACH4CgEAshEAIfkKAQCyEQAh-goBALIRACH7CgEAshEAIfwKAQCyEQAh_QoBALIRACH-ChAApRIAIf8KEAClEgAhgAsCAMwRACGBC4AAAAABgguAAAAAAYMLAAGaFAAhhAsAAZoUACGFCwEAuxEAIYYLAAGbFAAhhwtAALMRACGICwEAuxEAIYkLAQC7EQAhigsBALIRACGLCyAA1REAIYwLAgDMEQAhjQuAAAAAAY4LAAGbFAAhjwuAAAAAAZALAQC7EQAhkQsQAKUSACGSCyAA1REAIZMLQADCEQAhLPMEAADDFAAg9gQAAMUUACC4CQEAAAABuwlAAAAAAc8JAQAAAAH5CQEAAAABqgoBAAAAAa0KQAAAAAHECgEAAAABxQoQAAAAAckKAQAAAAHeCgEAAAAB7ApAAAAAAfAKAQAAAAHyCgEAAAAB9QoBAAAAAfgKAQAAAAH5CgEAAAAB-goBAAAAAfsKAQAAAAH8CgEAAAAB_QoBAAAAAf4KEAAAAAH_ChAAAAABgAsCAAAAAYELgAAAAAGCC4AAAAABgwsAAQAAAYQLAAEAAAGFCwEAAAABhgsAAQAAAYcLQAAAAAGICwEAAAABiQsBAAAAAYoLAQAAAAGLCyAAAAABjAsCAAAAAY0LgAAAAAGOCwABAAABjwuAAAAAAZALAQAAAAGRCxAAAAABkgsgAAAAAZMLQAAAAAECAAAAwAcAIA8AAJYXACADAAAA1wcAIA8AAJYXACAQAACaFwAgLgAAANcHACAIAACaFwAg8wQAAJwUACD2BAAAnhQAILgJAQCyEQAhuwlAALMRACHPCQEAshEAIfkJAQC7EQAhqgoBALIRACGtCkAAsxEAIcQKAQCyEQAhxQoQAN4RACHJCgEAshEAId4KAQC7EQAh7ApAALMRACHwCgEAuxEAIfIKAQCyEQAh9QoBALIRACH4CgEAshEAIfkKAQCyEQAh-goBALIRACH7CgEAshEAIfwKAQCyEQAh_QoBALIRACH-ChAApRIAIf8KEAClEgAhgAsCAMwRACGBC4AAAAABgguAAAAAAYMLAAGaFAAhhAsAAZoUACGFCwEAuxEAIYYLAAGbFAAhhwtAALMRACGICwEAuxEAIYkLAQC7EQAhigsBALIRACGLCyAA1REAIYwLAgDMEQAhjQuAAAAAAY4LAAGbFAAhjwuAAAAAAZALAQC7EQAhkQsQAKUSACGSCyAA1REAIZMLQADCEQAhLPMEAACcFAAg9gQAAJ4UACC4CQEAshEAIbsJQACzEQAhzwkBALIRACH5CQEAuxEAIaoKAQCyEQAhrQpAALMRACHECgEAshEAIcUKEADeEQAhyQoBALIRACHeCgEAuxEAIewKQACzEQAh8AoBALsRACHyCgEAshEAIfUKAQCyEQAh-AoBALIRACH5CgEAshEAIfoKAQCyEQAh-woBALIRACH8CgEAshEAIf0KAQCyEQAh_goQAKUSACH_ChAApRIAIYALAgDMEQAhgQuAAAAAAYILgAAAAAGDCwABmhQAIYQLAAGaFAAhhQsBALsRACGGCwABmxQAIYcLQACzEQAhiAsBALsRACGJCwEAuxEAIYoLAQCyEQAhiwsgANURACGMCwIAzBEAIY0LgAAAAAGOCwABmxQAIY8LgAAAAAGQCwEAuxEAIZELEAClEgAhkgsgANURACGTC0AAwhEAISzzBAAAwxQAIPQEAADEFAAguAkBAAAAAbsJQAAAAAHPCQEAAAAB-QkBAAAAAaoKAQAAAAGtCkAAAAABxAoBAAAAAcUKEAAAAAHJCgEAAAAB3goBAAAAAewKQAAAAAHwCgEAAAAB8goBAAAAAfUKAQAAAAH4CgEAAAAB-QoBAAAAAfoKAQAAAAH7CgEAAAAB_AoBAAAAAf0KAQAAAAH-ChAAAAAB_woQAAAAAYALAgAAAAGBC4AAAAABgguAAAAAAYMLAAEAAAGECwABAAABhQsBAAAAAYYLAAEAAAGHC0AAAAABiAsBAAAAAYkLAQAAAAGKCwEAAAABiwsgAAAAAYwLAgAAAAGNC4AAAAABjgsAAQAAAY8LgAAAAAGQCwEAAAABkQsQAAAAAZILIAAAAAGTC0AAAAABAgAAAMAHACAPAACbFwAgAsUKEAAAAAHkCgIAAAABAwAAANcHACAPAACbFwAgEAAAoBcAIC4AAADXBwAgCAAAoBcAIPMEAACcFAAg9AQAAJ0UACC4CQEAshEAIbsJQACzEQAhzwkBALIRACH5CQEAuxEAIaoKAQCyEQAhrQpAALMRACHECgEAshEAIcUKEADeEQAhyQoBALIRACHeCgEAuxEAIewKQACzEQAh8AoBALsRACHyCgEAshEAIfUKAQCyEQAh-AoBALIRACH5CgEAshEAIfoKAQCyEQAh-woBALIRACH8CgEAshEAIf0KAQCyEQAh_goQAKUSACH_ChAApRIAIYALAgDMEQAhgQuAAAAAAYILgAAAAAGDCwABmhQAIYQLAAGaFAAhhQsBALsRACGGCwABmxQAIYcLQACzEQAhiAsBALsRACGJCwEAuxEAIYoLAQCyEQAhiwsgANURACGMCwIAzBEAIY0LgAAAAAGOCwABmxQAIY8LgAAAAAGQCwEAuxEAIZELEAClEgAhkgsgANURACGTC0AAwhEAISzzBAAAnBQAIPQEAACdFAAguAkBALIRACG7CUAAsxEAIc8JAQCyEQAh-QkBALsRACGqCgEAshEAIa0KQACzEQAhxAoBALIRACHFChAA3hEAIckKAQCyEQAh3goBALsRACHsCkAAsxEAIfAKAQC7EQAh8goBALIRACH1CgEAshEAIfgKAQCyEQAh-QoBALIRACH6CgEAshEAIfsKAQCyEQAh_AoBALIRACH9CgEAshEAIf4KEAClEgAh_woQAKUSACGACwIAzBEAIYELgAAAAAGCC4AAAAABgwsAAZoUACGECwABmhQAIYULAQC7EQAhhgsAAZsUACGHC0AAsxEAIYgLAQC7EQAhiQsBALsRACGKCwEAshEAIYsLIADVEQAhjAsCAMwRACGNC4AAAAABjgsAAZsUACGPC4AAAAABkAsBALsRACGRCxAApRIAIZILIADVEQAhkwtAAMIRACES8gQAAIUUACC4CQEAAAABuwlAAAAAAc8JAQAAAAHQCQEAAAAB0wkCAAAAAfkJAQAAAAGqCgEAAAABrQpAAAAAAcUKEAAAAAHlCgEAAAAB5goBAAAAAecKAQAAAAHoCgEAAAAB6QqAAAAAAeoKQAAAAAHrCkAAAAAB7ApAAAAAAQIAAADMBwAgDwAAoRcAIAMAAADKBwAgDwAAoRcAIBAAAKUXACAUAAAAygcAIAgAAKUXACDyBAAA9xMAILgJAQCyEQAhuwlAALMRACHPCQEAshEAIdAJAQC7EQAh0wkCALERACH5CQEAuxEAIaoKAQCyEQAhrQpAALMRACHFChAA3hEAIeUKAQCyEQAh5goBALIRACHnCgEAshEAIegKAQC7EQAh6QqAAAAAAeoKQADCEQAh6wpAAMIRACHsCkAAwhEAIRLyBAAA9xMAILgJAQCyEQAhuwlAALMRACHPCQEAshEAIdAJAQC7EQAh0wkCALERACH5CQEAuxEAIaoKAQCyEQAhrQpAALMRACHFChAA3hEAIeUKAQCyEQAh5goBALIRACHnCgEAshEAIegKAQC7EQAh6QqAAAAAAeoKQADCEQAh6wpAAMIRACHsCkAAwhEAIQW4CQEAAAAB3goBAAAAAd8KgAAAAAHgCiAAAAAB4QpAAAAAAQO4CQEAAAAB4QpAAAAAAeIKAQAAAAECAAAAxQgAIA8AAKcXACADAAAAzQgAIA8AAKcXACAQAACrFwAgBQAAAM0IACAIAACrFwAguAkBALIRACHhCkAAsxEAIeIKAQCyEQAhA7gJAQCyEQAh4QpAALMRACHiCgEAshEAIQLwCQEAAAABzQpAAAAAAQq4CQEAAAABuwlAAAAAAckJQAAAAAGPCkAAAAABpAoBAAAAAcgKAQAAAAHJCgEAAAABygoBAAAAAcsKIAAAAAHMCkAAAAABCJ8GAADAEwAguwlAAAAAAfoJAQAAAAHJCgEAAAAB0AoBAAAAAdEKAQAAAAHSCkAAAAAB0wpAAAAAAQIAAADECQAgDwAArhcAIAMAAADOCQAgDwAArhcAIBAAALIXACAKAAAAzgkAIAgAALIXACCfBgAAphMAILsJQACzEQAh-gkBALIRACHJCgEAshEAIdAKAQCyEQAh0QoBALsRACHSCkAAwhEAIdMKQADCEQAhCJ8GAACmEwAguwlAALMRACH6CQEAshEAIckKAQCyEQAh0AoBALIRACHRCgEAuxEAIdIKQADCEQAh0wpAAMIRACEImQYAAL8TACC7CUAAAAAB-gkBAAAAAckKAQAAAAHQCgEAAAAB0QoBAAAAAdIKQAAAAAHTCkAAAAABAgAAAMQJACAPAACzFwAgBLgJAQAAAAHbCUAAAAABsAoBAAAAAb4KQAAAAAECuAkBAAAAAb0KQAAAAAEG-gkBAAAAAasKQAAAAAHECgEAAAABxQoQAAAAAcYKAgAAAAHHChAAAAABAwAAAM4JACAPAACzFwAgEAAAuhcAIAoAAADOCQAgCAAAuhcAIJkGAAClEwAguwlAALMRACH6CQEAshEAIckKAQCyEQAh0AoBALIRACHRCgEAuxEAIdIKQADCEQAh0wpAAMIRACEImQYAAKUTACC7CUAAsxEAIfoJAQCyEQAhyQoBALIRACHQCgEAshEAIdEKAQC7EQAh0gpAAMIRACHTCkAAwhEAIQ6hBAAAlhMAIJsGAACXEwAgnQYAAJgTACC4CQEAAAABuwlAAAAAAckJQAAAAAGPCkAAAAABpAoBAAAAAbIKAQAAAAHICgEAAAAByQoBAAAAAcoKAQAAAAHLCiAAAAABzApAAAAAAQIAAADMCQAgDwAAuxcAIAMAAADKCQAgDwAAuxcAIBAAAL8XACAQAAAAygkAIAgAAL8XACChBAAA8RIAIJsGAADyEgAgnQYAAPMSACC4CQEAshEAIbsJQACzEQAhyQlAAMIRACGPCkAAwhEAIaQKAQC7EQAhsgoBALsRACHICgEAshEAIckKAQCyEQAhygoBALsRACHLCiAA1REAIcwKQADCEQAhDqEEAADxEgAgmwYAAPISACCdBgAA8xIAILgJAQCyEQAhuwlAALMRACHJCUAAwhEAIY8KQADCEQAhpAoBALsRACGyCgEAuxEAIcgKAQCyEQAhyQoBALIRACHKCgEAuxEAIcsKIADVEQAhzApAAMIRACEEuAkBAAAAAdsJQAAAAAG8CgEAAAABvgpAAAAAAQu4CQEAAAAB2wlAAAAAAegJAQAAAAGXCgIAAAABswoBAAAAAbYKAQAAAAG_CgEAAAABwAoBAAAAAcEKAQAAAAHCCgEAAAABwwoBAAAAAQIAAADWCgAgDwAAwRcAIA6hBAAAlhMAIJ0GAACYEwAgngYAAJkTACC4CQEAAAABuwlAAAAAAckJQAAAAAGPCkAAAAABpAoBAAAAAbIKAQAAAAHICgEAAAAByQoBAAAAAcoKAQAAAAHLCiAAAAABzApAAAAAAQIAAADMCQAgDwAAwxcAIAMAAADZCgAgDwAAwRcAIBAAAMcXACANAAAA2QoAIAgAAMcXACC4CQEAshEAIdsJQACzEQAh6AkBALsRACGXCgIAsREAIbMKAQCyEQAhtgoBALIRACG_CgEAshEAIcAKAQCyEQAhwQoBALIRACHCCgEAshEAIcMKAQCyEQAhC7gJAQCyEQAh2wlAALMRACHoCQEAuxEAIZcKAgCxEQAhswoBALIRACG2CgEAshEAIb8KAQCyEQAhwAoBALIRACHBCgEAshEAIcIKAQCyEQAhwwoBALIRACEDAAAAygkAIA8AAMMXACAQAADKFwAgEAAAAMoJACAIAADKFwAgoQQAAPESACCdBgAA8xIAIJ4GAAD0EgAguAkBALIRACG7CUAAsxEAIckJQADCEQAhjwpAAMIRACGkCgEAuxEAIbIKAQC7EQAhyAoBALIRACHJCgEAshEAIcoKAQC7EQAhywogANURACHMCkAAwhEAIQ6hBAAA8RIAIJ0GAADzEgAgngYAAPQSACC4CQEAshEAIbsJQACzEQAhyQlAAMIRACGPCkAAwhEAIaQKAQC7EQAhsgoBALsRACHICgEAshEAIckKAQCyEQAhygoBALsRACHLCiAA1REAIcwKQADCEQAhDqEEAACWEwAgmwYAAJcTACCeBgAAmRMAILgJAQAAAAG7CUAAAAAByQlAAAAAAY8KQAAAAAGkCgEAAAABsgoBAAAAAcgKAQAAAAHJCgEAAAABygoBAAAAAcsKIAAAAAHMCkAAAAABAgAAAMwJACAPAADLFwAgAwAAAMoJACAPAADLFwAgEAAAzxcAIBAAAADKCQAgCAAAzxcAIKEEAADxEgAgmwYAAPISACCeBgAA9BIAILgJAQCyEQAhuwlAALMRACHJCUAAwhEAIY8KQADCEQAhpAoBALsRACGyCgEAuxEAIcgKAQCyEQAhyQoBALIRACHKCgEAuxEAIcsKIADVEQAhzApAAMIRACEOoQQAAPESACCbBgAA8hIAIJ4GAAD0EgAguAkBALIRACG7CUAAsxEAIckJQADCEQAhjwpAAMIRACGkCgEAuxEAIbIKAQC7EQAhyAoBALIRACHJCgEAshEAIcoKAQC7EQAhywogANURACHMCkAAwhEAIQbPCQEAAAAB0wkCAAAAAdQJQAAAAAGkCgEAAAABrgpAAAAAAbEKAQAAAAEMuAkBAAAAAbsJQAAAAAHoCQEAAAAB7wkBAAAAAfAJAQAAAAH6CQEAAAABlwoCAAAAAbIKAQAAAAGzCgEAAAABtAoBAAAAAbUKAQAAAAG2CgEAAAABAgAAALQLACAPAADRFwAgAwAAALwLACAPAADRFwAgEAAA1RcAIA4AAAC8CwAgCAAA1RcAILgJAQCyEQAhuwlAALMRACHoCQEAuxEAIe8JAQCyEQAh8AkBALsRACH6CQEAuxEAIZcKAgCxEQAhsgoBALsRACGzCgEAshEAIbQKAQCyEQAhtQoBALIRACG2CgEAshEAIQy4CQEAshEAIbsJQACzEQAh6AkBALsRACHvCQEAshEAIfAJAQC7EQAh-gkBALsRACGXCgIAsREAIbIKAQC7EQAhswoBALIRACG0CgEAshEAIbUKAQCyEQAhtgoBALIRACEJuwlAAAAAAckJQAAAAAHnCQEAAAAB6AkBAAAAAekJBAAAAAHqCUAAAAAB6wkBAAAAAewJQAAAAAHtCSAAAAABDbgJBAAAAAHVCQEAAAAB1gkEAAAAAdcJgAAAAAHYCQEAAAAB2QkCAAAAAdoJBAAAAAHbCUAAAAAB3AlAAAAAAd0JQAAAAAHeCQEAAAAB3wkBAAAAAeAJQAAAAAEWwwgAAIASACDECAAAgRIAILgJAQAAAAG7CUAAAAAByQlAAAAAAegJAQAAAAHvCQAAAO8JAvAJAQAAAAHxCQEAAAAB8gkBAAAAAfMJAQAAAAH0CQEAAAAB9QkEAAAAAfYJBAAAAAH3CQEAAAAB-AkQAAAAAfkJAQAAAAH6CQEAAAAB-wlAAAAAAfwJQAAAAAH9CQIAAAAB_glAAAAAAQIAAACXDQAgDwAA2BcAIAMAAACjDQAgDwAA2BcAIBAAANwXACAYAAAAow0AIAgAANwXACDDCAAA4BEAIMQIAADhEQAguAkBALIRACG7CUAAsxEAIckJQACzEQAh6AkBALsRACHvCQAA3RHvCSLwCQEAshEAIfEJAQCyEQAh8gkBALIRACHzCQEAshEAIfQJAQCyEQAh9QkEAMsRACH2CQQAzREAIfcJAQC7EQAh-AkQAN4RACH5CQEAuxEAIfoJAQCyEQAh-wlAAMIRACH8CUAAwhEAIf0JAgCxEQAh_glAAMIRACEWwwgAAOARACDECAAA4REAILgJAQCyEQAhuwlAALMRACHJCUAAsxEAIegJAQC7EQAh7wkAAN0R7wki8AkBALIRACHxCQEAshEAIfIJAQCyEQAh8wkBALIRACH0CQEAshEAIfUJBADLEQAh9gkEAM0RACH3CQEAuxEAIfgJEADeEQAh-QkBALsRACH6CQEAshEAIfsJQADCEQAh_AlAAMIRACH9CQIAsREAIf4JQADCEQAhFsIIAAD_EQAgxAgAAIESACC4CQEAAAABuwlAAAAAAckJQAAAAAHoCQEAAAAB7wkAAADvCQLwCQEAAAAB8QkBAAAAAfIJAQAAAAHzCQEAAAAB9AkBAAAAAfUJBAAAAAH2CQQAAAAB9wkBAAAAAfgJEAAAAAH5CQEAAAAB-gkBAAAAAfsJQAAAAAH8CUAAAAAB_QkCAAAAAf4JQAAAAAECAAAAlw0AIA8AAN0XACADAAAAow0AIA8AAN0XACAQAADhFwAgGAAAAKMNACAIAADhFwAgwggAAN8RACDECAAA4REAILgJAQCyEQAhuwlAALMRACHJCUAAsxEAIegJAQC7EQAh7wkAAN0R7wki8AkBALIRACHxCQEAshEAIfIJAQCyEQAh8wkBALIRACH0CQEAshEAIfUJBADLEQAh9gkEAM0RACH3CQEAuxEAIfgJEADeEQAh-QkBALsRACH6CQEAshEAIfsJQADCEQAh_AlAAMIRACH9CQIAsREAIf4JQADCEQAhFsIIAADfEQAgxAgAAOERACC4CQEAshEAIbsJQACzEQAhyQlAALMRACHoCQEAuxEAIe8JAADdEe8JIvAJAQCyEQAh8QkBALIRACHyCQEAshEAIfMJAQCyEQAh9AkBALIRACH1CQQAyxEAIfYJBADNEQAh9wkBALsRACH4CRAA3hEAIfkJAQC7EQAh-gkBALIRACH7CUAAwhEAIfwJQADCEQAh_QkCALERACH-CUAAwhEAIRbCCAAA_xEAIMMIAACAEgAguAkBAAAAAbsJQAAAAAHJCUAAAAAB6AkBAAAAAe8JAAAA7wkC8AkBAAAAAfEJAQAAAAHyCQEAAAAB8wkBAAAAAfQJAQAAAAH1CQQAAAAB9gkEAAAAAfcJAQAAAAH4CRAAAAAB-QkBAAAAAfoJAQAAAAH7CUAAAAAB_AlAAAAAAf0JAgAAAAH-CUAAAAABAgAAAJcNACAPAADiFwAgAwAAAKMNACAPAADiFwAgEAAA5hcAIBgAAACjDQAgCAAA5hcAIMIIAADfEQAgwwgAAOARACC4CQEAshEAIbsJQACzEQAhyQlAALMRACHoCQEAuxEAIe8JAADdEe8JIvAJAQCyEQAh8QkBALIRACHyCQEAshEAIfMJAQCyEQAh9AkBALIRACH1CQQAyxEAIfYJBADNEQAh9wkBALsRACH4CRAA3hEAIfkJAQC7EQAh-gkBALIRACH7CUAAwhEAIfwJQADCEQAh_QkCALERACH-CUAAwhEAIRbCCAAA3xEAIMMIAADgEQAguAkBALIRACG7CUAAsxEAIckJQACzEQAh6AkBALsRACHvCQAA3RHvCSLwCQEAshEAIfEJAQCyEQAh8gkBALIRACHzCQEAshEAIfQJAQCyEQAh9QkEAMsRACH2CQQAzREAIfcJAQC7EQAh-AkQAN4RACH5CQEAuxEAIfoJAQCyEQAh-wlAAMIRACH8CUAAwhEAIf0JAgCxEQAh_glAAMIRACEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAADFQAOFgAPFwAQAAAAAxUADhYADxcAEAAAAAUVABYWABkXABo4ABc5ABgAAAAAAAUVABYWABkXABo4ABc5ABgAAAAFFQAgFgAjFwAkOAAhOQAiAAAAAAAFFQAgFgAjFwAkOAAhOQAiAAAABRUAKhYALRcALjgAKzkALAAAAAAABRUAKhYALRcALjgAKzkALAAAAAUVADQWADcXADg4ADU5ADYAAAAAAAUVADQWADcXADg4ADU5ADYAAAAFFQA-FgBBFwBCOAA_OQBAAAAAAAAFFQA-FgBBFwBCOAA_OQBAAAAABRUASBYASxcATDgASTkASgAAAAAABRUASBYASxcATDgASTkASgAAAAUVAFIWAFUXAFY4AFM5AFQAAAAAAAUVAFIWAFUXAFY4AFM5AFQAAAAFFQBcFgBfFwBgOABdOQBeAAAAAAAFFQBcFgBfFwBgOABdOQBeAAAABRUAZhYAaRcAajgAZzkAaAAAAAAABRUAZhYAaRcAajgAZzkAaAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAFFQB6FgB9FwB-OAB7OQB8AAAAAAAFFQB6FgB9FwB-OAB7OQB8AhUAggHdAcsCgQEB3AEAgAEB3QHMAgAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQAAAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAdwBAIABAdwBAIABBRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAAAFFQCPARYAkgEXAJMBOACQATkAkQEAAAADFQCZARYAmgEXAJsBAAAAAxUAmQEWAJoBFwCbAQAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAADFQCqARYAqwEXAKwBAAAAAxUAqgEWAKsBFwCsAQAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAxUAvQG7At0DuQG-AuEDugEBugIAuAEDFQC8AboC4wO4Ab0C5wO7AQG8AgC6AQG9AugDAAK7AukDAL4C6gMAAAADFQDBARYAwgEXAMMBAAAAAxUAwQEWAMIBFwDDAQG6AgC4AQG6AgC4AQMVAMgBFgDJARcAygEAAAADFQDIARYAyQEXAMoBAboCoQS4AQG6AqcEuAEFFQDPARYA0gEXANMBOADQATkA0QEAAAAAAAUVAM8BFgDSARcA0wE4ANABOQDRAQG8AgC6AQG8AgC6AQUVANgBFgDbARcA3AE4ANkBOQDaAQAAAAAABRUA2AEWANsBFwDcATgA2QE5ANoBAAAAAxUA4gEWAOMBFwDkAQAAAAMVAOIBFgDjARcA5AECFQDoAZAD4wTnAQGPAwDmAQGQA-QEAAAABRUA7AEWAO8BFwDwATgA7QE5AO4BAAAAAAAFFQDsARYA7wEXAPABOADtATkA7gEBjwMA5gEBjwMA5gEFFQD1ARYA-AEXAPkBOAD2ATkA9wEAAAAAAAUVAPUBFgD4ARcA-QE4APYBOQD3AQAAAAUVAP8BFgCCAhcAgwI4AIACOQCBAgAAAAAABRUA_wEWAIICFwCDAjgAgAI5AIECAAAAAxUAiQIWAIoCFwCLAgAAAAMVAIkCFgCKAhcAiwIAAAADFQCRAhYAkgIXAJMCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJkCFgCaAhcAmwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKECFgCiAhcAowIAAAADFQCpAhYAqgIXAKsCAAAAAxUAqQIWAKoCFwCrAgAAAAUVALECFgC0AhcAtQI4ALICOQCzAgAAAAAABRUAsQIWALQCFwC1AjgAsgI5ALMCAhUAuQLdAcYGuAIBoQQAtwIB3QHHBgAAAAUVAL0CFgDAAhcAwQI4AL4COQC_AgAAAAAABRUAvQIWAMACFwDBAjgAvgI5AL8CAaEEALcCAaEEALcCBRUAxgIWAMkCFwDKAjgAxwI5AMgCAAAAAAAFFQDGAhYAyQIXAMoCOADHAjkAyAIAAAAFFQDQAhYA0wIXANQCOADRAjkA0gIAAAAAAAUVANACFgDTAhcA1AI4ANECOQDSAgAAAAMVANoCFgDbAhcA3AIAAAADFQDaAhYA2wIXANwCAAAABRUA4gIWAOUCFwDmAjgA4wI5AOQCAAAAAAAFFQDiAhYA5QIXAOYCOADjAjkA5AIEFQDuAvMExQfpAvQEyQfqAvYEzQfrAgHyBADoAgHyBADoAgMVAO0C8gQA6ALzBNEH7AIB9QQA6wIB8wTSBwAD8wTTBwD0BNQHAPYE1QcAAAAFFQDyAhYA9QIXAPYCOADzAjkA9AIAAAAAAAUVAPICFgD1AhcA9gI4APMCOQD0AgHyBADoAgHyBADoAgUVAPsCFgD-AhcA_wI4APwCOQD9AgAAAAAABRUA-wIWAP4CFwD_AjgA_AI5AP0CAfIEAOgCAfIEAOgCBRUAhAMWAIcDFwCIAzgAhQM5AIYDAAAAAAAFFQCEAxYAhwMXAIgDOACFAzkAhgMB8gQA6AIB8gQA6AIFFQCNAxYAkAMXAJEDOACOAzkAjwMAAAAAAAUVAI0DFgCQAxcAkQM4AI4DOQCPAwH1BADrAgH1BADrAgUVAJYDFgCZAxcAmgM4AJcDOQCYAwAAAAAABRUAlgMWAJkDFwCaAzgAlwM5AJgDAhUAngPIBcoInQMBxwUAnAMByAXLCAAAAAMVAKIDFgCjAxcApAMAAAADFQCiAxYAowMXAKQDAccFAJwDAccFAJwDAxUAqQMWAKoDFwCrAwAAAAMVAKkDFgCqAxcAqwMAAAAFFQCxAxYAtAMXALUDOACyAzkAswMAAAAAAAUVALEDFgC0AxcAtQM4ALIDOQCzAwAAAAMVALsDFgC8AxcAvQMAAAADFQC7AxYAvAMXAL0DAAAAAxUAwwMWAMQDFwDFAwAAAAMVAMMDFgDEAxcAxQMDFQDQA5kGyQnIA58GzQnJAwGhBADHAwUVAM8DoQTPCccDmwbTCcoDnQbZCc0DngbdCc4DApoGAMkDnAYAywMCFQDMA5sG1AnKAwGbBtUJAAGaBgDJAwGaBgDJAwObBt4JAJ0G3wkAngbgCQACmQbhCQCfBuIJAAAAAxUA1AMWANUDFwDWAwAAAAMVANQDFgDVAxcA1gMAAAADFQDcAxYA3QMXAN4DAAAAAxUA3AMWAN0DFwDeAwGhBADHAwGhBADHAwMVAOMDFgDkAxcA5QMAAAADFQDjAxYA5AMXAOUDAaEEsgrHAwGhBLgKxwMDFQDqAxYA6wMXAOwDAAAAAxUA6gMWAOsDFwDsAwGaBgDJAwGaBgDJAwUVAPEDFgD0AxcA9QM4APIDOQDzAwAAAAAABRUA8QMWAPQDFwD1AzgA8gM5APMDAAAFFQD6AxYA_QMXAP4DOAD7AzkA_AMAAAAAAAUVAPoDFgD9AxcA_gM4APsDOQD8AwKaBgDJA5wGAMsDApoGAMkDnAYAywMDFQCDBBYAhAQXAIUEAAAAAxUAgwQWAIQEFwCFBAGaBgDJAwGaBgDJAwMVAIoEFgCLBBcAjAQAAAADFQCKBBYAiwQXAIwEAAAABRUAkgQWAJUEFwCWBDgAkwQ5AJQEAAAAAAAFFQCSBBYAlQQXAJYEOACTBDkAlAQCFQCaBLAHuQuZBAGcBgCYBAGwB7oLAAAABRUAngQWAKEEFwCiBDgAnwQ5AKAEAAAAAAAFFQCeBBYAoQQXAKIEOACfBDkAoAQBnAYAmAQBnAYAmAQFFQCnBBYAqgQXAKsEOACoBDkAqQQAAAAAAAUVAKcEFgCqBBcAqwQ4AKgEOQCpBAAAAAUVALEEFgC0BBcAtQQ4ALIEOQCzBAAAAAAABRUAsQQWALQEFwC1BDgAsgQ5ALMEAAAAAxUAuwQWALwEFwC9BAAAAAMVALsEFgC8BBcAvQQAAAADFQDDBBYAxAQXAMUEAAAAAxUAwwQWAMQEFwDFBAAAAAUVAMsEFgDOBBcAzwQ4AMwEOQDNBAAAAAAABRUAywQWAM4EFwDPBDgAzAQ5AM0EAAAAAxUA1QQWANYEFwDXBAAAAAMVANUEFgDWBBcA1wQAAAADFQDdBBYA3gQXAN8EAAAAAxUA3QQWAN4EFwDfBAAAAAUVAOUEFgDoBBcA6QQ4AOYEOQDnBAAAAAAABRUA5QQWAOgEFwDpBDgA5gQ5AOcEBBUA7wTCCJwN7ATDCKAN7QTECKIN7gQBwQgA6wQBwQgA6wQBwQikDesEAsIIpQ0AwwimDQAAAAUVAPMEFgD2BBcA9wQ4APQEOQD1BAAAAAAABRUA8wQWAPYEFwD3BDgA9AQ5APUEAcEIAOsEAcEIAOsEBRUA_AQWAP8EFwCABTgA_QQ5AP4EAAAAAAAFFQD8BBYA_wQXAIAFOAD9BDkA_gQBwQgA6wQBwQgA6wQFFQCFBRYAiAUXAIkFOACGBTkAhwUAAAAAAAUVAIUFFgCIBRcAiQU4AIYFOQCHBQHBCPUN6wQBwQj7DesEBRUAjgUWAJEFFwCSBTgAjwU5AJAFAAAAAAAFFQCOBRYAkQUXAJIFOACPBTkAkAUAAAADFQCYBRYAmQUXAJoFAAAAAxUAmAUWAJkFFwCaBQAAAAMVAKAFFgChBRcAogUAAAADFQCgBRYAoQUXAKIFAAAABRUAqAUWAKsFFwCsBTgAqQU5AKoFAAAAAAAFFQCoBRYAqwUXAKwFOACpBTkAqgUBAgECAwEFBgEGBwEHCAEJCgEKDAILDQMMDwENEQIOEgQREwESFAETFQIYGAUZGQkaGwobHAocHwodIAoeIQofIwogJQIhJgsiKAojKgIkKwwlLAomLQonLgIoMQ0pMhEqNBIrNRIsOBItORIuOhIvPBIwPgIxPxMyQRIzQwI0RBQ1RRI2RhI3RwI6ShU7Sxs8TRw9Thw-URw_UhxAUxxBVRxCVwJDWB1EWhxFXAJGXR5HXhxIXxxJYAJKYx9LZCVMZiZNZyZOaiZPayZQbCZRbiZScAJTcSdUcyZVdQJWdihXdyZYeCZZeQJafClbfS9cfzBdgAEwXoMBMF-EATBghQEwYYcBMGKJAQJjigExZIwBMGWOAQJmjwEyZ5ABMGiRATBpkgECapUBM2uWATlsmAE6bZkBOm6cATpvnQE6cJ4BOnGgATpyogECc6MBO3SlATp1pwECdqgBPHepATp4qgE6easBAnquAT17rwFDfLEBRH2yAUR-tQFEf7YBRIABtwFEgQG5AUSCAbsBAoMBvAFFhAG-AUSFAcABAoYBwQFGhwHCAUSIAcMBRIkBxAECigHHAUeLAcgBTYwBygFOjQHLAU6OAc4BTo8BzwFOkAHQAU6RAdIBTpIB1AECkwHVAU-UAdcBTpUB2QEClgHaAVCXAdsBTpgB3AFOmQHdAQKaAeABUZsB4QFXnAHjAVidAeQBWJ4B5wFYnwHoAVigAekBWKEB6wFYogHtAQKjAe4BWaQB8AFYpQHyAQKmAfMBWqcB9AFYqAH1AVipAfYBAqoB-QFbqwH6AWGsAfwBYq0B_QFirgGAAmKvAYECYrABggJisQGEAmKyAYYCArMBhwJjtAGJAmK1AYsCArYBjAJktwGNAmK4AY4CYrkBjwICugGSAmW7AZMCa7wBlQJsvQGWAmy-AZkCbL8BmgJswAGbAmzBAZ0CbMIBnwICwwGgAm3EAaICbMUBpAICxgGlAm7HAaYCbMgBpwJsyQGoAgLKAasCb8sBrAJ1zAGuAnbNAa8Cds4BsgJ2zwGzAnbQAbQCdtEBtgJ20gG4AgLTAbkCd9QBuwJ21QG9AgLWAb4CeNcBvwJ22AHAAnbZAcECAtoBxAJ52wHFAn_eAccCgAHfAc0CgAHgAdACgAHhAdECgAHiAdICgAHjAdQCgAHkAdYCAuUB1wKDAeYB2QKAAecB2wIC6AHcAoQB6QHdAoAB6gHeAoAB6wHfAgLsAeIChQHtAeMCiwHuAeQCgQHvAeUCgQHwAeYCgQHxAecCgQHyAegCgQHzAeoCgQH0AewCAvUB7QKMAfYB7wKBAfcB8QIC-AHyAo0B-QHzAoEB-gH0AoEB-wH1AgL8AfgCjgH9AfkClAH-AfsClQH_AfwClQGAAv8ClQGBAoADlQGCAoEDlQGDAoMDlQGEAoUDAoUChgOWAYYCiAOVAYcCigMCiAKLA5cBiQKMA5UBigKNA5UBiwKOAwKMApEDmAGNApIDnAGOApQDnQGPApUDnQGQApgDnQGRApkDnQGSApoDnQGTApwDnQGUAp4DApUCnwOeAZYCoQOdAZcCowMCmAKkA58BmQKlA50BmgKmA50BmwKnAwKcAqoDoAGdAqsDpgGeAq0DpwGfAq4DpwGgArEDpwGhArIDpwGiArMDpwGjArUDpwGkArcDAqUCuAOoAaYCuQOnAacCugMCqAK9A6kBqQK-A60BqgLAA64BqwLBA64BrALEA64BrQLFA64BrgLGA64BrwLIA64BsALKAwKxAssDrwGyAs0DrgGzAs8DArQC0AOwAbUC0QOuAbYC0gOuAbcC0wMCuALWA7EBuQLXA7cBvwLZA7gBwALrA7gBwQLtA7gBwgLuA7gBwwLvA7gBxALxA7gBxQLzAwLGAvQDvgHHAvYDuAHIAvgDAskC-QO_AcoC-gO4AcsC-wO4AcwC_AMCzQL_A8ABzgKABMQBzwKBBLkB0AKCBLkB0QKDBLkB0gKEBLkB0wKFBLkB1AKHBLkB1QKJBALWAooExQHXAowEuQHYAo4EAtkCjwTGAdoCkAS5AdsCkQS5AdwCkgQC3QKVBMcB3gKWBMsB3wKXBLoB4AKYBLoB4QKZBLoB4gKaBLoB4wKbBLoB5AKdBLoB5QKfBALmAqAEzAHnAqMEugHoAqUEAukCpgTNAeoCqAS6AesCqQS6AewCqgQC7QKtBM4B7gKuBNQB7wKvBLsB8AKwBLsB8QKxBLsB8gKyBLsB8wKzBLsB9AK1BLsB9QK3BAL2ArgE1QH3AroEuwH4ArwEAvkCvQTWAfoCvgS7AfsCvwS7AfwCwAQC_QLDBNcB_gLEBN0B_wLGBN4BgAPHBN4BgQPKBN4BggPLBN4BgwPMBN4BhAPOBN4BhQPQBAKGA9EE3wGHA9ME3gGIA9UEAokD1gTgAYoD1wTeAYsD2ATeAYwD2QQCjQPcBOEBjgPdBOUBkQPfBOYBkgPlBOYBkwPoBOYBlAPpBOYBlQPqBOYBlgPsBOYBlwPuBAKYA-8E6QGZA_EE5gGaA_MEApsD9ATqAZwD9QTmAZ0D9gTmAZ4D9wQCnwP6BOsBoAP7BPEBoQP8BOcBogP9BOcBowP-BOcBpAP_BOcBpQOABecBpgOCBecBpwOEBQKoA4UF8gGpA4cF5wGqA4kFAqsDigXzAawDiwXnAa0DjAXnAa4DjQUCrwOQBfQBsAORBfoBsQOTBfsBsgOUBfsBswOXBfsBtAOYBfsBtQOZBfsBtgObBfsBtwOdBQK4A54F_AG5A6AF-wG6A6IFArsDowX9AbwDpAX7Ab0DpQX7Ab4DpgUCvwOpBf4BwAOqBYQCwQOsBYUCwgOtBYUCwwOwBYUCxAOxBYUCxQOyBYUCxgO0BYUCxwO2BQLIA7cFhgLJA7kFhQLKA7sFAssDvAWHAswDvQWFAs0DvgWFAs4DvwUCzwPCBYgC0APDBYwC0QPFBY0C0gPGBY0C0wPJBY0C1APKBY0C1QPLBY0C1gPNBY0C1wPPBQLYA9AFjgLZA9IFjQLaA9QFAtsD1QWPAtwD1gWNAt0D1wWNAt4D2AUC3wPbBZAC4APcBZQC4QPeBZUC4gPfBZUC4wPiBZUC5APjBZUC5QPkBZUC5gPmBZUC5wPoBQLoA-kFlgLpA-sFlQLqA-0FAusD7gWXAuwD7wWVAu0D8AWVAu4D8QUC7wP0BZgC8AP1BZwC8QP3BZ0C8gP4BZ0C8wP7BZ0C9AP8BZ0C9QP9BZ0C9gP_BZ0C9wOBBgL4A4IGngL5A4QGnQL6A4YGAvsDhwafAvwDiAadAv0DiQadAv4DigYC_wONBqACgASOBqQCgQSQBqUCggSRBqUCgwSUBqUChASVBqUChQSWBqUChgSYBqUChwSaBgKIBJsGpgKJBJ0GpQKKBJ8GAosEoAanAowEoQalAo0EogalAo4EowYCjwSmBqgCkASnBqwCkQSpBq0CkgSqBq0CkwStBq0ClASuBq0ClQSvBq0ClgSxBq0ClwSzBgKYBLQGrgKZBLYGrQKaBLgGApsEuQavApwEugatAp0EuwatAp4EvAYCnwS_BrACoATABrYCogTCBrcCowTIBrcCpATLBrcCpQTMBrcCpgTNBrcCpwTPBrcCqATRBgKpBNIGugKqBNQGtwKrBNYGAqwE1wa7Aq0E2Aa3Aq4E2Qa3Aq8E2gYCsATdBrwCsQTeBsICsgTfBrgCswTgBrgCtAThBrgCtQTiBrgCtgTjBrgCtwTlBrgCuATnBgK5BOgGwwK6BOoGuAK7BOwGArwE7QbEAr0E7ga4Ar4E7wa4Ar8E8AYCwATzBsUCwQT0BssCwgT2BswCwwT3BswCxAT6BswCxQT7BswCxgT8BswCxwT-BswCyASABwLJBIEHzQLKBIMHzALLBIUHAswEhgfOAs0EhwfMAs4EiAfMAs8EiQcC0ASMB88C0QSNB9UC0gSPB9YC0wSQB9YC1ASTB9YC1QSUB9YC1gSVB9YC1wSXB9YC2ASZBwLZBJoH1wLaBJwH1gLbBJ4HAtwEnwfYAt0EoAfWAt4EoQfWAt8EogcC4ASlB9kC4QSmB90C4gSoB94C4wSpB94C5ASsB94C5QStB94C5gSuB94C5wSwB94C6ASyBwLpBLMH3wLqBLUH3gLrBLcHAuwEuAfgAu0EuQfeAu4EugfeAu8EuwcC8AS-B-EC8QS_B-cC9wTBB-gC-ATWB-gC-QTZB-gC-gTaB-gC-wTbB-gC_ATdB-gC_QTfBwL-BOAH7wL_BOIH6AKABeQHAoEF5QfwAoIF5gfoAoMF5wfoAoQF6AcChQXrB_EChgXsB_cChwXtB-kCiAXuB-kCiQXvB-kCigXwB-kCiwXxB-kCjAXzB-kCjQX1BwKOBfYH-AKPBfgH6QKQBfoHApEF-wf5ApIF_AfpApMF_QfpApQF_gcClQWBCPoClgWCCIADlwWDCOoCmAWECOoCmQWFCOoCmgWGCOoCmwWHCOoCnAWJCOoCnQWLCAKeBYwIgQOfBY4I6gKgBZAIAqEFkQiCA6IFkgjqAqMFkwjqAqQFlAgCpQWXCIMDpgWYCIkDpwWZCOsCqAWaCOsCqQWbCOsCqgWcCOsCqwWdCOsCrAWfCOsCrQWhCAKuBaIIigOvBaQI6wKwBaYIArEFpwiLA7IFqAjrArMFqQjrArQFqggCtQWtCIwDtgWuCJIDtwWvCOwCuAWwCOwCuQWxCOwCugWyCOwCuwWzCOwCvAW1COwCvQW3CAK-BbgIkwO_BboI7ALABbwIAsEFvQiUA8IFvgjsAsMFvwjsAsQFwAgCxQXDCJUDxgXECJsDyQXGCJwDygXMCJwDywXPCJwDzAXQCJwDzQXRCJwDzgXTCJwDzwXVCALQBdYInwPRBdgInAPSBdoIAtMF2wigA9QF3AicA9UF3QicA9YF3ggC1wXhCKED2AXiCKUD2QXjCJ0D2gXkCJ0D2wXlCJ0D3AXmCJ0D3QXnCJ0D3gXpCJ0D3wXrCALgBewIpgPhBe4InQPiBfAIAuMF8QinA-QF8gidA-UF8widA-YF9AgC5wX3CKgD6AX4CKwD6QX6CK0D6gX7CK0D6wX-CK0D7AX_CK0D7QWACa0D7gWCCa0D7wWECQLwBYUJrgPxBYcJrQPyBYkJAvMFigmvA_QFiwmtA_UFjAmtA_YFjQkC9wWQCbAD-AWRCbYD-QWTCbcD-gWUCbcD-wWXCbcD_AWYCbcD_QWZCbcD_gWbCbcD_wWdCQKABp4JuAOBBqAJtwOCBqIJAoMGowm5A4QGpAm3A4UGpQm3A4YGpgkChwapCboDiAaqCb4DiQasCb8DigatCb8DiwawCb8DjAaxCb8DjQayCb8Djga0Cb8Djwa2CQKQBrcJwAORBrkJvwOSBrsJApMGvAnBA5QGvQm_A5UGvgm_A5YGvwkClwbCCcIDmAbDCcYDoAbFCccDoQbjCccDogblCccDowbmCccDpAbnCccDpQbpCccDpgbrCQKnBuwJ0QOoBu4JxwOpBvAJAqoG8QnSA6sG8gnHA6wG8wnHA60G9AkCrgb3CdMDrwb4CdcDsAb6CdgDsQb7CdgDsgb-CdgDswb_CdgDtAaACtgDtQaCCtgDtgaECgK3BoUK2QO4BocK2AO5BokKAroGigraA7sGiwrYA7wGjArYA70GjQoCvgaQCtsDvwaRCt8DwAaSCsgDwQaTCsgDwgaUCsgDwwaVCsgDxAaWCsgDxQaYCsgDxgaaCgLHBpsK4APIBp0KyAPJBp8KAsoGoArhA8sGoQrIA8wGogrIA80GowoCzgamCuIDzwanCuYD0AaoCskD0QapCskD0gaqCskD0warCskD1AasCskD1QauCskD1gawCgLXBrEK5wPYBrQKyQPZBrYKAtoGtwroA9sGuQrJA9wGugrJA90GuwoC3ga-CukD3wa_Cu0D4AbACs4D4QbBCs4D4gbCCs4D4wbDCs4D5AbECs4D5QbGCs4D5gbICgLnBskK7gPoBssKzgPpBs0KAuoGzgrvA-sGzwrOA-wG0ArOA-0G0QoC7gbUCvAD7wbVCvYD8AbXCssD8QbYCssD8gbbCssD8wbcCssD9AbdCssD9QbfCssD9gbhCgL3BuIK9wP4BuQKywP5BuYKAvoG5wr4A_sG6ArLA_wG6QrLA_0G6goC_gbtCvkD_wbuCv8DgAfvCsoDgQfwCsoDggfxCsoDgwfyCsoDhAfzCsoDhQf1CsoDhgf3CgKHB_gKgASIB_oKygOJB_wKAooH_QqBBIsH_grKA4wH_wrKA40HgAsCjgeDC4IEjweEC4YEkAeFC80DkQeGC80DkgeHC80DkweIC80DlAeJC80DlQeLC80DlgeNCwKXB44LhwSYB5ALzQOZB5ILApoHkwuIBJsHlAvNA5wHlQvNA50HlgsCngeZC4kEnweaC40EoAecC44EoQedC44EogegC44EowehC44EpAeiC44EpQekC44EpgemCwKnB6cLjwSoB6kLjgSpB6sLAqoHrAuQBKsHrQuOBKwHrguOBK0HrwsCrgeyC5EErwezC5cEsQe1C5gEsge7C5gEswe-C5gEtAe_C5gEtQfAC5gEtgfCC5gEtwfECwK4B8ULmwS5B8cLmAS6B8kLArsHygucBLwHywuYBL0HzAuYBL4HzQsCvwfQC50EwAfRC6MEwQfSC5kEwgfTC5kEwwfUC5kExAfVC5kExQfWC5kExgfYC5kExwfaCwLIB9sLpATJB90LmQTKB98LAssH4AulBMwH4QuZBM0H4guZBM4H4wsCzwfmC6YE0AfnC6wE0QfpC60E0gfqC60E0wftC60E1AfuC60E1QfvC60E1gfxC60E1wfzCwLYB_QLrgTZB_YLrQTaB_gLAtsH-QuvBNwH-gutBN0H-wutBN4H_AsC3wf_C7AE4AeADLYE4QeCDLcE4geDDLcE4weGDLcE5AeHDLcE5QeIDLcE5geKDLcE5weMDALoB40MuATpB48MtwTqB5EMAusHkgy5BOwHkwy3BO0HlAy3BO4HlQwC7weYDLoE8AeZDL4E8QebDL8E8gecDL8E8wefDL8E9AegDL8E9QehDL8E9gejDL8E9welDAL4B6YMwAT5B6gMvwT6B6oMAvsHqwzBBPwHrAy_BP0HrQy_BP4HrgwC_wexDMIEgAiyDMYEgQi0DMcEggi1DMcEgwi4DMcEhAi5DMcEhQi6DMcEhgi8DMcEhwi-DAKICL8MyASJCMEMxwSKCMMMAosIxAzJBIwIxQzHBI0IxgzHBI4IxwwCjwjKDMoEkAjLDNAEkQjNDNEEkgjODNEEkwjRDNEElAjSDNEElQjTDNEElgjVDNEElwjXDAKYCNgM0gSZCNoM0QSaCNwMApsI3QzTBJwI3gzRBJ0I3wzRBJ4I4AwCnwjjDNQEoAjkDNgEoQjmDNkEogjnDNkEowjqDNkEpAjrDNkEpQjsDNkEpgjuDNkEpwjwDAKoCPEM2gSpCPMM2QSqCPUMAqsI9gzbBKwI9wzZBK0I-AzZBK4I-QwCrwj8DNwEsAj9DOAEsQj_DOEEsgiADeEEswiDDeEEtAiEDeEEtQiFDeEEtgiHDeEEtwiJDQK4CIoN4gS5CIwN4QS6CI4NArsIjw3jBLwIkA3hBL0IkQ3hBL4Ikg0CvwiVDeQEwAiWDeoExQiYDesExginDesExwipDesEyAiqDesEyQirDesEygitDesEywivDQLMCLAN8ATNCLIN6wTOCLQNAs8ItQ3xBNAItg3rBNEItw3rBNIIuA0C0wi7DfIE1Ai8DfgE1Qi9DewE1gi-DewE1wi_DewE2AjADewE2QjBDewE2gjDDewE2wjFDQLcCMYN-QTdCMgN7ATeCMoNAt8Iyw36BOAIzA3sBOEIzQ3sBOIIzg0C4wjRDfsE5AjSDYEF5QjTDe0E5gjUDe0E5wjVDe0E6AjWDe0E6QjXDe0E6gjZDe0E6wjbDQLsCNwNggXtCN4N7QTuCOANAu8I4Q2DBfAI4g3tBPEI4w3tBPII5A0C8wjnDYQF9AjoDYoF9QjqDe4E9gjrDe4E9wjtDe4E-AjuDe4E-QjvDe4E-gjxDe4E-wjzDQL8CPQNiwX9CPcN7gT-CPkNAv8I-g2MBYAJ_A3uBIEJ_Q3uBIIJ_g0CgwmBDo0FhAmCDpMFhQmEDpQFhgmFDpQFhwmIDpQFiAmJDpQFiQmKDpQFigmMDpQFiwmODgKMCY8OlQWNCZEOlAWOCZMOAo8JlA6WBZAJlQ6UBZEJlg6UBZIJlw4CkwmaDpcFlAmbDpsFlQmdDpwFlgmeDpwFlwmhDpwFmAmiDpwFmQmjDpwFmgmlDpwFmwmnDgKcCagOnQWdCaoOnAWeCawOAp8JrQ6eBaAJrg6cBaEJrw6cBaIJsA4CowmzDp8FpAm0DqMFpQm2DqQFpgm3DqQFpwm6DqQFqAm7DqQFqQm8DqQFqgm-DqQFqwnADgKsCcEOpQWtCcMOpAWuCcUOAq8Jxg6mBbAJxw6kBbEJyA6kBbIJyQ4CswnMDqcFtAnNDq0F"
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
  ReceiptKeyScalarFieldEnum: () => ReceiptKeyScalarFieldEnum,
  RefusedAddressScalarFieldEnum: () => RefusedAddressScalarFieldEnum,
  RegistrantEmailCodeScalarFieldEnum: () => RegistrantEmailCodeScalarFieldEnum,
  RegistrantProfileScalarFieldEnum: () => RegistrantProfileScalarFieldEnum,
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

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
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"credential","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"isWatched","kind":"scalar","type":"Boolean","dbName":"is_watched"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"answerHeaders","kind":"scalar","type":"Json","dbName":"answer_headers"},{"name":"answerBody","kind":"scalar","type":"Bytes","dbName":"answer_body"},{"name":"receiptHeaders","kind":"scalar","type":"Json","dbName":"receipt_headers"},{"name":"basis","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"lines","kind":"object","type":"PaymentLine","relationName":"PaymentToPaymentLine"},{"name":"transitions","kind":"object","type":"PaymentTransition","relationName":"PaymentToPaymentTransition"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"units","kind":"scalar","type":"Int"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentLine"}],"dbName":"payment_line","schema":"ledger"},"PaymentTransition":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"fromState","kind":"scalar","type":"String","dbName":"from_state"},{"name":"toState","kind":"scalar","type":"String","dbName":"to_state"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentTransition"}],"dbName":"payment_transition","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","payment","lines","transitions","disbursement","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","PaymentTransition.findUnique","PaymentTransition.findUniqueOrThrow","PaymentTransition.findFirst","PaymentTransition.findFirstOrThrow","PaymentTransition.findMany","PaymentTransition.createOne","PaymentTransition.createMany","PaymentTransition.createManyAndReturn","PaymentTransition.updateOne","PaymentTransition.updateMany","PaymentTransition.updateManyAndReturn","PaymentTransition.upsertOne","PaymentTransition.deleteOne","PaymentTransition.deleteMany","PaymentTransition.groupBy","PaymentTransition.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","MerchNoticeKind","dueAt","sentAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","fromState","toState","at","path","field","service","charged","units","settle","outcome","delivered","protocol","scheme","network","asset","nonce","payTo","chargeAmount","settledAmount","transactionLog","credential","requirements","credentialHash","requestHash","idempotencyKey","openKey","validBefore","method","resourceUrl","requestId","isWatched","answerStatus","answerHeaders","answerBody","receiptHeaders","basis","balance","retold","settledAt","disbursementId_position","paymentId_key","paymentId_position","scheme_network_payer_nonce","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","ActState","claim","heldAt","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","has","hasEvery","hasSome","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","organizationId","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","rendered","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","seenAt","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "xRejBfwICaUJAACNEQAwpgkAAAQAEKcJAACNEQAw3wkAAI4RsgwimgoBAMIOACGsDAEAwg4AIa8MAQDCDgAhsAxAAMMOACGyDAAAjxEAIAEAAAABACABAAAAAQAgCKUJAACNEQAwpgkAAAQAEKcJAACNEQAw3wkAAI4RsgwimgoBAMIOACGsDAEAwg4AIa8MAQDCDgAhsAxAAMMOACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBd8JAAAAsgwCmgoBAAAAAawMAQAAAAGvDAEAAAABsAxAAAAAAQEIAAAJACAF3wkAAACyDAKaCgEAAAABrAwBAAAAAa8MAQAAAAGwDEAAAAABAQgAAAsAMAEIAAALADAF3wkAAMgWsgwimgoBAJYRACGsDAEAlhEAIa8MAQCWEQAhsAxAAJcRACECAAAAAQAgCAAADgAgBd8JAADIFrIMIpoKAQCWEQAhrAwBAJYRACGvDAEAlhEAIbAMQACXEQAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAxRYAIBYAAMcWACAXAADGFgAgCKUJAACJEQAwpgkAABcAEKcJAACJEQAw3wkAAIoRsgwimgoBALcOACGsDAEAtw4AIa8MAQC3DgAhsAxAALgOACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAelCQAAiBEAMKYJAAAdABCnCQAAiBEAMJQKAQAAAAGaCgEAwg4AIawMAQDCDgAhsAxAAMMOACEBAAAAGgAgAQAAABoAIAelCQAAiBEAMKYJAAAdABCnCQAAiBEAMJQKAQDCDgAhmgoBAMIOACGsDAEAwg4AIbAMQADDDgAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIASUCgEAAAABmgoBAAAAAawMAQAAAAGwDEAAAAABAQgAACIAIASUCgEAAAABmgoBAAAAAawMAQAAAAGwDEAAAAABAQgAACQAMAEIAAAkADAElAoBAJYRACGaCgEAlhEAIawMAQCWEQAhsAxAAJcRACECAAAAGgAgCAAAJwAgBJQKAQCWEQAhmgoBAJYRACGsDAEAlhEAIbAMQACXEQAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAwhYAIBYAAMQWACAXAADDFgAgB6UJAACHEQAwpgkAADAAEKcJAACHEQAwlAoBALcOACGaCgEAtw4AIawMAQC3DgAhsAxAALgOACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAqlCQAAhREAMKYJAAA2ABCnCQAAhREAMKgJBAAAAAHfCQEAwg4AIZoKAQDCDgAh3wpAAMMOACGsDAEAwg4AIa4MAACGEa4MIq8MAQDCDgAhAQAAADMAIAEAAAAzACAKpQkAAIURADCmCQAANgAQpwkAAIURADCoCQQA8g4AId8JAQDCDgAhmgoBAMIOACHfCkAAww4AIawMAQDCDgAhrgwAAIYRrgwirwwBAMIOACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB6gJBAAAAAHfCQEAAAABmgoBAAAAAd8KQAAAAAGsDAEAAAABrgwAAACuDAKvDAEAAAABAQgAADsAIAeoCQQAAAAB3wkBAAAAAZoKAQAAAAHfCkAAAAABrAwBAAAAAa4MAAAArgwCrwwBAAAAAQEIAAA9ADABCAAAPQAwB6gJBACvEQAh3wkBAJYRACGaCgEAlhEAId8KQACXEQAhrAwBAJYRACGuDAAAwRauDCKvDAEAlhEAIQIAAAAzACAIAABAACAHqAkEAK8RACHfCQEAlhEAIZoKAQCWEQAh3wpAAJcRACGsDAEAlhEAIa4MAADBFq4MIq8MAQCWEQAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAAvBYAIBYAAL8WACAXAAC-FgAgOAAAvRYAIDkAAMAWACAKpQkAAIERADCmCQAASQAQpwkAAIERADCoCQQA2g4AId8JAQC3DgAhmgoBALcOACHfCkAAuA4AIawMAQC3DgAhrgwAAIIRrgwirwwBALcOACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAilCQAAgBEAMKYJAABPABCnCQAAgBEAMIMMAgAAAAGoDAQA8g4AIakMBADzDgAhqgwAAewPACGrDEAAww4AIQEAAABMACABAAAATAAgCKUJAACAEQAwpgkAAE8AEKcJAACAEQAwgwwCAMEOACGoDAQA8g4AIakMBADzDgAhqgwAAewPACGrDEAAww4AIQKpDAAAmxEAIKoMAACbEQAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBYMMAgAAAAGoDAQAAAABqQwEAAAAAaoMAAEAAAGrDEAAAAABAQgAAFQAIAWDDAIAAAABqAwEAAAAAakMBAAAAAGqDAABAAABqwxAAAAAAQEIAABWADABCAAAVgAwBYMMAgCVEQAhqAwEAK8RACGpDAQAsREAIaoMAAH_EwAhqwxAAJcRACECAAAATAAgCAAAWQAgBYMMAgCVEQAhqAwEAK8RACGpDAQAsREAIaoMAAH_EwAhqwxAAJcRACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAAC3FgAgFgAAuhYAIBcAALkWACA4AAC4FgAgOQAAuxYAIKkMAACbEQAgqgwAAJsRACAIpQkAAP8QADCmCQAAYgAQpwkAAP8QADCDDAIAtg4AIagMBADaDgAhqQwEAN0OACGqDAAB5Q8AIasMQAC4DgAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQpQkAAP0QADCmCQAAaAAQpwkAAP0QADCHCgIAwQ4AIdkLAAHrDwAhgwwCAMEOACGFDAIAwQ4AIZgMEAD0DgAhoAwEAPIOACGhDAAB6w8AIaIMQADDDgAhowwAAesPACGkDBAA9A4AIaUMEACsDwAhpgwgAP0OACGnDAAA_hAAIAEAAABlACABAAAAZQAgD6UJAAD9EAAwpgkAAGgAEKcJAAD9EAAwhwoCAMEOACHZCwAB6w8AIYMMAgDBDgAhhQwCAMEOACGYDBAA9A4AIaAMBADyDgAhoQwAAesPACGiDEAAww4AIaMMAAHrDwAhpAwQAPQOACGlDBAArA8AIaYMIAD9DgAhAaUMAACbEQAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDIcKAgAAAAHZCwABAAABgwwCAAAAAYUMAgAAAAGYDBAAAAABoAwEAAAAAaEMAAEAAAGiDEAAAAABowwAAQAAAaQMEAAAAAGlDBAAAAABpgwgAAAAAQEIAABtACAMhwoCAAAAAdkLAAEAAAGDDAIAAAABhQwCAAAAAZgMEAAAAAGgDAQAAAABoQwAAQAAAaIMQAAAAAGjDAABAAABpAwQAAAAAaUMEAAAAAGmDCAAAAABAQgAAG8AMAEIAABvADAMhwoCAJURACHZCwAB_hMAIYMMAgCVEQAhhQwCAJURACGYDBAAwhEAIaAMBACvEQAhoQwAAf4TACGiDEAAlxEAIaMMAAH-EwAhpAwQAMIRACGlDBAAiRIAIaYMIAC5EQAhAgAAAGUAIAgAAHIAIAyHCgIAlREAIdkLAAH-EwAhgwwCAJURACGFDAIAlREAIZgMEADCEQAhoAwEAK8RACGhDAAB_hMAIaIMQACXEQAhowwAAf4TACGkDBAAwhEAIaUMEACJEgAhpgwgALkRACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAACyFgAgFgAAtRYAIBcAALQWACA4AACzFgAgOQAAthYAIKUMAACbEQAgD6UJAAD8EAAwpgkAAHsAEKcJAAD8EAAwhwoCALYOACHZCwAB5A8AIYMMAgC2DgAhhQwCALYOACGYDBAA6w4AIaAMBADaDgAhoQwAAeQPACGiDEAAuA4AIaMMAAHkDwAhpAwQAOsOACGlDBAAog8AIaYMIADmDgAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACATpQkAAPoQADCmCQAAgQEAEKcJAAD6EAAw2AoAAewPACHsCgQA8g4AIY0LAAHrDwAhlAsQAPQOACHZCwAB6w8AIYMMAgDBDgAhiAwEAPIOACGUDAAB6w8AIZcMBADyDgAhmAwEAPIOACGaDAIAwQ4AIZsMEAD0DgAhnAwAAewPACGdDAQA8g4AIZ4MIAD9DgAhnwwAAPsQACABAAAAfgAgAQAAAH4AIBKlCQAA-hAAMKYJAACBAQAQpwkAAPoQADDYCgAB7A8AIewKBADyDgAhjQsAAesPACGUCxAA9A4AIdkLAAHrDwAhgwwCAMEOACGIDAQA8g4AIZQMAAHrDwAhlwwEAPIOACGYDAQA8g4AIZoMAgDBDgAhmwwQAPQOACGcDAAB7A8AIZ0MBADyDgAhngwgAP0OACEC2AoAAJsRACCcDAAAmxEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA_YCgABAAAB7AoEAAAAAY0LAAEAAAGUCxAAAAAB2QsAAQAAAYMMAgAAAAGIDAQAAAABlAwAAQAAAZcMBAAAAAGYDAQAAAABmgwCAAAAAZsMEAAAAAGcDAABAAABnQwEAAAAAZ4MIAAAAAEBCAAAhgEAIA_YCgABAAAB7AoEAAAAAY0LAAEAAAGUCxAAAAAB2QsAAQAAAYMMAgAAAAGIDAQAAAABlAwAAQAAAZcMBAAAAAGYDAQAAAABmgwCAAAAAZsMEAAAAAGcDAABAAABnQwEAAAAAZ4MIAAAAAEBCAAAiAEAMAEIAACIAQAwD9gKAAH_EwAh7AoEAK8RACGNCwAB_hMAIZQLEADCEQAh2QsAAf4TACGDDAIAlREAIYgMBACvEQAhlAwAAf4TACGXDAQArxEAIZgMBACvEQAhmgwCAJURACGbDBAAwhEAIZwMAAH_EwAhnQwEAK8RACGeDCAAuREAIQIAAAB-ACAIAACLAQAgD9gKAAH_EwAh7AoEAK8RACGNCwAB_hMAIZQLEADCEQAh2QsAAf4TACGDDAIAlREAIYgMBACvEQAhlAwAAf4TACGXDAQArxEAIZgMBACvEQAhmgwCAJURACGbDBAAwhEAIZwMAAH_EwAhnQwEAK8RACGeDCAAuREAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAACtFgAgFgAAsBYAIBcAAK8WACA4AACuFgAgOQAAsRYAINgKAACbEQAgnAwAAJsRACASpQkAAPkQADCmCQAAlAEAEKcJAAD5EAAw2AoAAeUPACHsCgQA2g4AIY0LAAHkDwAhlAsQAOsOACHZCwAB5A8AIYMMAgC2DgAhiAwEANoOACGUDAAB5A8AIZcMBADaDgAhmAwEANoOACGaDAIAtg4AIZsMEADrDgAhnAwAAeUPACGdDAQA2g4AIZ4MIADmDgAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBGlCQAA9xAAMKYJAACaAQAQpwkAAPcQADDfCQEAwg4AIekJAAHrDwAh1AoCAMEOACHYCgAB7A8AIZQLEAD0DgAhtAsBAM0OACGDDAIAwQ4AIYgMBADyDgAhiQwCAMEOACGUDAAB6w8AIZYMAQDCDgAhlwwEAPIOACGYDAQA8g4AIZkMAAD4EAAgAQAAAJcBACABAAAAlwEAIBClCQAA9xAAMKYJAACaAQAQpwkAAPcQADDfCQEAwg4AIekJAAHrDwAh1AoCAMEOACHYCgAB7A8AIZQLEAD0DgAhtAsBAM0OACGDDAIAwQ4AIYgMBADyDgAhiQwCAMEOACGUDAAB6w8AIZYMAQDCDgAhlwwEAPIOACGYDAQA8g4AIQLYCgAAmxEAILQLAACbEQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDd8JAQAAAAHpCQABAAAB1AoCAAAAAdgKAAEAAAGUCxAAAAABtAsBAAAAAYMMAgAAAAGIDAQAAAABiQwCAAAAAZQMAAEAAAGWDAEAAAABlwwEAAAAAZgMBAAAAAEBCAAAnwEAIA3fCQEAAAAB6QkAAQAAAdQKAgAAAAHYCgABAAABlAsQAAAAAbQLAQAAAAGDDAIAAAABiAwEAAAAAYkMAgAAAAGUDAABAAABlgwBAAAAAZcMBAAAAAGYDAQAAAABAQgAAKEBADABCAAAoQEAMA3fCQEAlhEAIekJAAH-EwAh1AoCAJURACHYCgAB_xMAIZQLEADCEQAhtAsBAJ8RACGDDAIAlREAIYgMBACvEQAhiQwCAJURACGUDAAB_hMAIZYMAQCWEQAhlwwEAK8RACGYDAQArxEAIQIAAACXAQAgCAAApAEAIA3fCQEAlhEAIekJAAH-EwAh1AoCAJURACHYCgAB_xMAIZQLEADCEQAhtAsBAJ8RACGDDAIAlREAIYgMBACvEQAhiQwCAJURACGUDAAB_hMAIZYMAQCWEQAhlwwEAK8RACGYDAQArxEAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAKgWACAWAACrFgAgFwAAqhYAIDgAAKkWACA5AACsFgAg2AoAAJsRACC0CwAAmxEAIBClCQAA9hAAMKYJAACtAQAQpwkAAPYQADDfCQEAtw4AIekJAAHkDwAh1AoCALYOACHYCgAB5Q8AIZQLEADrDgAhtAsBAMgOACGDDAIAtg4AIYgMBADaDgAhiQwCALYOACGUDAAB5A8AIZYMAQC3DgAhlwwEANoOACGYDAQA2g4AIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEKUJAAD0EAAwpgkAALMBABCnCQAA9BAAMOkJAAHrDwAh2AoAAesPACGUCxAA9A4AIYMMAgDBDgAhhwwAAesPACGIDAQA8g4AIYkMAgDBDgAhjgwAAPEQjgwijwwQAPQOACGSDAIAwQ4AIZMMAgDBDgAhlAwAAesPACGVDAAA9RAAIAEAAACwAQAgAQAAALABACAPpQkAAPQQADCmCQAAswEAEKcJAAD0EAAw6QkAAesPACHYCgAB6w8AIZQLEAD0DgAhgwwCAMEOACGHDAAB6w8AIYgMBADyDgAhiQwCAMEOACGODAAA8RCODCKPDBAA9A4AIZIMAgDBDgAhkwwCAMEOACGUDAAB6w8AIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAM6QkAAQAAAdgKAAEAAAGUCxAAAAABgwwCAAAAAYcMAAEAAAGIDAQAAAABiQwCAAAAAY4MAAAAjgwCjwwQAAAAAZIMAgAAAAGTDAIAAAABlAwAAQAAAQEIAAC4AQAgDOkJAAEAAAHYCgABAAABlAsQAAAAAYMMAgAAAAGHDAABAAABiAwEAAAAAYkMAgAAAAGODAAAAI4MAo8MEAAAAAGSDAIAAAABkwwCAAAAAZQMAAEAAAEBCAAAugEAMAEIAAC6AQAwDOkJAAH-EwAh2AoAAf4TACGUCxAAwhEAIYMMAgCVEQAhhwwAAf4TACGIDAQArxEAIYkMAgCVEQAhjgwAAKIWjgwijwwQAMIRACGSDAIAlREAIZMMAgCVEQAhlAwAAf4TACECAAAAsAEAIAgAAL0BACAM6QkAAf4TACHYCgAB_hMAIZQLEADCEQAhgwwCAJURACGHDAAB_hMAIYgMBACvEQAhiQwCAJURACGODAAAohaODCKPDBAAwhEAIZIMAgCVEQAhkwwCAJURACGUDAAB_hMAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAKMWACAWAACmFgAgFwAApRYAIDgAAKQWACA5AACnFgAgD6UJAADzEAAwpgkAAMYBABCnCQAA8xAAMOkJAAHkDwAh2AoAAeQPACGUCxAA6w4AIYMMAgC2DgAhhwwAAeQPACGIDAQA2g4AIYkMAgC2DgAhjgwAAO0QjgwijwwQAOsOACGSDAIAtg4AIZMMAgC2DgAhlAwAAeQPACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAulCQAA8BAAMKYJAADMAQAQpwkAAPAQADC5CgAB6w8AIYELEAD0DgAhgwwCAMEOACGHDAAB6w8AIY4MAADxEI4MIo8MEAD0DgAhkAwCAMEOACGRDAAA8hAAIAEAAADJAQAgAQAAAMkBACAKpQkAAPAQADCmCQAAzAEAEKcJAADwEAAwuQoAAesPACGBCxAA9A4AIYMMAgDBDgAhhwwAAesPACGODAAA8RCODCKPDBAA9A4AIZAMAgDBDgAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAe5CgABAAABgQsQAAAAAYMMAgAAAAGHDAABAAABjgwAAACODAKPDBAAAAABkAwCAAAAAQEIAADRAQAgB7kKAAEAAAGBCxAAAAABgwwCAAAAAYcMAAEAAAGODAAAAI4MAo8MEAAAAAGQDAIAAAABAQgAANMBADABCAAA0wEAMAe5CgAB_hMAIYELEADCEQAhgwwCAJURACGHDAAB_hMAIY4MAACiFo4MIo8MEADCEQAhkAwCAJURACECAAAAyQEAIAgAANYBACAHuQoAAf4TACGBCxAAwhEAIYMMAgCVEQAhhwwAAf4TACGODAAAohaODCKPDBAAwhEAIZAMAgCVEQAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAAnRYAIBYAAKAWACAXAACfFgAgOAAAnhYAIDkAAKEWACAKpQkAAOwQADCmCQAA3wEAEKcJAADsEAAwuQoAAeQPACGBCxAA6w4AIYMMAgC2DgAhhwwAAeQPACGODAAA7RCODCKPDBAA6w4AIZAMAgC2DgAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALpQkAAOoQADCmCQAA5QEAEKcJAADqEAAw6QkAAesPACGDDAIAwQ4AIYcMAAHrDwAhiAwEAPIOACGJDAIAwQ4AIYoMAAHrDwAhiwwAAewPACGMDAAA6xAAIAEAAADiAQAgAQAAAOIBACAKpQkAAOoQADCmCQAA5QEAEKcJAADqEAAw6QkAAesPACGDDAIAwQ4AIYcMAAHrDwAhiAwEAPIOACGJDAIAwQ4AIYoMAAHrDwAhiwwAAewPACEBiwwAAJsRACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAH6QkAAQAAAYMMAgAAAAGHDAABAAABiAwEAAAAAYkMAgAAAAGKDAABAAABiwwAAQAAAQEIAADqAQAgB-kJAAEAAAGDDAIAAAABhwwAAQAAAYgMBAAAAAGJDAIAAAABigwAAQAAAYsMAAEAAAEBCAAA7AEAMAEIAADsAQAwB-kJAAH-EwAhgwwCAJURACGHDAAB_hMAIYgMBACvEQAhiQwCAJURACGKDAAB_hMAIYsMAAH_EwAhAgAAAOIBACAIAADvAQAgB-kJAAH-EwAhgwwCAJURACGHDAAB_hMAIYgMBACvEQAhiQwCAJURACGKDAAB_hMAIYsMAAH_EwAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAAmBYAIBYAAJsWACAXAACaFgAgOAAAmRYAIDkAAJwWACCLDAAAmxEAIAqlCQAA6RAAMKYJAAD4AQAQpwkAAOkQADDpCQAB5A8AIYMMAgC2DgAhhwwAAeQPACGIDAQA2g4AIYkMAgC2DgAhigwAAeQPACGLDAAB5Q8AIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCaUJAADnEAAwpgkAAP4BABCnCQAA5xAAMIcKBADyDgAhygpAAMMOACGDDAIAwQ4AIYQMAgDBDgAhhQwEAPIOACGGDAAA6BAAIAEAAAD7AQAgAQAAAPsBACAIpQkAAOcQADCmCQAA_gEAEKcJAADnEAAwhwoEAPIOACHKCkAAww4AIYMMAgDBDgAhhAwCAMEOACGFDAQA8g4AIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAFhwoEAAAAAcoKQAAAAAGDDAIAAAABhAwCAAAAAYUMBAAAAAEBCAAAgwIAIAWHCgQAAAABygpAAAAAAYMMAgAAAAGEDAIAAAABhQwEAAAAAQEIAACFAgAwAQgAAIUCADAFhwoEAK8RACHKCkAAlxEAIYMMAgCVEQAhhAwCAJURACGFDAQArxEAIQIAAAD7AQAgCAAAiAIAIAWHCgQArxEAIcoKQACXEQAhgwwCAJURACGEDAIAlREAIYUMBACvEQAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAAkxYAIBYAAJYWACAXAACVFgAgOAAAlBYAIDkAAJcWACAIpQkAAOYQADCmCQAAkQIAEKcJAADmEAAwhwoEANoOACHKCkAAuA4AIYMMAgC2DgAhhAwCALYOACGFDAQA2g4AIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEqUJAADlEAAwpgkAAJcCABCnCQAA5RAAML0KQADDDgAhwAoBAMIOACH2CwEAAAAB9wsCAMEOACH4CwAAjA8AIPkLAQDCDgAh-gsAAIwPACD7CwEAwg4AIfwLIAD9DgAh_QsCAMEOACH-CwEAwg4AIf8LAQDCDgAhgAwBAMIOACGBDAAB7A8AIYIMAQDCDgAhAQAAAJQCACABAAAAlAIAIBKlCQAA5RAAMKYJAACXAgAQpwkAAOUQADC9CkAAww4AIcAKAQDCDgAh9gsBAMIOACH3CwIAwQ4AIfgLAACMDwAg-QsBAMIOACH6CwAAjA8AIPsLAQDCDgAh_AsgAP0OACH9CwIAwQ4AIf4LAQDCDgAh_wsBAMIOACGADAEAwg4AIYEMAAHsDwAhggwBAMIOACEBgQwAAJsRACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPvQpAAAAAAcAKAQAAAAH2CwEAAAAB9wsCAAAAAfgLgAAAAAH5CwEAAAAB-guAAAAAAfsLAQAAAAH8CyAAAAAB_QsCAAAAAf4LAQAAAAH_CwEAAAABgAwBAAAAAYEMAAEAAAGCDAEAAAABAQgAAJwCACAPvQpAAAAAAcAKAQAAAAH2CwEAAAAB9wsCAAAAAfgLgAAAAAH5CwEAAAAB-guAAAAAAfsLAQAAAAH8CyAAAAAB_QsCAAAAAf4LAQAAAAH_CwEAAAABgAwBAAAAAYEMAAEAAAGCDAEAAAABAQgAAJ4CADABCAAAngIAMA-9CkAAlxEAIcAKAQCWEQAh9gsBAJYRACH3CwIAlREAIfgLgAAAAAH5CwEAlhEAIfoLgAAAAAH7CwEAlhEAIfwLIAC5EQAh_QsCAJURACH-CwEAlhEAIf8LAQCWEQAhgAwBAJYRACGBDAAB_xMAIYIMAQCWEQAhAgAAAJQCACAIAAChAgAgD70KQACXEQAhwAoBAJYRACH2CwEAlhEAIfcLAgCVEQAh-AuAAAAAAfkLAQCWEQAh-guAAAAAAfsLAQCWEQAh_AsgALkRACH9CwIAlREAIf4LAQCWEQAh_wsBAJYRACGADAEAlhEAIYEMAAH_EwAhggwBAJYRACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAACOFgAgFgAAkRYAIBcAAJAWACA4AACPFgAgOQAAkhYAIIEMAACbEQAgEqUJAADkEAAwpgkAAKoCABCnCQAA5BAAML0KQAC4DgAhwAoBALcOACH2CwEAtw4AIfcLAgC2DgAh-AsAAIYPACD5CwEAtw4AIfoLAACGDwAg-wsBALcOACH8CyAA5g4AIf0LAgC2DgAh_gsBALcOACH_CwEAtw4AIYAMAQC3DgAhgQwAAeUPACGCDAEAtw4AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFqUJAADgEAAwpgkAALACABCnCQAA4BAAMKgJBAAAAAG_CQAA4hDvCyLDCQIAwQ4AId8JAADhEO4LIuAJAQDCDgAh6gkBAAAAAZoKAQDNDgAhmwpAANcOACG1CgQA8g4AIb4KAQDCDgAhmAsBAAAAAZkLQADDDgAh7wsCAMEOACHwC0AA1w4AIfELAgD6DgAh8gtAANcOACHzC0AA1w4AIfQLQADXDgAh9QsAAOMQACABAAAArQIAIAEAAACtAgAgFaUJAADgEAAwpgkAALACABCnCQAA4BAAMKgJBADyDgAhvwkAAOIQ7wsiwwkCAMEOACHfCQAA4RDuCyLgCQEAwg4AIeoJAQDCDgAhmgoBAM0OACGbCkAA1w4AIbUKBADyDgAhvgoBAMIOACGYCwEAzQ4AIZkLQADDDgAh7wsCAMEOACHwC0AA1w4AIfELAgD6DgAh8gtAANcOACHzC0AA1w4AIfQLQADXDgAhCJoKAACbEQAgmwoAAJsRACCYCwAAmxEAIPALAACbEQAg8QsAAJsRACDyCwAAmxEAIPMLAACbEQAg9AsAAJsRACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASqAkEAAAAAb8JAAAA7wsCwwkCAAAAAd8JAAAA7gsC4AkBAAAAAeoJAQAAAAGaCgEAAAABmwpAAAAAAbUKBAAAAAG-CgEAAAABmAsBAAAAAZkLQAAAAAHvCwIAAAAB8AtAAAAAAfELAgAAAAHyC0AAAAAB8wtAAAAAAfQLQAAAAAEBCAAAtQIAIBKoCQQAAAABvwkAAADvCwLDCQIAAAAB3wkAAADuCwLgCQEAAAAB6gkBAAAAAZoKAQAAAAGbCkAAAAABtQoEAAAAAb4KAQAAAAGYCwEAAAABmQtAAAAAAe8LAgAAAAHwC0AAAAAB8QsCAAAAAfILQAAAAAHzC0AAAAAB9AtAAAAAAQEIAAC3AgAwAQgAALcCADASqAkEAK8RACG_CQAAjRbvCyLDCQIAlREAId8JAACMFu4LIuAJAQCWEQAh6gkBAJYRACGaCgEAnxEAIZsKQACmEQAhtQoEAK8RACG-CgEAlhEAIZgLAQCfEQAhmQtAAJcRACHvCwIAlREAIfALQACmEQAh8QsCALARACHyC0AAphEAIfMLQACmEQAh9AtAAKYRACECAAAArQIAIAgAALoCACASqAkEAK8RACG_CQAAjRbvCyLDCQIAlREAId8JAACMFu4LIuAJAQCWEQAh6gkBAJYRACGaCgEAnxEAIZsKQACmEQAhtQoEAK8RACG-CgEAlhEAIZgLAQCfEQAhmQtAAJcRACHvCwIAlREAIfALQACmEQAh8QsCALARACHyC0AAphEAIfMLQACmEQAh9AtAAKYRACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAACHFgAgFgAAihYAIBcAAIkWACA4AACIFgAgOQAAixYAIJoKAACbEQAgmwoAAJsRACCYCwAAmxEAIPALAACbEQAg8QsAAJsRACDyCwAAmxEAIPMLAACbEQAg9AsAAJsRACAVpQkAANkQADCmCQAAwwIAEKcJAADZEAAwqAkEANoOACG_CQAA2xDvCyLDCQIAtg4AId8JAADaEO4LIuAJAQC3DgAh6gkBALcOACGaCgEAyA4AIZsKQADQDgAhtQoEANoOACG-CgEAtw4AIZgLAQDIDgAhmQtAALgOACHvCwIAtg4AIfALQADQDgAh8QsCANwOACHyC0AA0A4AIfMLQADQDgAh9AtAANAOACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAA1hAAIKUJAADUEAAwpgkAAM4CABCnCQAA1BAAMKsJQADDDgAhuQlAANcOACG_CQAA1RDkCyKBCgQA8g4AIbkKAQDCDgAhwAoBAAAAAZYLAgDBDgAh5AtAANcOACHlCwEAzQ4AIeYLQADXDgAh5wtAANcOACHoC0AA1w4AIekLAgDBDgAh6gtAANcOACHrC0AA1w4AIewLQADXDgAhAQAAAMYCACAK3AEAANgQACClCQAA1xAAMKYJAADIAgAQpwkAANcQADCoCQQA8g4AIb4KAQDCDgAhwAoBAMIOACGTCwEAwg4AIZQLAQDCDgAhlQsCAMEOACEB3AEAAIYWACAK3AEAANgQACClCQAA1xAAMKYJAADIAgAQpwkAANcQADCoCQQAAAABvgoBAMIOACHACgEAwg4AIZMLAQDCDgAhlAsBAMIOACGVCwIAwQ4AIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAADWEAAgpQkAANQQADCmCQAAzgIAEKcJAADUEAAwqwlAAMMOACG5CUAA1w4AIb8JAADVEOQLIoEKBADyDgAhuQoBAMIOACHACgEAwg4AIZYLAgDBDgAh5AtAANcOACHlCwEAzQ4AIeYLQADXDgAh5wtAANcOACHoC0AA1w4AIekLAgDBDgAh6gtAANcOACHrC0AA1w4AIewLQADXDgAhCt0BAACFFgAguQkAAJsRACDkCwAAmxEAIOULAACbEQAg5gsAAJsRACDnCwAAmxEAIOgLAACbEQAg6gsAAJsRACDrCwAAmxEAIOwLAACbEQAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAACEFgAgqwlAAAAAAbkJQAAAAAG_CQAAAOQLAoEKBAAAAAG5CgEAAAABwAoBAAAAAZYLAgAAAAHkC0AAAAAB5QsBAAAAAeYLQAAAAAHnC0AAAAAB6AtAAAAAAekLAgAAAAHqC0AAAAAB6wtAAAAAAewLQAAAAAEBCAAA0wIAIBCrCUAAAAABuQlAAAAAAb8JAAAA5AsCgQoEAAAAAbkKAQAAAAHACgEAAAABlgsCAAAAAeQLQAAAAAHlCwEAAAAB5gtAAAAAAecLQAAAAAHoC0AAAAAB6QsCAAAAAeoLQAAAAAHrC0AAAAAB7AtAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAAPcVACCrCUAAlxEAIbkJQACmEQAhvwkAAPYV5AsigQoEAK8RACG5CgEAlhEAIcAKAQCWEQAhlgsCAJURACHkC0AAphEAIeULAQCfEQAh5gtAAKYRACHnC0AAphEAIegLQACmEQAh6QsCAJURACHqC0AAphEAIesLQACmEQAh7AtAAKYRACECAAAAxgIAIAgAANgCACAQqwlAAJcRACG5CUAAphEAIb8JAAD2FeQLIoEKBACvEQAhuQoBAJYRACHACgEAlhEAIZYLAgCVEQAh5AtAAKYRACHlCwEAnxEAIeYLQACmEQAh5wtAAKYRACHoC0AAphEAIekLAgCVEQAh6gtAAKYRACHrC0AAphEAIewLQACmEQAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAA8RUAIBYAAPQVACAXAADzFQAgOAAA8hUAIDkAAPUVACC5CQAAmxEAIOQLAACbEQAg5QsAAJsRACDmCwAAmxEAIOcLAACbEQAg6AsAAJsRACDqCwAAmxEAIOsLAACbEQAg7AsAAJsRACATpQkAANAQADCmCQAA4QIAEKcJAADQEAAwqwlAALgOACG5CUAA0A4AIb8JAADREOQLIoEKBADaDgAhuQoBALcOACHACgEAtw4AIZYLAgC2DgAh5AtAANAOACHlCwEAyA4AIeYLQADQDgAh5wtAANAOACHoC0AA0A4AIekLAgC2DgAh6gtAANAOACHrC0AA0A4AIewLQADQDgAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAADwFQAgqAkEAAAAAb4KAQAAAAHACgEAAAABkwsBAAAAAZQLAQAAAAGVCwIAAAABAQgAAOkCACAGqAkEAAAAAb4KAQAAAAHACgEAAAABkwsBAAAAAZQLAQAAAAGVCwIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAA7xUAIKgJBACvEQAhvgoBAJYRACHACgEAlhEAIZMLAQCWEQAhlAsBAJYRACGVCwIAlREAIQIAAADKAgAgCAAA7gIAIAaoCQQArxEAIb4KAQCWEQAhwAoBAJYRACGTCwEAlhEAIZQLAQCWEQAhlQsCAJURACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAADqFQAgFgAA7RUAIBcAAOwVACA4AADrFQAgOQAA7hUAIAmlCQAAzxAAMKYJAAD3AgAQpwkAAM8QADCoCQQA2g4AIb4KAQC3DgAhwAoBALcOACGTCwEAtw4AIZQLAQC3DgAhlQsCALYOACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBClCQAAzhAAMKYJAAD9AgAQpwkAAM4QADCrCUAAww4AIb8JAQDNDgAh4AkBAAAAAZ0KQADDDgAh1wsBAMIOACHbCwEAwg4AIdwLAQDCDgAh3QsBAMIOACHeCwEAzQ4AId8LAQDCDgAh4AsBAMIOACHhCwEAwg4AIeILQADXDgAhAQAAAPoCACABAAAA-gIAIBClCQAAzhAAMKYJAAD9AgAQpwkAAM4QADCrCUAAww4AIb8JAQDNDgAh4AkBAMIOACGdCkAAww4AIdcLAQDCDgAh2wsBAMIOACHcCwEAwg4AId0LAQDCDgAh3gsBAM0OACHfCwEAwg4AIeALAQDCDgAh4QsBAMIOACHiC0AA1w4AIQO_CQAAmxEAIN4LAACbEQAg4gsAAJsRACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANqwlAAAAAAb8JAQAAAAHgCQEAAAABnQpAAAAAAdcLAQAAAAHbCwEAAAAB3AsBAAAAAd0LAQAAAAHeCwEAAAAB3wsBAAAAAeALAQAAAAHhCwEAAAAB4gtAAAAAAQEIAACCAwAgDasJQAAAAAG_CQEAAAAB4AkBAAAAAZ0KQAAAAAHXCwEAAAAB2wsBAAAAAdwLAQAAAAHdCwEAAAAB3gsBAAAAAd8LAQAAAAHgCwEAAAAB4QsBAAAAAeILQAAAAAEBCAAAhAMAMAEIAACEAwAwDasJQACXEQAhvwkBAJ8RACHgCQEAlhEAIZ0KQACXEQAh1wsBAJYRACHbCwEAlhEAIdwLAQCWEQAh3QsBAJYRACHeCwEAnxEAId8LAQCWEQAh4AsBAJYRACHhCwEAlhEAIeILQACmEQAhAgAAAPoCACAIAACHAwAgDasJQACXEQAhvwkBAJ8RACHgCQEAlhEAIZ0KQACXEQAh1wsBAJYRACHbCwEAlhEAIdwLAQCWEQAh3QsBAJYRACHeCwEAnxEAId8LAQCWEQAh4AsBAJYRACHhCwEAlhEAIeILQACmEQAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAA5xUAIBYAAOkVACAXAADoFQAgvwkAAJsRACDeCwAAmxEAIOILAACbEQAgEKUJAADNEAAwpgkAAJADABCnCQAAzRAAMKsJQAC4DgAhvwkBAMgOACHgCQEAtw4AIZ0KQAC4DgAh1wsBALcOACHbCwEAtw4AIdwLAQC3DgAh3QsBALcOACHeCwEAyA4AId8LAQC3DgAh4AsBALcOACHhCwEAtw4AIeILQADQDgAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMpQkAAMwQADCmCQAAlgMAEKcJAADMEAAwqAkEAAAAAbkJQADDDgAh4AkBAMIOACGLCkAAww4AIZ8LQADXDgAh1wsBAMIOACHYCwAB6w8AIdkLAAHrDwAh2gsCAMEOACEBAAAAkwMAIAEAAACTAwAgDKUJAADMEAAwpgkAAJYDABCnCQAAzBAAMKgJBADyDgAhuQlAAMMOACHgCQEAwg4AIYsKQADDDgAhnwtAANcOACHXCwEAwg4AIdgLAAHrDwAh2QsAAesPACHaCwIAwQ4AIQGfCwAAmxEAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAmoCQQAAAABuQlAAAAAAeAJAQAAAAGLCkAAAAABnwtAAAAAAdcLAQAAAAHYCwABAAAB2QsAAQAAAdoLAgAAAAEBCAAAmwMAIAmoCQQAAAABuQlAAAAAAeAJAQAAAAGLCkAAAAABnwtAAAAAAdcLAQAAAAHYCwABAAAB2QsAAQAAAdoLAgAAAAEBCAAAnQMAMAEIAACdAwAwCagJBACvEQAhuQlAAJcRACHgCQEAlhEAIYsKQACXEQAhnwtAAKYRACHXCwEAlhEAIdgLAAH-EwAh2QsAAf4TACHaCwIAlREAIQIAAACTAwAgCAAAoAMAIAmoCQQArxEAIbkJQACXEQAh4AkBAJYRACGLCkAAlxEAIZ8LQACmEQAh1wsBAJYRACHYCwAB_hMAIdkLAAH-EwAh2gsCAJURACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAADiFQAgFgAA5RUAIBcAAOQVACA4AADjFQAgOQAA5hUAIJ8LAACbEQAgDKUJAADLEAAwpgkAAKkDABCnCQAAyxAAMKgJBADaDgAhuQlAALgOACHgCQEAtw4AIYsKQAC4DgAhnwtAANAOACHXCwEAtw4AIdgLAAHkDwAh2QsAAeQPACHaCwIAtg4AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFKUJAADKEAAwpgkAAK8DABCnCQAAyhAAMK4KQADDDgAhogsBAM0OACGkCwEAwg4AIaULAAHrDwAhpwsBAAAAAagLAQDNDgAhqQsBAM0OACHJCwEAwg4AIcoLAQDCDgAhzwsBAMIOACHQCwEAzQ4AIdELAQDNDgAh0gsBAM0OACHTCwAAnRAAINQLAACdEAAg1QsgAP0OACHWC0AA1w4AIQEAAACsAwAgAQAAAKwDACAUpQkAAMoQADCmCQAArwMAEKcJAADKEAAwrgpAAMMOACGiCwEAzQ4AIaQLAQDCDgAhpQsAAesPACGnCwEAwg4AIagLAQDNDgAhqQsBAM0OACHJCwEAwg4AIcoLAQDCDgAhzwsBAMIOACHQCwEAzQ4AIdELAQDNDgAh0gsBAM0OACHTCwAAnRAAINQLAACdEAAg1QsgAP0OACHWC0AA1w4AIQeiCwAAmxEAIKgLAACbEQAgqQsAAJsRACDQCwAAmxEAINELAACbEQAg0gsAAJsRACDWCwAAmxEAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGuCkAAlxEAIaILAQCfEQAhpAsBAJYRACGlCwAB_hMAIacLAQCWEQAhqAsBAJ8RACGpCwEAnxEAIckLAQCWEQAhygsBAJYRACHPCwEAlhEAIdALAQCfEQAh0QsBAJ8RACHSCwEAnxEAIdMLAADgFQAg1AsAAOEVACDVCyAAuREAIdYLQACmEQAhAgAAAKwDACAIAAC0AwAgEa4KQACXEQAhogsBAJ8RACGkCwEAlhEAIaULAAH-EwAhpwsBAJYRACGoCwEAnxEAIakLAQCfEQAhyQsBAJYRACHKCwEAlhEAIc8LAQCWEQAh0AsBAJ8RACHRCwEAnxEAIdILAQCfEQAh0wsAAOAVACDUCwAA4RUAINULIAC5EQAh1gtAAKYRACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAN0VACAWAADfFQAgFwAA3hUAIKILAACbEQAgqAsAAJsRACCpCwAAmxEAINALAACbEQAg0QsAAJsRACDSCwAAmxEAINYLAACbEQAgFKUJAADJEAAwpgkAALwDABCnCQAAyRAAMK4KQAC4DgAhogsBAMgOACGkCwEAtw4AIaULAAHkDwAhpwsBALcOACGoCwEAyA4AIakLAQDIDgAhyQsBALcOACHKCwEAtw4AIc8LAQC3DgAh0AsBAMgOACHRCwEAyA4AIdILAQDIDgAh0wsAAJ0QACDUCwAAnRAAINULIADmDgAh1gtAANAOACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGlCQAAxRAAMKYJAADCAwAQpwkAAMUQADDUCgIAwQ4AIacLAQDCDgAhqAsBAM0OACHDCwEAwg4AIcQLAgDBDgAhxgsAAMYQxgsixwsCAPoOACHICwEAzQ4AIckLAQDNDgAhygsBAM0OACHLCwAA-Q4AIMwLAgDBDgAhzQsAAMcQACDOCwAAyBAAIAEAAAC_AwAgAQAAAL8DACAPpQkAAMUQADCmCQAAwgMAEKcJAADFEAAw1AoCAMEOACGnCwEAwg4AIagLAQDNDgAhwwsBAMIOACHECwIAwQ4AIcYLAADGEMYLIscLAgD6DgAhyAsBAM0OACHJCwEAzQ4AIcoLAQDNDgAhywsAAPkOACDMCwIAwQ4AIQaoCwAAmxEAIMcLAACbEQAgyAsAAJsRACDJCwAAmxEAIMoLAACbEQAgywsAAJsRACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAM1AoCAAAAAacLAQAAAAGoCwEAAAABwwsBAAAAAcQLAgAAAAHGCwAAAMYLAscLAgAAAAHICwEAAAAByQsBAAAAAcoLAQAAAAHLC4AAAAABzAsCAAAAAQEIAADHAwAgDNQKAgAAAAGnCwEAAAABqAsBAAAAAcMLAQAAAAHECwIAAAABxgsAAADGCwLHCwIAAAAByAsBAAAAAckLAQAAAAHKCwEAAAABywuAAAAAAcwLAgAAAAEBCAAAyQMAMAEIAADJAwAwDNQKAgCVEQAhpwsBAJYRACGoCwEAnxEAIcMLAQCWEQAhxAsCAJURACHGCwAA3BXGCyLHCwIAsBEAIcgLAQCfEQAhyQsBAJ8RACHKCwEAnxEAIcsLgAAAAAHMCwIAlREAIQIAAAC_AwAgCAAAzAMAIAzUCgIAlREAIacLAQCWEQAhqAsBAJ8RACHDCwEAlhEAIcQLAgCVEQAhxgsAANwVxgsixwsCALARACHICwEAnxEAIckLAQCfEQAhygsBAJ8RACHLC4AAAAABzAsCAJURACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAADXFQAgFgAA2hUAIBcAANkVACA4AADYFQAgOQAA2xUAIKgLAACbEQAgxwsAAJsRACDICwAAmxEAIMkLAACbEQAgygsAAJsRACDLCwAAmxEAIA-lCQAAwRAAMKYJAADVAwAQpwkAAMEQADDUCgIAtg4AIacLAQC3DgAhqAsBAMgOACHDCwEAtw4AIcQLAgC2DgAhxgsAAMIQxgsixwsCANwOACHICwEAyA4AIckLAQDIDgAhygsBAMgOACHLCwAA2w4AIMwLAgC2DgAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKuwIAALUQACC-AgAAthAAIKUJAAC0EAAwpgkAAOIDABCnCQAAtBAAMKgJAQAAAAGrCUAAww4AIcAKAQDCDgAhuAsBAMIOACHACwEAAAABAQAAANgDACAIugIAAMAQACClCQAAvhAAMKYJAADaAwAQpwkAAL4QADCrCUAAww4AIeAJAQDCDgAhuQsBAIIPACG_CwAAvxC_CyIBugIAANUVACAJugIAAMAQACClCQAAvhAAMKYJAADaAwAQpwkAAL4QADCrCUAAww4AIeAJAQDCDgAhuQsBAIIPACG_CwAAvxC_CyLCCwAAvRAAIAMAAADaAwAgAwAA2wMAMAQAANwDACARugIAALoQACC9AgAAuxAAIKUJAAC3EAAwpgkAAN4DABCnCQAAtxAAMKgJAQCCDwAhqwlAAMMOACG5CUAA1w4AIcAJAQDNDgAh6goAALkQuwsitgsEAPIOACG3CwEAwg4AIbgLAQDCDgAhuQsBALgQACG7CwQA8g4AIbwLBADyDgAhvQtAANcOACEGugIAANUVACC9AgAA1hUAILkJAACbEQAgwAkAAJsRACC5CwAAmxEAIL0LAACbEQAgEboCAAC6EAAgvQIAALsQACClCQAAtxAAMKYJAADeAwAQpwkAALcQADCoCQEAAAABqwlAAMMOACG5CUAA1w4AIcAJAQDNDgAh6goAALkQuwsitgsEAPIOACG3CwEAAAABuAsBAMIOACG5CwEAuBAAIbsLBADyDgAhvAsEAPIOACG9C0AA1w4AIQMAAADeAwAgAwAA3wMAMAQAAOADACAKuwIAALUQACC-AgAAthAAIKUJAAC0EAAwpgkAAOIDABCnCQAAtBAAMKgJAQCCDwAhqwlAAMMOACHACgEAwg4AIbgLAQDCDgAhwAsBAMIOACEBAAAA4gMAIAm8AgAAsxAAIKUJAACyEAAwpgkAAOQDABCnCQAAshAAMKgJAQCCDwAhqwlAAMMOACHgCQEAwg4AIbULAQCCDwAhtgsEAPIOACEBvAIAANQVACAKvAIAALMQACClCQAAshAAMKYJAADkAwAQpwkAALIQADCoCQEAAAABqwlAAMMOACHgCQEAwg4AIbULAQCCDwAhtgsEAPIOACHBCwAAsRAAIAMAAADkAwAgAwAA5QMAMAQAAOYDACABAAAA5AMAIAEAAADaAwAgAQAAAN4DACABAAAA2AMAIAK7AgAA0hUAIL4CAADTFQAgAwAAAOIDACADAADsAwAwBAAA2AMAIAMAAADiAwAgAwAA7AMAMAQAANgDACADAAAA4gMAIAMAAOwDADAEAADYAwAgB7sCAADQFQAgvgIAANEVACCoCQEAAAABqwlAAAAAAcAKAQAAAAG4CwEAAAABwAsBAAAAAQEIAADwAwAgBagJAQAAAAGrCUAAAAABwAoBAAAAAbgLAQAAAAHACwEAAAABAQgAAPIDADABCAAA8gMAMAe7AgAAthUAIL4CAAC3FQAgqAkBAJYRACGrCUAAlxEAIcAKAQCWEQAhuAsBAJYRACHACwEAlhEAIQIAAADYAwAgCAAA9QMAIAWoCQEAlhEAIasJQACXEQAhwAoBAJYRACG4CwEAlhEAIcALAQCWEQAhAgAAAOIDACAIAAD3AwAgAgAAAOIDACAIAAD3AwAgAwAAANgDACAPAADwAwAgEAAA9QMAIAEAAADYAwAgAQAAAOIDACADFQAAsxUAIBYAALUVACAXAAC0FQAgCKUJAACwEAAwpgkAAP4DABCnCQAAsBAAMKgJAQD_DgAhqwlAALgOACHACgEAtw4AIbgLAQC3DgAhwAsBALcOACEDAAAA4gMAIAMAAP0DADAUAAD-AwAgAwAAAOIDACADAADsAwAwBAAA2AMAIAEAAADcAwAgAQAAANwDACADAAAA2gMAIAMAANsDADAEAADcAwAgAwAAANoDACADAADbAwAwBAAA3AMAIAMAAADaAwAgAwAA2wMAMAQAANwDACAFugIAALIVACCrCUAAAAAB4AkBAAAAAbkLAQAAAAG_CwAAAL8LAgEIAACGBAAgBKsJQAAAAAHgCQEAAAABuQsBAAAAAb8LAAAAvwsCAQgAAIgEADABCAAAiAQAMAW6AgAAsRUAIKsJQACXEQAh4AkBAJYRACG5CwEAlhEAIb8LAACwFb8LIgIAAADcAwAgCAAAiwQAIASrCUAAlxEAIeAJAQCWEQAhuQsBAJYRACG_CwAAsBW_CyICAAAA2gMAIAgAAI0EACACAAAA2gMAIAgAAI0EACADAAAA3AMAIA8AAIYEACAQAACLBAAgAQAAANwDACABAAAA2gMAIAMVAACtFQAgFgAArxUAIBcAAK4VACAHpQkAAKwQADCmCQAAlAQAEKcJAACsEAAwqwlAALgOACHgCQEAtw4AIbkLAQD_DgAhvwsAAK0QvwsiAwAAANoDACADAACTBAAwFAAAlAQAIAMAAADaAwAgAwAA2wMAMAQAANwDACABAAAA4AMAIAEAAADgAwAgAwAAAN4DACADAADfAwAwBAAA4AMAIAMAAADeAwAgAwAA3wMAMAQAAOADACADAAAA3gMAIAMAAN8DADAEAADgAwAgDroCAACrFQAgvQIAAKwVACCoCQEAAAABqwlAAAAAAbkJQAAAAAHACQEAAAAB6goAAAC7CwK2CwQAAAABtwsBAAAAAbgLAQAAAAG5CwEAAAABuwsEAAAAAbwLBAAAAAG9C0AAAAABAQgAAJwEACAMqAkBAAAAAasJQAAAAAG5CUAAAAABwAkBAAAAAeoKAAAAuwsCtgsEAAAAAbcLAQAAAAG4CwEAAAABuQsBAAAAAbsLBAAAAAG8CwQAAAABvQtAAAAAAQEIAACeBAAwAQgAAJ4EADABAAAA4gMAIA66AgAAnRUAIL0CAACeFQAgqAkBAJYRACGrCUAAlxEAIbkJQACmEQAhwAkBAJ8RACHqCgAAnBW7CyK2CwQArxEAIbcLAQCWEQAhuAsBAJYRACG5CwEAnxEAIbsLBACvEQAhvAsEAK8RACG9C0AAphEAIQIAAADgAwAgCAAAogQAIAyoCQEAlhEAIasJQACXEQAhuQlAAKYRACHACQEAnxEAIeoKAACcFbsLIrYLBACvEQAhtwsBAJYRACG4CwEAlhEAIbkLAQCfEQAhuwsEAK8RACG8CwQArxEAIb0LQACmEQAhAgAAAN4DACAIAACkBAAgAgAAAN4DACAIAACkBAAgAQAAAOIDACADAAAA4AMAIA8AAJwEACAQAACiBAAgAQAAAOADACABAAAA3gMAIAkVAACXFQAgFgAAmhUAIBcAAJkVACA4AACYFQAgOQAAmxUAILkJAACbEQAgwAkAAJsRACC5CwAAmxEAIL0LAACbEQAgD6UJAACmEAAwpgkAAKwEABCnCQAAphAAMKgJAQD_DgAhqwlAALgOACG5CUAA0A4AIcAJAQDIDgAh6goAAKgQuwsitgsEANoOACG3CwEAtw4AIbgLAQC3DgAhuQsBAKcQACG7CwQA2g4AIbwLBADaDgAhvQtAANAOACEDAAAA3gMAIAMAAKsEADAUAACsBAAgAwAAAN4DACADAADfAwAwBAAA4AMAIAEAAADmAwAgAQAAAOYDACADAAAA5AMAIAMAAOUDADAEAADmAwAgAwAAAOQDACADAADlAwAwBAAA5gMAIAMAAADkAwAgAwAA5QMAMAQAAOYDACAGvAIAAJYVACCoCQEAAAABqwlAAAAAAeAJAQAAAAG1CwEAAAABtgsEAAAAAQEIAAC0BAAgBagJAQAAAAGrCUAAAAAB4AkBAAAAAbULAQAAAAG2CwQAAAABAQgAALYEADABCAAAtgQAMAa8AgAAlRUAIKgJAQCWEQAhqwlAAJcRACHgCQEAlhEAIbULAQCWEQAhtgsEAK8RACECAAAA5gMAIAgAALkEACAFqAkBAJYRACGrCUAAlxEAIeAJAQCWEQAhtQsBAJYRACG2CwQArxEAIQIAAADkAwAgCAAAuwQAIAIAAADkAwAgCAAAuwQAIAMAAADmAwAgDwAAtAQAIBAAALkEACABAAAA5gMAIAEAAADkAwAgBRUAAJAVACAWAACTFQAgFwAAkhUAIDgAAJEVACA5AACUFQAgCKUJAAClEAAwpgkAAMIEABCnCQAApRAAMKgJAQD_DgAhqwlAALgOACHgCQEAtw4AIbULAQD_DgAhtgsEANoOACEDAAAA5AMAIAMAAMEEADAUAADCBAAgAwAAAOQDACADAADlAwAwBAAA5gMAIAelCQAApBAAMKYJAADIBAAQpwkAAKQQADCnCwEAAAABsgtAAMMOACGzC0AA1w4AIbQLAQDNDgAhAQAAAMUEACABAAAAxQQAIAelCQAApBAAMKYJAADIBAAQpwkAAKQQADCnCwEAwg4AIbILQADDDgAhswtAANcOACG0CwEAzQ4AIQKzCwAAmxEAILQLAACbEQAgAwAAAMgEACADAADJBAAwBAAAxQQAIAMAAADIBAAgAwAAyQQAMAQAAMUEACADAAAAyAQAIAMAAMkEADAEAADFBAAgBKcLAQAAAAGyC0AAAAABswtAAAAAAbQLAQAAAAEBCAAAzQQAIASnCwEAAAABsgtAAAAAAbMLQAAAAAG0CwEAAAABAQgAAM8EADABCAAAzwQAMASnCwEAlhEAIbILQACXEQAhswtAAKYRACG0CwEAnxEAIQIAAADFBAAgCAAA0gQAIASnCwEAlhEAIbILQACXEQAhswtAAKYRACG0CwEAnxEAIQIAAADIBAAgCAAA1AQAIAIAAADIBAAgCAAA1AQAIAMAAADFBAAgDwAAzQQAIBAAANIEACABAAAAxQQAIAEAAADIBAAgBRUAAI0VACAWAACPFQAgFwAAjhUAILMLAACbEQAgtAsAAJsRACAHpQkAAKMQADCmCQAA2wQAEKcJAACjEAAwpwsBALcOACGyC0AAuA4AIbMLQADQDgAhtAsBAMgOACEDAAAAyAQAIAMAANoEADAUAADbBAAgAwAAAMgEACADAADJBAAwBAAAxQQAIA6QAwAAnxAAIKUJAACeEAAwpgkAAOYEABCnCQAAnhAAMKgJAgAAAAGiCwEAwg4AIaYLAQDCDgAhpwsBAAAAAagLAQDCDgAhqQsBAMIOACGqCwEAzQ4AIasLAQDNDgAhrAsAAJ0QACCtCyAA_Q4AIQEAAADeBAAgD48DAACiEAAgpQkAAKEQADCmCQAA4AQAEKcJAAChEAAwqAkCAMEOACGRCgEAzQ4AIeAKAQDCDgAh-AoBAMIOACGeCwAB6w8AIaALAgDBDgAhoQsBAMIOACGiCwEAwg4AIaMLAQDNDgAhpAsBAM0OACGlCwAB7A8AIQWPAwAAjBUAIJEKAACbEQAgowsAAJsRACCkCwAAmxEAIKULAACbEQAgEI8DAACiEAAgpQkAAKEQADCmCQAA4AQAEKcJAAChEAAwqAkCAAAAAZEKAQDNDgAh4AoBAMIOACH4CgEAwg4AIZ4LAAHrDwAhoAsCAMEOACGhCwEAwg4AIaILAQDCDgAhowsBAM0OACGkCwEAzQ4AIaULAAHsDwAhsQsAAKAQACADAAAA4AQAIAMAAOEEADAEAADiBAAgAQAAAOAEACABAAAA3gQAIA6QAwAAnxAAIKUJAACeEAAwpgkAAOYEABCnCQAAnhAAMKgJAgDBDgAhogsBAMIOACGmCwEAwg4AIacLAQDCDgAhqAsBAMIOACGpCwEAwg4AIaoLAQDNDgAhqwsBAM0OACGsCwAAnRAAIK0LIAD9DgAhA5ADAACLFQAgqgsAAJsRACCrCwAAmxEAIAMAAADmBAAgAwAA5wQAMAQAAN4EACADAAAA5gQAIAMAAOcEADAEAADeBAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAuQAwAAihUAIKgJAgAAAAGiCwEAAAABpgsBAAAAAacLAQAAAAGoCwEAAAABqQsBAAAAAaoLAQAAAAGrCwEAAAABrAsAAIkVACCtCyAAAAABAQgAAOsEACAKqAkCAAAAAaILAQAAAAGmCwEAAAABpwsBAAAAAagLAQAAAAGpCwEAAAABqgsBAAAAAasLAQAAAAGsCwAAiRUAIK0LIAAAAAEBCAAA7QQAMAEIAADtBAAwC5ADAAD8FAAgqAkCAJURACGiCwEAlhEAIaYLAQCWEQAhpwsBAJYRACGoCwEAlhEAIakLAQCWEQAhqgsBAJ8RACGrCwEAnxEAIawLAAD7FAAgrQsgALkRACECAAAA3gQAIAgAAPAEACAKqAkCAJURACGiCwEAlhEAIaYLAQCWEQAhpwsBAJYRACGoCwEAlhEAIakLAQCWEQAhqgsBAJ8RACGrCwEAnxEAIawLAAD7FAAgrQsgALkRACECAAAA5gQAIAgAAPIEACACAAAA5gQAIAgAAPIEACADAAAA3gQAIA8AAOsEACAQAADwBAAgAQAAAN4EACABAAAA5gQAIAcVAAD2FAAgFgAA-RQAIBcAAPgUACA4AAD3FAAgOQAA-hQAIKoLAACbEQAgqwsAAJsRACANpQkAAJwQADCmCQAA-QQAEKcJAACcEAAwqAkCALYOACGiCwEAtw4AIaYLAQC3DgAhpwsBALcOACGoCwEAtw4AIakLAQC3DgAhqgsBAMgOACGrCwEAyA4AIawLAACdEAAgrQsgAOYOACEDAAAA5gQAIAMAAPgEADAUAAD5BAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAEAAADiBAAgAQAAAOIEACADAAAA4AQAIAMAAOEEADAEAADiBAAgAwAAAOAEACADAADhBAAwBAAA4gQAIAMAAADgBAAgAwAA4QQAMAQAAOIEACAMjwMAAPUUACCoCQIAAAABkQoBAAAAAeAKAQAAAAH4CgEAAAABngsAAQAAAaALAgAAAAGhCwEAAAABogsBAAAAAaMLAQAAAAGkCwEAAAABpQsAAQAAAQEIAACBBQAgC6gJAgAAAAGRCgEAAAAB4AoBAAAAAfgKAQAAAAGeCwABAAABoAsCAAAAAaELAQAAAAGiCwEAAAABowsBAAAAAaQLAQAAAAGlCwABAAABAQgAAIMFADABCAAAgwUAMAyPAwAA9BQAIKgJAgCVEQAhkQoBAJ8RACHgCgEAlhEAIfgKAQCWEQAhngsAAf4TACGgCwIAlREAIaELAQCWEQAhogsBAJYRACGjCwEAnxEAIaQLAQCfEQAhpQsAAf8TACECAAAA4gQAIAgAAIYFACALqAkCAJURACGRCgEAnxEAIeAKAQCWEQAh-AoBAJYRACGeCwAB_hMAIaALAgCVEQAhoQsBAJYRACGiCwEAlhEAIaMLAQCfEQAhpAsBAJ8RACGlCwAB_xMAIQIAAADgBAAgCAAAiAUAIAIAAADgBAAgCAAAiAUAIAMAAADiBAAgDwAAgQUAIBAAAIYFACABAAAA4gQAIAEAAADgBAAgCRUAAO8UACAWAADyFAAgFwAA8RQAIDgAAPAUACA5AADzFAAgkQoAAJsRACCjCwAAmxEAIKQLAACbEQAgpQsAAJsRACAOpQkAAJsQADCmCQAAjwUAEKcJAACbEAAwqAkCALYOACGRCgEAyA4AIeAKAQC3DgAh-AoBALcOACGeCwAB5A8AIaALAgC2DgAhoQsBALcOACGiCwEAtw4AIaMLAQDIDgAhpAsBAMgOACGlCwAB5Q8AIQMAAADgBAAgAwAAjgUAMBQAAI8FACADAAAA4AQAIAMAAOEEADAEAADiBAAgBbcFBADyDgAhpQkAAJoQADCmCQAAlQUAEKcJAACaEAAwqAkCAAAAAQEAAACSBQAgAQAAAJIFACAFtwUEAPIOACGlCQAAmhAAMKYJAACVBQAQpwkAAJoQADCoCQIAwQ4AIQADAAAAlQUAIAMAAJYFADAEAACSBQAgAwAAAJUFACADAACWBQAwBAAAkgUAIAMAAACVBQAgAwAAlgUAMAQAAJIFACACtwUEAAAAAagJAgAAAAEBCAAAmgUAIAK3BQQAAAABqAkCAAAAAQEIAACcBQAwAQgAAJwFADACtwUEAK8RACGoCQIAlREAIQIAAACSBQAgCAAAnwUAIAK3BQQArxEAIagJAgCVEQAhAgAAAJUFACAIAAChBQAgAgAAAJUFACAIAAChBQAgAwAAAJIFACAPAACaBQAgEAAAnwUAIAEAAACSBQAgAQAAAJUFACAFFQAA6hQAIBYAAO0UACAXAADsFAAgOAAA6xQAIDkAAO4UACAFtwUEANoOACGlCQAAmRAAMKYJAACoBQAQpwkAAJkQADCoCQIAtg4AIQMAAACVBQAgAwAApwUAMBQAAKgFACADAAAAlQUAIAMAAJYFADAEAACSBQAgB6UJAACYEAAwpgkAAK4FABCnCQAAmBAAMLkJQADDDgAhlAoBAMIOACHsCgEAAAABnwtAAMMOACEBAAAAqwUAIAEAAACrBQAgB6UJAACYEAAwpgkAAK4FABCnCQAAmBAAMLkJQADDDgAhlAoBAMIOACHsCgEAwg4AIZ8LQADDDgAhAAMAAACuBQAgAwAArwUAMAQAAKsFACADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAS5CUAAAAABlAoBAAAAAewKAQAAAAGfC0AAAAABAQgAALMFACAEuQlAAAAAAZQKAQAAAAHsCgEAAAABnwtAAAAAAQEIAAC1BQAwAQgAALUFADAEuQlAAJcRACGUCgEAlhEAIewKAQCWEQAhnwtAAJcRACECAAAAqwUAIAgAALgFACAEuQlAAJcRACGUCgEAlhEAIewKAQCWEQAhnwtAAJcRACECAAAArgUAIAgAALoFACACAAAArgUAIAgAALoFACADAAAAqwUAIA8AALMFACAQAAC4BQAgAQAAAKsFACABAAAArgUAIAMVAADnFAAgFgAA6RQAIBcAAOgUACAHpQkAAJcQADCmCQAAwQUAEKcJAACXEAAwuQlAALgOACGUCgEAtw4AIewKAQC3DgAhnwtAALgOACEDAAAArgUAIAMAAMAFADAUAADBBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAelCQAAlhAAMKYJAADHBQAQpwkAAJYQADCrCUAAww4AIbkJQADDDgAh1wkAAQAAAZQKAQDCDgAhAQAAAMQFACABAAAAxAUAIAelCQAAlhAAMKYJAADHBQAQpwkAAJYQADCrCUAAww4AIbkJQADDDgAh1wkAAesPACGUCgEAwg4AIQADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACAEqwlAAAAAAbkJQAAAAAHXCQABAAABlAoBAAAAAQEIAADMBQAgBKsJQAAAAAG5CUAAAAAB1wkAAQAAAZQKAQAAAAEBCAAAzgUAMAEIAADOBQAwBKsJQACXEQAhuQlAAJcRACHXCQAB_hMAIZQKAQCWEQAhAgAAAMQFACAIAADRBQAgBKsJQACXEQAhuQlAAJcRACHXCQAB_hMAIZQKAQCWEQAhAgAAAMcFACAIAADTBQAgAgAAAMcFACAIAADTBQAgAwAAAMQFACAPAADMBQAgEAAA0QUAIAEAAADEBQAgAQAAAMcFACADFQAA5BQAIBYAAOYUACAXAADlFAAgB6UJAACVEAAwpgkAANoFABCnCQAAlRAAMKsJQAC4DgAhuQlAALgOACHXCQAB5A8AIZQKAQC3DgAhAwAAAMcFACADAADZBQAwFAAA2gUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACARpQkAAJQQADCmCQAA4AUAEKcJAACUEAAwqAkBAAAAAasJQADDDgAh4AkBAMIOACGeCkAA1w4AIc4KAQDCDgAh4AoBAM0OACHmCgEAzQ4AIfgKAQDCDgAh-goBAMIOACGaCwEAwg4AIZsLAACMDwAgnAsBAMIOACGdCwEAwg4AIZ4LAQDNDgAhAQAAAN0FACABAAAA3QUAIBGlCQAAlBAAMKYJAADgBQAQpwkAAJQQADCoCQEAgg8AIasJQADDDgAh4AkBAMIOACGeCkAA1w4AIc4KAQDCDgAh4AoBAM0OACHmCgEAzQ4AIfgKAQDCDgAh-goBAMIOACGaCwEAwg4AIZsLAACMDwAgnAsBAMIOACGdCwEAwg4AIZ4LAQDNDgAhBJ4KAACbEQAg4AoAAJsRACDmCgAAmxEAIJ4LAACbEQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACADAAAA4AUAIAMAAOEFADAEAADdBQAgDqgJAQAAAAGrCUAAAAAB4AkBAAAAAZ4KQAAAAAHOCgEAAAAB4AoBAAAAAeYKAQAAAAH4CgEAAAAB-goBAAAAAZoLAQAAAAGbC4AAAAABnAsBAAAAAZ0LAQAAAAGeCwEAAAABAQgAAOUFACAOqAkBAAAAAasJQAAAAAHgCQEAAAABngpAAAAAAc4KAQAAAAHgCgEAAAAB5goBAAAAAfgKAQAAAAH6CgEAAAABmgsBAAAAAZsLgAAAAAGcCwEAAAABnQsBAAAAAZ4LAQAAAAEBCAAA5wUAMAEIAADnBQAwDqgJAQCWEQAhqwlAAJcRACHgCQEAlhEAIZ4KQACmEQAhzgoBAJYRACHgCgEAnxEAIeYKAQCfEQAh-AoBAJYRACH6CgEAlhEAIZoLAQCWEQAhmwuAAAAAAZwLAQCWEQAhnQsBAJYRACGeCwEAnxEAIQIAAADdBQAgCAAA6gUAIA6oCQEAlhEAIasJQACXEQAh4AkBAJYRACGeCkAAphEAIc4KAQCWEQAh4AoBAJ8RACHmCgEAnxEAIfgKAQCWEQAh-goBAJYRACGaCwEAlhEAIZsLgAAAAAGcCwEAlhEAIZ0LAQCWEQAhngsBAJ8RACECAAAA4AUAIAgAAOwFACACAAAA4AUAIAgAAOwFACADAAAA3QUAIA8AAOUFACAQAADqBQAgAQAAAN0FACABAAAA4AUAIAcVAADhFAAgFgAA4xQAIBcAAOIUACCeCgAAmxEAIOAKAACbEQAg5goAAJsRACCeCwAAmxEAIBGlCQAAkxAAMKYJAADzBQAQpwkAAJMQADCoCQEA_w4AIasJQAC4DgAh4AkBALcOACGeCkAA0A4AIc4KAQC3DgAh4AoBAMgOACHmCgEAyA4AIfgKAQC3DgAh-goBALcOACGaCwEAtw4AIZsLAACGDwAgnAsBALcOACGdCwEAtw4AIZ4LAQDIDgAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAFpQkAAJIQADCmCQAA-QUAEKcJAACSEAAwwAoBAAAAAdEKQADDDgAhAQAAAPYFACABAAAA9gUAIAWlCQAAkhAAMKYJAAD5BQAQpwkAAJIQADDACgEAwg4AIdEKQADDDgAhAAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgAwAAAPkFACADAAD6BQAwBAAA9gUAIALACgEAAAAB0QpAAAAAAQEIAAD-BQAgAsAKAQAAAAHRCkAAAAABAQgAAIAGADABCAAAgAYAMALACgEAlhEAIdEKQACXEQAhAgAAAPYFACAIAACDBgAgAsAKAQCWEQAh0QpAAJcRACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAMVAADeFAAgFgAA4BQAIBcAAN8UACAFpQkAAJEQADCmCQAAjAYAEKcJAACREAAwwAoBALcOACHRCkAAuA4AIQMAAAD5BQAgAwAAiwYAMBQAAIwGACADAAAA-QUAIAMAAPoFADAEAAD2BQAgCaUJAACPEAAwpgkAAJIGABCnCQAAjxAAML8JAACQEJgLIuoJAQAAAAGeCkAA1w4AIeEKAQDCDgAhmAsBAAAAAZkLQADDDgAhAQAAAI8GACABAAAAjwYAIAmlCQAAjxAAMKYJAACSBgAQpwkAAI8QADC_CQAAkBCYCyLqCQEAwg4AIZ4KQADXDgAh4QoBAMIOACGYCwEAzQ4AIZkLQADDDgAhAp4KAACbEQAgmAsAAJsRACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAMAAACSBgAgAwAAkwYAMAQAAI8GACAGvwkAAACYCwLqCQEAAAABngpAAAAAAeEKAQAAAAGYCwEAAAABmQtAAAAAAQEIAACXBgAgBr8JAAAAmAsC6gkBAAAAAZ4KQAAAAAHhCgEAAAABmAsBAAAAAZkLQAAAAAEBCAAAmQYAMAEIAACZBgAwBr8JAADdFJgLIuoJAQCWEQAhngpAAKYRACHhCgEAlhEAIZgLAQCfEQAhmQtAAJcRACECAAAAjwYAIAgAAJwGACAGvwkAAN0UmAsi6gkBAJYRACGeCkAAphEAIeEKAQCWEQAhmAsBAJ8RACGZC0AAlxEAIQIAAACSBgAgCAAAngYAIAIAAACSBgAgCAAAngYAIAMAAACPBgAgDwAAlwYAIBAAAJwGACABAAAAjwYAIAEAAACSBgAgBRUAANoUACAWAADcFAAgFwAA2xQAIJ4KAACbEQAgmAsAAJsRACAJpQkAAIsQADCmCQAApQYAEKcJAACLEAAwvwkAAIwQmAsi6gkBALcOACGeCkAA0A4AIeEKAQC3DgAhmAsBAMgOACGZC0AAuA4AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgBt0BAACIEAAgpQkAAIcQADCmCQAAsAYAEKcJAACHEAAwwAoBAAAAAZYLAgDBDgAhAQAAAKgGACAL3AEBAMIOACGRBAAAihAAIKUJAACJEAAwpgkAAKoGABCnCQAAiRAAMKgJBADyDgAhuQoBAMIOACHACgEAwg4AIZMLAQDCDgAhlAsBAMIOACGVCwIAwQ4AIQGRBAAA2RQAIAvcAQEAwg4AIZEEAACKEAAgpQkAAIkQADCmCQAAqgYAEKcJAACJEAAwqAkEAAAAAbkKAQDCDgAhwAoBAMIOACGTCwEAwg4AIZQLAQDCDgAhlQsCAMEOACEDAAAAqgYAIAMAAKsGADAEAACsBgAgAQAAAKoGACABAAAAqAYAIAbdAQAAiBAAIKUJAACHEAAwpgkAALAGABCnCQAAhxAAMMAKAQDCDgAhlgsCAMEOACEB3QEAANgUACADAAAAsAYAIAMAALEGADAEAACoBgAgAwAAALAGACADAACxBgAwBAAAqAYAIAMAAACwBgAgAwAAsQYAMAQAAKgGACAD3QEAANcUACDACgEAAAABlgsCAAAAAQEIAAC1BgAgAsAKAQAAAAGWCwIAAAABAQgAALcGADABCAAAtwYAMAPdAQAAyhQAIMAKAQCWEQAhlgsCAJURACECAAAAqAYAIAgAALoGACACwAoBAJYRACGWCwIAlREAIQIAAACwBgAgCAAAvAYAIAIAAACwBgAgCAAAvAYAIAMAAACoBgAgDwAAtQYAIBAAALoGACABAAAAqAYAIAEAAACwBgAgBRUAAMUUACAWAADIFAAgFwAAxxQAIDgAAMYUACA5AADJFAAgBaUJAACGEAAwpgkAAMMGABCnCQAAhhAAMMAKAQC3DgAhlgsCALYOACEDAAAAsAYAIAMAAMIGADAUAADDBgAgAwAAALAGACADAACxBgAwBAAAqAYAIAEAAACsBgAgAQAAAKwGACADAAAAqgYAIAMAAKsGADAEAACsBgAgAwAAAKoGACADAACrBgAwBAAArAYAIAMAAACqBgAgAwAAqwYAMAQAAKwGACAI3AEBAAAAAZEEAADEFAAgqAkEAAAAAbkKAQAAAAHACgEAAAABkwsBAAAAAZQLAQAAAAGVCwIAAAABAQgAAMsGACAH3AEBAAAAAagJBAAAAAG5CgEAAAABwAoBAAAAAZMLAQAAAAGUCwEAAAABlQsCAAAAAQEIAADNBgAwAQgAAM0GADAI3AEBAJYRACGRBAAAwxQAIKgJBACvEQAhuQoBAJYRACHACgEAlhEAIZMLAQCWEQAhlAsBAJYRACGVCwIAlREAIQIAAACsBgAgCAAA0AYAIAfcAQEAlhEAIagJBACvEQAhuQoBAJYRACHACgEAlhEAIZMLAQCWEQAhlAsBAJYRACGVCwIAlREAIQIAAACqBgAgCAAA0gYAIAIAAACqBgAgCAAA0gYAIAMAAACsBgAgDwAAywYAIBAAANAGACABAAAArAYAIAEAAACqBgAgBRUAAL4UACAWAADBFAAgFwAAwBQAIDgAAL8UACA5AADCFAAgCtwBAQC3DgAhpQkAAIUQADCmCQAA2QYAEKcJAACFEAAwqAkEANoOACG5CgEAtw4AIcAKAQC3DgAhkwsBALcOACGUCwEAtw4AIZULAgC2DgAhAwAAAKoGACADAADYBgAwFAAA2QYAIAMAAACqBgAgAwAAqwYAMAQAAKwGACAXpQkAAIMQADCmCQAA3wYAEKcJAACDEAAwqAkBAAAAAasJQADDDgAhuQlAANcOACG_CQAAhBCNCyLfCQEAwg4AIeAJAQDCDgAh6gkBAAAAAYIKAQDCDgAhigpAAMMOACGdCkAAww4AIa0KQADXDgAh3ApAANcOACHiCgEAwg4AIYgLAgDBDgAhjQsAAIwPACCOCwIAwQ4AIY8LAAD5DgAgkAsAAPkOACCRCwEAzQ4AIZILQADDDgAhAQAAANwGACABAAAA3AYAIBelCQAAgxAAMKYJAADfBgAQpwkAAIMQADCoCQEAwg4AIasJQADDDgAhuQlAANcOACG_CQAAhBCNCyLfCQEAwg4AIeAJAQDCDgAh6gkBAMIOACGCCgEAwg4AIYoKQADDDgAhnQpAAMMOACGtCkAA1w4AIdwKQADXDgAh4goBAMIOACGICwIAwQ4AIY0LAACMDwAgjgsCAMEOACGPCwAA-Q4AIJALAAD5DgAgkQsBAM0OACGSC0AAww4AIQa5CQAAmxEAIK0KAACbEQAg3AoAAJsRACCPCwAAmxEAIJALAACbEQAgkQsAAJsRACADAAAA3wYAIAMAAOAGADAEAADcBgAgAwAAAN8GACADAADgBgAwBAAA3AYAIAMAAADfBgAgAwAA4AYAMAQAANwGACAUqAkBAAAAAasJQAAAAAG5CUAAAAABvwkAAACNCwLfCQEAAAAB4AkBAAAAAeoJAQAAAAGCCgEAAAABigpAAAAAAZ0KQAAAAAGtCkAAAAAB3ApAAAAAAeIKAQAAAAGICwIAAAABjQuAAAAAAY4LAgAAAAGPC4AAAAABkAuAAAAAAZELAQAAAAGSC0AAAAABAQgAAOQGACAUqAkBAAAAAasJQAAAAAG5CUAAAAABvwkAAACNCwLfCQEAAAAB4AkBAAAAAeoJAQAAAAGCCgEAAAABigpAAAAAAZ0KQAAAAAGtCkAAAAAB3ApAAAAAAeIKAQAAAAGICwIAAAABjQuAAAAAAY4LAgAAAAGPC4AAAAABkAuAAAAAAZELAQAAAAGSC0AAAAABAQgAAOYGADABCAAA5gYAMBSoCQEAlhEAIasJQACXEQAhuQlAAKYRACG_CQAAvRSNCyLfCQEAlhEAIeAJAQCWEQAh6gkBAJYRACGCCgEAlhEAIYoKQACXEQAhnQpAAJcRACGtCkAAphEAIdwKQACmEQAh4goBAJYRACGICwIAlREAIY0LgAAAAAGOCwIAlREAIY8LgAAAAAGQC4AAAAABkQsBAJ8RACGSC0AAlxEAIQIAAADcBgAgCAAA6QYAIBSoCQEAlhEAIasJQACXEQAhuQlAAKYRACG_CQAAvRSNCyLfCQEAlhEAIeAJAQCWEQAh6gkBAJYRACGCCgEAlhEAIYoKQACXEQAhnQpAAJcRACGtCkAAphEAIdwKQACmEQAh4goBAJYRACGICwIAlREAIY0LgAAAAAGOCwIAlREAIY8LgAAAAAGQC4AAAAABkQsBAJ8RACGSC0AAlxEAIQIAAADfBgAgCAAA6wYAIAIAAADfBgAgCAAA6wYAIAMAAADcBgAgDwAA5AYAIBAAAOkGACABAAAA3AYAIAEAAADfBgAgCxUAALgUACAWAAC7FAAgFwAAuhQAIDgAALkUACA5AAC8FAAguQkAAJsRACCtCgAAmxEAINwKAACbEQAgjwsAAJsRACCQCwAAmxEAIJELAACbEQAgF6UJAAD_DwAwpgkAAPIGABCnCQAA_w8AMKgJAQC3DgAhqwlAALgOACG5CUAA0A4AIb8JAACAEI0LIt8JAQC3DgAh4AkBALcOACHqCQEAtw4AIYIKAQC3DgAhigpAALgOACGdCkAAuA4AIa0KQADQDgAh3ApAANAOACHiCgEAtw4AIYgLAgC2DgAhjQsAAIYPACCOCwIAtg4AIY8LAADbDgAgkAsAANsOACCRCwEAyA4AIZILQAC4DgAhAwAAAN8GACADAADxBgAwFAAA8gYAIAMAAADfBgAgAwAA4AYAMAQAANwGACAFpQkAAP4PADCmCQAA-AYAEKcJAAD-DwAw1woBAAAAAYsLQADDDgAhAQAAAPUGACABAAAA9QYAIAWlCQAA_g8AMKYJAAD4BgAQpwkAAP4PADDXCgEAwg4AIYsLQADDDgAhAAMAAAD4BgAgAwAA-QYAMAQAAPUGACADAAAA-AYAIAMAAPkGADAEAAD1BgAgAwAAAPgGACADAAD5BgAwBAAA9QYAIALXCgEAAAABiwtAAAAAAQEIAAD9BgAgAtcKAQAAAAGLC0AAAAABAQgAAP8GADABCAAA_wYAMALXCgEAlhEAIYsLQACXEQAhAgAAAPUGACAIAACCBwAgAtcKAQCWEQAhiwtAAJcRACECAAAA-AYAIAgAAIQHACACAAAA-AYAIAgAAIQHACADAAAA9QYAIA8AAP0GACAQAACCBwAgAQAAAPUGACABAAAA-AYAIAMVAAC1FAAgFgAAtxQAIBcAALYUACAFpQkAAP0PADCmCQAAiwcAEKcJAAD9DwAw1woBALcOACGLC0AAuA4AIQMAAAD4BgAgAwAAigcAMBQAAIsHACADAAAA-AYAIAMAAPkGADAEAAD1BgAgB6UJAAD8DwAwpgkAAJEHABCnCQAA_A8AMNcKAQAAAAGICwIAwQ4AIYkLQADDDgAhigtAAMMOACEBAAAAjgcAIAEAAACOBwAgB6UJAAD8DwAwpgkAAJEHABCnCQAA_A8AMNcKAQDCDgAhiAsCAMEOACGJC0AAww4AIYoLQADDDgAhAAMAAACRBwAgAwAAkgcAMAQAAI4HACADAAAAkQcAIAMAAJIHADAEAACOBwAgAwAAAJEHACADAACSBwAwBAAAjgcAIATXCgEAAAABiAsCAAAAAYkLQAAAAAGKC0AAAAABAQgAAJYHACAE1woBAAAAAYgLAgAAAAGJC0AAAAABigtAAAAAAQEIAACYBwAwAQgAAJgHADAE1woBAJYRACGICwIAlREAIYkLQACXEQAhigtAAJcRACECAAAAjgcAIAgAAJsHACAE1woBAJYRACGICwIAlREAIYkLQACXEQAhigtAAJcRACECAAAAkQcAIAgAAJ0HACACAAAAkQcAIAgAAJ0HACADAAAAjgcAIA8AAJYHACAQAACbBwAgAQAAAI4HACABAAAAkQcAIAUVAACwFAAgFgAAsxQAIBcAALIUACA4AACxFAAgOQAAtBQAIAelCQAA-w8AMKYJAACkBwAQpwkAAPsPADDXCgEAtw4AIYgLAgC2DgAhiQtAALgOACGKC0AAuA4AIQMAAACRBwAgAwAAowcAMBQAAKQHACADAAAAkQcAIAMAAJIHADAEAACOBwAgMeMEAADtDwAg5AQAAO4PACDmBAAA7w8AIKUJAADqDwAwpgkAAL4HABCnCQAA6g8AMKgJAQAAAAGrCUAAww4AIb8JAQDCDgAh6QkBAM0OACGaCgEAwg4AIZ0KQADDDgAhtAoBAMIOACG1ChAA9A4AIbkKAQDCDgAhzgoBAM0OACHcCkAAww4AIeAKAQDNDgAh4goBAMIOACHlCgEAwg4AIegKAQDCDgAh6QoBAMIOACHqCgEAwg4AIesKAQDCDgAh7AoBAMIOACHtCgEAwg4AIe4KEACsDwAh7woQAKwPACHwCgIA-g4AIfEKAACMDwAg8goAAIwPACDzCgAB6w8AIfQKAAHrDwAh9QoBAM0OACH2CgAB7A8AIfcKQADDDgAh-AoBAM0OACH5CgEAzQ4AIfoKAQDCDgAh-wogAP0OACH8CgIA-g4AIf0KAAD5DgAg_goAAewPACH_CgAA-Q4AIIALAQDNDgAhgQsQAKwPACGCCyAA_Q4AIYMLQADXDgAhhwsAAPoPACABAAAApwcAIA_iBAAA9Q8AIKUJAAD5DwAwpgkAAKkHABCnCQAA-Q8AMLUKEAD0DgAh1AoCAMEOACHVCgEAgg8AIeAKAQDCDgAh4QoBAMIOACHiCgEAwg4AIeMKEACsDwAh5AoCAMEOACHlCgEAwg4AIeYKAQDCDgAh5woCAPoOACED4gQAAK4UACDjCgAAmxEAIOcKAACbEQAgEOIEAAD1DwAgpQkAAPkPADCmCQAAqQcAEKcJAAD5DwAwtQoQAPQOACHUCgIAwQ4AIdUKAQCCDwAh4AoBAMIOACHhCgEAwg4AIeIKAQDCDgAh4woQAKwPACHkCgIAwQ4AIeUKAQDCDgAh5goBAMIOACHnCgIA-g4AIYYLAAD4DwAgAwAAAKkHACADAACqBwAwBAAAqwcAIAriBAAA9Q8AIKUJAAD3DwAwpgkAAK0HABCnCQAA9w8AMKgJBADyDgAhmgoBAMIOACHVCgEAgg8AId0KAQDNDgAh3goBAMIOACHfCkAAww4AIQLiBAAArhQAIN0KAACbEQAgCuIEAAD1DwAgpQkAAPcPADCmCQAArQcAEKcJAAD3DwAwqAkEAAAAAZoKAQDCDgAh1QoBAIIPACHdCgEAzQ4AId4KAQDCDgAh3wpAAMMOACEDAAAArQcAIAMAAK4HADAEAACvBwAgFuIEAAD1DwAg4wQAAPYPACClCQAA9A8AMKYJAACxBwAQpwkAAPQPADCoCQEAgg8AIasJQADDDgAhvwkBAMIOACHACQEAzQ4AIcMJAgDBDgAh6QkBAM0OACGaCgEAwg4AIZ0KQADDDgAhtQoQAPQOACHVCgEAgg8AIdYKAQDCDgAh1woBAMIOACHYCgEAzQ4AIdkKAAD5DgAg2gpAANcOACHbCkAA1w4AIdwKQADXDgAhCeIEAACuFAAg4wQAAK8UACDACQAAmxEAIOkJAACbEQAg2AoAAJsRACDZCgAAmxEAINoKAACbEQAg2woAAJsRACDcCgAAmxEAIBfiBAAA9Q8AIOMEAAD2DwAgpQkAAPQPADCmCQAAsQcAEKcJAAD0DwAwqAkBAAAAAasJQADDDgAhvwkBAMIOACHACQEAzQ4AIcMJAgDBDgAh6QkBAM0OACGaCgEAwg4AIZ0KQADDDgAhtQoQAPQOACHVCgEAgg8AIdYKAQDCDgAh1woBAMIOACHYCgEAzQ4AIdkKAAD5DgAg2gpAANcOACHbCkAA1w4AIdwKQADXDgAhhQsAAPMPACADAAAAsQcAIAMAALIHADAEAACzBwAgB-UEAADyDwAgpQkAAPEPADCmCQAAtQcAEKcJAADxDwAwtQoQAPQOACHTCgEAgg8AIdQKAgDBDgAhAeUEAACtFAAgCOUEAADyDwAgpQkAAPEPADCmCQAAtQcAEKcJAADxDwAwtQoQAPQOACHTCgEAgg8AIdQKAgDBDgAhhAsAAPAPACADAAAAtQcAIAMAALYHADAEAAC3BwAgAQAAALUHACABAAAAqQcAIAEAAACtBwAgAQAAALEHACABAAAApwcAIDDjBAAA7Q8AIOQEAADuDwAg5gQAAO8PACClCQAA6g8AMKYJAAC-BwAQpwkAAOoPADCoCQEAgg8AIasJQADDDgAhvwkBAMIOACHpCQEAzQ4AIZoKAQDCDgAhnQpAAMMOACG0CgEAwg4AIbUKEAD0DgAhuQoBAMIOACHOCgEAzQ4AIdwKQADDDgAh4AoBAM0OACHiCgEAwg4AIeUKAQDCDgAh6AoBAMIOACHpCgEAwg4AIeoKAQDCDgAh6woBAMIOACHsCgEAwg4AIe0KAQDCDgAh7goQAKwPACHvChAArA8AIfAKAgD6DgAh8QoAAIwPACDyCgAAjA8AIPMKAAHrDwAh9AoAAesPACH1CgEAzQ4AIfYKAAHsDwAh9wpAAMMOACH4CgEAzQ4AIfkKAQDNDgAh-goBAMIOACH7CiAA_Q4AIfwKAgD6DgAh_QoAAPkOACD-CgAB7A8AIf8KAAD5DgAggAsBAM0OACGBCxAArA8AIYILIAD9DgAhgwtAANcOACEU4wQAAKoUACDkBAAAqxQAIOYEAACsFAAg6QkAAJsRACDOCgAAmxEAIOAKAACbEQAg7goAAJsRACDvCgAAmxEAIPAKAACbEQAg9QoAAJsRACD2CgAAmxEAIPgKAACbEQAg-QoAAJsRACD8CgAAmxEAIP0KAACbEQAg_goAAJsRACD_CgAAmxEAIIALAACbEQAggQsAAJsRACCDCwAAmxEAIAMAAAC-BwAgAwAAvwcAMAQAAKcHACADAAAAvgcAIAMAAL8HADAEAACnBwAgAwAAAL4HACADAAC_BwAwBAAApwcAIC3jBAAApxQAIOQEAACoFAAg5gQAAKkUACCoCQEAAAABqwlAAAAAAb8JAQAAAAHpCQEAAAABmgoBAAAAAZ0KQAAAAAG0CgEAAAABtQoQAAAAAbkKAQAAAAHOCgEAAAAB3ApAAAAAAeAKAQAAAAHiCgEAAAAB5QoBAAAAAegKAQAAAAHpCgEAAAAB6goBAAAAAesKAQAAAAHsCgEAAAAB7QoBAAAAAe4KEAAAAAHvChAAAAAB8AoCAAAAAfEKgAAAAAHyCoAAAAAB8woAAQAAAfQKAAEAAAH1CgEAAAAB9goAAQAAAfcKQAAAAAH4CgEAAAAB-QoBAAAAAfoKAQAAAAH7CiAAAAAB_AoCAAAAAf0KgAAAAAH-CgABAAAB_wqAAAAAAYALAQAAAAGBCxAAAAABggsgAAAAAYMLQAAAAAEBCAAAwwcAICqoCQEAAAABqwlAAAAAAb8JAQAAAAHpCQEAAAABmgoBAAAAAZ0KQAAAAAG0CgEAAAABtQoQAAAAAbkKAQAAAAHOCgEAAAAB3ApAAAAAAeAKAQAAAAHiCgEAAAAB5QoBAAAAAegKAQAAAAHpCgEAAAAB6goBAAAAAesKAQAAAAHsCgEAAAAB7QoBAAAAAe4KEAAAAAHvChAAAAAB8AoCAAAAAfEKgAAAAAHyCoAAAAAB8woAAQAAAfQKAAEAAAH1CgEAAAAB9goAAQAAAfcKQAAAAAH4CgEAAAAB-QoBAAAAAfoKAQAAAAH7CiAAAAAB_AoCAAAAAf0KgAAAAAH-CgABAAAB_wqAAAAAAYALAQAAAAGBCxAAAAABggsgAAAAAYMLQAAAAAEBCAAAxQcAMAEIAADFBwAwLeMEAACAFAAg5AQAAIEUACDmBAAAghQAIKgJAQCWEQAhqwlAAJcRACG_CQEAlhEAIekJAQCfEQAhmgoBAJYRACGdCkAAlxEAIbQKAQCWEQAhtQoQAMIRACG5CgEAlhEAIc4KAQCfEQAh3ApAAJcRACHgCgEAnxEAIeIKAQCWEQAh5QoBAJYRACHoCgEAlhEAIekKAQCWEQAh6goBAJYRACHrCgEAlhEAIewKAQCWEQAh7QoBAJYRACHuChAAiRIAIe8KEACJEgAh8AoCALARACHxCoAAAAAB8gqAAAAAAfMKAAH-EwAh9AoAAf4TACH1CgEAnxEAIfYKAAH_EwAh9wpAAJcRACH4CgEAnxEAIfkKAQCfEQAh-goBAJYRACH7CiAAuREAIfwKAgCwEQAh_QqAAAAAAf4KAAH_EwAh_wqAAAAAAYALAQCfEQAhgQsQAIkSACGCCyAAuREAIYMLQACmEQAhAgAAAKcHACAIAADIBwAgKqgJAQCWEQAhqwlAAJcRACG_CQEAlhEAIekJAQCfEQAhmgoBAJYRACGdCkAAlxEAIbQKAQCWEQAhtQoQAMIRACG5CgEAlhEAIc4KAQCfEQAh3ApAAJcRACHgCgEAnxEAIeIKAQCWEQAh5QoBAJYRACHoCgEAlhEAIekKAQCWEQAh6goBAJYRACHrCgEAlhEAIewKAQCWEQAh7QoBAJYRACHuChAAiRIAIe8KEACJEgAh8AoCALARACHxCoAAAAAB8gqAAAAAAfMKAAH-EwAh9AoAAf4TACH1CgEAnxEAIfYKAAH_EwAh9wpAAJcRACH4CgEAnxEAIfkKAQCfEQAh-goBAJYRACH7CiAAuREAIfwKAgCwEQAh_QqAAAAAAf4KAAH_EwAh_wqAAAAAAYALAQCfEQAhgQsQAIkSACGCCyAAuREAIYMLQACmEQAhAgAAAL4HACAIAADKBwAgAgAAAL4HACAIAADKBwAgAwAAAKcHACAPAADDBwAgEAAAyAcAIAEAAACnBwAgAQAAAL4HACAWFQAA-RMAIBYAAPwTACAXAAD7EwAgOAAA-hMAIDkAAP0TACDpCQAAmxEAIM4KAACbEQAg4AoAAJsRACDuCgAAmxEAIO8KAACbEQAg8AoAAJsRACD1CgAAmxEAIPYKAACbEQAg-AoAAJsRACD5CgAAmxEAIPwKAACbEQAg_QoAAJsRACD-CgAAmxEAIP8KAACbEQAggAsAAJsRACCBCwAAmxEAIIMLAACbEQAgLaUJAADjDwAwpgkAANEHABCnCQAA4w8AMKgJAQD_DgAhqwlAALgOACG_CQEAtw4AIekJAQDIDgAhmgoBALcOACGdCkAAuA4AIbQKAQC3DgAhtQoQAOsOACG5CgEAtw4AIc4KAQDIDgAh3ApAALgOACHgCgEAyA4AIeIKAQC3DgAh5QoBALcOACHoCgEAtw4AIekKAQC3DgAh6goBALcOACHrCgEAtw4AIewKAQC3DgAh7QoBALcOACHuChAAog8AIe8KEACiDwAh8AoCANwOACHxCgAAhg8AIPIKAACGDwAg8woAAeQPACH0CgAB5A8AIfUKAQDIDgAh9goAAeUPACH3CkAAuA4AIfgKAQDIDgAh-QoBAMgOACH6CgEAtw4AIfsKIADmDgAh_AoCANwOACH9CgAA2w4AIP4KAAHlDwAh_woAANsOACCACwEAyA4AIYELEACiDwAhggsgAOYOACGDC0AA0A4AIQMAAAC-BwAgAwAA0AcAMBQAANEHACADAAAAvgcAIAMAAL8HADAEAACnBwAgAQAAAKsHACABAAAAqwcAIAMAAACpBwAgAwAAqgcAMAQAAKsHACADAAAAqQcAIAMAAKoHADAEAACrBwAgAwAAAKkHACADAACqBwAwBAAAqwcAIAziBAAA-BMAILUKEAAAAAHUCgIAAAAB1QoBAAAAAeAKAQAAAAHhCgEAAAAB4goBAAAAAeMKEAAAAAHkCgIAAAAB5QoBAAAAAeYKAQAAAAHnCgIAAAABAQgAANkHACALtQoQAAAAAdQKAgAAAAHVCgEAAAAB4AoBAAAAAeEKAQAAAAHiCgEAAAAB4woQAAAAAeQKAgAAAAHlCgEAAAAB5goBAAAAAecKAgAAAAEBCAAA2wcAMAEIAADbBwAwDOIEAAD3EwAgtQoQAMIRACHUCgIAlREAIdUKAQCWEQAh4AoBAJYRACHhCgEAlhEAIeIKAQCWEQAh4woQAIkSACHkCgIAlREAIeUKAQCWEQAh5goBAJYRACHnCgIAsBEAIQIAAACrBwAgCAAA3gcAIAu1ChAAwhEAIdQKAgCVEQAh1QoBAJYRACHgCgEAlhEAIeEKAQCWEQAh4goBAJYRACHjChAAiRIAIeQKAgCVEQAh5QoBAJYRACHmCgEAlhEAIecKAgCwEQAhAgAAAKkHACAIAADgBwAgAgAAAKkHACAIAADgBwAgAwAAAKsHACAPAADZBwAgEAAA3gcAIAEAAACrBwAgAQAAAKkHACAHFQAA8hMAIBYAAPUTACAXAAD0EwAgOAAA8xMAIDkAAPYTACDjCgAAmxEAIOcKAACbEQAgDqUJAADiDwAwpgkAAOcHABCnCQAA4g8AMLUKEADrDgAh1AoCALYOACHVCgEA_w4AIeAKAQC3DgAh4QoBALcOACHiCgEAtw4AIeMKEACiDwAh5AoCALYOACHlCgEAtw4AIeYKAQC3DgAh5woCANwOACEDAAAAqQcAIAMAAOYHADAUAADnBwAgAwAAAKkHACADAACqBwAwBAAAqwcAIAEAAACvBwAgAQAAAK8HACADAAAArQcAIAMAAK4HADAEAACvBwAgAwAAAK0HACADAACuBwAwBAAArwcAIAMAAACtBwAgAwAArgcAMAQAAK8HACAH4gQAAPETACCoCQQAAAABmgoBAAAAAdUKAQAAAAHdCgEAAAAB3goBAAAAAd8KQAAAAAEBCAAA7wcAIAaoCQQAAAABmgoBAAAAAdUKAQAAAAHdCgEAAAAB3goBAAAAAd8KQAAAAAEBCAAA8QcAMAEIAADxBwAwB-IEAADwEwAgqAkEAK8RACGaCgEAlhEAIdUKAQCWEQAh3QoBAJ8RACHeCgEAlhEAId8KQACXEQAhAgAAAK8HACAIAAD0BwAgBqgJBACvEQAhmgoBAJYRACHVCgEAlhEAId0KAQCfEQAh3goBAJYRACHfCkAAlxEAIQIAAACtBwAgCAAA9gcAIAIAAACtBwAgCAAA9gcAIAMAAACvBwAgDwAA7wcAIBAAAPQHACABAAAArwcAIAEAAACtBwAgBhUAAOsTACAWAADuEwAgFwAA7RMAIDgAAOwTACA5AADvEwAg3QoAAJsRACAJpQkAAOEPADCmCQAA_QcAEKcJAADhDwAwqAkEANoOACGaCgEAtw4AIdUKAQD_DgAh3QoBAMgOACHeCgEAtw4AId8KQAC4DgAhAwAAAK0HACADAAD8BwAwFAAA_QcAIAMAAACtBwAgAwAArgcAMAQAAK8HACABAAAAswcAIAEAAACzBwAgAwAAALEHACADAACyBwAwBAAAswcAIAMAAACxBwAgAwAAsgcAMAQAALMHACADAAAAsQcAIAMAALIHADAEAACzBwAgE-IEAADpEwAg4wQAAOoTACCoCQEAAAABqwlAAAAAAb8JAQAAAAHACQEAAAABwwkCAAAAAekJAQAAAAGaCgEAAAABnQpAAAAAAbUKEAAAAAHVCgEAAAAB1goBAAAAAdcKAQAAAAHYCgEAAAAB2QqAAAAAAdoKQAAAAAHbCkAAAAAB3ApAAAAAAQEIAACFCAAgEagJAQAAAAGrCUAAAAABvwkBAAAAAcAJAQAAAAHDCQIAAAAB6QkBAAAAAZoKAQAAAAGdCkAAAAABtQoQAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKAQAAAAHZCoAAAAAB2gpAAAAAAdsKQAAAAAHcCkAAAAABAQgAAIcIADABCAAAhwgAMBPiBAAA2xMAIOMEAADcEwAgqAkBAJYRACGrCUAAlxEAIb8JAQCWEQAhwAkBAJ8RACHDCQIAlREAIekJAQCfEQAhmgoBAJYRACGdCkAAlxEAIbUKEADCEQAh1QoBAJYRACHWCgEAlhEAIdcKAQCWEQAh2AoBAJ8RACHZCoAAAAAB2gpAAKYRACHbCkAAphEAIdwKQACmEQAhAgAAALMHACAIAACKCAAgEagJAQCWEQAhqwlAAJcRACG_CQEAlhEAIcAJAQCfEQAhwwkCAJURACHpCQEAnxEAIZoKAQCWEQAhnQpAAJcRACG1ChAAwhEAIdUKAQCWEQAh1goBAJYRACHXCgEAlhEAIdgKAQCfEQAh2QqAAAAAAdoKQACmEQAh2wpAAKYRACHcCkAAphEAIQIAAACxBwAgCAAAjAgAIAIAAACxBwAgCAAAjAgAIAMAAACzBwAgDwAAhQgAIBAAAIoIACABAAAAswcAIAEAAACxBwAgDBUAANYTACAWAADZEwAgFwAA2BMAIDgAANcTACA5AADaEwAgwAkAAJsRACDpCQAAmxEAINgKAACbEQAg2QoAAJsRACDaCgAAmxEAINsKAACbEQAg3AoAAJsRACAUpQkAAOAPADCmCQAAkwgAEKcJAADgDwAwqAkBAP8OACGrCUAAuA4AIb8JAQC3DgAhwAkBAMgOACHDCQIAtg4AIekJAQDIDgAhmgoBALcOACGdCkAAuA4AIbUKEADrDgAh1QoBAP8OACHWCgEAtw4AIdcKAQC3DgAh2AoBAMgOACHZCgAA2w4AINoKQADQDgAh2wpAANAOACHcCkAA0A4AIQMAAACxBwAgAwAAkggAMBQAAJMIACADAAAAsQcAIAMAALIHADAEAACzBwAgAQAAALcHACABAAAAtwcAIAMAAAC1BwAgAwAAtgcAMAQAALcHACADAAAAtQcAIAMAALYHADAEAAC3BwAgAwAAALUHACADAAC2BwAwBAAAtwcAIATlBAAA1RMAILUKEAAAAAHTCgEAAAAB1AoCAAAAAQEIAACbCAAgA7UKEAAAAAHTCgEAAAAB1AoCAAAAAQEIAACdCAAwAQgAAJ0IADAE5QQAANQTACC1ChAAwhEAIdMKAQCWEQAh1AoCAJURACECAAAAtwcAIAgAAKAIACADtQoQAMIRACHTCgEAlhEAIdQKAgCVEQAhAgAAALUHACAIAACiCAAgAgAAALUHACAIAACiCAAgAwAAALcHACAPAACbCAAgEAAAoAgAIAEAAAC3BwAgAQAAALUHACAFFQAAzxMAIBYAANITACAXAADREwAgOAAA0BMAIDkAANMTACAGpQkAAN8PADCmCQAAqQgAEKcJAADfDwAwtQoQAOsOACHTCgEA_w4AIdQKAgC2DgAhAwAAALUHACADAACoCAAwFAAAqQgAIAMAAAC1BwAgAwAAtgcAMAQAALcHACAHuAUAANwPACClCQAA2w8AMKYJAAC0CAAQpwkAANsPADCoCQEAAAAB0QpAAMMOACHSCgEAwg4AIQEAAACsCAAgCrcFAADeDwAgpQkAAN0PADCmCQAArggAEKcJAADdDwAwqAkBAMIOACHNCgEAwg4AIc4KAQDCDgAhzwoAAIwPACDQCiAA_Q4AIdEKQADDDgAhAbcFAADOEwAgCrcFAADeDwAgpQkAAN0PADCmCQAArggAEKcJAADdDwAwqAkBAAAAAc0KAQDCDgAhzgoBAMIOACHPCgAAjA8AINAKIAD9DgAh0QpAAMMOACEDAAAArggAIAMAAK8IADAEAACwCAAgAQAAAK4IACABAAAArAgAIAe4BQAA3A8AIKUJAADbDwAwpgkAALQIABCnCQAA2w8AMKgJAQDCDgAh0QpAAMMOACHSCgEAwg4AIQG4BQAAzRMAIAMAAAC0CAAgAwAAtQgAMAQAAKwIACADAAAAtAgAIAMAALUIADAEAACsCAAgAwAAALQIACADAAC1CAAwBAAArAgAIAS4BQAAzBMAIKgJAQAAAAHRCkAAAAAB0goBAAAAAQEIAAC5CAAgA6gJAQAAAAHRCkAAAAAB0goBAAAAAQEIAAC7CAAwAQgAALsIADAEuAUAAL8TACCoCQEAlhEAIdEKQACXEQAh0goBAJYRACECAAAArAgAIAgAAL4IACADqAkBAJYRACHRCkAAlxEAIdIKAQCWEQAhAgAAALQIACAIAADACAAgAgAAALQIACAIAADACAAgAwAAAKwIACAPAAC5CAAgEAAAvggAIAEAAACsCAAgAQAAALQIACADFQAAvBMAIBYAAL4TACAXAAC9EwAgBqUJAADaDwAwpgkAAMcIABCnCQAA2g8AMKgJAQC3DgAh0QpAALgOACHSCgEAtw4AIQMAAAC0CAAgAwAAxggAMBQAAMcIACADAAAAtAgAIAMAALUIADAEAACsCAAgAQAAALAIACABAAAAsAgAIAMAAACuCAAgAwAArwgAMAQAALAIACADAAAArggAIAMAAK8IADAEAACwCAAgAwAAAK4IACADAACvCAAwBAAAsAgAIAe3BQAAuxMAIKgJAQAAAAHNCgEAAAABzgoBAAAAAc8KgAAAAAHQCiAAAAAB0QpAAAAAAQEIAADPCAAgBqgJAQAAAAHNCgEAAAABzgoBAAAAAc8KgAAAAAHQCiAAAAAB0QpAAAAAAQEIAADRCAAwAQgAANEIADAHtwUAALoTACCoCQEAlhEAIc0KAQCWEQAhzgoBAJYRACHPCoAAAAAB0AogALkRACHRCkAAlxEAIQIAAACwCAAgCAAA1AgAIAaoCQEAlhEAIc0KAQCWEQAhzgoBAJYRACHPCoAAAAAB0AogALkRACHRCkAAlxEAIQIAAACuCAAgCAAA1ggAIAIAAACuCAAgCAAA1ggAIAMAAACwCAAgDwAAzwgAIBAAANQIACABAAAAsAgAIAEAAACuCAAgAxUAALcTACAWAAC5EwAgFwAAuBMAIAmlCQAA2Q8AMKYJAADdCAAQpwkAANkPADCoCQEAtw4AIc0KAQC3DgAhzgoBALcOACHPCgAAhg8AINAKIADmDgAh0QpAALgOACEDAAAArggAIAMAANwIADAUAADdCAAgAwAAAK4IACADAACvCAAwBAAAsAgAIAelCQAA2A8AMKYJAADjCAAQpwkAANgPADCpCgIAwQ4AIcoKQAAAAAHLChAA9A4AIcwKEAD0DgAhAQAAAOAIACABAAAA4AgAIAelCQAA2A8AMKYJAADjCAAQpwkAANgPADCpCgIAwQ4AIcoKQADDDgAhywoQAPQOACHMChAA9A4AIQADAAAA4wgAIAMAAOQIADAEAADgCAAgAwAAAOMIACADAADkCAAwBAAA4AgAIAMAAADjCAAgAwAA5AgAMAQAAOAIACAEqQoCAAAAAcoKQAAAAAHLChAAAAABzAoQAAAAAQEIAADoCAAgBKkKAgAAAAHKCkAAAAABywoQAAAAAcwKEAAAAAEBCAAA6ggAMAEIAADqCAAwBKkKAgCVEQAhygpAAJcRACHLChAAwhEAIcwKEADCEQAhAgAAAOAIACAIAADtCAAgBKkKAgCVEQAhygpAAJcRACHLChAAwhEAIcwKEADCEQAhAgAAAOMIACAIAADvCAAgAgAAAOMIACAIAADvCAAgAwAAAOAIACAPAADoCAAgEAAA7QgAIAEAAADgCAAgAQAAAOMIACAFFQAAshMAIBYAALUTACAXAAC0EwAgOAAAsxMAIDkAALYTACAHpQkAANcPADCmCQAA9ggAEKcJAADXDwAwqQoCALYOACHKCkAAuA4AIcsKEADrDgAhzAoQAOsOACEDAAAA4wgAIAMAAPUIADAUAAD2CAAgAwAAAOMIACADAADkCAAwBAAA4AgAIAalCQAA1g8AMKYJAAD8CAAQpwkAANYPADCrCUAAww4AIcAKAQAAAAHJCgEAwg4AIQEAAAD5CAAgAQAAAPkIACAGpQkAANYPADCmCQAA_AgAEKcJAADWDwAwqwlAAMMOACHACgEAwg4AIckKAQDCDgAhAAMAAAD8CAAgAwAA_QgAMAQAAPkIACADAAAA_AgAIAMAAP0IADAEAAD5CAAgAwAAAPwIACADAAD9CAAwBAAA-QgAIAOrCUAAAAABwAoBAAAAAckKAQAAAAEBCAAAgQkAIAOrCUAAAAABwAoBAAAAAckKAQAAAAEBCAAAgwkAMAEIAACDCQAwA6sJQACXEQAhwAoBAJYRACHJCgEAlhEAIQIAAAD5CAAgCAAAhgkAIAOrCUAAlxEAIcAKAQCWEQAhyQoBAJYRACECAAAA_AgAIAgAAIgJACACAAAA_AgAIAgAAIgJACADAAAA-QgAIA8AAIEJACAQAACGCQAgAQAAAPkIACABAAAA_AgAIAMVAACvEwAgFgAAsRMAIBcAALATACAGpQkAANUPADCmCQAAjwkAEKcJAADVDwAwqwlAALgOACHACgEAtw4AIckKAQC3DgAhAwAAAPwIACADAACOCQAwFAAAjwkAIAMAAAD8CAAgAwAA_QgAMAQAAPkIACAHpQkAANMPADCmCQAAlQkAEKcJAADTDwAw4AkBAMIOACHGCgEAgg8AIccKQADDDgAhyAoAANQPACABAAAAkgkAIAEAAACSCQAgBqUJAADTDwAwpgkAAJUJABCnCQAA0w8AMOAJAQDCDgAhxgoBAIIPACHHCkAAww4AIQADAAAAlQkAIAMAAJYJADAEAACSCQAgAwAAAJUJACADAACWCQAwBAAAkgkAIAMAAACVCQAgAwAAlgkAMAQAAJIJACAD4AkBAAAAAcYKAQAAAAHHCkAAAAABAQgAAJoJACAD4AkBAAAAAcYKAQAAAAHHCkAAAAABAQgAAJwJADABCAAAnAkAMAPgCQEAlhEAIcYKAQCWEQAhxwpAAJcRACECAAAAkgkAIAgAAJ8JACAD4AkBAJYRACHGCgEAlhEAIccKQACXEQAhAgAAAJUJACAIAAChCQAgAgAAAJUJACAIAAChCQAgAwAAAJIJACAPAACaCQAgEAAAnwkAIAEAAACSCQAgAQAAAJUJACADFQAArBMAIBYAAK4TACAXAACtEwAgBqUJAADSDwAwpgkAAKgJABCnCQAA0g8AMOAJAQC3DgAhxgoBAP8OACHHCkAAuA4AIQMAAACVCQAgAwAApwkAMBQAAKgJACADAAAAlQkAIAMAAJYJADAEAACSCQAgDIkGAADJDwAgjwYAAMoPACClCQAAyA8AMKYJAAC1CQAQpwkAAMgPADCrCUAAww4AIeoJAQAAAAG5CgEAwg4AIcAKAQAAAAHBCgEAzQ4AIcIKQADXDgAhwwpAANcOACEBAAAAqwkAIAeRBAAA0Q8AIKUJAADQDwAwpgkAAK0JABCnCQAA0A8AMOAJAQDCDgAhogoBAMIOACG9CkAAww4AIQGRBAAAqRMAIAiRBAAA0Q8AIKUJAADQDwAwpgkAAK0JABCnCQAA0A8AMOAJAQDCDgAhogoBAMIOACG9CkAAww4AIcUKAADPDwAgAwAAAK0JACADAACuCQAwBAAArwkAIBKRBAAAzA8AIIsGAAC7DwAgjQYAAM0PACCOBgAAzg8AIKUJAADLDwAwpgkAALEJABCnCQAAyw8AMKgJAQDCDgAhqwlAAMMOACG5CUAA1w4AIf8JQADXDgAhlAoBAM0OACGiCgEAzQ4AIbgKAQDCDgAhuQoBAMIOACG6CgEAzQ4AIbsKIAD9DgAhvApAANcOACEKkQQAAKkTACCLBgAAyhIAII0GAACqEwAgjgYAAKsTACC5CQAAmxEAIP8JAACbEQAglAoAAJsRACCiCgAAmxEAILoKAACbEQAgvAoAAJsRACASkQQAAMwPACCLBgAAuw8AII0GAADNDwAgjgYAAM4PACClCQAAyw8AMKYJAACxCQAQpwkAAMsPADCoCQEAAAABqwlAAMMOACG5CUAA1w4AIf8JQADXDgAhlAoBAAAAAaIKAQDNDgAhuAoBAMIOACG5CgEAwg4AIboKAQDNDgAhuwogAP0OACG8CkAA1w4AIQMAAACxCQAgAwAAsgkAMAQAALMJACAMiQYAAMkPACCPBgAAyg8AIKUJAADIDwAwpgkAALUJABCnCQAAyA8AMKsJQADDDgAh6gkBAMIOACG5CgEAwg4AIcAKAQDCDgAhwQoBAM0OACHCCkAA1w4AIcMKQADXDgAhAQAAALUJACAKigYAAMMPACCMBgAAxw8AIKUJAADGDwAwpgkAALcJABCnCQAAxg8AMKgJAQDCDgAhywlAAMMOACGgCgEAwg4AIawKAQDCDgAhrgpAANcOACEDigYAAKcTACCMBgAAqBMAIK4KAACbEQAgC4oGAADDDwAgjAYAAMcPACClCQAAxg8AMKYJAAC3CQAQpwkAAMYPADCoCQEAAAABywlAAMMOACGgCgEAwg4AIawKAQDCDgAhrgpAANcOACHECgAAxQ8AIAMAAAC3CQAgAwAAuAkAMAQAALkJACADAAAAtwkAIAMAALgJADAEAAC5CQAgAQAAALcJACAHigYAAMMPACClCQAAxA8AMKYJAAC9CQAQpwkAAMQPADCoCQEAwg4AIawKAQDCDgAhrQpAAMMOACEBigYAAKcTACAHigYAAMMPACClCQAAxA8AMKYJAAC9CQAQpwkAAMQPADCoCQEAAAABrAoBAMIOACGtCkAAww4AIQMAAAC9CQAgAwAAvgkAMAQAAL8JACALigYAAMMPACClCQAAwg8AMKYJAADBCQAQpwkAAMIPADDqCQEAwg4AIZsKQADDDgAhrAoBAMIOACG0CgEAwg4AIbUKEAD0DgAhtgoCAMEOACG3ChAA9A4AIQGKBgAApxMAIAuKBgAAww8AIKUJAADCDwAwpgkAAMEJABCnCQAAwg8AMOoJAQAAAAGbCkAAww4AIawKAQDCDgAhtAoBAMIOACG1ChAA9A4AIbYKAgDBDgAhtwoQAPQOACEDAAAAwQkAIAMAAMIJADAEAADDCQAgAQAAALcJACABAAAAvQkAIAEAAADBCQAgAQAAAK0JACABAAAAsQkAIAEAAACrCQAgBYkGAAClEwAgjwYAAKYTACDBCgAAmxEAIMIKAACbEQAgwwoAAJsRACADAAAAtQkAIAMAAMsJADAEAACrCQAgAwAAALUJACADAADLCQAwBAAAqwkAIAMAAAC1CQAgAwAAywkAMAQAAKsJACAJiQYAAKMTACCPBgAApBMAIKsJQAAAAAHqCQEAAAABuQoBAAAAAcAKAQAAAAHBCgEAAAABwgpAAAAAAcMKQAAAAAEBCAAAzwkAIAerCUAAAAAB6gkBAAAAAbkKAQAAAAHACgEAAAABwQoBAAAAAcIKQAAAAAHDCkAAAAABAQgAANEJADABCAAA0QkAMAmJBgAAiRMAII8GAACKEwAgqwlAAJcRACHqCQEAlhEAIbkKAQCWEQAhwAoBAJYRACHBCgEAnxEAIcIKQACmEQAhwwpAAKYRACECAAAAqwkAIAgAANQJACAHqwlAAJcRACHqCQEAlhEAIbkKAQCWEQAhwAoBAJYRACHBCgEAnxEAIcIKQACmEQAhwwpAAKYRACECAAAAtQkAIAgAANYJACACAAAAtQkAIAgAANYJACADAAAAqwkAIA8AAM8JACAQAADUCQAgAQAAAKsJACABAAAAtQkAIAYVAACGEwAgFgAAiBMAIBcAAIcTACDBCgAAmxEAIMIKAACbEQAgwwoAAJsRACAKpQkAAMEPADCmCQAA3QkAEKcJAADBDwAwqwlAALgOACHqCQEAtw4AIbkKAQC3DgAhwAoBALcOACHBCgEAyA4AIcIKQADQDgAhwwpAANAOACEDAAAAtQkAIAMAANwJADAUAADdCQAgAwAAALUJACADAADLCQAwBAAAqwkAIAelCQAAwA8AMKYJAADjCQAQpwkAAMAPADCqCQEAwg4AIasJQADDDgAhvgoBAAAAAb8KAQDCDgAhAQAAAOAJACABAAAA4AkAIAelCQAAwA8AMKYJAADjCQAQpwkAAMAPADCqCQEAwg4AIasJQADDDgAhvgoBAMIOACG_CgEAwg4AIQADAAAA4wkAIAMAAOQJADAEAADgCQAgAwAAAOMJACADAADkCQAwBAAA4AkAIAMAAADjCQAgAwAA5AkAMAQAAOAJACAEqgkBAAAAAasJQAAAAAG-CgEAAAABvwoBAAAAAQEIAADoCQAgBKoJAQAAAAGrCUAAAAABvgoBAAAAAb8KAQAAAAEBCAAA6gkAMAEIAADqCQAwBKoJAQCWEQAhqwlAAJcRACG-CgEAlhEAIb8KAQCWEQAhAgAAAOAJACAIAADtCQAgBKoJAQCWEQAhqwlAAJcRACG-CgEAlhEAIb8KAQCWEQAhAgAAAOMJACAIAADvCQAgAgAAAOMJACAIAADvCQAgAwAAAOAJACAPAADoCQAgEAAA7QkAIAEAAADgCQAgAQAAAOMJACADFQAAgxMAIBYAAIUTACAXAACEEwAgB6UJAAC_DwAwpgkAAPYJABCnCQAAvw8AMKoJAQC3DgAhqwlAALgOACG-CgEAtw4AIb8KAQC3DgAhAwAAAOMJACADAAD1CQAwFAAA9gkAIAMAAADjCQAgAwAA5AkAMAQAAOAJACABAAAArwkAIAEAAACvCQAgAwAAAK0JACADAACuCQAwBAAArwkAIAMAAACtCQAgAwAArgkAMAQAAK8JACADAAAArQkAIAMAAK4JADAEAACvCQAgBJEEAACCEwAg4AkBAAAAAaIKAQAAAAG9CkAAAAABAQgAAP4JACAD4AkBAAAAAaIKAQAAAAG9CkAAAAABAQgAAIAKADABCAAAgAoAMASRBAAAgRMAIOAJAQCWEQAhogoBAJYRACG9CkAAlxEAIQIAAACvCQAgCAAAgwoAIAPgCQEAlhEAIaIKAQCWEQAhvQpAAJcRACECAAAArQkAIAgAAIUKACACAAAArQkAIAgAAIUKACADAAAArwkAIA8AAP4JACAQAACDCgAgAQAAAK8JACABAAAArQkAIAMVAAD-EgAgFgAAgBMAIBcAAP8SACAGpQkAAL4PADCmCQAAjAoAEKcJAAC-DwAw4AkBALcOACGiCgEAtw4AIb0KQAC4DgAhAwAAAK0JACADAACLCgAwFAAAjAoAIAMAAACtCQAgAwAArgkAMAQAAK8JACABAAAAswkAIAEAAACzCQAgAwAAALEJACADAACyCQAwBAAAswkAIAMAAACxCQAgAwAAsgkAMAQAALMJACADAAAAsQkAIAMAALIJADAEAACzCQAgD5EEAAD6EgAgiwYAAPsSACCNBgAA_BIAII4GAAD9EgAgqAkBAAAAAasJQAAAAAG5CUAAAAAB_wlAAAAAAZQKAQAAAAGiCgEAAAABuAoBAAAAAbkKAQAAAAG6CgEAAAABuwogAAAAAbwKQAAAAAEBCAAAlAoAIAuoCQEAAAABqwlAAAAAAbkJQAAAAAH_CUAAAAABlAoBAAAAAaIKAQAAAAG4CgEAAAABuQoBAAAAAboKAQAAAAG7CiAAAAABvApAAAAAAQEIAACWCgAwAQgAAJYKADABAAAAtQkAIA-RBAAA1RIAIIsGAADWEgAgjQYAANcSACCOBgAA2BIAIKgJAQCWEQAhqwlAAJcRACG5CUAAphEAIf8JQACmEQAhlAoBAJ8RACGiCgEAnxEAIbgKAQCWEQAhuQoBAJYRACG6CgEAnxEAIbsKIAC5EQAhvApAAKYRACECAAAAswkAIAgAAJoKACALqAkBAJYRACGrCUAAlxEAIbkJQACmEQAh_wlAAKYRACGUCgEAnxEAIaIKAQCfEQAhuAoBAJYRACG5CgEAlhEAIboKAQCfEQAhuwogALkRACG8CkAAphEAIQIAAACxCQAgCAAAnAoAIAIAAACxCQAgCAAAnAoAIAEAAAC1CQAgAwAAALMJACAPAACUCgAgEAAAmgoAIAEAAACzCQAgAQAAALEJACAJFQAA0hIAIBYAANQSACAXAADTEgAguQkAAJsRACD_CQAAmxEAIJQKAACbEQAgogoAAJsRACC6CgAAmxEAILwKAACbEQAgDqUJAAC9DwAwpgkAAKQKABCnCQAAvQ8AMKgJAQC3DgAhqwlAALgOACG5CUAA0A4AIf8JQADQDgAhlAoBAMgOACGiCgEAyA4AIbgKAQC3DgAhuQoBALcOACG6CgEAyA4AIbsKIADmDgAhvApAANAOACEDAAAAsQkAIAMAAKMKADAUAACkCgAgAwAAALEJACADAACyCQAwBAAAswkAIAEAAADDCQAgAQAAAMMJACADAAAAwQkAIAMAAMIJADAEAADDCQAgAwAAAMEJACADAADCCQAwBAAAwwkAIAMAAADBCQAgAwAAwgkAMAQAAMMJACAIigYAANESACDqCQEAAAABmwpAAAAAAawKAQAAAAG0CgEAAAABtQoQAAAAAbYKAgAAAAG3ChAAAAABAQgAAKwKACAH6gkBAAAAAZsKQAAAAAGsCgEAAAABtAoBAAAAAbUKEAAAAAG2CgIAAAABtwoQAAAAAQEIAACuCgAwAQgAAK4KADAIigYAANASACDqCQEAlhEAIZsKQACXEQAhrAoBAJYRACG0CgEAlhEAIbUKEADCEQAhtgoCAJURACG3ChAAwhEAIQIAAADDCQAgCAAAsQoAIAfqCQEAlhEAIZsKQACXEQAhrAoBAJYRACG0CgEAlhEAIbUKEADCEQAhtgoCAJURACG3ChAAwhEAIQIAAADBCQAgCAAAswoAIAIAAADBCQAgCAAAswoAIAMAAADDCQAgDwAArAoAIBAAALEKACABAAAAwwkAIAEAAADBCQAgBRUAAMsSACAWAADOEgAgFwAAzRIAIDgAAMwSACA5AADPEgAgCqUJAAC8DwAwpgkAALoKABCnCQAAvA8AMOoJAQC3DgAhmwpAALgOACGsCgEAtw4AIbQKAQC3DgAhtQoQAOsOACG2CgIAtg4AIbcKEADrDgAhAwAAAMEJACADAAC5CgAwFAAAugoAIAMAAADBCQAgAwAAwgkAMAQAAMMJACAPiwYAALsPACClCQAAug8AMKYJAADACgAQpwkAALoPADCoCQEAAAABywlAAMMOACHYCQEAzQ4AIYcKAgDBDgAhowoBAMIOACGmCgEAwg4AIa8KAQDCDgAhsAoBAMIOACGxCgEAwg4AIbIKAQDCDgAhswoBAMIOACEBAAAAvQoAIAEAAAC9CgAgD4sGAAC7DwAgpQkAALoPADCmCQAAwAoAEKcJAAC6DwAwqAkBAMIOACHLCUAAww4AIdgJAQDNDgAhhwoCAMEOACGjCgEAwg4AIaYKAQDCDgAhrwoBAMIOACGwCgEAwg4AIbEKAQDCDgAhsgoBAMIOACGzCgEAwg4AIQKLBgAAyhIAINgJAACbEQAgAwAAAMAKACADAADBCgAwBAAAvQoAIAMAAADACgAgAwAAwQoAMAQAAL0KACADAAAAwAoAIAMAAMEKADAEAAC9CgAgDIsGAADJEgAgqAkBAAAAAcsJQAAAAAHYCQEAAAABhwoCAAAAAaMKAQAAAAGmCgEAAAABrwoBAAAAAbAKAQAAAAGxCgEAAAABsgoBAAAAAbMKAQAAAAEBCAAAxQoAIAuoCQEAAAABywlAAAAAAdgJAQAAAAGHCgIAAAABowoBAAAAAaYKAQAAAAGvCgEAAAABsAoBAAAAAbEKAQAAAAGyCgEAAAABswoBAAAAAQEIAADHCgAwAQgAAMcKADAMiwYAALwSACCoCQEAlhEAIcsJQACXEQAh2AkBAJ8RACGHCgIAlREAIaMKAQCWEQAhpgoBAJYRACGvCgEAlhEAIbAKAQCWEQAhsQoBAJYRACGyCgEAlhEAIbMKAQCWEQAhAgAAAL0KACAIAADKCgAgC6gJAQCWEQAhywlAAJcRACHYCQEAnxEAIYcKAgCVEQAhowoBAJYRACGmCgEAlhEAIa8KAQCWEQAhsAoBAJYRACGxCgEAlhEAIbIKAQCWEQAhswoBAJYRACECAAAAwAoAIAgAAMwKACACAAAAwAoAIAgAAMwKACADAAAAvQoAIA8AAMUKACAQAADKCgAgAQAAAL0KACABAAAAwAoAIAYVAAC3EgAgFgAAuhIAIBcAALkSACA4AAC4EgAgOQAAuxIAINgJAACbEQAgDqUJAAC5DwAwpgkAANMKABCnCQAAuQ8AMKgJAQC3DgAhywlAALgOACHYCQEAyA4AIYcKAgC2DgAhowoBALcOACGmCgEAtw4AIa8KAQC3DgAhsAoBALcOACGxCgEAtw4AIbIKAQC3DgAhswoBALcOACEDAAAAwAoAIAMAANIKADAUAADTCgAgAwAAAMAKACADAADBCgAwBAAAvQoAIAEAAAC5CQAgAQAAALkJACADAAAAtwkAIAMAALgJADAEAAC5CQAgAwAAALcJACADAAC4CQAwBAAAuQkAIAMAAAC3CQAgAwAAuAkAMAQAALkJACAHigYAALUSACCMBgAAthIAIKgJAQAAAAHLCUAAAAABoAoBAAAAAawKAQAAAAGuCkAAAAABAQgAANsKACAFqAkBAAAAAcsJQAAAAAGgCgEAAAABrAoBAAAAAa4KQAAAAAEBCAAA3QoAMAEIAADdCgAwB4oGAACzEgAgjAYAALQSACCoCQEAlhEAIcsJQACXEQAhoAoBAJYRACGsCgEAlhEAIa4KQACmEQAhAgAAALkJACAIAADgCgAgBagJAQCWEQAhywlAAJcRACGgCgEAlhEAIawKAQCWEQAhrgpAAKYRACECAAAAtwkAIAgAAOIKACACAAAAtwkAIAgAAOIKACADAAAAuQkAIA8AANsKACAQAADgCgAgAQAAALkJACABAAAAtwkAIAQVAACwEgAgFgAAshIAIBcAALESACCuCgAAmxEAIAilCQAAuA8AMKYJAADpCgAQpwkAALgPADCoCQEAtw4AIcsJQAC4DgAhoAoBALcOACGsCgEAtw4AIa4KQADQDgAhAwAAALcJACADAADoCgAwFAAA6QoAIAMAAAC3CQAgAwAAuAkAMAQAALkJACABAAAAvwkAIAEAAAC_CQAgAwAAAL0JACADAAC-CQAwBAAAvwkAIAMAAAC9CQAgAwAAvgkAMAQAAL8JACADAAAAvQkAIAMAAL4JADAEAAC_CQAgBIoGAACvEgAgqAkBAAAAAawKAQAAAAGtCkAAAAABAQgAAPEKACADqAkBAAAAAawKAQAAAAGtCkAAAAABAQgAAPMKADABCAAA8woAMASKBgAArhIAIKgJAQCWEQAhrAoBAJYRACGtCkAAlxEAIQIAAAC_CQAgCAAA9goAIAOoCQEAlhEAIawKAQCWEQAhrQpAAJcRACECAAAAvQkAIAgAAPgKACACAAAAvQkAIAgAAPgKACADAAAAvwkAIA8AAPEKACAQAAD2CgAgAQAAAL8JACABAAAAvQkAIAMVAACrEgAgFgAArRIAIBcAAKwSACAGpQkAALcPADCmCQAA_woAEKcJAAC3DwAwqAkBALcOACGsCgEAtw4AIa0KQAC4DgAhAwAAAL0JACADAAD-CgAwFAAA_woAIAMAAAC9CQAgAwAAvgkAMAQAAL8JACAHpQkAALUPADCmCQAAhQsAEKcJAAC1DwAwqAoBAMIOACGpCkAAww4AIaoKAgDBDgAhqwoAALYPACABAAAAggsAIAEAAACCCwAgBqUJAAC1DwAwpgkAAIULABCnCQAAtQ8AMKgKAQDCDgAhqQpAAMMOACGqCgIAwQ4AIQADAAAAhQsAIAMAAIYLADAEAACCCwAgAwAAAIULACADAACGCwAwBAAAggsAIAMAAACFCwAgAwAAhgsAMAQAAIILACADqAoBAAAAAakKQAAAAAGqCgIAAAABAQgAAIoLACADqAoBAAAAAakKQAAAAAGqCgIAAAABAQgAAIwLADABCAAAjAsAMAOoCgEAlhEAIakKQACXEQAhqgoCAJURACECAAAAggsAIAgAAI8LACADqAoBAJYRACGpCkAAlxEAIaoKAgCVEQAhAgAAAIULACAIAACRCwAgAgAAAIULACAIAACRCwAgAwAAAIILACAPAACKCwAgEAAAjwsAIAEAAACCCwAgAQAAAIULACAFFQAAphIAIBYAAKkSACAXAACoEgAgOAAApxIAIDkAAKoSACAGpQkAALQPADCmCQAAmAsAEKcJAAC0DwAwqAoBALcOACGpCkAAuA4AIaoKAgC2DgAhAwAAAIULACADAACXCwAwFAAAmAsAIAMAAACFCwAgAwAAhgsAMAQAAIILACAQoAcAALAPACClCQAArw8AMKYJAACjCwAQpwkAAK8PADCoCQEAAAABqwlAAMMOACHYCQEAzQ4AId8JAQDCDgAh4AkBAM0OACHqCQEAAAABhwoCAMEOACGiCgEAzQ4AIaMKAQDCDgAhpAoBAMIOACGlCgEAwg4AIaYKAQDCDgAhAQAAAJsLACALjAYAALMPACClCQAAsg8AMKYJAACdCwAQpwkAALIPADC_CQEAwg4AIcMJAgDBDgAhxAlAANcOACGUCgEAwg4AIZ4KQADXDgAhoAoBAMIOACGhCgEAzQ4AIQSMBgAApRIAIMQJAACbEQAgngoAAJsRACChCgAAmxEAIAyMBgAAsw8AIKUJAACyDwAwpgkAAJ0LABCnCQAAsg8AML8JAQDCDgAhwwkCAMEOACHECUAA1w4AIZQKAQDCDgAhngpAANcOACGgCgEAwg4AIaEKAQDNDgAhpwoAALEPACADAAAAnQsAIAMAAJ4LADAEAACfCwAgAQAAAJ0LACABAAAAmwsAIBCgBwAAsA8AIKUJAACvDwAwpgkAAKMLABCnCQAArw8AMKgJAQDCDgAhqwlAAMMOACHYCQEAzQ4AId8JAQDCDgAh4AkBAM0OACHqCQEAzQ4AIYcKAgDBDgAhogoBAM0OACGjCgEAwg4AIaQKAQDCDgAhpQoBAMIOACGmCgEAwg4AIQWgBwAApBIAINgJAACbEQAg4AkAAJsRACDqCQAAmxEAIKIKAACbEQAgAwAAAKMLACADAACkCwAwBAAAmwsAIAMAAACjCwAgAwAApAsAMAQAAJsLACADAAAAowsAIAMAAKQLADAEAACbCwAgDaAHAACjEgAgqAkBAAAAAasJQAAAAAHYCQEAAAAB3wkBAAAAAeAJAQAAAAHqCQEAAAABhwoCAAAAAaIKAQAAAAGjCgEAAAABpAoBAAAAAaUKAQAAAAGmCgEAAAABAQgAAKgLACAMqAkBAAAAAasJQAAAAAHYCQEAAAAB3wkBAAAAAeAJAQAAAAHqCQEAAAABhwoCAAAAAaIKAQAAAAGjCgEAAAABpAoBAAAAAaUKAQAAAAGmCgEAAAABAQgAAKoLADABCAAAqgsAMA2gBwAAlhIAIKgJAQCWEQAhqwlAAJcRACHYCQEAnxEAId8JAQCWEQAh4AkBAJ8RACHqCQEAnxEAIYcKAgCVEQAhogoBAJ8RACGjCgEAlhEAIaQKAQCWEQAhpQoBAJYRACGmCgEAlhEAIQIAAACbCwAgCAAArQsAIAyoCQEAlhEAIasJQACXEQAh2AkBAJ8RACHfCQEAlhEAIeAJAQCfEQAh6gkBAJ8RACGHCgIAlREAIaIKAQCfEQAhowoBAJYRACGkCgEAlhEAIaUKAQCWEQAhpgoBAJYRACECAAAAowsAIAgAAK8LACACAAAAowsAIAgAAK8LACADAAAAmwsAIA8AAKgLACAQAACtCwAgAQAAAJsLACABAAAAowsAIAkVAACREgAgFgAAlBIAIBcAAJMSACA4AACSEgAgOQAAlRIAINgJAACbEQAg4AkAAJsRACDqCQAAmxEAIKIKAACbEQAgD6UJAACuDwAwpgkAALYLABCnCQAArg8AMKgJAQC3DgAhqwlAALgOACHYCQEAyA4AId8JAQC3DgAh4AkBAMgOACHqCQEAyA4AIYcKAgC2DgAhogoBAMgOACGjCgEAtw4AIaQKAQC3DgAhpQoBALcOACGmCgEAtw4AIQMAAACjCwAgAwAAtQsAMBQAALYLACADAAAAowsAIAMAAKQLADAEAACbCwAgAQAAAJ8LACABAAAAnwsAIAMAAACdCwAgAwAAngsAMAQAAJ8LACADAAAAnQsAIAMAAJ4LADAEAACfCwAgAwAAAJ0LACADAACeCwAwBAAAnwsAIAiMBgAAkBIAIL8JAQAAAAHDCQIAAAABxAlAAAAAAZQKAQAAAAGeCkAAAAABoAoBAAAAAaEKAQAAAAEBCAAAvgsAIAe_CQEAAAABwwkCAAAAAcQJQAAAAAGUCgEAAAABngpAAAAAAaAKAQAAAAGhCgEAAAABAQgAAMALADABCAAAwAsAMAiMBgAAjxIAIL8JAQCWEQAhwwkCAJURACHECUAAphEAIZQKAQCWEQAhngpAAKYRACGgCgEAlhEAIaEKAQCfEQAhAgAAAJ8LACAIAADDCwAgB78JAQCWEQAhwwkCAJURACHECUAAphEAIZQKAQCWEQAhngpAAKYRACGgCgEAlhEAIaEKAQCfEQAhAgAAAJ0LACAIAADFCwAgAgAAAJ0LACAIAADFCwAgAwAAAJ8LACAPAAC-CwAgEAAAwwsAIAEAAACfCwAgAQAAAJ0LACAIFQAAihIAIBYAAI0SACAXAACMEgAgOAAAixIAIDkAAI4SACDECQAAmxEAIJ4KAACbEQAgoQoAAJsRACAKpQkAAK0PADCmCQAAzAsAEKcJAACtDwAwvwkBALcOACHDCQIAtg4AIcQJQADQDgAhlAoBALcOACGeCkAA0A4AIaAKAQC3DgAhoQoBAMgOACEDAAAAnQsAIAMAAMsLADAUAADMCwAgAwAAAJ0LACADAACeCwAwBAAAnwsAIBylCQAAqQ8AMKYJAADSCwAQpwkAAKkPADCoCQEAAAABqwlAAMMOACG_CQAAqg-OCiLgCQEAwg4AIeoJAQAAAAGCCgEAwg4AIYcKAQDNDgAhigpAANcOACGPCgAAqw-PCiKQCgEAzQ4AIZEKEAD0DgAhkgoQAKwPACGTCgEAzQ4AIZQKAAD5DgAglQoBAM0OACGWCgEAzQ4AIZcKAQDNDgAhmAoBAM0OACGZCgAA-Q4AIJoKAQDNDgAhmwpAANcOACGcCkAA1w4AIZ0KQADDDgAhngpAANcOACGfCkAA1w4AIQEAAADPCwAgAQAAAM8LACAcpQkAAKkPADCmCQAA0gsAEKcJAACpDwAwqAkBAIIPACGrCUAAww4AIb8JAACqD44KIuAJAQDCDgAh6gkBAMIOACGCCgEAwg4AIYcKAQDNDgAhigpAANcOACGPCgAAqw-PCiKQCgEAzQ4AIZEKEAD0DgAhkgoQAKwPACGTCgEAzQ4AIZQKAAD5DgAglQoBAM0OACGWCgEAzQ4AIZcKAQDNDgAhmAoBAM0OACGZCgAA-Q4AIJoKAQDNDgAhmwpAANcOACGcCkAA1w4AIZ0KQADDDgAhngpAANcOACGfCkAA1w4AIRCHCgAAmxEAIIoKAACbEQAgkAoAAJsRACCSCgAAmxEAIJMKAACbEQAglAoAAJsRACCVCgAAmxEAIJYKAACbEQAglwoAAJsRACCYCgAAmxEAIJkKAACbEQAgmgoAAJsRACCbCgAAmxEAIJwKAACbEQAgngoAAJsRACCfCgAAmxEAIAMAAADSCwAgAwAA0wsAMAQAAM8LACADAAAA0gsAIAMAANMLADAEAADPCwAgAwAAANILACADAADTCwAwBAAAzwsAIBmoCQEAAAABqwlAAAAAAb8JAAAAjgoC4AkBAAAAAeoJAQAAAAGCCgEAAAABhwoBAAAAAYoKQAAAAAGPCgAAAI8KApAKAQAAAAGRChAAAAABkgoQAAAAAZMKAQAAAAGUCoAAAAABlQoBAAAAAZYKAQAAAAGXCgEAAAABmAoBAAAAAZkKgAAAAAGaCgEAAAABmwpAAAAAAZwKQAAAAAGdCkAAAAABngpAAAAAAZ8KQAAAAAEBCAAA1wsAIBmoCQEAAAABqwlAAAAAAb8JAAAAjgoC4AkBAAAAAeoJAQAAAAGCCgEAAAABhwoBAAAAAYoKQAAAAAGPCgAAAI8KApAKAQAAAAGRChAAAAABkgoQAAAAAZMKAQAAAAGUCoAAAAABlQoBAAAAAZYKAQAAAAGXCgEAAAABmAoBAAAAAZkKgAAAAAGaCgEAAAABmwpAAAAAAZwKQAAAAAGdCkAAAAABngpAAAAAAZ8KQAAAAAEBCAAA2QsAMAEIAADZCwAwGagJAQCWEQAhqwlAAJcRACG_CQAAhxKOCiLgCQEAlhEAIeoJAQCWEQAhggoBAJYRACGHCgEAnxEAIYoKQACmEQAhjwoAAIgSjwoikAoBAJ8RACGRChAAwhEAIZIKEACJEgAhkwoBAJ8RACGUCoAAAAABlQoBAJ8RACGWCgEAnxEAIZcKAQCfEQAhmAoBAJ8RACGZCoAAAAABmgoBAJ8RACGbCkAAphEAIZwKQACmEQAhnQpAAJcRACGeCkAAphEAIZ8KQACmEQAhAgAAAM8LACAIAADcCwAgGagJAQCWEQAhqwlAAJcRACG_CQAAhxKOCiLgCQEAlhEAIeoJAQCWEQAhggoBAJYRACGHCgEAnxEAIYoKQACmEQAhjwoAAIgSjwoikAoBAJ8RACGRChAAwhEAIZIKEACJEgAhkwoBAJ8RACGUCoAAAAABlQoBAJ8RACGWCgEAnxEAIZcKAQCfEQAhmAoBAJ8RACGZCoAAAAABmgoBAJ8RACGbCkAAphEAIZwKQACmEQAhnQpAAJcRACGeCkAAphEAIZ8KQACmEQAhAgAAANILACAIAADeCwAgAgAAANILACAIAADeCwAgAwAAAM8LACAPAADXCwAgEAAA3AsAIAEAAADPCwAgAQAAANILACAVFQAAghIAIBYAAIUSACAXAACEEgAgOAAAgxIAIDkAAIYSACCHCgAAmxEAIIoKAACbEQAgkAoAAJsRACCSCgAAmxEAIJMKAACbEQAglAoAAJsRACCVCgAAmxEAIJYKAACbEQAglwoAAJsRACCYCgAAmxEAIJkKAACbEQAgmgoAAJsRACCbCgAAmxEAIJwKAACbEQAgngoAAJsRACCfCgAAmxEAIBylCQAAnw8AMKYJAADlCwAQpwkAAJ8PADCoCQEA_w4AIasJQAC4DgAhvwkAAKAPjgoi4AkBALcOACHqCQEAtw4AIYIKAQC3DgAhhwoBAMgOACGKCkAA0A4AIY8KAAChD48KIpAKAQDIDgAhkQoQAOsOACGSChAAog8AIZMKAQDIDgAhlAoAANsOACCVCgEAyA4AIZYKAQDIDgAhlwoBAMgOACGYCgEAyA4AIZkKAADbDgAgmgoBAMgOACGbCkAA0A4AIZwKQADQDgAhnQpAALgOACGeCkAA0A4AIZ8KQADQDgAhAwAAANILACADAADkCwAwFAAA5QsAIAMAAADSCwAgAwAA0wsAMAQAAM8LACAJpQkAAJwPADCmCQAA6wsAEKcJAACcDwAwqwlAAMMOACHfCQAAnQ-KCiKBCgEAgg8AIYoKQADXDgAhiwpAANcOACGMCgAAng8AIAEAAADoCwAgAQAAAOgLACAIpQkAAJwPADCmCQAA6wsAEKcJAACcDwAwqwlAAMMOACHfCQAAnQ-KCiKBCgEAgg8AIYoKQADXDgAhiwpAANcOACECigoAAJsRACCLCgAAmxEAIAMAAADrCwAgAwAA7AsAMAQAAOgLACADAAAA6wsAIAMAAOwLADAEAADoCwAgAwAAAOsLACADAADsCwAwBAAA6AsAIAWrCUAAAAAB3wkAAACKCgKBCgEAAAABigpAAAAAAYsKQAAAAAEBCAAA8AsAIAWrCUAAAAAB3wkAAACKCgKBCgEAAAABigpAAAAAAYsKQAAAAAEBCAAA8gsAMAEIAADyCwAwBasJQACXEQAh3wkAAIESigoigQoBAJYRACGKCkAAphEAIYsKQACmEQAhAgAAAOgLACAIAAD1CwAgBasJQACXEQAh3wkAAIESigoigQoBAJYRACGKCkAAphEAIYsKQACmEQAhAgAAAOsLACAIAAD3CwAgAgAAAOsLACAIAAD3CwAgAwAAAOgLACAPAADwCwAgEAAA9QsAIAEAAADoCwAgAQAAAOsLACAFFQAA_hEAIBYAAIASACAXAAD_EQAgigoAAJsRACCLCgAAmxEAIAilCQAAmA8AMKYJAAD-CwAQpwkAAJgPADCrCUAAuA4AId8JAACZD4oKIoEKAQD_DgAhigpAANAOACGLCkAA0A4AIQMAAADrCwAgAwAA_QsAMBQAAP4LACADAAAA6wsAIAMAAOwLADAEAADoCwAgB6UJAACXDwAwpgkAAIQMABCnCQAAlw8AMKgJAQAAAAGrCUAAww4AIf4JAACMDwAgiAoBAAAAAQEAAACBDAAgAQAAAIEMACAHpQkAAJcPADCmCQAAhAwAEKcJAACXDwAwqAkBAMIOACGrCUAAww4AIf4JAACMDwAgiAoBAMIOACEAAwAAAIQMACADAACFDAAwBAAAgQwAIAMAAACEDAAgAwAAhQwAMAQAAIEMACADAAAAhAwAIAMAAIUMADAEAACBDAAgBKgJAQAAAAGrCUAAAAAB_gmAAAAAAYgKAQAAAAEBCAAAiQwAIASoCQEAAAABqwlAAAAAAf4JgAAAAAGICgEAAAABAQgAAIsMADABCAAAiwwAMASoCQEAlhEAIasJQACXEQAh_gmAAAAAAYgKAQCWEQAhAgAAAIEMACAIAACODAAgBKgJAQCWEQAhqwlAAJcRACH-CYAAAAABiAoBAJYRACECAAAAhAwAIAgAAJAMACACAAAAhAwAIAgAAJAMACADAAAAgQwAIA8AAIkMACAQAACODAAgAQAAAIEMACABAAAAhAwAIAMVAAD7EQAgFgAA_REAIBcAAPwRACAHpQkAAJYPADCmCQAAlwwAEKcJAACWDwAwqAkBALcOACGrCUAAuA4AIf4JAACGDwAgiAoBALcOACEDAAAAhAwAIAMAAJYMADAUAACXDAAgAwAAAIQMACADAACFDAAwBAAAgQwAIA6lCQAAlQ8AMKYJAACdDAAQpwkAAJUPADCoCQEAAAABqwlAAMMOACG5CUAAww4AIdgJAQDCDgAh4AkBAMIOACHhCQEAwg4AIeMJAQDCDgAhhAoCAMEOACGFCkAAww4AIYYKQADXDgAhhwoCAPoOACEBAAAAmgwAIAEAAACaDAAgDqUJAACVDwAwpgkAAJ0MABCnCQAAlQ8AMKgJAQDCDgAhqwlAAMMOACG5CUAAww4AIdgJAQDCDgAh4AkBAMIOACHhCQEAwg4AIeMJAQDCDgAhhAoCAMEOACGFCkAAww4AIYYKQADXDgAhhwoCAPoOACEChgoAAJsRACCHCgAAmxEAIAMAAACdDAAgAwAAngwAMAQAAJoMACADAAAAnQwAIAMAAJ4MADAEAACaDAAgAwAAAJ0MACADAACeDAAwBAAAmgwAIAuoCQEAAAABqwlAAAAAAbkJQAAAAAHYCQEAAAAB4AkBAAAAAeEJAQAAAAHjCQEAAAABhAoCAAAAAYUKQAAAAAGGCkAAAAABhwoCAAAAAQEIAACiDAAgC6gJAQAAAAGrCUAAAAABuQlAAAAAAdgJAQAAAAHgCQEAAAAB4QkBAAAAAeMJAQAAAAGECgIAAAABhQpAAAAAAYYKQAAAAAGHCgIAAAABAQgAAKQMADABCAAApAwAMAuoCQEAlhEAIasJQACXEQAhuQlAAJcRACHYCQEAlhEAIeAJAQCWEQAh4QkBAJYRACHjCQEAlhEAIYQKAgCVEQAhhQpAAJcRACGGCkAAphEAIYcKAgCwEQAhAgAAAJoMACAIAACnDAAgC6gJAQCWEQAhqwlAAJcRACG5CUAAlxEAIdgJAQCWEQAh4AkBAJYRACHhCQEAlhEAIeMJAQCWEQAhhAoCAJURACGFCkAAlxEAIYYKQACmEQAhhwoCALARACECAAAAnQwAIAgAAKkMACACAAAAnQwAIAgAAKkMACADAAAAmgwAIA8AAKIMACAQAACnDAAgAQAAAJoMACABAAAAnQwAIAcVAAD2EQAgFgAA-REAIBcAAPgRACA4AAD3EQAgOQAA-hEAIIYKAACbEQAghwoAAJsRACAOpQkAAJQPADCmCQAAsAwAEKcJAACUDwAwqAkBALcOACGrCUAAuA4AIbkJQAC4DgAh2AkBALcOACHgCQEAtw4AIeEJAQC3DgAh4wkBALcOACGECgIAtg4AIYUKQAC4DgAhhgpAANAOACGHCgIA3A4AIQMAAACdDAAgAwAArwwAMBQAALAMACADAAAAnQwAIAMAAJ4MADAEAACaDAAgDaUJAACRDwAwpgkAALYMABCnCQAAkQ8AMKsJQADDDgAhvwkAAJIPgQoi3wkAAIsP_Qki4AkBAMIOACHqCQEAAAAB_gkAAIwPACD_CUAA1w4AIYEKAQDCDgAhggoBAMIOACGDCgAAkw8AIAEAAACzDAAgAQAAALMMACAMpQkAAJEPADCmCQAAtgwAEKcJAACRDwAwqwlAAMMOACG_CQAAkg-BCiLfCQAAiw_9CSLgCQEAwg4AIeoJAQDCDgAh_gkAAIwPACD_CUAA1w4AIYEKAQDCDgAhggoBAMIOACEB_wkAAJsRACADAAAAtgwAIAMAALcMADAEAACzDAAgAwAAALYMACADAAC3DAAwBAAAswwAIAMAAAC2DAAgAwAAtwwAMAQAALMMACAJqwlAAAAAAb8JAAAAgQoC3wkAAAD9CQLgCQEAAAAB6gkBAAAAAf4JgAAAAAH_CUAAAAABgQoBAAAAAYIKAQAAAAEBCAAAuwwAIAmrCUAAAAABvwkAAACBCgLfCQAAAP0JAuAJAQAAAAHqCQEAAAAB_gmAAAAAAf8JQAAAAAGBCgEAAAABggoBAAAAAQEIAAC9DAAwAQgAAL0MADAJqwlAAJcRACG_CQAA9RGBCiLfCQAA8RH9CSLgCQEAlhEAIeoJAQCWEQAh_gmAAAAAAf8JQACmEQAhgQoBAJYRACGCCgEAlhEAIQIAAACzDAAgCAAAwAwAIAmrCUAAlxEAIb8JAAD1EYEKIt8JAADxEf0JIuAJAQCWEQAh6gkBAJYRACH-CYAAAAAB_wlAAKYRACGBCgEAlhEAIYIKAQCWEQAhAgAAALYMACAIAADCDAAgAgAAALYMACAIAADCDAAgAwAAALMMACAPAAC7DAAgEAAAwAwAIAEAAACzDAAgAQAAALYMACAEFQAA8hEAIBYAAPQRACAXAADzEQAg_wkAAJsRACAMpQkAAI0PADCmCQAAyQwAEKcJAACNDwAwqwlAALgOACG_CQAAjg-BCiLfCQAAhQ_9CSLgCQEAtw4AIeoJAQC3DgAh_gkAAIYPACD_CUAA0A4AIYEKAQC3DgAhggoBALcOACEDAAAAtgwAIAMAAMgMADAUAADJDAAgAwAAALYMACADAAC3DAAwBAAAswwAIAmlCQAAig8AMKYJAADPDAAQpwkAAIoPADCoCQEAAAABqwlAAMMOACHfCQAAiw_9CSL9CQEAAAAB_gkAAIwPACD_CUAA1w4AIQEAAADMDAAgAQAAAMwMACAJpQkAAIoPADCmCQAAzwwAEKcJAACKDwAwqAkBAMIOACGrCUAAww4AId8JAACLD_0JIv0JAQDNDgAh_gkAAIwPACD_CUAA1w4AIQL9CQAAmxEAIP8JAACbEQAgAwAAAM8MACADAADQDAAwBAAAzAwAIAMAAADPDAAgAwAA0AwAMAQAAMwMACADAAAAzwwAIAMAANAMADAEAADMDAAgBqgJAQAAAAGrCUAAAAAB3wkAAAD9CQL9CQEAAAAB_gmAAAAAAf8JQAAAAAEBCAAA1AwAIAaoCQEAAAABqwlAAAAAAd8JAAAA_QkC_QkBAAAAAf4JgAAAAAH_CUAAAAABAQgAANYMADABCAAA1gwAMAaoCQEAlhEAIasJQACXEQAh3wkAAPER_Qki_QkBAJ8RACH-CYAAAAAB_wlAAKYRACECAAAAzAwAIAgAANkMACAGqAkBAJYRACGrCUAAlxEAId8JAADxEf0JIv0JAQCfEQAh_gmAAAAAAf8JQACmEQAhAgAAAM8MACAIAADbDAAgAgAAAM8MACAIAADbDAAgAwAAAMwMACAPAADUDAAgEAAA2QwAIAEAAADMDAAgAQAAAM8MACAFFQAA7hEAIBYAAPARACAXAADvEQAg_QkAAJsRACD_CQAAmxEAIAmlCQAAhA8AMKYJAADiDAAQpwkAAIQPADCoCQEAtw4AIasJQAC4DgAh3wkAAIUP_Qki_QkBAMgOACH-CQAAhg8AIP8JQADQDgAhAwAAAM8MACADAADhDAAwFAAA4gwAIAMAAADPDAAgAwAA0AwAMAQAAMwMACASjwMBAMIOACGlCQAAgQ8AMKYJAADoDAAQpwkAAIEPADCoCQEAAAABqwlAAMMOACHgCQEAwg4AIeoJAQAAAAHyCQEAwg4AIfMJAQDCDgAh9AkBAMIOACH1CQEAwg4AIfYJAQDCDgAh9wlAAMMOACH4CUAAww4AIfkJAgD6DgAh-gkCAPoOACH7CQEAzQ4AIQEAAADlDAAgAQAAAOUMACASjwMBAMIOACGlCQAAgQ8AMKYJAADoDAAQpwkAAIEPADCoCQEAgg8AIasJQADDDgAh4AkBAMIOACHqCQEAwg4AIfIJAQDCDgAh8wkBAMIOACH0CQEAwg4AIfUJAQDCDgAh9gkBAMIOACH3CUAAww4AIfgJQADDDgAh-QkCAPoOACH6CQIA-g4AIfsJAQDNDgAhA_kJAACbEQAg-gkAAJsRACD7CQAAmxEAIAMAAADoDAAgAwAA6QwAMAQAAOUMACADAAAA6AwAIAMAAOkMADAEAADlDAAgAwAAAOgMACADAADpDAAwBAAA5QwAIA-PAwEAAAABqAkBAAAAAasJQAAAAAHgCQEAAAAB6gkBAAAAAfIJAQAAAAHzCQEAAAAB9AkBAAAAAfUJAQAAAAH2CQEAAAAB9wlAAAAAAfgJQAAAAAH5CQIAAAAB-gkCAAAAAfsJAQAAAAEBCAAA7QwAIA-PAwEAAAABqAkBAAAAAasJQAAAAAHgCQEAAAAB6gkBAAAAAfIJAQAAAAHzCQEAAAAB9AkBAAAAAfUJAQAAAAH2CQEAAAAB9wlAAAAAAfgJQAAAAAH5CQIAAAAB-gkCAAAAAfsJAQAAAAEBCAAA7wwAMAEIAADvDAAwD48DAQCWEQAhqAkBAJYRACGrCUAAlxEAIeAJAQCWEQAh6gkBAJYRACHyCQEAlhEAIfMJAQCWEQAh9AkBAJYRACH1CQEAlhEAIfYJAQCWEQAh9wlAAJcRACH4CUAAlxEAIfkJAgCwEQAh-gkCALARACH7CQEAnxEAIQIAAADlDAAgCAAA8gwAIA-PAwEAlhEAIagJAQCWEQAhqwlAAJcRACHgCQEAlhEAIeoJAQCWEQAh8gkBAJYRACHzCQEAlhEAIfQJAQCWEQAh9QkBAJYRACH2CQEAlhEAIfcJQACXEQAh-AlAAJcRACH5CQIAsBEAIfoJAgCwEQAh-wkBAJ8RACECAAAA6AwAIAgAAPQMACACAAAA6AwAIAgAAPQMACADAAAA5QwAIA8AAO0MACAQAADyDAAgAQAAAOUMACABAAAA6AwAIAgVAADpEQAgFgAA7BEAIBcAAOsRACA4AADqEQAgOQAA7REAIPkJAACbEQAg-gkAAJsRACD7CQAAmxEAIBKPAwEAtw4AIaUJAAD-DgAwpgkAAPsMABCnCQAA_g4AMKgJAQD_DgAhqwlAALgOACHgCQEAtw4AIeoJAQC3DgAh8gkBALcOACHzCQEAtw4AIfQJAQC3DgAh9QkBALcOACH2CQEAtw4AIfcJQAC4DgAh-AlAALgOACH5CQIA3A4AIfoJAgDcDgAh-wkBAMgOACEDAAAA6AwAIAMAAPoMADAUAAD7DAAgAwAAAOgMACADAADpDAAwBAAA5QwAIBqyCAAA9Q4AILMIAAD2DgAgtAgAAPcOACClCQAA8A4AMKYJAACKDQAQpwkAAPAOADCoCQEAAAABqwlAAMMOACG5CUAAww4AIdgJAQDNDgAh3wkAAPEO3wki4AkBAMIOACHhCQEAwg4AIeIJAQDCDgAh4wkBAMIOACHkCQEAwg4AIeUJBADyDgAh5gkEAPMOACHnCQEAzQ4AIegJEAD0DgAh6QkBAM0OACHqCQEAAAAB6wlAANcOACHsCUAA1w4AIe0JAgDBDgAh7glAANcOACEBAAAA_gwAIA6xCAAA-w4AIKUJAAD8DgAwpgkAAIANABCnCQAA_A4AMKsJQADDDgAhuQlAAMMOACG9CQEAwg4AIdcJAQDCDgAh2AkBAMIOACHZCQQA8w4AIdoJQADXDgAh2wkBAM0OACHcCUAA1w4AId0JIAD9DgAhBbEIAACpEQAg2QkAAJsRACDaCQAAmxEAINsJAACbEQAg3AkAAJsRACAOsQgAAPsOACClCQAA_A4AMKYJAACADQAQpwkAAPwOADCrCUAAww4AIbkJQADDDgAhvQkBAMIOACHXCQEAAAAB2AkBAAAAAdkJBADzDgAh2glAANcOACHbCQEAzQ4AIdwJQADXDgAh3QkgAP0OACEDAAAAgA0AIAMAAIENADAEAACCDQAgErEIAAD7DgAgpQkAAPgOADCmCQAAhA0AEKcJAAD4DgAwqAkEAPIOACG9CQEAwg4AIcUJAQDNDgAhxgkEAPIOACHHCQAA-Q4AIMgJAQDNDgAhyQkCAPoOACHKCQQA8w4AIcsJQADDDgAhzAlAANcOACHNCUAA1w4AIc4JAQDNDgAhzwkBAM0OACHQCUAA1w4AIQuxCAAAqREAIMUJAACbEQAgxwkAAJsRACDICQAAmxEAIMkJAACbEQAgygkAAJsRACDMCQAAmxEAIM0JAACbEQAgzgkAAJsRACDPCQAAmxEAINAJAACbEQAgErEIAAD7DgAgpQkAAPgOADCmCQAAhA0AEKcJAAD4DgAwqAkEAAAAAb0JAQDCDgAhxQkBAAAAAcYJBADyDgAhxwkAAPkOACDICQEAAAAByQkCAPoOACHKCQQA8w4AIcsJQADDDgAhzAlAANcOACHNCUAA1w4AIc4JAQDNDgAhzwkBAM0OACHQCUAA1w4AIQMAAACEDQAgAwAAhQ0AMAQAAIYNACAQsQgAANgOACClCQAA1Q4AMKYJAACIDQAQpwkAANUOADCoCQEAwg4AIakJAQDNDgAhqgkBAM0OACGrCUAAww4AIbYJAQDCDgAhvQkBAM0OACG_CQAA1g6_CSLACQEAzQ4AIcEJQADXDgAhwglAANcOACHDCQIAwQ4AIcQJQADXDgAhAQAAAIgNACAasggAAPUOACCzCAAA9g4AILQIAAD3DgAgpQkAAPAOADCmCQAAig0AEKcJAADwDgAwqAkBAMIOACGrCUAAww4AIbkJQADDDgAh2AkBAM0OACHfCQAA8Q7fCSLgCQEAwg4AIeEJAQDCDgAh4gkBAMIOACHjCQEAwg4AIeQJAQDCDgAh5QkEAPIOACHmCQQA8w4AIecJAQDNDgAh6AkQAPQOACHpCQEAzQ4AIeoJAQDCDgAh6wlAANcOACHsCUAA1w4AIe0JAgDBDgAh7glAANcOACEBAAAAig0AIAEAAACADQAgAQAAAIQNACABAAAA_gwAIAqyCAAA5hEAILMIAADnEQAgtAgAAOgRACDYCQAAmxEAIOYJAACbEQAg5wkAAJsRACDpCQAAmxEAIOsJAACbEQAg7AkAAJsRACDuCQAAmxEAIAMAAACKDQAgAwAAjw0AMAQAAP4MACADAAAAig0AIAMAAI8NADAEAAD-DAAgAwAAAIoNACADAACPDQAwBAAA_gwAIBeyCAAA4xEAILMIAADkEQAgtAgAAOURACCoCQEAAAABqwlAAAAAAbkJQAAAAAHYCQEAAAAB3wkAAADfCQLgCQEAAAAB4QkBAAAAAeIJAQAAAAHjCQEAAAAB5AkBAAAAAeUJBAAAAAHmCQQAAAAB5wkBAAAAAegJEAAAAAHpCQEAAAAB6gkBAAAAAesJQAAAAAHsCUAAAAAB7QkCAAAAAe4JQAAAAAEBCAAAkw0AIBSoCQEAAAABqwlAAAAAAbkJQAAAAAHYCQEAAAAB3wkAAADfCQLgCQEAAAAB4QkBAAAAAeIJAQAAAAHjCQEAAAAB5AkBAAAAAeUJBAAAAAHmCQQAAAAB5wkBAAAAAegJEAAAAAHpCQEAAAAB6gkBAAAAAesJQAAAAAHsCUAAAAAB7QkCAAAAAe4JQAAAAAEBCAAAlQ0AMAEIAACVDQAwF7IIAADDEQAgswgAAMQRACC0CAAAxREAIKgJAQCWEQAhqwlAAJcRACG5CUAAlxEAIdgJAQCfEQAh3wkAAMER3wki4AkBAJYRACHhCQEAlhEAIeIJAQCWEQAh4wkBAJYRACHkCQEAlhEAIeUJBACvEQAh5gkEALERACHnCQEAnxEAIegJEADCEQAh6QkBAJ8RACHqCQEAlhEAIesJQACmEQAh7AlAAKYRACHtCQIAlREAIe4JQACmEQAhAgAAAP4MACAIAACYDQAgFKgJAQCWEQAhqwlAAJcRACG5CUAAlxEAIdgJAQCfEQAh3wkAAMER3wki4AkBAJYRACHhCQEAlhEAIeIJAQCWEQAh4wkBAJYRACHkCQEAlhEAIeUJBACvEQAh5gkEALERACHnCQEAnxEAIegJEADCEQAh6QkBAJ8RACHqCQEAlhEAIesJQACmEQAh7AlAAKYRACHtCQIAlREAIe4JQACmEQAhAgAAAIoNACAIAACaDQAgAgAAAIoNACAIAACaDQAgAwAAAP4MACAPAACTDQAgEAAAmA0AIAEAAAD-DAAgAQAAAIoNACAMFQAAvBEAIBYAAL8RACAXAAC-EQAgOAAAvREAIDkAAMARACDYCQAAmxEAIOYJAACbEQAg5wkAAJsRACDpCQAAmxEAIOsJAACbEQAg7AkAAJsRACDuCQAAmxEAIBelCQAA6Q4AMKYJAAChDQAQpwkAAOkOADCoCQEAtw4AIasJQAC4DgAhuQlAALgOACHYCQEAyA4AId8JAADqDt8JIuAJAQC3DgAh4QkBALcOACHiCQEAtw4AIeMJAQC3DgAh5AkBALcOACHlCQQA2g4AIeYJBADdDgAh5wkBAMgOACHoCRAA6w4AIekJAQDIDgAh6gkBALcOACHrCUAA0A4AIewJQADQDgAh7QkCALYOACHuCUAA0A4AIQMAAACKDQAgAwAAoA0AMBQAAKENACADAAAAig0AIAMAAI8NADAEAAD-DAAgAQAAAIINACABAAAAgg0AIAMAAACADQAgAwAAgQ0AMAQAAIINACADAAAAgA0AIAMAAIENADAEAACCDQAgAwAAAIANACADAACBDQAwBAAAgg0AIAuxCAAAuxEAIKsJQAAAAAG5CUAAAAABvQkBAAAAAdcJAQAAAAHYCQEAAAAB2QkEAAAAAdoJQAAAAAHbCQEAAAAB3AlAAAAAAd0JIAAAAAEBCAAAqQ0AIAqrCUAAAAABuQlAAAAAAb0JAQAAAAHXCQEAAAAB2AkBAAAAAdkJBAAAAAHaCUAAAAAB2wkBAAAAAdwJQAAAAAHdCSAAAAABAQgAAKsNADABCAAAqw0AMAuxCAAAuhEAIKsJQACXEQAhuQlAAJcRACG9CQEAlhEAIdcJAQCWEQAh2AkBAJYRACHZCQQAsREAIdoJQACmEQAh2wkBAJ8RACHcCUAAphEAId0JIAC5EQAhAgAAAIINACAIAACuDQAgCqsJQACXEQAhuQlAAJcRACG9CQEAlhEAIdcJAQCWEQAh2AkBAJYRACHZCQQAsREAIdoJQACmEQAh2wkBAJ8RACHcCUAAphEAId0JIAC5EQAhAgAAAIANACAIAACwDQAgAgAAAIANACAIAACwDQAgAwAAAIINACAPAACpDQAgEAAArg0AIAEAAACCDQAgAQAAAIANACAJFQAAtBEAIBYAALcRACAXAAC2EQAgOAAAtREAIDkAALgRACDZCQAAmxEAINoJAACbEQAg2wkAAJsRACDcCQAAmxEAIA2lCQAA5Q4AMKYJAAC3DQAQpwkAAOUOADCrCUAAuA4AIbkJQAC4DgAhvQkBALcOACHXCQEAtw4AIdgJAQC3DgAh2QkEAN0OACHaCUAA0A4AIdsJAQDIDgAh3AlAANAOACHdCSAA5g4AIQMAAACADQAgAwAAtg0AMBQAALcNACADAAAAgA0AIAMAAIENADAEAACCDQAgAQAAAIYNACABAAAAhg0AIAMAAACEDQAgAwAAhQ0AMAQAAIYNACADAAAAhA0AIAMAAIUNADAEAACGDQAgAwAAAIQNACADAACFDQAwBAAAhg0AIA-xCAAAsxEAIKgJBAAAAAG9CQEAAAABxQkBAAAAAcYJBAAAAAHHCYAAAAAByAkBAAAAAckJAgAAAAHKCQQAAAABywlAAAAAAcwJQAAAAAHNCUAAAAABzgkBAAAAAc8JAQAAAAHQCUAAAAABAQgAAL8NACAOqAkEAAAAAb0JAQAAAAHFCQEAAAABxgkEAAAAAccJgAAAAAHICQEAAAAByQkCAAAAAcoJBAAAAAHLCUAAAAABzAlAAAAAAc0JQAAAAAHOCQEAAAABzwkBAAAAAdAJQAAAAAEBCAAAwQ0AMAEIAADBDQAwD7EIAACyEQAgqAkEAK8RACG9CQEAlhEAIcUJAQCfEQAhxgkEAK8RACHHCYAAAAAByAkBAJ8RACHJCQIAsBEAIcoJBACxEQAhywlAAJcRACHMCUAAphEAIc0JQACmEQAhzgkBAJ8RACHPCQEAnxEAIdAJQACmEQAhAgAAAIYNACAIAADEDQAgDqgJBACvEQAhvQkBAJYRACHFCQEAnxEAIcYJBACvEQAhxwmAAAAAAcgJAQCfEQAhyQkCALARACHKCQQAsREAIcsJQACXEQAhzAlAAKYRACHNCUAAphEAIc4JAQCfEQAhzwkBAJ8RACHQCUAAphEAIQIAAACEDQAgCAAAxg0AIAIAAACEDQAgCAAAxg0AIAMAAACGDQAgDwAAvw0AIBAAAMQNACABAAAAhg0AIAEAAACEDQAgDxUAAKoRACAWAACtEQAgFwAArBEAIDgAAKsRACA5AACuEQAgxQkAAJsRACDHCQAAmxEAIMgJAACbEQAgyQkAAJsRACDKCQAAmxEAIMwJAACbEQAgzQkAAJsRACDOCQAAmxEAIM8JAACbEQAg0AkAAJsRACARpQkAANkOADCmCQAAzQ0AEKcJAADZDgAwqAkEANoOACG9CQEAtw4AIcUJAQDIDgAhxgkEANoOACHHCQAA2w4AIMgJAQDIDgAhyQkCANwOACHKCQQA3Q4AIcsJQAC4DgAhzAlAANAOACHNCUAA0A4AIc4JAQDIDgAhzwkBAMgOACHQCUAA0A4AIQMAAACEDQAgAwAAzA0AMBQAAM0NACADAAAAhA0AIAMAAIUNADAEAACGDQAgELEIAADYDgAgpQkAANUOADCmCQAAiA0AEKcJAADVDgAwqAkBAAAAAakJAQDNDgAhqgkBAM0OACGrCUAAww4AIbYJAQAAAAG9CQEAAAABvwkAANYOvwkiwAkBAM0OACHBCUAA1w4AIcIJQADXDgAhwwkCAMEOACHECUAA1w4AIQEAAADQDQAgAQAAANANACAIsQgAAKkRACCpCQAAmxEAIKoJAACbEQAgvQkAAJsRACDACQAAmxEAIMEJAACbEQAgwgkAAJsRACDECQAAmxEAIAMAAACIDQAgAwAA0w0AMAQAANANACADAAAAiA0AIAMAANMNADAEAADQDQAgAwAAAIgNACADAADTDQAwBAAA0A0AIA2xCAAAqBEAIKgJAQAAAAGpCQEAAAABqgkBAAAAAasJQAAAAAG2CQEAAAABvQkBAAAAAb8JAAAAvwkCwAkBAAAAAcEJQAAAAAHCCUAAAAABwwkCAAAAAcQJQAAAAAEBCAAA1w0AIAyoCQEAAAABqQkBAAAAAaoJAQAAAAGrCUAAAAABtgkBAAAAAb0JAQAAAAG_CQAAAL8JAsAJAQAAAAHBCUAAAAABwglAAAAAAcMJAgAAAAHECUAAAAABAQgAANkNADABCAAA2Q0AMAEAAACKDQAgDbEIAACnEQAgqAkBAJYRACGpCQEAnxEAIaoJAQCfEQAhqwlAAJcRACG2CQEAlhEAIb0JAQCfEQAhvwkAAKURvwkiwAkBAJ8RACHBCUAAphEAIcIJQACmEQAhwwkCAJURACHECUAAphEAIQIAAADQDQAgCAAA3Q0AIAyoCQEAlhEAIakJAQCfEQAhqgkBAJ8RACGrCUAAlxEAIbYJAQCWEQAhvQkBAJ8RACG_CQAApRG_CSLACQEAnxEAIcEJQACmEQAhwglAAKYRACHDCQIAlREAIcQJQACmEQAhAgAAAIgNACAIAADfDQAgAgAAAIgNACAIAADfDQAgAQAAAIoNACADAAAA0A0AIA8AANcNACAQAADdDQAgAQAAANANACABAAAAiA0AIAwVAACgEQAgFgAAoxEAIBcAAKIRACA4AAChEQAgOQAApBEAIKkJAACbEQAgqgkAAJsRACC9CQAAmxEAIMAJAACbEQAgwQkAAJsRACDCCQAAmxEAIMQJAACbEQAgD6UJAADODgAwpgkAAOcNABCnCQAAzg4AMKgJAQC3DgAhqQkBAMgOACGqCQEAyA4AIasJQAC4DgAhtgkBALcOACG9CQEAyA4AIb8JAADPDr8JIsAJAQDIDgAhwQlAANAOACHCCUAA0A4AIcMJAgC2DgAhxAlAANAOACEDAAAAiA0AIAMAAOYNADAUAADnDQAgAwAAAIgNACADAADTDQAwBAAA0A0AIAelCQAAzA4AMKYJAADtDQAQpwkAAMwOADCqCQEAwg4AIasJQADDDgAhuwkBAAAAAbwJAQDNDgAhAQAAAOoNACABAAAA6g0AIAelCQAAzA4AMKYJAADtDQAQpwkAAMwOADCqCQEAwg4AIasJQADDDgAhuwkBAMIOACG8CQEAzQ4AIQG8CQAAmxEAIAMAAADtDQAgAwAA7g0AMAQAAOoNACADAAAA7Q0AIAMAAO4NADAEAADqDQAgAwAAAO0NACADAADuDQAwBAAA6g0AIASqCQEAAAABqwlAAAAAAbsJAQAAAAG8CQEAAAABAQgAAPINACAEqgkBAAAAAasJQAAAAAG7CQEAAAABvAkBAAAAAQEIAAD0DQAwAQgAAPQNADAEqgkBAJYRACGrCUAAlxEAIbsJAQCWEQAhvAkBAJ8RACECAAAA6g0AIAgAAPcNACAEqgkBAJYRACGrCUAAlxEAIbsJAQCWEQAhvAkBAJ8RACECAAAA7Q0AIAgAAPkNACACAAAA7Q0AIAgAAPkNACADAAAA6g0AIA8AAPINACAQAAD3DQAgAQAAAOoNACABAAAA7Q0AIAQVAACcEQAgFgAAnhEAIBcAAJ0RACC8CQAAmxEAIAelCQAAxw4AMKYJAACADgAQpwkAAMcOADCqCQEAtw4AIasJQAC4DgAhuwkBALcOACG8CQEAyA4AIQMAAADtDQAgAwAA_w0AMBQAAIAOACADAAAA7Q0AIAMAAO4NADAEAADqDQAgCKUJAADFDgAwpgkAAIYOABCnCQAAxQ4AMLYJAQDCDgAhtwkBAMIOACG4CQEAwg4AIbkJQADDDgAhugkAAMYOACABAAAAgw4AIAEAAACDDgAgB6UJAADFDgAwpgkAAIYOABCnCQAAxQ4AMLYJAQDCDgAhtwkBAMIOACG4CQEAwg4AIbkJQADDDgAhAAMAAACGDgAgAwAAhw4AMAQAAIMOACADAAAAhg4AIAMAAIcOADAEAACDDgAgAwAAAIYOACADAACHDgAwBAAAgw4AIAS2CQEAAAABtwkBAAAAAbgJAQAAAAG5CUAAAAABAQgAAIsOACAEtgkBAAAAAbcJAQAAAAG4CQEAAAABuQlAAAAAAQEIAACNDgAwAQgAAI0OADAEtgkBAJYRACG3CQEAlhEAIbgJAQCWEQAhuQlAAJcRACECAAAAgw4AIAgAAJAOACAEtgkBAJYRACG3CQEAlhEAIbgJAQCWEQAhuQlAAJcRACECAAAAhg4AIAgAAJIOACACAAAAhg4AIAgAAJIOACADAAAAgw4AIA8AAIsOACAQAACQDgAgAQAAAIMOACABAAAAhg4AIAMVAACYEQAgFgAAmhEAIBcAAJkRACAHpQkAAMQOADCmCQAAmQ4AEKcJAADEDgAwtgkBALcOACG3CQEAtw4AIbgJAQC3DgAhuQlAALgOACEDAAAAhg4AIAMAAJgOADAUAACZDgAgAwAAAIYOACADAACHDgAwBAAAgw4AIAelCQAAwA4AMKYJAACfDgAQpwkAAMAOADCoCQIAAAABqQkBAMIOACGqCQEAwg4AIasJQADDDgAhAQAAAJwOACABAAAAnA4AIAelCQAAwA4AMKYJAACfDgAQpwkAAMAOADCoCQIAwQ4AIakJAQDCDgAhqgkBAMIOACGrCUAAww4AIQADAAAAnw4AIAMAAKAOADAEAACcDgAgAwAAAJ8OACADAACgDgAwBAAAnA4AIAMAAACfDgAgAwAAoA4AMAQAAJwOACAEqAkCAAAAAakJAQAAAAGqCQEAAAABqwlAAAAAAQEIAACkDgAgBKgJAgAAAAGpCQEAAAABqgkBAAAAAasJQAAAAAEBCAAApg4AMAEIAACmDgAwBKgJAgCVEQAhqQkBAJYRACGqCQEAlhEAIasJQACXEQAhAgAAAJwOACAIAACpDgAgBKgJAgCVEQAhqQkBAJYRACGqCQEAlhEAIasJQACXEQAhAgAAAJ8OACAIAACrDgAgAgAAAJ8OACAIAACrDgAgAwAAAJwOACAPAACkDgAgEAAAqQ4AIAEAAACcDgAgAQAAAJ8OACAFFQAAkBEAIBYAAJMRACAXAACSEQAgOAAAkREAIDkAAJQRACAHpQkAALUOADCmCQAAsg4AEKcJAAC1DgAwqAkCALYOACGpCQEAtw4AIaoJAQC3DgAhqwlAALgOACEDAAAAnw4AIAMAALEOADAUAACyDgAgAwAAAJ8OACADAACgDgAwBAAAnA4AIAelCQAAtQ4AMKYJAACyDgAQpwkAALUOADCoCQIAtg4AIakJAQC3DgAhqgkBALcOACGrCUAAuA4AIQ0VAAC6DgAgFgAAug4AIBcAALoOACA4AAC_DgAgOQAAug4AIJEEAgAAAASsCQIAAAABrQkCAAAABK4JAgAAAAGvCQIAAAABsAkCAAAAAbEJAgAAAAGyCQIAvg4AIQ4VAAC6DgAgFgAAvQ4AIBcAAL0OACCRBAEAAAAErAkBAAAAAa0JAQAAAASuCQEAAAABrwkBAAAAAbAJAQAAAAGxCQEAAAABsgkBALwOACGzCQEAAAABtAkBAAAAAbUJAQAAAAELFQAAug4AIBYAALsOACAXAAC7DgAgkQRAAAAABKwJQAAAAAGtCUAAAAAErglAAAAAAa8JQAAAAAGwCUAAAAABsQlAAAAAAbIJQAC5DgAhCxUAALoOACAWAAC7DgAgFwAAuw4AIJEEQAAAAASsCUAAAAABrQlAAAAABK4JQAAAAAGvCUAAAAABsAlAAAAAAbEJQAAAAAGyCUAAuQ4AIQiRBAIAAAAErAkCAAAAAa0JAgAAAASuCQIAAAABrwkCAAAAAbAJAgAAAAGxCQIAAAABsgkCALoOACEIkQRAAAAABKwJQAAAAAGtCUAAAAAErglAAAAAAa8JQAAAAAGwCUAAAAABsQlAAAAAAbIJQAC7DgAhDhUAALoOACAWAAC9DgAgFwAAvQ4AIJEEAQAAAASsCQEAAAABrQkBAAAABK4JAQAAAAGvCQEAAAABsAkBAAAAAbEJAQAAAAGyCQEAvA4AIbMJAQAAAAG0CQEAAAABtQkBAAAAAQuRBAEAAAAErAkBAAAAAa0JAQAAAASuCQEAAAABrwkBAAAAAbAJAQAAAAGxCQEAAAABsgkBAL0OACGzCQEAAAABtAkBAAAAAbUJAQAAAAENFQAAug4AIBYAALoOACAXAAC6DgAgOAAAvw4AIDkAALoOACCRBAIAAAAErAkCAAAAAa0JAgAAAASuCQIAAAABrwkCAAAAAbAJAgAAAAGxCQIAAAABsgkCAL4OACEIkQQIAAAABKwJCAAAAAGtCQgAAAAErgkIAAAAAa8JCAAAAAGwCQgAAAABsQkIAAAAAbIJCAC_DgAhB6UJAADADgAwpgkAAJ8OABCnCQAAwA4AMKgJAgDBDgAhqQkBAMIOACGqCQEAwg4AIasJQADDDgAhCJEEAgAAAASsCQIAAAABrQkCAAAABK4JAgAAAAGvCQIAAAABsAkCAAAAAbEJAgAAAAGyCQIAug4AIQuRBAEAAAAErAkBAAAAAa0JAQAAAASuCQEAAAABrwkBAAAAAbAJAQAAAAGxCQEAAAABsgkBAL0OACGzCQEAAAABtAkBAAAAAbUJAQAAAAEIkQRAAAAABKwJQAAAAAGtCUAAAAAErglAAAAAAa8JQAAAAAGwCUAAAAABsQlAAAAAAbIJQAC7DgAhB6UJAADEDgAwpgkAAJkOABCnCQAAxA4AMLYJAQC3DgAhtwkBALcOACG4CQEAtw4AIbkJQAC4DgAhB6UJAADFDgAwpgkAAIYOABCnCQAAxQ4AMLYJAQDCDgAhtwkBAMIOACG4CQEAwg4AIbkJQADDDgAhArYJAQAAAAG3CQEAAAABB6UJAADHDgAwpgkAAIAOABCnCQAAxw4AMKoJAQC3DgAhqwlAALgOACG7CQEAtw4AIbwJAQDIDgAhDhUAAMoOACAWAADLDgAgFwAAyw4AIJEEAQAAAAWsCQEAAAABrQkBAAAABa4JAQAAAAGvCQEAAAABsAkBAAAAAbEJAQAAAAGyCQEAyQ4AIbMJAQAAAAG0CQEAAAABtQkBAAAAAQ4VAADKDgAgFgAAyw4AIBcAAMsOACCRBAEAAAAFrAkBAAAAAa0JAQAAAAWuCQEAAAABrwkBAAAAAbAJAQAAAAGxCQEAAAABsgkBAMkOACGzCQEAAAABtAkBAAAAAbUJAQAAAAEIkQQCAAAABawJAgAAAAGtCQIAAAAFrgkCAAAAAa8JAgAAAAGwCQIAAAABsQkCAAAAAbIJAgDKDgAhC5EEAQAAAAWsCQEAAAABrQkBAAAABa4JAQAAAAGvCQEAAAABsAkBAAAAAbEJAQAAAAGyCQEAyw4AIbMJAQAAAAG0CQEAAAABtQkBAAAAAQelCQAAzA4AMKYJAADtDQAQpwkAAMwOADCqCQEAwg4AIasJQADDDgAhuwkBAMIOACG8CQEAzQ4AIQuRBAEAAAAFrAkBAAAAAa0JAQAAAAWuCQEAAAABrwkBAAAAAbAJAQAAAAGxCQEAAAABsgkBAMsOACGzCQEAAAABtAkBAAAAAbUJAQAAAAEPpQkAAM4OADCmCQAA5w0AEKcJAADODgAwqAkBALcOACGpCQEAyA4AIaoJAQDIDgAhqwlAALgOACG2CQEAtw4AIb0JAQDIDgAhvwkAAM8OvwkiwAkBAMgOACHBCUAA0A4AIcIJQADQDgAhwwkCALYOACHECUAA0A4AIQcVAAC6DgAgFgAA1A4AIBcAANQOACCRBAAAAL8JCKwJAAAAvwkCrQkAAAC_CQiyCQAA0w6_CSILFQAAyg4AIBYAANIOACAXAADSDgAgkQRAAAAABawJQAAAAAGtCUAAAAAFrglAAAAAAa8JQAAAAAGwCUAAAAABsQlAAAAAAbIJQADRDgAhCxUAAMoOACAWAADSDgAgFwAA0g4AIJEEQAAAAAWsCUAAAAABrQlAAAAABa4JQAAAAAGvCUAAAAABsAlAAAAAAbEJQAAAAAGyCUAA0Q4AIQiRBEAAAAAFrAlAAAAAAa0JQAAAAAWuCUAAAAABrwlAAAAAAbAJQAAAAAGxCUAAAAABsglAANIOACEHFQAAug4AIBYAANQOACAXAADUDgAgkQQAAAC_CQisCQAAAL8JAq0JAAAAvwkIsgkAANMOvwkiBJEEAAAAvwkIrAkAAAC_CQKtCQAAAL8JCLIJAADUDr8JIhCxCAAA2A4AIKUJAADVDgAwpgkAAIgNABCnCQAA1Q4AMKgJAQDCDgAhqQkBAM0OACGqCQEAzQ4AIasJQADDDgAhtgkBAMIOACG9CQEAzQ4AIb8JAADWDr8JIsAJAQDNDgAhwQlAANcOACHCCUAA1w4AIcMJAgDBDgAhxAlAANcOACEEkQQAAAC_CQisCQAAAL8JAq0JAAAAvwkIsgkAANQOvwkiCJEEQAAAAAWsCUAAAAABrQlAAAAABa4JQAAAAAGvCUAAAAABsAlAAAAAAbEJQAAAAAGyCUAA0g4AIRyyCAAA9Q4AILMIAAD2DgAgtAgAAPcOACClCQAA8A4AMKYJAACKDQAQpwkAAPAOADCoCQEAwg4AIasJQADDDgAhuQlAAMMOACHYCQEAzQ4AId8JAADxDt8JIuAJAQDCDgAh4QkBAMIOACHiCQEAwg4AIeMJAQDCDgAh5AkBAMIOACHlCQQA8g4AIeYJBADzDgAh5wkBAM0OACHoCRAA9A4AIekJAQDNDgAh6gkBAMIOACHrCUAA1w4AIewJQADXDgAh7QkCAMEOACHuCUAA1w4AIbMMAACKDQAgtAwAAIoNACARpQkAANkOADCmCQAAzQ0AEKcJAADZDgAwqAkEANoOACG9CQEAtw4AIcUJAQDIDgAhxgkEANoOACHHCQAA2w4AIMgJAQDIDgAhyQkCANwOACHKCQQA3Q4AIcsJQAC4DgAhzAlAANAOACHNCUAA0A4AIc4JAQDIDgAhzwkBAMgOACHQCUAA0A4AIQ0VAAC6DgAgFgAA5A4AIBcAAOQOACA4AAC_DgAgOQAA5A4AIJEEBAAAAASsCQQAAAABrQkEAAAABK4JBAAAAAGvCQQAAAABsAkEAAAAAbEJBAAAAAGyCQQA4w4AIQ8VAADKDgAgFgAA4g4AIBcAAOIOACCsCYAAAAABrgmAAAAAAa8JgAAAAAGwCYAAAAABsQmAAAAAAbIJgAAAAAHRCQEAAAAB0gkBAAAAAdMJAQAAAAHUCYAAAAAB1QmAAAAAAdYJgAAAAAENFQAAyg4AIBYAAMoOACAXAADKDgAgOAAA3w4AIDkAAMoOACCRBAIAAAAFrAkCAAAAAa0JAgAAAAWuCQIAAAABrwkCAAAAAbAJAgAAAAGxCQIAAAABsgkCAOEOACENFQAAyg4AIBYAAOAOACAXAADgDgAgOAAA3w4AIDkAAOAOACCRBAQAAAAFrAkEAAAAAa0JBAAAAAWuCQQAAAABrwkEAAAAAbAJBAAAAAGxCQQAAAABsgkEAN4OACENFQAAyg4AIBYAAOAOACAXAADgDgAgOAAA3w4AIDkAAOAOACCRBAQAAAAFrAkEAAAAAa0JBAAAAAWuCQQAAAABrwkEAAAAAbAJBAAAAAGxCQQAAAABsgkEAN4OACEIkQQIAAAABawJCAAAAAGtCQgAAAAFrgkIAAAAAa8JCAAAAAGwCQgAAAABsQkIAAAAAbIJCADfDgAhCJEEBAAAAAWsCQQAAAABrQkEAAAABa4JBAAAAAGvCQQAAAABsAkEAAAAAbEJBAAAAAGyCQQA4A4AIQ0VAADKDgAgFgAAyg4AIBcAAMoOACA4AADfDgAgOQAAyg4AIJEEAgAAAAWsCQIAAAABrQkCAAAABa4JAgAAAAGvCQIAAAABsAkCAAAAAbEJAgAAAAGyCQIA4Q4AIQysCYAAAAABrgmAAAAAAa8JgAAAAAGwCYAAAAABsQmAAAAAAbIJgAAAAAHRCQEAAAAB0gkBAAAAAdMJAQAAAAHUCYAAAAAB1QmAAAAAAdYJgAAAAAENFQAAug4AIBYAAOQOACAXAADkDgAgOAAAvw4AIDkAAOQOACCRBAQAAAAErAkEAAAAAa0JBAAAAASuCQQAAAABrwkEAAAAAbAJBAAAAAGxCQQAAAABsgkEAOMOACEIkQQEAAAABKwJBAAAAAGtCQQAAAAErgkEAAAAAa8JBAAAAAGwCQQAAAABsQkEAAAAAbIJBADkDgAhDaUJAADlDgAwpgkAALcNABCnCQAA5Q4AMKsJQAC4DgAhuQlAALgOACG9CQEAtw4AIdcJAQC3DgAh2AkBALcOACHZCQQA3Q4AIdoJQADQDgAh2wkBAMgOACHcCUAA0A4AId0JIADmDgAhBRUAALoOACAWAADoDgAgFwAA6A4AIKwJIAAAAAGyCSAA5w4AIQUVAAC6DgAgFgAA6A4AIBcAAOgOACCsCSAAAAABsgkgAOcOACECrAkgAAAAAbIJIADoDgAhF6UJAADpDgAwpgkAAKENABCnCQAA6Q4AMKgJAQC3DgAhqwlAALgOACG5CUAAuA4AIdgJAQDIDgAh3wkAAOoO3wki4AkBALcOACHhCQEAtw4AIeIJAQC3DgAh4wkBALcOACHkCQEAtw4AIeUJBADaDgAh5gkEAN0OACHnCQEAyA4AIegJEADrDgAh6QkBAMgOACHqCQEAtw4AIesJQADQDgAh7AlAANAOACHtCQIAtg4AIe4JQADQDgAhBxUAALoOACAWAADvDgAgFwAA7w4AIJEEAAAA3wkIrAkAAADfCQKtCQAAAN8JCLIJAADuDt8JIg0VAAC6DgAgFgAA7Q4AIBcAAO0OACA4AADtDgAgOQAA7Q4AIJEEEAAAAASsCRAAAAABrQkQAAAABK4JEAAAAAGvCRAAAAABsAkQAAAAAbEJEAAAAAGyCRAA7A4AIQ0VAAC6DgAgFgAA7Q4AIBcAAO0OACA4AADtDgAgOQAA7Q4AIJEEEAAAAASsCRAAAAABrQkQAAAABK4JEAAAAAGvCRAAAAABsAkQAAAAAbEJEAAAAAGyCRAA7A4AIQiRBBAAAAAErAkQAAAAAa0JEAAAAASuCRAAAAABrwkQAAAAAbAJEAAAAAGxCRAAAAABsgkQAO0OACEHFQAAug4AIBYAAO8OACAXAADvDgAgkQQAAADfCQisCQAAAN8JAq0JAAAA3wkIsgkAAO4O3wkiBJEEAAAA3wkIrAkAAADfCQKtCQAAAN8JCLIJAADvDt8JIhqyCAAA9Q4AILMIAAD2DgAgtAgAAPcOACClCQAA8A4AMKYJAACKDQAQpwkAAPAOADCoCQEAwg4AIasJQADDDgAhuQlAAMMOACHYCQEAzQ4AId8JAADxDt8JIuAJAQDCDgAh4QkBAMIOACHiCQEAwg4AIeMJAQDCDgAh5AkBAMIOACHlCQQA8g4AIeYJBADzDgAh5wkBAM0OACHoCRAA9A4AIekJAQDNDgAh6gkBAMIOACHrCUAA1w4AIewJQADXDgAh7QkCAMEOACHuCUAA1w4AIQSRBAAAAN8JCKwJAAAA3wkCrQkAAADfCQiyCQAA7w7fCSIIkQQEAAAABKwJBAAAAAGtCQQAAAAErgkEAAAAAa8JBAAAAAGwCQQAAAABsQkEAAAAAbIJBADkDgAhCJEEBAAAAAWsCQQAAAABrQkEAAAABa4JBAAAAAGvCQQAAAABsAkEAAAAAbEJBAAAAAGyCQQA4A4AIQiRBBAAAAAErAkQAAAAAa0JEAAAAASuCRAAAAABrwkQAAAAAbAJEAAAAAGxCRAAAAABsgkQAO0OACED7wkAAIANACDwCQAAgA0AIPEJAACADQAgA-8JAACEDQAg8AkAAIQNACDxCQAAhA0AIBKxCAAA2A4AIKUJAADVDgAwpgkAAIgNABCnCQAA1Q4AMKgJAQDCDgAhqQkBAM0OACGqCQEAzQ4AIasJQADDDgAhtgkBAMIOACG9CQEAzQ4AIb8JAADWDr8JIsAJAQDNDgAhwQlAANcOACHCCUAA1w4AIcMJAgDBDgAhxAlAANcOACGzDAAAiA0AILQMAACIDQAgErEIAAD7DgAgpQkAAPgOADCmCQAAhA0AEKcJAAD4DgAwqAkEAPIOACG9CQEAwg4AIcUJAQDNDgAhxgkEAPIOACHHCQAA-Q4AIMgJAQDNDgAhyQkCAPoOACHKCQQA8w4AIcsJQADDDgAhzAlAANcOACHNCUAA1w4AIc4JAQDNDgAhzwkBAM0OACHQCUAA1w4AIQysCYAAAAABrgmAAAAAAa8JgAAAAAGwCYAAAAABsQmAAAAAAbIJgAAAAAHRCQEAAAAB0gkBAAAAAdMJAQAAAAHUCYAAAAAB1QmAAAAAAdYJgAAAAAEIkQQCAAAABawJAgAAAAGtCQIAAAAFrgkCAAAAAa8JAgAAAAGwCQIAAAABsQkCAAAAAbIJAgDKDgAhHLIIAAD1DgAgswgAAPYOACC0CAAA9w4AIKUJAADwDgAwpgkAAIoNABCnCQAA8A4AMKgJAQDCDgAhqwlAAMMOACG5CUAAww4AIdgJAQDNDgAh3wkAAPEO3wki4AkBAMIOACHhCQEAwg4AIeIJAQDCDgAh4wkBAMIOACHkCQEAwg4AIeUJBADyDgAh5gkEAPMOACHnCQEAzQ4AIegJEAD0DgAh6QkBAM0OACHqCQEAwg4AIesJQADXDgAh7AlAANcOACHtCQIAwQ4AIe4JQADXDgAhswwAAIoNACC0DAAAig0AIA6xCAAA-w4AIKUJAAD8DgAwpgkAAIANABCnCQAA_A4AMKsJQADDDgAhuQlAAMMOACG9CQEAwg4AIdcJAQDCDgAh2AkBAMIOACHZCQQA8w4AIdoJQADXDgAh2wkBAM0OACHcCUAA1w4AId0JIAD9DgAhAqwJIAAAAAGyCSAA6A4AIRKPAwEAtw4AIaUJAAD-DgAwpgkAAPsMABCnCQAA_g4AMKgJAQD_DgAhqwlAALgOACHgCQEAtw4AIeoJAQC3DgAh8gkBALcOACHzCQEAtw4AIfQJAQC3DgAh9QkBALcOACH2CQEAtw4AIfcJQAC4DgAh-AlAALgOACH5CQIA3A4AIfoJAgDcDgAh-wkBAMgOACELFQAAug4AIBYAAL0OACAXAAC9DgAgkQQBAAAABKwJAQAAAAGtCQEAAAAErgkBAAAAAa8JAQAAAAGwCQEAAAABsQkBAAAAAbIJAQCADwAhCxUAALoOACAWAAC9DgAgFwAAvQ4AIJEEAQAAAASsCQEAAAABrQkBAAAABK4JAQAAAAGvCQEAAAABsAkBAAAAAbEJAQAAAAGyCQEAgA8AIRKPAwEAwg4AIaUJAACBDwAwpgkAAOgMABCnCQAAgQ8AMKgJAQCCDwAhqwlAAMMOACHgCQEAwg4AIeoJAQDCDgAh8gkBAMIOACHzCQEAwg4AIfQJAQDCDgAh9QkBAMIOACH2CQEAwg4AIfcJQADDDgAh-AlAAMMOACH5CQIA-g4AIfoJAgD6DgAh-wkBAM0OACEIkQQBAAAABKwJAQAAAAGtCQEAAAAErgkBAAAAAa8JAQAAAAGwCQEAAAABsQkBAAAAAbIJAQCDDwAhCJEEAQAAAASsCQEAAAABrQkBAAAABK4JAQAAAAGvCQEAAAABsAkBAAAAAbEJAQAAAAGyCQEAgw8AIQmlCQAAhA8AMKYJAADiDAAQpwkAAIQPADCoCQEAtw4AIasJQAC4DgAh3wkAAIUP_Qki_QkBAMgOACH-CQAAhg8AIP8JQADQDgAhBxUAALoOACAWAACJDwAgFwAAiQ8AIJEEAAAA_QkIrAkAAAD9CQKtCQAAAP0JCLIJAACID_0JIg8VAAC6DgAgFgAAhw8AIBcAAIcPACCsCYAAAAABrgmAAAAAAa8JgAAAAAGwCYAAAAABsQmAAAAAAbIJgAAAAAHRCQEAAAAB0gkBAAAAAdMJAQAAAAHUCYAAAAAB1QmAAAAAAdYJgAAAAAEMrAmAAAAAAa4JgAAAAAGvCYAAAAABsAmAAAAAAbEJgAAAAAGyCYAAAAAB0QkBAAAAAdIJAQAAAAHTCQEAAAAB1AmAAAAAAdUJgAAAAAHWCYAAAAABBxUAALoOACAWAACJDwAgFwAAiQ8AIJEEAAAA_QkIrAkAAAD9CQKtCQAAAP0JCLIJAACID_0JIgSRBAAAAP0JCKwJAAAA_QkCrQkAAAD9CQiyCQAAiQ_9CSIJpQkAAIoPADCmCQAAzwwAEKcJAACKDwAwqAkBAMIOACGrCUAAww4AId8JAACLD_0JIv0JAQDNDgAh_gkAAIwPACD_CUAA1w4AIQSRBAAAAP0JCKwJAAAA_QkCrQkAAAD9CQiyCQAAiQ_9CSIMrAmAAAAAAa4JgAAAAAGvCYAAAAABsAmAAAAAAbEJgAAAAAGyCYAAAAAB0QkBAAAAAdIJAQAAAAHTCQEAAAAB1AmAAAAAAdUJgAAAAAHWCYAAAAABDKUJAACNDwAwpgkAAMkMABCnCQAAjQ8AMKsJQAC4DgAhvwkAAI4PgQoi3wkAAIUP_Qki4AkBALcOACHqCQEAtw4AIf4JAACGDwAg_wlAANAOACGBCgEAtw4AIYIKAQC3DgAhBxUAALoOACAWAACQDwAgFwAAkA8AIJEEAAAAgQoIrAkAAACBCgKtCQAAAIEKCLIJAACPD4EKIgcVAAC6DgAgFgAAkA8AIBcAAJAPACCRBAAAAIEKCKwJAAAAgQoCrQkAAACBCgiyCQAAjw-BCiIEkQQAAACBCgisCQAAAIEKAq0JAAAAgQoIsgkAAJAPgQoiDKUJAACRDwAwpgkAALYMABCnCQAAkQ8AMKsJQADDDgAhvwkAAJIPgQoi3wkAAIsP_Qki4AkBAMIOACHqCQEAwg4AIf4JAACMDwAg_wlAANcOACGBCgEAwg4AIYIKAQDCDgAhBJEEAAAAgQoIrAkAAACBCgKtCQAAAIEKCLIJAACQD4EKIgLfCQAAAP0JAoEKAQAAAAEOpQkAAJQPADCmCQAAsAwAEKcJAACUDwAwqAkBALcOACGrCUAAuA4AIbkJQAC4DgAh2AkBALcOACHgCQEAtw4AIeEJAQC3DgAh4wkBALcOACGECgIAtg4AIYUKQAC4DgAhhgpAANAOACGHCgIA3A4AIQ6lCQAAlQ8AMKYJAACdDAAQpwkAAJUPADCoCQEAwg4AIasJQADDDgAhuQlAAMMOACHYCQEAwg4AIeAJAQDCDgAh4QkBAMIOACHjCQEAwg4AIYQKAgDBDgAhhQpAAMMOACGGCkAA1w4AIYcKAgD6DgAhB6UJAACWDwAwpgkAAJcMABCnCQAAlg8AMKgJAQC3DgAhqwlAALgOACH-CQAAhg8AIIgKAQC3DgAhB6UJAACXDwAwpgkAAIQMABCnCQAAlw8AMKgJAQDCDgAhqwlAAMMOACH-CQAAjA8AIIgKAQDCDgAhCKUJAACYDwAwpgkAAP4LABCnCQAAmA8AMKsJQAC4DgAh3wkAAJkPigoigQoBAP8OACGKCkAA0A4AIYsKQADQDgAhBxUAALoOACAWAACbDwAgFwAAmw8AIJEEAAAAigoIrAkAAACKCgKtCQAAAIoKCLIJAACaD4oKIgcVAAC6DgAgFgAAmw8AIBcAAJsPACCRBAAAAIoKCKwJAAAAigoCrQkAAACKCgiyCQAAmg-KCiIEkQQAAACKCgisCQAAAIoKAq0JAAAAigoIsgkAAJsPigoiCKUJAACcDwAwpgkAAOsLABCnCQAAnA8AMKsJQADDDgAh3wkAAJ0PigoigQoBAIIPACGKCkAA1w4AIYsKQADXDgAhBJEEAAAAigoIrAkAAACKCgKtCQAAAIoKCLIJAACbD4oKIgLfCQAAAIoKAoEKAQAAAAEcpQkAAJ8PADCmCQAA5QsAEKcJAACfDwAwqAkBAP8OACGrCUAAuA4AIb8JAACgD44KIuAJAQC3DgAh6gkBALcOACGCCgEAtw4AIYcKAQDIDgAhigpAANAOACGPCgAAoQ-PCiKQCgEAyA4AIZEKEADrDgAhkgoQAKIPACGTCgEAyA4AIZQKAADbDgAglQoBAMgOACGWCgEAyA4AIZcKAQDIDgAhmAoBAMgOACGZCgAA2w4AIJoKAQDIDgAhmwpAANAOACGcCkAA0A4AIZ0KQAC4DgAhngpAANAOACGfCkAA0A4AIQcVAAC6DgAgFgAAqA8AIBcAAKgPACCRBAAAAI4KCKwJAAAAjgoCrQkAAACOCgiyCQAApw-OCiIHFQAAug4AIBYAAKYPACAXAACmDwAgkQQAAACPCgisCQAAAI8KAq0JAAAAjwoIsgkAAKUPjwoiDRUAAMoOACAWAACkDwAgFwAApA8AIDgAAKQPACA5AACkDwAgkQQQAAAABawJEAAAAAGtCRAAAAAFrgkQAAAAAa8JEAAAAAGwCRAAAAABsQkQAAAAAbIJEACjDwAhDRUAAMoOACAWAACkDwAgFwAApA8AIDgAAKQPACA5AACkDwAgkQQQAAAABawJEAAAAAGtCRAAAAAFrgkQAAAAAa8JEAAAAAGwCRAAAAABsQkQAAAAAbIJEACjDwAhCJEEEAAAAAWsCRAAAAABrQkQAAAABa4JEAAAAAGvCRAAAAABsAkQAAAAAbEJEAAAAAGyCRAApA8AIQcVAAC6DgAgFgAApg8AIBcAAKYPACCRBAAAAI8KCKwJAAAAjwoCrQkAAACPCgiyCQAApQ-PCiIEkQQAAACPCgisCQAAAI8KAq0JAAAAjwoIsgkAAKYPjwoiBxUAALoOACAWAACoDwAgFwAAqA8AIJEEAAAAjgoIrAkAAACOCgKtCQAAAI4KCLIJAACnD44KIgSRBAAAAI4KCKwJAAAAjgoCrQkAAACOCgiyCQAAqA-OCiIcpQkAAKkPADCmCQAA0gsAEKcJAACpDwAwqAkBAIIPACGrCUAAww4AIb8JAACqD44KIuAJAQDCDgAh6gkBAMIOACGCCgEAwg4AIYcKAQDNDgAhigpAANcOACGPCgAAqw-PCiKQCgEAzQ4AIZEKEAD0DgAhkgoQAKwPACGTCgEAzQ4AIZQKAAD5DgAglQoBAM0OACGWCgEAzQ4AIZcKAQDNDgAhmAoBAM0OACGZCgAA-Q4AIJoKAQDNDgAhmwpAANcOACGcCkAA1w4AIZ0KQADDDgAhngpAANcOACGfCkAA1w4AIQSRBAAAAI4KCKwJAAAAjgoCrQkAAACOCgiyCQAAqA-OCiIEkQQAAACPCgisCQAAAI8KAq0JAAAAjwoIsgkAAKYPjwoiCJEEEAAAAAWsCRAAAAABrQkQAAAABa4JEAAAAAGvCRAAAAABsAkQAAAAAbEJEAAAAAGyCRAApA8AIQqlCQAArQ8AMKYJAADMCwAQpwkAAK0PADC_CQEAtw4AIcMJAgC2DgAhxAlAANAOACGUCgEAtw4AIZ4KQADQDgAhoAoBALcOACGhCgEAyA4AIQ-lCQAArg8AMKYJAAC2CwAQpwkAAK4PADCoCQEAtw4AIasJQAC4DgAh2AkBAMgOACHfCQEAtw4AIeAJAQDIDgAh6gkBAMgOACGHCgIAtg4AIaIKAQDIDgAhowoBALcOACGkCgEAtw4AIaUKAQC3DgAhpgoBALcOACEQoAcAALAPACClCQAArw8AMKYJAACjCwAQpwkAAK8PADCoCQEAwg4AIasJQADDDgAh2AkBAM0OACHfCQEAwg4AIeAJAQDNDgAh6gkBAM0OACGHCgIAwQ4AIaIKAQDNDgAhowoBAMIOACGkCgEAwg4AIaUKAQDCDgAhpgoBAMIOACED7wkAAJ0LACDwCQAAnQsAIPEJAACdCwAgApQKAQAAAAGgCgEAAAABC4wGAACzDwAgpQkAALIPADCmCQAAnQsAEKcJAACyDwAwvwkBAMIOACHDCQIAwQ4AIcQJQADXDgAhlAoBAMIOACGeCkAA1w4AIaAKAQDCDgAhoQoBAM0OACESoAcAALAPACClCQAArw8AMKYJAACjCwAQpwkAAK8PADCoCQEAwg4AIasJQADDDgAh2AkBAM0OACHfCQEAwg4AIeAJAQDNDgAh6gkBAM0OACGHCgIAwQ4AIaIKAQDNDgAhowoBAMIOACGkCgEAwg4AIaUKAQDCDgAhpgoBAMIOACGzDAAAowsAILQMAACjCwAgBqUJAAC0DwAwpgkAAJgLABCnCQAAtA8AMKgKAQC3DgAhqQpAALgOACGqCgIAtg4AIQalCQAAtQ8AMKYJAACFCwAQpwkAALUPADCoCgEAwg4AIakKQADDDgAhqgoCAMEOACECqAoBAAAAAakKQAAAAAEGpQkAALcPADCmCQAA_woAEKcJAAC3DwAwqAkBALcOACGsCgEAtw4AIa0KQAC4DgAhCKUJAAC4DwAwpgkAAOkKABCnCQAAuA8AMKgJAQC3DgAhywlAALgOACGgCgEAtw4AIawKAQC3DgAhrgpAANAOACEOpQkAALkPADCmCQAA0woAEKcJAAC5DwAwqAkBALcOACHLCUAAuA4AIdgJAQDIDgAhhwoCALYOACGjCgEAtw4AIaYKAQC3DgAhrwoBALcOACGwCgEAtw4AIbEKAQC3DgAhsgoBALcOACGzCgEAtw4AIQ-LBgAAuw8AIKUJAAC6DwAwpgkAAMAKABCnCQAAug8AMKgJAQDCDgAhywlAAMMOACHYCQEAzQ4AIYcKAgDBDgAhowoBAMIOACGmCgEAwg4AIa8KAQDCDgAhsAoBAMIOACGxCgEAwg4AIbIKAQDCDgAhswoBAMIOACED7wkAALcJACDwCQAAtwkAIPEJAAC3CQAgCqUJAAC8DwAwpgkAALoKABCnCQAAvA8AMOoJAQC3DgAhmwpAALgOACGsCgEAtw4AIbQKAQC3DgAhtQoQAOsOACG2CgIAtg4AIbcKEADrDgAhDqUJAAC9DwAwpgkAAKQKABCnCQAAvQ8AMKgJAQC3DgAhqwlAALgOACG5CUAA0A4AIf8JQADQDgAhlAoBAMgOACGiCgEAyA4AIbgKAQC3DgAhuQoBALcOACG6CgEAyA4AIbsKIADmDgAhvApAANAOACEGpQkAAL4PADCmCQAAjAoAEKcJAAC-DwAw4AkBALcOACGiCgEAtw4AIb0KQAC4DgAhB6UJAAC_DwAwpgkAAPYJABCnCQAAvw8AMKoJAQC3DgAhqwlAALgOACG-CgEAtw4AIb8KAQC3DgAhB6UJAADADwAwpgkAAOMJABCnCQAAwA8AMKoJAQDCDgAhqwlAAMMOACG-CgEAwg4AIb8KAQDCDgAhCqUJAADBDwAwpgkAAN0JABCnCQAAwQ8AMKsJQAC4DgAh6gkBALcOACG5CgEAtw4AIcAKAQC3DgAhwQoBAMgOACHCCkAA0A4AIcMKQADQDgAhC4oGAADDDwAgpQkAAMIPADCmCQAAwQkAEKcJAADCDwAw6gkBAMIOACGbCkAAww4AIawKAQDCDgAhtAoBAMIOACG1ChAA9A4AIbYKAgDBDgAhtwoQAPQOACEUkQQAAMwPACCLBgAAuw8AII0GAADNDwAgjgYAAM4PACClCQAAyw8AMKYJAACxCQAQpwkAAMsPADCoCQEAwg4AIasJQADDDgAhuQlAANcOACH_CUAA1w4AIZQKAQDNDgAhogoBAM0OACG4CgEAwg4AIbkKAQDCDgAhugoBAM0OACG7CiAA_Q4AIbwKQADXDgAhswwAALEJACC0DAAAsQkAIAeKBgAAww8AIKUJAADEDwAwpgkAAL0JABCnCQAAxA8AMKgJAQDCDgAhrAoBAMIOACGtCkAAww4AIQKgCgEAAAABrAoBAAAAAQqKBgAAww8AIIwGAADHDwAgpQkAAMYPADCmCQAAtwkAEKcJAADGDwAwqAkBAMIOACHLCUAAww4AIaAKAQDCDgAhrAoBAMIOACGuCkAA1w4AIRGLBgAAuw8AIKUJAAC6DwAwpgkAAMAKABCnCQAAug8AMKgJAQDCDgAhywlAAMMOACHYCQEAzQ4AIYcKAgDBDgAhowoBAMIOACGmCgEAwg4AIa8KAQDCDgAhsAoBAMIOACGxCgEAwg4AIbIKAQDCDgAhswoBAMIOACGzDAAAwAoAILQMAADACgAgDIkGAADJDwAgjwYAAMoPACClCQAAyA8AMKYJAAC1CQAQpwkAAMgPADCrCUAAww4AIeoJAQDCDgAhuQoBAMIOACHACgEAwg4AIcEKAQDNDgAhwgpAANcOACHDCkAA1w4AIQPvCQAArQkAIPAJAACtCQAg8QkAAK0JACAD7wkAALEJACDwCQAAsQkAIPEJAACxCQAgEpEEAADMDwAgiwYAALsPACCNBgAAzQ8AII4GAADODwAgpQkAAMsPADCmCQAAsQkAEKcJAADLDwAwqAkBAMIOACGrCUAAww4AIbkJQADXDgAh_wlAANcOACGUCgEAzQ4AIaIKAQDNDgAhuAoBAMIOACG5CgEAwg4AIboKAQDNDgAhuwogAP0OACG8CkAA1w4AIQ6JBgAAyQ8AII8GAADKDwAgpQkAAMgPADCmCQAAtQkAEKcJAADIDwAwqwlAAMMOACHqCQEAwg4AIbkKAQDCDgAhwAoBAMIOACHBCgEAzQ4AIcIKQADXDgAhwwpAANcOACGzDAAAtQkAILQMAAC1CQAgA-8JAAC9CQAg8AkAAL0JACDxCQAAvQkAIAPvCQAAwQkAIPAJAADBCQAg8QkAAMEJACAC4AkBAAAAAaIKAQAAAAEHkQQAANEPACClCQAA0A8AMKYJAACtCQAQpwkAANAPADDgCQEAwg4AIaIKAQDCDgAhvQpAAMMOACEOiQYAAMkPACCPBgAAyg8AIKUJAADIDwAwpgkAALUJABCnCQAAyA8AMKsJQADDDgAh6gkBAMIOACG5CgEAwg4AIcAKAQDCDgAhwQoBAM0OACHCCkAA1w4AIcMKQADXDgAhswwAALUJACC0DAAAtQkAIAalCQAA0g8AMKYJAACoCQAQpwkAANIPADDgCQEAtw4AIcYKAQD_DgAhxwpAALgOACEGpQkAANMPADCmCQAAlQkAEKcJAADTDwAw4AkBAMIOACHGCgEAgg8AIccKQADDDgAhAuAJAQAAAAHGCgEAAAABBqUJAADVDwAwpgkAAI8JABCnCQAA1Q8AMKsJQAC4DgAhwAoBALcOACHJCgEAtw4AIQalCQAA1g8AMKYJAAD8CAAQpwkAANYPADCrCUAAww4AIcAKAQDCDgAhyQoBAMIOACEHpQkAANcPADCmCQAA9ggAEKcJAADXDwAwqQoCALYOACHKCkAAuA4AIcsKEADrDgAhzAoQAOsOACEHpQkAANgPADCmCQAA4wgAEKcJAADYDwAwqQoCAMEOACHKCkAAww4AIcsKEAD0DgAhzAoQAPQOACEJpQkAANkPADCmCQAA3QgAEKcJAADZDwAwqAkBALcOACHNCgEAtw4AIc4KAQC3DgAhzwoAAIYPACDQCiAA5g4AIdEKQAC4DgAhBqUJAADaDwAwpgkAAMcIABCnCQAA2g8AMKgJAQC3DgAh0QpAALgOACHSCgEAtw4AIQe4BQAA3A8AIKUJAADbDwAwpgkAALQIABCnCQAA2w8AMKgJAQDCDgAh0QpAAMMOACHSCgEAwg4AIQPvCQAArggAIPAJAACuCAAg8QkAAK4IACAKtwUAAN4PACClCQAA3Q8AMKYJAACuCAAQpwkAAN0PADCoCQEAwg4AIc0KAQDCDgAhzgoBAMIOACHPCgAAjA8AINAKIAD9DgAh0QpAAMMOACEJuAUAANwPACClCQAA2w8AMKYJAAC0CAAQpwkAANsPADCoCQEAwg4AIdEKQADDDgAh0goBAMIOACGzDAAAtAgAILQMAAC0CAAgBqUJAADfDwAwpgkAAKkIABCnCQAA3w8AMLUKEADrDgAh0woBAP8OACHUCgIAtg4AIRSlCQAA4A8AMKYJAACTCAAQpwkAAOAPADCoCQEA_w4AIasJQAC4DgAhvwkBALcOACHACQEAyA4AIcMJAgC2DgAh6QkBAMgOACGaCgEAtw4AIZ0KQAC4DgAhtQoQAOsOACHVCgEA_w4AIdYKAQC3DgAh1woBALcOACHYCgEAyA4AIdkKAADbDgAg2gpAANAOACHbCkAA0A4AIdwKQADQDgAhCaUJAADhDwAwpgkAAP0HABCnCQAA4Q8AMKgJBADaDgAhmgoBALcOACHVCgEA_w4AId0KAQDIDgAh3goBALcOACHfCkAAuA4AIQ6lCQAA4g8AMKYJAADnBwAQpwkAAOIPADC1ChAA6w4AIdQKAgC2DgAh1QoBAP8OACHgCgEAtw4AIeEKAQC3DgAh4goBALcOACHjChAAog8AIeQKAgC2DgAh5QoBALcOACHmCgEAtw4AIecKAgDcDgAhLaUJAADjDwAwpgkAANEHABCnCQAA4w8AMKgJAQD_DgAhqwlAALgOACG_CQEAtw4AIekJAQDIDgAhmgoBALcOACGdCkAAuA4AIbQKAQC3DgAhtQoQAOsOACG5CgEAtw4AIc4KAQDIDgAh3ApAALgOACHgCgEAyA4AIeIKAQC3DgAh5QoBALcOACHoCgEAtw4AIekKAQC3DgAh6goBALcOACHrCgEAtw4AIewKAQC3DgAh7QoBALcOACHuChAAog8AIe8KEACiDwAh8AoCANwOACHxCgAAhg8AIPIKAACGDwAg8woAAeQPACH0CgAB5A8AIfUKAQDIDgAh9goAAeUPACH3CkAAuA4AIfgKAQDIDgAh-QoBAMgOACH6CgEAtw4AIfsKIADmDgAh_AoCANwOACH9CgAA2w4AIP4KAAHlDwAh_woAANsOACCACwEAyA4AIYELEACiDwAhggsgAOYOACGDC0AA0A4AIQcVAAC6DgAgFgAA6Q8AIBcAAOkPACCRBAABAAAErAkAAQAAAa0JAAEAAASyCQAB6A8AIQcVAADKDgAgFgAA5w8AIBcAAOcPACCRBAABAAAFrAkAAQAAAa0JAAEAAAWyCQAB5g8AIQcVAADKDgAgFgAA5w8AIBcAAOcPACCRBAABAAAFrAkAAQAAAa0JAAEAAAWyCQAB5g8AIQSRBAABAAAFrAkAAQAAAa0JAAEAAAWyCQAB5w8AIQcVAAC6DgAgFgAA6Q8AIBcAAOkPACCRBAABAAAErAkAAQAAAa0JAAEAAASyCQAB6A8AIQSRBAABAAAErAkAAQAAAa0JAAEAAASyCQAB6Q8AITDjBAAA7Q8AIOQEAADuDwAg5gQAAO8PACClCQAA6g8AMKYJAAC-BwAQpwkAAOoPADCoCQEAgg8AIasJQADDDgAhvwkBAMIOACHpCQEAzQ4AIZoKAQDCDgAhnQpAAMMOACG0CgEAwg4AIbUKEAD0DgAhuQoBAMIOACHOCgEAzQ4AIdwKQADDDgAh4AoBAM0OACHiCgEAwg4AIeUKAQDCDgAh6AoBAMIOACHpCgEAwg4AIeoKAQDCDgAh6woBAMIOACHsCgEAwg4AIe0KAQDCDgAh7goQAKwPACHvChAArA8AIfAKAgD6DgAh8QoAAIwPACDyCgAAjA8AIPMKAAHrDwAh9AoAAesPACH1CgEAzQ4AIfYKAAHsDwAh9wpAAMMOACH4CgEAzQ4AIfkKAQDNDgAh-goBAMIOACH7CiAA_Q4AIfwKAgD6DgAh_QoAAPkOACD-CgAB7A8AIf8KAAD5DgAggAsBAM0OACGBCxAArA8AIYILIAD9DgAhgwtAANcOACEEkQQAAQAABKwJAAEAAAGtCQABAAAEsgkAAekPACEEkQQAAQAABawJAAEAAAGtCQABAAAFsgkAAecPACED7wkAAKkHACDwCQAAqQcAIPEJAACpBwAgA-8JAACtBwAg8AkAAK0HACDxCQAArQcAIAPvCQAAsQcAIPAJAACxBwAg8QkAALEHACAC0woBAAAAAdQKAgAAAAEH5QQAAPIPACClCQAA8Q8AMKYJAAC1BwAQpwkAAPEPADC1ChAA9A4AIdMKAQCCDwAh1AoCAMEOACEY4gQAAPUPACDjBAAA9g8AIKUJAAD0DwAwpgkAALEHABCnCQAA9A8AMKgJAQCCDwAhqwlAAMMOACG_CQEAwg4AIcAJAQDNDgAhwwkCAMEOACHpCQEAzQ4AIZoKAQDCDgAhnQpAAMMOACG1ChAA9A4AIdUKAQCCDwAh1goBAMIOACHXCgEAwg4AIdgKAQDNDgAh2QoAAPkOACDaCkAA1w4AIdsKQADXDgAh3ApAANcOACGzDAAAsQcAILQMAACxBwAgAtUKAQAAAAHXCgEAAAABFuIEAAD1DwAg4wQAAPYPACClCQAA9A8AMKYJAACxBwAQpwkAAPQPADCoCQEAgg8AIasJQADDDgAhvwkBAMIOACHACQEAzQ4AIcMJAgDBDgAh6QkBAM0OACGaCgEAwg4AIZ0KQADDDgAhtQoQAPQOACHVCgEAgg8AIdYKAQDCDgAh1woBAMIOACHYCgEAzQ4AIdkKAAD5DgAg2gpAANcOACHbCkAA1w4AIdwKQADXDgAhMuMEAADtDwAg5AQAAO4PACDmBAAA7w8AIKUJAADqDwAwpgkAAL4HABCnCQAA6g8AMKgJAQCCDwAhqwlAAMMOACG_CQEAwg4AIekJAQDNDgAhmgoBAMIOACGdCkAAww4AIbQKAQDCDgAhtQoQAPQOACG5CgEAwg4AIc4KAQDNDgAh3ApAAMMOACHgCgEAzQ4AIeIKAQDCDgAh5QoBAMIOACHoCgEAwg4AIekKAQDCDgAh6goBAMIOACHrCgEAwg4AIewKAQDCDgAh7QoBAMIOACHuChAArA8AIe8KEACsDwAh8AoCAPoOACHxCgAAjA8AIPIKAACMDwAg8woAAesPACH0CgAB6w8AIfUKAQDNDgAh9goAAewPACH3CkAAww4AIfgKAQDNDgAh-QoBAM0OACH6CgEAwg4AIfsKIAD9DgAh_AoCAPoOACH9CgAA-Q4AIP4KAAHsDwAh_woAAPkOACCACwEAzQ4AIYELEACsDwAhggsgAP0OACGDC0AA1w4AIbMMAAC-BwAgtAwAAL4HACAD7wkAALUHACDwCQAAtQcAIPEJAAC1BwAgCuIEAAD1DwAgpQkAAPcPADCmCQAArQcAEKcJAAD3DwAwqAkEAPIOACGaCgEAwg4AIdUKAQCCDwAh3QoBAM0OACHeCgEAwg4AId8KQADDDgAhAtQKAgAAAAHVCgEAAAABD-IEAAD1DwAgpQkAAPkPADCmCQAAqQcAEKcJAAD5DwAwtQoQAPQOACHUCgIAwQ4AIdUKAQCCDwAh4AoBAMIOACHhCgEAwg4AIeIKAQDCDgAh4woQAKwPACHkCgIAwQ4AIeUKAQDCDgAh5goBAMIOACHnCgIA-g4AIQS0CgEAAAAB6QoBAAAAAeoKAQAAAAHsCgEAAAABB6UJAAD7DwAwpgkAAKQHABCnCQAA-w8AMNcKAQC3DgAhiAsCALYOACGJC0AAuA4AIYoLQAC4DgAhB6UJAAD8DwAwpgkAAJEHABCnCQAA_A8AMNcKAQDCDgAhiAsCAMEOACGJC0AAww4AIYoLQADDDgAhBaUJAAD9DwAwpgkAAIsHABCnCQAA_Q8AMNcKAQC3DgAhiwtAALgOACEFpQkAAP4PADCmCQAA-AYAEKcJAAD-DwAw1woBAMIOACGLC0AAww4AIRelCQAA_w8AMKYJAADyBgAQpwkAAP8PADCoCQEAtw4AIasJQAC4DgAhuQlAANAOACG_CQAAgBCNCyLfCQEAtw4AIeAJAQC3DgAh6gkBALcOACGCCgEAtw4AIYoKQAC4DgAhnQpAALgOACGtCkAA0A4AIdwKQADQDgAh4goBALcOACGICwIAtg4AIY0LAACGDwAgjgsCALYOACGPCwAA2w4AIJALAADbDgAgkQsBAMgOACGSC0AAuA4AIQcVAAC6DgAgFgAAghAAIBcAAIIQACCRBAAAAI0LCKwJAAAAjQsCrQkAAACNCwiyCQAAgRCNCyIHFQAAug4AIBYAAIIQACAXAACCEAAgkQQAAACNCwisCQAAAI0LAq0JAAAAjQsIsgkAAIEQjQsiBJEEAAAAjQsIrAkAAACNCwKtCQAAAI0LCLIJAACCEI0LIhelCQAAgxAAMKYJAADfBgAQpwkAAIMQADCoCQEAwg4AIasJQADDDgAhuQlAANcOACG_CQAAhBCNCyLfCQEAwg4AIeAJAQDCDgAh6gkBAMIOACGCCgEAwg4AIYoKQADDDgAhnQpAAMMOACGtCkAA1w4AIdwKQADXDgAh4goBAMIOACGICwIAwQ4AIY0LAACMDwAgjgsCAMEOACGPCwAA-Q4AIJALAAD5DgAgkQsBAM0OACGSC0AAww4AIQSRBAAAAI0LCKwJAAAAjQsCrQkAAACNCwiyCQAAghCNCyIK3AEBALcOACGlCQAAhRAAMKYJAADZBgAQpwkAAIUQADCoCQQA2g4AIbkKAQC3DgAhwAoBALcOACGTCwEAtw4AIZQLAQC3DgAhlQsCALYOACEFpQkAAIYQADCmCQAAwwYAEKcJAACGEAAwwAoBALcOACGWCwIAtg4AIQbdAQAAiBAAIKUJAACHEAAwpgkAALAGABCnCQAAhxAAMMAKAQDCDgAhlgsCAMEOACED7wkAAKoGACDwCQAAqgYAIPEJAACqBgAgC9wBAQDCDgAhkQQAAIoQACClCQAAiRAAMKYJAACqBgAQpwkAAIkQADCoCQQA8g4AIbkKAQDCDgAhwAoBAMIOACGTCwEAwg4AIZQLAQDCDgAhlQsCAMEOACEI3QEAAIgQACClCQAAhxAAMKYJAACwBgAQpwkAAIcQADDACgEAwg4AIZYLAgDBDgAhswwAALAGACC0DAAAsAYAIAmlCQAAixAAMKYJAAClBgAQpwkAAIsQADC_CQAAjBCYCyLqCQEAtw4AIZ4KQADQDgAh4QoBALcOACGYCwEAyA4AIZkLQAC4DgAhBxUAALoOACAWAACOEAAgFwAAjhAAIJEEAAAAmAsIrAkAAACYCwKtCQAAAJgLCLIJAACNEJgLIgcVAAC6DgAgFgAAjhAAIBcAAI4QACCRBAAAAJgLCKwJAAAAmAsCrQkAAACYCwiyCQAAjRCYCyIEkQQAAACYCwisCQAAAJgLAq0JAAAAmAsIsgkAAI4QmAsiCaUJAACPEAAwpgkAAJIGABCnCQAAjxAAML8JAACQEJgLIuoJAQDCDgAhngpAANcOACHhCgEAwg4AIZgLAQDNDgAhmQtAAMMOACEEkQQAAACYCwisCQAAAJgLAq0JAAAAmAsIsgkAAI4QmAsiBaUJAACREAAwpgkAAIwGABCnCQAAkRAAMMAKAQC3DgAh0QpAALgOACEFpQkAAJIQADCmCQAA-QUAEKcJAACSEAAwwAoBAMIOACHRCkAAww4AIRGlCQAAkxAAMKYJAADzBQAQpwkAAJMQADCoCQEA_w4AIasJQAC4DgAh4AkBALcOACGeCkAA0A4AIc4KAQC3DgAh4AoBAMgOACHmCgEAyA4AIfgKAQC3DgAh-goBALcOACGaCwEAtw4AIZsLAACGDwAgnAsBALcOACGdCwEAtw4AIZ4LAQDIDgAhEaUJAACUEAAwpgkAAOAFABCnCQAAlBAAMKgJAQCCDwAhqwlAAMMOACHgCQEAwg4AIZ4KQADXDgAhzgoBAMIOACHgCgEAzQ4AIeYKAQDNDgAh-AoBAMIOACH6CgEAwg4AIZoLAQDCDgAhmwsAAIwPACCcCwEAwg4AIZ0LAQDCDgAhngsBAM0OACEHpQkAAJUQADCmCQAA2gUAEKcJAACVEAAwqwlAALgOACG5CUAAuA4AIdcJAAHkDwAhlAoBALcOACEHpQkAAJYQADCmCQAAxwUAEKcJAACWEAAwqwlAAMMOACG5CUAAww4AIdcJAAHrDwAhlAoBAMIOACEHpQkAAJcQADCmCQAAwQUAEKcJAACXEAAwuQlAALgOACGUCgEAtw4AIewKAQC3DgAhnwtAALgOACEHpQkAAJgQADCmCQAArgUAEKcJAACYEAAwuQlAAMMOACGUCgEAwg4AIewKAQDCDgAhnwtAAMMOACEFtwUEANoOACGlCQAAmRAAMKYJAACoBQAQpwkAAJkQADCoCQIAtg4AIQW3BQQA8g4AIaUJAACaEAAwpgkAAJUFABCnCQAAmhAAMKgJAgDBDgAhDqUJAACbEAAwpgkAAI8FABCnCQAAmxAAMKgJAgC2DgAhkQoBAMgOACHgCgEAtw4AIfgKAQC3DgAhngsAAeQPACGgCwIAtg4AIaELAQC3DgAhogsBALcOACGjCwEAyA4AIaQLAQDIDgAhpQsAAeUPACENpQkAAJwQADCmCQAA-QQAEKcJAACcEAAwqAkCALYOACGiCwEAtw4AIaYLAQC3DgAhpwsBALcOACGoCwEAtw4AIakLAQC3DgAhqgsBAMgOACGrCwEAyA4AIawLAACdEAAgrQsgAOYOACEErAkBAAAABa4LAQAAAAGvCwEAAAAEsAsBAAAABA6QAwAAnxAAIKUJAACeEAAwpgkAAOYEABCnCQAAnhAAMKgJAgDBDgAhogsBAMIOACGmCwEAwg4AIacLAQDCDgAhqAsBAMIOACGpCwEAwg4AIaoLAQDNDgAhqwsBAM0OACGsCwAAnRAAIK0LIAD9DgAhA-8JAADgBAAg8AkAAOAEACDxCQAA4AQAIAPgCgEAAAAB-AoBAAAAAaALAgAAAAEPjwMAAKIQACClCQAAoRAAMKYJAADgBAAQpwkAAKEQADCoCQIAwQ4AIZEKAQDNDgAh4AoBAMIOACH4CgEAwg4AIZ4LAAHrDwAhoAsCAMEOACGhCwEAwg4AIaILAQDCDgAhowsBAM0OACGkCwEAzQ4AIaULAAHsDwAhEJADAACfEAAgpQkAAJ4QADCmCQAA5gQAEKcJAACeEAAwqAkCAMEOACGiCwEAwg4AIaYLAQDCDgAhpwsBAMIOACGoCwEAwg4AIakLAQDCDgAhqgsBAM0OACGrCwEAzQ4AIawLAACdEAAgrQsgAP0OACGzDAAA5gQAILQMAADmBAAgB6UJAACjEAAwpgkAANsEABCnCQAAoxAAMKcLAQC3DgAhsgtAALgOACGzC0AA0A4AIbQLAQDIDgAhB6UJAACkEAAwpgkAAMgEABCnCQAApBAAMKcLAQDCDgAhsgtAAMMOACGzC0AA1w4AIbQLAQDNDgAhCKUJAAClEAAwpgkAAMIEABCnCQAApRAAMKgJAQD_DgAhqwlAALgOACHgCQEAtw4AIbULAQD_DgAhtgsEANoOACEPpQkAAKYQADCmCQAArAQAEKcJAACmEAAwqAkBAP8OACGrCUAAuA4AIbkJQADQDgAhwAkBAMgOACHqCgAAqBC7CyK2CwQA2g4AIbcLAQC3DgAhuAsBALcOACG5CwEApxAAIbsLBADaDgAhvAsEANoOACG9C0AA0A4AIQsVAADKDgAgFgAAyw4AIBcAAMsOACCRBAEAAAAFrAkBAAAAAa0JAQAAAAWuCQEAAAABrwkBAAAAAbAJAQAAAAGxCQEAAAABsgkBAKsQACEHFQAAug4AIBYAAKoQACAXAACqEAAgkQQAAAC7CwisCQAAALsLAq0JAAAAuwsIsgkAAKkQuwsiBxUAALoOACAWAACqEAAgFwAAqhAAIJEEAAAAuwsIrAkAAAC7CwKtCQAAALsLCLIJAACpELsLIgSRBAAAALsLCKwJAAAAuwsCrQkAAAC7CwiyCQAAqhC7CyILFQAAyg4AIBYAAMsOACAXAADLDgAgkQQBAAAABawJAQAAAAGtCQEAAAAFrgkBAAAAAa8JAQAAAAGwCQEAAAABsQkBAAAAAbIJAQCrEAAhB6UJAACsEAAwpgkAAJQEABCnCQAArBAAMKsJQAC4DgAh4AkBALcOACG5CwEA_w4AIb8LAACtEL8LIgcVAAC6DgAgFgAArxAAIBcAAK8QACCRBAAAAL8LCKwJAAAAvwsCrQkAAAC_CwiyCQAArhC_CyIHFQAAug4AIBYAAK8QACAXAACvEAAgkQQAAAC_CwisCQAAAL8LAq0JAAAAvwsIsgkAAK4QvwsiBJEEAAAAvwsIrAkAAAC_CwKtCQAAAL8LCLIJAACvEL8LIgilCQAAsBAAMKYJAAD-AwAQpwkAALAQADCoCQEA_w4AIasJQAC4DgAhwAoBALcOACG4CwEAtw4AIcALAQC3DgAhAuAJAQAAAAG1CwEAAAABCbwCAACzEAAgpQkAALIQADCmCQAA5AMAEKcJAACyEAAwqAkBAIIPACGrCUAAww4AIeAJAQDCDgAhtQsBAIIPACG2CwQA8g4AIRO6AgAAuhAAIL0CAAC7EAAgpQkAALcQADCmCQAA3gMAEKcJAAC3EAAwqAkBAIIPACGrCUAAww4AIbkJQADXDgAhwAkBAM0OACHqCgAAuRC7CyK2CwQA8g4AIbcLAQDCDgAhuAsBAMIOACG5CwEAuBAAIbsLBADyDgAhvAsEAPIOACG9C0AA1w4AIbMMAADeAwAgtAwAAN4DACAKuwIAALUQACC-AgAAthAAIKUJAAC0EAAwpgkAAOIDABCnCQAAtBAAMKgJAQCCDwAhqwlAAMMOACHACgEAwg4AIbgLAQDCDgAhwAsBAMIOACED7wkAANoDACDwCQAA2gMAIPEJAADaAwAgA-8JAADeAwAg8AkAAN4DACDxCQAA3gMAIBG6AgAAuhAAIL0CAAC7EAAgpQkAALcQADCmCQAA3gMAEKcJAAC3EAAwqAkBAIIPACGrCUAAww4AIbkJQADXDgAhwAkBAM0OACHqCgAAuRC7CyK2CwQA8g4AIbcLAQDCDgAhuAsBAMIOACG5CwEAuBAAIbsLBADyDgAhvAsEAPIOACG9C0AA1w4AIQiRBAEAAAAFrAkBAAAAAa0JAQAAAAWuCQEAAAABrwkBAAAAAbAJAQAAAAGxCQEAAAABsgkBALwQACEEkQQAAAC7CwisCQAAALsLAq0JAAAAuwsIsgkAAKoQuwsiDLsCAAC1EAAgvgIAALYQACClCQAAtBAAMKYJAADiAwAQpwkAALQQADCoCQEAgg8AIasJQADDDgAhwAoBAMIOACG4CwEAwg4AIcALAQDCDgAhswwAAOIDACC0DAAA4gMAIAPvCQAA5AMAIPAJAADkAwAg8QkAAOQDACAIkQQBAAAABawJAQAAAAGtCQEAAAAFrgkBAAAAAa8JAQAAAAGwCQEAAAABsQkBAAAAAbIJAQC8EAAhAuAJAQAAAAG5CwEAAAABCLoCAADAEAAgpQkAAL4QADCmCQAA2gMAEKcJAAC-EAAwqwlAAMMOACHgCQEAwg4AIbkLAQCCDwAhvwsAAL8QvwsiBJEEAAAAvwsIrAkAAAC_CwKtCQAAAL8LCLIJAACvEL8LIgy7AgAAtRAAIL4CAAC2EAAgpQkAALQQADCmCQAA4gMAEKcJAAC0EAAwqAkBAIIPACGrCUAAww4AIcAKAQDCDgAhuAsBAMIOACHACwEAwg4AIbMMAADiAwAgtAwAAOIDACAPpQkAAMEQADCmCQAA1QMAEKcJAADBEAAw1AoCALYOACGnCwEAtw4AIagLAQDIDgAhwwsBALcOACHECwIAtg4AIcYLAADCEMYLIscLAgDcDgAhyAsBAMgOACHJCwEAyA4AIcoLAQDIDgAhywsAANsOACDMCwIAtg4AIQcVAAC6DgAgFgAAxBAAIBcAAMQQACCRBAAAAMYLCKwJAAAAxgsCrQkAAADGCwiyCQAAwxDGCyIHFQAAug4AIBYAAMQQACAXAADEEAAgkQQAAADGCwisCQAAAMYLAq0JAAAAxgsIsgkAAMMQxgsiBJEEAAAAxgsIrAkAAADGCwKtCQAAAMYLCLIJAADEEMYLIg-lCQAAxRAAMKYJAADCAwAQpwkAAMUQADDUCgIAwQ4AIacLAQDCDgAhqAsBAM0OACHDCwEAwg4AIcQLAgDBDgAhxgsAAMYQxgsixwsCAPoOACHICwEAzQ4AIckLAQDNDgAhygsBAM0OACHLCwAA-Q4AIMwLAgDBDgAhBJEEAAAAxgsIrAkAAADGCwKtCQAAAMYLCLIJAADEEMYLIgKnCwEAAAABwwsBAAAAAQLUCgIAAAABwwsBAAAAARSlCQAAyRAAMKYJAAC8AwAQpwkAAMkQADCuCkAAuA4AIaILAQDIDgAhpAsBALcOACGlCwAB5A8AIacLAQC3DgAhqAsBAMgOACGpCwEAyA4AIckLAQC3DgAhygsBALcOACHPCwEAtw4AIdALAQDIDgAh0QsBAMgOACHSCwEAyA4AIdMLAACdEAAg1AsAAJ0QACDVCyAA5g4AIdYLQADQDgAhFKUJAADKEAAwpgkAAK8DABCnCQAAyhAAMK4KQADDDgAhogsBAM0OACGkCwEAwg4AIaULAAHrDwAhpwsBAMIOACGoCwEAzQ4AIakLAQDNDgAhyQsBAMIOACHKCwEAwg4AIc8LAQDCDgAh0AsBAM0OACHRCwEAzQ4AIdILAQDNDgAh0wsAAJ0QACDUCwAAnRAAINULIAD9DgAh1gtAANcOACEMpQkAAMsQADCmCQAAqQMAEKcJAADLEAAwqAkEANoOACG5CUAAuA4AIeAJAQC3DgAhiwpAALgOACGfC0AA0A4AIdcLAQC3DgAh2AsAAeQPACHZCwAB5A8AIdoLAgC2DgAhDKUJAADMEAAwpgkAAJYDABCnCQAAzBAAMKgJBADyDgAhuQlAAMMOACHgCQEAwg4AIYsKQADDDgAhnwtAANcOACHXCwEAwg4AIdgLAAHrDwAh2QsAAesPACHaCwIAwQ4AIRClCQAAzRAAMKYJAACQAwAQpwkAAM0QADCrCUAAuA4AIb8JAQDIDgAh4AkBALcOACGdCkAAuA4AIdcLAQC3DgAh2wsBALcOACHcCwEAtw4AId0LAQC3DgAh3gsBAMgOACHfCwEAtw4AIeALAQC3DgAh4QsBALcOACHiC0AA0A4AIRClCQAAzhAAMKYJAAD9AgAQpwkAAM4QADCrCUAAww4AIb8JAQDNDgAh4AkBAMIOACGdCkAAww4AIdcLAQDCDgAh2wsBAMIOACHcCwEAwg4AId0LAQDCDgAh3gsBAM0OACHfCwEAwg4AIeALAQDCDgAh4QsBAMIOACHiC0AA1w4AIQmlCQAAzxAAMKYJAAD3AgAQpwkAAM8QADCoCQQA2g4AIb4KAQC3DgAhwAoBALcOACGTCwEAtw4AIZQLAQC3DgAhlQsCALYOACETpQkAANAQADCmCQAA4QIAEKcJAADQEAAwqwlAALgOACG5CUAA0A4AIb8JAADREOQLIoEKBADaDgAhuQoBALcOACHACgEAtw4AIZYLAgC2DgAh5AtAANAOACHlCwEAyA4AIeYLQADQDgAh5wtAANAOACHoC0AA0A4AIekLAgC2DgAh6gtAANAOACHrC0AA0A4AIewLQADQDgAhBxUAALoOACAWAADTEAAgFwAA0xAAIJEEAAAA5AsIrAkAAADkCwKtCQAAAOQLCLIJAADSEOQLIgcVAAC6DgAgFgAA0xAAIBcAANMQACCRBAAAAOQLCKwJAAAA5AsCrQkAAADkCwiyCQAA0hDkCyIEkQQAAADkCwisCQAAAOQLAq0JAAAA5AsIsgkAANMQ5AsiFN0BAADWEAAgpQkAANQQADCmCQAAzgIAEKcJAADUEAAwqwlAAMMOACG5CUAA1w4AIb8JAADVEOQLIoEKBADyDgAhuQoBAMIOACHACgEAwg4AIZYLAgDBDgAh5AtAANcOACHlCwEAzQ4AIeYLQADXDgAh5wtAANcOACHoC0AA1w4AIekLAgDBDgAh6gtAANcOACHrC0AA1w4AIewLQADXDgAhBJEEAAAA5AsIrAkAAADkCwKtCQAAAOQLCLIJAADTEOQLIgPvCQAAyAIAIPAJAADIAgAg8QkAAMgCACAK3AEAANgQACClCQAA1xAAMKYJAADIAgAQpwkAANcQADCoCQQA8g4AIb4KAQDCDgAhwAoBAMIOACGTCwEAwg4AIZQLAQDCDgAhlQsCAMEOACEW3QEAANYQACClCQAA1BAAMKYJAADOAgAQpwkAANQQADCrCUAAww4AIbkJQADXDgAhvwkAANUQ5AsigQoEAPIOACG5CgEAwg4AIcAKAQDCDgAhlgsCAMEOACHkC0AA1w4AIeULAQDNDgAh5gtAANcOACHnC0AA1w4AIegLQADXDgAh6QsCAMEOACHqC0AA1w4AIesLQADXDgAh7AtAANcOACGzDAAAzgIAILQMAADOAgAgFaUJAADZEAAwpgkAAMMCABCnCQAA2RAAMKgJBADaDgAhvwkAANsQ7wsiwwkCALYOACHfCQAA2hDuCyLgCQEAtw4AIeoJAQC3DgAhmgoBAMgOACGbCkAA0A4AIbUKBADaDgAhvgoBALcOACGYCwEAyA4AIZkLQAC4DgAh7wsCALYOACHwC0AA0A4AIfELAgDcDgAh8gtAANAOACHzC0AA0A4AIfQLQADQDgAhBxUAALoOACAWAADfEAAgFwAA3xAAIJEEAAAA7gsIrAkAAADuCwKtCQAAAO4LCLIJAADeEO4LIgcVAAC6DgAgFgAA3RAAIBcAAN0QACCRBAAAAO8LCKwJAAAA7wsCrQkAAADvCwiyCQAA3BDvCyIHFQAAug4AIBYAAN0QACAXAADdEAAgkQQAAADvCwisCQAAAO8LAq0JAAAA7wsIsgkAANwQ7wsiBJEEAAAA7wsIrAkAAADvCwKtCQAAAO8LCLIJAADdEO8LIgcVAAC6DgAgFgAA3xAAIBcAAN8QACCRBAAAAO4LCKwJAAAA7gsCrQkAAADuCwiyCQAA3hDuCyIEkQQAAADuCwisCQAAAO4LAq0JAAAA7gsIsgkAAN8Q7gsiFaUJAADgEAAwpgkAALACABCnCQAA4BAAMKgJBADyDgAhvwkAAOIQ7wsiwwkCAMEOACHfCQAA4RDuCyLgCQEAwg4AIeoJAQDCDgAhmgoBAM0OACGbCkAA1w4AIbUKBADyDgAhvgoBAMIOACGYCwEAzQ4AIZkLQADDDgAh7wsCAMEOACHwC0AA1w4AIfELAgD6DgAh8gtAANcOACHzC0AA1w4AIfQLQADXDgAhBJEEAAAA7gsIrAkAAADuCwKtCQAAAO4LCLIJAADfEO4LIgSRBAAAAO8LCKwJAAAA7wsCrQkAAADvCwiyCQAA3RDvCyIC8AtAAAAAAfELAgAAAAESpQkAAOQQADCmCQAAqgIAEKcJAADkEAAwvQpAALgOACHACgEAtw4AIfYLAQC3DgAh9wsCALYOACH4CwAAhg8AIPkLAQC3DgAh-gsAAIYPACD7CwEAtw4AIfwLIADmDgAh_QsCALYOACH-CwEAtw4AIf8LAQC3DgAhgAwBALcOACGBDAAB5Q8AIYIMAQC3DgAhEqUJAADlEAAwpgkAAJcCABCnCQAA5RAAML0KQADDDgAhwAoBAMIOACH2CwEAwg4AIfcLAgDBDgAh-AsAAIwPACD5CwEAwg4AIfoLAACMDwAg-wsBAMIOACH8CyAA_Q4AIf0LAgDBDgAh_gsBAMIOACH_CwEAwg4AIYAMAQDCDgAhgQwAAewPACGCDAEAwg4AIQilCQAA5hAAMKYJAACRAgAQpwkAAOYQADCHCgQA2g4AIcoKQAC4DgAhgwwCALYOACGEDAIAtg4AIYUMBADaDgAhCKUJAADnEAAwpgkAAP4BABCnCQAA5xAAMIcKBADyDgAhygpAAMMOACGDDAIAwQ4AIYQMAgDBDgAhhQwEAPIOACECygpAAAAAAYMMAgAAAAEKpQkAAOkQADCmCQAA-AEAEKcJAADpEAAw6QkAAeQPACGDDAIAtg4AIYcMAAHkDwAhiAwEANoOACGJDAIAtg4AIYoMAAHkDwAhiwwAAeUPACEKpQkAAOoQADCmCQAA5QEAEKcJAADqEAAw6QkAAesPACGDDAIAwQ4AIYcMAAHrDwAhiAwEAPIOACGJDAIAwQ4AIYoMAAHrDwAhiwwAAewPACEEgwwCAAAAAYcMAAEAAAGIDAQAAAABiQwCAAAAAQqlCQAA7BAAMKYJAADfAQAQpwkAAOwQADC5CgAB5A8AIYELEADrDgAhgwwCALYOACGHDAAB5A8AIY4MAADtEI4MIo8MEADrDgAhkAwCALYOACEHFQAAug4AIBYAAO8QACAXAADvEAAgkQQAAACODAisCQAAAI4MAq0JAAAAjgwIsgkAAO4QjgwiBxUAALoOACAWAADvEAAgFwAA7xAAIJEEAAAAjgwIrAkAAACODAKtCQAAAI4MCLIJAADuEI4MIgSRBAAAAI4MCKwJAAAAjgwCrQkAAACODAiyCQAA7xCODCIKpQkAAPAQADCmCQAAzAEAEKcJAADwEAAwuQoAAesPACGBCxAA9A4AIYMMAgDBDgAhhwwAAesPACGODAAA8RCODCKPDBAA9A4AIZAMAgDBDgAhBJEEAAAAjgwIrAkAAACODAKtCQAAAI4MCLIJAADvEI4MIgW5CgABAAABgwwCAAAAAYcMAAEAAAGODAAAAI4MAo8MEAAAAAEPpQkAAPMQADCmCQAAxgEAEKcJAADzEAAw6QkAAeQPACHYCgAB5A8AIZQLEADrDgAhgwwCALYOACGHDAAB5A8AIYgMBADaDgAhiQwCALYOACGODAAA7RCODCKPDBAA6w4AIZIMAgC2DgAhkwwCALYOACGUDAAB5A8AIQ-lCQAA9BAAMKYJAACzAQAQpwkAAPQQADDpCQAB6w8AIdgKAAHrDwAhlAsQAPQOACGDDAIAwQ4AIYcMAAHrDwAhiAwEAPIOACGJDAIAwQ4AIY4MAADxEI4MIo8MEAD0DgAhkgwCAMEOACGTDAIAwQ4AIZQMAAHrDwAhBIMMAgAAAAGIDAQAAAABkgwCAAAAAZMMAgAAAAEQpQkAAPYQADCmCQAArQEAEKcJAAD2EAAw3wkBALcOACHpCQAB5A8AIdQKAgC2DgAh2AoAAeUPACGUCxAA6w4AIbQLAQDIDgAhgwwCALYOACGIDAQA2g4AIYkMAgC2DgAhlAwAAeQPACGWDAEAtw4AIZcMBADaDgAhmAwEANoOACEQpQkAAPcQADCmCQAAmgEAEKcJAAD3EAAw3wkBAMIOACHpCQAB6w8AIdQKAgDBDgAh2AoAAewPACGUCxAA9A4AIbQLAQDNDgAhgwwCAMEOACGIDAQA8g4AIYkMAgDBDgAhlAwAAesPACGWDAEAwg4AIZcMBADyDgAhmAwEAPIOACEE1AoCAAAAAYMMAgAAAAGIDAQAAAABiQwCAAAAARKlCQAA-RAAMKYJAACUAQAQpwkAAPkQADDYCgAB5Q8AIewKBADaDgAhjQsAAeQPACGUCxAA6w4AIdkLAAHkDwAhgwwCALYOACGIDAQA2g4AIZQMAAHkDwAhlwwEANoOACGYDAQA2g4AIZoMAgC2DgAhmwwQAOsOACGcDAAB5Q8AIZ0MBADaDgAhngwgAOYOACESpQkAAPoQADCmCQAAgQEAEKcJAAD6EAAw2AoAAewPACHsCgQA8g4AIY0LAAHrDwAhlAsQAPQOACHZCwAB6w8AIYMMAgDBDgAhiAwEAPIOACGUDAAB6w8AIZcMBADyDgAhmAwEAPIOACGaDAIAwQ4AIZsMEAD0DgAhnAwAAewPACGdDAQA8g4AIZ4MIAD9DgAhA4MMAgAAAAGIDAQAAAABmgwCAAAAAQ-lCQAA_BAAMKYJAAB7ABCnCQAA_BAAMIcKAgC2DgAh2QsAAeQPACGDDAIAtg4AIYUMAgC2DgAhmAwQAOsOACGgDAQA2g4AIaEMAAHkDwAhogxAALgOACGjDAAB5A8AIaQMEADrDgAhpQwQAKIPACGmDCAA5g4AIQ-lCQAA_RAAMKYJAABoABCnCQAA_RAAMIcKAgDBDgAh2QsAAesPACGDDAIAwQ4AIYUMAgDBDgAhmAwQAPQOACGgDAQA8g4AIaEMAAHrDwAhogxAAMMOACGjDAAB6w8AIaQMEAD0DgAhpQwQAKwPACGmDCAA_Q4AIQKDDAIAAAABoAwEAAAAAQilCQAA_xAAMKYJAABiABCnCQAA_xAAMIMMAgC2DgAhqAwEANoOACGpDAQA3Q4AIaoMAAHlDwAhqwxAALgOACEIpQkAAIARADCmCQAATwAQpwkAAIARADCDDAIAwQ4AIagMBADyDgAhqQwEAPMOACGqDAAB7A8AIasMQADDDgAhCqUJAACBEQAwpgkAAEkAEKcJAACBEQAwqAkEANoOACHfCQEAtw4AIZoKAQC3DgAh3wpAALgOACGsDAEAtw4AIa4MAACCEa4MIq8MAQC3DgAhBxUAALoOACAWAACEEQAgFwAAhBEAIJEEAAAArgwIrAkAAACuDAKtCQAAAK4MCLIJAACDEa4MIgcVAAC6DgAgFgAAhBEAIBcAAIQRACCRBAAAAK4MCKwJAAAArgwCrQkAAACuDAiyCQAAgxGuDCIEkQQAAACuDAisCQAAAK4MAq0JAAAArgwIsgkAAIQRrgwiCqUJAACFEQAwpgkAADYAEKcJAACFEQAwqAkEAPIOACHfCQEAwg4AIZoKAQDCDgAh3wpAAMMOACGsDAEAwg4AIa4MAACGEa4MIq8MAQDCDgAhBJEEAAAArgwIrAkAAACuDAKtCQAAAK4MCLIJAACEEa4MIgelCQAAhxEAMKYJAAAwABCnCQAAhxEAMJQKAQC3DgAhmgoBALcOACGsDAEAtw4AIbAMQAC4DgAhB6UJAACIEQAwpgkAAB0AEKcJAACIEQAwlAoBAMIOACGaCgEAwg4AIawMAQDCDgAhsAxAAMMOACEIpQkAAIkRADCmCQAAFwAQpwkAAIkRADDfCQAAihGyDCKaCgEAtw4AIawMAQC3DgAhrwwBALcOACGwDEAAuA4AIQcVAAC6DgAgFgAAjBEAIBcAAIwRACCRBAAAALIMCKwJAAAAsgwCrQkAAACyDAiyCQAAixGyDCIHFQAAug4AIBYAAIwRACAXAACMEQAgkQQAAACyDAisCQAAALIMAq0JAAAAsgwIsgkAAIsRsgwiBJEEAAAAsgwIrAkAAACyDAKtCQAAALIMCLIJAACMEbIMIgilCQAAjREAMKYJAAAEABCnCQAAjREAMN8JAACOEbIMIpoKAQDCDgAhrAwBAMIOACGvDAEAwg4AIbAMQADDDgAhBJEEAAAAsgwIrAkAAACyDAKtCQAAALIMCLIJAACMEbIMIgLfCQAAALIMAq8MAQAAAAEAAAAAAAW7DAIAAAABvwwCAAAAAcAMAgAAAAHBDAIAAAABwgwCAAAAAQG7DAEAAAABAbsMQAAAAAEAAAAAAAAAAbsMAQAAAAEAAAAAAAG7DAAAAL8JAgG7DEAAAAABBw8AAMEXACAQAADEFwAgtQwAAMIXACC2DAAAwxcAILcMAACKDQAguAwAAIoNACC5DAAA_gwAIAMPAADBFwAgtQwAAMIXACC5DAAA_gwAIAqyCAAA5hEAILMIAADnEQAgtAgAAOgRACDYCQAAmxEAIOYJAACbEQAg5wkAAJsRACDpCQAAmxEAIOsJAACbEQAg7AkAAJsRACDuCQAAmxEAIAAAAAAABbsMBAAAAAG_DAQAAAABwAwEAAAAAcEMBAAAAAHCDAQAAAABBbsMAgAAAAG_DAIAAAABwAwCAAAAAcEMAgAAAAHCDAIAAAABBbsMBAAAAAG_DAQAAAABwAwEAAAAAcEMBAAAAAHCDAQAAAABBQ8AALwXACAQAAC_FwAgtQwAAL0XACC2DAAAvhcAILkMAAD-DAAgAw8AALwXACC1DAAAvRcAILkMAAD-DAAgAAAAAAABuwwgAAAAAQUPAAC3FwAgEAAAuhcAILUMAAC4FwAgtgwAALkXACC5DAAA_gwAIAMPAAC3FwAgtQwAALgXACC5DAAA_gwAIAAAAAAAAbsMAAAA3wkCBbsMEAAAAAG_DBAAAAABwAwQAAAAAcEMEAAAAAHCDBAAAAABCw8AANcRADAQAADcEQAwtQwAANgRADC2DAAA2REAMLcMAADbEQAwuAwAANsRADC5DAAA2xEAMLoMAADaEQAguwwAANsRADC8DAAA3REAML0MAADeEQAwCw8AAMsRADAQAADQEQAwtQwAAMwRADC2DAAAzREAMLcMAADPEQAwuAwAAM8RADC5DAAAzxEAMLoMAADOEQAguwwAAM8RADC8DAAA0REAML0MAADSEQAwBw8AAMYRACAQAADJEQAgtQwAAMcRACC2DAAAyBEAILcMAACIDQAguAwAAIgNACC5DAAA0A0AIAuoCQEAAAABqQkBAAAAAaoJAQAAAAGrCUAAAAABtgkBAAAAAb8JAAAAvwkCwAkBAAAAAcEJQAAAAAHCCUAAAAABwwkCAAAAAcQJQAAAAAECAAAA0A0AIA8AAMYRACADAAAAiA0AIA8AAMYRACAQAADKEQAgDQAAAIgNACAIAADKEQAgqAkBAJYRACGpCQEAnxEAIaoJAQCfEQAhqwlAAJcRACG2CQEAlhEAIb8JAAClEb8JIsAJAQCfEQAhwQlAAKYRACHCCUAAphEAIcMJAgCVEQAhxAlAAKYRACELqAkBAJYRACGpCQEAnxEAIaoJAQCfEQAhqwlAAJcRACG2CQEAlhEAIb8JAAClEb8JIsAJAQCfEQAhwQlAAKYRACHCCUAAphEAIcMJAgCVEQAhxAlAAKYRACENqAkEAAAAAcUJAQAAAAHGCQQAAAABxwmAAAAAAcgJAQAAAAHJCQIAAAABygkEAAAAAcsJQAAAAAHMCUAAAAABzQlAAAAAAc4JAQAAAAHPCQEAAAAB0AlAAAAAAQIAAACGDQAgDwAA1hEAIAMAAACGDQAgDwAA1hEAIBAAANURACABCAAAthcAMBKxCAAA-w4AIKUJAAD4DgAwpgkAAIQNABCnCQAA-A4AMKgJBAAAAAG9CQEAwg4AIcUJAQAAAAHGCQQA8g4AIccJAAD5DgAgyAkBAAAAAckJAgD6DgAhygkEAPMOACHLCUAAww4AIcwJQADXDgAhzQlAANcOACHOCQEAzQ4AIc8JAQDNDgAh0AlAANcOACECAAAAhg0AIAgAANURACACAAAA0xEAIAgAANQRACARpQkAANIRADCmCQAA0xEAEKcJAADSEQAwqAkEAPIOACG9CQEAwg4AIcUJAQDNDgAhxgkEAPIOACHHCQAA-Q4AIMgJAQDNDgAhyQkCAPoOACHKCQQA8w4AIcsJQADDDgAhzAlAANcOACHNCUAA1w4AIc4JAQDNDgAhzwkBAM0OACHQCUAA1w4AIRGlCQAA0hEAMKYJAADTEQAQpwkAANIRADCoCQQA8g4AIb0JAQDCDgAhxQkBAM0OACHGCQQA8g4AIccJAAD5DgAgyAkBAM0OACHJCQIA-g4AIcoJBADzDgAhywlAAMMOACHMCUAA1w4AIc0JQADXDgAhzgkBAM0OACHPCQEAzQ4AIdAJQADXDgAhDagJBACvEQAhxQkBAJ8RACHGCQQArxEAIccJgAAAAAHICQEAnxEAIckJAgCwEQAhygkEALERACHLCUAAlxEAIcwJQACmEQAhzQlAAKYRACHOCQEAnxEAIc8JAQCfEQAh0AlAAKYRACENqAkEAK8RACHFCQEAnxEAIcYJBACvEQAhxwmAAAAAAcgJAQCfEQAhyQkCALARACHKCQQAsREAIcsJQACXEQAhzAlAAKYRACHNCUAAphEAIc4JAQCfEQAhzwkBAJ8RACHQCUAAphEAIQ2oCQQAAAABxQkBAAAAAcYJBAAAAAHHCYAAAAAByAkBAAAAAckJAgAAAAHKCQQAAAABywlAAAAAAcwJQAAAAAHNCUAAAAABzgkBAAAAAc8JAQAAAAHQCUAAAAABCasJQAAAAAG5CUAAAAAB1wkBAAAAAdgJAQAAAAHZCQQAAAAB2glAAAAAAdsJAQAAAAHcCUAAAAAB3QkgAAAAAQIAAACCDQAgDwAA4hEAIAMAAACCDQAgDwAA4hEAIBAAAOERACABCAAAtRcAMA6xCAAA-w4AIKUJAAD8DgAwpgkAAIANABCnCQAA_A4AMKsJQADDDgAhuQlAAMMOACG9CQEAwg4AIdcJAQAAAAHYCQEAAAAB2QkEAPMOACHaCUAA1w4AIdsJAQDNDgAh3AlAANcOACHdCSAA_Q4AIQIAAACCDQAgCAAA4REAIAIAAADfEQAgCAAA4BEAIA2lCQAA3hEAMKYJAADfEQAQpwkAAN4RADCrCUAAww4AIbkJQADDDgAhvQkBAMIOACHXCQEAwg4AIdgJAQDCDgAh2QkEAPMOACHaCUAA1w4AIdsJAQDNDgAh3AlAANcOACHdCSAA_Q4AIQ2lCQAA3hEAMKYJAADfEQAQpwkAAN4RADCrCUAAww4AIbkJQADDDgAhvQkBAMIOACHXCQEAwg4AIdgJAQDCDgAh2QkEAPMOACHaCUAA1w4AIdsJAQDNDgAh3AlAANcOACHdCSAA_Q4AIQmrCUAAlxEAIbkJQACXEQAh1wkBAJYRACHYCQEAlhEAIdkJBACxEQAh2glAAKYRACHbCQEAnxEAIdwJQACmEQAh3QkgALkRACEJqwlAAJcRACG5CUAAlxEAIdcJAQCWEQAh2AkBAJYRACHZCQQAsREAIdoJQACmEQAh2wkBAJ8RACHcCUAAphEAId0JIAC5EQAhCasJQAAAAAG5CUAAAAAB1wkBAAAAAdgJAQAAAAHZCQQAAAAB2glAAAAAAdsJAQAAAAHcCUAAAAAB3QkgAAAAAQQPAADXEQAwtQwAANgRADC5DAAA2xEAMLoMAADaEQAgBA8AAMsRADC1DAAAzBEAMLkMAADPEQAwugwAAM4RACADDwAAxhEAILUMAADHEQAguQwAANANACAAAAixCAAAqREAIKkJAACbEQAgqgkAAJsRACC9CQAAmxEAIMAJAACbEQAgwQkAAJsRACDCCQAAmxEAIMQJAACbEQAgAAAAAAAAAAABuwwAAAD9CQIAAAABuwwAAACBCgIAAAAAAAAAAAAAAAG7DAAAAIoKAgAAAAAAAbsMAAAAjgoCAbsMAAAAjwoCBbsMEAAAAAG_DBAAAAABwAwQAAAAAcEMEAAAAAHCDBAAAAABAAAAAAAFDwAAsBcAIBAAALMXACC1DAAAsRcAILYMAACyFwAguQwAAJsLACADDwAAsBcAILUMAACxFwAguQwAAJsLACAAAAAAAAsPAACXEgAwEAAAnBIAMLUMAACYEgAwtgwAAJkSADC3DAAAmxIAMLgMAACbEgAwuQwAAJsSADC6DAAAmhIAILsMAACbEgAwvAwAAJ0SADC9DAAAnhIAMAa_CQEAAAABwwkCAAAAAcQJQAAAAAGUCgEAAAABngpAAAAAAaEKAQAAAAECAAAAnwsAIA8AAKISACADAAAAnwsAIA8AAKISACAQAAChEgAgAQgAAK8XADAMjAYAALMPACClCQAAsg8AMKYJAACdCwAQpwkAALIPADC_CQEAwg4AIcMJAgDBDgAhxAlAANcOACGUCgEAwg4AIZ4KQADXDgAhoAoBAMIOACGhCgEAzQ4AIacKAACxDwAgAgAAAJ8LACAIAAChEgAgAgAAAJ8SACAIAACgEgAgCqUJAACeEgAwpgkAAJ8SABCnCQAAnhIAML8JAQDCDgAhwwkCAMEOACHECUAA1w4AIZQKAQDCDgAhngpAANcOACGgCgEAwg4AIaEKAQDNDgAhCqUJAACeEgAwpgkAAJ8SABCnCQAAnhIAML8JAQDCDgAhwwkCAMEOACHECUAA1w4AIZQKAQDCDgAhngpAANcOACGgCgEAwg4AIaEKAQDNDgAhBr8JAQCWEQAhwwkCAJURACHECUAAphEAIZQKAQCWEQAhngpAAKYRACGhCgEAnxEAIQa_CQEAlhEAIcMJAgCVEQAhxAlAAKYRACGUCgEAlhEAIZ4KQACmEQAhoQoBAJ8RACEGvwkBAAAAAcMJAgAAAAHECUAAAAABlAoBAAAAAZ4KQAAAAAGhCgEAAAABBA8AAJcSADC1DAAAmBIAMLkMAACbEgAwugwAAJoSACAABaAHAACkEgAg2AkAAJsRACDgCQAAmxEAIOoJAACbEQAgogoAAJsRACAAAAAAAAAAAAUPAACqFwAgEAAArRcAILUMAACrFwAgtgwAAKwXACC5DAAAswkAIAMPAACqFwAgtQwAAKsXACC5DAAAswkAIAAAAAUPAACiFwAgEAAAqBcAILUMAACjFwAgtgwAAKcXACC5DAAAswkAIAUPAACgFwAgEAAApRcAILUMAAChFwAgtgwAAKQXACC5DAAAvQoAIAMPAACiFwAgtQwAAKMXACC5DAAAswkAIAMPAACgFwAgtQwAAKEXACC5DAAAvQoAIAAAAAAACw8AAL0SADAQAADCEgAwtQwAAL4SADC2DAAAvxIAMLcMAADBEgAwuAwAAMESADC5DAAAwRIAMLoMAADAEgAguwwAAMESADC8DAAAwxIAML0MAADEEgAwBYoGAAC1EgAgqAkBAAAAAcsJQAAAAAGsCgEAAAABrgpAAAAAAQIAAAC5CQAgDwAAyBIAIAMAAAC5CQAgDwAAyBIAIBAAAMcSACABCAAAnxcAMAuKBgAAww8AIIwGAADHDwAgpQkAAMYPADCmCQAAtwkAEKcJAADGDwAwqAkBAAAAAcsJQADDDgAhoAoBAMIOACGsCgEAwg4AIa4KQADXDgAhxAoAAMUPACACAAAAuQkAIAgAAMcSACACAAAAxRIAIAgAAMYSACAIpQkAAMQSADCmCQAAxRIAEKcJAADEEgAwqAkBAMIOACHLCUAAww4AIaAKAQDCDgAhrAoBAMIOACGuCkAA1w4AIQilCQAAxBIAMKYJAADFEgAQpwkAAMQSADCoCQEAwg4AIcsJQADDDgAhoAoBAMIOACGsCgEAwg4AIa4KQADXDgAhBKgJAQCWEQAhywlAAJcRACGsCgEAlhEAIa4KQACmEQAhBYoGAACzEgAgqAkBAJYRACHLCUAAlxEAIawKAQCWEQAhrgpAAKYRACEFigYAALUSACCoCQEAAAABywlAAAAAAawKAQAAAAGuCkAAAAABBA8AAL0SADC1DAAAvhIAMLkMAADBEgAwugwAAMASACAAAAAAAAAFDwAAmhcAIBAAAJ0XACC1DAAAmxcAILYMAACcFwAguQwAALMJACADDwAAmhcAILUMAACbFwAguQwAALMJACAAAAAHDwAAkhcAIBAAAJgXACC1DAAAkxcAILYMAACXFwAgtwwAALUJACC4DAAAtQkAILkMAACrCQAgCw8AAPESADAQAAD1EgAwtQwAAPISADC2DAAA8xIAMLcMAADBEgAwuAwAAMESADC5DAAAwRIAMLoMAAD0EgAguwwAAMESADC8DAAA9hIAML0MAADEEgAwCw8AAOUSADAQAADqEgAwtQwAAOYSADC2DAAA5xIAMLcMAADpEgAwuAwAAOkSADC5DAAA6RIAMLoMAADoEgAguwwAAOkSADC8DAAA6xIAML0MAADsEgAwCw8AANkSADAQAADeEgAwtQwAANoSADC2DAAA2xIAMLcMAADdEgAwuAwAAN0SADC5DAAA3RIAMLoMAADcEgAguwwAAN0SADC8DAAA3xIAML0MAADgEgAwBuoJAQAAAAGbCkAAAAABtAoBAAAAAbUKEAAAAAG2CgIAAAABtwoQAAAAAQIAAADDCQAgDwAA5BIAIAMAAADDCQAgDwAA5BIAIBAAAOMSACABCAAAlhcAMAuKBgAAww8AIKUJAADCDwAwpgkAAMEJABCnCQAAwg8AMOoJAQAAAAGbCkAAww4AIawKAQDCDgAhtAoBAMIOACG1ChAA9A4AIbYKAgDBDgAhtwoQAPQOACECAAAAwwkAIAgAAOMSACACAAAA4RIAIAgAAOISACAKpQkAAOASADCmCQAA4RIAEKcJAADgEgAw6gkBAMIOACGbCkAAww4AIawKAQDCDgAhtAoBAMIOACG1ChAA9A4AIbYKAgDBDgAhtwoQAPQOACEKpQkAAOASADCmCQAA4RIAEKcJAADgEgAw6gkBAMIOACGbCkAAww4AIawKAQDCDgAhtAoBAMIOACG1ChAA9A4AIbYKAgDBDgAhtwoQAPQOACEG6gkBAJYRACGbCkAAlxEAIbQKAQCWEQAhtQoQAMIRACG2CgIAlREAIbcKEADCEQAhBuoJAQCWEQAhmwpAAJcRACG0CgEAlhEAIbUKEADCEQAhtgoCAJURACG3ChAAwhEAIQbqCQEAAAABmwpAAAAAAbQKAQAAAAG1ChAAAAABtgoCAAAAAbcKEAAAAAECqAkBAAAAAa0KQAAAAAECAAAAvwkAIA8AAPASACADAAAAvwkAIA8AAPASACAQAADvEgAgAQgAAJUXADAHigYAAMMPACClCQAAxA8AMKYJAAC9CQAQpwkAAMQPADCoCQEAAAABrAoBAMIOACGtCkAAww4AIQIAAAC_CQAgCAAA7xIAIAIAAADtEgAgCAAA7hIAIAalCQAA7BIAMKYJAADtEgAQpwkAAOwSADCoCQEAwg4AIawKAQDCDgAhrQpAAMMOACEGpQkAAOwSADCmCQAA7RIAEKcJAADsEgAwqAkBAMIOACGsCgEAwg4AIa0KQADDDgAhAqgJAQCWEQAhrQpAAJcRACECqAkBAJYRACGtCkAAlxEAIQKoCQEAAAABrQpAAAAAAQWMBgAAthIAIKgJAQAAAAHLCUAAAAABoAoBAAAAAa4KQAAAAAECAAAAuQkAIA8AAPkSACADAAAAuQkAIA8AAPkSACAQAAD4EgAgAQgAAJQXADACAAAAuQkAIAgAAPgSACACAAAAxRIAIAgAAPcSACAEqAkBAJYRACHLCUAAlxEAIaAKAQCWEQAhrgpAAKYRACEFjAYAALQSACCoCQEAlhEAIcsJQACXEQAhoAoBAJYRACGuCkAAphEAIQWMBgAAthIAIKgJAQAAAAHLCUAAAAABoAoBAAAAAa4KQAAAAAEDDwAAkhcAILUMAACTFwAguQwAAKsJACAEDwAA8RIAMLUMAADyEgAwuQwAAMESADC6DAAA9BIAIAQPAADlEgAwtQwAAOYSADC5DAAA6RIAMLoMAADoEgAgBA8AANkSADC1DAAA2hIAMLkMAADdEgAwugwAANwSACAAAAAFDwAAjRcAIBAAAJAXACC1DAAAjhcAILYMAACPFwAguQwAAKsJACADDwAAjRcAILUMAACOFwAguQwAAKsJACAAAAAAAAALDwAAlxMAMBAAAJwTADC1DAAAmBMAMLYMAACZEwAwtwwAAJsTADC4DAAAmxMAMLkMAACbEwAwugwAAJoTACC7DAAAmxMAMLwMAACdEwAwvQwAAJ4TADALDwAAixMAMBAAAJATADC1DAAAjBMAMLYMAACNEwAwtwwAAI8TADC4DAAAjxMAMLkMAACPEwAwugwAAI4TACC7DAAAjxMAMLwMAACREwAwvQwAAJITADANiwYAAPsSACCNBgAA_BIAII4GAAD9EgAgqAkBAAAAAasJQAAAAAG5CUAAAAAB_wlAAAAAAZQKAQAAAAG4CgEAAAABuQoBAAAAAboKAQAAAAG7CiAAAAABvApAAAAAAQIAAACzCQAgDwAAlhMAIAMAAACzCQAgDwAAlhMAIBAAAJUTACABCAAAjBcAMBKRBAAAzA8AIIsGAAC7DwAgjQYAAM0PACCOBgAAzg8AIKUJAADLDwAwpgkAALEJABCnCQAAyw8AMKgJAQAAAAGrCUAAww4AIbkJQADXDgAh_wlAANcOACGUCgEAAAABogoBAM0OACG4CgEAwg4AIbkKAQDCDgAhugoBAM0OACG7CiAA_Q4AIbwKQADXDgAhAgAAALMJACAIAACVEwAgAgAAAJMTACAIAACUEwAgDqUJAACSEwAwpgkAAJMTABCnCQAAkhMAMKgJAQDCDgAhqwlAAMMOACG5CUAA1w4AIf8JQADXDgAhlAoBAM0OACGiCgEAzQ4AIbgKAQDCDgAhuQoBAMIOACG6CgEAzQ4AIbsKIAD9DgAhvApAANcOACEOpQkAAJITADCmCQAAkxMAEKcJAACSEwAwqAkBAMIOACGrCUAAww4AIbkJQADXDgAh_wlAANcOACGUCgEAzQ4AIaIKAQDNDgAhuAoBAMIOACG5CgEAwg4AIboKAQDNDgAhuwogAP0OACG8CkAA1w4AIQqoCQEAlhEAIasJQACXEQAhuQlAAKYRACH_CUAAphEAIZQKAQCfEQAhuAoBAJYRACG5CgEAlhEAIboKAQCfEQAhuwogALkRACG8CkAAphEAIQ2LBgAA1hIAII0GAADXEgAgjgYAANgSACCoCQEAlhEAIasJQACXEQAhuQlAAKYRACH_CUAAphEAIZQKAQCfEQAhuAoBAJYRACG5CgEAlhEAIboKAQCfEQAhuwogALkRACG8CkAAphEAIQ2LBgAA-xIAII0GAAD8EgAgjgYAAP0SACCoCQEAAAABqwlAAAAAAbkJQAAAAAH_CUAAAAABlAoBAAAAAbgKAQAAAAG5CgEAAAABugoBAAAAAbsKIAAAAAG8CkAAAAABAuAJAQAAAAG9CkAAAAABAgAAAK8JACAPAACiEwAgAwAAAK8JACAPAACiEwAgEAAAoRMAIAEIAACLFwAwCJEEAADRDwAgpQkAANAPADCmCQAArQkAEKcJAADQDwAw4AkBAMIOACGiCgEAwg4AIb0KQADDDgAhxQoAAM8PACACAAAArwkAIAgAAKETACACAAAAnxMAIAgAAKATACAGpQkAAJ4TADCmCQAAnxMAEKcJAACeEwAw4AkBAMIOACGiCgEAwg4AIb0KQADDDgAhBqUJAACeEwAwpgkAAJ8TABCnCQAAnhMAMOAJAQDCDgAhogoBAMIOACG9CkAAww4AIQLgCQEAlhEAIb0KQACXEQAhAuAJAQCWEQAhvQpAAJcRACEC4AkBAAAAAb0KQAAAAAEEDwAAlxMAMLUMAACYEwAwuQwAAJsTADC6DAAAmhMAIAQPAACLEwAwtQwAAIwTADC5DAAAjxMAMLoMAACOEwAgAAAKkQQAAKkTACCLBgAAyhIAII0GAACqEwAgjgYAAKsTACC5CQAAmxEAIP8JAACbEQAglAoAAJsRACCiCgAAmxEAILoKAACbEQAgvAoAAJsRACACiwYAAMoSACDYCQAAmxEAIAWJBgAApRMAII8GAACmEwAgwQoAAJsRACDCCgAAmxEAIMMKAACbEQAgAAAAAAAAAAAAAAAAAAAAAAUPAACGFwAgEAAAiRcAILUMAACHFwAgtgwAAIgXACC5DAAArAgAIAMPAACGFwAgtQwAAIcXACC5DAAArAgAIAAAAAsPAADAEwAwEAAAxRMAMLUMAADBEwAwtgwAAMITADC3DAAAxBMAMLgMAADEEwAwuQwAAMQTADC6DAAAwxMAILsMAADEEwAwvAwAAMYTADC9DAAAxxMAMAWoCQEAAAABzgoBAAAAAc8KgAAAAAHQCiAAAAAB0QpAAAAAAQIAAACwCAAgDwAAyxMAIAMAAACwCAAgDwAAyxMAIBAAAMoTACABCAAAhRcAMAq3BQAA3g8AIKUJAADdDwAwpgkAAK4IABCnCQAA3Q8AMKgJAQAAAAHNCgEAwg4AIc4KAQDCDgAhzwoAAIwPACDQCiAA_Q4AIdEKQADDDgAhAgAAALAIACAIAADKEwAgAgAAAMgTACAIAADJEwAgCaUJAADHEwAwpgkAAMgTABCnCQAAxxMAMKgJAQDCDgAhzQoBAMIOACHOCgEAwg4AIc8KAACMDwAg0AogAP0OACHRCkAAww4AIQmlCQAAxxMAMKYJAADIEwAQpwkAAMcTADCoCQEAwg4AIc0KAQDCDgAhzgoBAMIOACHPCgAAjA8AINAKIAD9DgAh0QpAAMMOACEFqAkBAJYRACHOCgEAlhEAIc8KgAAAAAHQCiAAuREAIdEKQACXEQAhBagJAQCWEQAhzgoBAJYRACHPCoAAAAAB0AogALkRACHRCkAAlxEAIQWoCQEAAAABzgoBAAAAAc8KgAAAAAHQCiAAAAAB0QpAAAAAAQQPAADAEwAwtQwAAMETADC5DAAAxBMAMLoMAADDEwAgAAG4BQAAzRMAIAAAAAAABQ8AAIAXACAQAACDFwAgtQwAAIEXACC2DAAAghcAILkMAACzBwAgAw8AAIAXACC1DAAAgRcAILkMAACzBwAgAAAAAAAFDwAA-hYAIBAAAP4WACC1DAAA-xYAILYMAAD9FgAguQwAAKcHACALDwAA3RMAMBAAAOITADC1DAAA3hMAMLYMAADfEwAwtwwAAOETADC4DAAA4RMAMLkMAADhEwAwugwAAOATACC7DAAA4RMAMLwMAADjEwAwvQwAAOQTADACtQoQAAAAAdQKAgAAAAECAAAAtwcAIA8AAOgTACADAAAAtwcAIA8AAOgTACAQAADnEwAgAQgAAPwWADAI5QQAAPIPACClCQAA8Q8AMKYJAAC1BwAQpwkAAPEPADC1ChAA9A4AIdMKAQCCDwAh1AoCAMEOACGECwAA8A8AIAIAAAC3BwAgCAAA5xMAIAIAAADlEwAgCAAA5hMAIAalCQAA5BMAMKYJAADlEwAQpwkAAOQTADC1ChAA9A4AIdMKAQCCDwAh1AoCAMEOACEGpQkAAOQTADCmCQAA5RMAEKcJAADkEwAwtQoQAPQOACHTCgEAgg8AIdQKAgDBDgAhArUKEADCEQAh1AoCAJURACECtQoQAMIRACHUCgIAlREAIQK1ChAAAAAB1AoCAAAAAQMPAAD6FgAgtQwAAPsWACC5DAAApwcAIAQPAADdEwAwtQwAAN4TADC5DAAA4RMAMLoMAADgEwAgAAAAAAAFDwAA9RYAIBAAAPgWACC1DAAA9hYAILYMAAD3FgAguQwAAKcHACADDwAA9RYAILUMAAD2FgAguQwAAKcHACAAAAAAAAUPAADwFgAgEAAA8xYAILUMAADxFgAgtgwAAPIWACC5DAAApwcAIAMPAADwFgAgtQwAAPEWACC5DAAApwcAIAAAAAAAAbsMAAEAAAEBuwwAAQAAAQsPAACbFAAwEAAAoBQAMLUMAACcFAAwtgwAAJ0UADC3DAAAnxQAMLgMAACfFAAwuQwAAJ8UADC6DAAAnhQAILsMAACfFAAwvAwAAKEUADC9DAAAohQAMAsPAACPFAAwEAAAlBQAMLUMAACQFAAwtgwAAJEUADC3DAAAkxQAMLgMAACTFAAwuQwAAJMUADC6DAAAkhQAILsMAACTFAAwvAwAAJUUADC9DAAAlhQAMAsPAACDFAAwEAAAiBQAMLUMAACEFAAwtgwAAIUUADC3DAAAhxQAMLgMAACHFAAwuQwAAIcUADC6DAAAhhQAILsMAACHFAAwvAwAAIkUADC9DAAAihQAMBHjBAAA6hMAIKgJAQAAAAGrCUAAAAABvwkBAAAAAcAJAQAAAAHDCQIAAAAB6QkBAAAAAZoKAQAAAAGdCkAAAAABtQoQAAAAAdYKAQAAAAHXCgEAAAAB2AoBAAAAAdkKgAAAAAHaCkAAAAAB2wpAAAAAAdwKQAAAAAECAAAAswcAIA8AAI4UACADAAAAswcAIA8AAI4UACAQAACNFAAgAQgAAO8WADAX4gQAAPUPACDjBAAA9g8AIKUJAAD0DwAwpgkAALEHABCnCQAA9A8AMKgJAQAAAAGrCUAAww4AIb8JAQDCDgAhwAkBAM0OACHDCQIAwQ4AIekJAQDNDgAhmgoBAMIOACGdCkAAww4AIbUKEAD0DgAh1QoBAIIPACHWCgEAwg4AIdcKAQDCDgAh2AoBAM0OACHZCgAA-Q4AINoKQADXDgAh2wpAANcOACHcCkAA1w4AIYULAADzDwAgAgAAALMHACAIAACNFAAgAgAAAIsUACAIAACMFAAgFKUJAACKFAAwpgkAAIsUABCnCQAAihQAMKgJAQCCDwAhqwlAAMMOACG_CQEAwg4AIcAJAQDNDgAhwwkCAMEOACHpCQEAzQ4AIZoKAQDCDgAhnQpAAMMOACG1ChAA9A4AIdUKAQCCDwAh1goBAMIOACHXCgEAwg4AIdgKAQDNDgAh2QoAAPkOACDaCkAA1w4AIdsKQADXDgAh3ApAANcOACEUpQkAAIoUADCmCQAAixQAEKcJAACKFAAwqAkBAIIPACGrCUAAww4AIb8JAQDCDgAhwAkBAM0OACHDCQIAwQ4AIekJAQDNDgAhmgoBAMIOACGdCkAAww4AIbUKEAD0DgAh1QoBAIIPACHWCgEAwg4AIdcKAQDCDgAh2AoBAM0OACHZCgAA-Q4AINoKQADXDgAh2wpAANcOACHcCkAA1w4AIRCoCQEAlhEAIasJQACXEQAhvwkBAJYRACHACQEAnxEAIcMJAgCVEQAh6QkBAJ8RACGaCgEAlhEAIZ0KQACXEQAhtQoQAMIRACHWCgEAlhEAIdcKAQCWEQAh2AoBAJ8RACHZCoAAAAAB2gpAAKYRACHbCkAAphEAIdwKQACmEQAhEeMEAADcEwAgqAkBAJYRACGrCUAAlxEAIb8JAQCWEQAhwAkBAJ8RACHDCQIAlREAIekJAQCfEQAhmgoBAJYRACGdCkAAlxEAIbUKEADCEQAh1goBAJYRACHXCgEAlhEAIdgKAQCfEQAh2QqAAAAAAdoKQACmEQAh2wpAAKYRACHcCkAAphEAIRHjBAAA6hMAIKgJAQAAAAGrCUAAAAABvwkBAAAAAcAJAQAAAAHDCQIAAAAB6QkBAAAAAZoKAQAAAAGdCkAAAAABtQoQAAAAAdYKAQAAAAHXCgEAAAAB2AoBAAAAAdkKgAAAAAHaCkAAAAAB2wpAAAAAAdwKQAAAAAEFqAkEAAAAAZoKAQAAAAHdCgEAAAAB3goBAAAAAd8KQAAAAAECAAAArwcAIA8AAJoUACADAAAArwcAIA8AAJoUACAQAACZFAAgAQgAAO4WADAK4gQAAPUPACClCQAA9w8AMKYJAACtBwAQpwkAAPcPADCoCQQAAAABmgoBAMIOACHVCgEAgg8AId0KAQDNDgAh3goBAMIOACHfCkAAww4AIQIAAACvBwAgCAAAmRQAIAIAAACXFAAgCAAAmBQAIAmlCQAAlhQAMKYJAACXFAAQpwkAAJYUADCoCQQA8g4AIZoKAQDCDgAh1QoBAIIPACHdCgEAzQ4AId4KAQDCDgAh3wpAAMMOACEJpQkAAJYUADCmCQAAlxQAEKcJAACWFAAwqAkEAPIOACGaCgEAwg4AIdUKAQCCDwAh3QoBAM0OACHeCgEAwg4AId8KQADDDgAhBagJBACvEQAhmgoBAJYRACHdCgEAnxEAId4KAQCWEQAh3wpAAJcRACEFqAkEAK8RACGaCgEAlhEAId0KAQCfEQAh3goBAJYRACHfCkAAlxEAIQWoCQQAAAABmgoBAAAAAd0KAQAAAAHeCgEAAAAB3wpAAAAAAQq1ChAAAAAB1AoCAAAAAeAKAQAAAAHhCgEAAAAB4goBAAAAAeMKEAAAAAHkCgIAAAAB5QoBAAAAAeYKAQAAAAHnCgIAAAABAgAAAKsHACAPAACmFAAgAwAAAKsHACAPAACmFAAgEAAApRQAIAEIAADtFgAwEOIEAAD1DwAgpQkAAPkPADCmCQAAqQcAEKcJAAD5DwAwtQoQAPQOACHUCgIAwQ4AIdUKAQCCDwAh4AoBAMIOACHhCgEAwg4AIeIKAQDCDgAh4woQAKwPACHkCgIAwQ4AIeUKAQDCDgAh5goBAMIOACHnCgIA-g4AIYYLAAD4DwAgAgAAAKsHACAIAAClFAAgAgAAAKMUACAIAACkFAAgDqUJAACiFAAwpgkAAKMUABCnCQAAohQAMLUKEAD0DgAh1AoCAMEOACHVCgEAgg8AIeAKAQDCDgAh4QoBAMIOACHiCgEAwg4AIeMKEACsDwAh5AoCAMEOACHlCgEAwg4AIeYKAQDCDgAh5woCAPoOACEOpQkAAKIUADCmCQAAoxQAEKcJAACiFAAwtQoQAPQOACHUCgIAwQ4AIdUKAQCCDwAh4AoBAMIOACHhCgEAwg4AIeIKAQDCDgAh4woQAKwPACHkCgIAwQ4AIeUKAQDCDgAh5goBAMIOACHnCgIA-g4AIQq1ChAAwhEAIdQKAgCVEQAh4AoBAJYRACHhCgEAlhEAIeIKAQCWEQAh4woQAIkSACHkCgIAlREAIeUKAQCWEQAh5goBAJYRACHnCgIAsBEAIQq1ChAAwhEAIdQKAgCVEQAh4AoBAJYRACHhCgEAlhEAIeIKAQCWEQAh4woQAIkSACHkCgIAlREAIeUKAQCWEQAh5goBAJYRACHnCgIAsBEAIQq1ChAAAAAB1AoCAAAAAeAKAQAAAAHhCgEAAAAB4goBAAAAAeMKEAAAAAHkCgIAAAAB5QoBAAAAAeYKAQAAAAHnCgIAAAABBA8AAJsUADC1DAAAnBQAMLkMAACfFAAwugwAAJ4UACAEDwAAjxQAMLUMAACQFAAwuQwAAJMUADC6DAAAkhQAIAQPAACDFAAwtQwAAIQUADC5DAAAhxQAMLoMAACGFAAgAAAACeIEAACuFAAg4wQAAK8UACDACQAAmxEAIOkJAACbEQAg2AoAAJsRACDZCgAAmxEAINoKAACbEQAg2woAAJsRACDcCgAAmxEAIBTjBAAAqhQAIOQEAACrFAAg5gQAAKwUACDpCQAAmxEAIM4KAACbEQAg4AoAAJsRACDuCgAAmxEAIO8KAACbEQAg8AoAAJsRACD1CgAAmxEAIPYKAACbEQAg-AoAAJsRACD5CgAAmxEAIPwKAACbEQAg_QoAAJsRACD-CgAAmxEAIP8KAACbEQAggAsAAJsRACCBCwAAmxEAIIMLAACbEQAgAAAAAAAAAAAAAAAAAAABuwwAAACNCwIAAAAAAAUPAADoFgAgEAAA6xYAILUMAADpFgAgtgwAAOoWACC5DAAAqAYAIAMPAADoFgAgtQwAAOkWACC5DAAAqAYAIAAAAAAACw8AAMsUADAQAADQFAAwtQwAAMwUADC2DAAAzRQAMLcMAADPFAAwuAwAAM8UADC5DAAAzxQAMLoMAADOFAAguwwAAM8UADC8DAAA0RQAML0MAADSFAAwBqgJBAAAAAG5CgEAAAABwAoBAAAAAZMLAQAAAAGUCwEAAAABlQsCAAAAAQIAAACsBgAgDwAA1hQAIAMAAACsBgAgDwAA1hQAIBAAANUUACABCAAA5xYAMAvcAQEAwg4AIZEEAACKEAAgpQkAAIkQADCmCQAAqgYAEKcJAACJEAAwqAkEAAAAAbkKAQDCDgAhwAoBAMIOACGTCwEAwg4AIZQLAQDCDgAhlQsCAMEOACECAAAArAYAIAgAANUUACACAAAA0xQAIAgAANQUACAK3AEBAMIOACGlCQAA0hQAMKYJAADTFAAQpwkAANIUADCoCQQA8g4AIbkKAQDCDgAhwAoBAMIOACGTCwEAwg4AIZQLAQDCDgAhlQsCAMEOACEK3AEBAMIOACGlCQAA0hQAMKYJAADTFAAQpwkAANIUADCoCQQA8g4AIbkKAQDCDgAhwAoBAMIOACGTCwEAwg4AIZQLAQDCDgAhlQsCAMEOACEGqAkEAK8RACG5CgEAlhEAIcAKAQCWEQAhkwsBAJYRACGUCwEAlhEAIZULAgCVEQAhBqgJBACvEQAhuQoBAJYRACHACgEAlhEAIZMLAQCWEQAhlAsBAJYRACGVCwIAlREAIQaoCQQAAAABuQoBAAAAAcAKAQAAAAGTCwEAAAABlAsBAAAAAZULAgAAAAEEDwAAyxQAMLUMAADMFAAwuQwAAM8UADC6DAAAzhQAIAAB3QEAANgUACAAAAABuwwAAACYCwIAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ8AAOIWACAQAADlFgAgtQwAAOMWACC2DAAA5BYAILkMAADeBAAgAw8AAOIWACC1DAAA4xYAILkMAADeBAAgAAAAAAACuwwBAAAABL4MAQAAAAULDwAA_RQAMBAAAIIVADC1DAAA_hQAMLYMAAD_FAAwtwwAAIEVADC4DAAAgRUAMLkMAACBFQAwugwAAIAVACC7DAAAgRUAMLwMAACDFQAwvQwAAIQVADAKqAkCAAAAAZEKAQAAAAHgCgEAAAAB-AoBAAAAAZ4LAAEAAAGhCwEAAAABogsBAAAAAaMLAQAAAAGkCwEAAAABpQsAAQAAAQIAAADiBAAgDwAAiBUAIAMAAADiBAAgDwAAiBUAIBAAAIcVACABCAAA4RYAMBCPAwAAohAAIKUJAAChEAAwpgkAAOAEABCnCQAAoRAAMKgJAgAAAAGRCgEAzQ4AIeAKAQDCDgAh-AoBAMIOACGeCwAB6w8AIaALAgDBDgAhoQsBAMIOACGiCwEAwg4AIaMLAQDNDgAhpAsBAM0OACGlCwAB7A8AIbELAACgEAAgAgAAAOIEACAIAACHFQAgAgAAAIUVACAIAACGFQAgDqUJAACEFQAwpgkAAIUVABCnCQAAhBUAMKgJAgDBDgAhkQoBAM0OACHgCgEAwg4AIfgKAQDCDgAhngsAAesPACGgCwIAwQ4AIaELAQDCDgAhogsBAMIOACGjCwEAzQ4AIaQLAQDNDgAhpQsAAewPACEOpQkAAIQVADCmCQAAhRUAEKcJAACEFQAwqAkCAMEOACGRCgEAzQ4AIeAKAQDCDgAh-AoBAMIOACGeCwAB6w8AIaALAgDBDgAhoQsBAMIOACGiCwEAwg4AIaMLAQDNDgAhpAsBAM0OACGlCwAB7A8AIQqoCQIAlREAIZEKAQCfEQAh4AoBAJYRACH4CgEAlhEAIZ4LAAH-EwAhoQsBAJYRACGiCwEAlhEAIaMLAQCfEQAhpAsBAJ8RACGlCwAB_xMAIQqoCQIAlREAIZEKAQCfEQAh4AoBAJYRACH4CgEAlhEAIZ4LAAH-EwAhoQsBAJYRACGiCwEAlhEAIaMLAQCfEQAhpAsBAJ8RACGlCwAB_xMAIQqoCQIAAAABkQoBAAAAAeAKAQAAAAH4CgEAAAABngsAAQAAAaELAQAAAAGiCwEAAAABowsBAAAAAaQLAQAAAAGlCwABAAABAbsMAQAAAAQEDwAA_RQAMLUMAAD-FAAwuQwAAIEVADC6DAAAgBUAIAADkAMAAIsVACCqCwAAmxEAIKsLAACbEQAgAAAAAAAAAAAFDwAA3BYAIBAAAN8WACC1DAAA3RYAILYMAADeFgAguQwAAOADACADDwAA3BYAILUMAADdFgAguQwAAOADACAAAAAAAAG7DAAAALsLAgcPAADWFgAgEAAA2hYAILUMAADXFgAgtgwAANkWACC3DAAA4gMAILgMAADiAwAguQwAANgDACALDwAAnxUAMBAAAKQVADC1DAAAoBUAMLYMAAChFQAwtwwAAKMVADC4DAAAoxUAMLkMAACjFQAwugwAAKIVACC7DAAAoxUAMLwMAAClFQAwvQwAAKYVADAEqAkBAAAAAasJQAAAAAHgCQEAAAABtgsEAAAAAQIAAADmAwAgDwAAqhUAIAMAAADmAwAgDwAAqhUAIBAAAKkVACABCAAA2BYAMAq8AgAAsxAAIKUJAACyEAAwpgkAAOQDABCnCQAAshAAMKgJAQAAAAGrCUAAww4AIeAJAQDCDgAhtQsBAIIPACG2CwQA8g4AIcELAACxEAAgAgAAAOYDACAIAACpFQAgAgAAAKcVACAIAACoFQAgCKUJAACmFQAwpgkAAKcVABCnCQAAphUAMKgJAQCCDwAhqwlAAMMOACHgCQEAwg4AIbULAQCCDwAhtgsEAPIOACEIpQkAAKYVADCmCQAApxUAEKcJAACmFQAwqAkBAIIPACGrCUAAww4AIeAJAQDCDgAhtQsBAIIPACG2CwQA8g4AIQSoCQEAlhEAIasJQACXEQAh4AkBAJYRACG2CwQArxEAIQSoCQEAlhEAIasJQACXEQAh4AkBAJYRACG2CwQArxEAIQSoCQEAAAABqwlAAAAAAeAJAQAAAAG2CwQAAAABAw8AANYWACC1DAAA1xYAILkMAADYAwAgBA8AAJ8VADC1DAAAoBUAMLkMAACjFQAwugwAAKIVACAAAAABuwwAAAC_CwIFDwAA0RYAIBAAANQWACC1DAAA0hYAILYMAADTFgAguQwAANgDACADDwAA0RYAILUMAADSFgAguQwAANgDACAAAAALDwAAxBUAMBAAAMkVADC1DAAAxRUAMLYMAADGFQAwtwwAAMgVADC4DAAAyBUAMLkMAADIFQAwugwAAMcVACC7DAAAyBUAMLwMAADKFQAwvQwAAMsVADALDwAAuBUAMBAAAL0VADC1DAAAuRUAMLYMAAC6FQAwtwwAALwVADC4DAAAvBUAMLkMAAC8FQAwugwAALsVACC7DAAAvBUAMLwMAAC-FQAwvQwAAL8VADAMvQIAAKwVACCoCQEAAAABqwlAAAAAAbkJQAAAAAHACQEAAAAB6goAAAC7CwK2CwQAAAABtwsBAAAAAbgLAQAAAAG7CwQAAAABvAsEAAAAAb0LQAAAAAECAAAA4AMAIA8AAMMVACADAAAA4AMAIA8AAMMVACAQAADCFQAgAQgAANAWADARugIAALoQACC9AgAAuxAAIKUJAAC3EAAwpgkAAN4DABCnCQAAtxAAMKgJAQAAAAGrCUAAww4AIbkJQADXDgAhwAkBAM0OACHqCgAAuRC7CyK2CwQA8g4AIbcLAQAAAAG4CwEAwg4AIbkLAQC4EAAhuwsEAPIOACG8CwQA8g4AIb0LQADXDgAhAgAAAOADACAIAADCFQAgAgAAAMAVACAIAADBFQAgD6UJAAC_FQAwpgkAAMAVABCnCQAAvxUAMKgJAQCCDwAhqwlAAMMOACG5CUAA1w4AIcAJAQDNDgAh6goAALkQuwsitgsEAPIOACG3CwEAwg4AIbgLAQDCDgAhuQsBALgQACG7CwQA8g4AIbwLBADyDgAhvQtAANcOACEPpQkAAL8VADCmCQAAwBUAEKcJAAC_FQAwqAkBAIIPACGrCUAAww4AIbkJQADXDgAhwAkBAM0OACHqCgAAuRC7CyK2CwQA8g4AIbcLAQDCDgAhuAsBAMIOACG5CwEAuBAAIbsLBADyDgAhvAsEAPIOACG9C0AA1w4AIQuoCQEAlhEAIasJQACXEQAhuQlAAKYRACHACQEAnxEAIeoKAACcFbsLIrYLBACvEQAhtwsBAJYRACG4CwEAlhEAIbsLBACvEQAhvAsEAK8RACG9C0AAphEAIQy9AgAAnhUAIKgJAQCWEQAhqwlAAJcRACG5CUAAphEAIcAJAQCfEQAh6goAAJwVuwsitgsEAK8RACG3CwEAlhEAIbgLAQCWEQAhuwsEAK8RACG8CwQArxEAIb0LQACmEQAhDL0CAACsFQAgqAkBAAAAAasJQAAAAAG5CUAAAAABwAkBAAAAAeoKAAAAuwsCtgsEAAAAAbcLAQAAAAG4CwEAAAABuwsEAAAAAbwLBAAAAAG9C0AAAAABA6sJQAAAAAHgCQEAAAABvwsAAAC_CwICAAAA3AMAIA8AAM8VACADAAAA3AMAIA8AAM8VACAQAADOFQAgAQgAAM8WADAJugIAAMAQACClCQAAvhAAMKYJAADaAwAQpwkAAL4QADCrCUAAww4AIeAJAQDCDgAhuQsBAIIPACG_CwAAvxC_CyLCCwAAvRAAIAIAAADcAwAgCAAAzhUAIAIAAADMFQAgCAAAzRUAIAelCQAAyxUAMKYJAADMFQAQpwkAAMsVADCrCUAAww4AIeAJAQDCDgAhuQsBAIIPACG_CwAAvxC_CyIHpQkAAMsVADCmCQAAzBUAEKcJAADLFQAwqwlAAMMOACHgCQEAwg4AIbkLAQCCDwAhvwsAAL8QvwsiA6sJQACXEQAh4AkBAJYRACG_CwAAsBW_CyIDqwlAAJcRACHgCQEAlhEAIb8LAACwFb8LIgOrCUAAAAAB4AkBAAAAAb8LAAAAvwsCBA8AAMQVADC1DAAAxRUAMLkMAADIFQAwugwAAMcVACAEDwAAuBUAMLUMAAC5FQAwuQwAALwVADC6DAAAuxUAIAAABroCAADVFQAgvQIAANYVACC5CQAAmxEAIMAJAACbEQAguQsAAJsRACC9CwAAmxEAIAK7AgAA0hUAIL4CAADTFQAgAAAAAAAAAbsMAAAAxgsCAAAAArsMAQAAAAS-DAEAAAAFArsMAQAAAAS-DAEAAAAFAAAAAAAAAAAAAAAAAAUPAADKFgAgEAAAzRYAILUMAADLFgAgtgwAAMwWACC5DAAAxgIAIAMPAADKFgAgtQwAAMsWACC5DAAAxgIAIAAAAAAAAbsMAAAA5AsCCw8AAPgVADAQAAD9FQAwtQwAAPkVADC2DAAA-hUAMLcMAAD8FQAwuAwAAPwVADC5DAAA_BUAMLoMAAD7FQAguwwAAPwVADC8DAAA_hUAML0MAAD_FQAwBagJBAAAAAHACgEAAAABkwsBAAAAAZQLAQAAAAGVCwIAAAABAgAAAMoCACAPAACDFgAgAwAAAMoCACAPAACDFgAgEAAAghYAIAEIAADJFgAwCtwBAADYEAAgpQkAANcQADCmCQAAyAIAEKcJAADXEAAwqAkEAAAAAb4KAQDCDgAhwAoBAMIOACGTCwEAwg4AIZQLAQDCDgAhlQsCAMEOACECAAAAygIAIAgAAIIWACACAAAAgBYAIAgAAIEWACAJpQkAAP8VADCmCQAAgBYAEKcJAAD_FQAwqAkEAPIOACG-CgEAwg4AIcAKAQDCDgAhkwsBAMIOACGUCwEAwg4AIZULAgDBDgAhCaUJAAD_FQAwpgkAAIAWABCnCQAA_xUAMKgJBADyDgAhvgoBAMIOACHACgEAwg4AIZMLAQDCDgAhlAsBAMIOACGVCwIAwQ4AIQWoCQQArxEAIcAKAQCWEQAhkwsBAJYRACGUCwEAlhEAIZULAgCVEQAhBagJBACvEQAhwAoBAJYRACGTCwEAlhEAIZQLAQCWEQAhlQsCAJURACEFqAkEAAAAAcAKAQAAAAGTCwEAAAABlAsBAAAAAZULAgAAAAEEDwAA-BUAMLUMAAD5FQAwuQwAAPwVADC6DAAA-xUAIAAK3QEAAIUWACC5CQAAmxEAIOQLAACbEQAg5QsAAJsRACDmCwAAmxEAIOcLAACbEQAg6AsAAJsRACDqCwAAmxEAIOsLAACbEQAg7AsAAJsRACAAAAAAAAG7DAAAAO4LAgG7DAAAAO8LAgAAAAAAAAAAAAAAAAAAAAAAAAAAAbsMAAAAjgwCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAbsMAAAArgwCAAAAAAAAAbsMAAAAsgwCBagJBAAAAAHACgEAAAABkwsBAAAAAZQLAQAAAAGVCwIAAAABEKsJQAAAAAG5CUAAAAABvwkAAADkCwKBCgQAAAABuQoBAAAAAcAKAQAAAAGWCwIAAAAB5AtAAAAAAeULAQAAAAHmC0AAAAAB5wtAAAAAAegLQAAAAAHpCwIAAAAB6gtAAAAAAesLQAAAAAHsC0AAAAABAgAAAMYCACAPAADKFgAgAwAAAM4CACAPAADKFgAgEAAAzhYAIBIAAADOAgAgCAAAzhYAIKsJQACXEQAhuQlAAKYRACG_CQAA9hXkCyKBCgQArxEAIbkKAQCWEQAhwAoBAJYRACGWCwIAlREAIeQLQACmEQAh5QsBAJ8RACHmC0AAphEAIecLQACmEQAh6AtAAKYRACHpCwIAlREAIeoLQACmEQAh6wtAAKYRACHsC0AAphEAIRCrCUAAlxEAIbkJQACmEQAhvwkAAPYV5AsigQoEAK8RACG5CgEAlhEAIcAKAQCWEQAhlgsCAJURACHkC0AAphEAIeULAQCfEQAh5gtAAKYRACHnC0AAphEAIegLQACmEQAh6QsCAJURACHqC0AAphEAIesLQACmEQAh7AtAAKYRACEDqwlAAAAAAeAJAQAAAAG_CwAAAL8LAguoCQEAAAABqwlAAAAAAbkJQAAAAAHACQEAAAAB6goAAAC7CwK2CwQAAAABtwsBAAAAAbgLAQAAAAG7CwQAAAABvAsEAAAAAb0LQAAAAAEGvgIAANEVACCoCQEAAAABqwlAAAAAAcAKAQAAAAG4CwEAAAABwAsBAAAAAQIAAADYAwAgDwAA0RYAIAMAAADiAwAgDwAA0RYAIBAAANUWACAIAAAA4gMAIAgAANUWACC-AgAAtxUAIKgJAQCWEQAhqwlAAJcRACHACgEAlhEAIbgLAQCWEQAhwAsBAJYRACEGvgIAALcVACCoCQEAlhEAIasJQACXEQAhwAoBAJYRACG4CwEAlhEAIcALAQCWEQAhBrsCAADQFQAgqAkBAAAAAasJQAAAAAHACgEAAAABuAsBAAAAAcALAQAAAAECAAAA2AMAIA8AANYWACAEqAkBAAAAAasJQAAAAAHgCQEAAAABtgsEAAAAAQMAAADiAwAgDwAA1hYAIBAAANsWACAIAAAA4gMAIAgAANsWACC7AgAAthUAIKgJAQCWEQAhqwlAAJcRACHACgEAlhEAIbgLAQCWEQAhwAsBAJYRACEGuwIAALYVACCoCQEAlhEAIasJQACXEQAhwAoBAJYRACG4CwEAlhEAIcALAQCWEQAhDboCAACrFQAgqAkBAAAAAasJQAAAAAG5CUAAAAABwAkBAAAAAeoKAAAAuwsCtgsEAAAAAbcLAQAAAAG4CwEAAAABuQsBAAAAAbsLBAAAAAG8CwQAAAABvQtAAAAAAQIAAADgAwAgDwAA3BYAIAMAAADeAwAgDwAA3BYAIBAAAOAWACAPAAAA3gMAIAgAAOAWACC6AgAAnRUAIKgJAQCWEQAhqwlAAJcRACG5CUAAphEAIcAJAQCfEQAh6goAAJwVuwsitgsEAK8RACG3CwEAlhEAIbgLAQCWEQAhuQsBAJ8RACG7CwQArxEAIbwLBACvEQAhvQtAAKYRACENugIAAJ0VACCoCQEAlhEAIasJQACXEQAhuQlAAKYRACHACQEAnxEAIeoKAACcFbsLIrYLBACvEQAhtwsBAJYRACG4CwEAlhEAIbkLAQCfEQAhuwsEAK8RACG8CwQArxEAIb0LQACmEQAhCqgJAgAAAAGRCgEAAAAB4AoBAAAAAfgKAQAAAAGeCwABAAABoQsBAAAAAaILAQAAAAGjCwEAAAABpAsBAAAAAaULAAEAAAEKqAkCAAAAAaILAQAAAAGmCwEAAAABpwsBAAAAAagLAQAAAAGpCwEAAAABqgsBAAAAAasLAQAAAAGsCwAAiRUAIK0LIAAAAAECAAAA3gQAIA8AAOIWACADAAAA5gQAIA8AAOIWACAQAADmFgAgDAAAAOYEACAIAADmFgAgqAkCAJURACGiCwEAlhEAIaYLAQCWEQAhpwsBAJYRACGoCwEAlhEAIakLAQCWEQAhqgsBAJ8RACGrCwEAnxEAIawLAAD7FAAgrQsgALkRACEKqAkCAJURACGiCwEAlhEAIaYLAQCWEQAhpwsBAJYRACGoCwEAlhEAIakLAQCWEQAhqgsBAJ8RACGrCwEAnxEAIawLAAD7FAAgrQsgALkRACEGqAkEAAAAAbkKAQAAAAHACgEAAAABkwsBAAAAAZQLAQAAAAGVCwIAAAABAsAKAQAAAAGWCwIAAAABAgAAAKgGACAPAADoFgAgAwAAALAGACAPAADoFgAgEAAA7BYAIAQAAACwBgAgCAAA7BYAIMAKAQCWEQAhlgsCAJURACECwAoBAJYRACGWCwIAlREAIQq1ChAAAAAB1AoCAAAAAeAKAQAAAAHhCgEAAAAB4goBAAAAAeMKEAAAAAHkCgIAAAAB5QoBAAAAAeYKAQAAAAHnCgIAAAABBagJBAAAAAGaCgEAAAAB3QoBAAAAAd4KAQAAAAHfCkAAAAABEKgJAQAAAAGrCUAAAAABvwkBAAAAAcAJAQAAAAHDCQIAAAAB6QkBAAAAAZoKAQAAAAGdCkAAAAABtQoQAAAAAdYKAQAAAAHXCgEAAAAB2AoBAAAAAdkKgAAAAAHaCkAAAAAB2wpAAAAAAdwKQAAAAAEs5AQAAKgUACDmBAAAqRQAIKgJAQAAAAGrCUAAAAABvwkBAAAAAekJAQAAAAGaCgEAAAABnQpAAAAAAbQKAQAAAAG1ChAAAAABuQoBAAAAAc4KAQAAAAHcCkAAAAAB4AoBAAAAAeIKAQAAAAHlCgEAAAAB6AoBAAAAAekKAQAAAAHqCgEAAAAB6woBAAAAAewKAQAAAAHtCgEAAAAB7goQAAAAAe8KEAAAAAHwCgIAAAAB8QqAAAAAAfIKgAAAAAHzCgABAAAB9AoAAQAAAfUKAQAAAAH2CgABAAAB9wpAAAAAAfgKAQAAAAH5CgEAAAAB-goBAAAAAfsKIAAAAAH8CgIAAAAB_QqAAAAAAf4KAAEAAAH_CoAAAAABgAsBAAAAAYELEAAAAAGCCyAAAAABgwtAAAAAAQIAAACnBwAgDwAA8BYAIAMAAAC-BwAgDwAA8BYAIBAAAPQWACAuAAAAvgcAIAgAAPQWACDkBAAAgRQAIOYEAACCFAAgqAkBAJYRACGrCUAAlxEAIb8JAQCWEQAh6QkBAJ8RACGaCgEAlhEAIZ0KQACXEQAhtAoBAJYRACG1ChAAwhEAIbkKAQCWEQAhzgoBAJ8RACHcCkAAlxEAIeAKAQCfEQAh4goBAJYRACHlCgEAlhEAIegKAQCWEQAh6QoBAJYRACHqCgEAlhEAIesKAQCWEQAh7AoBAJYRACHtCgEAlhEAIe4KEACJEgAh7woQAIkSACHwCgIAsBEAIfEKgAAAAAHyCoAAAAAB8woAAf4TACH0CgAB_hMAIfUKAQCfEQAh9goAAf8TACH3CkAAlxEAIfgKAQCfEQAh-QoBAJ8RACH6CgEAlhEAIfsKIAC5EQAh_AoCALARACH9CoAAAAAB_goAAf8TACH_CoAAAAABgAsBAJ8RACGBCxAAiRIAIYILIAC5EQAhgwtAAKYRACEs5AQAAIEUACDmBAAAghQAIKgJAQCWEQAhqwlAAJcRACG_CQEAlhEAIekJAQCfEQAhmgoBAJYRACGdCkAAlxEAIbQKAQCWEQAhtQoQAMIRACG5CgEAlhEAIc4KAQCfEQAh3ApAAJcRACHgCgEAnxEAIeIKAQCWEQAh5QoBAJYRACHoCgEAlhEAIekKAQCWEQAh6goBAJYRACHrCgEAlhEAIewKAQCWEQAh7QoBAJYRACHuChAAiRIAIe8KEACJEgAh8AoCALARACHxCoAAAAAB8gqAAAAAAfMKAAH-EwAh9AoAAf4TACH1CgEAnxEAIfYKAAH_EwAh9wpAAJcRACH4CgEAnxEAIfkKAQCfEQAh-goBAJYRACH7CiAAuREAIfwKAgCwEQAh_QqAAAAAAf4KAAH_EwAh_wqAAAAAAYALAQCfEQAhgQsQAIkSACGCCyAAuREAIYMLQACmEQAhLOMEAACnFAAg5gQAAKkUACCoCQEAAAABqwlAAAAAAb8JAQAAAAHpCQEAAAABmgoBAAAAAZ0KQAAAAAG0CgEAAAABtQoQAAAAAbkKAQAAAAHOCgEAAAAB3ApAAAAAAeAKAQAAAAHiCgEAAAAB5QoBAAAAAegKAQAAAAHpCgEAAAAB6goBAAAAAesKAQAAAAHsCgEAAAAB7QoBAAAAAe4KEAAAAAHvChAAAAAB8AoCAAAAAfEKgAAAAAHyCoAAAAAB8woAAQAAAfQKAAEAAAH1CgEAAAAB9goAAQAAAfcKQAAAAAH4CgEAAAAB-QoBAAAAAfoKAQAAAAH7CiAAAAAB_AoCAAAAAf0KgAAAAAH-CgABAAAB_wqAAAAAAYALAQAAAAGBCxAAAAABggsgAAAAAYMLQAAAAAECAAAApwcAIA8AAPUWACADAAAAvgcAIA8AAPUWACAQAAD5FgAgLgAAAL4HACAIAAD5FgAg4wQAAIAUACDmBAAAghQAIKgJAQCWEQAhqwlAAJcRACG_CQEAlhEAIekJAQCfEQAhmgoBAJYRACGdCkAAlxEAIbQKAQCWEQAhtQoQAMIRACG5CgEAlhEAIc4KAQCfEQAh3ApAAJcRACHgCgEAnxEAIeIKAQCWEQAh5QoBAJYRACHoCgEAlhEAIekKAQCWEQAh6goBAJYRACHrCgEAlhEAIewKAQCWEQAh7QoBAJYRACHuChAAiRIAIe8KEACJEgAh8AoCALARACHxCoAAAAAB8gqAAAAAAfMKAAH-EwAh9AoAAf4TACH1CgEAnxEAIfYKAAH_EwAh9wpAAJcRACH4CgEAnxEAIfkKAQCfEQAh-goBAJYRACH7CiAAuREAIfwKAgCwEQAh_QqAAAAAAf4KAAH_EwAh_wqAAAAAAYALAQCfEQAhgQsQAIkSACGCCyAAuREAIYMLQACmEQAhLOMEAACAFAAg5gQAAIIUACCoCQEAlhEAIasJQACXEQAhvwkBAJYRACHpCQEAnxEAIZoKAQCWEQAhnQpAAJcRACG0CgEAlhEAIbUKEADCEQAhuQoBAJYRACHOCgEAnxEAIdwKQACXEQAh4AoBAJ8RACHiCgEAlhEAIeUKAQCWEQAh6AoBAJYRACHpCgEAlhEAIeoKAQCWEQAh6woBAJYRACHsCgEAlhEAIe0KAQCWEQAh7goQAIkSACHvChAAiRIAIfAKAgCwEQAh8QqAAAAAAfIKgAAAAAHzCgAB_hMAIfQKAAH-EwAh9QoBAJ8RACH2CgAB_xMAIfcKQACXEQAh-AoBAJ8RACH5CgEAnxEAIfoKAQCWEQAh-wogALkRACH8CgIAsBEAIf0KgAAAAAH-CgAB_xMAIf8KgAAAAAGACwEAnxEAIYELEACJEgAhggsgALkRACGDC0AAphEAISzjBAAApxQAIOQEAACoFAAgqAkBAAAAAasJQAAAAAG_CQEAAAAB6QkBAAAAAZoKAQAAAAGdCkAAAAABtAoBAAAAAbUKEAAAAAG5CgEAAAABzgoBAAAAAdwKQAAAAAHgCgEAAAAB4goBAAAAAeUKAQAAAAHoCgEAAAAB6QoBAAAAAeoKAQAAAAHrCgEAAAAB7AoBAAAAAe0KAQAAAAHuChAAAAAB7woQAAAAAfAKAgAAAAHxCoAAAAAB8gqAAAAAAfMKAAEAAAH0CgABAAAB9QoBAAAAAfYKAAEAAAH3CkAAAAAB-AoBAAAAAfkKAQAAAAH6CgEAAAAB-wogAAAAAfwKAgAAAAH9CoAAAAAB_goAAQAAAf8KgAAAAAGACwEAAAABgQsQAAAAAYILIAAAAAGDC0AAAAABAgAAAKcHACAPAAD6FgAgArUKEAAAAAHUCgIAAAABAwAAAL4HACAPAAD6FgAgEAAA_xYAIC4AAAC-BwAgCAAA_xYAIOMEAACAFAAg5AQAAIEUACCoCQEAlhEAIasJQACXEQAhvwkBAJYRACHpCQEAnxEAIZoKAQCWEQAhnQpAAJcRACG0CgEAlhEAIbUKEADCEQAhuQoBAJYRACHOCgEAnxEAIdwKQACXEQAh4AoBAJ8RACHiCgEAlhEAIeUKAQCWEQAh6AoBAJYRACHpCgEAlhEAIeoKAQCWEQAh6woBAJYRACHsCgEAlhEAIe0KAQCWEQAh7goQAIkSACHvChAAiRIAIfAKAgCwEQAh8QqAAAAAAfIKgAAAAAHzCgAB_hMAIfQKAAH-EwAh9QoBAJ8RACH2CgAB_xMAIfcKQACXEQAh-AoBAJ8RACH5CgEAnxEAIfoKAQCWEQAh-wogALkRACH8CgIAsBEAIf0KgAAAAAH-CgAB_xMAIf8KgAAAAAGACwEAnxEAIYELEACJEgAhggsgALkRACGDC0AAphEAISzjBAAAgBQAIOQEAACBFAAgqAkBAJYRACGrCUAAlxEAIb8JAQCWEQAh6QkBAJ8RACGaCgEAlhEAIZ0KQACXEQAhtAoBAJYRACG1ChAAwhEAIbkKAQCWEQAhzgoBAJ8RACHcCkAAlxEAIeAKAQCfEQAh4goBAJYRACHlCgEAlhEAIegKAQCWEQAh6QoBAJYRACHqCgEAlhEAIesKAQCWEQAh7AoBAJYRACHtCgEAlhEAIe4KEACJEgAh7woQAIkSACHwCgIAsBEAIfEKgAAAAAHyCoAAAAAB8woAAf4TACH0CgAB_hMAIfUKAQCfEQAh9goAAf8TACH3CkAAlxEAIfgKAQCfEQAh-QoBAJ8RACH6CgEAlhEAIfsKIAC5EQAh_AoCALARACH9CoAAAAAB_goAAf8TACH_CoAAAAABgAsBAJ8RACGBCxAAiRIAIYILIAC5EQAhgwtAAKYRACES4gQAAOkTACCoCQEAAAABqwlAAAAAAb8JAQAAAAHACQEAAAABwwkCAAAAAekJAQAAAAGaCgEAAAABnQpAAAAAAbUKEAAAAAHVCgEAAAAB1goBAAAAAdcKAQAAAAHYCgEAAAAB2QqAAAAAAdoKQAAAAAHbCkAAAAAB3ApAAAAAAQIAAACzBwAgDwAAgBcAIAMAAACxBwAgDwAAgBcAIBAAAIQXACAUAAAAsQcAIAgAAIQXACDiBAAA2xMAIKgJAQCWEQAhqwlAAJcRACG_CQEAlhEAIcAJAQCfEQAhwwkCAJURACHpCQEAnxEAIZoKAQCWEQAhnQpAAJcRACG1ChAAwhEAIdUKAQCWEQAh1goBAJYRACHXCgEAlhEAIdgKAQCfEQAh2QqAAAAAAdoKQACmEQAh2wpAAKYRACHcCkAAphEAIRLiBAAA2xMAIKgJAQCWEQAhqwlAAJcRACG_CQEAlhEAIcAJAQCfEQAhwwkCAJURACHpCQEAnxEAIZoKAQCWEQAhnQpAAJcRACG1ChAAwhEAIdUKAQCWEQAh1goBAJYRACHXCgEAlhEAIdgKAQCfEQAh2QqAAAAAAdoKQACmEQAh2wpAAKYRACHcCkAAphEAIQWoCQEAAAABzgoBAAAAAc8KgAAAAAHQCiAAAAAB0QpAAAAAAQOoCQEAAAAB0QpAAAAAAdIKAQAAAAECAAAArAgAIA8AAIYXACADAAAAtAgAIA8AAIYXACAQAACKFwAgBQAAALQIACAIAACKFwAgqAkBAJYRACHRCkAAlxEAIdIKAQCWEQAhA6gJAQCWEQAh0QpAAJcRACHSCgEAlhEAIQLgCQEAAAABvQpAAAAAAQqoCQEAAAABqwlAAAAAAbkJQAAAAAH_CUAAAAABlAoBAAAAAbgKAQAAAAG5CgEAAAABugoBAAAAAbsKIAAAAAG8CkAAAAABCI8GAACkEwAgqwlAAAAAAeoJAQAAAAG5CgEAAAABwAoBAAAAAcEKAQAAAAHCCkAAAAABwwpAAAAAAQIAAACrCQAgDwAAjRcAIAMAAAC1CQAgDwAAjRcAIBAAAJEXACAKAAAAtQkAIAgAAJEXACCPBgAAihMAIKsJQACXEQAh6gkBAJYRACG5CgEAlhEAIcAKAQCWEQAhwQoBAJ8RACHCCkAAphEAIcMKQACmEQAhCI8GAACKEwAgqwlAAJcRACHqCQEAlhEAIbkKAQCWEQAhwAoBAJYRACHBCgEAnxEAIcIKQACmEQAhwwpAAKYRACEIiQYAAKMTACCrCUAAAAAB6gkBAAAAAbkKAQAAAAHACgEAAAABwQoBAAAAAcIKQAAAAAHDCkAAAAABAgAAAKsJACAPAACSFwAgBKgJAQAAAAHLCUAAAAABoAoBAAAAAa4KQAAAAAECqAkBAAAAAa0KQAAAAAEG6gkBAAAAAZsKQAAAAAG0CgEAAAABtQoQAAAAAbYKAgAAAAG3ChAAAAABAwAAALUJACAPAACSFwAgEAAAmRcAIAoAAAC1CQAgCAAAmRcAIIkGAACJEwAgqwlAAJcRACHqCQEAlhEAIbkKAQCWEQAhwAoBAJYRACHBCgEAnxEAIcIKQACmEQAhwwpAAKYRACEIiQYAAIkTACCrCUAAlxEAIeoJAQCWEQAhuQoBAJYRACHACgEAlhEAIcEKAQCfEQAhwgpAAKYRACHDCkAAphEAIQ6RBAAA-hIAIIsGAAD7EgAgjQYAAPwSACCoCQEAAAABqwlAAAAAAbkJQAAAAAH_CUAAAAABlAoBAAAAAaIKAQAAAAG4CgEAAAABuQoBAAAAAboKAQAAAAG7CiAAAAABvApAAAAAAQIAAACzCQAgDwAAmhcAIAMAAACxCQAgDwAAmhcAIBAAAJ4XACAQAAAAsQkAIAgAAJ4XACCRBAAA1RIAIIsGAADWEgAgjQYAANcSACCoCQEAlhEAIasJQACXEQAhuQlAAKYRACH_CUAAphEAIZQKAQCfEQAhogoBAJ8RACG4CgEAlhEAIbkKAQCWEQAhugoBAJ8RACG7CiAAuREAIbwKQACmEQAhDpEEAADVEgAgiwYAANYSACCNBgAA1xIAIKgJAQCWEQAhqwlAAJcRACG5CUAAphEAIf8JQACmEQAhlAoBAJ8RACGiCgEAnxEAIbgKAQCWEQAhuQoBAJYRACG6CgEAnxEAIbsKIAC5EQAhvApAAKYRACEEqAkBAAAAAcsJQAAAAAGsCgEAAAABrgpAAAAAAQuoCQEAAAABywlAAAAAAdgJAQAAAAGHCgIAAAABowoBAAAAAaYKAQAAAAGvCgEAAAABsAoBAAAAAbEKAQAAAAGyCgEAAAABswoBAAAAAQIAAAC9CgAgDwAAoBcAIA6RBAAA-hIAII0GAAD8EgAgjgYAAP0SACCoCQEAAAABqwlAAAAAAbkJQAAAAAH_CUAAAAABlAoBAAAAAaIKAQAAAAG4CgEAAAABuQoBAAAAAboKAQAAAAG7CiAAAAABvApAAAAAAQIAAACzCQAgDwAAohcAIAMAAADACgAgDwAAoBcAIBAAAKYXACANAAAAwAoAIAgAAKYXACCoCQEAlhEAIcsJQACXEQAh2AkBAJ8RACGHCgIAlREAIaMKAQCWEQAhpgoBAJYRACGvCgEAlhEAIbAKAQCWEQAhsQoBAJYRACGyCgEAlhEAIbMKAQCWEQAhC6gJAQCWEQAhywlAAJcRACHYCQEAnxEAIYcKAgCVEQAhowoBAJYRACGmCgEAlhEAIa8KAQCWEQAhsAoBAJYRACGxCgEAlhEAIbIKAQCWEQAhswoBAJYRACEDAAAAsQkAIA8AAKIXACAQAACpFwAgEAAAALEJACAIAACpFwAgkQQAANUSACCNBgAA1xIAII4GAADYEgAgqAkBAJYRACGrCUAAlxEAIbkJQACmEQAh_wlAAKYRACGUCgEAnxEAIaIKAQCfEQAhuAoBAJYRACG5CgEAlhEAIboKAQCfEQAhuwogALkRACG8CkAAphEAIQ6RBAAA1RIAII0GAADXEgAgjgYAANgSACCoCQEAlhEAIasJQACXEQAhuQlAAKYRACH_CUAAphEAIZQKAQCfEQAhogoBAJ8RACG4CgEAlhEAIbkKAQCWEQAhugoBAJ8RACG7CiAAuREAIbwKQACmEQAhDpEEAAD6EgAgiwYAAPsSACCOBgAA_RIAIKgJAQAAAAGrCUAAAAABuQlAAAAAAf8JQAAAAAGUCgEAAAABogoBAAAAAbgKAQAAAAG5CgEAAAABugoBAAAAAbsKIAAAAAG8CkAAAAABAgAAALMJACAPAACqFwAgAwAAALEJACAPAACqFwAgEAAArhcAIBAAAACxCQAgCAAArhcAIJEEAADVEgAgiwYAANYSACCOBgAA2BIAIKgJAQCWEQAhqwlAAJcRACG5CUAAphEAIf8JQACmEQAhlAoBAJ8RACGiCgEAnxEAIbgKAQCWEQAhuQoBAJYRACG6CgEAnxEAIbsKIAC5EQAhvApAAKYRACEOkQQAANUSACCLBgAA1hIAII4GAADYEgAgqAkBAJYRACGrCUAAlxEAIbkJQACmEQAh_wlAAKYRACGUCgEAnxEAIaIKAQCfEQAhuAoBAJYRACG5CgEAlhEAIboKAQCfEQAhuwogALkRACG8CkAAphEAIQa_CQEAAAABwwkCAAAAAcQJQAAAAAGUCgEAAAABngpAAAAAAaEKAQAAAAEMqAkBAAAAAasJQAAAAAHYCQEAAAAB3wkBAAAAAeAJAQAAAAHqCQEAAAABhwoCAAAAAaIKAQAAAAGjCgEAAAABpAoBAAAAAaUKAQAAAAGmCgEAAAABAgAAAJsLACAPAACwFwAgAwAAAKMLACAPAACwFwAgEAAAtBcAIA4AAACjCwAgCAAAtBcAIKgJAQCWEQAhqwlAAJcRACHYCQEAnxEAId8JAQCWEQAh4AkBAJ8RACHqCQEAnxEAIYcKAgCVEQAhogoBAJ8RACGjCgEAlhEAIaQKAQCWEQAhpQoBAJYRACGmCgEAlhEAIQyoCQEAlhEAIasJQACXEQAh2AkBAJ8RACHfCQEAlhEAIeAJAQCfEQAh6gkBAJ8RACGHCgIAlREAIaIKAQCfEQAhowoBAJYRACGkCgEAlhEAIaUKAQCWEQAhpgoBAJYRACEJqwlAAAAAAbkJQAAAAAHXCQEAAAAB2AkBAAAAAdkJBAAAAAHaCUAAAAAB2wkBAAAAAdwJQAAAAAHdCSAAAAABDagJBAAAAAHFCQEAAAABxgkEAAAAAccJgAAAAAHICQEAAAAByQkCAAAAAcoJBAAAAAHLCUAAAAABzAlAAAAAAc0JQAAAAAHOCQEAAAABzwkBAAAAAdAJQAAAAAEWswgAAOQRACC0CAAA5REAIKgJAQAAAAGrCUAAAAABuQlAAAAAAdgJAQAAAAHfCQAAAN8JAuAJAQAAAAHhCQEAAAAB4gkBAAAAAeMJAQAAAAHkCQEAAAAB5QkEAAAAAeYJBAAAAAHnCQEAAAAB6AkQAAAAAekJAQAAAAHqCQEAAAAB6wlAAAAAAewJQAAAAAHtCQIAAAAB7glAAAAAAQIAAAD-DAAgDwAAtxcAIAMAAACKDQAgDwAAtxcAIBAAALsXACAYAAAAig0AIAgAALsXACCzCAAAxBEAILQIAADFEQAgqAkBAJYRACGrCUAAlxEAIbkJQACXEQAh2AkBAJ8RACHfCQAAwRHfCSLgCQEAlhEAIeEJAQCWEQAh4gkBAJYRACHjCQEAlhEAIeQJAQCWEQAh5QkEAK8RACHmCQQAsREAIecJAQCfEQAh6AkQAMIRACHpCQEAnxEAIeoJAQCWEQAh6wlAAKYRACHsCUAAphEAIe0JAgCVEQAh7glAAKYRACEWswgAAMQRACC0CAAAxREAIKgJAQCWEQAhqwlAAJcRACG5CUAAlxEAIdgJAQCfEQAh3wkAAMER3wki4AkBAJYRACHhCQEAlhEAIeIJAQCWEQAh4wkBAJYRACHkCQEAlhEAIeUJBACvEQAh5gkEALERACHnCQEAnxEAIegJEADCEQAh6QkBAJ8RACHqCQEAlhEAIesJQACmEQAh7AlAAKYRACHtCQIAlREAIe4JQACmEQAhFrIIAADjEQAgtAgAAOURACCoCQEAAAABqwlAAAAAAbkJQAAAAAHYCQEAAAAB3wkAAADfCQLgCQEAAAAB4QkBAAAAAeIJAQAAAAHjCQEAAAAB5AkBAAAAAeUJBAAAAAHmCQQAAAAB5wkBAAAAAegJEAAAAAHpCQEAAAAB6gkBAAAAAesJQAAAAAHsCUAAAAAB7QkCAAAAAe4JQAAAAAECAAAA_gwAIA8AALwXACADAAAAig0AIA8AALwXACAQAADAFwAgGAAAAIoNACAIAADAFwAgsggAAMMRACC0CAAAxREAIKgJAQCWEQAhqwlAAJcRACG5CUAAlxEAIdgJAQCfEQAh3wkAAMER3wki4AkBAJYRACHhCQEAlhEAIeIJAQCWEQAh4wkBAJYRACHkCQEAlhEAIeUJBACvEQAh5gkEALERACHnCQEAnxEAIegJEADCEQAh6QkBAJ8RACHqCQEAlhEAIesJQACmEQAh7AlAAKYRACHtCQIAlREAIe4JQACmEQAhFrIIAADDEQAgtAgAAMURACCoCQEAlhEAIasJQACXEQAhuQlAAJcRACHYCQEAnxEAId8JAADBEd8JIuAJAQCWEQAh4QkBAJYRACHiCQEAlhEAIeMJAQCWEQAh5AkBAJYRACHlCQQArxEAIeYJBACxEQAh5wkBAJ8RACHoCRAAwhEAIekJAQCfEQAh6gkBAJYRACHrCUAAphEAIewJQACmEQAh7QkCAJURACHuCUAAphEAIRayCAAA4xEAILMIAADkEQAgqAkBAAAAAasJQAAAAAG5CUAAAAAB2AkBAAAAAd8JAAAA3wkC4AkBAAAAAeEJAQAAAAHiCQEAAAAB4wkBAAAAAeQJAQAAAAHlCQQAAAAB5gkEAAAAAecJAQAAAAHoCRAAAAAB6QkBAAAAAeoJAQAAAAHrCUAAAAAB7AlAAAAAAe0JAgAAAAHuCUAAAAABAgAAAP4MACAPAADBFwAgAwAAAIoNACAPAADBFwAgEAAAxRcAIBgAAACKDQAgCAAAxRcAILIIAADDEQAgswgAAMQRACCoCQEAlhEAIasJQACXEQAhuQlAAJcRACHYCQEAnxEAId8JAADBEd8JIuAJAQCWEQAh4QkBAJYRACHiCQEAlhEAIeMJAQCWEQAh5AkBAJYRACHlCQQArxEAIeYJBACxEQAh5wkBAJ8RACHoCRAAwhEAIekJAQCfEQAh6gkBAJYRACHrCUAAphEAIewJQACmEQAh7QkCAJURACHuCUAAphEAIRayCAAAwxEAILMIAADEEQAgqAkBAJYRACGrCUAAlxEAIbkJQACXEQAh2AkBAJ8RACHfCQAAwRHfCSLgCQEAlhEAIeEJAQCWEQAh4gkBAJYRACHjCQEAlhEAIeQJAQCWEQAh5QkEAK8RACHmCQQAsREAIecJAQCfEQAh6AkQAMIRACHpCQEAnxEAIeoJAQCWEQAh6wlAAKYRACHsCUAAphEAIe0JAgCVEQAh7glAAKYRACEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAADFQAOFgAPFwAQAAAAAxUADhYADxcAEAAAAAUVABYWABkXABo4ABc5ABgAAAAAAAUVABYWABkXABo4ABc5ABgAAAAFFQAgFgAjFwAkOAAhOQAiAAAAAAAFFQAgFgAjFwAkOAAhOQAiAAAABRUAKhYALRcALjgAKzkALAAAAAAABRUAKhYALRcALjgAKzkALAAAAAUVADQWADcXADg4ADU5ADYAAAAAAAUVADQWADcXADg4ADU5ADYAAAAFFQA-FgBBFwBCOAA_OQBAAAAAAAAFFQA-FgBBFwBCOAA_OQBAAAAABRUASBYASxcATDgASTkASgAAAAAABRUASBYASxcATDgASTkASgAAAAUVAFIWAFUXAFY4AFM5AFQAAAAAAAUVAFIWAFUXAFY4AFM5AFQAAAAFFQBcFgBfFwBgOABdOQBeAAAAAAAFFQBcFgBfFwBgOABdOQBeAAAABRUAZhYAaRcAajgAZzkAaAAAAAAABRUAZhYAaRcAajgAZzkAaAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAFFQB6FgB9FwB-OAB7OQB8AAAAAAAFFQB6FgB9FwB-OAB7OQB8AhUAggHdAcsCgQEB3AEAgAEB3QHMAgAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQAAAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAdwBAIABAdwBAIABBRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAAAFFQCPARYAkgEXAJMBOACQATkAkQEAAAADFQCZARYAmgEXAJsBAAAAAxUAmQEWAJoBFwCbAQAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAADFQCqARYAqwEXAKwBAAAAAxUAqgEWAKsBFwCsAQAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAxUAvQG7At0DuQG-AuEDugEBugIAuAEDFQC8AboC4wO4Ab0C5wO7AQG8AgC6AQG9AugDAAK7AukDAL4C6gMAAAADFQDBARYAwgEXAMMBAAAAAxUAwQEWAMIBFwDDAQG6AgC4AQG6AgC4AQMVAMgBFgDJARcAygEAAAADFQDIARYAyQEXAMoBAboCoQS4AQG6AqcEuAEFFQDPARYA0gEXANMBOADQATkA0QEAAAAAAAUVAM8BFgDSARcA0wE4ANABOQDRAQG8AgC6AQG8AgC6AQUVANgBFgDbARcA3AE4ANkBOQDaAQAAAAAABRUA2AEWANsBFwDcATgA2QE5ANoBAAAAAxUA4gEWAOMBFwDkAQAAAAMVAOIBFgDjARcA5AECFQDoAZAD4wTnAQGPAwDmAQGQA-QEAAAABRUA7AEWAO8BFwDwATgA7QE5AO4BAAAAAAAFFQDsARYA7wEXAPABOADtATkA7gEBjwMA5gEBjwMA5gEFFQD1ARYA-AEXAPkBOAD2ATkA9wEAAAAAAAUVAPUBFgD4ARcA-QE4APYBOQD3AQAAAAUVAP8BFgCCAhcAgwI4AIACOQCBAgAAAAAABRUA_wEWAIICFwCDAjgAgAI5AIECAAAAAxUAiQIWAIoCFwCLAgAAAAMVAIkCFgCKAhcAiwIAAAADFQCRAhYAkgIXAJMCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJkCFgCaAhcAmwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKECFgCiAhcAowIAAAADFQCpAhYAqgIXAKsCAAAAAxUAqQIWAKoCFwCrAgIVAK8C3QGtBq4CAZEEAK0CAd0BrgYAAAAFFQCzAhYAtgIXALcCOAC0AjkAtQIAAAAAAAUVALMCFgC2AhcAtwI4ALQCOQC1AgGRBACtAgGRBACtAgUVALwCFgC_AhcAwAI4AL0COQC-AgAAAAAABRUAvAIWAL8CFwDAAjgAvQI5AL4CAAAABRUAxgIWAMkCFwDKAjgAxwI5AMgCAAAAAAAFFQDGAhYAyQIXAMoCOADHAjkAyAIAAAADFQDQAhYA0QIXANICAAAAAxUA0AIWANECFwDSAgAAAAUVANgCFgDbAhcA3AI4ANkCOQDaAgAAAAAABRUA2AIWANsCFwDcAjgA2QI5ANoCBBUA5ALjBKwH3wLkBLAH4ALmBLQH4QIB4gQA3gIB4gQA3gIDFQDjAuIEAN4C4wS4B-ICAeUEAOECAeMEuQcAA-MEugcA5AS7BwDmBLwHAAAABRUA6AIWAOsCFwDsAjgA6QI5AOoCAAAAAAAFFQDoAhYA6wIXAOwCOADpAjkA6gIB4gQA3gIB4gQA3gIFFQDxAhYA9AIXAPUCOADyAjkA8wIAAAAAAAUVAPECFgD0AhcA9QI4APICOQDzAgHiBADeAgHiBADeAgUVAPoCFgD9AhcA_gI4APsCOQD8AgAAAAAABRUA-gIWAP0CFwD-AjgA-wI5APwCAeIEAN4CAeIEAN4CBRUAgwMWAIYDFwCHAzgAhAM5AIUDAAAAAAAFFQCDAxYAhgMXAIcDOACEAzkAhQMB5QQA4QIB5QQA4QIFFQCMAxYAjwMXAJADOACNAzkAjgMAAAAAAAUVAIwDFgCPAxcAkAM4AI0DOQCOAwIVAJQDuAWxCJMDAbcFAJIDAbgFsggAAAADFQCYAxYAmQMXAJoDAAAAAxUAmAMWAJkDFwCaAwG3BQCSAwG3BQCSAwMVAJ8DFgCgAxcAoQMAAAADFQCfAxYAoAMXAKEDAAAABRUApwMWAKoDFwCrAzgAqAM5AKkDAAAAAAAFFQCnAxYAqgMXAKsDOACoAzkAqQMAAAADFQCxAxYAsgMXALMDAAAAAxUAsQMWALIDFwCzAwAAAAMVALkDFgC6AxcAuwMAAAADFQC5AxYAugMXALsDAxUAxgOJBrAJvgOPBrQJvwMBkQQAvQMFFQDFA5EEtgm9A4sGugnAA40GwAnDA44GxAnEAwKKBgC_A4wGAMEDAhUAwgOLBrsJwAMBiwa8CQABigYAvwMBigYAvwMDiwbFCQCNBsYJAI4GxwkAAokGyAkAjwbJCQAAAAMVAMoDFgDLAxcAzAMAAAADFQDKAxYAywMXAMwDAAAAAxUA0gMWANMDFwDUAwAAAAMVANIDFgDTAxcA1AMBkQQAvQMBkQQAvQMDFQDZAxYA2gMXANsDAAAAAxUA2QMWANoDFwDbAwGRBJkKvQMBkQSfCr0DAxUA4AMWAOEDFwDiAwAAAAMVAOADFgDhAxcA4gMBigYAvwMBigYAvwMFFQDnAxYA6gMXAOsDOADoAzkA6QMAAAAAAAUVAOcDFgDqAxcA6wM4AOgDOQDpAwAABRUA8AMWAPMDFwD0AzgA8QM5APIDAAAAAAAFFQDwAxYA8wMXAPQDOADxAzkA8gMCigYAvwOMBgDBAwKKBgC_A4wGAMEDAxUA-QMWAPoDFwD7AwAAAAMVAPkDFgD6AxcA-wMBigYAvwMBigYAvwMDFQCABBYAgQQXAIIEAAAAAxUAgAQWAIEEFwCCBAAAAAUVAIgEFgCLBBcAjAQ4AIkEOQCKBAAAAAAABRUAiAQWAIsEFwCMBDgAiQQ5AIoEAhUAkASgB6ALjwQBjAYAjgQBoAehCwAAAAUVAJQEFgCXBBcAmAQ4AJUEOQCWBAAAAAAABRUAlAQWAJcEFwCYBDgAlQQ5AJYEAYwGAI4EAYwGAI4EBRUAnQQWAKAEFwChBDgAngQ5AJ8EAAAAAAAFFQCdBBYAoAQXAKEEOACeBDkAnwQAAAAFFQCnBBYAqgQXAKsEOACoBDkAqQQAAAAAAAUVAKcEFgCqBBcAqwQ4AKgEOQCpBAAAAAMVALEEFgCyBBcAswQAAAADFQCxBBYAsgQXALMEAAAAAxUAuQQWALoEFwC7BAAAAAMVALkEFgC6BBcAuwQAAAAFFQDBBBYAxAQXAMUEOADCBDkAwwQAAAAAAAUVAMEEFgDEBBcAxQQ4AMIEOQDDBAAAAAMVAMsEFgDMBBcAzQQAAAADFQDLBBYAzAQXAM0EAAAAAxUA0wQWANQEFwDVBAAAAAMVANMEFgDUBBcA1QQAAAAFFQDbBBYA3gQXAN8EOADcBDkA3QQAAAAAAAUVANsEFgDeBBcA3wQ4ANwEOQDdBAQVAOUEsgiDDeIEswiHDeMEtAiJDeQEAbEIAOEEAbEIAOEEAbEIiw3hBAKyCIwNALMIjQ0AAAAFFQDpBBYA7AQXAO0EOADqBDkA6wQAAAAAAAUVAOkEFgDsBBcA7QQ4AOoEOQDrBAGxCADhBAGxCADhBAUVAPIEFgD1BBcA9gQ4APMEOQD0BAAAAAAABRUA8gQWAPUEFwD2BDgA8wQ5APQEAbEIAOEEAbEIAOEEBRUA-wQWAP4EFwD_BDgA_AQ5AP0EAAAAAAAFFQD7BBYA_gQXAP8EOAD8BDkA_QQBsQjcDeEEAbEI4g3hBAUVAIQFFgCHBRcAiAU4AIUFOQCGBQAAAAAABRUAhAUWAIcFFwCIBTgAhQU5AIYFAAAAAxUAjgUWAI8FFwCQBQAAAAMVAI4FFgCPBRcAkAUAAAADFQCWBRYAlwUXAJgFAAAAAxUAlgUWAJcFFwCYBQAAAAUVAJ4FFgChBRcAogU4AJ8FOQCgBQAAAAAABRUAngUWAKEFFwCiBTgAnwU5AKAFAQIBAgMBBQYBBgcBBwgBCQoBCgwCCw0DDA8BDRECDhIEERMBEhQBExUCGBgFGRkJGhsKGxwKHB8KHSAKHiEKHyMKICUCISYLIigKIyoCJCsMJSwKJi0KJy4CKDENKTIRKjQSKzUSLDgSLTkSLjoSLzwSMD4CMT8TMkESM0MCNEQUNUUSNkYSN0cCOkoVO0sbPE0cPU4cPlEcP1IcQFMcQVUcQlcCQ1gdRFocRVwCRl0eR14cSF8cSWACSmMfS2QlTGYmTWcmTmomT2smUGwmUW4mUnACU3EnVHMmVXUCVnYoV3cmWHgmWXkCWnwpW30vXH8wXYABMF6DATBfhAEwYIUBMGGHATBiiQECY4oBMWSMATBljgECZo8BMmeQATBokQEwaZIBAmqVATNrlgE5bJgBOm2ZATpunAE6b50BOnCeATpxoAE6cqIBAnOjATt0pQE6dacBAnaoATx3qQE6eKoBOnmrAQJ6rgE9e68BQ3yxAUR9sgFEfrUBRH-2AUSAAbcBRIEBuQFEggG7AQKDAbwBRYQBvgFEhQHAAQKGAcEBRocBwgFEiAHDAUSJAcQBAooBxwFHiwHIAU2MAcoBTo0BywFOjgHOAU6PAc8BTpAB0AFOkQHSAU6SAdQBApMB1QFPlAHXAU6VAdkBApYB2gFQlwHbAU6YAdwBTpkB3QECmgHgAVGbAeEBV5wB4wFYnQHkAVieAecBWJ8B6AFYoAHpAVihAesBWKIB7QECowHuAVmkAfABWKUB8gECpgHzAVqnAfQBWKgB9QFYqQH2AQKqAfkBW6sB-gFhrAH8AWKtAf0BYq4BgAJirwGBAmKwAYICYrEBhAJisgGGAgKzAYcCY7QBiQJitQGLAgK2AYwCZLcBjQJiuAGOAmK5AY8CAroBkgJluwGTAmu8AZUCbL0BlgJsvgGZAmy_AZoCbMABmwJswQGdAmzCAZ8CAsMBoAJtxAGiAmzFAaQCAsYBpQJuxwGmAmzIAacCbMkBqAICygGrAm_LAawCdcwBrgJ2zQGvAnbOAbICds8BswJ20AG0AnbRAbYCdtIBuAIC0wG5AnfUAbsCdtUBvQIC1gG-AnjXAb8CdtgBwAJ22QHBAgLaAcQCedsBxQJ_3gHHAoAB3wHNAoAB4AHQAoAB4QHRAoAB4gHSAoAB4wHUAoAB5AHWAgLlAdcCgwHmAdkCgAHnAdsCAugB3AKEAekB3QKAAeoB3gKAAesB3wIC7AHiAoUB7QHjAosB7gHkAoEB7wHlAoEB8AHmAoEB8QHnAoEB8gHoAoEB8wHqAoEB9AHsAgL1Ae0CjAH2Ae8CgQH3AfECAvgB8gKNAfkB8wKBAfoB9AKBAfsB9QIC_AH4Ao4B_QH5ApQB_gH7ApUB_wH8ApUBgAL_ApUBgQKAA5UBggKBA5UBgwKDA5UBhAKFAwKFAoYDlgGGAogDlQGHAooDAogCiwOXAYkCjAOVAYoCjQOVAYsCjgMCjAKRA5gBjQKSA5wBjgKUA50BjwKVA50BkAKYA50BkQKZA50BkgKaA50BkwKcA50BlAKeAwKVAp8DngGWAqEDnQGXAqMDApgCpAOfAZkCpQOdAZoCpgOdAZsCpwMCnAKqA6ABnQKrA6YBngKtA6cBnwKuA6cBoAKxA6cBoQKyA6cBogKzA6cBowK1A6cBpAK3AwKlArgDqAGmArkDpwGnAroDAqgCvQOpAakCvgOtAaoCwAOuAasCwQOuAawCxAOuAa0CxQOuAa4CxgOuAa8CyAOuAbACygMCsQLLA68BsgLNA64BswLPAwK0AtADsAG1AtEDrgG2AtIDrgG3AtMDArgC1gOxAbkC1wO3Ab8C2QO4AcAC6wO4AcEC7QO4AcIC7gO4AcMC7wO4AcQC8QO4AcUC8wMCxgL0A74BxwL2A7gByAL4AwLJAvkDvwHKAvoDuAHLAvsDuAHMAvwDAs0C_wPAAc4CgATEAc8CgQS5AdACggS5AdECgwS5AdIChAS5AdMChQS5AdQChwS5AdUCiQQC1gKKBMUB1wKMBLkB2AKOBALZAo8ExgHaApAEuQHbApEEuQHcApIEAt0ClQTHAd4ClgTLAd8ClwS6AeACmAS6AeECmQS6AeICmgS6AeMCmwS6AeQCnQS6AeUCnwQC5gKgBMwB5wKjBLoB6AKlBALpAqYEzQHqAqgEugHrAqkEugHsAqoEAu0CrQTOAe4CrgTUAe8CrwS7AfACsAS7AfECsQS7AfICsgS7AfMCswS7AfQCtQS7AfUCtwQC9gK4BNUB9wK6BLsB-AK8BAL5Ar0E1gH6Ar4EuwH7Ar8EuwH8AsAEAv0CwwTXAf4CxATdAf8CxgTeAYADxwTeAYEDygTeAYIDywTeAYMDzATeAYQDzgTeAYUD0AQChgPRBN8BhwPTBN4BiAPVBAKJA9YE4AGKA9cE3gGLA9gE3gGMA9kEAo0D3AThAY4D3QTlAZED3wTmAZID5QTmAZMD6ATmAZQD6QTmAZUD6gTmAZYD7ATmAZcD7gQCmAPvBOkBmQPxBOYBmgPzBAKbA_QE6gGcA_UE5gGdA_YE5gGeA_cEAp8D-gTrAaAD-wTxAaED_ATnAaID_QTnAaMD_gTnAaQD_wTnAaUDgAXnAaYDggXnAacDhAUCqAOFBfIBqQOHBecBqgOJBQKrA4oF8wGsA4sF5wGtA4wF5wGuA40FAq8DkAX0AbADkQX6AbEDkwX7AbIDlAX7AbMDlwX7AbQDmAX7AbUDmQX7AbYDmwX7AbcDnQUCuAOeBfwBuQOgBfsBugOiBQK7A6MF_QG8A6QF-wG9A6UF-wG-A6YFAr8DqQX-AcADqgWEAsEDrAWFAsIDrQWFAsMDsAWFAsQDsQWFAsUDsgWFAsYDtAWFAscDtgUCyAO3BYYCyQO5BYUCygO7BQLLA7wFhwLMA70FhQLNA74FhQLOA78FAs8DwgWIAtADwwWMAtEDxQWNAtIDxgWNAtMDyQWNAtQDygWNAtUDywWNAtYDzQWNAtcDzwUC2APQBY4C2QPSBY0C2gPUBQLbA9UFjwLcA9YFjQLdA9cFjQLeA9gFAt8D2wWQAuAD3AWUAuED3gWVAuID3wWVAuMD4gWVAuQD4wWVAuUD5AWVAuYD5gWVAucD6AUC6APpBZYC6QPrBZUC6gPtBQLrA-4FlwLsA-8FlQLtA_AFlQLuA_EFAu8D9AWYAvAD9QWcAvED9wWdAvID-AWdAvMD-wWdAvQD_AWdAvUD_QWdAvYD_wWdAvcDgQYC-AOCBp4C-QOEBp0C-gOGBgL7A4cGnwL8A4gGnQL9A4kGnQL-A4oGAv8DjQagAoAEjgakAoEEkAalAoIEkQalAoMElAalAoQElQalAoUElgalAoYEmAalAocEmgYCiASbBqYCiQSdBqUCigSfBgKLBKAGpwKMBKEGpQKNBKIGpQKOBKMGAo8EpgaoApAEpwasApIEqQatApMErwatApQEsgatApUEswatApYEtAatApcEtgatApgEuAYCmQS5BrACmgS7Bq0CmwS9BgKcBL4GsQKdBL8GrQKeBMAGrQKfBMEGAqAExAayAqEExQa4AqIExgauAqMExwauAqQEyAauAqUEyQauAqYEygauAqcEzAauAqgEzgYCqQTPBrkCqgTRBq4CqwTTBgKsBNQGugKtBNUGrgKuBNYGrgKvBNcGArAE2ga7ArEE2wbBArIE3QbCArME3gbCArQE4QbCArUE4gbCArYE4wbCArcE5QbCArgE5wYCuQToBsMCugTqBsICuwTsBgK8BO0GxAK9BO4GwgK-BO8GwgK_BPAGAsAE8wbFAsEE9AbLAsIE9gbMAsME9wbMAsQE-gbMAsUE-wbMAsYE_AbMAscE_gbMAsgEgAcCyQSBB80CygSDB8wCywSFBwLMBIYHzgLNBIcHzALOBIgHzALPBIkHAtAEjAfPAtEEjQfTAtIEjwfUAtMEkAfUAtQEkwfUAtUElAfUAtYElQfUAtcElwfUAtgEmQcC2QSaB9UC2gScB9QC2wSeBwLcBJ8H1gLdBKAH1ALeBKEH1ALfBKIHAuAEpQfXAuEEpgfdAucEqAfeAugEvQfeAukEwAfeAuoEwQfeAusEwgfeAuwExAfeAu0ExgcC7gTHB-UC7wTJB94C8ATLBwLxBMwH5gLyBM0H3gLzBM4H3gL0BM8HAvUE0gfnAvYE0wftAvcE1AffAvgE1QffAvkE1gffAvoE1wffAvsE2AffAvwE2gffAv0E3AcC_gTdB-4C_wTfB98CgAXhBwKBBeIH7wKCBeMH3wKDBeQH3wKEBeUHAoUF6AfwAoYF6Qf2AocF6gfgAogF6wfgAokF7AfgAooF7QfgAosF7gfgAowF8AfgAo0F8gcCjgXzB_cCjwX1B-ACkAX3BwKRBfgH-AKSBfkH4AKTBfoH4AKUBfsHApUF_gf5ApYF_wf_ApcFgAjhApgFgQjhApkFggjhApoFgwjhApsFhAjhApwFhgjhAp0FiAgCngWJCIADnwWLCOECoAWNCAKhBY4IgQOiBY8I4QKjBZAI4QKkBZEIAqUFlAiCA6YFlQiIA6cFlgjiAqgFlwjiAqkFmAjiAqoFmQjiAqsFmgjiAqwFnAjiAq0FnggCrgWfCIkDrwWhCOICsAWjCAKxBaQIigOyBaUI4gKzBaYI4gK0BacIArUFqgiLA7YFqwiRA7kFrQiSA7oFswiSA7sFtgiSA7wFtwiSA70FuAiSA74FugiSA78FvAgCwAW9CJUDwQW_CJIDwgXBCALDBcIIlgPEBcMIkgPFBcQIkgPGBcUIAscFyAiXA8gFyQibA8kFygiTA8oFywiTA8sFzAiTA8wFzQiTA80FzgiTA84F0AiTA88F0ggC0AXTCJwD0QXVCJMD0gXXCALTBdgInQPUBdkIkwPVBdoIkwPWBdsIAtcF3gieA9gF3wiiA9kF4QijA9oF4gijA9sF5QijA9wF5gijA90F5wijA94F6QijA98F6wgC4AXsCKQD4QXuCKMD4gXwCALjBfEIpQPkBfIIowPlBfMIowPmBfQIAucF9wimA-gF-AisA-kF-gitA-oF-witA-sF_gitA-wF_witA-0FgAmtA-4FggmtA-8FhAkC8AWFCa4D8QWHCa0D8gWJCQLzBYoJrwP0BYsJrQP1BYwJrQP2BY0JAvcFkAmwA_gFkQm0A_kFkwm1A_oFlAm1A_sFlwm1A_wFmAm1A_0FmQm1A_4Fmwm1A_8FnQkCgAaeCbYDgQagCbUDggaiCQKDBqMJtwOEBqQJtQOFBqUJtQOGBqYJAocGqQm4A4gGqgm8A5AGrAm9A5EGygm9A5IGzAm9A5MGzQm9A5QGzgm9A5UG0Am9A5YG0gkClwbTCccDmAbVCb0DmQbXCQKaBtgJyAObBtkJvQOcBtoJvQOdBtsJAp4G3gnJA58G3wnNA6AG4QnOA6EG4gnOA6IG5QnOA6MG5gnOA6QG5wnOA6UG6QnOA6YG6wkCpwbsCc8DqAbuCc4DqQbwCQKqBvEJ0AOrBvIJzgOsBvMJzgOtBvQJAq4G9wnRA68G-AnVA7AG-Qm-A7EG-gm-A7IG-wm-A7MG_Am-A7QG_Qm-A7UG_wm-A7YGgQoCtwaCCtYDuAaECr4DuQaGCgK6BocK1wO7BogKvgO8BokKvgO9BooKAr4GjQrYA78GjgrcA8AGjwq_A8EGkAq_A8IGkQq_A8MGkgq_A8QGkwq_A8UGlQq_A8YGlwoCxwaYCt0DyAabCr8DyQadCgLKBp4K3gPLBqAKvwPMBqEKvwPNBqIKAs4GpQrfA88GpgrjA9AGpwrEA9EGqArEA9IGqQrEA9MGqgrEA9QGqwrEA9UGrQrEA9YGrwoC1wawCuQD2AayCsQD2Qa0CgLaBrUK5QPbBrYKxAPcBrcKxAPdBrgKAt4GuwrmA98GvArsA-AGvgrBA-EGvwrBA-IGwgrBA-MGwwrBA-QGxArBA-UGxgrBA-YGyAoC5wbJCu0D6AbLCsED6QbNCgLqBs4K7gPrBs8KwQPsBtAKwQPtBtEKAu4G1ArvA-8G1Qr1A_AG1grAA_EG1wrAA_IG2ArAA_MG2QrAA_QG2grAA_UG3ArAA_YG3goC9wbfCvYD-AbhCsAD-QbjCgL6BuQK9wP7BuUKwAP8BuYKwAP9BucKAv4G6gr4A_8G6wr8A4AH7ArDA4EH7QrDA4IH7grDA4MH7wrDA4QH8ArDA4UH8grDA4YH9AoChwf1Cv0DiAf3CsMDiQf5CgKKB_oK_gOLB_sKwwOMB_wKwwONB_0KAo4HgAv_A48HgQuDBJAHgwuEBJEHhAuEBJIHhwuEBJMHiAuEBJQHiQuEBJUHiwuEBJYHjQsClweOC4UEmAeQC4QEmQeSCwKaB5MLhgSbB5QLhAScB5ULhASdB5YLAp4HmQuHBJ8HmguNBKEHnAuOBKIHoguOBKMHpQuOBKQHpguOBKUHpwuOBKYHqQuOBKcHqwsCqAesC5EEqQeuC44EqgewCwKrB7ELkgSsB7ILjgStB7MLjgSuB7QLAq8HtwuTBLAHuAuZBLEHuQuPBLIHuguPBLMHuwuPBLQHvAuPBLUHvQuPBLYHvwuPBLcHwQsCuAfCC5oEuQfEC48EugfGCwK7B8cLmwS8B8gLjwS9B8kLjwS-B8oLAr8HzQucBMAHzguiBMEH0AujBMIH0QujBMMH1AujBMQH1QujBMUH1gujBMYH2AujBMcH2gsCyAfbC6QEyQfdC6MEygffCwLLB-ALpQTMB-ELowTNB-ILowTOB-MLAs8H5gumBNAH5wusBNEH6QutBNIH6gutBNMH7QutBNQH7gutBNUH7wutBNYH8QutBNcH8wsC2Af0C64E2Qf2C60E2gf4CwLbB_kLrwTcB_oLrQTdB_sLrQTeB_wLAt8H_wuwBOAHgAy0BOEHggy1BOIHgwy1BOMHhgy1BOQHhwy1BOUHiAy1BOYHigy1BOcHjAwC6AeNDLYE6QePDLUE6geRDALrB5IMtwTsB5MMtQTtB5QMtQTuB5UMAu8HmAy4BPAHmQy8BPEHmwy9BPIHnAy9BPMHnwy9BPQHoAy9BPUHoQy9BPYHowy9BPcHpQwC-AemDL4E-QeoDL0E-geqDAL7B6sMvwT8B6wMvQT9B60MvQT-B64MAv8HsQzABIAIsgzGBIEItAzHBIIItQzHBIMIuAzHBIQIuQzHBIUIugzHBIYIvAzHBIcIvgwCiAi_DMgEiQjBDMcEigjDDAKLCMQMyQSMCMUMxwSNCMYMxwSOCMcMAo8IygzKBJAIywzOBJEIzQzPBJIIzgzPBJMI0QzPBJQI0gzPBJUI0wzPBJYI1QzPBJcI1wwCmAjYDNAEmQjaDM8EmgjcDAKbCN0M0QScCN4MzwSdCN8MzwSeCOAMAp8I4wzSBKAI5AzWBKEI5gzXBKII5wzXBKMI6gzXBKQI6wzXBKUI7AzXBKYI7gzXBKcI8AwCqAjxDNgEqQjzDNcEqgj1DAKrCPYM2QSsCPcM1wStCPgM1wSuCPkMAq8I_AzaBLAI_QzgBLUI_wzhBLYIjg3hBLcIkA3hBLgIkQ3hBLkIkg3hBLoIlA3hBLsIlg0CvAiXDeYEvQiZDeEEvgibDQK_CJwN5wTACJ0N4QTBCJ4N4QTCCJ8NAsMIog3oBMQIow3uBMUIpA3iBMYIpQ3iBMcIpg3iBMgIpw3iBMkIqA3iBMoIqg3iBMsIrA0CzAitDe8EzQivDeIEzgixDQLPCLIN8ATQCLMN4gTRCLQN4gTSCLUNAtMIuA3xBNQIuQ33BNUIug3jBNYIuw3jBNcIvA3jBNgIvQ3jBNkIvg3jBNoIwA3jBNsIwg0C3AjDDfgE3QjFDeME3gjHDQLfCMgN-QTgCMkN4wThCMoN4wTiCMsNAuMIzg36BOQIzw2ABeUI0Q3kBOYI0g3kBOcI1A3kBOgI1Q3kBOkI1g3kBOoI2A3kBOsI2g0C7AjbDYEF7QjeDeQE7gjgDQLvCOENggXwCOMN5ATxCOQN5ATyCOUNAvMI6A2DBfQI6Q2JBfUI6w2KBfYI7A2KBfcI7w2KBfgI8A2KBfkI8Q2KBfoI8w2KBfsI9Q0C_Aj2DYsF_Qj4DYoF_gj6DQL_CPsNjAWACfwNigWBCf0NigWCCf4NAoMJgQ6NBYQJgg6RBYUJhA6SBYYJhQ6SBYcJiA6SBYgJiQ6SBYkJig6SBYoJjA6SBYsJjg4CjAmPDpMFjQmRDpIFjgmTDgKPCZQOlAWQCZUOkgWRCZYOkgWSCZcOApMJmg6VBZQJmw6ZBZUJnQ6aBZYJng6aBZcJoQ6aBZgJog6aBZkJow6aBZoJpQ6aBZsJpw4CnAmoDpsFnQmqDpoFngmsDgKfCa0OnAWgCa4OmgWhCa8OmgWiCbAOAqMJsw6dBaQJtA6jBQ"
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
